import { type Actor, requireAccount } from '../../domain/actor.js'
import { type CatalogTheme, dealsOfTheme, isThemeOfWords, MAX_THEMES_SHOWN } from '../../domain/catalog-themes.js'
import { wordsOf } from '../../domain/deal-search.js'
import type { CatalogDirectory } from '../ports/catalog-directory.js'
import type { ThemeCounts } from './theme-counts.js'

/** A theme in its most frequent spelling. */
export interface ThemeOfDeals {
  readonly theme: string
  readonly dealCount: number
}

interface Input {
  readonly actor: Actor
  /** Each of its words has to be the beginning of a word of the theme. */
  readonly q: string
}

/** Lists the themes of exposed deals, the most frequent first. */
export class ListThemes {
  constructor(
    private readonly directory: CatalogDirectory,
    private readonly counts: ThemeCounts,
  ) {}

  /** Returns at most 100. Counts may lag by a minute; what is in no exposed deal now is not shown. @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor, q }: Input): Promise<readonly ThemeOfDeals[]> {
    requireAccount(actor)
    const words = wordsOf(q)
    const candidates = (await this.counts.read()).filter((theme) => isThemeOfWords(theme, words))
    const shown: ThemeOfDeals[] = []
    for (let from = 0; from < candidates.length && shown.length < MAX_THEMES_SHOWN; from += MAX_THEMES_SHOWN)
      shown.push(...(await this.shownOf(candidates.slice(from, from + MAX_THEMES_SHOWN))))
    return shown.slice(0, MAX_THEMES_SHOWN)
  }

  /** Without the spellings that are in no exposed deal any more. */
  private async shownOf(themes: readonly CatalogTheme[]): Promise<readonly ThemeOfDeals[]> {
    const spellings = themes.flatMap((one) => one.spellings.map(({ theme }) => theme))
    const exposed = await this.directory.filterExposedThemes(spellings)
    return themes.flatMap(({ spellings, repeats }) => {
      const left = spellings.filter(({ theme }) => exposed.has(theme))
      const [first] = left
      return first === undefined ? [] : [{ theme: first.theme, dealCount: dealsOfTheme({ spellings: left, repeats }) }]
    })
  }
}
