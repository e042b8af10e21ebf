import type { CatalogQuery, CatalogSearch } from '../../../application/ports/catalog-search.js'
import type { DealRepository, PublishedDeal } from '../../../application/ports/deal-repository.js'
import type { CursorRequest } from '../../../domain/cursor.js'
import { isFoundBy } from '../../../domain/deal-search.js'
import { isOfLanguage } from '../../../domain/exposure.js'
import type { InMemoryDatabase } from '../in-memory-database.js'

export class InMemoryCatalogSearch implements CatalogSearch {
  constructor(
    private readonly db: InMemoryDatabase,
    private readonly deals: Pick<DealRepository, 'listRecent'>,
  ) {}

  async findPublished({ search, author, language }: CatalogQuery, { after, limit }: CursorRequest, at: Date) {
    const isFound = ({ deal: { id }, owner }: PublishedDeal): boolean => {
      const deal = this.db.tables.deals.get(id)
      const account = this.db.tables.accounts.get(owner.id)
      if (deal === undefined || account === undefined || (author !== null && account.handle !== author)) return false
      return isOfLanguage(account, language) && isFoundBy(search, deal, 'public')
    }
    const recent = await this.deals.listRecent({ after, limit: Number.POSITIVE_INFINITY }, at)
    return recent.filter(isFound).slice(0, limit)
  }
}
