import type { Board } from '../../application/ports/board-writer.js'
import type { Call, Contract, Strain } from '../../domain/auction.js'
import { SEATS, type Seat, type Vulnerability } from '../../domain/board.js'
import { contractOfDeal } from '../../domain/deal.js'
import { cardsOf, type Hand } from '../../domain/hand.js'

type Suit = Exclude<Strain, 'NT'>

/** Four colours that stand out on white by 4.5 to 1 or more. */
const SUITS: Readonly<Record<Suit, { readonly symbol: string; readonly name: string; readonly colour: string }>> = {
  S: { symbol: '♠', name: 'spades', colour: '#000000' },
  H: { symbol: '♥', name: 'hearts', colour: '#c00000' },
  D: { symbol: '♦', name: 'diamonds', colour: '#b45309' },
  C: { symbol: '♣', name: 'clubs', colour: '#15803d' },
}
const SUIT_ORDER = ['S', 'H', 'D', 'C'] as const satisfies readonly Suit[]

const SEAT_NAMES: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' }
const VULNERABILITIES: Readonly<Record<Vulnerability, { readonly name: string; readonly seats: readonly Seat[] }>> = {
  None: { name: 'none', seats: [] },
  NS: { name: 'North-South', seats: ['N', 'S'] },
  EW: { name: 'East-West', seats: ['E', 'W'] },
  All: { name: 'all', seats: SEATS },
}

const INK = '#111827'
const FAINT = '#4b5563'
const VULNERABLE = '#c00000'
const NOT_VULNERABLE = '#6b7280'

const WIDTH = 560
const LINE = 24
const COLUMN = 90
const TABLE_LEFT = 100
const TABLE_TOP = 456
/** In halves of a letter of Chinese, which a line of the title has room for. */
const TITLE_ROOM = 44
/** Where each hand begins, and each letter of the compass with the bar of its side. */
const PLACES = {
  N: { hand: [205, 96], letter: [280, 220], bar: [232, 188, 96, 6] },
  E: { hand: [370, 216], letter: [314, 258], bar: [334, 204, 6, 96] },
  S: { hand: [205, 342], letter: [280, 297], bar: [232, 310, 96, 6] },
  W: { hand: [30, 216], letter: [246, 258], bar: [220, 204, 6, 96] },
} as const

/** A hand diagram: compass with dealer and vulnerability, the hands that are shown, the auction. It runs and loads nothing. */
export const drawHands = (board: Board): string => {
  const { id, title, boardNumber, dealer, vulnerability, hands, auction } = board
  const facts = [
    ...(boardNumber === null ? [] : [`Board ${boardNumber}`]),
    `Dealer ${SEAT_NAMES[dealer]}`,
    `Vulnerable: ${VULNERABILITIES[vulnerability].name}`,
  ]
  const contract = contractOfDeal(board)
  const rows = Math.ceil((columnOf(dealer) + auction.length) / 4)
  const end = TABLE_TOP + (auction.length === 0 ? 0 : LINE * (rows + 1) + 16)
  const height = end + (contract === null ? 0 : LINE)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title-${escaped(id)} description-${escaped(id)}" font-family="sans-serif" font-size="18" fill="${INK}">`,
    `<title id="title-${escaped(id)}">${escaped(title)}</title>`,
    `<desc id="description-${escaped(id)}">${escaped(described(board, facts, contract))}</desc>`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    text(30, 34, escaped(shortened(title)), 'font-size="20" font-weight="bold"'),
    text(30, 60, escaped(facts.join(' · ')), `font-size="15" fill="${FAINT}"`),
    `<rect x="230" y="198" width="100" height="108" rx="6" fill="none" stroke="${FAINT}"/>`,
    ...SEATS.flatMap((seat) => [...compass(seat, board), ...handLines(hands[seat], PLACES[seat].hand)]),
    ...(auction.length === 0 ? [] : table(auction, dealer)),
    ...(contract === null ? [] : [text(30, end, contractLine(contract))]),
    '</svg>',
    '',
  ].join('\n')
}

const shortened = (title: string): string => {
  let room = TITLE_ROOM
  const letters = Array.from(title)
  const end = letters.findIndex((letter) => {
    room -= letter >= '\u1100' ? 2 : 1
    return room < 0
  })
  return end < 0 ? title : `${letters.slice(0, end).join('')}…`
}

const text = (x: number, y: number, content: string, attributes = ''): string =>
  `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${content}</text>`

const inColour = (strain: Strain): string =>
  strain === 'NT' ? 'NT' : `<tspan fill="${SUITS[strain].colour}">${SUITS[strain].symbol}</tspan>`

