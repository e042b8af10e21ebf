import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import { type Actor, asAccount, BACKEND } from '../../../src/domain/actor.js'
import type { Pseudonym } from '../../../src/domain/audit.js'
import type { ServeId } from '../../../src/domain/ids.js'
import type { ExpectedRevisions } from '../../../src/domain/revision.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAuditRecord,
  aSharingGroup,
  later,
  NOON,
} from '../../support/builders.js'
import { HOUR } from '../../support/held-time.js'
import { BROKEN_TRAIL, trailOf } from '../../support/trail.js'
import { openUseCaseWorld, type ReplacedMethods } from '../../support/use-case-world.js'

describe('erasing an account', () => {
  const openWorld = async (methods: ReplacedMethods = {}) => {
    const world = await openUseCaseWorld({ methods })
    const erase = (actor: Actor, id: string, expected: ExpectedRevisions = null) =>
      world.useCases.eraseAccount.execute({ actor, requestId: 'request', id, expected })
    return { ...world, erase }
  }

  it('removes everything about its owner, and leaves its deals without an owner', async () => {
    const { repositories, signUp, erase } = await openWorld()
    const { accounts, deals, collections, grants, serves, sharingGroups, subscriptions } = repositories
    const { actor, account } = await signUp({ handle: aHandle('anna') })
    const { account: other } = await signUp({ handle: aHandle('berta') })
    const deal = aDeal({ ownerId: account.id, sharing: 'public' })
    await deals.insertMany([deal])
    const collection = aCollection({ ownerId: account.id, publicEnabled: true, publicToken: 'token' })
    await collections.insert(collection)
    await grants.put(aGrant({ accountId: account.id }))
    const [owned, joined] = [aSharingGroup({ ownerId: account.id }), aSharingGroup({ ownerId: other.id })]
    for (const group of [owned, joined]) await sharingGroups.insert(group)
    await sharingGroups.addMember(joined.id, account.id, NOON)
    await subscriptions.follow(account.id, other.id, NOON)
    await subscriptions.follow(other.id, account.id, NOON)
    await serves.serve({ id: v7() as ServeId, dealId: deal.id, playerId: account.id, servedAt: NOON }, null)

    await erase(actor, account.id)

    expect(await accounts.findById(account.id)).toBeNull()
    expect(await deals.findById(deal.id)).toMatchObject({ ownerId: null, lifecycle: 'orphaned' })
    expect(await collections.findById(collection.id)).toBeNull()
    expect(await grants.listByAccount(account.id)).toEqual([])
    expect(await sharingGroups.findWithMembers(owned.id)).toBeNull()
    expect(await sharingGroups.findWithMembers(joined.id)).toMatchObject({ group: { memberIds: [] } })
    for (const { id } of [account, other]) expect(await subscriptions.listFollowed(id)).toEqual([])
    expect(await serves.listOfPlayer(account.id, null, 10)).toEqual([])
    expect(await serves.countOfPlayer(account.id, '2026-03-01', '2026-03-01')).toBe(0)
    expect(await serves.countByDay('2026-03-01', '2026-03-01')).toEqual([{ day: '2026-03-01', serves: 1 }])
  })

  it('reserves the handle for ninety days', async () => {
    const { repositories, signUp, erase } = await openWorld()
    const { actor, account } = await signUp({ handle: aHandle('anna') })
    await erase(actor, account.id)
    const taking = (at: Date) => repositories.accounts.insert(anAccount({ handle: aHandle('anna'), updatedAt: at }))
    await expect(taking(later(90 * 24 * HOUR - 1))).rejects.toMatchObject({ code: 'ACCOUNT_HANDLE_TAKEN' })
    expect(await taking(later(90 * 24 * HOUR))).toBe(true)
  })

  it('is recorded if an admin does it, but not for the owner', async () => {
    const { repositories, signUp, erase } = await openWorld()
    const [anna, berta] = [await signUp(), await signUp()]
    const { actor: admin, account } = await signUp({ role: 'admin' })
    await erase(anna.actor, anna.account.id)
    await erase(admin, berta.account.id)
    expect(await trailOf(repositories)).toMatchObject([
      {
        action: 'account.erase',
        actor: { type: 'account', id: account.id },
        subject: { type: 'account', id: expect.stringMatching(/^erased-/) },
        changes: {},
        requestId: 'request',
      },
    ])
  })

  it("keeps the account's audit records under a pseudonym", async () => {
    const { repositories, signUp, erase } = await openWorld()
    const { actor, account } = await signUp()
    const parameters = { id: account.id }
    const record = anAuditRecord({ as: account.id, action: 'GET /accounts/{id}', parameters })
    await repositories.audit.append(record)
    await erase(actor, account.id)
    const [kept] = await trailOf(repositories)
    const pseudonym = kept?.as as Pseudonym
    expect(pseudonym).toMatch(/^erased-/)
    expect(kept).toEqual({ ...record, as: pseudonym, parameters: { id: pseudonym } })
  })

  it("erases nothing if it can't be recorded", async () => {
    const { repositories, signUp, erase } = await openWorld(BROKEN_TRAIL)
    const { account } = await signUp()
    const { actor: admin } = await signUp({ role: 'admin' })
    await expect(erase(admin, account.id)).rejects.toThrow('the trail is broken')
    expect(await repositories.accounts.findById(account.id)).toEqual(account)
  })

  it('erases only an expected revision', async () => {
    const { repositories, signUp, erase } = await openWorld()
    const { actor, account } = await signUp({ revision: 3 })
    await expect(erase(actor, account.id, [2])).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' })
    expect(await repositories.accounts.findById(account.id)).toEqual(account)
    await erase(actor, account.id, [2, 3])
    expect(await repositories.accounts.findById(account.id)).toBeNull()
  })

  it('never erases the last active admin', async () => {
    const { repositories, signUp, erase } = await openWorld()
    const { actor, account } = await signUp({ role: 'admin' })
    const { account: inactive } = await signUp({ role: 'admin', isActive: false })
    await expect(erase(actor, account.id)).rejects.toMatchObject({ code: 'LAST_ADMIN' })
    expect(await repositories.accounts.findById(account.id)).toEqual(account)
    await erase(actor, inactive.id)
    await signUp({ role: 'admin' })
    await erase(actor, account.id)
    expect(await repositories.accounts.countActiveAdmins()).toBe(1)
  })

  it('is unavailable if the account becomes an admin in the meantime', async () => {
    const account = anAccount()
    let reads = 0
    const findById = async () => (reads++ === 0 ? account : { ...account, role: 'admin' as const })
    const { repositories, erase } = await openWorld({ accounts: { findById } })
    await repositories.accounts.insert(account)
    await expect(erase(asAccount(account), account.id)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect(await repositories.accounts.findByEmail(account.email)).toEqual(account)
  })

  it('is refused to others, and to an admin who acts as the account or has lost the role', async () => {
    const { repositories, signUp, erase } = await openWorld()
    const { account } = await signUp()
    const { actor: stranger, account: strange } = await signUp()
    const { account: admin } = await signUp({ role: 'admin' })
    const refused: readonly (readonly [string, Actor])[] = [
      ['FORBIDDEN', stranger],
      ['FORBIDDEN', asAccount({ ...strange, role: 'admin' })],
      ['IMPERSONATION_FORBIDDEN', asAccount(account, admin.id)],
      ['ACCOUNT_REQUIRED', BACKEND],
    ]
    for (const [code, actor] of refused) await expect(erase(actor, account.id)).rejects.toMatchObject({ code })
    expect(await repositories.accounts.findById(account.id)).toEqual(account)
  })

  it('does not find an unknown or erased account, for an admin', async () => {
    const { signUp, erase } = await openWorld()
    const { actor: admin } = await signUp({ role: 'admin' })
    const { account } = await signUp()
    await erase(admin, account.id)
    for (const id of [account.id, 'not an id'])
      await expect(erase(admin, id)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })

  it('immediately drops the account from the cache of callers', async () => {
    const { dependencies, signUp, erase } = await openWorld()
    const { actor: admin } = await signUp({ role: 'admin' })
    const { account } = await signUp()
    expect(await dependencies.callers.find(account.id)).not.toBeNull()
    await erase(admin, account.id)
    expect(await dependencies.callers.find(account.id)).toBeNull()
  })
})
