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
  N: [126, 16],
  W: [6, 102],
  E: [228, 102],
  S: [126, 196],
}

const isVulnerable = (seat: Seat, vulnerability: Board['vulnerability']): boolean =>
  vulnerability === 'All' || vulnerability.includes(seat)

/** The cards of a PBN hand by suit, spades first; a suit without cards is a dash, as diagrams have it. */
const suitsOf = (hand: string): readonly (readonly string[])[] =>
  hand.split('.').map((cards) => (cards === '' ? ['—'] : [...cards].map((card) => (card === 'T' ? '10' : card))))

/** Between cards, so that a ten is seen to be one. */
const THIN_SPACE = '\u2009'

/** A board as teachers print it. Hands that are not shown stay empty. */
export const HandDiagram = ({ board }: { board: Board }) => {
  const { t } = useTexts()
  const { hands, dealer, vulnerability, boardNumber } = board
  const spoken = SEATS.flatMap((seat) => {
    const hand = hands[seat]
    if (hand === null) return []
    const suits = suitsOf(hand).map((cards, i) => `${t(`suit.${SUITS[i]?.[1] ?? 'spades'}`)} ${cards.join(' ')}`)
    return [`${t(`seat.${seat}`)}: ${suits.join(', ')}`]
  })
  const facts = [
    ...(boardNumber === null ? [] : [t('board.number', { number: boardNumber })]),
    t('board.dealer', { seat: t(`seat.${dealer}`) }),
    t('board.vulnerable', { side: t(`vulnerability.${vulnerability}`) }),
  ]
  return (
    <figure className="diagram">
      <figcaption>{facts.join(' · ')}</figcaption>
      <svg viewBox="0 0 340 264" role="img" aria-label={spoken.join('. ')}>
        <rect className="table" x="132" y="94" width="72" height="72" rx="6" />
        {SEATS.map((seat) => {
          const [x, y] = { N: [168, 112], S: [168, 160], W: [144, 136], E: [192, 136] }[seat] as [number, number]
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
                <tspan dx="5">{cards.join(THIN_SPACE)}</tspan>
              </text>
            ))
          )
        })}
      </svg>
    </figure>
  )
}
