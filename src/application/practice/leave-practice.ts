import type { Actor } from '../../domain/actor.js'
import type { PublicLinks } from '../collections/public-links.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type ParticipantTarget, participantOf } from './participant-by-key.js'

interface Input extends ParticipantTarget {
  readonly actor: Actor
}

/** Deletes a participant with all their answers, at the participant's own request. */
export class LeavePractice {
  constructor(
    private readonly links: PublicLinks,
    private readonly repositories: Pick<Repositories, 'participants'>,
  ) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, PARTICIPANT_NOT_FOUND, and what `admit` and `inTurn` throw */
  async execute({ id, key, ...target }: Input): Promise<void> {
    await this.links.read(target, async ({ collection }) => {
      const participant = await participantOf(this.repositories, collection, { id, key })
      await this.repositories.participants.delete(collection.id, participant.id)
    })
  }
}
