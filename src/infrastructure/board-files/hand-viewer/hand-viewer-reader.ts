import type { BoardRecord } from '../../../application/ports/board-reader.js'
import { contractOf, MAX_CALLS } from '../../../domain/bridge/auction.js'
import { SEATS, type Seat, type Vulnerability } from '../../../domain/bridge/board.js'
import type { Hand } from '../../../domain/bridge/hand.js'
import { type Card, MAX_CARDS } from '../../../domain/bridge/play.js'
import { type DealFields, defaultDealer } from '../../../domain/deal-content.js'
import {
  BoardDraft,
  boardNumberFrom,
  MAX_SECTION_LENGTH,
  NoBoard,
  seatFrom,
  titleFrom,
  vulnerabilityFrom,
} from '../board-draft.js'
import { oneLine, shown } from '../bridge-texts.js'
import { CallNotes } from '../call-notes.js'
import { callLabel, callsFrom, GAP, placesOf, type ReadCall, unreadCall } from '../call-text.js'
import { handOf, lastHand, requireOneDeck } from '../diagrams/hand-text.js'
import { ofBoard } from '../fault-messages.js'
import type { LinAuction } from '../lin/lin-body.js'
import { readLin, suitsOf } from '../lin/lin-reader.js'
import { cardFrom, lawfulPlay, notACard, type ReadPlay } from '../play-table.js'
import { LineFeeds } from '../record-cutter.js'
import { type FoundLink, firstLink, linksIn } from './hand-viewer-address.js'

/**
 * Reads the boards from links to Bridge Base Online's hand viewer in a text. A link has a LIN text in `lin`, or hands
 * in `n e s w` with `d` (dealer), `v` (vulnerability), `b` (board number), `a` (auction) and `p` (play). Nothing is
 * fetched: a link that does not contain the board itself is a record that could not be read.
 */
export function* readHandViewer(chunks: Iterable<string>): Iterable<BoardRecord | null> {
  let index = 0
  for (const link of linksOf(chunks)) {
    if (link === null) yield null
    else for (const read of boardsOf(link)) yield read === null ? null : { ...read, index: index++, line: link.line }
  }
}

type Found = FoundLink | { readonly kind: 'lin'; readonly line: number }

/** The links of a text line by line. */
function* linksOf(chunks: Iterable<string>): Iterable<Found | null> {
  let line = 1
  let only: { readonly text: string; readonly line: number } | null = null
  let count = 0
  for (const text of linesOf(chunks)) {
    if (text === null) yield null
    else if (text.trim() !== '') {
      if (count === 1 && only !== null) yield* foundIn(only.text, only.line)
      if (count === 0) only = { text, line }
      else yield* foundIn(text, line)
      count++
    }
    if (text !== null) line++
  }
  if (count === 1 && only !== null) yield* linksIn(only.text, only.line, true)
}

function* foundIn(text: string, line: number): Iterable<Found | null> {
  if (isLin(text)) yield { kind: 'lin', line }
  else yield* linksIn(text, line, false)
}

/** Whether a line is LIN: it contains a command of a board, and begins with a command or has no link. */
const isLin = (line: string): boolean =>
  /(?:^|[\s|])(?:qx|md)\|/i.test(line) && (/^\s*[a-z]{2}\|/i.test(line) || firstLink(line) === null)

function* linesOf(chunks: Iterable<string>): Iterable<string | null> {
  const breaks = new LineFeeds()
  let parts: string[] = []
  const take = function* (chunk: string): Iterable<string> {
    const [first = '', ...others] = chunk.split('\n')
    parts.push(first)
    for (const next of others) {
      yield parts.join('')
      parts = [next]
    }
  }
  for (const chunk of chunks) {
    yield* take(breaks.push(chunk))
    yield null
  }
  yield* take(breaks.end())
  yield parts.join('')
}

type ReadBoard = { readonly fields: DealFields; readonly warnings: readonly string[] } | { readonly message: string }

/** Why a link gives no board, and what to do instead. */
const INSTEAD: Readonly<Record<'short' | 'records' | 'long' | 'myhand' | 'linurl' | 'lin' | 'garbage', string>> = {
  short: 'is shortened: open it, and import the address that it leads to',
  records: 'leads to the records of Bridge Base: open it, and import the LIN file or the hand viewer link of the board',
  long: 'is longer than 64 KiB',
  myhand:
    'only names a board in the records of Bridge Base (myhand): open it, and import the LIN file or the link that its menu exports',
  linurl: 'only names a LIN file (linurl): download the file, and import it',
  garbage: 'holds no board: its lin has neither qx nor md',
  lin: 'LIN text mixed with links was ignored: import it as a separate file',
}

function* boardsOf(link: FoundLink | { readonly kind: 'lin' }): Iterable<ReadBoard | null> {
  if (link.kind === 'lin') yield { message: INSTEAD.lin }
  else if (link.kind !== 'viewer') yield { message: `The link ${shown(link.address)} ${INSTEAD[link.kind]}` }
  else
    for (const read of boardsAt(link.address, link.parameters))
      yield read === null || !link.isCut || 'message' in read
        ? read
        : { ...read, warnings: [...read.warnings, CUT_LINK] }
}

const CUT_LINK = 'a link is cut at a blank or a quote, and what follows is not kept: it is not encoded'

