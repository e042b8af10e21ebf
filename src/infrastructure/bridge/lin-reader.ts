import type { BoardRecord } from '../../application/ports/board-reader.js'
import { type Call, contractOf, MAX_CALLS } from '../../domain/auction.js'
import { dealerOfBoard, type Seat, type Vulnerability } from '../../domain/board.js'
import type { DealFields } from '../../domain/deal-content.js'
import {
  BoardDraft,
  boardNumberFrom,
  callLabel,
  callsFrom,
  GAP,
  handFrom,
  lastHand,
  MAX_HAND_TEXT,
  NoBoard,
  type ReadCall,
  shown,
  titleFrom,
  vulnerabilityFrom,
} from './board-draft.js'
import { oneLine } from './bridge-texts.js'
import { CUT, type LinBoard, LinBoards, type LinHead } from './lin-boards.js'
import { isSaid, LinDigest, TEXTS } from './lin-digest.js'
import { keepAside, playOf } from './lin-supplement.js'
import { LIN_SEATS, type LinToken } from './lin-tokens.js'
import { cut } from './record-cutter.js'

/**
 * Reads the boards of a LIN file, as Bridge Base Online writes them, tolerantly: title, number, dealer, vulnerability,
 * hands, auction, play and result; explanations and texts are kept as commentary, and what else a board holds as supplement.
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
): { fields: DealFields; warnings: readonly string[] } | { message: string } => {
  const head = headOf(board.head)
  const tokens = [...board.gathered.tokens, ...board.cards]
  const value = (command: string): string => {
    const shared = head.values.get(command)
    return shared ?? textOf(tokens.find((token) => token.command === command))
  }
  try {
    const draft = new BoardDraft(head.lines)
    const [dealer, hands] = cardsOf(tokens)
    const called = value('ah')
    const number =
      /^[a-z]?(\d{1,9})(?!\d)/i.exec(value('qx'))?.[1] ?? /^(?:.*, )?board\s?#?(\d+)$/i.exec(called)?.[1] ?? ''
    const boardNumber = boardNumberFrom(number)
    if (boardNumber === null && Number(number) > 0)
      draft.warn(`the board ${shown(number)} is not a number from 1 to 999`)
    const [event = ''] = value('vg').split(',')
    const title = titleFrom(event.trim(), called || (boardNumber === null ? '' : `Board ${boardNumber}`))
    const caller = dealer ?? (boardNumber === null ? 'N' : dealerOfBoard(boardNumber))
    const vulnerability = vulnerabilityOf(value('sv'))
    for (const warning of head.warnings) draft.warn(warning)
    const auction = readBody(tokens, caller, draft, board.gathered.isTooLong ? 'it is too long' : null)
    if (board.gathered.isCut) draft.warnOfCut()
    const played = playOf(tokens, hands, contractOf(auction, caller))
    const aside = { tokens, title, room: value('qx'), number, event: value('vg'), head: board.head }
    keepAside(draft, aside, played, board.gathered.length + lengthOf(board.cards))
    return draft.board({ title, boardNumber, dealer, vulnerability, hands, auction, ...played.fields })
  } catch (error) {
    if (error instanceof NoBoard) return { message: error.message }
    throw error
  }
}

const lengthOf = (tokens: readonly LinToken[]): number =>
  tokens.reduce((sum, { command, value }) => sum + command.length + value.length, 0)

/** What a head says of each board. */
interface Head {
  readonly values: ReadonlyMap<string, string>
  /** Of its commentary. */
  readonly lines: readonly string[]
  readonly warnings: readonly string[]
}

/** Heads that are read, once for all of their boards. */
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
        command === '' ? OUTSIDE : `${command} before all boards is not kept whole: there is too much of it`,
      ),
      ...tokens.flatMap((token) => (token.command === '' && isSaid(token) ? [OUTSIDE] : [])),
    ],
  }
  heads.set(head, read)
  return read
}

const MAX_VALUE_LENGTH = 1_000

const textOf = (token: LinToken | undefined): string =>
  oneLine(token?.value.slice(0, MAX_VALUE_LENGTH).toWellFormed() ?? '')

const vulnerabilityOf = (text: string): Vulnerability | null => {
  const vulnerability = vulnerabilityFrom(text)
  if (vulnerability === null && text !== '') throw new NoBoard(`sv|${shown(text)}| is none of o, n, e, b`)
  return vulnerability
}

