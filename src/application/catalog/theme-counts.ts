import { type SearchableTheme, toSearchableTheme } from '../../domain/catalog-themes.js'
import { flatMapInPieces } from '../pieces.js'
import type { CatalogDirectory } from '../ports/catalog-directory.js'
import type { Clock } from '../ports/clock.js'

const KEPT_MS = 60_000
/** The most themes that are kept in memory: the most frequent. */
const MAX_THEMES = 20_000

type Themes = readonly SearchableTheme[]

/** How frequent the themes of the catalog are, counted at most once a minute, and only if somebody asks. */
export class ThemeCounts {
  private counted: { readonly at: number; readonly themes: Themes } | null = null
  private counting: Promise<Themes> | null = null

  constructor(
    private readonly directory: CatalogDirectory,
    private readonly clock: Clock,
  ) {}

  /**
   * The most frequent first, as they were up to a minute ago: before a theme is shown, it has to be looked for in the deals of
   * now. Only the caller who finds them too old waits for a new count; until it is done, others get the previous one.
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
