// The bodies of the rivals, from rows under the names of Prisma's models. What the domain decides is asked of it: rivals
// differ from the service in how they are built, not in what they answer.
import {
  type Announcement,
  type MarkedAnnouncement,
  type Reader,
  selectAnnouncements,
} from '../../src/domain/announcement.js'
import { type Call, contractOf } from '../../src/domain/auction.js'
import { authorBadges } from '../../src/domain/badges.js'
import type { Seat } from '../../src/domain/board.js'
import type {
  AccountModel,
  AnnouncementModel,
  AuctionSystemModel,
  DealModel,
} from '../../src/infrastructure/prisma/generated/models.js'

type Unread = 'emailKey' | 'revision' | 'searchName' | 'searchAddress' | 'searchText'
export type AccountRow = Omit<AccountModel, Unread> & { readonly auctionSystem: AuctionSystemModel | null }

export const accountBody = ({ auctionSystemId: _, showEmail, ...row }: AccountRow) => ({
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
  showEmailPublicly: showEmail,
  avatarUrl: row.avatarUrl,
  avatarTrusted: row.avatarTrusted,
  preferences: row.preferences,
  onboardedAt: row.onboardedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  certified: row.certified,
  handle: row.handle,
})

type Person = Pick<AccountModel, 'displayName' | 'avatarUrl' | 'avatarTrusted' | 'certified'>
const shownOf = ({ displayName, avatarUrl, avatarTrusted, certified }: Person, premium: boolean) => ({
  displayName,
  avatarUrl: avatarTrusted ? avatarUrl : null,
  badges: authorBadges({ certified, premium }),
})

export const authorBody = (author: Person & Pick<AccountModel, 'createdAt'>, premium: boolean) => ({
  ...shownOf(author, premium),
  createdAt: author.createdAt,
})

export const cardBody = (author: Person & Pick<AccountModel, 'handle'>, premium: boolean) => ({
  handle: author.handle,
  ...shownOf(author, premium),
})

export const sharedDealBody = (row: DealModel) => {
  const [N, E, S, W] = row.hands.split(' ').map((hand) => (hand === '-' ? null : hand))
  const auction = row.auction === '' ? [] : (row.auction.split(' ') as Call[])
  return {
    id: row.id,
    ownerId: row.ownerId,
    title: row.title,
    boardNumber: row.boardNumber,
    dealer: row.dealer,
    vulnerability: row.vulnerability,
    hands: { N, E, S, W },
    auction,
    contract: contractOf(auction, row.dealer as Seat),
    commentary: row.commentary,
    themes: row.themes,
    sharing: row.sharing,
    lifecycle: row.lifecycle,
    publishedAt: row.publishedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

export const dealBody = (row: DealModel) => ({
  ...sharedDealBody(row),
  personalThemes: row.personalThemes,
  inspirations: row.inspirations,
  sharingGroupIds: row.sharingGroupIds,
})

export type MarkedRow = AnnouncementModel & { readonly readAt: Date | null }

export const markedAnnouncement = ({ readAt, ...row }: MarkedRow): MarkedAnnouncement => ({
  announcement: {
    ...row,
    audience: { roles: row.audienceRoles, languages: row.audienceLanguages, countries: row.audienceCountries },
  } as unknown as Announcement,
  readAt,
})

export const announcementBody = ({ announcement, readAt }: MarkedAnnouncement) => ({
  id: announcement.id,
  kind: announcement.kind,
  title: announcement.title,
  body: announcement.body,
  actionLabel: announcement.actionLabel,
  actionPath: announcement.actionPath,
  pinned: announcement.pinned,
  publishedAt: announcement.publishedAt,
  expiresAt: announcement.expiresAt,
  readAt,
})

export const announcementsBody = (rows: readonly MarkedRow[], reader: Reader) => {
  const selected = selectAnnouncements(rows.map(markedAnnouncement), reader, new Date())
  return {
    ...selected,
    banner: selected.banner && announcementBody(selected.banner),
    news: selected.news.map(announcementBody),
  }
}

export const paginationBody = (total: number) => ({
  page: 1,
  pageSize: PAGE_SIZE,
  total,
  totalPages: Math.ceil(total / PAGE_SIZE),
})

/** Where a list of several authors goes on. */
export const nextCursorOf = (list: string, deals: readonly DealModel[]): string | null => {
  const last = deals[PAGE_SIZE - 1]
  if (deals.length <= PAGE_SIZE || last === undefined) return null
  return Buffer.from(JSON.stringify([list, last.publishedAt?.getTime() ?? null, last.id])).toString('base64url')
}

export const PAGE_SIZE = 20
