import { type JudgedAnswer, judgeAnswer } from '../../domain/practice/judged-answer.js'
import type { PublicLinks } from '../collections/public-links.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type AnswerTarget, boardToAnswer, dealIdAt } from './answered-board.js'
import { participantOf } from './participant-by-key.js'

export type OwnAnswer = Pick<JudgedAnswer, 'dealId' | 'bidding' | 'play'>

/** Reads a participant's own answer to a board, even if the board is no longer in the collection. */
export class GetOwnAnswer {
  constructor(
    private readonly links: PublicLinks,
    private readonly repositories: Pick<Repositories, 'answers' | 'collections' | 'deals' | 'participants'>,
  ) {}

  /**
   * @throws DEAL_COLLECTION_NOT_FOUND, PARTICIPANT_NOT_FOUND, DEAL_NOT_FOUND, and what `admit` and `inTurn` throw
   */
  async execute({ id, key, board, ...target }: AnswerTarget): Promise<OwnAnswer> {
    return this.links.read(target, async (link) => {
      const participant = await participantOf(this.repositories, link.collection, { id, key })
      const dealId = await dealIdAt(this.links, link, board)
      const stored = await this.repositories.answers.find(participant.id, dealId)
      if (stored !== null) return judgeAnswer(stored.board, stored.answer)
      await boardToAnswer(this.repositories, link, dealId)
      return { dealId, bidding: null, play: null }
    })
  }
}
