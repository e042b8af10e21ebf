import type { components } from 'dealbook-client'
import { typedBid, typedContract } from './typed-contract.js'

/** The filters of the list of boards that have one value each. Themes, which can be several, are separate. */
export const FILTERS = [
  'q',
  'contract',
  'dealer',
  'vulnerability',
  'boardNumber',
  'makes',
  'collectionId',
  'sharingGroupId',
  'sharing',
] as const
export type Filter = (typeof FILTERS)[number]

export const DEFAULT_SORT = '-createdAt'
export const PAGE_SIZE = 48

export interface Explored extends Narrowing<Filter> {
  readonly isTrash: boolean
  /** The name of a column, with `-` before it for descending. */
  readonly sort: string
  readonly page: number
}

/** The active filters and themes of a list of boards. */
export interface Narrowing<Name extends string> {
  readonly filters: Partial<Readonly<Record<Name, string>>>
  readonly themes: readonly string[]
}

/** The filters with one changed; an empty value removes it from the address. */
export const withFilter = <Name extends string>({ filters }: Narrowing<Name>, name: NoInfer<Name>, value: string) => ({
  filters: { ...filters, [name]: value } as Narrowing<Name>['filters'],
})

/** The filters in an address. The service validates their values. */
export const narrowingIn = <Name extends string>(search: URLSearchParams, names: readonly Name[]): Narrowing<Name> => ({
  filters: Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  ) as Narrowing<Name>['filters'],
  themes: search.getAll('theme').filter((theme) => theme.trim() !== ''),
})

/** The search parameters for these filters and themes. */
export const narrowedAddress = <Name extends string>(
  names: readonly Name[],
  { filters, themes }: Narrowing<Name>,
): URLSearchParams => {
  const search = new URLSearchParams()
  for (const name of names) {
    const value = filters[name]?.trim()
    if (value) search.set(name, value)
  }
  for (const theme of themes) search.append('theme', theme)
  return search
}

/** Parses the search parameters of the explorer. */
export const exploredBy = (search: URLSearchParams): Explored => ({
  ...narrowingIn(search, FILTERS),
  isTrash: search.get('lifecycle') === 'trashed',
  sort: search.get('sort') || DEFAULT_SORT,
  page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
})

/** The search parameters after some changes. Any change other than the page leads back to the first page. */
export const addressOf = (explored: Explored, changes: Partial<Explored>): URLSearchParams => {
  const next = { ...explored, page: 1, ...changes }
  const search = narrowedAddress(FILTERS, next)
  if (next.isTrash) search.set('lifecycle', 'trashed')
  if (next.sort !== DEFAULT_SORT) search.set('sort', next.sort)
  if (next.page > 1) search.set('page', String(next.page))
  return search
}

export const isNarrowed = ({ filters, themes }: Narrowing<string>): boolean =>
  Object.keys(filters).length > 0 || themes.length > 0

/** The filters and themes as a query to the service. */
export const narrowingQuery = ({ filters, themes }: Narrowing<'contract' | 'makes'>) => ({
  ...filters,
  ...(filters.contract === undefined ? {} : { contract: typedContract(filters.contract) ?? filters.contract }),
  ...(filters.makes === undefined ? {} : { makes: typedBid(filters.makes) ?? filters.makes }),
  ...(themes.length > 0 ? { theme: [...themes] } : {}),
})

/** The query to the service, without the page, as downloads take it. */
export const filterQueryOf = ({ isTrash, sort, ...narrowing }: Explored) => ({
  ...narrowingQuery(narrowing),
  lifecycle: (isTrash ? 'trashed' : 'active') as components['schemas']['Lifecycle'],
  ...(sort === DEFAULT_SORT ? {} : { sort }),
})
