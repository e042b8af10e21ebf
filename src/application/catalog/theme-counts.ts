import { type SearchableTheme, toSearchableTheme } from '../../domain/catalog-themes.js'
import { flatMapInPieces } from '../pieces.js'
import type { CatalogDirectory } from '../ports/catalog-directory.js'
import type { Clock } from '../ports/clock.js'

const KEPT_MS = 60_000
/** The maximum number of themes kept in memory: the most frequent ones. */
const MAX_THEMES = 20_000

type Themes = readonly SearchableTheme[]

/** The frequencies of the catalog's themes, counted at most once a minute, and only on demand. */
export class ThemeCounts {
  private counted: { readonly at: number; readonly themes: Themes } | null = null
  private counting: Promise<Themes> | null = null

  constructor(
    private readonly directory: CatalogDirectory,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the themes, the most frequent first, up to a minute old: before a theme is shown, it has to be looked up in
   * the current deals. Only the first caller after a minute waits for a new count; until it is done, others get the
   * previous one.
   */
  async read(): Promise<Themes> {
    if (this.counting !== null) return this.counted?.themes ?? this.counting
    const now = this.clock.now().getTime()
    const age = this.counted === null ? -1 : now - this.counted.at
    if (this.counted !== null && age >= 0 && age < KEPT_MS) return this.counted.themes
    this.counting = this.count()
    try {
      const themes = await this.counting
      this.counted = { at: now, themes }
      return themes
    } finally {
      this.counting = null
    }
  }

  private async count(): Promise<Themes> {
    return flatMapInPieces(await this.directory.countThemes(MAX_THEMES), (count) => [toSearchableTheme(count)])
  }
}
