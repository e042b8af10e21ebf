import { beforeEach, describe, expect, it } from 'vitest'
import type { AuditLog } from '../../src/application/ports/audit-log.js'
import type { AuditRecord } from '../../src/domain/audit.js'
import { anAccountId, anAuditRecord, later, NOON } from '../support/builders.js'
import type { OpenWorld, World } from './world.js'

const ALL = { page: 1, pageSize: 100 }

export const auditLogContract = (open: OpenWorld) =>
  describe('AuditLog', () => {
    let audit: AuditLog
    let world: World
    const appendFirstRead = (record: AuditRecord, since: Date) =>
      world.unitOfWork.run((transaction) => transaction.audit.appendFirstRead(record, since))

    beforeEach(async () => {
      world = await open()
      audit = world.repositories.audit
    })

    it('returns every field as it was appended', async () => {
      const record = anAuditRecord({
        as: anAccountId('target'),
        action: 'PATCH /deals/{id}',
        parameters: { id: 'x"', handle: null },
        changes: { role: { before: 'teacher', after: 'admin' }, email: {}, limit: { before: null, after: 0 } },
      })
      const byService = anAuditRecord({ at: later(-1), actor: { type: 'service', id: null }, requestId: 'r"\\1' })
      await audit.append(record)
      await audit.append(byService)
      expect(await audit.list({}, ALL)).toEqual({ items: [record, byService], total: 2 })
    })

    it('pages newest first, then by id', async () => {
      const [a, b, c] = [
        anAuditRecord({ at: later(1) }),
        anAuditRecord({ at: later(2) }),
        anAuditRecord({ at: later(2) }),
      ]
      for (const record of [b, c, a]) await audit.append(record)
      expect(await audit.list({}, { page: 1, pageSize: 2 })).toEqual({ items: [c, b], total: 3 })
      expect(await audit.list({}, { page: 2, pageSize: 2 })).toEqual({ items: [a], total: 3 })
      expect(await audit.list({}, { page: 3, pageSize: 2 })).toEqual({ items: [], total: 3 })
    })

    it('lists the records about an account with a cursor', async () => {
      const bob = anAccountId('bob')
      const subject = { type: 'account', id: bob } as const
      const grant = { type: 'grant', id: 'a-grant' } as const
      const [a, b, c] = [
        anAuditRecord({ at: later(1), subject }),
        anAuditRecord({ at: later(2), subject: grant, parameters: { accountId: bob } }),
        anAuditRecord({ at: later(2), subject }),
      ]
      const others = [
        anAuditRecord({ at: later(2) }),
        anAuditRecord({ at: later(2), parameters: { accountId: bob } }),
        anAuditRecord({ at: later(2), subject: grant, parameters: { accountId: 'eve' } }),
        anAuditRecord({ at: later(2), subject: { type: 'apiKey', id: bob } }),
      ]
      for (const record of [b, c, ...others, a]) await audit.append(record)
      expect(await audit.listAbout(bob, null, 2)).toEqual([c, b])
      expect(await audit.listAbout(bob, c, 2)).toEqual([b, a])
      expect(await audit.listAbout(bob, a, 2)).toEqual([])
    })

    it('counts the records of an account’s grants as records about the account', async () => {
      const [bob, eve] = [anAccountId('bob'), anAccountId('eve')]
      const ofGrant = (at: number, accountId: string) =>
        anAuditRecord({ at: later(at), subject: { type: 'grant', id: `g-${at}` }, parameters: { accountId } })
      const [a, b, c] = [
        ofGrant(1, bob),
        anAuditRecord({ at: later(2), subject: { type: 'account', id: bob } }),
        ofGrant(3, bob),
      ]
      const others = [ofGrant(4, eve), anAuditRecord({ at: later(5), parameters: { accountId: bob } })]
      for (const record of [b, ...others, c, a]) await audit.append(record)
      expect(await audit.list({ subject: 'g-1' }, ALL)).toMatchObject({ items: [a], total: 1 })
      const about = { subject: bob }
      expect(await audit.list(about, { page: 1, pageSize: 2 })).toEqual({ items: [c, b], total: 3 })
      expect(await audit.list(about, { page: 2, pageSize: 2 })).toEqual({ items: [a], total: 3 })
      expect((await audit.list({ ...about, from: later(2), to: later(3) }, ALL)).items).toEqual([b])
    })

    it('filters by actor, impersonated account, subject, prefix of the action and time', async () => {
      const alice = anAuditRecord({
        at: later(1),
        actor: { type: 'account', id: anAccountId('alice') },
        as: anAccountId('bob'),
        action: 'GET /deals_%',
        subject: { type: 'grant', id: 'g' },
      })
      const other = anAuditRecord({ at: later(2) })
      for (const record of [alice, other]) await audit.append(record)
      const found = async (filter: object) => (await audit.list(filter, ALL)).items.map(({ id }) => id)
      expect(await found({ actor: 'alice' })).toEqual([alice.id])
      expect(await found({ actor: 'Alice' })).toEqual([])
      expect(await found({ as: 'bob' })).toEqual([alice.id])
      expect(await found({ subject: 'g' })).toEqual([alice.id])
      expect(await found({ action: 'GET /deals_%' })).toEqual([alice.id])
      expect(await found({ action: 'GET ' })).toEqual([alice.id])
      expect(await found({ action: 'GET /d%' })).toEqual([])
      expect(await found({ action: 'deals' })).toEqual([])
      expect(await found({ from: later(2) })).toEqual([other.id])
      expect(await found({ to: later(2) })).toEqual([alice.id])
      expect(await found({ from: later(1), to: later(3), actor: 'admin' })).toEqual([other.id])
      expect(await found({ action: undefined, actor: undefined })).toEqual([other.id, alice.id])
    })

    it('records only the first read of an account by an admin since a given time, even if several are concurrent', async () => {
      const read = (minutes: number, overrides = {}) =>
        anAuditRecord({ at: later(minutes * 60_000), as: anAccountId('bob'), action: 'GET /deals', ...overrides })
      await Promise.all(Array.from({ length: 8 }, () => appendFirstRead(read(0), later(-1))))
      expect((await audit.list({}, ALL)).total).toBe(1)
      await appendFirstRead(read(14), later(-60_000))
      expect((await audit.list({}, ALL)).total).toBe(1)
      await appendFirstRead(read(16), later(60_000))
      expect((await audit.list({}, ALL)).total).toBe(2)
      await appendFirstRead(read(16, { as: anAccountId('carol') }), later(60_000))
      await appendFirstRead(read(16, { actor: { type: 'account', id: anAccountId('dave') } }), later(60_000))
      expect((await audit.list({}, ALL)).total).toBe(4)
    })

    it('records a first read with all its fields', async () => {
      const read = anAuditRecord({
        actor: { type: 'account', id: anAccountId('alice') },
        as: anAccountId('bob'),
        action: 'GET /deals/{id}',
        parameters: { id: 'x"\\é', none: null },
        changes: { title: { before: null, after: 'T' } },
      })
      await appendFirstRead(read, later(-1))
      expect((await audit.list({}, ALL)).items).toEqual([read])
    })

    it('does not confuse a write with a read', async () => {
      await audit.append(anAuditRecord({ as: anAccountId('bob'), action: 'POST /deals' }))
      await appendFirstRead(anAuditRecord({ as: anAccountId('bob'), action: 'GET /deals' }), later(-1))
      expect((await audit.list({}, ALL)).total).toBe(2)
    })

    it('finds the last admin who acted as an account', async () => {
      const [first, last] = [
        anAuditRecord({ as: anAccountId('bob') }),
        anAuditRecord({ as: anAccountId('bob'), at: later(1) }),
      ]
      await audit.append(last)
      await audit.append(first)
      expect(await audit.findLatestAs(anAccountId('bob'))).toEqual(last)
      expect(await audit.findLatestAs(anAccountId('admin'))).toBeNull()
    })

    it('is rolled back with its transaction', async () => {
      const { unitOfWork, repositories } = await open()
      const work = unitOfWork.run(async (transaction) => {
        await transaction.audit.append(anAuditRecord({ at: NOON }))
        throw new Error('changed my mind')
      })
      await expect(work).rejects.toThrow()
      expect((await repositories.audit.list({}, ALL)).total).toBe(0)
    })
  })
