import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Repositories, UnitOfWork } from '../../src/application/ports/unit-of-work.js'
import { DAY_MS } from '../../src/domain/day.js'
import { SCOPES } from '../../src/domain/scope.js'
import { hashOfSecret } from '../../src/infrastructure/callers/hashed-secret.js'
import { anAccount, anAccountId, anApiKey, later, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const adminId = anAccountId('admin')

export const apiKeyRepositoryContract = (open: OpenWorld) =>
  describe('ApiKeyRepository', () => {
    let repositories: Repositories
    let unitOfWork: UnitOfWork

    const inserted = async (overrides: Parameters<typeof anApiKey>[0] = {}) => {
      const key = anApiKey(overrides)
      await repositories.apiKeys.insert(key, `secret of ${key.id}`)
      return key
    }

    beforeEach(async () => {
      ;({ repositories, unitOfWork } = await open())
      await repositories.accounts.insert(anAccount({ id: adminId }))
    })

    it('stores keys, and only hashes of their secrets', async () => {
      const { apiKeys } = repositories
      const key = await inserted({
        name: '“Site” \\ 100%',
        scopes: SCOPES,
        createdBy: adminId,
        expiresAt: later(1),
      })
      expect(await apiKeys.findById(key.id)).toEqual(key)
      expect(await apiKeys.findById(v7() as never)).toBeNull()
      const [live] = await apiKeys.listLive(NOON)
      expect(live).toEqual({ key, secretHash: hashOfSecret(`secret of ${key.id}`), replaced: [] })
      expect(JSON.stringify(live)).not.toContain('secret of')
    })

    it('revokes a key, and changes nothing else of it', async () => {
      const { apiKeys } = repositories
      const key = await inserted()
      await apiKeys.noteUse(key.id, NOON)
      await apiKeys.revoke(key.id, later(1))
      expect(await apiKeys.findById(key.id)).toEqual({ ...key, revokedAt: later(1), lastUsedAt: NOON })
      expect(await apiKeys.listLive(NOON)).toEqual([])
    })

    it('keeps every secret that a rotation has replaced for a day', async () => {
      const { apiKeys } = repositories
      const key = await inserted()
      await apiKeys.noteUse(key.id, NOON)
      await apiKeys.rotate(key.id, 'second', NOON)
      const first = { hash: hashOfSecret(`secret of ${key.id}`), until: later(DAY_MS) }
      const rotated = { ...key, lastUsedAt: NOON, lastFour: 'cond', previousSecretUntil: later(DAY_MS) }
      expect(await apiKeys.listLive(NOON)).toEqual([
        { key: rotated, secretHash: hashOfSecret('second'), replaced: [first] },
      ])
      await apiKeys.rotate(key.id, 'third', later(1))
      const second = { hash: hashOfSecret('second'), until: later(DAY_MS + 1) }
      expect(await apiKeys.listLive(NOON)).toEqual([
        {
          key: { ...rotated, lastFour: 'hird', previousSecretUntil: later(DAY_MS + 1) },
          secretHash: hashOfSecret('third'),
          replaced: [second, first],
        },
      ])
      await apiKeys.rotate(key.id, 'fourth', later(DAY_MS))
      const [live] = await apiKeys.listLive(NOON)
      expect(live?.replaced).toEqual([{ hash: hashOfSecret('third'), until: later(2 * DAY_MS) }, second])
      expect(await apiKeys.findById(key.id)).toEqual(live?.key)
    })

    it('does not bring back an account that was erased between the read and the write', async () => {
      const keys = [await inserted({ createdBy: adminId }), await inserted({ createdBy: adminId })] as const
      await unitOfWork.run(({ erasure }) => erasure.erase(adminId, NOON, later(1)))
      await unitOfWork.run(async ({ apiKeys }) => {
        await apiKeys.revoke(keys[0].id, NOON)
        await apiKeys.rotate(keys[1].id, 'second', NOON)
      })
      for (const { id } of keys) expect(await repositories.apiKeys.findById(id)).toMatchObject({ createdBy: null })
    })

    it('lists live keys first, then others, each newest first', async () => {
      const { apiKeys } = repositories
      const ended = await inserted({ createdAt: later(9), expiresAt: later(10) })
      const old = await inserted({ createdAt: later(1) })
      const revoked = await inserted({ createdAt: later(8), revokedAt: later(8) })
      const ending = await inserted({ createdAt: later(3), expiresAt: later(11) })
      expect(await apiKeys.list(later(10), 10)).toEqual([ending, old, ended, revoked])
      expect(await apiKeys.list(later(10), 3)).toEqual([ending, old, ended])
      const live = await apiKeys.listLive(later(10))
      expect(live.map(({ key }) => key.id)).toEqual([ending.id, old.id])
    })

    it('only moves the last use forward', async () => {
      const { apiKeys } = repositories
      const key = await inserted()
      const lastUse = async () => (await apiKeys.findById(key.id))?.lastUsedAt
      for (const [hour, stored] of [
        [later(2), later(2)],
        [later(1), later(2)],
        [later(3), later(3)],
      ] as const) {
        await apiKeys.noteUse(key.id, hour)
        expect(await lastUse()).toEqual(stored)
      }
    })

    it('lets only one writer at a time hold the lock of all keys', async () => {
      await Promise.all(
        Array.from({ length: 6 }, () =>
          unitOfWork.run(async ({ apiKeys }) => {
            await apiKeys.lock()
            if ((await apiKeys.listLive(NOON)).length >= 3) return
            const key = anApiKey()
            await apiKeys.insert(key, `secret of ${key.id}`)
          }),
        ),
      )
      expect(await repositories.apiKeys.listLive(NOON)).toHaveLength(3)
    })

    it('keeps the keys of an erased account, without its id', async () => {
      const key = await inserted({ createdBy: adminId })
      await unitOfWork.run(({ erasure }) => erasure.erase(adminId, NOON, later(1)))
      expect(await repositories.apiKeys.findById(key.id)).toEqual({ ...key, createdBy: null })
    })
  })
