import type { Account } from '../../src/domain/account.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Deal } from '../../src/domain/deal.js'
import type { SharingGroup } from '../../src/domain/sharing-group.js'
import { NOON } from '../support/builders.js'
import type { RandomWorld } from './worlds.js'

/** Free collections in these worlds. */
export const FREE = 1

/**
 * The rules of exposure, stated plainly and apart from the code under test: nothing here is shared with the domain.
 */
export const rulesOf = ({ accounts, deals, groups, collections, grants, follows }: RandomWorld) => {
  const accountOf = (id: string | null) => accounts.find((account) => account.id === id)
  const isListed = (account: Account | undefined): boolean => account?.isActive === true && account.handle !== null
  const isExposed = (deal: Deal) => deal.sharing === 'public' && deal.lifecycle === 'active'

  const activeGrants = (accountId: string) =>
    grants.filter(
      (grant) =>
        grant.accountId === accountId &&
        grant.startsAt.getTime() <= NOON.getTime() &&
        (grant.endsAt === null || grant.endsAt.getTime() > NOON.getTime()) &&
        grant.revokedAt === null,
    )

  const badges = (account: Account) => {
    const found: string[] = []
    if (account.certified) found.push('certified')
    if (activeGrants(account.id).some((grant) => grant.source === 'subscription')) found.push('premium')
    return found
  }

  const ceiling = (ownerId: string): number => {
    const limits = activeGrants(ownerId).flatMap((grant) =>
      grant.feature === 'collections' ? [grant.limit ?? Number.POSITIVE_INFINITY] : [],
    )
    return Math.max(FREE, ...limits)
  }

  const isDegraded = (collection: Collection): boolean => {
    if (collection.archivedAt !== null) return false
    const older = collections.filter(
      (other) =>
        other.ownerId === collection.ownerId &&
        other.archivedAt === null &&
        (other.createdAt < collection.createdAt ||
          (other.createdAt.getTime() === collection.createdAt.getTime() && other.id < collection.id)),
    )
    return older.length >= ceiling(collection.ownerId)
  }

  const isInWindow = ({ availableFrom, availableUntil }: Collection) =>
    !(availableFrom !== null && availableFrom > NOON) && !(availableUntil !== null && availableUntil <= NOON)

  /** In the collection's order. */
  const exposedDealsOf = (collection: Collection): Deal[] =>
    collection.dealIds
      .map((id) => deals.find((deal) => deal.id === id) as Deal)
      .filter((deal) => isExposed(deal) && deal.ownerId === collection.ownerId)

  /** Whether the link of the collection leads its students anywhere. */
  const isReadByStudents = (collection: Collection): boolean =>
    accountOf(collection.ownerId)?.isActive === true &&
    collection.publicEnabled &&
    isInWindow(collection) &&
    collection.archivedAt === null &&
    !isDegraded(collection)

  /** What students are shown of it, in its order. */
  const studentDealsOf = (collection: Collection): Deal[] =>
    collection.dealIds
      .map((id) => deals.find((deal) => deal.id === id) as Deal)
      .filter(({ lifecycle }) => lifecycle === 'active')
      .filter(
        (deal) =>
          deal.ownerId === collection.ownerId ||
          (deal.sharing === 'public' && accountOf(deal.ownerId)?.isActive === true),
      )

  const isShown = (collection: Collection): boolean =>
    isListed(accountOf(collection.ownerId)) &&
    collection.publicEnabled &&
    isInWindow(collection) &&
    collection.archivedAt === null &&
    !isDegraded(collection) &&
    exposedDealsOf(collection).length > 0

  const byPublication = (a: Deal, b: Deal): number => {
    if (a.publishedAt === null && b.publishedAt !== null) return 1
    if (a.publishedAt !== null && b.publishedAt === null) return -1
    const difference = (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0)
    return difference !== 0 ? difference : a.id < b.id ? 1 : -1
  }

  const isFellow = (account: Account, group: SharingGroup) =>
    group.ownerId === account.id || group.memberIds.includes(account.id)

  const mayReadThroughGroup = (account: Account, deal: Deal): boolean =>
    deal.sharing === 'group' &&
    deal.lifecycle === 'active' &&
    accountOf(deal.ownerId)?.isActive === true &&
    groups.some((group) => deal.sharingGroupIds.includes(group.id) && isFellow(account, group))

  const recent = deals.filter((deal) => isExposed(deal) && isListed(accountOf(deal.ownerId))).sort(byPublication)
  const followedBy = (account: Account): ReadonlySet<string> =>
    new Set(follows.flatMap(([from, to]) => (accounts[from]?.id === account.id ? [accounts[to]?.id as string] : [])))

  return {
    accountOf,
    badges,
    byPublication,
    exposedDealsOf,
    followedBy,
    isDegraded,
    isExposed,
    isFellow,
    isInWindow,
    isListed,
    isReadByStudents,
    isShown,
    mayReadThroughGroup,
    recent,
    studentDealsOf,
  }
}
