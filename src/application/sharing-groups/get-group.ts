import { type Actor, requireAccount } from '../../domain/actor.js'
import type { SharingGroupRepository } from '../ports/sharing-group-repository.js'
import { readableGroup } from './managed-group.js'
import { groupSeenBy, type VisibleGroup } from './visible-group.js'

/** Reads a group for its owner or a member. */
export class GetGroup {
  constructor(private readonly sharingGroups: SharingGroupRepository) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, SHARING_GROUP_NOT_FOUND */
  async execute({ actor, id }: { readonly actor: Actor; readonly id: string }): Promise<VisibleGroup> {
    const reader = requireAccount(actor)
    return groupSeenBy(reader.id)(await readableGroup(this.sharingGroups, actor, id))
  }
}
