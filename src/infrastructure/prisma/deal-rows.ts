import type { DealWithOwner } from '../../application/ports/deal-repository.js'
import type { Call } from '../../domain/auction.js'
import type { Author } from '../../domain/author.js'
import { SEATS, type Seat, type Vulnerability } from '../../domain/board.js'
import type { Deal, Lifecycle, SharedDeal, Sharing } from '../../domain/deal.js'
import type { Hand, Hands } from '../../domain/hand.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId, DealId, SharingGroupId } from '../../domain/ids.js'
import type { Paragraph } from '../../domain/paragraph.js'
import { Prisma } from './generated/client.js'
import type { DealModel } from './generated/models.js'

/** The columns of a deal (`d`) that a `SharedDeal` has, under the names of its model. */
export const SHARED_DEAL_COLUMNS = `d.id, d.owner_id AS "ownerId", d.title, d.board_number AS "boardNumber", d.dealer,
  d.vulnerability, d.hands, d.auction, d.commentary, d.themes, d.sharing, d.lifecycle, d.published_at AS "publishedAt",
  d.created_at AS "createdAt", d.updated_at AS "updatedAt"`
export const DEAL_COLUMNS = `${SHARED_DEAL_COLUMNS}, d.revision, d.personal_themes AS "personalThemes", d.inspirations,
  d.sharing_group_ids AS "sharingGroupIds", d.imported`

/** The columns of an author (`a`), apart from those of a deal or collection beside it. */
export const CARD_COLUMNS = `a.id AS "authorId", a.display_name AS "authorName",
  a.avatar_url AS "authorAvatarUrl", a.avatar_trusted AS "authorAvatarTrusted", a.certified AS "authorCertified",
  a.handle AS "authorHandle", a.is_active AS "authorActive"`
export const AUTHOR_COLUMNS = `${CARD_COLUMNS}, a.created_at AS "authorCreatedAt"`

export interface CardRow {
  readonly authorId: string
  readonly authorName: string
  readonly authorAvatarUrl: string | null
  readonly authorAvatarTrusted: boolean
  readonly authorCertified: boolean
  readonly authorHandle: string | null
  readonly authorActive: boolean
}

export interface AuthorRow extends CardRow {
  readonly authorCreatedAt: Date
}

export const toAuthor = (row: AuthorRow): Author => ({ ...toCard(row), createdAt: row.authorCreatedAt })

/** An author as shown beside a deal. */
export const toCard = (row: CardRow): Omit<Author, 'createdAt'> => ({
  id: row.authorId as AccountId,
  displayName: row.authorName,
  avatarUrl: row.authorAvatarUrl,
  avatarTrusted: row.authorAvatarTrusted,
  certified: row.authorCertified,
  handle: row.authorHandle as Handle | null,
  isActive: row.authorActive,
})

export const toDealWithOwner = (row: DealModel & AuthorRow): DealWithOwner => ({
  deal: toDeal(row),
  owner: toAuthor(row),
})

const HIDDEN_HAND = '-'

export const toDealRow = (deal: Deal): Omit<DealModel, 'commentary'> & { commentary: Prisma.InputJsonArray } => ({
  id: deal.id,
  revision: deal.revision,
  ownerId: deal.ownerId,
  title: deal.title,
  boardNumber: deal.boardNumber,
  dealer: deal.dealer,
  vulnerability: deal.vulnerability,
  hands: SEATS.map((seat) => deal.hands[seat] ?? HIDDEN_HAND).join(' '),
  auction: deal.auction.join(' '),
  commentary: deal.commentary as unknown as Prisma.InputJsonArray,
  themes: [...deal.themes],
  personalThemes: [...deal.personalThemes],
  inspirations: [...deal.inspirations],
  sharingGroupIds: [...deal.sharingGroupIds],
  sharing: deal.sharing,
  lifecycle: deal.lifecycle,
  imported: deal.imported,
  publishedAt: deal.publishedAt,
  createdAt: deal.createdAt,
  updatedAt: deal.updatedAt,
})

/** Named one by one: a later version may have added a column with a default. */
export const DEAL_TABLE_COLUMNS = Prisma.raw(`id, revision, owner_id, title, board_number, dealer, vulnerability, hands,
  auction, commentary, themes, personal_themes, inspirations, sharing_group_ids, sharing, lifecycle, imported,
  published_at, created_at, updated_at`)

/** A deal as a JSON object under the names of the table's columns. */
export const toDealRecord = (deal: Deal) => {
  const row = toDealRow(deal)
  return {
    id: row.id,
    revision: row.revision,
    owner_id: row.ownerId,
    title: row.title,
    board_number: row.boardNumber,
    dealer: row.dealer,
    vulnerability: row.vulnerability,
    hands: row.hands,
    auction: row.auction,
    commentary: row.commentary,
    themes: row.themes,
    personal_themes: row.personalThemes,
    inspirations: row.inspirations,
    sharing_group_ids: row.sharingGroupIds,
    sharing: row.sharing,
    lifecycle: row.lifecycle,
    imported: row.imported,
    published_at: row.publishedAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

export type SharedDealRow = Pick<DealModel, keyof SharedDeal>

export const toDeal = (row: DealModel): Deal => ({
  ...toSharedDeal(row),
  revision: row.revision,
  personalThemes: row.personalThemes,
  inspirations: row.inspirations,
  sharingGroupIds: row.sharingGroupIds as SharingGroupId[],
  imported: row.imported,
})

export const toSharedDeal = (row: SharedDealRow): SharedDeal => ({
  id: row.id as DealId,
  ownerId: row.ownerId as AccountId | null,
  title: row.title,
  boardNumber: row.boardNumber,
  dealer: row.dealer as Seat,
  vulnerability: row.vulnerability as Vulnerability,
  hands: toHands(row.hands),
  auction: row.auction === '' ? [] : (row.auction.split(' ') as Call[]),
  commentary: row.commentary as unknown as readonly Paragraph[],
  themes: row.themes,
  sharing: row.sharing as Sharing,
  lifecycle: row.lifecycle as Lifecycle,
  publishedAt: row.publishedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})

const toHands = (text: string): Hands => {
  const [N, E, S, W] = text.split(' ').map((hand) => (hand === HIDDEN_HAND ? null : (hand as Hand)))
  return { N, E, S, W } as Hands
}
