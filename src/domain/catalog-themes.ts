import { foldTheme, wordsOf } from './deal-search.js'
import { compareCodePoints } from './text.js'

/** In how many exposed deals a theme stands in this spelling. */
export interface SpellingCount {
  readonly theme: string
  readonly deals: number
}

/** A theme in all its spellings, the most frequent first. */
export interface CatalogTheme {
  readonly folded: string
  /** Its words, each behind a space: thousands of themes are looked through for every search. */
  readonly line: string
  readonly spellings: readonly SpellingCount[]
}

export const MAX_THEMES_SHOWN = 100

export const mostFrequentFirst = (a: SpellingCount, b: SpellingCount): number =>
  b.deals - a.deals || compareCodePoints(a.theme, b.theme)

/** How many deals a theme has. A deal that has it in two spellings counts for both. */
export const dealsOfTheme = ({ spellings }: Pick<CatalogTheme, 'spellings'>): number =>
  spellings.reduce((sum, { deals }) => sum + deals, 0)

/** Takes the spellings of each theme together. Whoever adds many lets others have their turn in between. */
export class SpellingsByTheme {
  private readonly byFolded = new Map<string, { readonly line: string; readonly spellings: SpellingCount[] }>()

  /** A theme that folds to nothing is none. */
  add(counts: readonly SpellingCount[]): void {
    for (const count of counts) {
      const folded = foldTheme(count.theme)
      const theme = this.byFolded.get(folded)
      if (theme !== undefined) theme.spellings.push(count)
      else if (folded !== '') this.byFolded.set(folded, { line: lineOf(wordsOf(folded)), spellings: [count] })
    }
  }

  /** By frequency. */
  themes(): readonly CatalogTheme[] {
    return [...this.byFolded]
      .map(([folded, { line, spellings }]) => ({ folded, line, spellings: spellings.sort(mostFrequentFirst) }))
      .sort((a, b) => dealsOfTheme(b) - dealsOfTheme(a) || compareCodePoints(a.folded, b.folded))
  }
}

/** Each word behind a space, which is part of none. */
const lineOf = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('')

/** Whether each of the words, which are folded, is the beginning of a word of the theme. */
export const isThemeOfWords = ({ line }: Pick<CatalogTheme, 'line'>, words: readonly string[]): boolean =>
  words.every((start) => line.includes(` ${start}`))
