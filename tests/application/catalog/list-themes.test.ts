import { beforeEach, describe, expect, it } from 'vitest'
import { asAccount } from '../../../src/domain/actor.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { aDeal, aHandle, anAccount, NOON } from '../../support/builders.js'
import { aClock } from '../../support/clients.js'
import { insertDeal } from '../../support/inserts.js'
import { until } from '../../support/until.js'
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

  it('lists themes by frequency, each in one of its spellings', async () => {
    await publish('Squeeze', 'Endplay')
    await publish('squeeze', 'Counting')
    await publish('squeeze')
    expect(await list()).toEqual([expect.stringMatching(/^[Ss]queeze: 3$/), 'Counting: 1', 'Endplay: 1'])
    expect(await list(' ÉND ')).toEqual(['Endplay: 1'])
    expect(await list('end squ')).toEqual([])
  })

  it('counts a deal once if it has a theme in two spellings', async () => {
    const deal = await publish('Squeeze', 'squeeze', 'Endplay', 'SQUEEZE')
    await publish('Squeeze', 'Endplay')
    await publish('Endplay', 'Counting')
    const counts = async () => (await list()).map((one) => one.toLowerCase())
    expect(await counts()).toEqual(['endplay: 3', 'squeeze: 2', 'counting: 1'])
    await world.repositories.deals.save(deal, { ...deal, sharing: 'private' })
    clock.pass(MINUTE)
    expect(await counts()).toEqual(['endplay: 2', 'counting: 1', 'squeeze: 1'])
  })

  it('refuses a search for more than eight words', async () => {
    await publish('a b c d e f g h i')
    expect(await list('h g f e d c b a')).toHaveLength(1)
    await expect(list('a b c d e f g h i')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  })

  it('counts again after a minute, but never shows a theme that is in no exposed deal', async () => {
    const deal = await publish('Squeeze')
    const other = await publish('squeeze', 'Endplay')
    expect(await list('end')).toEqual(['Endplay: 1'])
    await publish('Counting', 'Endplay')
    await world.repositories.deals.save(other, { ...other, sharing: 'private' })
    expect(await list()).toEqual(['Squeeze: 2', 'Endplay: 1'])
    await world.repositories.deals.save(deal, { ...deal, lifecycle: 'trashed' })
    clock.pass(MINUTE - 1)
    expect(await list()).toEqual(['Endplay: 1'])
    clock.pass(1)
    expect(await list()).toEqual(['Counting: 1', 'Endplay: 1'])
  })

  it('lists at most 100, and continues with others if some are withdrawn', async () => {
    const gone = await Promise.all(Array.from({ length: 100 }, (_, i) => publish(`a ${i}`)))
    for (let i = 0; i < 100; i++) await publish(`b ${i}`)
    expect(await list()).toHaveLength(100)
    for (const deal of gone.slice(0, 30)) await world.repositories.deals.save(deal, { ...deal, sharing: 'private' })
    const left = await list()
    expect(left).toHaveLength(100)
    expect(left.filter((theme) => theme.startsWith('b'))).toHaveLength(30)
  })

  /** A world whose directory, taken from another world, delays its counts until a test releases them. */
  const openHeldWorld = async () => {
    const held: { readonly release: () => void; readonly fail: () => void }[] = []
    const { catalogDirectory } = world.repositories
    world = await openUseCaseWorld({
      clock,
      methods: {
        catalogDirectory: {
          countThemes: async (atMost, language) => {
            const counts = await catalogDirectory.countThemes(atMost, language)
            return new Promise((resolve, reject) =>
              held.push({ release: () => resolve(counts), fail: () => reject(new Error('broken')) }),
            )
          },
          findSpellings: (themes) => catalogDirectory.findSpellings(themes),
        },
      },
    })
    const next = () => until(() => held.length > 0).then(() => held.shift() as (typeof held)[number])
    return { held, next }
  }

  it('counts again immediately after a failed count', async () => {
    await publish('Squeeze')
    const { next } = await openHeldWorld()
    const first = list()
    ;(await next()).fail()
    await expect(first).rejects.toThrow('broken')
    const second = list()
    ;(await next()).release()
    expect(await second).toEqual(['Squeeze: 1'])
  })

  it('waits for a new count only if it started it: others get the previous one until it is done', async () => {
    const deal = await publish('Squeeze', 'Endplay')
    const { deals } = world.repositories
    const { held, next } = await openHeldWorld()
    const [first, atOnce] = [list(), list()]
    ;(await next()).release()
    expect([await first, await atOnce]).toEqual([
      ['Endplay: 1', 'Squeeze: 1'],
      ['Endplay: 1', 'Squeeze: 1'],
    ])
    await deals.insertMany([aDeal({ ...deal, id: aDeal().id })])
    clock.pass(MINUTE)
    const begins = list()
    const count = await next()
    expect(await list()).toEqual(['Endplay: 1', 'Squeeze: 1'])
    count.fail()
    await expect(begins).rejects.toThrow('broken')
    const again = list()
    const counted = await next()
    expect(await list()).toEqual(['Endplay: 1', 'Squeeze: 1'])
    counted.release()
    expect(await again).toEqual(['Endplay: 2', 'Squeeze: 2'])
    expect(await list()).toEqual(['Endplay: 2', 'Squeeze: 2'])
    expect(held).toEqual([])
  })

  it('lets other work run while it processes many themes', async () => {
    const seenIn = (await publish('Squeeze')).id
    const { catalogDirectory } = world.repositories
    const counts = Array.from({ length: 5_000 }, (_, i) => ({ folded: `theme ${i}`, deals: 1, seenIn }))
    world = await openUseCaseWorld({
      clock,
      methods: {
        catalogDirectory: {
          countThemes: async () => counts,
          findSpellings: (themes) => catalogDirectory.findSpellings(themes),
        },
      },
    })
    expect(await list('none')).toEqual([])
    let turns = 0
    const count = () => {
      turns++
      immediate = setImmediate(count)
    }
    let immediate = setImmediate(count)
    expect(await list('none')).toEqual([])
    clearImmediate(immediate)
    expect(turns).toBeGreaterThanOrEqual(4)
  })
})
