import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Ports, type StoreAdapters } from '../../src/container/ports.js'
import type { Account } from '../../src/domain/account.js'
import { BEFORE_ALL_EVENTS } from '../../src/domain/event.js'
import { addDelivery } from './access-table.js'
import { aGrant, anAnnouncement, anApiKey, aWebhook, NOON } from './builders.js'
import { aClient, type Client } from './clients.js'
import { type Answer, type HttpWorld, openHttpWorld } from './http-world.js'
import { changedStore, withMethods } from './stores.js'

const IMPERSONATION = 'x-app-impersonation'

/** What existed before the caller lost its rights, as the target of the writes. */
interface Stage {
  readonly target: Account
  readonly announcementId: string
  readonly grantId: string
  readonly apiKeyId: string
  readonly webhookId: string
  readonly deliveryId: string
}

type Write = (caller: Client, stage: Stage) => Promise<Answer>

const API_KEY_FIELDS = { name: 'Site', scopes: ['serve'] }
/** Longer than a write takes that waits for nothing. */
const A_WHILE_MS = 500

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
  'creates an API key': (caller) => caller.post('/back-office/api-keys', API_KEY_FIELDS),
  'rotates an API key': (caller, { apiKeyId }) => caller.post(`/back-office/api-keys/${apiKeyId}/rotate`),
  'revokes an API key': (caller, { apiKeyId }) => caller.post(`/back-office/api-keys/${apiKeyId}/revoke`),
  'creates a webhook': (caller) => caller.post('/back-office/webhooks', { url: 'https://x.example.org' }),
  'updates a webhook': (caller, { webhookId }) =>
    caller.patch(`/back-office/webhooks/${webhookId}`, { isActive: false }),
  'rotates a webhook': (caller, { webhookId }) => caller.post(`/back-office/webhooks/${webhookId}/rotate`),
  'tests a webhook': (caller, { webhookId }) => caller.post(`/back-office/webhooks/${webhookId}/test`),
  'deletes a webhook': (caller, { webhookId }) => caller.delete(`/back-office/webhooks/${webhookId}`),
  'recovers deliveries': (caller, { webhookId }) =>
    caller.post(`/back-office/webhooks/${webhookId}/recover`, { since: NOON.toISOString() }),
  'resends a delivery': (caller, { webhookId, deliveryId }) =>
    caller.post(`/back-office/webhooks/${webhookId}/deliveries/${deliveryId}/resend`),
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
    const apiKey = anApiKey()
    await there.repositories.apiKeys.insert(apiKey, 'secret')
    const webhook = aWebhook()
    await there.repositories.webhooks.insert(webhook, 'whsec_c2VjcmV0', BEFORE_ALL_EVENTS)
    const deliveryId = await addDelivery(there.repositories, webhook.id)
    stage = {
      ...{ target, announcementId: announcement.id, grantId: grant.id, apiKeyId: apiKey.id },
      ...{ webhookId: webhook.id, deliveryId },
    }
    // From now on this instance has both accounts cached for some seconds.
    expect((await caller.get('/deals', { [IMPERSONATION]: target.id })).status).toBe(200)
    expect((await caller.get('/back-office/audit')).status).toBe(200)
  })
  afterEach(async () => {
    await here.app.close()
    await there.app.close()
  })

  const kept = async () => {
    const { accounts, announcements, apiKeys, audit, deals, grants } = there.repositories
    return {
      target: await accounts.findById(stage.target.id),
      announcement: await announcements.findById(stage.announcementId as never),
      announcements: (await announcements.list({ page: 1, pageSize: 1 })).total,
      grants: await grants.listByAccount(stage.target.id),
      apiKeys: await apiKeys.listLive(NOON),
      webhooks: await there.repositories.webhooks.list(),
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
    // The write has dropped the account from the instance's cache; a read puts it back.
    expect((await caller.get('/back-office/audit')).status).toBe(200)
    await lose(caller.account, { role: 'teacher' })
    expect((await create()).body.code).toBe('FORBIDDEN')
  })

  it.each(['creates an API key', 'rotates an API key'])(
    'refuses an admin who %s while being demoted on another instance',
    async (name) => {
      const before = await kept()
      let writing: Promise<Answer> | undefined
      await here.container.resolve(Ports.unitOfWork).run(async ({ accounts }) => {
        await accounts.lockRoles()
        const stored = await accounts.findById(caller.account.id)
        if (stored === null) throw new Error('the account is gone')
        await accounts.save(stored, { ...stored, role: 'teacher' })
        writing = WRITES[name]?.(caller, stage)
        // A write that does not wait for the demotion has ended by then.
        await Promise.race([writing, setTimeout(A_WHILE_MS)])
      })
      expect(await writing).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } })
      expect(await kept()).toEqual(before)
    },
  )

  it('names a key that a demoted admin was just creating', async () => {
    let demoting: Promise<Answer> | undefined
    const slow = await openHttpWorld({
      store: changedStore(await openStore(), (repositories) => ({
        ...repositories,
        apiKeys: withMethods(repositories.apiKeys, {
          insert: async (...args) => {
            demoting = chief.patch(`/accounts/${caller.account.id}`, { role: 'teacher' })
            await Promise.race([demoting, setTimeout(A_WHILE_MS)])
            await repositories.apiKeys.insert(...args)
          },
        }),
      })),
    })
    const { status, body } = await slow.request({
      ...{ method: 'POST', url: '/back-office/api-keys', payload: API_KEY_FIELDS },
      headers: caller.headers,
    })
    expect(status).toBe(201)
    expect(await demoting).toMatchObject({ status: 200, body: { apiKeys: [{ id: body.id }] } })
    await slow.app.close()
  })

  it('leaves one of two admins who demote each other', async () => {
    const answers = await Promise.all([
      chief.patch(`/accounts/${caller.account.id}`, { role: 'teacher' }),
      caller.patch(`/accounts/${chief.account.id}`, { role: 'teacher' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })
}
