import { LRUCache } from 'lru-cache'
import type { Account } from '../../domain/account.js'
import { searchTextsOf, WORD_BREAKS } from '../../domain/account-search.js'

/**
 * The text as the trigram index needs it. The index leaves out what is neither letter nor digit, and then has nothing to
 * look up for a term such as `a-b`; so each such character becomes a letter: a compatibility ideograph, which folded
 * text never holds. Several characters share one, so a lookup here compares the texts themselves as well.
 */
export const indexable = (text: string): string =>
  text.replace(/[^\p{L}\p{N}]/gu, (mark) =>
    isWordBreak(mark) ? WORD_BREAK : String.fromCodePoint(0xf900 + ((mark.codePointAt(0) as number) & 0xff)),
  )

/** What all that sets words apart becomes, so that the start of a word is one thing to look up. */
export const WORD_BREAK = '\ufa00'
const isWordBreak = (mark: string): boolean => (WORD_BREAKS as readonly string[]).includes(mark)

interface SearchColumns {
  readonly searchName: string
  readonly searchAddress: string
  readonly searchText: string
}

/** An account is saved more often than it gets another name or address, and folding texts takes longer than to look them up. */
const recent = new LRUCache<string, SearchColumns>({ max: 1_000 })

/** The columns that search looks at: the name, the whole address, and name and local part in two lines for the index. */
export const searchColumnsOf = ({ displayName, email }: Pick<Account, 'displayName' | 'email'>): SearchColumns => {
  const key = `${displayName}\n${email}`
  const known = recent.get(key)
  if (known !== undefined) return known
  const { name, localPart, address } = searchTextsOf({ displayName, email })
  const columns = { searchName: name, searchAddress: address, searchText: indexable(`${name}\n${localPart}`) }
  recent.set(key, columns)
  return columns
}
