import type { PublishedDeal } from '../../application/ports/deal-repository.js'
import { toCard } from './author-rows.js'
import { toListedSharedDeal } from './deal-rows.js'
import type { PublishedRow } from './deal-statements.js'
import { toGrants } from './grant-rows.js'

export const toPublishedDeal = (row: PublishedRow): PublishedDeal => ({
  deal: toListedSharedDeal(row),
  owner: toCard(row),
  grants: toGrants(row),
})
