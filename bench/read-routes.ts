import { foldSearchTerm } from '../src/domain/account-search.js'
import { wordsOf } from '../src/domain/deal-search.js'
import type { Handle } from '../src/domain/handle.js'
import type { AccountId, CollectionId } from '../src/domain/ids.js'
import { DEFAULT_PAGE_SIZE } from '../src/domain/page.js'
import { THEMES } from '../src/domain/preferences.js'
import type { SampledAccount, SampledBoard } from './data.js'
import { bearer, type Caller, JSON_TYPE, type MeasuredRoute, SEED, type World } from './measured-route.js'
import { createRandom, type Random } from './random.js'
import { removeMarks, removeServes, restoreAccounts } from './upkeep.js'

const SEARCH_TERMS = 500
const MIN_LENGTH = 2
const MAX_LENGTH = 8

/** Letters that no name contains in sequence. */
const nonsense = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick(Array.from('qxzvjw'))).join('')

/** Two to eight characters as typed: with accents and capitals. */
const slice = (text: string, start: number, random: Random): string =>
  Array.from(text)
    .slice(start, start + MIN_LENGTH + random.below(MAX_LENGTH - MIN_LENGTH + 1))
    .join('')

const searchTerm = ({ displayName, email }: SampledAccount, random: Random): string => {
  const name = Array.from(displayName)
  const localPart = email.slice(0, email.lastIndexOf('@'))
  const kind = random.below(100)
  if (kind < 10) return nonsense(random, MIN_LENGTH + random.below(MAX_LENGTH - MIN_LENGTH + 1))
  if (kind < 35) return slice(displayName, 0, random)
  if (kind < 60) return slice(displayName, displayName.search(/[\s-]\S*$/) + 1, random)
  if (kind < 72) return slice(displayName, random.below(name.length), random)
  if (kind < 90) return slice(localPart, 0, random)
  return slice(localPart, random.below(localPart.length), random)
}

/** A fixed mix of frequent and rare terms and misses: each name as often as people have it. */
const searchTerms = (accounts: readonly SampledAccount[]): readonly string[] => {
  const random = createRandom(SEED)
  const terms: string[] = []
  while (terms.length < SEARCH_TERMS) {
    const term = searchTerm(random.pick(accounts), random)
    if (Array.from(term.trim()).length >= MIN_LENGTH && foldSearchTerm(term) !== null) terms.push(term)
  }
  return terms
}

/** One GET per caller. */
const gets =
  (path: (world: World, random: Random, index: number) => string): MeasuredRoute['requests'] =>
  (world) => {
    const random = createRandom(SEED)
    return world.callers.map(({ token }, index) => ({ path: path(world, random, index), headers: bearer(token) }))
  }

interface BoardSearch {
  readonly q: string
  readonly theme: string
}

const MIN_WORD_LENGTH = 3

/**
 * A fixed mix: the beginning of a word of a title, frequent or rare, combined with a theme, usually of the same board;
 * and misses.
 */
const boardSearches = (boards: readonly SampledBoard[]): readonly BoardSearch[] => {
  const random = createRandom(SEED)
  return Array.from({ length: SEARCH_TERMS }, () => {
    const { title, themes } = random.pick(boards)
    const words = wordsOf(title).filter((word) => Array.from(word).length >= MIN_WORD_LENGTH)
    const length = MIN_WORD_LENGTH + random.below(MAX_LENGTH - MIN_WORD_LENGTH + 1)
    const isMiss = words.length === 0 || random.chance(0.1)
    const q = isMiss ? nonsense(random, length) : Array.from(random.pick(words)).slice(0, length).join('')
    return { q, theme: random.pick(random.chance(0.7) ? themes : random.pick(boards).themes) }
  })
}

