import type { components } from 'dealbook-client'
import type { Seat } from 'dealbook-domain/bridge/board.js'
import { groupedBy } from 'dealbook-domain/grouped-by.js'
import { turnsOf } from 'dealbook-domain/practice/bidding-practice.js'
import { exerciseOf } from '../../../students/practice/exercise-of.js'
import { biddingCell, biddingOf, type Cell, classCells, playCell } from './answer-words.js'

type LessonAnswers = components['schemas']['Answers']
type ClassAnswer = LessonAnswers['answers'][number]
export type ListedParticipant = components['schemas']['Participant']
export type Part = 'bidding' | 'play'

/** The cells of a board in a row. */
export interface Cells {
  readonly bidding: Cell | null
  readonly play: Cell | null
  /** The hand of the answer, if the lesson asks for another one now. */
  readonly otherSeat: Seat | null
}

/** A row for a student, or for the whole class if `participant` is `null`. */
export interface Row {
  readonly participant: ListedParticipant | null
  /** The cells by board id. */
  readonly cells: ReadonlyMap<string, Cells>
}

export interface LessonOfRows {
  readonly collection: Pick<components['schemas']['Collection'], 'practice'>
  readonly deals: readonly components['schemas']['ReadableDeal'][]
}

/** A row for the class, counting answers with the hand practised now, followed by one for each student. */
export const classRows = (
  { collection: { practice }, deals }: LessonOfRows,
  participants: readonly ListedParticipant[],
  answers: LessonAnswers['answers'],
): readonly Row[] => {
  const seats = new Map(deals.map((deal) => [deal.id, exerciseOf(practice, deal)?.seat]))
  const known = new Map(deals.map((deal) => [deal.id, biddingOf(deal)]))
  const callsOf = (dealId: string, seat: Seat): number | null => {
    const board = known.get(dealId)
    return board === undefined ? null : turnsOf(board, seat).length
  }
  const isOfHandNow = ({ dealId, seat }: ClassAnswer): boolean => seat === (seats.get(dealId) ?? seat)
  const rows = new Map(participants.map(({ id }) => [id, new Map<string, Cells>()]))
  for (const answer of answers) {
    const { participantId, dealId, seat, bidding, play } = answer
    rows.get(participantId)?.set(dealId, {
      bidding: biddingCell(bidding, callsOf(dealId, seat)),
      play: playCell(play),
      otherSeat: isOfHandNow(answer) ? null : seat,
    })
  }
  const ofBoards = groupedBy(answers.filter(isOfHandNow), ({ dealId }) => dealId)
  return [
    {
      participant: null,
      cells: new Map([...ofBoards].map(([dealId, some]) => [dealId, { ...classCells(some), otherSeat: null }])),
    },
    ...participants.map((participant) => ({ participant, cells: rows.get(participant.id) ?? new Map() })),
  ]
}

/** What is practised on a board, or has been; nothing of boards that students only read. */
export const partsOf = (
  dealId: string,
  { collection: { practice }, deals }: LessonOfRows,
  boards: LessonAnswers['boards'],
): readonly Part[] => {
  const deal = deals.find(({ id }) => id === dealId)
  const exercise = deal === undefined ? null : exerciseOf(practice, deal)
  const board = boards.find((answered) => answered.dealId === dealId)
  const isBid = exercise?.bidding === true || board?.bidding != null
  const isPlayed = exercise?.play != null || board?.play != null
  return [...(isBid ? (['bidding'] as const) : []), ...(isPlayed ? (['play'] as const) : [])]
}
