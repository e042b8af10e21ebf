import { accountNotFound } from '../../domain/account.js'
import { type Actor, requireAdmin } from '../../domain/actor.js'
import { parseAccountId } from '../../domain/ids.js'
import { foundOr } from '../found-or.js'
import type { AccountRepository } from '../ports/account-repository.js'
import type { Picture } from '../ports/pictures.js'
import type { Avatars } from './avatars.js'

/** Fetches the avatar of an account, trusted or not, for the admin who reviews it. */
export class GetAccountAvatar {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly avatars: Avatars,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, ACCOUNT_NOT_FOUND, AVATAR_NOT_FOUND */
  async execute({ actor, id: text }: { readonly actor: Actor; readonly id: string }): Promise<Picture> {
    requireAdmin(actor)
    const id = foundOr(parseAccountId(text), accountNotFound)
    const { avatarUrl } = foundOr(await this.accounts.findById(id), accountNotFound)
    return this.avatars.fetch(avatarUrl)
  }
}
