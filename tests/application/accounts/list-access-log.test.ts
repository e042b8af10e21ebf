import { describe, expect, it } from 'vitest'
import { ANONYMOUS } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { anAuditRecord, later } from '../../support/builders.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const PAGE = { page: 1, pageSize: 10 }

describe('the access log', () => {
  const openWorld = async () => {
    const world = await openUseCaseWorld()
    const { append } = world.repositories.audit
    const actAs = async (as: AccountId | null, ms: number, subject = 'subject') => {
      const record = anAuditRecord({ as, at: later(ms), subject: { type: 'account', id: subject } })
      await append(record)
      return record
    }
    return { ...world, actAs }
  }

  it('lists what was done as the account, newest first, and nothing else', async () => {
    const { useCases, signUp, actAs } = await openWorld()
    const [{ actor, account }, { account: other }] = [await signUp(), await signUp()]
    const first = await actAs(account.id, 0)
    const last = await actAs(account.id, 2)
    const second = await actAs(account.id, 1)
    await actAs(other.id, 3)
    await actAs(null, 4, account.id)
    expect(await useCases.listAccessLog.execute({ actor, ...PAGE })).toEqual({ items: [last, second, first], total: 3 })
  })

  it('is paged', async () => {
    const { useCases, signUp, actAs } = await openWorld()
    const { actor, account } = await signUp()
    const first = await actAs(account.id, 0)
    await actAs(account.id, 1)
    expect(await useCases.listAccessLog.execute({ actor, page: 2, pageSize: 1 })).toEqual({ items: [first], total: 2 })
    expect(await useCases.listAccessLog.execute({ actor, page: 3, pageSize: 1 })).toEqual({ items: [], total: 2 })
  })

  it('requires an active account', async () => {
    const { useCases, signUp } = await openWorld()
    const { actor } = await signUp({ isActive: false })
    await expect(useCases.listAccessLog.execute({ actor, ...PAGE })).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
    await expect(useCases.listAccessLog.execute({ actor: ANONYMOUS, ...PAGE })).rejects.toMatchObject({
      code: 'ACCOUNT_REQUIRED',
    })
  })
})
