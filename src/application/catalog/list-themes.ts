import { type Actor, requireAccount } from '../../domain/actor.js'
import { isThemeOfWords, MAX_THEMES_SHOWN, type ThemeCount } from '../../domain/catalog-themes.js'
import { searchedWordsOf } from '../../domain/deal-search.js'
import { flatMapInPieces } from '../pieces.js'
import type { CatalogDirectory } from '../ports/catalog-directory.js'
import type { ThemeCounts } from './theme-counts.js'

/** A theme in one of its spellings. */
export interface ThemeOfDeals {
  readonly theme: string
  readonly dealCount: number
}

interface Input {
  readonly actor: Actor
  /** Words, each of which must be the beginning of a word of the theme. */
  readonly q: string
  /** Only themes of authors with this base language. */
  readonly language?: string | undefined
}

/** Lists the themes of exposed deals, the most frequent first. */
export class ListThemes {
  constructor(
    private readonly directory: CatalogDirectory,
    private readonly counts: ThemeCounts,
  ) {}

  /**
   * Returns at most 100. Counts may lag by a minute, but themes that are no longer in any exposed deal are left out.
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, VALIDATION_FAILED for too many words
   */
  async execute({ actor, q, language }: Input): Promise<readonly ThemeOfDeals[]> {
    requireAccount(actor)
    const words = searchedWordsOf(q)
    const candidates = await flatMapInPieces(await this.counts.read(language?.toLowerCase() ?? null), (theme) =>
      isThemeOfWords(theme, words) ? [theme] : [],
    )
    const shown: ThemeOfDeals[] = []
    for (let from = 0; from < candidates.length && shown.length < MAX_THEMES_SHOWN; from += MAX_THEMES_SHOWN)
      shown.push(...(await this.shownOf(candidates.slice(from, from + MAX_THEMES_SHOWN))))
    return shown.slice(0, MAX_THEMES_SHOWN)
  }

  /** Leaves out themes that are no longer in any exposed deal. */
  private async shownOf(themes: readonly ThemeCount[]): Promise<readonly ThemeOfDeals[]> {
    const spellings = await this.directory.findSpellings(themes)
    return themes.flatMap(({ folded, deals }) => {
      const theme = spellings.get(folded)
      return theme === undefined ? [] : [{ theme, dealCount: deals }]
    })
  }
}
