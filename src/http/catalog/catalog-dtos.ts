import { type Static, Type } from 'typebox'
import type { AuthoredDeal, PublishedDeals } from '../../application/catalog/authored-deals.js'
import type { SharedCollection } from '../../application/catalog/list-author-collections.js'
import type { FollowedAuthor } from '../../application/catalog/list-followed-authors.js'
import type { AuthorProfile } from '../../domain/author.js'
import { AUTHOR_BADGES } from '../../domain/badges.js'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../domain/page.js'
import { encodeCursor } from '../cursor.js'
import { SharedDealDto, toSharedDealDto } from '../deals/deal-dtos.js'
import { mutable, nullable, oneOf, PaginationDto, ref, Timestamp } from '../schemas.js'

export const HandleParams = Type.Object({ handle: Type.String() })

export const AuthorDto = Type.Object(
  {
    displayName: Type.String(),
    avatarUrl: nullable(Type.String({ description: '`null` until an admin trusts it.' })),
    badges: Type.Array(oneOf(AUTHOR_BADGES), { description: 'In display order.' }),
    createdAt: Timestamp,
  },
  { $id: 'Author' },
)

export const toAuthorDto = ({
  displayName,
  avatarUrl,
  badges,
  createdAt,
}: AuthorProfile): Static<typeof AuthorDto> => ({
  displayName,
  avatarUrl,
  badges: mutable(badges),
  createdAt,
})

export const SharedCollectionDto = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: nullable(Type.String()),
    dealCount: Type.Integer({ description: 'Counts only the deals that the catalog shows.' }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { $id: 'SharedCollection' },
)

export const SHARED_COLLECTION = ref(SharedCollectionDto)

export const toSharedCollectionDto = ({
  collection,
  dealCount,
}: SharedCollection): Static<typeof SharedCollectionDto> => ({
  id: collection.id,
  title: collection.title,
  description: collection.description,
  dealCount,
  createdAt: collection.createdAt,
  updatedAt: collection.updatedAt,
})

const AuthorCardDto = Type.Object(
  {
    handle: Type.String(),
    displayName: Type.String(),
    avatarUrl: nullable(Type.String()),
    badges: Type.Array(oneOf(AUTHOR_BADGES)),
  },
  { $id: 'AuthorCard', description: 'The author of a deal, in lists that mix authors.' },
)

const AuthoredDealDto = Type.Object(
  { ...SharedDealDto.properties, author: ref(AuthorCardDto) },
  { $id: 'AuthoredDeal' },
)

export const PublishedDealsDto = Type.Object({
  deals: Type.Array(ref(AuthoredDealDto)),
  nextCursor: nullable(Type.String({ description: '`null` on the last page.' })),
})

export const AUTHORED_DEAL = ref(AuthoredDealDto)

export const toAuthoredDealDto = ({
  deal,
  author: { handle, displayName, avatarUrl, badges },
}: AuthoredDeal): Static<typeof AuthoredDealDto> => ({
  ...toSharedDealDto(deal),
  author: { handle, displayName, avatarUrl, badges: mutable(badges) },
})

export const toPublishedDealsDto = (
  list: string,
  { next }: PublishedDeals,
  deals: Static<typeof AuthoredDealDto>[],
): Static<typeof PublishedDealsDto> => ({ deals, nextCursor: next && encodeCursor(list, next) })

const cursorQuery = (format: string) =>
  Type.Object({
    cursor: Type.Optional(Type.String({ format, description: 'The `nextCursor` of the previous page.' })),
    limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
  })

export const RecentQuery = cursorQuery('recent-cursor')
export const FeedQuery = cursorQuery('feed-cursor')

export const SubscriptionsDto = Type.Object({
  authors: Type.Array(Type.Object({ handle: Type.String(), ...AuthorDto.properties })),
})

export const toSubscriptionsDto = (authors: readonly FollowedAuthor[]): Static<typeof SubscriptionsDto> => ({
  authors: authors.map(({ handle, profile }) => ({ handle, ...toAuthorDto(profile) })),
})

export const CATALOG_SCHEMAS = [AuthorDto, SharedCollectionDto, AuthorCardDto, AuthoredDealDto]

export const AuthorDealsDto = Type.Object({ deals: Type.Array(ref(SharedDealDto)), pagination: ref(PaginationDto) })
