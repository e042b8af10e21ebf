import type { BoardRecord } from '../../application/ports/board-reader.js'
import { type Call, contractOf, MAX_CALLS } from '../../domain/auction.js'
import { SEATS, type Seat, type Vulnerability } from '../../domain/board.js'
import { type DealFields, defaultDealer } from '../../domain/deal-content.js'
import type { Hand } from '../../domain/hand.js'
import { type Card, MAX_CARDS } from '../../domain/play.js'
import {
  BoardDraft,
  boardNumberFrom,
  callLabel,
  callsFrom,
  GAP,
  handFrom,
  lastHand,
  MAX_HAND_TEXT,
  MAX_SECTION_LENGTH,
  NoBoard,
  type ReadCall,
  seatFrom,
  shown,
  titleFrom,
  vulnerabilityFrom,
} from './board-draft.js'
import { oneLine } from './bridge-texts.js'
import { viewerParameters } from './hand-viewer-address.js'
import { readLin, suitsOf } from './lin-reader.js'
import { cardFrom, lawfulPlay, NOT_CARDS, type ReadPlay } from './play-table.js'

/**
 * Reads the board in an address of Bridge Base Online's hand viewer: a LIN text in `lin`, or hands in `n e s w` with `d`
 * (dealer), `v` (vulnerability), `b` (board number), `a` (auction), `p` (play). Nothing is fetched: an address that only says where a
 * board is kept holds no record, and neither does any other text.
 */
export function* readHandViewer(chunks: Iterable<string>): Iterable<BoardRecord | null> {
  const parameters = viewerParameters(chunks)
  if (parameters === null) return
  const lin = parameters.get('lin') ?? ''
  if (lin.trim() !== '') yield* readLin([lin])
  else if (SEATS.some((seat) => handText(parameters, seat) !== '')) yield { index: 0, line: 1, ...boardOf(parameters) }
}

type Parameters = ReadonlyMap<string, string>

/** Parameters that have a field, or that say how the viewer shows the board. */
const KEPT: ReadonlySet<string> = new Set([
  'lin',
  'n',
  'e',
  's',
  'w',
  'd',
  'v',
  'b',
  'a',
  'p',
  'k',
  'bbo',
  'tbt',
  'cards',
])

/** The names of the players, as PBN calls them. */
const PLAYERS: ReadonlyMap<string, string> = new Map([
  ['nn', 'North'],
  ['en', 'East'],
  ['sn', 'South'],
  ['wn', 'West'],
])

const boardOf = (parameters: Parameters): { fields: DealFields; warnings: readonly string[] } | { message: string } => {
  const value = (name: string): string => oneLine((parameters.get(name) ?? '').replace(/\r\n?/g, '\n'))
  try {
    const draft = new BoardDraft()
    const number = value('b')
    const boardNumber = boardNumberFrom(number)
    if (boardNumber === null && number !== '') draft.warn(`the board ${shown(number)} is not a number from 1 to 999`)
    const dealer = dealerOf(value('d'))
    const vulnerability = vulnerabilityOf(value('v'))
    const hands = handsOf(parameters)
    const caller = dealer ?? defaultDealer(boardNumber)
    const auction = auctionOf(value('a'), caller, draft)
    const play = lawfulPlay(playOf(value('p'), draft), hands, contractOf(auction, caller))
    if (play.fault !== null) draft.keepPlay('p', { value: value('p'), fault: play.fault })
    for (const name of parameters.keys())
      if (!KEPT.has(name) && value(name) !== '') draft.keep(PLAYERS.get(name) ?? name, value(name))
    const title = titleFrom(boardNumber === null ? '' : `Board ${boardNumber}`)
    return draft.board({
      title,
      boardNumber,
      dealer,
      vulnerability,
      hands,
      auction,
      play: play.fault === null ? play.play : [],
    })
  } catch (error) {
    if (error instanceof NoBoard) return { message: error.message }
    throw error
  }
}

const dealerOf = (text: string): Seat | null => {
  const dealer = seatFrom(text)
  if (dealer === null && text !== '') throw new NoBoard(`d=${shown(text)} is none of n, e, s, w`)
  return dealer
}

