import type { Contract } from 'dealbook-domain/bridge/auction.js'
import { tricksOf } from 'dealbook-domain/bridge/play.js'
import { useBoardWords } from './board-words.js'
import { CardSign } from './card-sign.js'

interface PlayedTricksProps {
  readonly play: readonly string[]
  readonly contract: Contract
}

/** The cards of a play with their players, trick by trick. */
export const PlayedTricks = ({ play, contract }: PlayedTricksProps) => {
  const { seat: nameOf, letters } = useBoardWords()
  return (
    <ol className="tricks">
      {tricksOf(play, contract).map(({ cards }) => (
        <li key={cards[0]?.card}>
          {cards.map(({ seat, card }) => (
            <span key={card} className="played">
              <abbr title={nameOf(seat)}>{letters[seat]}</abbr> <CardSign card={card} />
            </span>
          ))}
        </li>
      ))}
    </ol>
  )
}
