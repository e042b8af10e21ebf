import type { BoardRecord } from '../../../application/ports/board-reader.js'
import { contractOf } from '../../../domain/bridge/auction.js'
import { dealerOfBoard, type Seat, type Vulnerability } from '../../../domain/bridge/board.js'
import { SUITS } from '../../../domain/bridge/card.js'
import type { DealFields } from '../../../domain/deal-content.js'
import { BoardDraft, boardNumberFrom, NoBoard, readAt, titleFrom, vulnerabilityFrom } from '../board-draft.js'
import { oneLine, shown } from '../bridge-texts.js'
import { handOf, lastHand, MAX_HAND_TEXT, type ReadHands, requireOneDeck } from '../diagrams/hand-text.js'
import { ofBoard } from '../fault-messages.js'
import { cut } from '../record-cutter.js'
import { CUT, type LinBoard, LinBoards, type LinHead } from './lin-boards.js'
import { MAX_VALUE_LENGTH, OUTSIDE_COMMANDS, readBody } from './lin-body.js'
import { isSaid, LinDigest, TEXTS } from './lin-digest.js'
import { namesOf, numberOf } from './lin-names.js'
import { playOf } from './lin-play.js'
import { addToSupplement } from './lin-supplement.js'
import { LIN_SEATS, type LinToken } from './lin-tokens.js'

/**
 * Reads the boards of a LIN file, as Bridge Base Online writes them, tolerantly: title, number, dealer, vulnerability,
 * hands, auction, play and result; explanations and texts are kept as commentary, and everything else for the owner
 * alone.
 */
export function* readLin(chunks: Iterable<string>): Iterable<BoardRecord | null> {
  let index = 0
  const boards = new LinBoards(
    () => new LinDigest(),
    (board): BoardRecord => ({ index: index++, line: board.line, ...boardOf(board) }),
  )
  yield* cut(boards, chunks)
}

const boardOf = (
  board: LinBoard<LinDigest>,
): { fields: DealFields; warnings: readonly string[] } | { message: string; line: number } => {
  const head = headOf(board.head)
  const tokens = [...board.gathered.tokens, ...board.cards]
  const find = (command: string) => tokens.find((token) => token.command === command)
  const value = (command: string): string => head.values.get(command) ?? textOf(find(command))
  const names = namesOf({ room: value('qx'), called: value('ah'), own: value('bn') })
  try {
    const draft = new BoardDraft(head.lines)
    const lineOf = (command: string) =>
      board.gathered.tokens.find((token) => token.command === command)?.line ?? board.gathered.lastLine
    const [dealer, hands] = readAt(find('md') === undefined ? board.line : lineOf('md'), () => cardsOf(find('md')))
    const vulnerability = readAt(lineOf('sv'), () => vulnerabilityOf(value('sv')))
    const number = numberOf(names, { dealer, vulnerability }, draft)
    const boardNumber = boardNumberFrom(number)
    if (boardNumber === null && Number(number) > 0)
      draft.warn(`the board ${shown(number)} is not a number from 1 to 999`)
    const [event = ''] = value('vg').split(',')
    const title = titleFrom(event.trim(), names.called || (boardNumber === null ? '' : `Board ${boardNumber}`))
    const caller = dealer ?? (boardNumber === null ? 'N' : dealerOfBoard(boardNumber))
    for (const warning of head.warnings) draft.warn(warning)
    const { auction, callNotes } = readBody(tokens, caller, draft, board.gathered.isTooLong ? 'it is too long' : null)
    if (board.gathered.isCut) draft.warnOfCut()
    if (board.gathered.isNoteCut) draft.warnOfCutNotes()
    const played = playOf(tokens, hands, contractOf(auction, caller), draft)
    const aside = { tokens, title, room: value('qx'), number, event: value('vg'), head: board.head }
    addToSupplement(draft, aside, played, board.gathered.length + lengthOf(board.cards))
    const fields = { title, boardNumber, dealer, vulnerability, hands, auction, callNotes }
    return draft.board({ ...fields, ...played.fields })
  } catch (error) {
    if (error instanceof NoBoard)
      return { message: ofBoard(names.named || names.counter, error.message), line: error.line ?? board.line }
    throw error
  }
}

