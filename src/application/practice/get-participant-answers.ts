import { participantNotFound } from '../../domain/practice/participant.js'
import { foundOr } from '../found-or.js'
import type { ParticipantWithAnswers } from '../ports/participant-repository.js'
import type { Repositories } from '../ports/unit-of-work.js'
import { type OwnedParticipantTarget, ownedParticipantIds } from './participant-for-owner.js'

/** Reads all answers of a participant, for the owner of the collection, even if that is archived or degraded. */
export class GetParticipantAnswers {
  constructor(private readonly repositories: Pick<Repositories, 'collections' | 'participants'>) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, DEAL_COLLECTION_NOT_FOUND, PARTICIPANT_NOT_FOUND */
  async execute(target: OwnedParticipantTarget): Promise<ParticipantWithAnswers> {
    const ids = await ownedParticipantIds(this.repositories, target)
    return foundOr(await this.repositories.participants.findWithAnswers(...ids), participantNotFound)
  }
}
