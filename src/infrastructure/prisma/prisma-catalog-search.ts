import type { CatalogQuery, CatalogSearch } from '../../application/ports/catalog-search.js'
import type { DealRepository, PublishedDeal } from '../../application/ports/deal-repository.js'
import type { CursorRequest } from '../../domain/cursor.js'
import {
  FOUND,
  FOUND_BEHIND_STRETCH,
  FOUND_IN_STRETCH,
  FOUND_OF_AUTHOR,
  type PlaceRow,
  STRETCH_END,
} from './catalog-search-statements.js'
import { searchQueriesOf } from './deal-search-columns.js'
import type { PublishedRow } from './deal-statements.js'
import { toPublishedDeal } from './published-deals.js'
import type { Statement, Statements } from './statements.js'

type Position = readonly [publishedAt: string, id: string]
const positionOf = ({ publishedAt, id }: PlaceRow): Position => [publishedAt?.toISOString() ?? '-infinity', id]

const MAX_AGE_MS = 300_000

export class PrismaCatalogSearch implements CatalogSearch {
  private stretch: { readonly readAt: number; readonly end: Promise<Position | null> } | null = null

  constructor(
    private readonly statements: Statements,
    private readonly deals: Pick<DealRepository, 'listRecent'>,
  ) {}

  async findPublished(
    { search, author }: CatalogQuery,
    { after, limit }: CursorRequest,
    at: Date,
  ): Promise<readonly PublishedDeal[]> {
    const queries = searchQueriesOf(search)
    const [place, position] = after === null ? (['first', []] as const) : (['next', positionOf(after)] as const)
    if (author !== null) return this.find(FOUND_OF_AUTHOR[place], [limit, at, ...queries, author, ...position])
    if (queries[0] === null) return this.deals.listRecent({ after, limit }, at)
    const end = await this.endOfStretch()
    if (end === null) return this.find(FOUND[place], [limit, at, ...queries, ...position])
    const values = [at, ...queries, ...position, ...end]
    const near = await this.find(FOUND_IN_STRETCH[place], [limit, ...values])
    if (near.length === limit) return near
    return [...near, ...(await this.find(FOUND_BEHIND_STRETCH[place], [limit - near.length, ...values]))]
  }

  private async find(statement: Statement, values: readonly unknown[]): Promise<readonly PublishedDeal[]> {
    return (await this.statements.rows<PublishedRow>(statement, values)).map(toPublishedDeal)
  }

  /** Up to five minutes ago; `null` while the catalog has fewer deals. It decides where a search is split, never what it finds. */
  private async endOfStretch(): Promise<Position | null> {
    const now = performance.now()
    if (this.stretch === null || now - this.stretch.readAt >= MAX_AGE_MS) {
      const end = this.statements
        .rows<PlaceRow>(STRETCH_END, [])
        .then(([row]) => (row === undefined ? null : positionOf(row)))
      this.stretch = { readAt: now, end }
      end.catch(() => {
        this.stretch = null
      })
    }
    return this.stretch.end
  }
}
