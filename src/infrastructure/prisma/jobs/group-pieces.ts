import { withdrawnFromGroup } from '../../../domain/deal.js'
import type { DealPlace } from '../../../domain/deal-order.js'
import type { AccountId, SharingGroupId } from '../../../domain/ids.js'
import type { JobRow } from './background-job-statements.js'
import { changeDeals, type PieceTools } from './job-pieces.js'

interface Position {
  readonly ownerId: AccountId
  readonly place?: DealPlace
}

/** Removes a deleted group from the next batch of its owner's deals. */
export const withdrawGroup = async (tools: PieceTools, { subject, position, startedAt }: JobRow) => {
  const { ownerId, place = null } = JSON.parse(position) as Position
  const groupId = subject as SharingGroupId
  const filter = { ownerId, sharingGroupId: groupId }
  const next = await changeDeals(tools, filter, place, (deal) => withdrawnFromGroup(deal, groupId, startedAt))
  return next && JSON.stringify({ ownerId, place: next } satisfies Position)
}
