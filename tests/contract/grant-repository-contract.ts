import { v7 } from 'uuid'
import { describe, expect, it } from 'vitest'
import type { GrantId } from '../../src/domain/ids.js'
import { aGrant, anAccount, anAccountId, later } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const accountId = anAccountId('grantee')

export const grantRepositoryContract = (open: OpenWorld) =>
  describe('GrantRepository', () => {
    it('inserts and overwrites, and lists the newest start first, then by id', async () => {
      const { grants, accounts } = (await open()).repositories
      await accounts.insert(anAccount({ id: accountId }))
      const kept = [
        aGrant({ accountId, startsAt: later(1), limit: 7, plan: null }),
        aGrant({ accountId, startsAt: later(2), endsAt: later(3), revokedAt: later(2) }),
        aGrant({ accountId, startsAt: later(1), source: 'partner', limit: 0 }),
      ]
      for (const grant of kept) await grants.put(grant)
      expect(await grants.listByAccount(accountId)).toEqual([kept[1], kept[0], kept[2]])
      const changed = { ...(kept[0] as (typeof kept)[0]), plan: 'gold', limit: null, endsAt: later(9) }
      await grants.put(changed)
      expect(await grants.findById(changed.id)).toEqual(changed)
      expect(await grants.findById(v7() as GrantId)).toBeNull()
      expect(await grants.listByAccount(anAccountId('nobody'))).toEqual([])
    })

    it('lets only one writer at a time hold the lock of an id', async () => {
      const { unitOfWork, repositories } = await open()
      await repositories.accounts.insert(anAccount({ id: accountId }))
      const grant = aGrant({ accountId, limit: 0 })
      await Promise.all(
        Array.from({ length: 8 }, () =>
          unitOfWork.run(async ({ grants }) => {
            await grants.lock(grant.id)
            const before = await grants.findById(grant.id)
            await grants.put({ ...grant, limit: (before?.limit ?? 0) + 1 })
          }),
        ),
      )
      expect(await repositories.grants.findById(grant.id)).toMatchObject({ limit: 8 })
    })
  })
