// The response bodies of the rivals: the same as the service's, written by hand.
import { hash } from 'node:crypto'
import type { AccountRow, CollectionRow, DealRow, ListedAuthorRow, OwnDealRow, WholeDealRow } from './rows.js'
import type { BoardQuery } from './search-terms.js'

export const PAGE_SIZE = 20

export const accountBody = (row: AccountRow) => ({
  id: row.id,
  email: row.email,
  displayName: row.displayName,
  firstName: row.firstName,
  lastName: row.lastName,
  organisationName: row.organisationName,
  country: row.country,
  language: row.language,
  appLanguage: row.appLanguage,
  auctionSystem: row.auctionSystem,
  isActive: row.isActive,
  role: row.role,
  signupSource: row.signupSource,
  isOrganisation: row.isOrganisation,
  showEmailPublicly: row.showEmail,
  avatarUrl: row.avatarUrl,
  avatarTrusted: row.avatarTrusted,
  preferences: row.preferences,
  onboardedAt: row.onboardedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  certified: row.certified,
  handle: row.handle,
})

type Person = Pick<AccountRow, 'displayName' | 'avatarUrl' | 'avatarTrusted' | 'certified'>

const badgesOf = (certified: boolean, premium: boolean): readonly string[] => {
  if (certified) return premium ? ['certified', 'premium'] : ['certified']
  return premium ? ['premium'] : []
}

export const authorBody = (author: Person & Pick<AccountRow, 'createdAt'>, premium: boolean) => ({
  displayName: author.displayName,
  avatarUrl: author.avatarTrusted ? author.avatarUrl : null,
  badges: badgesOf(author.certified, premium),
  createdAt: author.createdAt,
})

export const cardBody = (author: Person & Pick<AccountRow, 'handle'>, premium: boolean) => ({
  handle: author.handle,
  displayName: author.displayName,
  avatarUrl: author.avatarTrusted ? author.avatarUrl : null,
  badges: badgesOf(author.certified, premium),
})

const SEATS = 'NESW'
const isBid = (call: string): boolean => call !== 'P' && call !== 'X' && call !== 'XX'

/** The contract of an auction; `null` while it is in progress. */
export const contractOf = (calls: readonly string[], dealer: string) => {
  const last = calls.findLastIndex(isBid)
  if (last < 0)
    return calls.length === 4 && calls.every((call) => call === 'P')
      ? { level: 0, strain: null, doubled: 0, declarer: null }
      : null
  if (calls.length < last + 4 || calls.slice(-3).some((call) => call !== 'P')) return null
  const bid = calls[last] as string
  const strain = bid.slice(1)
  const after = calls.slice(last + 1)
  // The declarer is the player of the winning side who first named the strain.
  const first = calls.findIndex((call, i) => isBid(call) && call.slice(1) === strain && (last - i) % 2 === 0)
  return {
    level: Number(bid[0]),
    strain,
    doubled: after.includes('XX') ? 2 : after.includes('X') ? 1 : 0,
    declarer: SEATS[(SEATS.indexOf(dealer) + first) % 4],
  }
}

export const sharedDealBody = (row: DealRow) => {
  const [N, E, S, W] = row.hands.split(' ').map((hand) => (hand === '-' ? null : hand))
  const auction = row.auction === '' ? [] : row.auction.split(' ')
  return {
    id: row.id,
    ownerId: row.ownerId,
    title: row.title,
    boardNumber: row.boardNumber,
    dealer: row.dealer,
    vulnerability: row.vulnerability,
    hands: { N, E, S, W },
    auction,
    callNotes: row.callNotes,
    contract: contractOf(auction, row.dealer),
    play: row.play === '' ? [] : row.play.split(' '),
    result: row.result,
    // No double dummy table is computed during a run, or contained in its files.
    doubleDummy: row.doubleDummy,
    commentary: row.commentary,
    themes: row.themes,
    sharing: row.sharing,
    lifecycle: row.lifecycle,
    publishedAt: row.publishedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

export const dealBody = (row: WholeDealRow) => ({
  ...sharedDealBody(row),
  personalThemes: row.personalThemes,
  inspirations: row.inspirations,
  sharingGroupIds: row.sharingGroupIds,
})

export const ownDealBody = (row: OwnDealRow) => ({ ...dealBody(row), supplement: row.supplement })

export const collectionBody = (row: CollectionRow, host: string | undefined) => ({
  id: row.id,
  ownerId: row.ownerId,
  title: row.title,
  description: row.description,
  dealIds: row.dealIds,
  publicEnabled: row.publicEnabled,
  publicToken: row.publicToken,
  publicUrl: row.publicToken === null ? null : `http://${host}/c/${row.publicToken}`,
  embeddable: row.embeddable,
  studentView: {
    hands: 'all',
    south: null,
    auction: true,
    commentary: true,
    doubleDummy: false,
    play: false,
    ...row.studentView,
  },
  practice: { bidding: false, play: false, seat: 'S', answers: false, ...row.practice },
  views: { total: row.viewed, last: row.lastViewedAt },
  availableFrom: row.availableFrom,
  availableUntil: row.availableUntil,
  archivedAt: row.archivedAt,
  // Degraded collections can't be changed.
  degraded: false,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

export const paginationBody = (total: number) => ({
  page: 1,
  pageSize: PAGE_SIZE,
  total,
  totalPages: Math.ceil(total / PAGE_SIZE),
  totalIsExact: true,
})

/** The filter of a list, as in its response and cursors. */
export const filterOf = ({ q, theme }: BoardQuery): object => ({
  ...(q === undefined ? {} : { q }),
  ...(theme === undefined ? {} : { theme: [theme].flat() }),
})

const digestOf = (filter: object): readonly string[] => {
  const given = Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1))
  return given.length === 0 ? [] : [hash('sha1', JSON.stringify(given), 'base64url')]
}

const cursorBehind = (list: string, publishedAt: Date | null, id: string, filter: object): string =>
  Buffer.from(JSON.stringify([list, publishedAt?.getTime() ?? null, id, ...digestOf(filter)])).toString('base64url')

/** The cursor for the next page of a list of several authors. */
export const nextCursorOf = (list: string, deals: readonly DealRow[], filter: object = {}): string | null => {
  const last = deals[PAGE_SIZE - 1]
  return deals.length <= PAGE_SIZE || last === undefined ? null : cursorBehind(list, last.publishedAt, last.id, filter)
}

export const directoryBody = (found: readonly (ListedAuthorRow & { readonly premium: boolean })[], filter: object) => {
  const last = found[PAGE_SIZE - 1]
  return {
    authors: found.slice(0, PAGE_SIZE).map((row) => ({
      handle: row.handle,
      ...authorBody(row, row.premium),
      dealCount: row.dealCount,
      lastPublishedAt: row.latest,
    })),
    nextCursor:
      found.length <= PAGE_SIZE || last === undefined ? null : cursorBehind('authors', last.latest, last.id, filter),
  }
}
