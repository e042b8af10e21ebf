import { type Account, publicAvatarUrl } from './account.js'
import type { AuthorBadge } from './badges.js'
import { DomainError } from './errors.js'
import type { Grant } from './grant.js'

/** The fields of an account that matter when it is shown as an author. */
export type Author = Pick<
  Account,
  'id' | 'displayName' | 'avatarUrl' | 'avatarTrusted' | 'certified' | 'handle' | 'isActive' | 'createdAt'
>

/** An author with the grants that were active at the time of the read. */
export interface EntitledAuthor {
  readonly author: Author
  readonly grants: readonly Grant[]
}

export const asAuthor = (account: Author): Author => ({
  id: account.id,
  displayName: account.displayName,
  avatarUrl: account.avatarUrl,
  avatarTrusted: account.avatarTrusted,
  certified: account.certified,
  handle: account.handle,
  isActive: account.isActive,
  createdAt: account.createdAt,
})

/** The fields of an author that the catalog shows. Never includes the e-mail address. */
export interface AuthorProfile {
  readonly displayName: string
  /** `null` until an admin trusts it. */
  readonly avatarUrl: string | null
  readonly badges: readonly AuthorBadge[]
  readonly createdAt: Date
}

export const authorProfile = (account: Author, badges: readonly AuthorBadge[]): AuthorProfile => ({
  displayName: account.displayName,
  avatarUrl: publicAvatarUrl(account),
  badges,
  createdAt: account.createdAt,
})

export const authorNotFound = (): DomainError =>
  new DomainError('not-found', 'CATALOG_AUTHOR_NOT_FOUND', 'There is no such author.')
