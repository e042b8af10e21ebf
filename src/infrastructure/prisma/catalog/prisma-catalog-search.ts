import type { CatalogQuery, CatalogSearch } from '../../../application/ports/catalog-search.js'
import type { DealRepository, PublishedDeal } from '../../../application/ports/deal-repository.js'
import type { CursorRequest } from '../../../domain/cursor.js'
import type { Statement, Statements } from '../../postgres/statements.js'
import { searchQueriesOf } from '../deals/deal-search-columns.js'
import type { PublishedRow } from '../deals/deal-statements.js'
import {
  COUNT_AUTHORS_OF_LANGUAGE,
  FOUND,
  FOUND_IN_HEAD,
  FOUND_IN_LANGUAGE,
  FOUND_IN_RARE_LANGUAGE,
  FOUND_IN_TAIL,
  FOUND_OF_AUTHOR,
  HEAD_END,
  MAX_MERGED_AUTHORS,
  type PlaceRow,
} from './catalog-search-statements.js'
import { toPublishedDeal } from './published-deals.js'

type Position = readonly [publishedAt: string, id: string]
const positionOf = ({ publishedAt, id }: PlaceRow): Position => [publishedAt?.toISOString() ?? '-infinity', id]

const MAX_AGE_MS = 300_000

export class PrismaCatalogSearch implements CatalogSearch {
  private head: { readonly readAt: number; readonly end: Promise<Position | null> } | null = null

  constructor(
    private readonly statements: Statements,
    private readonly deals: Pick<DealRepository, 'listRecent'>,
  ) {}

  async findPublished(
    { search, author, language }: CatalogQuery,
    { after, limit }: CursorRequest,
    at: Date,
  ): Promise<readonly PublishedDeal[]> {
    const queries = searchQueriesOf(search)
    const [place, position] = after === null ? (['first', []] as const) : (['next', positionOf(after)] as const)
    if (author !== null)
      return this.find(FOUND_OF_AUTHOR[place], [limit, at, ...queries, author, language, ...position])
    if (language !== null) {
      const statements = (await this.isRare(language)) ? FOUND_IN_RARE_LANGUAGE : FOUND_IN_LANGUAGE
      return this.find(statements[place], [limit, at, ...queries, language, ...position])
    }
    if (queries[0] === null) return this.deals.listRecent({ after, limit }, at)
    const end = await this.endOfHead()
    if (end === null) return this.find(FOUND[place], [limit, at, ...queries, ...position])
    const values = [at, ...queries, ...position, ...end]
    const near = await this.find(FOUND_IN_HEAD[place], [limit, ...values])
    if (near.length === limit) return near
    return [...near, ...(await this.find(FOUND_IN_TAIL[place], [limit - near.length, ...values]))]
  }

  private async isRare(language: string): Promise<boolean> {
    const [row] = await this.statements.rows<{ readonly authors: number }>(COUNT_AUTHORS_OF_LANGUAGE, [language])
    return (row?.authors ?? 0) <= MAX_MERGED_AUTHORS
  }

  private async find(statement: Statement, values: readonly unknown[]): Promise<readonly PublishedDeal[]> {
    return (await this.statements.rows<PublishedRow>(statement, values)).map(toPublishedDeal)
  }

  /**
   * Where the head of the catalog, its latest deals, ends; up to five minutes old, and `null` if the catalog has fewer
   * deals. A search looks through the head first, but finds the same wherever it ends.
   */
  private async endOfHead(): Promise<Position | null> {
    const now = performance.now()
    if (this.head === null || now - this.head.readAt >= MAX_AGE_MS) {
      const end = this.statements
        .rows<PlaceRow>(HEAD_END, [])
        .then(([row]) => (row === undefined ? null : positionOf(row)))
      this.head = { readAt: now, end }
      end.catch(() => {
        this.head = null
      })
    }
    return this.head.end
  }
}
