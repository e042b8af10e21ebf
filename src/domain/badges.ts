import { type Grant, isActiveGrant } from './grant.js'
import type { AccountId } from './ids.js'

/** The badges an author may carry, in display order. */
export const AUTHOR_BADGES = ['certified', 'premium'] as const
export type AuthorBadge = (typeof AUTHOR_BADGES)[number]

/** The badges that apply, in display order. */
export const authorBadges = (applies: Readonly<Record<AuthorBadge, boolean>>): readonly AuthorBadge[] =>
  AUTHOR_BADGES.filter((badge) => applies[badge])

/** A provisional flag granted to tester accounts: it tells the app to show the catalog. Nothing on the server reads it. */
export const AUTHOR_CATALOG_FEATURE = 'author_catalog'

/** Premium is who has a subscription now, whatever the plan. A grant written by hand does not count. */
export const isPremium = (grants: readonly Grant[], at: Date): boolean =>
  grants.some((grant) => grant.source === 'subscription' && isActiveGrant(grant, at))

/** The badges of each of several accounts, from the grants of all of them. */
export const badgesByAccount = (
  accounts: readonly CertifiedAccount[],
  grants: readonly Grant[],
  at: Date,
): ReadonlyMap<AccountId, readonly AuthorBadge[]> => {
  const premium = new Set(grants.filter((grant) => isPremium([grant], at)).map(({ accountId }) => accountId))
  return new Map(accounts.map(({ id, certified }) => [id, authorBadges({ certified, premium: premium.has(id) })]))
}

interface ActiveGrants {
  listActiveGrants(accountId: AccountId, at: Date): Promise<readonly Grant[]>
}

interface CertifiedAccount {
  readonly id: AccountId
  readonly certified: boolean
}

export type AuthorBadgesReader = (account: CertifiedAccount) => Promise<readonly AuthorBadge[]>

/** Reads the badges of an account from its certification and its grants active now: on every call, kept nowhere. */
export const createAuthorBadgesReader =
  (entitlements: ActiveGrants, clock: { now(): Date } = { now: () => new Date() }): AuthorBadgesReader =>
  async ({ id, certified }) => {
    const now = clock.now()
    return authorBadges({ certified, premium: isPremium(await entitlements.listActiveGrants(id, now), now) })
  }
