import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type {
  AccountId,
  AnnouncementId,
  AuditRecordId,
  CollectionId,
  DealId,
  FormSubmissionId,
  GrantId,
  ServeId,
  SharingGroupId,
} from '../../src/domain/ids.js'
import {
  aCollection,
  aDeal,
  aFormSubmission,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  anAuditRecord,
  aSharingGroup,
  NOON,
} from '../support/builders.js'
import type { OpenWorld, World } from './world.js'

const PAGE = { page: 1, pageSize: 100 }
const FROM_START = { after: null, limit: 100 }
const owner = anAccount({ id: anAccountId('owner'), handle: aHandle('owner') })
const reader = anAccount({ id: anAccountId('reader') })
const GROUP = v7() as SharingGroupId

type Identified = { readonly id: string }

/** Inserts things that differ by their ids alone, one after another, and lists them. */
type List = (world: World['repositories'], ids: readonly string[]) => Promise<readonly Identified[]>

const insertDeals = async ({ deals }: World['repositories'], ids: readonly string[]): Promise<void> => {
  const fields = { ownerId: owner.id, publishedAt: NOON, sharing: 'public' } as const
  for (const id of ids) await deals.insertMany([aDeal({ ...fields, id: id as DealId })])
}

const insertAccounts = async ({ accounts }: World['repositories'], ids: readonly string[]): Promise<void> => {
  for (const [i, id] of ids.entries())
    await accounts.insert(
      anAccount({ id: id as AccountId, displayName: 'Twin', email: `${i}@example.org`, handle: aHandle(`twin-${i}`) }),
    )
}

const ASCENDING: Readonly<Record<string, List>> = {
  'accounts of the back-office': async (repositories, ids) => {
    await insertAccounts(repositories, ids)
    const { items } = await repositories.accounts.list({ q: 'twin' }, { by: 'createdAt', descending: true }, PAGE)
    return items
  },
  'found accounts': async (repositories, ids) => {
    await insertAccounts(repositories, ids)
    return repositories.accounts.search({ term: 'twin', except: null })
  },
  'followed authors': async (repositories, ids) => {
    await insertAccounts(repositories, ids)
    for (const id of ids) await repositories.subscriptions.follow(reader.id, id as AccountId, NOON)
    return repositories.subscriptions.listFollowed(reader.id)
  },
  'grants of an account': async ({ grants }, ids) => {
    for (const id of ids) await grants.put(aGrant({ accountId: owner.id, id: id as GrantId }))
    return grants.listByAccount(owner.id)
  },
  'active grants': async ({ entitlements, grants }, ids) => {
    for (const id of ids) await grants.put(aGrant({ accountId: owner.id, id: id as GrantId }))
    return entitlements.listActiveGrants(owner.id, NOON)
  },
  'read announcements': async ({ announcements }, ids) => {
    for (const id of ids) await announcements.insert(anAnnouncement({ id: id as AnnouncementId }))
    for (const id of ids) await announcements.markRead(reader.id, id as AnnouncementId, NOON)
    return announcements.listReads(reader.id)
  },
  'groups of an account': async ({ sharingGroups }, ids) => {
    for (const id of ids) await sharingGroups.insert(aSharingGroup({ ownerId: owner.id, id: id as SharingGroupId }))
    return sharingGroups.listOf(owner.id)
  },
  'deals of a group': async ({ deals }, ids) => {
    const fields = { ownerId: owner.id, sharing: 'group', sharingGroupIds: [GROUP] } as const
    for (const id of ids) await deals.insertMany([aDeal({ ...fields, id: id as DealId })])
    return (await deals.listByGroup(GROUP, PAGE)).items
  },
  'deals of an owner': async (repositories, ids) => {
    await insertDeals(repositories, ids)
    return (await repositories.deals.list({ ownerId: owner.id }, PAGE)).items
  },
  'deals of all owners': async (repositories, ids) => {
    await insertDeals(repositories, ids)
    return (await repositories.deals.list({}, PAGE)).items
  },
  'deals of an author': async (repositories, ids) => {
    await insertDeals(repositories, ids)
    return (await repositories.deals.listExposedByHandle(aHandle('owner'), PAGE))?.items ?? []
  },
  'recently published deals': async (repositories, ids) => {
    await insertDeals(repositories, ids)
    return (await repositories.deals.listRecent(FROM_START, NOON)).map(({ deal }) => deal)
  },
  'deals of followed authors': async (repositories, ids) => {
    await insertDeals(repositories, ids)
    await repositories.subscriptions.follow(reader.id, owner.id, NOON)
    return (await repositories.deals.listFeed(reader.id, FROM_START, NOON)).map(({ deal }) => deal)
  },
}

const DESCENDING: Readonly<Record<string, List>> = {
  'announcements of the back-office': async ({ announcements }, ids) => {
    for (const id of ids) await announcements.insert(anAnnouncement({ id: id as AnnouncementId }))
    return (await announcements.list(PAGE)).items.map(({ announcement }) => announcement)
  },
  'records of the audit trail': async ({ audit }, ids) => {
    for (const id of ids) await audit.append(anAuditRecord({ id: id as AuditRecordId }))
    return (await audit.list({}, PAGE)).items
  },
  'submitted forms': async ({ formSubmissions }, ids) => {
    for (const id of ids) await formSubmissions.insert(aFormSubmission({ id: id as FormSubmissionId }))
    return (await formSubmissions.listPage(PAGE)).items
  },
  'serves of a player': async ({ deals, serves }, ids) => {
    const deal = aDeal({ ownerId: owner.id })
    await deals.insertMany([deal])
    const fields = { dealId: deal.id, playerId: reader.id, servedAt: NOON }
    for (const id of ids) await serves.serve({ ...fields, id: id as ServeId }, null)
    return serves.listOfPlayer(reader.id, null, 100)
  },
  'collections of an owner': async ({ collections }, ids) => {
    for (const id of ids) await collections.insert(aCollection({ ownerId: owner.id, id: id as CollectionId }))
    return (await collections.listByOwner(owner.id, PAGE)).items
  },
}

/** Neither in the order of the ids nor in its reverse, so that no scan gives either by luck. */
const inNoOrder = (ids: readonly string[]): readonly string[] => [
  ...ids.filter((_, i) => i % 2 === 1),
  ...ids.filter((_, i) => i % 2 === 0).reverse(),
]

export const tiesContract = (open: OpenWorld) =>
  describe('lists of items that differ only in their ids', () => {
    const listed = async (list: List, ids: readonly string[]): Promise<readonly string[]> => {
      const { repositories } = await open()
      for (const account of [owner, reader]) await repositories.accounts.insert(account)
      return (await list(repositories, inNoOrder(ids))).map(({ id }) => id)
    }
    const newIds = () => Array.from({ length: 6 }, () => v7())

    it.each(Object.entries(ASCENDING))('put the lowest id first: %s', async (_, list) => {
      const ids = newIds()
      expect(await listed(list, ids)).toEqual(ids)
    })

    it.each(Object.entries(DESCENDING))('put the highest id first: %s', async (_, list) => {
      const ids = newIds()
      expect(await listed(list, ids)).toEqual(ids.reverse())
    })
  })
