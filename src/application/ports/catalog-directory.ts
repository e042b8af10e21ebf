import type { Author, EntitledAuthor } from '../../domain/author.js'
import type { DirectoryRequest } from '../../domain/author-directory.js'
import type { ThemeCount } from '../../domain/catalog-themes.js'

/** An author whom the catalog lists, with the grants that were active at the time of the read. */
export interface DirectoryEntry extends EntitledAuthor {
  readonly author: Author
  /** How many of the author's deals are exposed. */
  readonly dealCount: number
  /** The latest publication among them; `null` if none of them has a time. */
  readonly lastPublishedAt: Date | null
}

/** Summaries of the exposed deals of all authors at the time of the read. */
export interface CatalogDirectory {
  /**
   * Exactly the listed authors with an exposed deal who match the term (`isFoundInDirectory`), after the cursor: by
   * latest publication, those without a time last, then by id.
   */
  listAuthors(request: DirectoryRequest, at: Date): Promise<readonly DirectoryEntry[]>

  /**
   * The public themes of exposed deals of listed authors, folded, each with the number of these deals that have it in
   * any spelling; the `atMost` most frequent, ties by code point. With a base language, only deals of authors with it
   * (`isOfLanguage`).
   */
  countThemes(atMost: number, language: string | null): Promise<readonly ThemeCount[]>

  /**
   * For each of the counted themes, by its folded form, one spelling from an exposed deal of a listed author. A theme
   * that is in no such deal is absent. The deals in which the themes were seen are checked first, because finding
   * another takes longer.
   */
  findSpellings(themes: readonly ThemeCount[]): Promise<ReadonlyMap<string, string>>
}
