import { type Static, Type } from 'typebox'
import type { AuthoredDeal, PublishedDeals } from '../../application/catalog/authored-deals.js'
import type { SharedCollection } from '../../application/catalog/list-author-collections.js'
import type { FollowedAuthor } from '../../application/catalog/list-followed-authors.js'
import type { AuthorProfile } from '../../domain/author.js'
import { AUTHOR_BADGES } from '../../domain/badges.js'
import type { DealId } from '../../domain/ids.js'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../domain/page.js'
import { encodeCursor, FEED, RECENT } from '../cursor.js'
import { SharedDealDto, toSharedDealDto } from '../deals/deal-dtos.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../examples.js'
import { CreatedAt, called, mutable, nullable, oneOf, ref, says, timestamp, UpdatedAt, Uuid } from '../schemas.js'

const HANDLE = says("The name in the URL of the author's page.", 'alice-martin')
const NAME = says('The name that others see.', 'Alice Martin')
const AVATAR = says(
  'The address of the picture; `null` until an admin trusts it.',
  'https://avatars.example.org/alice.png',
)
const badges = Type.Array(
  oneOf(AUTHOR_BADGES, called('AuthorBadge', 'Something that distinguishes an author.')),
  says('In display order.'),
)

export const HandleParams = Type.Object({ handle: Type.String(HANDLE) })

export const AuthorDto = Type.Object(
  {
    displayName: Type.String(NAME),
    avatarUrl: nullable(Type.String(AVATAR)),
    badges,
    createdAt: timestamp('When the account was created.'),
  },
  { $id: 'Author', description: 'A teacher whose public deals the catalog shows.' },
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
  createdAt: createdAt,
})

export const SharedCollectionDto = Type.Object(
  {
    id: Uuid('The id of the collection.', EXAMPLE_IDS.collection),
    title: Type.String(says('The title.', 'Counting, step by step')),
    description: nullable(Type.String(says('What it is about, if its owner says so.', 'Ten deals for lesson 4.'))),
    dealCount: Type.Integer(says('Counts only the deals that the catalog shows.', 1)),
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  },
  { $id: 'SharedCollection', description: 'A collection as the catalog shows it.' },
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
    handle: Type.String(HANDLE),
    displayName: Type.String(NAME),
    avatarUrl: nullable(Type.String(AVATAR)),
    badges,
  },
  { $id: 'AuthorCard', description: 'The author of a deal, in lists that mix authors.' },
)

const AuthoredDealDto = Type.Object(
  { ...SharedDealDto.properties, author: ref(AuthorCardDto) },
  { $id: 'AuthoredDeal', description: 'A public deal with its author.' },
)

/** Cursors of both lists as they look, which point behind the example deal. */
const cursorFrom = (list: string): string =>
  encodeCursor(list, { publishedAt: new Date(EXAMPLE_TIMES.updated), id: EXAMPLE_IDS.deal as DealId })
const EXAMPLE_CURSORS = { [RECENT]: cursorFrom(RECENT), [FEED]: cursorFrom(FEED) }

export const PublishedDealsDto = Type.Object(
  {
    deals: Type.Array(ref(AuthoredDealDto), says('The deals of this page, most recently published first.')),
    nextCursor: nullable(
      Type.String(says('The `cursor` of the next page; `null` on the last page.', EXAMPLE_CURSORS[RECENT])),
    ),
  },
  called('AuthoredDealPage', 'A page of public deals of several authors.'),
)

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

const cursorQuery = (format: string, list: keyof typeof EXAMPLE_CURSORS) =>
  Type.Object({
    cursor: Type.Optional(
      Type.String({ format, ...says('The `nextCursor` of the previous page.', EXAMPLE_CURSORS[list]) }),
    ),
    limit: Type.Integer({
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      default: DEFAULT_PAGE_SIZE,
      description: 'How many deals to return at most.',
    }),
  })

export const RecentQuery = cursorQuery('recent-cursor', RECENT)
export const FeedQuery = cursorQuery('feed-cursor', FEED)

export const SubscriptionsDto = Type.Object(
  {
    authors: Type.Array(
      Type.Object(
        { handle: Type.String(HANDLE), ...AuthorDto.properties },
        called('FollowedAuthor', 'An author that an account follows.'),
      ),
      says('The authors you follow.'),
    ),
  },
  called('Subscriptions', 'The authors that an account follows.'),
)

export const SharedCollectionsDto = Type.Array(
  SHARED_COLLECTION,
  called('SharedCollections', 'Collections as the catalog shows them, newest first.'),
)

export const CollectionDealsDto = Type.Array(
  ref(SharedDealDto),
  called('SharedCollectionDeals', "The deals of a collection as the catalog shows them, in the collection's order."),
)

export const toSubscriptionsDto = (authors: readonly FollowedAuthor[]): Static<typeof SubscriptionsDto> => ({
  authors: authors.map(({ handle, profile }) => ({ handle, ...toAuthorDto(profile) })),
})

export const CATALOG_SCHEMAS = [AuthorDto, SharedCollectionDto, AuthorCardDto, AuthoredDealDto]
