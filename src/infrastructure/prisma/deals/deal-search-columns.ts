import {
  type BoardSearch,
  contractsOf,
  type SearchedDeal,
  type SearchedTexts,
  searchedDeal,
  themesOf,
  wordsOf,
} from '../../../domain/deal-search.js'
import { utf8Bytes } from '../../../domain/text.js'

/** The columns derived from a deal for searching and sorting. */
export const SEARCH_COLUMNS = {
  contract: 'contract',
  declarer: 'declarer',
  searchTitle: 'search_title',
  searchTerms: 'search_terms',
  personalTerms: 'personal_terms',
  searchHead: 'search_head',
} as const

export interface SearchRow {
  readonly contract: string | null
  readonly declarer: string | null
  readonly searchTitle: string
  /** In PostgreSQL's text format for a tsvector. */
  readonly searchTerms: string
  readonly personalTerms: string
  readonly searchHead: string | null
}

export const THEME_MARK = 't'
/** The prefix of each kind of term, so that a word never matches a theme, for example. */
const TERMS = {
  word: 'w',
  theme: THEME_MARK,
  dealer: 'd',
  vulnerability: 'v',
  boardNumber: 'n',
  contract: 'c',
  declarer: 'r',
}

const termOf = (kind: keyof typeof TERMS, text: string | number): string => `${TERMS[kind]}${text}`

/** A quoted lexeme of a tsvector or tsquery. */
const quoted = (term: string): string => `'${term.replace(/['\\]/g, '$&$&')}'`

const lexeme = (kind: keyof typeof TERMS, text: string | number): string => quoted(termOf(kind, text))

/** A tsquery for deals with the folded theme. */
export const themeQueryOf = (folded: string): string => lexeme('theme', folded)

const termsOf = ({ words, themes }: SearchedTexts): readonly string[] => [
  ...words.map((word) => lexeme('word', word)),
  ...themes.map((theme) => lexeme('theme', theme)),
]

/** A text with each theme on a separate line and a space before each word. */
const lineOf = ({ words, themes }: SearchedTexts): string =>
  `\n${themes.map((theme) => `${theme}\n`).join('')}${words.map((word) => ` ${word}`).join('')}`

/** The limit for a column that an index includes. */
const MAX_HEAD_BYTES = 512

export const toSearchColumns = (deal: SearchedDeal): SearchRow => {
  const { open, personal, contract, declarer } = deal
  const head = lineOf({ words: [...open.words, ...personal.words], themes: [...open.themes, ...personal.themes] })
  return {
    contract,
    declarer,
    searchTitle: deal.title,
    searchTerms: [
      ...termsOf(open),
      lexeme('dealer', deal.dealer),
      lexeme('vulnerability', deal.vulnerability),
      ...(deal.boardNumber === null ? [] : [lexeme('boardNumber', deal.boardNumber)]),
      ...(contract === null ? [] : [lexeme('contract', contract)]),
      ...(declarer === null ? [] : [lexeme('declarer', declarer)]),
    ].join(' '),
    personalTerms: termsOf(personal).join(' '),
    searchHead: utf8Bytes(head) <= MAX_HEAD_BYTES ? head : null,
  }
}

export const dealSearchColumns = (deal: Parameters<typeof searchedDeal>[0]): SearchRow =>
  toSearchColumns(searchedDeal(deal))

const textsOf = (search: BoardSearch): SearchedTexts => ({ words: wordsOf(search.q ?? ''), themes: themesOf(search) })

/** A term to search for, or the start of one. */
interface SearchedTerm {
  readonly text: string
  readonly isStart: boolean
}

const textTermsOf = ({ words, themes }: SearchedTexts): readonly SearchedTerm[] => [
  ...words.map((word) => ({ text: termOf('word', word), isStart: true })),
  ...themes.map((theme) => ({ text: termOf('theme', theme), isStart: false })),
]

const queryOf = (terms: readonly SearchedTerm[]): string =>
  terms.map(({ text, isStart }) => `${quoted(text)}${isStart ? ':*' : ''}`).join(' & ')

/** The words and themes of a search, as texts to find in `search_head` and as a tsquery; `null` if there are none. */
export const textSearchOf = (search: BoardSearch) => {
  const texts = textsOf(search)
  const query = queryOf(textTermsOf(texts))
  const inHead = [...texts.words.map((word) => ` ${word}`), ...texts.themes.map((theme) => `\n${theme}\n`)]
  return query === '' ? null : { inHead, query }
}

/**
 * The maximum number of words and themes looked up in an index: a short word occurs in very many deals, so many lookups
 * take seconds.
 */
const MAX_LOOKED_UP = 4

/**
 * A search as two tsqueries on `search_terms`, the public terms: one for the index, with the longest words and themes,
 * and one that is checked on the deals found. Each is `null` if it is empty.
 */
export const searchQueriesOf = (search: BoardSearch): readonly [string | null, string | null] => {
  const { dealer, vulnerability, boardNumber, contract, declarer } = search
  const facets = Object.entries({ dealer, vulnerability, boardNumber, declarer }).flatMap(([kind, value]) =>
    value === undefined ? [] : [lexeme(kind as keyof typeof TERMS, value)],
  )
  const contracts = contract === undefined ? [] : contractsOf(contract).map((each) => lexeme('contract', each))
  const texts = [...textTermsOf(textsOf(search))].sort((a, b) => b.text.length - a.text.length)
  const lookedUp = [
    queryOf(texts.slice(0, MAX_LOOKED_UP)),
    ...facets,
    contracts.length > 1 ? `(${contracts.join(' | ')})` : contracts.join(''),
  ]
  return [lookedUp.filter((part) => part !== '').join(' & ') || null, queryOf(texts.slice(MAX_LOOKED_UP)) || null]
}
