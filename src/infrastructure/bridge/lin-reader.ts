import type { BoardRecord } from '../../application/ports/board-reader.js'
import { type Call, MAX_CALLS } from '../../domain/auction.js'
import { dealerOfBoard, type Seat, type Vulnerability } from '../../domain/board.js'
import type { DealFields } from '../../domain/deal.js'
import {
  BoardDraft,
  boardNumberFrom,
  callLabel,
  callsFrom,
  GAP,
  handFrom,
  lastHand,
  MAX_HAND_TEXT,
  NoBoardError,
  type ReadCall,
  shown,
  titleFrom,
  vulnerabilityFrom,
} from './board-draft.js'
import { type LinBoard, LinBoards } from './lin-boards.js'
import { cutWhole } from './record-cutter.js'

/**
 * Reads the boards of a LIN file, as Bridge Base Online writes them, tolerantly: title, number, dealer, vulnerability, hands
 * and auction; explanations and texts are kept as commentary, and what else a board holds is named.
 */
export function* readLin(text: string): Iterable<BoardRecord> {
  let index = 0
  for (const board of cutWhole(new LinBoards(), text)) yield { index: index++, line: board.line, ...boardOf(board) }
}

/** The seats in the order of LIN; its dealer counts them from 1. */
export const LIN_SEATS = ['S', 'W', 'N', 'E'] as const satisfies readonly Seat[]

/** Commands that only lay out a page, or are read already. */
const SILENT: ReadonlySet<string> = new Set(['qx', 'md', 'sv', 'ah', 'vg', 'st', 'rh', 'pg'])

const NAMES: ReadonlyMap<string, string> = new Map([
  ['pn', 'the players'],
  ['pc', 'the play'],
  ['mc', 'the claim'],
  ['rs', 'the results'],
  ['pw', 'the players of the rooms'],
])

const boardOf = (board: LinBoard): { fields: DealFields; warnings: readonly string[] } | { message: string } => {
  const value = (command: string): string => {
    const found = board.tokens.find((token) => token.command === command)
    return oneLine(found?.value.slice(0, MAX_VALUE_LENGTH).toWellFormed() ?? '')
  }
  try {
    const draft = new BoardDraft()
    const [dealer, hands] = cardsOf(board)
    const called = value('ah')
    const number =
      /^[a-z]?(\d{1,9})(?!\d)/i.exec(value('qx'))?.[1] ?? /^(?:.*, )?board\s?#?(\d+)$/i.exec(called)?.[1] ?? ''
    const boardNumber = boardNumberFrom(number)
    if (boardNumber === null && Number(number) > 0)
      draft.warn(`the board ${shown(number)} is not a number from 1 to 999`)
    const [event = ''] = value('vg').split(',')
    const title = titleFrom(event.trim(), called || (boardNumber === null ? '' : `Board ${boardNumber}`))
    const caller = dealer ?? (boardNumber === null ? 'N' : dealerOfBoard(boardNumber))
    const auction = readBody(board, caller, draft)
    return draft.board({ title, boardNumber, dealer, vulnerability: vulnerabilityOf(value('sv')), hands, auction })
  } catch (error) {
    if (error instanceof NoBoardError) return { message: error.message }
    throw error
  }
}

const MAX_VALUE_LENGTH = 1_000

const oneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .trim()

const vulnerabilityOf = (text: string): Vulnerability | null => {
  const vulnerability = vulnerabilityFrom(text)
  if (vulnerability === null && text !== '') throw new NoBoardError(`sv|${shown(text)}| is none of o, n, e, b`)
  return vulnerability
}

/** `md|<dealer><hand>,<hand>,<hand>,<hand>|` from south; the fourth hand is often left out, and is what is left over. */
const cardsOf = ({ tokens }: LinBoard): readonly [Seat | null, Partial<Record<Seat, string | null>>] => {
  const cards = tokens.find(({ command }) => command === 'md')?.value
  if (cards === undefined) throw new NoBoardError('there are no cards (md)')
  const fault = () => new NoBoardError(`md|${shown(cards)}| is not a dealer and up to four hands`)
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
const suitsOf = (text: string): readonly string[] => {
  if (!/^[SHDC]/.test(text)) return []
  const suits = new Map([...'SHDC'].map((suit) => [suit, '']))
  for (const [, suit = '', ranks = ''] of text.matchAll(/([SHDC])([^SHDC]*)/g)) suits.set(suit, suits.get(suit) + ranks)
  return [...suits.values()]
}

/** Reads calls, explanations and texts in their order, and names the rest. */
const readBody = ({ tokens }: LinBoard, dealer: Seat, draft: BoardDraft): readonly Call[] => {
  const calls: ReadCall[] = []
  const written: string[] = []
  /** Whether the last call was alerted and not explained so far. */
  let isAlerted = false
  const settle = () => {
    if (isAlerted) draft.note(`${callLabel(calls, calls.length - 1, dealer)}!`)
    isAlerted = false
  }
  for (const { command, value } of tokens) {
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
    } else if (command === 'nt' || command === 'at') draft.note(value)
    else if (command === '') {
      if (text !== '') draft.warn('text outside of commands is not kept')
    } else if (!SILENT.has(command) && /[^,\s]/.test(value)) {
      const name = NAMES.get(command)
      draft.warn(`${command} ${name === undefined ? '' : `(${name}) `}is not kept`)
    }
  }
  settle()
  return draft.auction(calls, written.join(' '), dealer, null)
}

/** One call of a command, or several of them without a space between. */
const callsIn = (text: string, isBegun: boolean): readonly ReadCall[] =>
  [...text.slice(0, MAX_VALUE_LENGTH).matchAll(CALLS)].flatMap(([word]): readonly ReadCall[] => {
    if (/^-+$/.test(word)) return isBegun ? [GAP] : []
    return /^(?:!+|[,\s]+)$/.test(word) ? [] : (callsFrom(word) ?? [null])
  })

const CALLS = /[1-7](?:NT?|[SHDC])|PASS|P|XX|X|RDBL|REDOUBLE|R|DBL|DOUBLE|D|!+|-+|[,\s]+|./gi
