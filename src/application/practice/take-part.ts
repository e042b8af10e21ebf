import type { Actor } from '../../domain/actor.js'
import type { Collection } from '../../domain/collection.js'
import { rejectIssues } from '../../domain/errors.js'
import type { ParticipantId } from '../../domain/ids.js'
import {
  IDLE_MINUTES,
  MAX_PARTICIPANTS,
  type Participant,
  participantNameIssues,
} from '../../domain/practice/participant.js'
import { quotaExceeded } from '../../domain/quotas.js'
import type { LinkTarget, PublicLinks } from '../collections/public-links.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import { requireAnswers } from './participant-by-key.js'

interface Input<Result> extends LinkTarget {
  readonly actor: Actor
  readonly name: string
  /**
   * Called once the request is admitted and has a turn. Creates the participant, or finds the response of an earlier
   * attempt.
   */
  readonly once: (make: () => Promise<NewParticipant>) => Promise<Result>
}

/** A participant with the key, which is not stored. */
export interface NewParticipant {
  readonly participant: Participant
  readonly key: string
}

/** Lets a student take part in the practice of a collection under a name. */
export class TakePart {
  constructor(
    private readonly links: PublicLinks,
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, VALIDATION_FAILED, QUOTA_EXCEEDED, and what `admit` and `inTurn` throw */
  async execute<Result>({ name, once, ...target }: Input<Result>): Promise<Result> {
    return this.links.read(target, ({ collection }) => {
      requireAnswers(collection)
      rejectIssues(participantNameIssues(name))
      return once(() => this.make(collection, name))
    })
  }

  private async make(
    { id: collectionId, ownerId }: Pick<Collection, 'id' | 'ownerId'>,
    name: string,
  ): Promise<NewParticipant> {
    const startedAt = this.clock.now()
    const idleSince = new Date(startedAt.getTime() - IDLE_MINUTES * 60_000)
    const id = this.ids.next() as ParticipantId
    const participant: Participant = { id, collectionId, name, startedAt, lastAt: null }
    const key = this.ids.secret()
    await this.unitOfWork.run(async (repositories) => {
      if (!(await repositories.participants.insert(participant, key, MAX_PARTICIPANTS, idleSince)))
        throw quotaExceeded('participants', MAX_PARTICIPANTS)
      await this.quotas.settle(repositories, ownerId, 'participants')
    })
    return { participant, key }
  }
}
