import type { StoredAnswer } from '../../../application/ports/answer-repository.js'
import type { Call } from '../../../domain/bridge/auction.js'
import type { Seat } from '../../../domain/bridge/board.js'
import type { Hands } from '../../../domain/bridge/hand.js'
import type { CallNote } from '../../../domain/call-note.js'
import { parseTricks, writeTricks } from '../../../domain/double-dummy.js'
import type { DealId, ParticipantId } from '../../../domain/ids.js'
import type { ChosenCalls } from '../../../domain/practice/bidding-practice.js'
import {
  type AnsweredBoard,
  type AnswerSummary,
  type FirstChoice,
  summaryOf,
} from '../../../domain/practice/judged-answer.js'
import type { Answer, PlayAnswer } from '../../../domain/practice/participant.js'
import { columnsOf, picked } from '../../postgres/columns.js'
import type { AnsweredBoardModel, AnswerModel } from '../generated/models.js'

/** Maps the fields of an answer's model to its columns. */
const COLUMNS = {
  participantId: 'participant_id',
  dealId: 'deal_id',
  revision: 'revision',
  seat: 'seat',
  bidding: 'bidding',
  play: 'play',
  choices: 'choices',
  tricks: 'tricks',
  needed: 'needed',
  takenBack: 'taken_back',
} as const satisfies Record<keyof AnswerModel, string>

const BOARD_COLUMNS = {
  collectionId: 'collection_id',
  dealId: 'deal_id',
  revision: 'revision',
  dealer: 'dealer',
  hands: 'hands',
  auction: 'auction',
  callNotes: 'call_notes',
  tricks: 'tricks',
} as const satisfies Record<keyof AnsweredBoardModel, string>

const { collectionId: _, ...BOARD } = BOARD_COLUMNS
const ANSWER = picked(COLUMNS, ['participantId', 'seat', 'bidding', 'play'])
const SUMMARY = picked(COLUMNS, [
  'participantId',
  'dealId',
  'revision',
  'seat',
  'choices',
  'tricks',
  'needed',
  'takenBack',
])

/** Select lists for a board (`b`), an answer (`a`) with its board, and an answer without its contents. */
export const ANSWERED_BOARD_COLUMNS = columnsOf(BOARD, 'b')
export const STORED_ANSWER_COLUMNS = `${columnsOf(ANSWER, 'a')}, ${ANSWERED_BOARD_COLUMNS}`
export const SUMMARY_COLUMNS = columnsOf(SUMMARY, 'a')

export type AnsweredBoardRow = Pick<AnsweredBoardModel, keyof typeof BOARD>
export type StoredAnswerRow = Pick<AnswerModel, keyof typeof ANSWER> & AnsweredBoardRow
export type SummaryRow = Pick<AnswerModel, keyof typeof SUMMARY>

export const toAnsweredBoard = (row: AnsweredBoardRow): AnsweredBoard => ({
  dealId: row.dealId as DealId,
  revision: row.revision,
  dealer: row.dealer as Seat,
  hands: row.hands as unknown as Hands,
  auction: row.auction as Call[],
  callNotes: row.callNotes as unknown as readonly CallNote[],
  tricks: row.tricks === null ? null : parseTricks(row.tricks),
})

const toAnswer = (row: StoredAnswerRow): Answer => ({
  participantId: row.participantId as ParticipantId,
  dealId: row.dealId as DealId,
  seat: row.seat as Seat,
  bidding: row.bidding as unknown as readonly ChosenCalls[] | null,
  play: row.play as unknown as PlayAnswer | null,
})

export const toStoredAnswer = (row: StoredAnswerRow): StoredAnswer => ({
  answer: toAnswer(row),
  board: toAnsweredBoard(row),
})

/** First choices as a short text, which is faster to read than JSON in a long list: `2:1NT:1 4:P:0`. */
const choicesText = (choices: readonly FirstChoice[]): string =>
  choices.map(({ call, choice, right }) => `${call}:${choice}:${right ? 1 : 0}`).join(' ')

const toFirstChoices = (text: string): readonly FirstChoice[] =>
  text === ''
    ? []
    : text.split(' ').map((one) => {
        const [call, choice, right] = one.split(':')
        return { call: Number(call), choice: choice as Call, right: right === '1' }
      })

export const toSummary = (row: SummaryRow): AnswerSummary => ({
  participantId: row.participantId as ParticipantId,
  dealId: row.dealId as DealId,
  revision: row.revision,
  seat: row.seat as Seat,
  firstChoices: row.choices === null ? null : toFirstChoices(row.choices),
  play:
    row.needed === null || row.takenBack === null
      ? null
      : { tricks: row.tricks, needed: row.needed, takenBack: row.takenBack },
})

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** The values of `SAVE_ANSWER` from $4 on. */
export const toAnswerValues = ({ answer, board }: StoredAnswer): readonly unknown[] => {
  const { firstChoices, play } = summaryOf(board, answer)
  return [
    answer.dealId,
    board.revision,
    answer.seat,
    json(answer.bidding),
    json(answer.play),
    firstChoices && choicesText(firstChoices),
    play?.tricks ?? null,
    play?.needed ?? null,
    play?.takenBack ?? null,
    board.dealer,
    json(board.hands),
    board.auction,
    json(board.callNotes),
    board.tricks && writeTricks(board.tricks),
  ]
}