const lengthOf = (tokens: readonly LinToken[]): number =>
  tokens.reduce((sum, { command, value }) => sum + command.length + value.length, 0)

/** The head of a file, which applies to each board. */
interface Head {
  readonly values: ReadonlyMap<string, string>
  /** The lines of its commentary. */
  readonly lines: readonly string[]
  readonly warnings: readonly string[]
}

/** Each head is read once for all of its boards. */
const heads = new WeakMap<LinHead, Head>()

const headOf = (head: LinHead): Head => {
  const known = heads.get(head)
  if (known !== undefined) return known
  const { tokens } = head
  const draft = new BoardDraft()
  for (const { command, value } of tokens) if (TEXTS.has(command)) draft.note(oneLine(value))
  const read: Head = {
    values: new Map(tokens.map((token) => [token.command, textOf(token)])),
    lines: draft.lines,
    warnings: [
      ...tokens.filter(({ value }) => value.endsWith(CUT)).map(({ command }) => `${command} before all boards is cut`),
      ...head.crowded.map((command) =>
        command === '' ? OUTSIDE_COMMANDS : `${command} before all boards is not kept whole: there is too much of it`,
      ),
      ...tokens.flatMap((token) => (token.command === '' && isSaid(token) ? [OUTSIDE_COMMANDS] : [])),
    ],
  }
  heads.set(head, read)
  return read
}

const textOf = (token: LinToken | undefined): string =>
  oneLine(token?.value.slice(0, MAX_VALUE_LENGTH).toWellFormed() ?? '')

const vulnerabilityOf = (text: string): Vulnerability | null => {
  const vulnerability = vulnerabilityFrom(text)
  if (vulnerability === null && text !== '')
    throw new NoBoard(`the vulnerability, ${shown(text)}, is none of o, n, e and b`)
  return vulnerability
}

type Cards = readonly [Seat | null, ReadHands]

/** Cards that are shared by several rooms are read once. */
const readCards = new WeakMap<LinToken, Cards>()

const cardsOf = (token: LinToken | undefined): Cards => {
  if (token === undefined) throw new NoBoard('the hands are missing: there is no md')
  const cards = readCards.get(token) ?? parseCards(token.value)
  readCards.set(token, cards)
  return cards
}

/** Parses `md|<dealer><hand>,<hand>,<hand>,<hand>|`, from South on. A missing fourth hand gets the remaining cards. */
const parseCards = (cards: string): Cards => {
  if (cards.length > 8 * MAX_HAND_TEXT) throw new NoBoard(`the hands are too long: ${shown(cards)}`)
  const [, digit = '', rest = ''] = /^(\d?)(.*)$/.exec(cards.replace(/\s+/g, '').toUpperCase()) ?? []
  if (Number(digit) > LIN_SEATS.length) throw new NoBoard(`the dealer, ${digit}, is none of 1 (South) to 4 (East)`)
  const texts = rest.split(',')
  if (texts.slice(LIN_SEATS.length).some((text) => text !== '')) throw new NoBoard('there are more than four hands')
  const hands = LIN_SEATS.map((seat, i) => {
    const text = texts[i] ?? ''
    return /^[SHDC-]*$/.test(text) ? null : handOf(seat, suitsOf(text), text)
  })
  const [south = null, west = null, north = null, east = null] = hands
  const isLeftOut = (texts[3] ?? '') === '' && east === null
  if (isLeftOut && south !== null && west !== null && north !== null) {
    requireOneDeck({ S: south, W: west, N: north })
    hands[3] = lastHand([south, west, north])
  }
  const read = Object.fromEntries(LIN_SEATS.map((seat, i) => [seat, hands[i] ?? null]))
  requireOneDeck(read)
  return [LIN_SEATS[Number(digit) - 1] ?? null, read]
}

/** `SAKQHJT9…`: each suit follows its letter, in any order; a missing suit is void. */
export const suitsOf = (text: string): readonly string[] => {
  if (!/^[SHDC]/.test(text)) return []
  const suits = new Map<string, string>(SUITS.map((suit) => [suit, '']))
  for (const [, suit = '', ranks = ''] of text.matchAll(/([SHDC])([^SHDC]*)/g)) suits.set(suit, suits.get(suit) + ranks)
  return [...suits.values()]
}
