import { describe, expect, it } from 'vitest'
import type { ImpersonatedRequest } from '../../../src/application/audit/impersonation.js'
import { asAccount } from '../../../src/domain/actor.js'
import { anAccount, later, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clock.js'
import { MINUTE } from '../../support/held-time.js'
import { BROKEN_TRAIL, trailOf } from '../../support/trail.js'
import { openUseCaseWorld, type UseCaseWorldOptions } from '../../support/use-case-world.js'

describe('impersonation', () => {
  /** A world with an admin and the teacher as whom it acts. */
  const openWorld = async (options: UseCaseWorldOptions = {}) => {
    const clock = aClock()
    const world = await openUseCaseWorld({ clock, ...options })
    const { account: admin } = await world.signUp({ role: 'admin' })
    const { account: teacher } = await world.signUp()
    const request: ImpersonatedRequest = {
      actor: asAccount(teacher, admin.id),
      requestId: 'request',
      method: 'GET',
      pattern: '/deals/{id}',
      parameters: {},
    }
    const record = {
      at: NOON,
      actor: { type: 'account', id: admin.id },
      as: teacher.id,
      action: 'GET /deals/{id}',
      parameters: {},
      subject: { type: 'account', id: teacher.id },
      changes: {},
      requestId: 'request',
    }
    const { impersonation } = world.dependencies
    return { ...world, clock, admin, teacher, request, record, impersonation, trail: () => trailOf(world.repositories) }
  }

  describe('is resolved', () => {
    it('to the requested account, together with the admin', async () => {
      const { impersonation, admin, teacher } = await openWorld()
      expect(await impersonation.resolve(admin, teacher.id)).toEqual(asAccount(teacher, admin.id))
    })

    it('for active admins only, before the account is looked up', async () => {
      const { impersonation, teacher } = await openWorld({
        methods: { accounts: { findById: () => Promise.reject(new Error('looked')) } },
      })
      const others = [null, teacher, anAccount({ role: 'admin', isActive: false })]
      for (const caller of others)
        for (const text of [teacher.id, 'not an id'])
          await expect(impersonation.resolve(caller, text)).rejects.toMatchObject({ code: 'IMPERSONATION_FORBIDDEN' })
    })

    it('for no caller if it is switched off', async () => {
      const { impersonation, admin, teacher } = await openWorld({ isImpersonationAllowed: false })
      await expect(impersonation.resolve(admin, teacher.id)).rejects.toMatchObject({ code: 'IMPERSONATION_FORBIDDEN' })
    })

    it('to no admin, including the caller, and to no deactivated account', async () => {
      const { impersonation, signUp, admin } = await openWorld()
      const { account: inactive } = await signUp({ isActive: false })
      const { account: other } = await signUp({ role: 'admin' })
      for (const { id } of [admin, inactive, other])
        await expect(impersonation.resolve(admin, id)).rejects.toMatchObject({ code: 'IMPERSONATION_FORBIDDEN' })
    })

    it('to no unknown account or invalid id', async () => {
      const { impersonation, admin } = await openWorld()
      await expect(impersonation.resolve(admin, 'unknown')).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
      await expect(impersonation.resolve(admin, 'not an id')).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        meta: { issues: [{ path: '/x-app-impersonation' }] },
      })
    })
  })

  describe('begins', () => {
    it('by recording the first read in a quarter of an hour', async () => {
      const { impersonation, clock, request, record, trail } = await openWorld()
      await impersonation.begin(request, { isRead: true })
      expect(await trail()).toEqual([{ ...record, id: expect.any(String) }])
      clock.at = later(15 * MINUTE - 1)
      await impersonation.begin(request, { isRead: true })
      expect(await trail()).toHaveLength(1)
      clock.at = later(15 * MINUTE)
      await impersonation.begin(request, { isRead: true })
      expect((await trail()).map(({ at }) => at)).toEqual([later(15 * MINUTE), NOON])
    })

    it('with a separate record for each account and each admin', async () => {
      const { impersonation, signUp, admin, teacher, request, trail } = await openWorld()
      const { account: player } = await signUp({ role: 'player' })
      const { account: other } = await signUp({ role: 'admin' })
      for (const actor of [request.actor, asAccount(player, admin.id), asAccount(teacher, other.id)])
        await impersonation.begin({ ...request, actor }, { isRead: true })
      expect(await trail()).toHaveLength(3)
    })

    it('without recording a write, which has its own record', async () => {
      const { impersonation, request, trail } = await openWorld()
      await impersonation.begin({ ...request, method: 'POST' }, { isRead: false })
      expect(await trail()).toEqual([])
    })

    it('only while both accounts are still what they were', async () => {
      const { impersonation, repositories, admin, teacher, request, trail } = await openWorld()
      await repositories.accounts.save(teacher, { ...teacher, isActive: false })
      const begin = () => impersonation.begin(request, { isRead: true })
      await expect(begin()).rejects.toMatchObject({ code: 'IMPERSONATION_FORBIDDEN' })
      await repositories.accounts.save(admin, { ...admin, isActive: false })
      await expect(begin()).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
      expect(await trail()).toEqual([])
    })

    it('by recording ids and handles in its parameters, and no other text', async () => {
      const { impersonation, teacher, request, trail } = await openWorld()
      const parameters = { handle: '@Ánna', accountId: teacher.id, id: 'no uuid' }
      await impersonation.begin({ ...request, parameters }, { isRead: true })
      expect((await trail())[0]?.parameters).toEqual({ handle: 'anna', accountId: teacher.id })
    })
  })

  describe('records a write', () => {
    it('in one transaction with it', async () => {
      const { impersonation, repositories, teacher, request, record, trail } = await openWorld()
      const write = { ...request, method: 'PATCH' }
      const save = () => repositories.accounts.save(teacher, { ...teacher, firstName: 'Anna' })
      expect(await impersonation.recordWrite(write, save)).toMatchObject({ firstName: 'Anna' })
      expect(await trail()).toEqual([{ ...record, action: 'PATCH /deals/{id}', id: expect.any(String) }])
      expect(await repositories.accounts.findById(teacher.id)).toMatchObject({ firstName: 'Anna' })
    })

    it('not at all if it fails, and rolls it back', async () => {
      const { impersonation, repositories, teacher, request, trail } = await openWorld()
      const failing = impersonation.recordWrite(request, async () => {
        await repositories.accounts.save(teacher, { ...teacher, firstName: 'Anna' })
        throw new Error('the write failed')
      })
      await expect(failing).rejects.toThrow('the write failed')
      expect(await trail()).toEqual([])
      expect(await repositories.accounts.findById(teacher.id)).toEqual(teacher)
    })

    it('or does not run it', async () => {
      const { impersonation, request } = await openWorld({ methods: BROKEN_TRAIL })
      let hasRun = false
      const write = async () => {
        hasRun = true
      }
      await expect(impersonation.recordWrite(request, write)).rejects.toThrow('the trail is broken')
      expect(hasRun).toBe(false)
    })

    it('only while both accounts are still what they were', async () => {
      const { impersonation, repositories, admin, request, trail } = await openWorld()
      await repositories.accounts.save(admin, { ...admin, role: 'teacher' })
      const writing = impersonation.recordWrite(request, () => Promise.reject(new Error('has run')))
      await expect(writing).rejects.toMatchObject({ code: 'IMPERSONATION_FORBIDDEN' })
      expect(await trail()).toEqual([])
    })
  })

  it('records a refused write, even after the accounts have changed', async () => {
    const { impersonation, repositories, admin, request, record, trail } = await openWorld()
    await repositories.accounts.save(admin, { ...admin, isActive: false })
    await impersonation.recordRefusal({ ...request, method: 'DELETE' })
    expect(await trail()).toEqual([{ ...record, action: 'DELETE /deals/{id}', id: expect.any(String) }])
  })
})
