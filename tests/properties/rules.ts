import type { Account } from '../../src/domain/account.js'
import type { Announcement } from '../../src/domain/announcement.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Deal } from '../../src/domain/deal.js'
import type { SharingGroup } from '../../src/domain/sharing-group.js'
import { NOON } from '../support/builders.js'
import type { RandomWorld } from './worlds.js'

/** The free collections in these worlds. */
export const FREE = 1
/** The free serves per day. */
export const FREE_SERVES = 2

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The rules of exposure, stated plainly and independently of the code under test: nothing here is shared with the
 * domain.
 */
export const rulesOf = ({
  accounts,
  deals,
  groups,
  collections,
  grants,
  follows,
  announcements,
  marks,
  serves,
}: RandomWorld) => {
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

  /** In the order of the collection. */
  const exposedDealsOf = (collection: Collection): Deal[] =>
    collection.dealIds
      .map((id) => deals.find((deal) => deal.id === id) as Deal)
      .filter((deal) => isExposed(deal) && deal.ownerId === collection.ownerId)

  /** Whether the link of the collection works for students. */
  const isReadByStudents = (collection: Collection): boolean =>
    accountOf(collection.ownerId)?.isActive === true &&
    collection.publicEnabled &&
    isInWindow(collection) &&
    collection.archivedAt === null &&
    !isDegraded(collection)

  /** The deals that students see, in the order of the collection. */
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
    return difference !== 0 ? difference : a.id < b.id ? -1 : 1
  }

  const isFellow = (account: Account, group: SharingGroup) =>
    group.ownerId === account.id || group.memberIds.includes(account.id)

  const mayReadThroughGroup = (account: Account, deal: Deal): boolean =>
    deal.sharing === 'group' &&
    deal.lifecycle === 'active' &&
    accountOf(deal.ownerId)?.isActive === true &&
    groups.some((group) => deal.sharingGroupIds.includes(group.id) && isFellow(account, group))

  const recent = deals.filter((deal) => isExposed(deal) && isListed(accountOf(deal.ownerId))).sort(byPublication)
  /** The authors in the catalog who match a text, by latest publication, each with the exposed deals, latest first. */
  const directory = (q: string) => {
    const isFound = ({ displayName, handle }: Account) =>
      [fold(displayName), handle ?? ''].some((text) =>
        q.length < 3 ? text.startsWith(fold(q)) : text.includes(fold(q)),
      )
    const timeOf = ({ exposed }: { readonly exposed: readonly Deal[] }) =>
      exposed[0]?.publishedAt?.getTime() ?? Number.NEGATIVE_INFINITY
    return accounts
      .map((author) => ({ author, exposed: recent.filter(({ ownerId }) => ownerId === author.id) }))
      .filter(({ author, exposed }) => exposed.length > 0 && (q === '' || isFound(author)))
      .sort((a, b) => (timeOf(a) === timeOf(b) ? byText(a.author.id, b.author.id) : timeOf(a) < timeOf(b) ? 1 : -1))
  }
  /** The catalog's themes that match a text, folded, with their deals and spellings, the most frequent first. */
  const themes = (q: string) => {
    const spellings = [...new Set(recent.flatMap((deal) => deal.themes))]
    return [...new Set(spellings.map(fold))]
      .filter((theme) => q.split(' ').every((start) => theme.split(' ').some((word) => word.startsWith(start))))
      .map((theme) => ({
        theme,
        spellings: spellings.filter((spelling) => fold(spelling) === theme),
        dealCount: recent.filter((deal) => deal.themes.some((one) => fold(one) === theme)).length,
      }))
      .sort((a, b) => b.dealCount - a.dealCount || byText(a.theme, b.theme))
  }
  /** The deals in the catalog with words that begin with those of a text and with a theme, in the recent order. */
  const searched = (q: string, theme: string): Deal[] =>
    recent.filter(({ title, themes: its }) => {
      const words = [title, ...its].flatMap((text) => fold(text).split(/[ .-]/))
      return (
        q.split(' ').every((start) => words.some((word) => word.startsWith(start))) &&
        (theme === '' || its.some((one) => fold(one) === fold(theme)))
      )
    })
  const followedBy = (account: Account): ReadonlySet<string> =>
    new Set(follows.flatMap(([from, to]) => (accounts[from]?.id === account.id ? [accounts[to]?.id as string] : [])))

  /** The accounts that a search for a text finds, in order. */
  const found = (reader: Account, q: string, includesSelf: boolean): Account[] => {
    const term = fold(q)
    const tierOf = ({ displayName, email }: Account): number | null => {
      const [name, address] = [fold(displayName), fold(email)]
      const local = address.slice(0, address.indexOf('@'))
      if (address === term) return 0
      if (name.startsWith(term)) return 1
      const isWithin = term.length >= 3 && (name.includes(term) || local.includes(term))
      if (!isWithin && !address.startsWith(term)) return null
      return name.split(/[ -]/).some((_, i, words) => words.slice(i).join(' ').startsWith(term)) ? 2 : 3
    }
    return accounts
      .filter((account) => account.isActive && (includesSelf || account.id !== reader.id))
      .flatMap((account) => {
        const tier = tierOf(account)
        return tier === null ? [] : [{ account, tier }]
      })
      .sort(
        (a, b) =>
          a.tier - b.tier ||
          byText(fold(a.account.displayName), fold(b.account.displayName)) ||
          byText(a.account.id, b.account.id),
      )
      .map(({ account }) => account)
  }

  const markOf = (account: Account, announcementId: string) =>
    marks.find((mark) => mark.accountId === account.id && mark.announcementId === announcementId)

  const isMeantFor = ({ audience }: Announcement, reader: Account): boolean => {
    const tag = (reader.appLanguage ?? reader.language)?.toLowerCase()
    const { roles, languages, countries } = audience
    return (
      (roles.length === 0 || roles.includes(reader.role)) &&
      (languages.length === 0 ||
        languages.some((language) => [tag, tag?.replace(/-.*/, '')].includes(language.toLowerCase()))) &&
      (countries.length === 0 || countries.includes(reader.country ?? 'none'))
    )
  }

  /** What an account sees of the announcements at a point in time. */
  const announced = (reader: Account, at: Date) => {
    const visible = announcements
      .filter(
        ({ publishedAt, expiresAt }) => publishedAt !== null && publishedAt <= at && !(expiresAt && expiresAt <= at),
      )
      .filter((announcement) => isMeantFor(announcement, reader))
      .sort(
        (a, b) =>
          Number(b.pinned) - Number(a.pinned) || Number(b.publishedAt) - Number(a.publishedAt) || byText(b.id, a.id),
      )
    const unread = visible.filter(({ id }) => markOf(reader, id) === undefined)
    return {
      banner: unread.find(({ kind }) => kind === 'banner')?.id ?? null,
      news: visible.filter(({ kind }) => kind === 'news').map(({ id }) => [id, markOf(reader, id)?.readAt ?? null]),
      unreadCount: unread.length,
    }
  }

  /** The next time at which an account sees a change. */
  const nextChange = (reader: Account): Date | null => {
    const seen = (at: Date) => JSON.stringify(announced(reader, at))
    return (
      announcements
        .flatMap(({ publishedAt, expiresAt }) => [publishedAt, expiresAt])
        .filter((moment) => moment !== null && moment > NOON)
        .sort((a, b) => Number(a) - Number(b))
        .find((moment) => seen(moment as Date) !== seen(NOON)) ?? null
    )
  }

  /** The number of serves that an account has left today; `null`: no limit. */
  const servesLeft = (account: Account): number | null => {
    const limits = activeGrants(account.id)
      .filter(({ feature }) => feature === 'deal_serves')
      .map(({ limit }) => limit ?? Number.POSITIVE_INFINITY)
    const left = Math.max(FREE_SERVES, ...limits) - serves.filter(({ playerId }) => playerId === account.id).length
    return left === Number.POSITIVE_INFINITY ? null : Math.max(0, left)
  }

  /** Whether an account may have another unarchived collection. */
  const hasRoom = (accountId: string): boolean =>
    collections.filter(({ ownerId, archivedAt }) => ownerId === accountId && archivedAt === null).length <
    ceiling(accountId)

  return {
    accountOf,
    announced,
    badges,
    found,
    hasRoom,
    nextChange,
    servesLeft,
    byPublication,
    directory,
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
    searched,
    studentDealsOf,
    themes,
  }
}
