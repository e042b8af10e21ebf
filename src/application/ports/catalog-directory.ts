import type { Author, EntitledAuthor } from '../../domain/author.js'
import type { DirectoryRequest } from '../../domain/author-directory.js'
import type { ThemeCount } from '../../domain/catalog-themes.js'

/** An author whom the catalog lists, with the grants that were active at the time of the read. */
export interface DirectoryEntry extends EntitledAuthor {
  readonly author: Author
  /** How many of the author's deals are exposed. */
  readonly dealCount: number
  /** The latest `publishedAt` of these deals; `null` if none of them has one. */
  readonly lastPublishedAt: Date | null
}

/** Summaries of the exposed deals of all authors at the time of the read. */
export interface CatalogDirectory {
  /**
   * Exactly the listed authors with an exposed deal who match the term (`isFoundInDirectory`), after the cursor, by
   * latest publication (authors without one last), then by id.
   */
  listAuthors(request: DirectoryRequest, at: Date): Promise<readonly DirectoryEntry[]>

  /**
   * The `atMost` most frequent public themes of exposed deals of listed authors, folded, each with the number of deals
   * that have it in any spelling; ties are ordered by code point. With a base language, only deals of authors with that
   * language (`isOfLanguage`) count.
   */
  countThemes(atMost: number, language: string | null): Promise<readonly ThemeCount[]>

  /**
   * Maps the folded form of each counted theme to one spelling from an exposed deal of a listed author. A theme that is
   * in no such deal is absent. The deals in which the themes were seen are checked first, because finding other deals
   * takes longer.
   */
  findSpellings(themes: readonly ThemeCount[]): Promise<ReadonlyMap<string, string>>
}
