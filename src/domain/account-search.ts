import type { Account } from './account.js'
import { compareCodePoints, foldForSearch } from './text.js'

export const MAX_SEARCH_RESULTS = 20

/** An account as search results show it. */
export interface SlimAccount {
  readonly id: Account['id']
  readonly email: string
  readonly displayName: string
  /** `null` until an admin trusts it. */
  readonly avatarUrl: string | null
}

/** The searchable texts of an account, folded. */
export interface SearchTexts {
  readonly name: string
  /** The part of the e-mail before the @. */
  readonly localPart: string
  readonly address: string
}

export const searchTextsOf = ({ displayName, email }: Pick<Account, 'displayName' | 'email'>): SearchTexts => {
  const address = foldForSearch(email)
  const at = address.lastIndexOf('@')
  return { name: foldForSearch(displayName), localPart: at < 0 ? address : address.slice(0, at), address }
}

/** A folded search term; `null` when folding leaves too little to search for. */
export const foldSearchTerm = (q: string): string | null => {
  const term = foldForSearch(q)
  return lengthOf(term) < 2 ? null : term
}

/** Whether the term may match anywhere: a term of two characters only matches the start of the name or address. */
export const matchesAnywhere = (term: string): boolean => lengthOf(term) >= 3

const lengthOf = (text: string): number => Array.from(text).length

/** The characters that separate the words of a name. */
export const WORD_BREAKS = [' ', '-', "'", '’', '('] as const

/** 0: the exact e-mail address; 1: the name starts with the term; 2: a word of the name does; 3: any other match. */
export type SearchTier = 0 | 1 | 2 | 3

export const searchTier = ({ name, localPart, address }: SearchTexts, term: string): SearchTier | null => {
  const anywhere = matchesAnywhere(term)
  if (address === term) return 0
  if (name.startsWith(term)) return 1
  if (!(anywhere && (name.includes(term) || localPart.includes(term))) && !address.startsWith(term)) return null
  return WORD_BREAKS.some((mark) => name.includes(mark + term)) ? 2 : 3
}

interface Ranked {
  readonly tier: SearchTier
  readonly name: string
  readonly id: string
}

export const compareRanked = (a: Ranked, b: Ranked): number =>
  a.tier - b.tier || compareCodePoints(a.name, b.name) || compareCodePoints(a.id, b.id)
