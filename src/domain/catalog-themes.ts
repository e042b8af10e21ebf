import { wordsOf } from './deal-search.js'
import type { DealId } from './ids.js'
import { compareCodePoints } from './text.js'

/** The number of exposed deals that have a theme, in any spelling. */
export interface ThemeCount {
  /** As `foldTheme` returns it; never blank. */
  readonly folded: string
  readonly deals: number
  /** One of these deals. */
  readonly seenIn: DealId
}

/** A counted theme, prepared for searching. */
export interface SearchableTheme extends ThemeCount {
  /** The theme's words, each after a space, joined in advance because every search scans thousands of themes. */
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

/** Whether each of the folded words is the beginning of a word of the theme. */
export const isThemeOfWords = ({ line }: Pick<SearchableTheme, 'line'>, words: readonly string[]): boolean =>
  words.every((start) => line.includes(` ${start}`))
