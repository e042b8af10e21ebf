import type { CursorRequest } from '../../domain/cursor.js'
import type { BoardSearch } from '../../domain/deal-search.js'
import type { Handle } from '../../domain/handle.js'
import type { PublishedDeal } from './deal-repository.js'

/** A search of the catalog's deals. */
export interface CatalogQuery {
  readonly search: BoardSearch
  /** Only deals of the author who has this handle; `null` for those of all authors. */
  readonly author: Handle | null
}

export interface CatalogSearch {
  /**
   * Exactly the exposed deals of listed authors after the cursor that the search finds by what is public (`isFoundBy`), in the
   * order of `latestPublishedFirst`. What an earlier version of the service wrote may be found by what it was before, for a minute.
   */
  findPublished(query: CatalogQuery, request: CursorRequest, at: Date): Promise<readonly PublishedDeal[]>
}
