import { publicAvatarUrl } from '../../domain/account.js'
import type { Actor } from '../../domain/actor.js'
import { fetchAvatar } from '../accounts/avatar.js'
import type { Picture, Pictures } from '../ports/pictures.js'
import type { LinkTarget, PublicLinks } from './public-links.js'

interface Input extends LinkTarget {
  readonly actor: Actor
}

/** Fetches the avatar of a collection's author for its students; not found until an admin trusts it. */
export class GetPublicCollectionAvatar {
  constructor(
    private readonly links: PublicLinks,
    private readonly pictures: Pictures,
  ) {}

  /** @throws DEAL_COLLECTION_NOT_FOUND, AVATAR_NOT_FOUND, and what `admit` and `inTurn` throw */
  async execute(target: Input): Promise<Picture> {
    return this.links.read(target, async ({ author }) => fetchAvatar(this.pictures, publicAvatarUrl(author)))
  }
}