const vulnerabilityOf = (text: string): Vulnerability | null => {
  const vulnerability = vulnerabilityFrom(text)
  if (vulnerability === null && text !== '') throw new NoBoard(`v=${shown(text)} is none of n, e, b, -`)
  return vulnerability
}

/** Without spaces, and without the dashes of voids and of hands that are not shown. */
const handText = (parameters: Parameters, seat: Seat): string =>
  (parameters.get(seat.toLowerCase()) ?? '').replace(/[\s-]+/g, '').toUpperCase()

/** Hands like `sakqht98d765c4321`; the one that is missing beside three whole ones is what is left over. */
const handsOf = (parameters: Parameters): Record<Seat, Hand | null> => {
  const read = SEATS.map((seat) => [seat, handOf(parameters, seat)] as const)
  const known = read.flatMap(([, hand]) => hand ?? [])
  const rest = known.length === SEATS.length - 1 ? lastHand(known) : null
  return Object.fromEntries(read.map(([seat, hand]) => [seat, hand ?? rest])) as Record<Seat, Hand | null>
}

const handOf = (parameters: Parameters, seat: Seat): Hand | null => {
  const text = handText(parameters, seat)
  // A letter of a suit without cards is a hand that is not shown, as in LIN.
  if (/^[SHDC]*$/.test(text)) return null
  const hand = text.length > 2 * MAX_HAND_TEXT ? null : handFrom(suitsOf(text))
  if (hand === null) throw new NoBoard(`${seat.toLowerCase()}=${shown(text)} is not a hand`)
  return hand
}

/** Calls, marks, and explanations in brackets, which may hold brackets themselves. */
const WORDS =
  /\((?:[^()]+|\([^()]*\))*\)?|[1-7](?:NT?|[SHDC])|PASS|P|XX|X|RDBL|REDOUBLE|R|DBL|DOUBLE|D|!+|\?+|-+|[,\s]+|./gis

/** Reads calls and explanations in their order; a `?` asks for the next call. */
const auctionOf = (text: string, dealer: Seat, draft: BoardDraft): readonly Call[] => {
  const calls: ReadCall[] = []
  let isAlerted = false
  const label = () => callLabel(calls, calls.length - 1, dealer)
  const settle = () => {
    if (isAlerted) draft.note(`${label()}!`)
    isAlerted = false
  }
  for (const [word] of text.slice(0, MAX_SECTION_LENGTH).matchAll(WORDS)) {
    if (calls.length > MAX_CALLS) break
    if (word.startsWith('!')) isAlerted = calls.length > 0
    else if (word.startsWith('(')) {
      const explanation = word.slice(1).replace(/\)$/, '').trim()
      if (explanation === '') continue
      draft.note(calls.length === 0 ? explanation : `${label()}${isAlerted ? '!' : ''}: ${explanation}`)
      isAlerted = false
    } else if (!/^[,\s]+$/.test(word)) {
      settle()
      if (word.startsWith('?')) draft.note(callLabel(calls, calls.length, dealer))
      else if (!word.startsWith('-')) calls.push(...(callsFrom(word) ?? [null]))
      // Before the first call they stand under those who sit before the dealer.
      else if (calls.length > 0) calls.push(GAP)
    }
  }
  settle()
  return draft.auction(calls, text, dealer, text.length > MAX_SECTION_LENGTH ? 'it is too long' : null)
}

/** Cards, and explanations in brackets. */
const CARDS = /\((?:[^()]+|\([^()]*\))*\)?|[SHDC](?:10|[2-9TJQKA])|[,\s]+|./gis

/** The cards in the order in which they were played. */
const playOf = (text: string, draft: BoardDraft): ReadPlay => {
  const cards: Card[] = []
  for (const [word] of text.slice(0, MAX_SECTION_LENGTH).matchAll(CARDS)) {
    if (/^[,\s]+$/.test(word)) continue
    if (word.startsWith('(')) {
      const explanation = word.slice(1).replace(/\)$/, '').trim()
      if (explanation !== '') draft.note(cards.length === 0 ? explanation : `${cards.at(-1)}: ${explanation}`)
      continue
    }
    const card = cardFrom(word)
    if (card === null || cards.length === MAX_CARDS) return NOT_CARDS
    cards.push(card)
  }
  return text.length > MAX_SECTION_LENGTH ? NOT_CARDS : { play: cards, fault: null }
}
