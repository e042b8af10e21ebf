import { isCall } from 'dealbook-domain/bridge/auction.js'
import { SEATS, type Seat } from 'dealbook-domain/bridge/board.js'
import { type Card, isCard } from 'dealbook-domain/bridge/play.js'
import type { ChosenCalls } from 'dealbook-domain/practice/bidding-practice.js'
import { MAX_TAKEN_BACK } from 'dealbook-domain/practice/participant.js'
import { parsedJson } from '../../parsed-json.js'

/** A student's progress with one board. */
export interface BoardProgress {
  /** The hand that is practised, a seat of the board as stored; `null` before the first choice. */
  readonly seat: Seat | null
  readonly chosen: readonly ChosenCalls[]
  readonly cards: readonly Card[]
  readonly takenBack: number
  /** Whether the board is practised again after it was finished, which doesn't count as an answer. */
  readonly isAgain: boolean
}

export const NO_PROGRESS: BoardProgress = { seat: null, chosen: [], cards: [], takenBack: 0, isAgain: false }

/** The progress with all boards of a link, by board id. */
export type LessonProgress = Readonly<Record<string, BoardProgress>>

const isChosen = (value: unknown): value is ChosenCalls => {
  const { call, chosen } = (value ?? {}) as Readonly<Record<string, unknown>>
  return (
    Number.isInteger(call) && Array.isArray(chosen) && chosen.every((one) => typeof one === 'string' && isCall(one))
  )
}

const boardProgressOf = (value: unknown): BoardProgress => {
  const { seat, chosen, cards, takenBack, isAgain } = (value ?? {}) as Readonly<Record<string, unknown>>
  return {
    seat: SEATS.find((one) => one === seat) ?? null,
    chosen: Array.isArray(chosen) ? chosen.filter(isChosen) : [],
    cards: Array.isArray(cards) && cards.every((card) => typeof card === 'string' && isCard(card)) ? cards : [],
    takenBack: Math.min(MAX_TAKEN_BACK, Number.isInteger(takenBack) ? Math.max(0, takenBack as number) : 0),
    isAgain: isAgain === true,
  }
}

/** Parses the progress stored on the device. Invalid parts are left out. */
export const progressOf = (text: string | null): LessonProgress =>
  Object.fromEntries(Object.entries(parsedJson(text) ?? {}).map(([id, board]) => [id, boardProgressOf(board)]))
