import { type CatalogTheme, SpellingsByTheme } from '../../domain/catalog-themes.js'
import type { CatalogDirectory } from '../ports/catalog-directory.js'
import type { Clock } from '../ports/clock.js'

const KEPT_MS = 60_000
/** The most spellings that are kept in memory: the most frequent. */
const MAX_SPELLINGS = 20_000

/** How frequent the themes of the catalog are, counted at most once a minute, and only if somebody asks. */
export class ThemeCounts {
  private counted: { readonly at: number; readonly themes: Promise<readonly CatalogTheme[]> } | null = null

  constructor(
    private readonly directory: CatalogDirectory,
    private readonly clock: Clock,
  ) {}

  /** As they were up to a minute ago: before a theme is shown, it has to be looked for in the deals of now. */
  read(): Promise<readonly CatalogTheme[]> {
    const now = this.clock.now().getTime()
    const age = this.counted === null ? null : now - this.counted.at
    if (this.counted !== null && age !== null && age >= 0 && age < KEPT_MS) return this.counted.themes
    const counted = { at: now, themes: this.count() }
    this.counted = counted
    counted.themes.catch(() => {
      if (this.counted === counted) this.counted = null
    })
    return counted.themes
  }

  private async count(): Promise<readonly CatalogTheme[]> {
    const themes = new SpellingsByTheme()
    await this.directory.countThemes(MAX_SPELLINGS, (counts) => themes.add(counts))
    await this.directory.readRespelledThemes((deals) => themes.addRespelled(deals))
    return themes.themes()
  }
}
