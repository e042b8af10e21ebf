import type { Author, EntitledAuthor } from '../../domain/author.js'
import type { DirectoryRequest } from '../../domain/author-directory.js'
import type { ThemeCount } from '../../domain/catalog-themes.js'

/** An author whom the catalog lists, with the grants that were active at the time of the read. */
export interface DirectoryEntry extends EntitledAuthor {
  readonly author: Author
  /** How many of the author's deals are exposed. */
  readonly dealCount: number
  /** When the last published of them was; `null` if none of them has a time. */
  readonly lastPublishedAt: Date | null
}

/** What the exposed deals of all authors add up to, at the moment of the read. */
export interface CatalogDirectory {
  /**
   * Exactly the listed authors who have an exposed deal and whom the term finds (`isFoundInDirectory`), after the cursor: those
   * who published last first, those without a time last, then by id.
   */
  listAuthors(request: DirectoryRequest, at: Date): Promise<readonly DirectoryEntry[]>

  /**
   * The public themes of exposed deals of listed authors, folded, each with how many of these deals have it in whatever
   * spelling; the `atMost` most frequent, ties by code point.
   */
  countThemes(atMost: number): Promise<readonly ThemeCount[]>

  /**
   * For each of the counted themes, by its folded form, one spelling as it stands now in some exposed deal of a listed author. A
   * theme that is in no such deal is absent. The deals that the themes were seen in are looked at first: it takes longer to find
   * another.
   */
  findSpellings(themes: readonly ThemeCount[]): Promise<ReadonlyMap<string, string>>
}
