import { accountNotFound } from '../../domain/account.js'
import { type Actor, type CallerAccount, isSelf } from '../../domain/actor.js'
import type { SharedDeal } from '../../domain/deal.js'
import { forbidden } from '../../domain/errors.js'
import { withoutPersonalThemes } from '../../domain/exposure.js'
import type { KeptAnswer } from '../../domain/idempotency.js'
import { parseAccountId, parseSharingGroupId, type SharingGroupId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'
import {
  isSharedWithGroups,
  MAX_MEMBERS,
  mayReadGroup,
  ownsGroup,
  type SharingGroup,
  sharingGroupFull,
  sharingGroupNotFound,
} from '../../domain/sharing-group.js'
import { createOnce, type Once } from '../create-once.js'
import type { Store } from '../optimistic-write.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { GroupWithMembers, SharingGroupRepository } from '../ports/sharing-group-repository.js'

interface Target {
  readonly actor: Actor
  readonly id: string
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

const lockedGroup = async (sharingGroups: SharingGroupRepository, id: SharingGroupId): Promise<SharingGroup> => {
  const group = await sharingGroups.lock(id)
  if (group === null) throw sharingGroupNotFound()
  return group
}

/** Sharing groups for their owners and members. */
export class ManageGroups {
  constructor(
    private readonly store: Store,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  list(caller: CallerAccount): Promise<readonly GroupWithMembers[]> {
    return this.store.repositories.sharingGroups.listOf(caller.id)
  }

  async get({ actor, id }: Target): Promise<GroupWithMembers> {
    const found = await this.store.repositories.sharingGroups.findWithMembers(idOf(id))
    if (found === null || !mayReadGroup(actor, found.group)) throw sharingGroupNotFound()
    return found
  }

  create({ owner, name }: { owner: CallerAccount; name: string }, once: Once<GroupWithMembers>): Promise<KeptAnswer> {
    return createOnce(this.store.unitOfWork, this.clock, once, async ({ sharingGroups }) => {
      const id = this.ids.next() as SharingGroupId
      const group: SharingGroup = { id, ownerId: owner.id, name, memberIds: [], createdAt: this.clock.now() }
      await sharingGroups.insert(group)
      return { group, members: [] }
    })
  }

  async rename(target: Target, name: string): Promise<GroupWithMembers> {
    const id = idOf(target.id)
    await this.store.unitOfWork.run(async ({ sharingGroups }) => {
      requireOwner(target.actor, await lockedGroup(sharingGroups, id))
      await sharingGroups.rename(id, name)
    })
    return this.get(target)
  }

  /** Deletes the group; deals that no other group shares become private. */
  async delete({ actor, id: idText }: Target): Promise<void> {
    const id = idOf(idText)
    await this.store.unitOfWork.run(async ({ deals, sharingGroups }) => {
      requireOwner(actor, await lockedGroup(sharingGroups, id))
      await deals.withdrawFromGroup(id, this.clock.now())
      await sharingGroups.delete(id)
    })
  }

  /** @throws ACCOUNT_NOT_FOUND for an unknown or inactive account, SHARING_GROUP_FULL */
  async addMember({ actor, id: idText }: Target, accountText: string): Promise<void> {
    const id = idOf(idText)
    await this.store.unitOfWork.run(async ({ accounts, sharingGroups }) => {
      const group = await lockedGroup(sharingGroups, id)
      requireOwner(actor, group)
      const accountId = parseAccountId(accountText)
      const account = accountId === null ? null : await accounts.findById(accountId)
      if (account === null || !account.isActive) throw accountNotFound()
      if (account.id === group.ownerId || group.memberIds.includes(account.id)) return
      if (group.memberIds.length >= MAX_MEMBERS) throw sharingGroupFull()
      await sharingGroups.addMember(id, account.id, this.clock.now())
    })
  }

  /**
   * The owner takes out any member; a member may leave. Whoever leaves is not in the group afterwards, whatever the group:
   * a retry is answered as the first time, and a stranger learns nothing.
   */
  async removeMember({ actor, id: idText }: Target, accountText: string): Promise<void> {
    const accountId = parseAccountId(accountText)
    const isLeaving = accountId !== null && isSelf(actor, accountId)
    const id = isLeaving ? parseSharingGroupId(idText) : idOf(idText)
    if (id === null) return
    await this.store.unitOfWork.run(async ({ sharingGroups }) => {
      if (!isLeaving) requireOwner(actor, await lockedGroup(sharingGroups, id))
      if (accountId !== null) await sharingGroups.removeMember(id, accountId)
    })
  }

  /** What is shared with the group, for its owner and members. */
  async listDeals({ actor, id, ...request }: Target & PageRequest): Promise<Page<SharedDeal>> {
    const { group } = await this.get({ actor, id })
    const { items, total } = await this.store.repositories.deals.listByGroup(group.id, request)
    const shared = items.filter((deal) => isSharedWithGroups(deal, new Set([group.id])))
    return { items: shared.map(withoutPersonalThemes), total }
  }
}
