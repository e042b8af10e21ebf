import { beforeEach, describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { aHandle, anAccount, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clients.js'
import { insertDeal } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const actor = asAccount(anAccount())
const MINUTE = 60_000

describe('ListThemes', () => {
  let clock: ReturnType<typeof aClock>
  let world: UseCaseWorld
  let ownerId: AccountId

  beforeEach(async () => {
    clock = aClock(NOON)
    world = await openUseCaseWorld({ clock })
    ownerId = (await world.signUp({ handle: aHandle('ann') })).account.id
  })

  const publish = (...themes: readonly string[]) => insertDeal(world, { ownerId, sharing: 'public', themes })
  const list = async (q = '') =>
    (await world.useCases.listThemes.execute({ actor, q })).map(({ theme, dealCount }) => `${theme}: ${dealCount}`)

  it('lists themes by frequency, each in its most frequent spelling', async () => {
    await publish('Squeeze', 'Endplay')
    await publish('squeeze', 'Counting')
    await publish('squeeze')
    expect(await list()).toEqual(['squeeze: 3', 'Counting: 1', 'Endplay: 1'])
    expect(await list(' ÉND ')).toEqual(['Endplay: 1'])
    expect(await list('end squ')).toEqual([])
  })

  it('counts a deal once that has a theme in two spellings', async () => {
    const deal = await publish('Squeeze', 'squeeze', 'Endplay', 'SQUEEZE')
    await publish('Squeeze', 'Endplay')
    await publish('Endplay', 'Counting')
    expect(await list()).toEqual(['Endplay: 3', 'Squeeze: 2', 'Counting: 1'])
    await world.repositories.deals.save(deal, { ...deal, sharing: 'private' })
    clock.pass(MINUTE)
    expect(await list()).toEqual(['Endplay: 2', 'Counting: 1', 'Squeeze: 1'])
  })

  it('counts again after a minute, but shows no theme that is in no exposed deal now', async () => {
    const deal = await publish('Squeeze')
    const other = await publish('squeeze', 'Endplay')
    expect(await list()).toEqual(['Squeeze: 2', 'Endplay: 1'])
    await publish('Counting', 'Endplay')
    await world.repositories.deals.save(other, { ...other, sharing: 'private' })
    expect(await list()).toEqual(['Squeeze: 1', 'Endplay: 1'])
    await world.repositories.deals.save(deal, { ...deal, lifecycle: 'trashed' })
    clock.pass(MINUTE - 1)
    expect(await list()).toEqual(['Endplay: 1'])
    clock.pass(1)
    expect(await list()).toEqual(['Counting: 1', 'Endplay: 1'])
  })

  it('lists at most 100, and goes on to others where some are withdrawn', async () => {
    const gone = await Promise.all(Array.from({ length: 100 }, (_, i) => publish(`a ${i}`)))
    for (let i = 0; i < 100; i++) await publish(`b ${i}`)
    expect(await list()).toHaveLength(100)
    for (const deal of gone.slice(0, 30)) await world.repositories.deals.save(deal, { ...deal, sharing: 'private' })
    const left = await list()
    expect(left).toHaveLength(100)
    expect(left.filter((theme) => theme.startsWith('b'))).toHaveLength(30)
  })

  it('counts again at once after a count that failed', async () => {
    await publish('Squeeze')
    let isBroken = true
    const directory = world.repositories.catalogDirectory
    world = await openUseCaseWorld({
      clock,
      methods: {
        catalogDirectory: {
          countThemes: (...asked) => (isBroken ? Promise.reject(new Error('broken')) : directory.countThemes(...asked)),
          readRespelledThemes: (take) => directory.readRespelledThemes(take),
          filterExposedThemes: (spellings) => directory.filterExposedThemes(spellings),
        },
      },
    })
    await expect(list()).rejects.toThrow('broken')
    isBroken = false
    expect(await list()).toEqual(['Squeeze: 1'])
  })
})
