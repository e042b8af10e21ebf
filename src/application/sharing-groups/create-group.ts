import { type Actor, requireAccount } from '../../domain/actor.js'
import type { SharingGroupId } from '../../domain/ids.js'
import type { SharingGroup } from '../../domain/sharing-group.js'
import type { Clock } from '../ports/clock.js'
import type { IdGenerator } from '../ports/id-generator.js'
import type { UnitOfWork } from '../ports/unit-of-work.js'
import type { Quotas } from '../quotas.js'
import type { VisibleGroup } from './visible-group.js'

/** Creates a group that the actor owns. */
export class CreateGroup {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly quotas: Quotas,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, QUOTA_EXCEEDED */
  async execute({ actor, name }: { readonly actor: Actor; readonly name: string }): Promise<VisibleGroup> {
    const { id: ownerId } = requireAccount(actor)
    return this.unitOfWork.run(async (repositories) => {
      const id = this.ids.next() as SharingGroupId
      const group: SharingGroup = { id, revision: 1, ownerId, name, memberIds: [], createdAt: this.clock.now() }
      await repositories.sharingGroups.insert(group)
      await this.quotas.settle(repositories, ownerId, 'sharingGroups')
      return { group, members: [] }
    })
  }
}
