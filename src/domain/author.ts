import { type Account, publicAvatarUrl } from './account.js'
import type { AuthorBadge } from './badges.js'
import { DomainError } from './errors.js'

/** What the catalog shows of an author. It never holds the e-mail address. */
export interface AuthorProfile {
  readonly displayName: string
  /** Only once trusted. */
  readonly avatarUrl: string | null
  readonly badges: readonly AuthorBadge[]
  readonly createdAt: Date
}

export const authorProfile = (account: Account, badges: readonly AuthorBadge[]): AuthorProfile => ({
  displayName: account.displayName,
  avatarUrl: publicAvatarUrl(account),
  badges,
  createdAt: account.createdAt,
})

export const authorNotFound = (): DomainError =>
  new DomainError('not-found', 'CATALOG_AUTHOR_NOT_FOUND', 'There is no such author.')
