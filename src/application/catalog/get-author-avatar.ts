import { publicAvatarUrl } from '../../domain/account.js'
import { type Actor, requireAccount } from '../../domain/actor.js'
import type { Avatars } from '../accounts/avatars.js'
import type { Picture } from '../ports/pictures.js'
import type { ListedAuthors } from './listed-authors.js'

/** Fetches an author's avatar for any account; not found until an admin trusts it. */
export class GetAuthorAvatar {
  constructor(
    private readonly authors: ListedAuthors,
    private readonly avatars: Avatars,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, CATALOG_AUTHOR_NOT_FOUND, AVATAR_NOT_FOUND */
  async execute({ actor, handle }: { readonly actor: Actor; readonly handle: string }): Promise<Picture> {
    requireAccount(actor)
    return this.avatars.fetch(publicAvatarUrl(await this.authors.byHandle(handle)))
  }
}
