import { wordsOf } from './deal-search.js'
import type { DealId } from './ids.js'
import { compareCodePoints } from './text.js'

/** In how many exposed deals a theme stands, whatever its spelling there. */
export interface ThemeCount {
  /** As `foldTheme` returns it; never blank. */
  readonly folded: string
  readonly deals: number
  /** One of these deals. */
  readonly seenIn: DealId
}

/** A counted theme as searches look at it. */
export interface SearchableTheme extends ThemeCount {
  /** Its words, each behind a space: thousands of themes are looked through for every search. */
  readonly line: string
}

export const MAX_THEMES_SHOWN = 100

export const mostFrequentFirst = (a: ThemeCount, b: ThemeCount): number =>
  b.deals - a.deals || compareCodePoints(a.folded, b.folded)

export const toSearchableTheme = (count: ThemeCount): SearchableTheme => ({
  ...count,
  line: wordsOf(count.folded)
    .map((word) => ` ${word}`)
    .join(''),
})

/** Whether each of the words, which are folded, is the beginning of a word of the theme. */
export const isThemeOfWords = ({ line }: Pick<SearchableTheme, 'line'>, words: readonly string[]): boolean =>
  words.every((start) => line.includes(` ${start}`))
