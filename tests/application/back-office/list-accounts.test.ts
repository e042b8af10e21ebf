import { describe, expect, it } from 'vitest'
import type { AccountFilter, AccountSort } from '../../../src/application/ports/account-repository.js'
import { anAccountId, later, NOON } from '../../support/builders.js'
import { openUseCaseWorld } from '../../support/use-case-world.js'

const BY_AGE: AccountSort = { by: 'createdAt', descending: false }

describe('the accounts, for admins', () => {
  /** A world with three accounts, of which the admin's is the oldest. */
  const openWorld = async () => {
    const world = await openUseCaseWorld()
    const { actor } = await world.signUp({ id: anAccountId('admin'), displayName: 'Zoe', role: 'admin' })
    await world.signUp({
      id: anAccountId('anna'),
      displayName: 'Anna Müller',
      certified: true,
      onboardedAt: NOON,
      createdAt: later(1),
    })
    await world.signUp({
      id: anAccountId('bert'),
      displayName: 'Bert',
      email: 'muller@example.org',
      isActive: false,
      createdAt: later(2),
    })
    const list = async (filter: AccountFilter = {}, sort = BY_AGE, page = 1, pageSize = 10) => {
      const { items, total } = await world.useCases.listAccounts.execute({ actor, filter, sort, page, pageSize })
      return [items.map(({ id }) => id), total]
    }
    return { ...world, list }
  }

  it('are all listed, with all fields', async () => {
    const { useCases, signUp } = await openUseCaseWorld()
    const { actor, account } = await signUp({ role: 'admin' })
    const input = { actor, filter: {}, sort: BY_AGE, page: 1, pageSize: 10 }
    expect(await useCases.listAccounts.execute(input)).toEqual({ items: [account], total: 1 })
  })

  it.each<[AccountFilter, string[]]>([
    [{}, ['admin', 'anna', 'bert']],
    [{ q: 'MULLER' }, ['anna', 'bert']],
    [{ role: 'admin' }, ['admin']],
    [{ isActive: false }, ['bert']],
    [{ certified: true }, ['anna']],
    [{ q: 'muller', isActive: true }, ['anna']],
  ])('are filtered by %o', async (filter, ids) => {
    const { list } = await openWorld()
    expect(await list(filter)).toEqual([ids, ids.length])
  })

  it.each<[AccountSort, string[]]>([
    [{ by: 'createdAt', descending: true }, ['bert', 'anna', 'admin']],
    [{ by: 'displayName', descending: false }, ['anna', 'bert', 'admin']],
    [{ by: 'email', descending: false }, ['admin', 'anna', 'bert']],
    [{ by: 'onboardedAt', descending: true }, ['anna', 'admin', 'bert']],
  ])('are sorted by %o', async (sort, ids) => {
    const { list } = await openWorld()
    expect(await list({}, sort)).toEqual([ids, 3])
  })

  it('are paged', async () => {
    const { list } = await openWorld()
    expect(await list({}, BY_AGE, 2, 2)).toEqual([['bert'], 3])
    expect(await list({}, BY_AGE, 3, 2)).toEqual([[], 3])
  })

  it('are refused to everyone else', async () => {
    const { useCases, signUp } = await openWorld()
    const { actor } = await signUp()
    const listing = useCases.listAccounts.execute({ actor, filter: {}, sort: BY_AGE, page: 1, pageSize: 10 })
    await expect(listing).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})
