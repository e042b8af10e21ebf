import type { PublishedDeal } from '../../../application/ports/deal-repository.js'
import { toListedSharedDeal } from '../deals/deal-rows.js'
import type { PublishedRow } from '../deals/deal-statements.js'
import { toGrants } from '../grants/grant-rows.js'
import { toCard } from './author-rows.js'

export const toPublishedDeal = (row: PublishedRow): PublishedDeal => ({
  deal: toListedSharedDeal(row),
  owner: toCard(row),
  grants: toGrants(row),
})
