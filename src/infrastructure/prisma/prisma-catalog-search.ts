import type { CatalogQuery, CatalogSearch } from '../../application/ports/catalog-search.js'
import type { DealRepository, PublishedDeal } from '../../application/ports/deal-repository.js'
import type { CursorRequest } from '../../domain/cursor.js'
import { FEW, FOUND, FOUND_OF_AUTHOR, type FoundRow } from './catalog-search-statements.js'
import { catalogStatistics, walkFor } from './catalog-statistics.js'
import { searchPartsOf, searchQueriesOf } from './deal-search-columns.js'
import type { PublishedRow } from './deal-statements.js'
import { toPublishedDeal } from './published-deals.js'
import type { Statements } from './statements.js'

const isDeal = (row: FoundRow): row is FoundRow & PublishedRow => row.id !== null

export class PrismaCatalogSearch implements CatalogSearch {
  private readonly statistics: ReturnType<typeof catalogStatistics>

  constructor(
    private readonly statements: Statements,
    private readonly deals: Pick<DealRepository, 'listRecent'>,
  ) {
    this.statistics = catalogStatistics(statements)
  }

  async findPublished(
    { search, author }: CatalogQuery,
    { after, limit }: CursorRequest,
    at: Date,
  ): Promise<readonly PublishedDeal[]> {
    const parts = searchPartsOf(search)
    const queries = searchQueriesOf(parts)
    const position = after === null ? [] : [after.publishedAt?.toISOString() ?? '-infinity', after.id]
    const stretch = after === null ? 'first' : 'next'
    if (author !== null) {
      const values = [limit, at, queries, author, ...position]
      return (await this.statements.rows<PublishedRow>(FOUND_OF_AUTHOR[stretch], values)).map(toPublishedDeal)
    }
    if (queries === null) return this.deals.listRecent({ after, limit }, at)
    const values = [limit, at, queries, ...position]
    const { all, few, many } = FOUND[stretch]
    const statistics = await this.statistics()
    const walk = walkFor(parts.flat(), limit, statistics)
    if (walk === 0 && 0 < statistics.exposed && statistics.exposed <= FEW)
      return (await this.statements.rows<PublishedRow>(all, values)).map(toPublishedDeal)
    const rows = await this.statements.rows<FoundRow>(few, [...values, walk])
    const isFrequent = rows[0]?.isFrequent === true
    const found = isFrequent ? await this.statements.rows<PublishedRow>(many, values) : rows.filter(isDeal)
    return found.map(toPublishedDeal)
  }
}
