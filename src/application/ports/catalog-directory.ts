import type { Author, EntitledAuthor } from '../../domain/author.js'
import type { DirectoryRequest } from '../../domain/author-directory.js'
import type { SpellingCount } from '../../domain/catalog-themes.js'

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
   * The spellings of the public themes of exposed deals of listed authors, each with how many of these deals have it; the
   * `atMost` most frequent, ties by code point. They are passed to `take` in this order a few at a time, and other work has
   * its turn in between.
   */
  countThemes(atMost: number, take: (counts: readonly SpellingCount[]) => void): Promise<void>

  /**
   * Passes the public themes of each exposed deal of a listed author that has one of them in several spellings, a few deals at
   * a time; others may be among them.
   */
  readRespelledThemes(take: (deals: readonly (readonly string[])[]) => void): Promise<void>

  /** Those of the spellings that are a public theme of an exposed deal of a listed author. */
  filterExposedThemes(spellings: readonly string[]): Promise<ReadonlySet<string>>
}
