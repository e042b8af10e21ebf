import { type SearchableTheme, toSearchableTheme } from '../../domain/catalog-themes.js'
import { flatMapInPieces } from '../pieces.js'
import type { CatalogDirectory } from '../ports/catalog-directory.js'
import type { Clock } from '../ports/clock.js'

const KEPT_MS = 60_000
/** The maximum number of themes kept in memory for a language: the most frequent ones. */
const MAX_THEMES = 20_000
/** The maximum number of languages whose themes are kept in memory; all languages together count as one. */
const MAX_LANGUAGES = 8

type Themes = readonly SearchableTheme[]

interface Counts {
  counted: { readonly at: number; readonly themes: Themes } | null
  counting: Promise<Themes> | null
}

/** The frequencies of the catalog's themes, counted at most once a minute, and only on demand. */
export class ThemeCounts {
  /** By base language, the most recently requested at the end. */
  private readonly languages = new Map<string | null, Counts>()

  constructor(
    private readonly directory: CatalogDirectory,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the themes, the most frequent first. They may be a minute old, so each theme must be looked up in the
   * current deals before it is shown. Only the first caller after a minute waits for a new count; until then, others
   * get the previous one.
   * @param language only themes of authors with this base language; `null` for all
   */
  async read(language: string | null): Promise<Themes> {
    const counts = this.countsOf(language)
    if (counts.counting !== null) return counts.counted?.themes ?? counts.counting
    const now = this.clock.now().getTime()
    const age = counts.counted === null ? -1 : now - counts.counted.at
    if (counts.counted !== null && age >= 0 && age < KEPT_MS) return counts.counted.themes
    counts.counting = this.count(language)
    try {
      const themes = await counts.counting
      counts.counted = { at: now, themes }
      return themes
    } finally {
      counts.counting = null
    }
  }

  private countsOf(language: string | null): Counts {
    const counts = this.languages.get(language) ?? { counted: null, counting: null }
    this.languages.delete(language)
    this.languages.set(language, counts)
    if (this.languages.size > MAX_LANGUAGES) {
      const [longestUnasked] = this.languages.keys()
      if (longestUnasked !== undefined) this.languages.delete(longestUnasked)
    }
    return counts
  }

  private async count(language: string | null): Promise<Themes> {
    const counted = await this.directory.countThemes(MAX_THEMES, language)
    return flatMapInPieces(counted, (count) => [toSearchableTheme(count)])
  }
}
