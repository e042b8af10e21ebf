import { bidText, type Contract, STRAINS } from './bridge/auction.js'
import type { Seat, Vulnerability } from './bridge/board.js'
import { isGame } from './bridge/scoring.js'
import { contractOfDeal, type Deal } from './deal.js'
import { validationFailed } from './errors.js'
import { cutAt, foldForSearch } from './text.js'

export const MAX_DEAL_QUERY_LENGTH = 100
export const MAX_DEAL_QUERY_WORDS = 8

/** Words are cut to this many characters, so that none is too long for an index. */
const WORD_LENGTH = 100
/** Themes, and titles for sorting, are cut to this many characters. */
const LINE_LENGTH = 200

/** Words are separated by white space and punctuation. Symbols, such as those of the suits, are parts of words. */
const WORD_BREAKS = /[\p{P}\p{Z}\p{Cc}]+/u

const wordsOfFolded = (folded: string): readonly string[] =>
  folded
    .split(WORD_BREAKS)
    .filter((word) => word !== '')
    .map((word) => cutAt(word, WORD_LENGTH))

/** The different words of a text, folded. */
export const wordsOf = (text: string): readonly string[] => [...new Set(wordsOfFolded(foldForSearch(text)))]

/** The different words of a search, folded. @throws VALIDATION_FAILED if there are more than `MAX_DEAL_QUERY_WORDS` */
export const searchedWordsOf = (q: string): readonly string[] => {
  const words = wordsOf(q)
  if (words.length <= MAX_DEAL_QUERY_WORDS) return words
  throw validationFailed([{ path: '/q', message: `must not contain more than ${MAX_DEAL_QUERY_WORDS} words` }])
}

/** @throws VALIDATION_FAILED if a search has more words than `MAX_DEAL_QUERY_WORDS` */
export const requireFewWords = ({ q = '' }: Pick<BoardSearch, 'q'>): void => void searchedWordsOf(q)

/** The folded form of a theme, which ignores case, accents and white space. */
export const foldTheme = (theme: string): string => cutAt(foldForSearch(theme), LINE_LENGTH)

/** The folded form by which titles are sorted. */
export const foldTitle = (title: string): string => cutAt(foldForSearch(title), LINE_LENGTH)

/** The words and themes under which a deal is found, folded. */
export interface SearchedTexts {
  readonly words: readonly string[]
  readonly themes: readonly string[]
}

/** The words and themes by which every reader of the deal can find it: those of its title and public themes. */
export const publicTextsOf = ({ title, themes }: Pick<Deal, 'title' | 'themes'>): SearchedTexts =>
  textsOf([title, ...themes], themes)

/** The words and themes of a deal's personal themes. */
export const personalTextsOf = ({ personalThemes }: Pick<Deal, 'personalThemes'>): SearchedTexts =>
  textsOf(personalThemes, personalThemes)

const textsOf = (texts: readonly string[], themes: readonly string[]): SearchedTexts => ({
  words: [...new Set(texts.flatMap(wordsOf))],
  themes: [...new Set(themes.map(foldTheme).filter((theme) => theme !== ''))],
})

declare const brand: unique symbol

/** A contract without its declarer: `4S`, `3NTX`, `6HXX`, or `pass` for a board that was passed out. */
export type ContractText = string & { readonly [brand]: 'ContractText' }

const DOUBLED_BID = '[1-7](C|D|H|S|NT)X{0,2}'
const CONTRACT = new RegExp(`^(pass|${DOUBLED_BID})$`)
/** The contracts that a search accepts: a single one, or any game. */
export const CONTRACT_PATTERN = `^(pass|game|${DOUBLED_BID})$`

export const isContractText = (text: string): text is ContractText => CONTRACT.test(text)

export const contractText = (contract: Contract): ContractText =>
  (contract.strain === null ? 'pass' : bidText(contract)) as ContractText

/** The contracts that score the game bonus but no slam bonus. */
const GAMES: readonly ContractText[] = STRAINS.flatMap((strain) =>
  [1, 2, 3, 4, 5]
    .filter((level) => isGame({ level, strain, doubled: 0 }))
    .flatMap((level) => ([0, 1, 2] as const).map((doubled) => bidText({ level, strain, doubled }) as ContractText)),
)

/** The contracts that a search matches. */
export const contractsOf = (contract: ContractText | 'game'): readonly ContractText[] =>
  contract === 'game' ? GAMES : [contract]

/** The values by which a deal is searched and sorted. */
export interface SearchedDeal extends Pick<Deal, 'boardNumber' | 'dealer' | 'vulnerability'> {
  /** Folded. */
  readonly title: string
  readonly contract: ContractText | null
  readonly declarer: Seat | null
  readonly open: SearchedTexts
  /** Only searched for the owner. */
  readonly personal: SearchedTexts
}

export const searchedDeal = (
  deal: Pick<Deal, 'title' | 'boardNumber' | 'dealer' | 'vulnerability' | 'auction' | 'themes' | 'personalThemes'>,
): SearchedDeal => {
  const contract = contractOfDeal(deal)
  return {
    boardNumber: deal.boardNumber,
    dealer: deal.dealer,
    vulnerability: deal.vulnerability,
    title: foldTitle(deal.title),
    contract: contract && contractText(contract),
    declarer: contract?.declarer ?? null,
    open: publicTextsOf(deal),
    personal: personalTextsOf(deal),
  }
}

/** The conditions of a search for deals. All must be met; absent ones are ignored. */
export interface BoardSearch {
  /** A text, each word of which must be the beginning of a word of the deal. */
  readonly q?: string | undefined
  readonly themes?: readonly string[] | undefined
  readonly dealer?: Seat | undefined
  readonly vulnerability?: Vulnerability | undefined
  readonly boardNumber?: number | undefined
  /** One contract, or any game. */
  readonly contract?: ContractText | 'game' | undefined
  readonly declarer?: Seat | undefined
}

/**
 * Whether a search finds the deal.
 * @param texts whether the search covers only public texts or, as for the owner, also the personal themes
 */
export const isFoundBy = (search: BoardSearch, deal: Deal, texts: 'public' | 'whole'): boolean => {
  const { open, personal, contract, declarer } = searchedDeal(deal)
  const searched = texts === 'public' ? [open] : [open, personal]
  const words = searched.flatMap((one) => one.words)
  const themes = searched.flatMap((one) => one.themes)
  const is = <Value>(wanted: Value | undefined, value: Value | null): boolean =>
    wanted === undefined || wanted === value
  return (
    wordsOf(search.q ?? '').every((start) => words.some((word) => word.startsWith(start))) &&
    themesOf(search).every((theme) => themes.includes(theme)) &&
    is(search.dealer, deal.dealer) &&
    is(search.vulnerability, deal.vulnerability) &&
    is(search.boardNumber, deal.boardNumber) &&
    (search.contract === undefined || (contract !== null && contractsOf(search.contract).includes(contract))) &&
    is(search.declarer, declarer)
  )
}

/** The different themes of a search, folded. Those that fold to nothing are ignored. */
export const themesOf = ({ themes = [] }: BoardSearch): readonly string[] => textsOf([], themes).themes
