import { describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { aDeal, anAccount } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const aGate = () => {
  let open = (): void => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

export const unitOfWorkContract = (open: OpenWorld) =>
  describe('UnitOfWork', () => {
    it('commits every effect of successful work and returns its result', async () => {
      const { unitOfWork, repositories } = await open()
      const account = anAccount()
      const deal = aDeal({ ownerId: account.id })
      const result = await unitOfWork.run(async ({ accounts, deals }) => {
        await accounts.insert(account)
        await deals.insertMany([deal])
        return 'done'
      })
      expect(result).toBe('done')
      expect(await repositories.accounts.findById(account.id)).toEqual(account)
      expect(await repositories.deals.findById(deal.id)).toEqual(deal)
    })

    it('encloses work that is unaware of transactions', async () => {
      const { unitOfWork, repositories } = await open()
      const [kept, undone] = [anAccount(), anAccount()]
      const enclosed = await unitOfWork.enclose(async () => {
        await repositories.accounts.insert(kept)
        return unitOfWork.run(async ({ accounts }) => [
          unitOfWork.isEnclosed(),
          (await accounts.findById(kept.id)) !== null,
        ])
      })
      expect(enclosed).toEqual([true, true])
      const failed = unitOfWork.enclose(async () => {
        await unitOfWork.run(({ accounts }) => accounts.insert(undone))
        await repositories.deals.insertMany([aDeal({ ownerId: kept.id })])
        throw new Error('changed my mind')
      })
      await expect(failed).rejects.toThrow('changed my mind')
      expect(unitOfWork.isEnclosed()).toBe(false)
      expect(await repositories.accounts.findById(kept.id)).toEqual(kept)
      expect(await repositories.accounts.findById(undone.id)).toBeNull()
      expect((await repositories.deals.list({}, { page: 1, pageSize: 9 })).items).toEqual([])
    })

    it('runs nested work in the same transaction', async () => {
      const { unitOfWork, repositories } = await open()
      const [outer, inner] = [anAccount(), anAccount()]
      const failed = unitOfWork.enclose(async () => {
        await repositories.accounts.insert(outer)
        const seen = await unitOfWork.enclose(async ({ accounts }) => {
          await accounts.insert(inner)
          return accounts.findById(outer.id)
        })
        expect(seen).toEqual(outer)
        throw new Error('changed my mind')
      })
      await expect(failed).rejects.toThrow('changed my mind')
      for (const { id } of [outer, inner]) expect(await repositories.accounts.findById(id)).toBeNull()
    })

    it('runs effects after the commit, and not after a rollback', async () => {
      const { unitOfWork } = await open()
      const effects: string[] = []
      const note = (effect: string) => unitOfWork.afterCommit(() => void effects.push(effect))
      note('at once')
      expect(effects).toEqual(['at once'])
      await unitOfWork.enclose(async () => {
        note('outer')
        await unitOfWork.enclose(async () => note('inner'))
        expect(effects).toEqual(['at once'])
      })
      expect(effects).toEqual(['at once', 'outer', 'inner'])
      const failed = unitOfWork.enclose(async () => {
        note('undone')
        throw new Error('changed my mind')
      })
      await expect(failed).rejects.toThrow('changed my mind')
      expect(effects).toEqual(['at once', 'outer', 'inner'])
    })

    it('encloses only what runs inside', async () => {
      const { unitOfWork, repositories } = await open()
      const [inside, outside] = [anAccount(), anAccount()]
      let release = (): void => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      const failed = unitOfWork.enclose(async (transaction) => {
        await transaction.accounts.insert(inside)
        await held
        throw new Error('changed my mind')
      })
      const beside = repositories.accounts.insert(outside)
      release()
      await expect(failed).rejects.toThrow('changed my mind')
      expect(await beside).toBe(true)
      expect(await repositories.accounts.findById(outside.id)).toEqual(outside)
      expect(await repositories.accounts.findById(inside.id)).toBeNull()
    })

    it('keeps work that outlives its transaction out of it, and out of others', async () => {
      const { unitOfWork, repositories } = await open()
      const account = anAccount()
      const [end, begin, release] = [aGate(), aGate(), aGate()]
      let isEnclosed = Promise.resolve(true)
      let isInserted = Promise.resolve(false)
      await unitOfWork.enclose(async () => {
        isEnclosed = end.opened.then(() => unitOfWork.isEnclosed())
        isInserted = isEnclosed.then(() => repositories.accounts.insert(account))
      })
      const other = unitOfWork.enclose(async () => {
        begin.open()
        await release.opened
      })
      await begin.opened
      end.open()
      expect(await isEnclosed).toBe(false)
      release.open()
      await other
      expect(await isInserted).toBe(true)
      expect(await repositories.accounts.findById(account.id)).toEqual(account)
    })

    it('rolls back every effect of work that throws', async () => {
      const { unitOfWork, repositories } = await open()
      const account = anAccount()
      const work = unitOfWork.run(async ({ accounts, deals }) => {
        await accounts.insert(account)
        await deals.insertMany([aDeal({ ownerId: account.id })])
        throw new Error('changed my mind')
      })
      await expect(work).rejects.toThrow('changed my mind')
      expect(await repositories.accounts.findById(account.id)).toBeNull()
    })

    it('loses no write that runs next to a transaction', async () => {
      const { unitOfWork, repositories } = await open()
      const [inside, beside] = [anAccount(), anAccount()]
      await Promise.all([
        unitOfWork.run(async ({ accounts }) => void (await accounts.insert(inside))),
        repositories.accounts.insert(beside),
      ])
      expect(await repositories.accounts.findById(inside.id)).toEqual(inside)
      expect(await repositories.accounts.findById(beside.id)).toEqual(beside)
    })

    it('lets only one of several parallel transactions at a time hold a lock', async () => {
      const { unitOfWork, repositories } = await open()
      const account = anAccount({ displayName: '0' })
      await repositories.accounts.insert(account)
      await Promise.all(
        Array.from({ length: 10 }, () =>
          unitOfWork.run(async ({ accounts }) => {
            await accounts.lock(account.id)
            const found = (await accounts.findById(account.id)) as Account
            const next = { ...found, displayName: String(Number(found.displayName) + 1) }
            expect(await accounts.save(found, next)).not.toBeNull()
          }),
        ),
      )
      expect(await repositories.accounts.findById(account.id)).toMatchObject({ displayName: '10' })
    })

    it('keeps the count of active admins stable until the end of each transaction', async () => {
      const { unitOfWork, repositories } = await open()
      const admins = [anAccount({ role: 'admin' }), anAccount({ role: 'admin' })]
      for (const admin of admins) await repositories.accounts.insert(admin)
      await Promise.all(
        admins.map((admin) =>
          unitOfWork.run(async ({ accounts }) => {
            await accounts.lockRoles()
            if ((await accounts.countActiveAdmins()) > 1) await accounts.save(admin, { ...admin, role: 'teacher' })
          }),
        ),
      )
      expect(await repositories.accounts.countActiveAdmins()).toBe(1)
    })
  })
