import { useBoardWords } from '../../board/board-words.js'
import { SuitSign } from '../../board/call-sign.js'

/** A card as it is written: "♠10". */
export const CardSign = ({ card }: { readonly card: string }) => {
  const { rank } = useBoardWords()
  return (
    <span className="call">
      <SuitSign suit={card.charAt(0)} />
      {rank(card)}
    </span>
  )
}