type Cards = readonly [Seat | null, Partial<Record<Seat, string | null>>]

/** Cards that more than one room plays are read once. */
const readCards = new WeakMap<LinToken, Cards>()

const cardsOf = (tokens: readonly LinToken[]): Cards => {
  const token = tokens.find(({ command }) => command === 'md')
  if (token === undefined) throw new NoBoard('there are no cards (md)')
  const cards = readCards.get(token) ?? parseCards(token.value)
  readCards.set(token, cards)
  return cards
}

/** `md|<dealer><hand>,<hand>,<hand>,<hand>|` from south; the fourth hand is often left out, and is what is left over. */
const parseCards = (cards: string): Cards => {
  const fault = () => new NoBoard(`md|${shown(cards)}| is not a dealer and up to four hands`)
  if (cards.length > 8 * MAX_HAND_TEXT) throw fault()
  const [, digit = '', rest = ''] = /^([0-4]?)(.*)$/.exec(cards.replace(/\s+/g, '').toUpperCase()) ?? []
  const texts = rest.split(',')
  if (texts.slice(4).some((text) => text !== '')) throw fault()
  const hands = LIN_SEATS.map((_, i) => {
    const text = texts[i] ?? ''
    if (/^[SHDC-]*$/.test(text)) return null
    const hand = handFrom(suitsOf(text))
    if (hand === null) throw fault()
    return hand
  })
  const [south = null, west = null, north = null, east = null] = hands
  const isLeftOut = (texts[3] ?? '') === '' && east === null
  if (isLeftOut && south !== null && west !== null && north !== null) hands[3] = lastHand([south, west, north])
  return [
    LIN_SEATS[Number(digit) - 1] ?? null,
    Object.fromEntries(LIN_SEATS.map((seat, i) => [seat, hands[i] ?? null])),
  ]
}

/** `SAKQHJT9…`: each suit behind its letter, in any order; one that is missing is void. */
export const suitsOf = (text: string): readonly string[] => {
  if (!/^[SHDC]/.test(text)) return []
  const suits = new Map([...'SHDC'].map((suit) => [suit, '']))
  for (const [, suit = '', ranks = ''] of text.matchAll(/([SHDC])([^SHDC]*)/g)) suits.set(suit, suits.get(suit) + ranks)
  return [...suits.values()]
}

/** Reads calls, explanations and texts in their order, and names the rest. */
const readBody = (
  tokens: readonly LinToken[],
  dealer: Seat,
  draft: BoardDraft,
  fault: string | null,
): readonly Call[] => {
  const calls: ReadCall[] = []
  const written: string[] = []
  /** Whether the last call was alerted and not explained so far. */
  let isAlerted = false
  const settle = () => {
    if (isAlerted) draft.note(`${callLabel(calls, calls.length - 1, dealer)}!`)
    isAlerted = false
  }
  for (const token of tokens) {
    const { command, value } = token
    const text = value.trim()
    if (command === 'mb') {
      settle()
      written.push(text)
      if (calls.length <= MAX_CALLS) calls.push(...callsIn(text, calls.length > 0))
      isAlerted = text.endsWith('!')
    } else if (command === 'an' && text !== '') {
      const label = calls.length === 0 ? '' : `${callLabel(calls, calls.length - 1, dealer)}${isAlerted ? '!' : ''}: `
      draft.note(`${label}${oneLine(text)}`)
      isAlerted = false
    } else if (command === 'nt' || command === 'at') draft.noteWrapped(value)
    else if (command === '' && isSaid(token)) draft.warn(OUTSIDE)
  }
  settle()
  return draft.auction(calls, written.join(' '), dealer, fault)
}

const OUTSIDE = 'text outside of commands is not kept'

/** One call of a command, or several of them without a space between. */
const callsIn = (text: string, isBegun: boolean): readonly ReadCall[] =>
  [...text.slice(0, MAX_VALUE_LENGTH).matchAll(CALLS)].flatMap(([word]): readonly ReadCall[] => {
    if (/^-+$/.test(word)) return isBegun ? [GAP] : []
    return /^(?:!+|[,\s]+)$/.test(word) ? [] : (callsFrom(word) ?? [null])
  })

const CALLS = /[1-7](?:NT?|[SHDC])|PASS|P|XX|X|RDBL|REDOUBLE|R|DBL|DOUBLE|D|!+|-+|[,\s]+|./gi