/** A seat's letter, in a ring for the dealer, and a bar in the colour of its vulnerability. */
const compass = (seat: Seat, { dealer, vulnerability }: Board): readonly string[] => {
  const { letter, bar } = PLACES[seat]
  const [x, y] = letter
  const colour = VULNERABILITIES[vulnerability].seats.includes(seat) ? VULNERABLE : NOT_VULNERABLE
  return [
    `<rect x="${bar[0]}" y="${bar[1]}" width="${bar[2]}" height="${bar[3]}" fill="${colour}"/>`,
    ...(seat === dealer
      ? [`<circle cx="${x}" cy="${y - 6}" r="13" fill="none" stroke="${INK}" stroke-width="2"/>`]
      : []),
    text(x, y, seat, 'text-anchor="middle" font-weight="bold"'),
  ]
}

const handLines = (hand: Hand | null, [x, y]: readonly [number, number]): readonly string[] => {
  if (hand === null) return []
  const suits = hand.split('.')
  return SUIT_ORDER.map((suit, i) =>
    text(x, y + LINE * i, `${inColour(suit)} ${spread(ranksOf(suits[i] ?? '')) || '—'}`),
  )
}

/** A long suit is set closer, so that it stays beside the compass. */
const spread = (ranks: readonly string[]): string => ranks.join(ranks.length > 7 ? '' : ' ')

const ranksOf = (ranks: string): readonly string[] => [...ranks].map((rank) => (rank === 'T' ? '10' : rank))

/** The auction stands under west, north, east, south, as it is printed everywhere. */
const COLUMNS = ['W', 'N', 'E', 'S'] as const satisfies readonly Seat[]
const columnOf = (seat: Seat): number => COLUMNS.indexOf(seat)

const table = (auction: readonly Call[], dealer: Seat): readonly string[] => {
  const cell = (at: number, row: number, content: string, attributes = '') =>
    text(TABLE_LEFT + COLUMN * at, TABLE_TOP + LINE * row, content, attributes)
  return [
    ...COLUMNS.map((seat, i) => cell(i, 0, SEAT_NAMES[seat], `font-size="15" font-weight="bold" fill="${FAINT}"`)),
    ...auction.map((call, i) => {
      const at = columnOf(dealer) + i
      return cell(at % 4, 1 + Math.floor(at / 4), callText(call))
    }),
  ]
}

const callText = (call: Call): string => {
  if (call === 'P') return 'Pass'
  return call === 'X' || call === 'XX' ? call : `${call.charAt(0)}${inColour(call.slice(1) as Strain)}`
}

const contractLine = ({ level, strain, doubled, declarer }: Contract): string =>
  strain === null || declarer === null
    ? 'Passed out'
    : `Contract ${level}${inColour(strain)}${'X'.repeat(doubled)} by ${SEAT_NAMES[declarer]}`

/** Everything that the picture shows, in words. */
const described = ({ hands, auction, dealer }: Board, facts: readonly string[], contract: Contract | null): string => {
  const shown = SEATS.map((seat) => `${SEAT_NAMES[seat]}: ${spokenHand(hands[seat])}.`)
  const calls = auction.map(
    (call, i) => `${SEAT_NAMES[SEATS[(SEATS.indexOf(dealer) + i) % 4] as Seat]} ${spokenCall(call)}`,
  )
  return [
    `${facts.join(', ')}.`,
    ...shown,
    ...(calls.length === 0 ? [] : [`Auction: ${calls.join(', ')}.`]),
    ...(contract === null ? [] : [`${spokenContract(contract)}.`]),
  ].join(' ')
}

const spokenHand = (hand: Hand | null): string => {
  if (hand === null) return 'not shown'
  const cards = cardsOf(hand)
  return SUIT_ORDER.map((suit) => {
    const ranks = ranksOf(cards.flatMap((card) => (card[0] === suit ? card.charAt(1) : [])).join(''))
    return `${SUITS[suit].name} ${ranks.join(' ') || 'none'}`
  }).join(', ')
}

const strainName = (strain: Strain): string => (strain === 'NT' ? 'no trump' : SUITS[strain].name)

const spokenCall = (call: Call): string => {
  if (call === 'P') return 'pass'
  if (call === 'X') return 'double'
  return call === 'XX' ? 'redouble' : `${call.charAt(0)} ${strainName(call.slice(1) as Strain)}`
}

const spokenContract = ({ level, strain, doubled, declarer }: Contract): string => {
  if (strain === null || declarer === null) return 'Passed out'
  return `Contract: ${level} ${strainName(strain)}${['', ' doubled', ' redoubled'][doubled]} by ${SEAT_NAMES[declarer]}`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text in XML 1.0: markup escaped, what no document may hold left out. */
const escaped = (value: string): string =>
  value
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
