import type { components } from 'dealbook-client'
import { useTexts } from '../texts/use-texts.js'

type Board = Pick<components['schemas']['SharedDeal'], 'hands' | 'dealer' | 'vulnerability' | 'boardNumber'>

const SEATS = ['N', 'E', 'S', 'W'] as const
type Seat = (typeof SEATS)[number]
const SUITS = [
  ['♠', 'spades'],
  ['♥', 'hearts'],
  ['♦', 'diamonds'],
  ['♣', 'clubs'],
] as const

const LINE = 19
/** Where each hand stands: North above, South below, West and East at the sides. */
const PLACES: Readonly<Record<Seat, readonly [x: number, y: number]>> = {
  N: [118, 18],
  W: [6, 112],
  E: [228, 112],
  S: [118, 206],
}

const isVulnerable = (seat: Seat, vulnerability: Board['vulnerability']): boolean =>
  vulnerability === 'All' || vulnerability.includes(seat)

/** The suits of a PBN hand, spades first; a suit without cards is a dash, as diagrams have it. */
const suitsOf = (hand: string): readonly string[] =>
  hand.split('.').map((cards) => (cards === '' ? '—' : cards.replace('T', '10')))

/** A board as teachers print it. Hands that are not shown stay empty. */
export const HandDiagram = ({ board }: { board: Board }) => {
  const { t } = useTexts()
  const { hands, dealer, vulnerability, boardNumber } = board
  const spoken = SEATS.flatMap((seat) => {
    const hand = hands[seat]
    if (hand === null) return []
    const suits = suitsOf(hand).map((cards, i) => `${t(`suit.${SUITS[i]?.[1] ?? 'spades'}`)} ${[...cards].join(' ')}`)
    return [`${t(`seat.${seat}`)}: ${suits.join(', ')}`]
  })
  const facts = [
    ...(boardNumber === null ? [] : [t('board.number', { number: boardNumber })]),
    t('board.dealer', { seat: t(`seat.${dealer}`) }),
    t('board.vulnerable', { side: t(`vulnerability.${vulnerability}`) }),
  ]
  return (
    <svg className="diagram" viewBox="0 0 340 284" role="img" aria-label={[...facts, ...spoken].join('. ')}>
      {boardNumber !== null && (
        <text x="6" y="22" className="number">
          {boardNumber}
        </text>
      )}
      <text x="6" y={boardNumber === null ? 20 : 42} className="fact">
        {t('board.dealer', { seat: t(`seat.${dealer}`) })}
      </text>
      <text x="6" y={boardNumber === null ? 38 : 60} className="fact">
        {t('board.vulnerable', { side: t(`vulnerability.${vulnerability}`) })}
      </text>
      <rect className="table" x="132" y="106" width="72" height="72" rx="6" />
      {SEATS.map((seat) => {
        const [x, y] = { N: [168, 122], S: [168, 172], W: [142, 147], E: [194, 147] }[seat] as [number, number]
        return (
          <text
            key={seat}
            x={x}
            y={y}
            className={isVulnerable(seat, vulnerability) ? 'seat vulnerable' : 'seat'}
            textDecoration={seat === dealer ? 'underline' : undefined}
          >
            {t(`seat.${seat}`).charAt(0)}
          </text>
        )
      })}
      {SEATS.map((seat) => {
        const hand = hands[seat]
        const [x, y] = PLACES[seat]
        return (
          hand !== null &&
          suitsOf(hand).map((cards, i) => (
            <text key={`${seat}${SUITS[i]?.[1]}`} x={x} y={y + i * LINE} className="cards">
              <tspan className={i === 1 || i === 2 ? 'red' : 'black'}>{SUITS[i]?.[0]}</tspan>
              <tspan dx="5">{cards}</tspan>
            </text>
          ))
        )
      })}
    </svg>
  )
}
