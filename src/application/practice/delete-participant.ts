import { participantNotFound } from '../../domain/participant.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { ownedParticipantIds, type ParticipantTarget } from './owned-participant.js'

/** Deletes one participant of a collection with all answers, for its owner. */
export class DeleteParticipant {
  constructor(private readonly repositories: Pick<Repositories, 'collections' | 'participants'>) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, PARTICIPANT_NOT_FOUND */
  async execute(target: ParticipantTarget): Promise<void> {
    const ids = await ownedParticipantIds(this.repositories, target)
    if (!(await this.repositories.participants.delete(...ids))) throw participantNotFound()
  }
}
