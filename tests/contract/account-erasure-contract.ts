import { beforeEach, describe, expect, it } from 'vitest'
import { type AuditRecord, type Pseudonym, pseudonymized } from '../../src/domain/audit.js'
import { LIFECYCLES, orphaned } from '../../src/domain/deal.js'
import { accountCaller } from '../../src/domain/idempotent-request.js'
import { SHARINGS } from '../../src/domain/sharing.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  anAuditRecord,
  aSharingGroup,
  later,
  NOON,
} from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import type { OpenWorld, World } from './world.js'

const ALL = { page: 1, pageSize: 100 }

export const accountErasureContract = (open: OpenWorld) =>
  describe('AccountErasure', () => {
    let world: World
    const owner = anAccount({ id: anAccountId('owner_%'), handle: aHandle('the-owner') })
    const other = anAccount({ id: anAccountId('owner_x'), handle: aHandle('the-other') })
    const begin = () => world.unitOfWork.run(({ erasure }) => erasure.erase(owner.id, later(5), later(1_000)))
    const erase = async () => {
      await begin()
      await finishJobs(world.unitOfWork)
    }

    const accountAgain = () => world.repositories.accounts.insert(anAccount({ id: owner.id }))

    beforeEach(async () => {
      world = await open()
      for (const account of [owner, other]) await world.repositories.accounts.insert(account)
    })

    it('removes the account and remembers when', async () => {
      const { accounts, erasure } = world.repositories
      expect(await erasure.findErasedAt(owner.id)).toBeNull()
      await erase()
      expect(await accounts.findById(owner.id)).toBeNull()
      expect(await accounts.findById(other.id)).toEqual(other)
      expect(await erasure.findErasedAt(owner.id)).toEqual(later(5))
      expect(await erasure.findErasedAt(other.id)).toBeNull()
      await accounts.insert(anAccount({ id: owner.id }))
      await world.unitOfWork.run((bound) => bound.erasure.erase(owner.id, later(9), later(9)))
      expect(await erasure.findErasedAt(owner.id)).toEqual(later(9))
    })

    it('makes everything of the account unknown immediately, before the rest is removed', async () => {
      const { accounts, collections, deals, grants, sharingGroups } = world.repositories
      const group = aSharingGroup({ ownerId: owner.id, memberIds: [other.id] })
      const joined = aSharingGroup({ ownerId: other.id, memberIds: [owner.id] })
      for (const one of [group, joined]) await sharingGroups.insert(one)
      const own = aDeal({ ownerId: owner.id, personalThemes: ['x'], supplement: [{ name: 'West', value: 'Ada' }] })
      const shared = aDeal({ ownerId: owner.id, sharing: 'group', sharingGroupIds: [group.id] })
      const open = aDeal({ ownerId: owner.id, sharing: 'public', publishedAt: NOON })
      await deals.insertMany([own, shared, open])
      const collection = aCollection({
        ownerId: owner.id,
        dealIds: [open.id],
        publicEnabled: true,
        publicToken: 'token',
      })
      await collections.insert(collection)
      await grants.put(aGrant({ accountId: owner.id }))
      await begin()
      const { email } = owner
      expect([await accounts.findById(owner.id), await accounts.findByEmail(email)]).toEqual([null, null])
      expect((await accounts.list({}, { by: 'email', descending: false }, ALL)).items).toEqual([other])
      expect(await accounts.search({ term: 'owner', except: other.id })).toEqual([])
      expect(await grants.listByAccount(owner.id)).toEqual([])
      expect(await sharingGroups.findWithMembers(group.id)).toBeNull()
      expect((await sharingGroups.findWithMembers(joined.id))?.members).toEqual([])
      for (const { id } of [own, shared, open]) {
        expect(await deals.findById(id)).toMatchObject({
          ownerId: null,
          lifecycle: 'orphaned',
          personalThemes: [],
          supplement: [],
          sharingGroupIds: [],
        })
        expect(await deals.findOwned(id)).toBeNull()
      }
      const listed = await deals.list({}, ALL)
      expect(listed.items.map(({ ownerId, lifecycle }) => [ownerId, lifecycle])).toEqual(
        Array(3).fill([null, 'orphaned']),
      )
      expect(await deals.listByGroup(group.id, ALL)).toMatchObject({ total: 0 })
      expect(await deals.listRecent({ after: null, limit: 9 }, NOON)).toEqual([])
      const linked = await collections.findByPublicToken('token', NOON)
      expect(linked === null || !linked.owner.isActive).toBe(true)
      // Others can use the e-mail address immediately.
      expect(await accounts.insert(anAccount({ email }))).toBe(true)
    })

    it('orphans exactly its deals, of every kind, as the domain does', async () => {
      const { deals, sharingGroups } = world.repositories
      const groups = [aSharingGroup({ ownerId: owner.id }), aSharingGroup({ ownerId: owner.id })]
      for (const group of groups) await sharingGroups.insert(group)
      const own = SHARINGS.flatMap((sharing) =>
        LIFECYCLES.filter((lifecycle) => lifecycle !== 'orphaned').flatMap((lifecycle) =>
          [null, NOON].map((publishedAt) =>
            aDeal({
              ownerId: owner.id,
              ...{ sharing, lifecycle, publishedAt },
              sharingGroupIds: sharing === 'group' ? groups.map(({ id }) => id) : [],
              personalThemes: ['x'],
              inspirations: ['y'],
              supplement: [{ name: 'West', value: 'Ada' }],
            }),
          ),
        ),
      )
      const foreign = aDeal({
        ownerId: other.id,
        personalThemes: ['z'],
        supplement: [{ name: 'West', value: 'Ada' }],
        sharing: 'group',
        sharingGroupIds: groups.map(({ id }) => id),
      })
      await deals.insertMany([...own, foreign])
      await erase()
      const after = own.map((deal) => ({ ...orphaned(deal, later(5)), revision: 2 }))
      expect(await deals.findMany(own.map(({ id }) => id))).toEqual(after)
      expect(await deals.findById(foreign.id)).toEqual(foreign)
    })

    it('keeps its collections without an owner, except for deleted ones', async () => {
      const { collections } = world.repositories
      const own = aCollection({ ownerId: owner.id, publicEnabled: true, publicToken: 'token' })
      const foreign = aCollection({ ownerId: other.id, publicEnabled: true, publicToken: 'other' })
      const [deleted, foreignDeleted] = [owner, other].map(({ id }) => aCollection({ ownerId: id, deletedAt: NOON }))
      for (const collection of [own, foreign, deleted, foreignDeleted])
        if (collection) await collections.insert(collection)
      for (const { id } of [own, foreign])
        await collections.addViews([{ collectionId: id, day: '2026-03-01', count: 1, last: NOON }])
      await erase()
      expect(await collections.findById(own.id)).toBeNull()
      await collections.addViews([{ collectionId: own.id, day: '2026-03-02', count: 1, last: later(9) }])
      expect(await world.countViews()).toBe(1)
      expect(await collections.findOwned(own.id)).toBeNull()
      expect((await collections.listByOwner(owner.id, ALL)).items).toEqual([])
      expect(await collections.listOpenByOwner(owner.id)).toEqual([])
      expect(await collections.listCounted([own.id])).toEqual([])
      expect(await collections.countByState(owner.id, null, NOON)).toMatchObject({ open: 0, closed: 0 })
      expect(await collections.findById(foreign.id)).toEqual({ ...foreign, views: { total: 1, last: NOON } })
      expect((await collections.listByOwner(other.id, { ...ALL, deleted: true })).items).toHaveLength(1)
      // Nothing of it is left to be pruned.
      expect(await collections.deleteForeverBefore(later(1), 9)).toBe(1)
    })

    it('removes groups, memberships, subscriptions, grants and read marks', async () => {
      const { accounts, announcements, grants, sharingGroups, subscriptions } = world.repositories
      const third = anAccount({ handle: aHandle('the-third') })
      await accounts.insert(third)
      const [owned, joined] = [
        aSharingGroup({ ownerId: owner.id, memberIds: [other.id] }),
        aSharingGroup({ ownerId: other.id, memberIds: [owner.id, third.id] }),
      ]
      for (const group of [owned, joined]) await sharingGroups.insert(group)
      await subscriptions.follow(owner.id, other.id, NOON)
      for (const { id } of [owner, third]) await subscriptions.follow(other.id, id, NOON)
      for (const accountId of [owner.id, other.id]) await grants.put(aGrant({ accountId }))
      const announcement = anAnnouncement()
      await announcements.insert(announcement)
      for (const { id } of [owner, other]) await announcements.markRead(id, announcement.id, NOON)
      await erase()
      expect(await sharingGroups.findWithMembers(owned.id)).toBeNull()
      expect((await sharingGroups.findWithMembers(joined.id))?.group.memberIds).toEqual([third.id])
      expect((await subscriptions.listFollowed(other.id)).map(({ id }) => id)).toEqual([third.id])
      expect(await grants.listByAccount(owner.id)).toEqual([])
      expect(await grants.listByAccount(other.id)).toHaveLength(1)
      expect((await announcements.findById(announcement.id))?.readCount).toBe(1)
    })

    it('deletes the responses stored for it, and those stored for others that name it', async () => {
      const { idempotency } = world.repositories
      const kept = [
        { caller: accountCaller(owner.id), body: '{}' },
        { caller: accountCaller(owner.id, other.id), body: '{}' },
        { caller: accountCaller(other.id, owner.id), body: '{}' },
        { caller: 'backend', body: JSON.stringify({ ownerId: owner.id }) },
        { caller: accountCaller(other.id), body: JSON.stringify({ grant: { accountId: owner.id } }) },
        { caller: 'address:x', body: JSON.stringify([{ id: other.id }, { id: owner.id }]) },
        { caller: accountCaller(other.id), body: JSON.stringify({ id: 'a-key', createdBy: owner.id }) },
        { caller: accountCaller(other.id), body: '{}' },
        { caller: 'backend', body: JSON.stringify({ ownerId: other.id }) },
        { caller: accountCaller(other.id), body: JSON.stringify({ id: 'a-key', createdBy: other.id }) },
      ].map(({ caller, body }, i) => ({ request: { caller, key: `k${i}`, fingerprint: 'f' }, body }))
      for (const { request, body } of kept) {
        await idempotency.claim(request, NOON, later(-1))
        await idempotency.keep(request, { status: 201, body, location: null })
      }
      await erase()
      const left = []
      for (const { request } of kept) left.push((await idempotency.claim(request, NOON, later(-1))) !== null)
      expect(left).toEqual([false, false, false, false, false, false, false, true, true, true])
    })

    it('keeps stored responses of others that contain its id as an ordinary word', async () => {
      const { accounts, idempotency } = world.repositories
      const word = anAccount({ id: anAccountId('teacher') })
      await accounts.insert(word)
      const bodies = [
        { id: other.id, role: 'teacher', teacher: 'd":"teacher"' },
        { deal: { id: 'x', ownerId: word.id } },
        { serve: { playerId: word.id } },
      ].map((body) => JSON.stringify(body))
      const requests = bodies.map((_, i) => ({ caller: 'backend', key: `k${i}`, fingerprint: 'f' }))
      for (const [i, request] of requests.entries()) {
        await idempotency.claim(request, NOON, later(-1))
        await idempotency.keep(request, { status: 200, body: bodies[i] as string, location: null })
      }
      await world.unitOfWork.run(({ erasure }) => erasure.erase(word.id, later(5), later(9)))
      await finishJobs(world.unitOfWork)
      const left = []
      for (const request of requests) left.push((await idempotency.claim(request, NOON, later(-1))) !== null)
      expect(left).toEqual([true, false, false])
    })

    it('replaces its id by a pseudonym wherever the trail names it, and changes nothing else', async () => {
      const { audit } = world.repositories
      const byOther = { type: 'account', id: other.id } as const
      const byOwner = { type: 'account', id: owner.id } as const
      const records = (
        [
          { action: 'PATCH /accounts/{id}', parameters: { id: owner.id }, actor: byOther },
          { action: 'PUT /sharing-groups/{id}/members/{accountId}', parameters: { id: owner.id, accountId: owner.id } },
          { action: 'PUT /catalog/authors/{handle}/subscription', parameters: { handle: owner.handle } },
          { action: 'PUT /catalog/authors/{handle}/subscription', parameters: { handle: other.handle } },
          { action: 'PATCH /accounts/{id}', parameters: { id: other.id }, as: owner.id },
          { action: 'DELETE /deals/{id}', parameters: { id: owner.id }, actor: byOwner },
          { action: 'account.update', parameters: {}, subject: byOwner, as: other.id },
        ] as Partial<AuditRecord>[]
      ).map((record, i) => anAuditRecord({ at: later(-i), ...record }))
      for (const record of records) await audit.append(record)
      await erase()
      const { items } = await audit.list({}, ALL)
      const pseudonym = items[0]?.parameters.id as Pseudonym
      expect(pseudonym).toMatch(/^erased-[0-9a-f]{32}$/)
      expect(items).toEqual(records.map((record) => pseudonymized(record, owner, pseudonym)))
      expect(
        JSON.stringify(items.map(({ parameters: { id: _, ...rest }, ...record }) => [record, rest])),
      ).not.toContain(owner.id)
      // The same account gets the same pseudonym again.
      await accountAgain()
      await audit.append(anAuditRecord({ at: later(9), as: owner.id }))
      await erase()
      expect((await audit.list({}, { page: 1, pageSize: 1 })).items[0]?.as).toBe(pseudonym)
    })

    it('keeps API keys and grants in the trail that have the same id as the account', async () => {
      const { audit } = world.repositories
      const records = (
        [
          { actor: { type: 'service', id: owner.id } },
          { subject: { type: 'apiKey', id: owner.id } },
          { subject: { type: 'grant', id: owner.id } },
        ] as Partial<AuditRecord>[]
      ).map((record, i) => anAuditRecord({ at: later(-i), ...record }))
      for (const record of records) await audit.append(record)
      await erase()
      expect((await audit.list({}, ALL)).items).toEqual(records)
    })

    it('releases handles once their reservation has expired', async () => {
      const { erasure } = world.repositories
      await erase()
      expect(await erasure.releaseHandles(later(999), 5)).toBe(0)
      expect(await erasure.releaseHandles(later(1_000), 5)).toBe(1)
      expect(await erasure.releaseHandles(later(1_000), 5)).toBe(0)
    })

    it('reserves its handle until the given time, against new and existing accounts', async () => {
      const { accounts } = world.repositories
      await erase()
      const handle = aHandle('the-owner')
      const taken = { code: 'ACCOUNT_HANDLE_TAKEN' }
      await expect(accounts.insert(anAccount({ handle, updatedAt: later(999) }))).rejects.toMatchObject(taken)
      await expect(accounts.save(other, { ...other, handle, updatedAt: later(999) })).rejects.toMatchObject(taken)
      expect(await accounts.save(other, { ...other, handle, updatedAt: later(1_000) })).toMatchObject({ handle })
      // An account that already has the handle keeps it.
      expect(
        await accounts.save({ ...other, revision: 2, handle }, { ...other, handle, updatedAt: later(1) }),
      ).toMatchObject({
        handle,
      })
    })
  })
