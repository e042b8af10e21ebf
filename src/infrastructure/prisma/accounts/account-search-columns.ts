import { LRUCache } from 'lru-cache'
import type { Account } from '../../../domain/account.js'
import { searchTextsOf, WORD_BREAKS } from '../../../domain/account-search.js'

/**
 * Makes every character indexable. A trigram index ignores anything but letters and digits, and could not look up a
 * term such as `a-b`; so each other character becomes a letter: a compatibility ideograph, which folded text never
 * contains. Several characters map to the same one, so a lookup compares the original texts as well.
 */
export const indexable = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, (mark) =>
    isWordBreak(mark) ? WORD_BREAK : String.fromCodePoint(0xf900 + ((mark.codePointAt(0) as number) & 0xff)),
  )

/** Replaces every word separator, so that the start of a word can be looked up as one term. */
export const WORD_BREAK = '\ufa00'
const isWordBreak = (mark: string): boolean => (WORD_BREAKS as readonly string[]).includes(mark)

interface SearchColumns {
  readonly searchName: string
  readonly searchAddress: string
  readonly searchText: string
}

/** Accounts are often saved without a new name or address, and folding texts takes longer than a lookup here. */
const recent = new LRUCache<string, SearchColumns>({ max: 1_000 })

/** The columns for searching: the name, the whole address, and the name and local part on two lines for the index. */
export const accountSearchColumns = ({ displayName, email }: Pick<Account, 'displayName' | 'email'>): SearchColumns => {
  const key = `${displayName}\n${email}`
  const known = recent.get(key)
  if (known !== undefined) return known
  const { name, localPart, address } = searchTextsOf({ displayName, email })
  const columns = { searchName: name, searchAddress: address, searchText: indexable(`${name}\n${localPart}`) }
  recent.set(key, columns)
  return columns
}
