import type { Call } from '../bridge/auction.js'
import type { Seat } from '../bridge/board.js'
import { groupedBy } from '../grouped-by.js'
import type { DealId, ParticipantId } from '../ids.js'
import {
  type AnsweredBoard,
  type AnswerSummary,
  type FirstChoice,
  possibleTricks,
  practisesBidding,
  practisesPlay,
} from './judged-answer.js'
import type { Participant } from './participant.js'
import type { Practice } from './practice.js'

/** How many questions were answered, and how many of them with a right first choice. */
export interface BiddingScore {
  readonly right: number
  readonly asked: number
}

/** The first choices of all participants in one place of the auction. */
export interface Choices {
  /** The place in the auction, from 0. */
  readonly call: number
  /** How many of the first choices were right. */
  readonly right: number
  /** How many chose each call. */
  readonly chosen: Readonly<Record<Call, number>>
  /** The chosen calls that were right. */
  readonly accepted: readonly Call[]
}

/** The results of all participants on a board. */
export interface BoardResults {
  readonly dealId: DealId
  /** `null` if the bidding of the board is not practised. */
  readonly bidding: BiddingScore | null
  /**
   * How many participants played the board, and how many of them made the contract, or defeated it as defenders; `null`
   * if the play of the board is not practised.
   */
  readonly play: { readonly made: number; readonly tried: number } | null
  /** In the order of the auction. */
  readonly choices: readonly Choices[]
}

/** The result of one participant on a board. */
export interface ParticipantResult {
  readonly participantId: ParticipantId
  readonly dealId: DealId
  /** The hand with which it was answered. */
  readonly seat: Seat
  readonly bidding: BiddingScore | null
  readonly play: {
    readonly tricks: number | null
    readonly needed: number
    readonly possible: number | null
    readonly takenBack: number
  } | null
}

/** All answers to the practice of a collection. */
export interface AnswerSheet {
  /** In the order in which they took part. */
  readonly participants: readonly Participant[]
  /** The answered boards in collection order; boards that are no longer in the collection come last. */
  readonly boards: readonly BoardResults[]
  /** In the order of the participants, then of the boards. */
  readonly answers: readonly ParticipantResult[]
}

interface Answered {
  readonly participants: readonly Participant[]
  readonly boards: readonly AnsweredBoard[]
  readonly summaries: readonly AnswerSummary[]
  readonly dealIds: readonly DealId[]
  readonly practice: Practice
}

const scoreOf = (choices: readonly FirstChoice[]): BiddingScore => ({
  right: choices.filter(({ right }) => right).length,
  asked: choices.length,
})

const choicesOf = (choices: readonly FirstChoice[]): readonly Choices[] =>
  [...groupedBy(choices, ({ call }) => call)]
    .sort(([a], [b]) => a - b)
    .map(([call, made]) => ({
      call,
      right: scoreOf(made).right,
      chosen: Object.fromEntries([...groupedBy(made, ({ choice }) => choice)].map(([one, of]) => [one, of.length])),
      accepted: [...new Set(made.filter(({ right }) => right).map(({ choice }) => choice))].sort(),
    }))

const boardResults = (
  dealId: DealId,
  summaries: readonly AnswerSummary[],
  latest: AnsweredBoard | undefined,
  practice: Practice,
): BoardResults => {
  const biddings = summaries.flatMap(({ firstChoices }) => (firstChoices === null ? [] : [firstChoices]))
  const plays = summaries.flatMap(({ play }) => play ?? [])
  const isBid = biddings.length > 0 || (latest !== undefined && practisesBidding(latest, practice))
  const isPlayed = plays.length > 0 || (latest !== undefined && practisesPlay(latest, practice))
  const choices = biddings.flat()
  return {
    dealId,
    bidding: isBid ? scoreOf(choices) : null,
    play: isPlayed
      ? {
          made: plays.filter(({ tricks, needed }) => tricks !== null && tricks >= needed).length,
          tried: plays.length,
        }
      : null,
    choices: choicesOf(choices),
  }
}

/** How many participants are handled in a step. */
const PER_STEP = 25

/**
 * Compiles the answers to a practice for the owner of the collection. Yields between short steps so that other work can
 * run, because there may be many answers.
 */
export function* answerSheet({
  participants,
  boards,
  summaries,
  dealIds,
  practice,
}: Answered): Generator<undefined, AnswerSheet> {
  const byDeal = groupedBy(summaries, ({ dealId }) => dealId)
  yield
  const byParticipant = groupedBy(summaries, ({ participantId }) => participantId)
  yield
  const places = new Map([...dealIds, ...[...byDeal.keys()].sort()].reverse().map((id, i) => [id, -i]))
  const placeOf = ({ dealId }: { readonly dealId: DealId }): number => places.get(dealId) ?? 0
  const latest = new Map([...boards].sort((a, b) => a.revision - b.revision).map((board) => [board.dealId, board]))
  const results: BoardResults[] = []
  for (const [dealId, of] of byDeal) {
    results.push(boardResults(dealId, of, latest.get(dealId), practice))
    yield
  }
  const copies = new Map(boards.map((board) => [`${board.dealId} ${board.revision}`, board]))
  const toResult = (summary: AnswerSummary): ParticipantResult => {
    const { participantId, dealId, seat, firstChoices, play } = summary
    const copy = play && copies.get(`${dealId} ${summary.revision}`)
    return {
      ...{ participantId, dealId, seat },
      bidding: firstChoices && scoreOf(firstChoices),
      play: play && { ...play, possible: copy ? possibleTricks(copy, seat) : null },
    }
  }
  const answers: ParticipantResult[] = []
  for (const [i, { id }] of participants.entries()) {
    const own = (byParticipant.get(id) ?? []).sort((a, b) => placeOf(a) - placeOf(b))
    answers.push(...own.map(toResult))
    if (i % PER_STEP === PER_STEP - 1) yield
  }
  return { participants, boards: results.sort((a, b) => placeOf(a) - placeOf(b)), answers }
}
