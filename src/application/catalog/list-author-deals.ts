import type { Deal } from '../../domain/deal.js'
import { isExposedInCatalog, withoutPersonalThemes } from '../../domain/exposure.js'
import type { Page, PageRequest } from '../../domain/page.js'
import type { DealRepository } from '../ports/deal-repository.js'
import type { ListedAuthors } from './listed-authors.js'

export type CatalogDeal = Omit<Deal, 'personalThemes' | 'inspirations'>

/** An author's exposed deals, most recently published first. */
export class ListAuthorDeals {
  constructor(
    private readonly authors: ListedAuthors,
    private readonly deals: DealRepository,
  ) {}

  async execute({ handle, ...request }: PageRequest & { readonly handle: string }): Promise<Page<CatalogDeal>> {
    const author = await this.authors.byHandle(handle)
    const { items, total } = await this.deals.listExposedByOwner(author.id, request)
    return { items: items.filter(isExposedInCatalog).map(withoutPersonalThemes), total }
  }
}
