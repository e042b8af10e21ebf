import type { components } from 'dealbook-client'

/** What narrows the list of boards, one value each; themes stand beside them, any number of them. */
export const FILTERS = [
  'q',
  'contract',
  'dealer',
  'vulnerability',
  'boardNumber',
  'collectionId',
  'sharingGroupId',
  'sharing',
] as const
export type Filter = (typeof FILTERS)[number]

export const SORTS = ['createdAt', 'updatedAt', 'publishedAt', 'title', 'boardNumber'] as const

export const DEFAULT_SORT = '-createdAt'
export const PAGE_SIZE = 48

export interface Explored {
  readonly filters: Partial<Readonly<Record<Filter, string>>>
  readonly themes: readonly string[]
  readonly isTrash: boolean
  /** The name of a column, with `-` before it for descending. */
  readonly sort: string
  readonly page: number
}

/** What an address asks for. The service judges the values. */
export const exploredBy = (search: URLSearchParams): Explored => ({
  filters: Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value = search.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  ),
  themes: search.getAll('theme').filter((theme) => theme.trim() !== ''),
  isTrash: search.get('lifecycle') === 'trashed',
  sort: search.get('sort') || DEFAULT_SORT,
  page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
})

/** The address of another look at the boards; any change but of the page leads back to the first. */
export const addressOf = (explored: Explored, changes: Partial<Explored>): URLSearchParams => {
  const next = { ...explored, page: 1, ...changes }
  const search = new URLSearchParams()
  for (const name of FILTERS) {
    const value = next.filters[name]?.trim()
    if (value) search.set(name, value)
  }
  for (const theme of next.themes) search.append('theme', theme)
  if (next.isTrash) search.set('lifecycle', 'trashed')
  if (next.sort !== DEFAULT_SORT) search.set('sort', next.sort)
  if (next.page > 1) search.set('page', String(next.page))
  return search
}

export const isNarrowed = ({ filters, themes }: Explored): boolean =>
  Object.keys(filters).length > 0 || themes.length > 0

/** What the service is asked for: files take it without the page. */
export const filterQueryOf = ({ filters: { contract, ...filters }, themes, isTrash, sort }: Explored) => ({
  ...filters,
  ...(contract === undefined ? {} : { contract: typedContract(contract) }),
  ...(themes.length > 0 ? { theme: [...themes] } : {}),
  lifecycle: (isTrash ? 'trashed' : 'active') as components['schemas']['Lifecycle'],
  ...(sort === DEFAULT_SORT ? {} : { sort }),
})

const STRAINS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S', N: 'NT', SA: 'NT' }

/** A contract as people write it, `4♠`, `3nt x`, `passe`, in the way the service takes it. */
export const typedContract = (text: string): string => {
  const written = text.replaceAll(/\s/g, '').toUpperCase()
  if (/^PASS/.test(written)) return 'pass'
  const match = /^([1-7])(NT|SA|N|[CDHS♣♦♥♠])(X{0,2})$/.exec(written)
  if (match === null) return text
  const [, level, strain = '', doubled] = match
  return `${level}${STRAINS[strain] ?? strain}${doubled}`
}
