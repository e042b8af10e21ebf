import { useBoardWords } from './board-words.js'
import { SuitSign } from './call-sign.js'

/** A card as written: "♠10". */
export const CardSign = ({ card }: { readonly card: string }) => {
  const { rank } = useBoardWords()
  return (
    <span className="call">
      <SuitSign suit={card.charAt(0)} />
      {rank(card)}
    </span>
  )
}
