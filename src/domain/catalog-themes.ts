import type { Deal } from './deal.js'
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
  /** How many times deals have it again, in another of the spellings. */
  readonly repeats: number
}

export const MAX_THEMES_SHOWN = 100

export const mostFrequentFirst = (a: SpellingCount, b: SpellingCount): number =>
  b.deals - a.deals || compareCodePoints(a.theme, b.theme)

/**
 * How many deals a theme has, each counted once. Where some spellings were withdrawn since the count, so may be the deals that
 * repeated it: there are at least those of the most frequent one.
 */
export const dealsOfTheme = ({ spellings, repeats }: Pick<CatalogTheme, 'spellings' | 'repeats'>): number =>
  Math.max(spellings[0]?.deals ?? 0, spellings.reduce((sum, { deals }) => sum + deals, 0) - repeats)

/** Whether a deal has a theme in several spellings. */
export const hasRespelledTheme = ({ themes }: Pick<Deal, 'themes'>): boolean => {
  const different = [...new Set(themes)]
  return new Set(different.map(foldTheme)).size < different.length
}

interface CountedTheme {
  readonly line: string
  readonly spellings: SpellingCount[]
  repeats: number
}

/** Takes the spellings of each theme together. A caller that adds many lets others have their turn in between. */
export class SpellingsByTheme {
  private readonly byFolded = new Map<string, CountedTheme>()
  private readonly bySpelling = new Map<string, CountedTheme>()

  /** A theme that folds to nothing is none. */
  add(counts: readonly SpellingCount[]): void {
    for (const count of counts) {
      const folded = foldTheme(count.theme)
      if (folded === '') continue
      const theme = this.byFolded.get(folded) ?? { line: lineOf(wordsOf(folded)), spellings: [], repeats: 0 }
      theme.spellings.push(count)
      this.byFolded.set(folded, theme)
      this.bySpelling.set(count.theme, theme)
    }
  }

  /** The themes of deals that have one in several spellings, each of which has counted the deal. */
  addRespelled(deals: readonly (readonly string[])[]): void {
    for (const spellings of deals) {
      const had = new Set<CountedTheme>()
      for (const spelling of new Set(spellings)) {
        const theme = this.bySpelling.get(spelling)
        if (theme === undefined) continue
        if (had.has(theme)) theme.repeats++
        had.add(theme)
      }
    }
  }

  /** By frequency. */
  themes(): readonly CatalogTheme[] {
    return [...this.byFolded]
      .map(([folded, { spellings, ...theme }]) => ({ folded, ...theme, spellings: spellings.sort(mostFrequentFirst) }))
      .sort((a, b) => dealsOfTheme(b) - dealsOfTheme(a) || compareCodePoints(a.folded, b.folded))
  }
}

/** Each word behind a space, which is part of none. */
const lineOf = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('')

/** Whether each of the words, which are folded, is the beginning of a word of the theme. */
export const isThemeOfWords = ({ line }: Pick<CatalogTheme, 'line'>, words: readonly string[]): boolean =>
  words.every((start) => line.includes(` ${start}`))
