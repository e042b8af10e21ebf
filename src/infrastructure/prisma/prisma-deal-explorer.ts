import type { DealFilter, Listed, PlacedDeal } from '../../application/ports/deal-repository.js'
import type { Deal } from '../../domain/deal.js'
import type { DealPlace, SortKey } from '../../domain/deal-order.js'
import type { DealId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import { markOf, pageOf, stretchOf, totalOf } from './deal-explorer-statements.js'
import { type DealRow, type ListedRow, toListedDeal } from './deal-rows.js'
import type { Statements } from './statements.js'

interface TotalRow {
  readonly total: number | null
}
type CountedRow = ListedRow<DealRow> & TotalRow
type PlacedRow = ListedRow<DealRow> & { readonly sortKey: SortKey | Date }

/** Lists deals by filter and order. */
export class PrismaDealExplorer {
  constructor(private readonly statements: Statements) {}

  async list(filter: DealFilter, request: PageRequest): Promise<Page<Listed<Deal>>> {
    const rows = await this.statements.rows<CountedRow>(...pageOf(filter, request))
    const count = async () => (rows[0] ?? (await this.statements.rows<TotalRow>(...totalOf(filter)))[0])?.total ?? 0
    return { items: rows.map(toListedDeal), total: await lengthOf(rows.length, request, count) }
  }

  async markOf(filter: DealFilter): Promise<string> {
    const [row] = await this.statements.rows<{ readonly mark: string }>(...markOf(filter))
    return row?.mark ?? ''
  }

  async listAfter(filter: DealFilter, after: DealPlace | null, limit: number): Promise<readonly PlacedDeal[]> {
    const rows = await this.statements.rows<PlacedRow>(...stretchOf(filter, after, limit))
    return rows.map((row) => ({ deal: toListedDeal(row), place: toPlace(row) }))
  }
}

const toPlace = ({ sortKey, id }: PlacedRow): DealPlace => ({
  key: sortKey instanceof Date ? sortKey.getTime() : sortKey,
  id: id as DealId,
})

/** How long the list is: a page that is not full tells by itself, unless it is empty and not the first. */
export const lengthOf = async (found: number, request: PageRequest, count: () => Promise<number>): Promise<number> => {
  const isLast = found < request.pageSize && (found > 0 || request.page === 1)
  return isLast ? offsetOf(request) + found : count()
}
