import { foldSearchTerm } from '../src/domain/account-search.js'
import type { SampledAccount } from './data.js'
import type { PlannedRequest } from './load.js'
import { createRandom, type Random } from './random.js'

/** What the requests of a route are made of. */
export interface World {
  readonly callers: readonly { readonly account: SampledAccount; readonly token: string }[]
  /** Accounts to be found or asked for, others than the callers for the most part. */
  readonly accounts: readonly SampledAccount[]
}

/** A route that is measured against the rival. To add one, write its requests here and its answer in bare.ts. */
export interface MeasuredRoute {
  readonly name: string
  readonly pattern: string
  /** The least that the service has to do of what the rival does. */
  readonly target: number
  readonly requests: (world: World) => readonly PlannedRequest[]
}

const SEED = 7
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const SEARCH_TERMS = 500
const MIN_LENGTH = 2
const MAX_LENGTH = 8

/** Letters that no name has in a row. */
const nonsense = (random: Random, length: number): string =>
  Array.from({ length }, () => random.pick(Array.from('qxzvjw'))).join('')

/** Two to eight characters as people type them: with their accents and capitals. */
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

/** A fixed mix of frequent terms, rare ones and misses: a name as often as people have it. */
const searchTerms = (accounts: readonly SampledAccount[]): readonly string[] => {
  const random = createRandom(SEED)
  const terms: string[] = []
  while (terms.length < SEARCH_TERMS) {
    const term = searchTerm(random.pick(accounts), random)
    if (Array.from(term.trim()).length >= MIN_LENGTH && foldSearchTerm(term) !== null) terms.push(term)
  }
  return terms
}

export const ROUTES: readonly MeasuredRoute[] = [
  {
    name: 'me',
    pattern: 'GET /accounts/me',
    target: 0.85,
    requests: ({ callers }) => callers.map(({ token }) => ({ path: '/accounts/me', headers: bearer(token) })),
  },
  {
    name: 'search',
    pattern: 'GET /accounts/search',
    target: 0.9,
    requests: ({ callers, accounts }) => {
      const terms = searchTerms(accounts)
      return callers.map(({ token }, index) => ({
        path: `/accounts/search?q=${encodeURIComponent(terms[index % terms.length] as string)}`,
        headers: bearer(token),
      }))
    },
  },
]