/** One row, or a write. */
const ONE = { bare: 0.95, orm: 3 }
const LIST = { bare: 1, orm: 3 }
const SEARCH = { bare: 1, orm: 2 }
/** The share of its throughput that most routes keep as the data grows. */
const KEPT = 0.8
/** Searches find more in larger data. */
const KEPT_BY_SEARCHES = 0.5

const idAt = ({ callers }: World, place: number) => callers[place % callers.length]?.account.id as AccountId
const handleAt = ({ ids }: World, place: number) => ids.handles[place % ids.handles.length] as Handle
const FIRST_PAGE = { page: 1, pageSize: DEFAULT_PAGE_SIZE }
/** One more than a page has, to know whether another follows. */
const FROM_THE_START = { after: null, limit: DEFAULT_PAGE_SIZE + 1 }

/** Reads, and three short writes. */
export const READS: readonly MeasuredRoute[] = [
  {
    name: 'me',
    pattern: 'GET /accounts/me',
    targets: ONE,
    growth: KEPT,
    share: 8,
    requests: gets(() => '/accounts/me'),
    asks: ({ accounts }, world, place) => accounts.findById(idAt(world, place)),
  },
  {
    name: 'account',
    pattern: 'GET /accounts/{id}',
    targets: ONE,
    growth: KEPT,
    share: 2,
    requests: gets(({ callers }, _, index) => `/accounts/${encodeURIComponent(callers[index]?.account.id as string)}`),
  },
  {
    name: 'announcements',
    pattern: 'GET /announcements',
    targets: LIST,
    growth: KEPT,
    share: 8,
    requests: gets(() => '/announcements'),
    asks: ({ announcements }, world, place) => announcements.listFor(idAt(world, place), new Date()),
  },
  {
    name: 'author',
    pattern: 'GET /catalog/authors/{handle}',
    targets: ONE,
    growth: KEPT,
    share: 5,
    requests: gets(({ ids }, random) => `/catalog/authors/${random.pick(ids.handles)}`),
    asks: ({ accounts }, world, place) => accounts.findAuthor(handleAt(world, place), new Date()),
  },
  {
    name: 'author-deals',
    pattern: 'GET /catalog/authors/{handle}/deals',
    targets: LIST,
    growth: KEPT,
    share: 7,
    requests: gets(({ ids }, random) => `/catalog/authors/${random.pick(ids.handles)}/deals`),
    asks: ({ deals }, world, place) => deals.listExposedByHandle(handleAt(world, place), FIRST_PAGE),
  },
  {
    name: 'collection-deals',
    pattern: 'GET /catalog/collections/{id}/deals',
    targets: LIST,
    growth: KEPT,
    share: 7,
    requests: gets(({ ids }, random) => `/catalog/collections/${random.pick(ids.collections)}/deals`),
    asks: async ({ collections, deals }, { ids }, place) => {
      const id = ids.collections[place % ids.collections.length] as CollectionId
      await collections.findLinked(id, new Date())
      await deals.listExposedByCollection(id)
    },
  },
  {
    name: 'recent',
    pattern: 'GET /catalog/deals',
    targets: LIST,
    growth: KEPT,
    share: 4,
    requests: gets(() => '/catalog/deals'),
    asks: ({ deals }) => deals.listRecent(FROM_THE_START, new Date()),
  },
  {
    name: 'catalog-search',
    pattern: 'GET /catalog/deals with q and theme',
    targets: SEARCH,
    growth: KEPT_BY_SEARCHES,
    share: 2,
    requests: (world) => {
      const searches = boardSearches(world.boards)
      return gets((_, random) => `/catalog/deals?${new URLSearchParams({ ...random.pick(searches) })}`)(world)
    },
    asks: ({ catalogSearch }, { boards }, place) => {
      const { q, theme } = boardSearches(boards)[place] as BoardSearch
      return catalogSearch.findPublished(
        { search: { q, themes: [theme] }, author: null, language: null },
        FROM_THE_START,
        new Date(),
      )
    },
  },
  {
    name: 'explorer',
    pattern: 'GET /deals with q, theme and sort',
    targets: LIST,
    growth: KEPT,
    share: 3,
    requests: ({ owners, callers, boards }) => {
      const random = createRandom(SEED)
      const searches = boardSearches(boards)
      return callers.map((_, index) => {
        const { token } = owners[index % owners.length] as Caller
        const search = { ...random.pick(searches), sort: random.pick(['title', '-updatedAt']) }
        return { path: `/deals?${new URLSearchParams(search)}`, headers: bearer(token) }
      })
    },
  },
  {
    name: 'authors',
    pattern: 'GET /catalog/authors',
    targets: LIST,
    growth: KEPT,
    share: 1,
    requests: gets(() => '/catalog/authors'),
    asks: ({ catalogDirectory }) => catalogDirectory.listAuthors({ ...FROM_THE_START, term: null }, new Date()),
  },
  {
    name: 'author-search',
    pattern: 'GET /catalog/authors with q',
    targets: SEARCH,
    growth: KEPT_BY_SEARCHES,
    share: 1,
    requests: (world) => {
      const terms = searchTerms(world.accounts)
      return gets((_, random) => `/catalog/authors?${new URLSearchParams({ q: random.pick(terms) })}`)(world)
    },
    asks: ({ catalogDirectory }, { accounts }, place) => {
      const term = foldSearchTerm(searchTerms(accounts)[place] as string)
      return catalogDirectory.listAuthors({ ...FROM_THE_START, term }, new Date())
    },
  },
  {
    name: 'feed',
    pattern: 'GET /catalog/feed',
    targets: LIST,
    growth: KEPT,
    share: 5,
    requests: gets(() => '/catalog/feed'),
    asks: ({ deals }, world, place) => deals.listFeed(idAt(world, place), FROM_THE_START, new Date()),
  },
  {
    name: 'search',
    pattern: 'GET /accounts/search',
    targets: SEARCH,
    growth: KEPT_BY_SEARCHES,
    share: 3,
    requests: (world) => {
      const terms = searchTerms(world.accounts)
      const path = (index: number) => `/accounts/search?q=${encodeURIComponent(terms[index % terms.length] as string)}`
      return gets((_, __, index) => path(index))(world)
    },
  },
  {
    name: 'serve',
    pattern: 'GET /api/deals/{id}',
    targets: ONE,
    growth: KEPT,
    share: 30,
    moving: ['serve'],
    prepare: removeServes,
    requests: ({ callers, ids, apiKey }) => {
      const random = createRandom(SEED)
      return callers.map(({ token }) => ({
        path: `/api/deals/${random.pick(ids.deals)}`,
        headers: { ...bearer(token), 'x-api-key': apiKey },
      }))
    },
  },
  {
    name: 'patch',
    pattern: 'PATCH /accounts/{id}',
    targets: ONE,
    growth: KEPT,
    share: 1,
    moving: ['updatedAt'],
    prepare: restoreAccounts,
    requests: ({ callers }) => {
      const random = createRandom(SEED)
      return callers.map(({ account, token }) => ({
        method: 'PATCH' as const,
        path: `/accounts/${encodeURIComponent(account.id)}`,
        headers: { ...bearer(token), ...JSON_TYPE },
        body: JSON.stringify({ country: random.pick(['FR', 'PL', 'JP']), preferences: { theme: random.pick(THEMES) } }),
      }))
    },
  },
  {
    name: 'mark',
    pattern: 'POST /announcements/{id}/read',
    targets: ONE,
    growth: KEPT,
    share: 3,
    moving: ['readAt'],
    prepare: removeMarks,
    requests: ({ callers, ids }) =>
      callers.flatMap(({ token }) =>
        ids.announcements.map((id) => ({
          method: 'POST' as const,
          path: `/announcements/${id}/read`,
          headers: bearer(token),
        })),
      ),
  },
]
