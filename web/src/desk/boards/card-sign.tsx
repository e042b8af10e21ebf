import { SuitSign } from '../../board/call-sign.js'

/** A card as it is written: "♠10". */
export const CardSign = ({ card }: { readonly card: string }) => (
  <span className="call">
    <SuitSign suit={card.charAt(0)} />
    {card.endsWith('T') ? '10' : card.charAt(1)}
  </span>
)
