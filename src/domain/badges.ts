import { type Grant, isActiveGrant } from './grant.js'
import type { AccountId } from './ids.js'

/** All badges that an author may have, in display order. */
export const AUTHOR_BADGES = ['certified', 'premium'] as const
export type AuthorBadge = (typeof AUTHOR_BADGES)[number]

/** The badges that apply, in display order. */
export const authorBadges = (applies: Readonly<Record<AuthorBadge, boolean>>): readonly AuthorBadge[] =>
  AUTHOR_BADGES.filter((badge) => applies[badge])

/** A temporary flag granted to testers, for whom the app shows the catalog. The server never reads it. */
export const AUTHOR_CATALOG_FEATURE = 'author_catalog'

/** Whether an account has a current subscription, whatever the plan. Manual grants do not count. */
export const isPremium = (grants: readonly Grant[], at: Date): boolean =>
  grants.some((grant) => grant.source === 'subscription' && isActiveGrant(grant, at))

interface CertifiedAccount {
  readonly id: AccountId
  readonly certified: boolean
}

/** The badges that an account's certification and grants earn it, in display order. */
export const badgesOf = (
  { certified }: Pick<CertifiedAccount, 'certified'>,
  grants: readonly Grant[],
  at: Date,
): readonly AuthorBadge[] => authorBadges({ certified, premium: isPremium(grants, at) })

/** The badges of several accounts, given the grants of all of them. */
export const badgesByAccount = (
  accounts: readonly CertifiedAccount[],
  grants: readonly Grant[],
  at: Date,
): ReadonlyMap<AccountId, readonly AuthorBadge[]> => {
  const grantsOf = new Map<AccountId, Grant[]>(accounts.map(({ id }) => [id, []]))
  for (const grant of grants) grantsOf.get(grant.accountId)?.push(grant)
  return new Map(accounts.map((account) => [account.id, badgesOf(account, grantsOf.get(account.id) ?? [], at)]))
}

interface ActiveGrants {
  listActiveGrants(accountId: AccountId, at: Date): Promise<readonly Grant[]>
}

export type AuthorBadgesReader = (account: CertifiedAccount) => Promise<readonly AuthorBadge[]>

/** Computes an account's badges from its certification and its active grants on every call; nothing is cached. */
export const createAuthorBadgesReader =
  (entitlements: ActiveGrants, clock: { now(): Date } = { now: () => new Date() }): AuthorBadgesReader =>
  async (account) => {
    const now = clock.now()
    return badgesOf(account, await entitlements.listActiveGrants(account.id, now), now)
  }
