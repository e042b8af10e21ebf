import { accountNotFound } from '../../domain/account.js'
import { type Actor, type CallerAccount, isSelf } from '../../domain/actor.js'
import type { Deal, SharedDeal } from '../../domain/deal.js'
import { forbidden } from '../../domain/errors.js'
import { withoutPersonalThemes } from '../../domain/exposure.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import { parseAccountId, parseSharingGroupId, type SharingGroupId } from '../../domain/ids.js'
import type { PageRequest } from '../../domain/page.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import {
  isSharedWithGroups,
  MAX_MEMBERS,
  mayReadGroup,
  ownsGroup,
  type SharingGroup,
  sharingGroupFull,
  sharingGroupNotFound,
} from '../../domain/sharing-group.js'
import type { BatchedList } from '../batched-list.js'
import { createOnce, type Once } from '../create-once.js'
import { dealList } from '../deals/deal-list.js'
import type { DealPage } from '../deals/list-deals.js'
import type { Store } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { GroupWithMembers, SharingGroupRepository } from '../ports/sharing-group-repository.js'
import type { Quotas } from '../quotas.js'
import { groupsOf } from './group-list.js'

interface Target {
  readonly actor: Actor
  readonly id: string
}

interface Write extends Target {
  /** `If-Match`. */
  readonly expected?: ExpectedRevisions
}

const idOf = (text: string): SharingGroupId => {
  const id = parseSharingGroupId(text)
  if (id === null) throw sharingGroupNotFound()
  return id
}

/** A group for one of its members who is not its owner is known but not theirs to change. */
const requireOwner = (actor: Actor, group: SharingGroup): void => {
  if (!mayReadGroup(actor, group)) throw sharingGroupNotFound()
  if (!ownsGroup(actor, group)) throw forbidden()
}

const known = <Found>(found: Found | null): Found => {
  if (found === null) throw sharingGroupNotFound()
  return found
}

const lockedGroup = async (sharingGroups: SharingGroupRepository, id: SharingGroupId): Promise<SharingGroup> =>
  known(await sharingGroups.lock(id))

const foundGroup = async (sharingGroups: SharingGroupRepository, id: SharingGroupId): Promise<GroupWithMembers> =>
  known(await sharingGroups.findWithMembers(id))

/** Sharing groups for their owners and members. */
export class ManageGroups {
  constructor(
    private readonly store: Store,
    private readonly quotas: Quotas,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  list(caller: CallerAccount): Promise<BatchedList<GroupWithMembers>> {
    return groupsOf(this.store.repositories.sharingGroups, caller.id)
  }

  async get({ actor, id }: Target): Promise<GroupWithMembers> {
    const found = await this.store.repositories.sharingGroups.findWithMembers(idOf(id))
    if (found === null || !mayReadGroup(actor, found.group)) throw sharingGroupNotFound()
    return found
  }

  create({ owner, name }: { owner: CallerAccount; name: string }, once: Once<GroupWithMembers>): Promise<KeptAnswer> {
    return createOnce(this.store.unitOfWork, this.clock, once, async (repositories) => {
      const id = this.ids.next() as SharingGroupId
      const createdAt = this.clock.now()
      const group: SharingGroup = { id, revision: 1, ownerId: owner.id, name, memberIds: [], createdAt }
      await repositories.sharingGroups.insert(group)
      await this.quotas.settle(repositories, owner.id, 'sharingGroups')
      return { group, members: [] }
    })
  }

  /** An empty patch changes nothing. */
  update({ actor, id: idText, expected }: Write, { name }: { readonly name?: string }): Promise<GroupWithMembers> {
    const id = idOf(idText)
    return this.store.unitOfWork.run(async ({ sharingGroups }) => {
      const group = await lockedGroup(sharingGroups, id)
      requireOwner(actor, group)
      requireRevision(group, expected)
      if (name !== undefined) await sharingGroups.rename(id, name)
      return foundGroup(sharingGroups, id)
    })
  }

  /** Deletes the group; deals that no other group shares become private. */
  async delete({ actor, id: idText, expected }: Write): Promise<void> {
    const id = idOf(idText)
    await this.store.unitOfWork.run(async ({ deals, sharingGroups }) => {
      const group = await lockedGroup(sharingGroups, id)
      requireOwner(actor, group)
      requireRevision(group, expected)
      await deals.withdrawFromGroup(id, this.clock.now())
      await sharingGroups.delete(id)
    })
  }

  /** @throws ACCOUNT_NOT_FOUND for an unknown or inactive account, SHARING_GROUP_FULL, QUOTA_EXCEEDED */
  async addMember({ actor, id: idText, expected }: Write, accountText: string): Promise<void> {
    const id = idOf(idText)
    await this.store.unitOfWork.run(async (repositories) => {
      const { accounts, sharingGroups } = repositories
      const group = await lockedGroup(sharingGroups, id)
      requireOwner(actor, group)
      const accountId = parseAccountId(accountText)
      const account = accountId === null ? null : await accounts.findById(accountId)
      if (account === null || !account.isActive) throw accountNotFound()
      const isIn = account.id === group.ownerId || group.memberIds.includes(account.id)
      if (!isIn && group.memberIds.length >= MAX_MEMBERS) throw sharingGroupFull()
      requireRevision(group, expected)
      if (isIn) return
      await sharingGroups.addMember(id, account.id, this.clock.now())
      await this.quotas.settleMembership(repositories, account.id, group.ownerId)
    })
  }

  /**
   * The owner takes out any member; a member may leave. Whoever leaves is not in the group afterwards, whatever the group:
   * a retry is answered as the first time, and a stranger learns nothing.
   */
  async removeMember({ actor, id: idText, expected }: Write, accountText: string): Promise<void> {
    const accountId = parseAccountId(accountText)
    const isLeaving = accountId !== null && isSelf(actor, accountId)
    const id = isLeaving ? parseSharingGroupId(idText) : idOf(idText)
    if (id === null) return
    await this.store.unitOfWork.run(async ({ sharingGroups }) => {
      const group = await sharingGroups.lock(id)
      if (!isLeaving) requireOwner(actor, known(group))
      if (group !== null && mayReadGroup(actor, group)) requireRevision(group, expected)
      if (accountId !== null) await sharingGroups.removeMember(id, accountId)
    })
  }

  /** What is shared with the group, for its owner and members. */
  async listDeals({ actor, id, ...request }: Target & PageRequest): Promise<DealPage<SharedDeal>> {
    const { group } = await this.get({ actor, id })
    const { deals } = this.store.repositories
    const { items, total } = await deals.listByGroup(group.id, request)
    const groups = new Set([group.id])
    const show = (deal: Deal) => (isSharedWithGroups(deal, groups) ? withoutPersonalThemes(deal) : null)
    return { deals: dealList(deals, { entries: items, dealOf: (deal) => deal, asWhole: (deal) => deal, show }), total }
  }
}
