import { type Actor, requireAccount } from '../../domain/actor.js'
import { forbidden } from '../../domain/errors.js'
import { parseSharingGroupId, type SharingGroupId } from '../../domain/ids.js'
import { type ExpectedRevisions, requireRevision } from '../../domain/revision.js'
import { mayReadGroup, ownsGroup, type SharingGroup, sharingGroupNotFound } from '../../domain/sharing-group.js'
import { foundOr } from '../found-or.js'
import type { GroupWithMembers, SharingGroupRepository } from '../ports/sharing-group-repository.js'
import type { Repositories, UnitOfWork } from '../ports/unit-of-work.js'

/** A group to write to, and the actor. */
export interface GroupTarget {
  readonly actor: Actor
  readonly id: string
  readonly expected?: ExpectedRevisions
}

/** @throws SHARING_GROUP_NOT_FOUND */
export const groupIdOf = (text: string): SharingGroupId => foundOr(parseSharingGroupId(text), sharingGroupNotFound)

/** A group with its members, if the actor is its owner or a member. @throws SHARING_GROUP_NOT_FOUND */
export const readableGroup = async (
  sharingGroups: SharingGroupRepository,
  actor: Actor,
  text: string,
): Promise<GroupWithMembers> => {
  const found = foundOr(await sharingGroups.findWithMembers(groupIdOf(text)), sharingGroupNotFound)
  if (!mayReadGroup(actor, found.group)) throw sharingGroupNotFound()
  return found
}

/** Members know that the group exists, but only its owner may change it. @throws SHARING_GROUP_NOT_FOUND, FORBIDDEN */
export const requireGroupOwner = (actor: Actor, group: SharingGroup): void => {
  if (!mayReadGroup(actor, group)) throw sharingGroupNotFound()
  if (!ownsGroup(actor, group)) throw forbidden()
}

/**
 * Runs work in a transaction on a group that the actor owns and that is locked until the transaction ends.
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, SHARING_GROUP_NOT_FOUND, FORBIDDEN, and what the work throws
 */
export const writeOwnGroup = async <Result>(
  unitOfWork: UnitOfWork,
  { actor, id: text, expected }: GroupTarget,
  work: (repositories: Repositories, group: SharingGroup, requireExpected: () => void) => Promise<Result>,
): Promise<Result> => {
  requireAccount(actor)
  const id = groupIdOf(text)
  return unitOfWork.run(async (repositories) => {
    const group = foundOr(await repositories.sharingGroups.lock(id), sharingGroupNotFound)
    requireGroupOwner(actor, group)
    return work(repositories, group, () => requireRevision(group, expected))
  })
}
