import { type Actor, requireAccount } from '../../domain/actor.js'
import type { BatchedList } from '../batched-list.js'
import type { SharingGroupRepository } from '../ports/sharing-group-repository.js'
import { groupsOf } from './group-list.js'
import type { VisibleGroup } from './visible-group.js'

/** Lists the groups that the actor owns or has joined, with their members. */
export class ListGroups {
  constructor(private readonly sharingGroups: SharingGroupRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE */
  async execute({ actor }: { readonly actor: Actor }): Promise<BatchedList<VisibleGroup>> {
    return groupsOf(this.sharingGroups, requireAccount(actor).id)
  }
}