function* boardsAt(address: string, parameters: Parameters): Iterable<ReadBoard | null> {
  const lin = parameters.get('lin') ?? ''
  if (lin.trim() !== '') {
    let boards = 0
    for (const record of readLin([lin])) {
      if (record !== null) boards++
      yield record
    }
    if (boards === 0) yield { message: `The link ${shown(address)} ${INSTEAD.garbage}` }
    return
  }
  const kept = (['myhand', 'linurl'] as const).find((name) => parameters.has(name))
  if (SEATS.some((seat) => handText(parameters, seat) !== '')) yield boardOf(parameters)
  else if (kept !== undefined) yield { message: `The link ${shown(address)} ${INSTEAD[kept]}` }
}

type Parameters = ReadonlyMap<string, string>

/** Parameters that have a field, or that only affect the display in the viewer. */
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

const boardOf = (parameters: Parameters): ReadBoard => {
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
    const { auction, callNotes } = auctionOf(value('a'), caller, draft)
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
      callNotes,
      play: play.fault === null ? play.play : [],
    })
  } catch (error) {
    if (error instanceof NoBoard) return { message: ofBoard(shown(value('b')), error.message) }
    throw error
  }
}

const dealerOf = (text: string): Seat | null => {
  const dealer = seatFrom(text)
  if (dealer === null && text !== '') throw new NoBoard(`the dealer, ${shown(text)}, is none of n, e, s and w`)
  return dealer
}

const vulnerabilityOf = (text: string): Vulnerability | null => {
  const vulnerability = vulnerabilityFrom(text)
  if (vulnerability === null && text !== '')
    throw new NoBoard(`the vulnerability, ${shown(text)}, is none of n, e, b and -`)
  return vulnerability
}

/** The text of a hand, without spaces, and without the dashes for voids and hidden hands. */
const handText = (parameters: Parameters, seat: Seat): string =>
  (parameters.get(seat.toLowerCase()) ?? '').replace(/[\s-]+/g, '').toUpperCase()

/** Parses hands such as `sakqht98d765c4321`. If three of them are complete, the fourth gets the remaining cards. */
const handsOf = (parameters: Parameters): Record<Seat, Hand | null> => {
  const read = SEATS.map((seat) => [seat, seatedHand(parameters, seat)] as const)
  const known = read.flatMap(([, hand]) => hand ?? [])
  const rest = known.length === SEATS.length - 1 ? lastHand(known) : null
  const hands = Object.fromEntries(read.map(([seat, hand]) => [seat, hand ?? rest])) as Record<Seat, Hand | null>
  requireOneDeck(hands)
  return hands
}

const seatedHand = (parameters: Parameters, seat: Seat): Hand | null => {
  const text = handText(parameters, seat)
  // Letters of suits without cards mean a hidden hand, as in LIN.
  return /^[SHDC]*$/.test(text) ? null : handOf(seat, suitsOf(text), text)
}

/** Calls, marks, and explanations in brackets, which may be nested. */
const WORDS =
  /\((?:[^()]+|\([^()]*\))*\)?|[1-7](?:NT?|[SHDC])|PASS|P|X(?=XX)|XX|X|RDBL|REDOUBLE|R|DBL|DOUBLE|D|!+|\?+|-+|[,\s]+|./gis

const insideBrackets = (word: string): string => word.slice(1).replace(/\)$/, '').trim()

/** Reads calls and explanations in their order; a `?` asks for the next call. */
const auctionOf = (text: string, dealer: Seat, draft: BoardDraft): LinAuction => {
  const calls: ReadCall[] = []
  const notes = new CallNotes()
  for (const [word] of text.slice(0, MAX_SECTION_LENGTH).matchAll(WORDS)) {
    if (calls.length > MAX_CALLS) break
    const last = calls.length - 1
    if (word.startsWith('!')) {
      if (last >= 0) notes.alert(last)
    } else if (word.startsWith('(')) {
      const explanation = insideBrackets(word)
      if (last >= 0) notes.explain(last, explanation)
      else if (explanation !== '') draft.note(explanation)
    } else if (word.startsWith('?')) draft.note(callLabel(calls, calls.length, dealer))
    else if (!/^[,\s-]+$/.test(word)) calls.push(...(callsFrom(word) ?? [unreadCall(word)]))
    // Hyphens before the first call fill the columns of the seats before the dealer.
    else if (word.startsWith('-') && calls.length > 0) calls.push(GAP)
  }
  const auction = draft.auction(calls, text, dealer, text.length > MAX_SECTION_LENGTH ? 'it is too long' : null)
  return {
    auction,
    callNotes: notes.read(placesOf(auction, calls), draft, (call) => callLabel(calls, call, dealer)),
  }
}

/** Cards, and explanations in brackets. */
const CARDS = /\((?:[^()]+|\([^()]*\))*\)?|[SHDC](?:10|[2-9TJQKA])|[,\s]+|./gis

/** The cards in the order in which they were played. */
const playOf = (text: string, draft: BoardDraft): ReadPlay => {
  const cards: Card[] = []
  for (const [word] of text.slice(0, MAX_SECTION_LENGTH).matchAll(CARDS)) {
    if (/^[,\s]+$/.test(word)) continue
    if (word.startsWith('(')) {
      const explanation = insideBrackets(word)
      if (explanation !== '') draft.note(cards.length === 0 ? explanation : `${cards.at(-1)}: ${explanation}`)
      continue
    }
    const card = cardFrom(word)
    if (card === null) return notACard(word)
    if (cards.length === MAX_CARDS) return TOO_LONG
    cards.push(card)
  }
  return text.length > MAX_SECTION_LENGTH ? TOO_LONG : { play: cards, fault: null }
}

const TOO_LONG: ReadPlay = { fault: 'it is too long' }
