import {
  type DealFilter,
  isFiltered,
  type Listed,
  type PlacedDeal,
} from '../../../application/ports/deal-repository.js'
import type { Deal } from '../../../domain/deal.js'
import type { DealPlace, SortKey } from '../../../domain/deal-order.js'
import type { DealId } from '../../../domain/ids.js'
import { isTooFar, listTotal, offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import type { Statements } from '../../postgres/statements.js'
import { dealsAfter, pageOf, totalOf } from './deal-list-statements.js'
import { type DealRow, type ListedRow, toListedDeal } from './deal-rows.js'

interface TotalRow {
  readonly total: number | null
}
type CountedRow = ListedRow<DealRow> & TotalRow
type PlacedRow = ListedRow<DealRow> & { readonly sortKey: SortKey | Date }

/** Lists deals by filter and order. */
export class PrismaDealLists {
  constructor(private readonly statements: Statements) {}

  async list(filter: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>> {
    const counted = async () => (await this.statements.rows<TotalRow>(...totalOf(filter)))[0]?.total ?? 0
    const isNarrow = isFiltered(filter)
    if (isNarrow && isTooFar(request)) return { items: [], ...listTotal(isNarrow, await counted()) }
    const rows = await this.statements.rows<CountedRow>(...pageOf(filter, request))
    const total = await lengthOf(rows.length, request, async () => rows[0]?.total ?? (await counted()))
    return { items: rows.map(toListedDeal), ...listTotal(isNarrow, total) }
  }

  async listAfter(filter: DealFilter, after: DealPlace | null, limit: number): Promise<readonly PlacedDeal[]> {
    const rows = await this.statements.rows<PlacedRow>(...dealsAfter(filter, after, limit))
    return rows.map((row) => ({ deal: toListedDeal(row), place: toPlace(row) }))
  }
}

const toPlace = ({ sortKey, id }: PlacedRow): DealPlace => ({
  key: sortKey instanceof Date ? sortKey.getTime() : sortKey,
  id: id as DealId,
})

/** The total of a list. The length of a partial page implies it, unless the page is empty and not the first. */
export const lengthOf = async (found: number, request: PageRequest, count: () => Promise<number>): Promise<number> => {
  const isLast = found < request.pageSize && (found > 0 || request.page === 1)
  return isLast ? offsetOf(request) + found : count()
}
