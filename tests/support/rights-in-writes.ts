import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { StoreAdapters } from '../../src/container/ports.js'
import type { Account } from '../../src/domain/account.js'
import { aGrant, anAnnouncement } from './builders.js'
import { aClient, type Client } from './clients.js'
import { type Answer, type HttpWorld, openHttpWorld } from './http-world.js'

const IMPERSONATION = 'x-app-impersonation'

/** What existed before the caller lost its rights, as the target of the writes. */
interface Stage {
  readonly target: Account
  readonly announcementId: string
  readonly grantId: string
}

type Write = (caller: Client, stage: Stage) => Promise<Answer>

/** Each write that requires an admin. */
const WRITES: Readonly<Record<string, Write>> = {
  'restores its own role and activity': (caller) =>
    caller.patch(`/accounts/${caller.account.id}`, { role: 'admin', isActive: true }),
  'certifies itself': (caller) => caller.patch('/accounts/me', { certified: true }),
  'promotes an account': (caller, { target }) => caller.patch(`/accounts/${target.id}`, { role: 'admin' }),
  'deactivates an account': (caller, { target }) => caller.patch(`/accounts/${target.id}`, { isActive: false }),
  'certifies an account': (caller, { target }) => caller.patch(`/accounts/${target.id}`, { certified: true }),
  'renames an account': (caller, { target }) => caller.patch(`/accounts/${target.id}`, { firstName: 'x' }),
  'erases an account': (caller, { target }) => caller.delete(`/accounts/${target.id}`),
  'creates an announcement': (caller) =>
    caller.post('/back-office/announcements', { kind: 'news', title: { en: 'x' } }),
  'updates an announcement': (caller, { announcementId }) =>
    caller.patch(`/back-office/announcements/${announcementId}`, { pinned: true }),
  'deletes an announcement': (caller, { announcementId }) =>
    caller.delete(`/back-office/announcements/${announcementId}`),
  'resets the reads of an announcement': (caller, { announcementId }) =>
    caller.post(`/back-office/announcements/${announcementId}/reset-reads`),
  'creates a grant': (caller, { target }) =>
    caller.post(`/back-office/accounts/${target.id}/grants`, { source: 'manual', feature: 'collections' }),
  'revokes a grant': (caller, { target, grantId }) =>
    caller.post(`/back-office/accounts/${target.id}/grants/${grantId}/revoke`),
}

/** Each kind of impersonated request. */
const IMPERSONATED: Readonly<Record<string, Write>> = {
  'reads as another account': (caller, { target }) => caller.get('/deals', { [IMPERSONATION]: target.id }),
  'writes as another account': (caller, { target }) =>
    caller.post('/deals', { title: 'x' }, { [IMPERSONATION]: target.id }),
}

/**
 * Two instances of the service on one store: what one of them takes from an account, the other refuses immediately,
 * although it has just cached the account.
 */
export const rightsInWrites = (openStore: () => Promise<StoreAdapters>): void => {
  let here: HttpWorld
  let there: HttpWorld
  let chief: Client
  let caller: Client
  let stage: Stage

  beforeEach(async () => {
    here = await openHttpWorld({ store: await openStore() })
    there = await openHttpWorld({ store: await openStore() })
    chief = await aClient(here, { role: 'admin' })
    caller = await aClient(there, { role: 'admin' })
    const { account: target } = await there.signIn()
    const announcement = anAnnouncement()
    const grant = aGrant({ accountId: target.id })
    await there.repositories.announcements.insert(announcement)
    await there.repositories.announcements.markRead(target.id, announcement.id, announcement.createdAt)
    await there.repositories.grants.put(grant)
    stage = { target, announcementId: announcement.id, grantId: grant.id }
    // From now on this instance has both accounts cached for some seconds.
    expect((await caller.get('/deals', { [IMPERSONATION]: target.id })).status).toBe(200)
    expect((await caller.get('/back-office/audit')).status).toBe(200)
  })
  afterEach(async () => {
    await here.app.close()
    await there.app.close()
  })

  const kept = async () => {
    const { accounts, announcements, audit, deals, grants } = there.repositories
    return {
      target: await accounts.findById(stage.target.id),
      announcement: await announcements.findById(stage.announcementId as never),
      announcements: (await announcements.list({ page: 1, pageSize: 1 })).total,
      grants: await grants.listByAccount(stage.target.id),
      deals: (await deals.list({ ownerId: stage.target.id }, { page: 1, pageSize: 1 })).total,
      trail: (await audit.list({ actor: caller.account.id }, { page: 1, pageSize: 1 })).total,
    }
  }

  const lose = async (account: Account, change: object | 'erased') => {
    const url = `/accounts/${account.id}`
    const { status } = await (change === 'erased' ? chief.delete(url) : chief.patch(url, change))
    expect(status).toBeLessThan(300)
  }

  const expectRefused = async (write: Write, code: string) => {
    const before = await kept()
    const answer = await write(caller, stage)
    expect(answer).toMatchObject({ status: code.endsWith('NOT_FOUND') ? 404 : 403, body: { code } })
    expect(await kept()).toEqual(before)
  }

  describe.each(Object.entries(WRITES))('an account that %s', (_, write) => {
    it.each([
      ['demoted', { role: 'teacher' }, 'FORBIDDEN'],
      ['deactivated', { isActive: false }, 'ACCOUNT_INACTIVE'],
      ['erased', 'erased', 'ACCOUNT_REQUIRED'],
    ] as const)('is refused once it is %s on another instance', async (_, change, code) => {
      await lose(caller.account, change)
      await expectRefused(write, code)
      // The instance has dropped the account from its cache.
      expect((await caller.get('/back-office/audit')).body.code).toBe(code)
    })

    it('succeeds while nothing has changed', async () => {
      expect((await write(caller, stage)).status).toBeLessThan(300)
    })
  })

  describe.each(Object.entries(IMPERSONATED))('an admin who %s', (_, request) => {
    it.each([
      ['demoted', { role: 'teacher' }, 'IMPERSONATION_FORBIDDEN'],
      ['deactivated', { isActive: false }, 'ACCOUNT_INACTIVE'],
      ['erased', 'erased', 'IMPERSONATION_FORBIDDEN'],
    ] as const)('is refused once it is %s on another instance', async (_, change, code) => {
      await lose(caller.account, change)
      await expectRefused(request, code)
    })

    it.each([
      ['promoted', { role: 'admin' }, 'IMPERSONATION_FORBIDDEN'],
      ['deactivated', { isActive: false }, 'IMPERSONATION_FORBIDDEN'],
      ['erased', 'erased', 'ACCOUNT_NOT_FOUND'],
    ] as const)('is refused once the account is %s on another instance', async (_, change, code) => {
      await lose(stage.target, change)
      await expectRefused(request, code)
    })
  })

  it('does not repeat the response to what a former admin once created', async () => {
    const create = () =>
      caller.post('/back-office/announcements', { kind: 'news', title: { en: 'x' } }, { 'idempotency-key': 'k' })
    expect((await create()).status).toBe(201)
    // The write has made the instance forget the account, which a read has it know again.
    expect((await caller.get('/back-office/audit')).status).toBe(200)
    await lose(caller.account, { role: 'teacher' })
    expect((await create()).body.code).toBe('FORBIDDEN')
  })

  it('leaves one of two admins who demote each other', async () => {
    const answers = await Promise.all([
      chief.patch(`/accounts/${caller.account.id}`, { role: 'teacher' }),
      caller.patch(`/accounts/${chief.account.id}`, { role: 'teacher' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })
}
