import type { Actor } from '../../domain/actor.js'
import { parseParticipantId } from '../../domain/ids.js'
import { participantNotFound } from '../../domain/practice/participant.js'
import type { LinkTarget, PublicLinks } from '../collections/public-links.js'
import { foundOr } from '../found-or.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { Repositories } from '../ports/unit-of-work.js'

interface Input extends LinkTarget {
  readonly actor: Actor
  /** The id of the participant that the first attempt of this repeated request created. */
  readonly id: string
}

/** Gives a participant a new key, because the first one was lost with its response and is only stored as a hash. */
export class RenewParticipantKey {
  constructor(
    private readonly links: PublicLinks,
    private readonly repositories: Pick<Repositories, 'participants'>,
    private readonly ids: IdGenerator,
  ) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, PARTICIPANT_NOT_FOUND, and what `admit` and `inTurn` throw */
  async execute({ id: text, ...target }: Input): Promise<string> {
    return this.links.read(target, async ({ collection }) => {
      const id = foundOr(parseParticipantId(text), participantNotFound)
      const key = this.ids.secret()
      if (!(await this.repositories.participants.replaceKey(collection.id, id, key))) throw participantNotFound()
      return key
    })
  }
}
