import { participantNotFound } from '../../domain/practice/participant.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type OwnedParticipantTarget, ownedParticipantIds } from './participant-for-owner.js'

/** Deletes one participant of a collection with all answers, for its owner. */
export class DeleteParticipant {
  constructor(private readonly repositories: Pick<Repositories, 'collections' | 'participants'>) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, PARTICIPANT_NOT_FOUND */
  async execute(target: OwnedParticipantTarget): Promise<void> {
    const ids = await ownedParticipantIds(this.repositories, target)
    if (!(await this.repositories.participants.delete(...ids))) throw participantNotFound()
  }
}
