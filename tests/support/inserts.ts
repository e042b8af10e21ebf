import { v7 } from 'uuid'
import { type BatchedList, everyBatchOf } from '../../src/application/batched-list.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Deal } from '../../src/domain/deal.js'
import type { Grant } from '../../src/domain/grant.js'
import type { SharingGroupId } from '../../src/domain/ids.js'
import type { SharingGroup } from '../../src/domain/sharing-group.js'
import { aCollection, aDeal, aGrant, aSharingGroup, later } from './builders.js'
import type { UseCaseWorld } from './use-case-world.js'

type World = Pick<UseCaseWorld, 'repositories'>

/** After all times in the builders. */
export const SOON = later(60_000)

/** The group as stored; `null` if there is none. */
export const groupOf = async ({ repositories }: World, id: SharingGroupId): Promise<SharingGroup | null> =>
  (await repositories.sharingGroups.findWithMembers(id))?.group ?? null

/** Ids that do not exist: an invalid one, and an unused one. */
export const unknownIds = (): readonly string[] => ['no-uuid', v7()]

export const insertDeal = async ({ repositories }: World, overrides: Partial<Deal> = {}): Promise<Deal> => {
  const deal = aDeal(overrides)
  await repositories.deals.insertMany([deal])
  return deal
}

export const insertCollection = async (
  { repositories }: World,
  overrides: Partial<Collection> = {},
): Promise<Collection> => {
  const collection = aCollection(overrides)
  await repositories.collections.insert(collection)
  return collection
}

export const insertGroup = async (
  { repositories }: World,
  overrides: Partial<SharingGroup> = {},
): Promise<SharingGroup> => {
  const group = aSharingGroup(overrides)
  await repositories.sharingGroups.insert(group)
  return group
}

export const insertGrant = async ({ repositories }: World, overrides: Partial<Grant> = {}): Promise<Grant> => {
  const grant = aGrant(overrides)
  await repositories.grants.put(grant)
  return grant
}

/** All items of a list of any size. */
export const everyItemOf = async <Shown>(list: BatchedList<Shown>): Promise<readonly Shown[]> => {
  const items: Shown[] = []
  for await (const batch of everyBatchOf(list)) items.push(...batch)
  return items
}
