import { type Static, Type } from 'typebox'
import type { AuthoredDeal, PublishedDeals } from '../../application/catalog/authored-deals.js'
import type { SharedCollection } from '../../application/catalog/list-author-collections.js'
import type { Directory } from '../../application/catalog/list-authors.js'
import type { FollowedAuthor } from '../../application/catalog/list-followed-authors.js'
import type { ThemeOfDeals } from '../../application/catalog/list-themes.js'
import type { AuthorProfile } from '../../domain/author.js'
import { AUTHOR_BADGES } from '../../domain/badges.js'
import { MAX_DEAL_QUERY_LENGTH } from '../../domain/deal-search.js'
import type { AccountId, DealId } from '../../domain/ids.js'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../domain/page.js'
import { DESCRIPTION, TITLE } from '../collections/collection-fields.js'
import { SharedDealDto, toSharedDealDto } from '../deals/deal-dtos.js'
import { BoardSearchQuery } from '../deals/deal-list-query.js'
import { type CursorList, encodeCursor } from '../dtos/cursor.js'
import { CreatedAt, called, mutable, nullable, oneOf, ref, says, timestamp, UpdatedAt, Uuid } from '../dtos/schemas.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'

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
    title: Type.String(TITLE),
    description: nullable(Type.String(DESCRIPTION)),
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

export const AuthoredDealDto = Type.Object(
  { ...SharedDealDto.properties, author: ref(AuthorCardDto) },
  { $id: 'AuthoredDeal', description: 'A public deal with its author.' },
)

const AUTHORS_LANGUAGE = Type.Optional(
  Type.String({
    pattern: '^[A-Za-z]{2,8}$',
    ...says('Only deals of authors whose language this is, whatever the region or script.', 'fr'),
  }),
)

/** The filters of the recent order. */
const RECENT_FILTER = {
  ...BoardSearchQuery.properties,
  author: Type.Optional(Type.String(says('Only deals of the author who has this handle.', 'alice-martin'))),
  language: AUTHORS_LANGUAGE,
}

/** The filters of the directory of authors. */
const DIRECTORY_FILTER = {
  q: Type.Optional(
    Type.String({
      format: 'search-term',
      ...says('Part of the name or of the handle; two characters are looked for at the start.', 'martin'),
    }),
  ),
}

const examplesOf = (filter: Readonly<Record<string, object>>): object =>
  Object.fromEntries(
    Object.entries(filter as Record<string, { readonly examples: readonly unknown[] }>).map(([name, { examples }]) => [
      name,
      examples[0],
    ]),
  )

/** Realistic cursors, which point after the examples and belong to their filters. */
const publishedAt = new Date(EXAMPLE_TIMES.updated)
const EXAMPLE_CURSORS: Readonly<Record<CursorList, string>> = {
  authors: encodeCursor('authors', { publishedAt, id: EXAMPLE_IDS.account as AccountId }, examplesOf(DIRECTORY_FILTER)),
  feed: encodeCursor('feed', { publishedAt, id: EXAMPLE_IDS.deal as DealId }),
  recent: encodeCursor('recent', { publishedAt, id: EXAMPLE_IDS.deal as DealId }, examplesOf(RECENT_FILTER)),
}
const nextCursor = (list: CursorList) =>
  nullable(Type.String(says('The `cursor` of the next page; `null` on the last page.', EXAMPLE_CURSORS[list])))

export const PublishedDealsDto = Type.Object(
  {
    deals: Type.Array(ref(AuthoredDealDto), says('The deals of this page, most recently published first.')),
    nextCursor: nextCursor('recent'),
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

/** A list of deals by several authors, and its filter. */
export interface DealList {
  readonly name: 'feed' | 'recent'
  readonly filter: object
}

export const toPublishedDealsDto = (
  { name, filter }: DealList,
  { next }: PublishedDeals,
  deals: Static<typeof AuthoredDealDto>[],
): Static<typeof PublishedDealsDto> => ({ deals, nextCursor: next && encodeCursor(name, next, filter) })

const cursorQuery = (list: CursorList, things: string) => ({
  cursor: Type.Optional(
    Type.String({ format: `${list}-cursor`, ...says('The `nextCursor` of the previous page.', EXAMPLE_CURSORS[list]) }),
  ),
  limit: Type.Integer({
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
    default: DEFAULT_PAGE_SIZE,
    description: `How many ${things} to return at most.`,
  }),
})

export const RecentQuery = Type.Object({ ...RECENT_FILTER, ...cursorQuery('recent', 'deals') })
export const FeedQuery = Type.Object(cursorQuery('feed', 'deals'))
export const DirectoryQuery = Type.Object({ ...DIRECTORY_FILTER, ...cursorQuery('authors', 'authors') })

export const DirectoryDto = Type.Object(
  {
    authors: Type.Array(
      Type.Object(
        {
          handle: Type.String(HANDLE),
          ...AuthorDto.properties,
          dealCount: Type.Integer(says('How many public deals the author has.', 1)),
          lastPublishedAt: nullable(
            timestamp(
              'When the last published of these deals became public; `null` if no time is known.',
              EXAMPLE_TIMES.updated,
            ),
          ),
        },
        called('ListedAuthor', 'An author in the directory of the catalog.'),
      ),
      says('The authors on this page, most recently published first.'),
    ),
    nextCursor: nextCursor('authors'),
  },
  called('AuthorPage', 'A page of the directory of authors.'),
)

export const ThemesQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: MAX_DEAL_QUERY_LENGTH,
      ...says(
        'Each of its words, 8 at most, is the beginning of a word of the theme. In a catalog with more than 20,000 themes, the most frequent 20,000 are searched.',
        'count',
      ),
    }),
  ),
  language: AUTHORS_LANGUAGE,
})

export const ThemesDto = Type.Object(
  {
    themes: Type.Array(
      Type.Object(
        {
          theme: Type.String(says('The theme, as one of these deals spells it.', 'counting')),
          dealCount: Type.Integer(says('How many public deals have it, up to a minute ago.', 1)),
        },
        called('CatalogTheme', 'A theme of public deals.'),
      ),
      says('The most frequent first, up to 100.'),
    ),
  },
  called('CatalogThemes', 'The themes of the public deals.'),
)

export const toThemesDto = (themes: readonly ThemeOfDeals[]): Static<typeof ThemesDto> => ({ themes: mutable(themes) })

export const toDirectoryDto = ({ authors, next }: Directory, filter: object): Static<typeof DirectoryDto> => ({
  authors: authors.map(({ handle, profile, dealCount, lastPublishedAt }) => ({
    handle,
    ...toAuthorDto(profile),
    dealCount,
    lastPublishedAt,
  })),
  nextCursor: next && encodeCursor('authors', next, filter),
})

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
