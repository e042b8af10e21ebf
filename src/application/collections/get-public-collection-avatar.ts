import { publicAvatarUrl } from '../../domain/account.js'
import type { Actor } from '../../domain/actor.js'
import type { Avatars } from '../accounts/avatars.js'
import type { Picture } from '../ports/pictures.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

interface Input extends LinkTarget {
  readonly actor: Actor
}

/** Fetches the avatar of a collection's author for its students; not found until an admin trusts it. */
export class GetPublicCollectionAvatar {
  constructor(
    private readonly links: PublicLinks,
    private readonly avatars: Avatars,
  ) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, AVATAR_NOT_FOUND, and what `admit` and `inTurn` throw */
  async execute(target: Input): Promise<Picture> {
    return this.links.read(target, async ({ author }) => this.avatars.fetch(publicAvatarUrl(author)))
  }
}
