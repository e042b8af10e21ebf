import { rejectIssues, serviceUnavailable } from '../../domain/errors.js'
import type { DealId } from '../../domain/ids.js'
import {
  type AnsweredBoard,
  answerAfter,
  answerIssues,
  type GivenAnswer,
  type JudgedAnswer,
  judgeAnswer,
  seatOn,
  withTricksOf,
} from '../../domain/practice/judged-answer.js'
import type { Answer, Participant } from '../../domain/practice/participant.js'
import type { OpenLink, PublicLinks } from '../collections/public-links.js'
import type { Clock } from '../ports/clock.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type AnswerTarget, boardToAnswer, dealIdAt } from './answered-board.js'
import { participantOf, requireAnswers } from './participant-by-key.js'

interface Input extends AnswerTarget {
  readonly answer: GivenAnswer
}

/** How often a save is attempted if other saves by the same participant interfere. */
const ATTEMPTS = 3

/** Stores a participant's answer to a board, and judges it. */
export class PutAnswer {
  constructor(
    private readonly links: PublicLinks,
    private readonly repositories: Pick<Repositories, 'answers' | 'collections' | 'deals' | 'participants'>,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DEAL_COLLECTION_NOT_FOUND, PARTICIPANT_NOT_FOUND, DEAL_NOT_FOUND, VALIDATION_FAILED, SERVICE_UNAVAILABLE, and
   *   what `admit` and `inTurn` throw
   */
  async execute({ id, key, board, answer, ...target }: Input): Promise<JudgedAnswer> {
    return this.links.read(target, async (link) => {
      requireAnswers(link.collection)
      await participantOf(this.repositories, link.collection, { id, key })
      const dealId = await dealIdAt(this.links, link, board)
      const current = await boardToAnswer(this.repositories, link, dealId)
      for (let left = ATTEMPTS; left > 0; left--) {
        const participant = await participantOf(this.repositories, link.collection, { id, key })
        const saved = await this.save(link, participant, current, answer)
        if (saved !== null) return saved
      }
      throw serviceUnavailable()
    })
  }

  private async save(
    { collection }: OpenLink,
    participant: Participant,
    current: AnsweredBoard,
    given: GivenAnswer,
  ): Promise<JudgedAnswer | null> {
    const { answers } = this.repositories
    const dealId: DealId = current.dealId
    const stored = await answers.find(participant.id, dealId)
    const answerTo = (board: AnsweredBoard): Answer => {
      // If the board has no such hand, `answerIssues` refuses the whole answer.
      const seat = seatOn(board, collection.practice) ?? stored?.answer.seat ?? 'S'
      return answerAfter(stored?.answer ?? null, { participantId: participant.id, dealId, seat }, given)
    }
    const copy = stored === null ? current : withTricksOf(stored.board, current)
    const issues = answerIssues(copy, collection.practice, given)
    const isOutdated =
      issues.length > 0 && answerIssues(current, collection.practice, { ...answerTo(current), ...given }).length === 0
    if (!isOutdated) rejectIssues(issues)
    const board = isOutdated ? current : copy
    const answer = answerTo(board)
    const isSaved = await answers.save(participant, { answer, board }, this.clock.now())
    return isSaved ? judgeAnswer(board, answer) : null
  }
}
