import type { CursorRequest } from '../../domain/cursor.js'
import type { BoardSearch } from '../../domain/deal-search.js'
import type { Handle } from '../../domain/handle.js'
import type { PublishedDeal } from './deal-repository.js'

/** A search of the catalog's deals. */
export interface CatalogQuery {
  readonly search: BoardSearch
  /** Only deals of the author who has this handle; `null` for those of all authors. */
  readonly author: Handle | null
  /** Only deals of authors with this base language (`baseLanguageOf`); `null` for those of all languages. */
  readonly language: string | null
}

export interface CatalogSearch {
  /**
   * Exactly the exposed deals of listed authors after the cursor that the search finds by public fields (`isFoundBy`),
   * in the order of `latestPublishedFirst`.
   */
  findPublished(query: CatalogQuery, request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>
}
