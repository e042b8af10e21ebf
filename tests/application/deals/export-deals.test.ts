import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { Deal } from '../../../src/domain/deal.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { readBoards } from '../../support/board-files.js'
import { later } from '../../support/builders.js'
import { insertDeal } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

describe('ExportDeals', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld())
  })

  const deal = (overrides: Partial<Deal>) => insertDeal(world, { ownerId, ...overrides })
  const fileOf = (filter = {}, by = actor, owner: string | undefined = ownerId) =>
    world.useCases.exportDeals.execute({ actor: by, ownerId: owner, format: 'pbn', ...filter })
  const textOf = async (...args: Parameters<typeof fileOf>) => {
    let text = ''
    for await (const piece of (await fileOf(...args)).pieces()) text += piece
    return text
  }
  const numbersOf = async (...args: Parameters<typeof fileOf>) =>
    [...(await textOf(...args)).matchAll(/^\[Board "(\d*)"\]/gm)].map(([, number]) => Number(number))

  it('writes all deals in list order, each with its own number', async () => {
    for (let i = 1; i <= 120; i++) await deal({ boardNumber: i })
    await deal({ boardNumber: 999, createdAt: later(1) })
    await deal({ boardNumber: 7, createdAt: later(-1) })
    expect(await numbersOf()).toEqual([999, ...Array.from({ length: 120 }, (_, i) => i + 1), 7])
  })

  it('filters by sharing and lifecycle, and writes large deals completely', async () => {
    await deal({ boardNumber: 1, sharing: 'public', commentary: [paragraphOf('x'.repeat(5_000))] })
    await deal({ boardNumber: 2, lifecycle: 'trashed' })
    await deal({ boardNumber: 3 })
    expect(await numbersOf({ sharing: 'private' })).toEqual([2, 3])
    expect(await numbersOf({ lifecycle: 'active' })).toEqual([1, 3])
    expect((await readBoards('pbn', await textOf()))[0]?.fields?.commentary).toMatchObject([
      { children: [{ text: 'x'.repeat(5_000) }] },
    ])
  })

  it('has a new version once a deal is changed, created or deleted, and only then', async () => {
    const kept = await deal({ boardNumber: 1 })
    const mark = async (filter = {}) => JSON.stringify((await fileOf(filter)).version)
    const marks = [await mark()]
    expect(await mark()).toBe(marks[0])
    await world.repositories.deals.save(kept, { ...kept, title: 'changed' })
    marks.push(await mark())
    const more = await deal({ boardNumber: 2, lifecycle: 'trashed' })
    marks.push(await mark())
    expect(await mark()).toBe(marks[2])
    await world.repositories.deals.delete(kept)
    marks.push(await mark())
    expect(new Set(marks).size).toBe(4)
    await world.repositories.deals.delete(more)
    expect(await numbersOf()).toEqual([])
  })

  it('writes the deals of all owners or one of them for an internal backend, and none of an unknown owner', async () => {
    await deal({ boardNumber: 1 })
    await insertDeal(world, { boardNumber: 2 })
    const all = world.useCases.exportDeals.execute({ actor: BACKEND, format: 'pbn' })
    let text = ''
    for await (const piece of (await all).pieces()) text += piece
    expect(text).toContain('[Board "2"]')
    expect(await numbersOf({}, BACKEND)).toEqual([1])
    for (const owner of ['nobody', 'no id']) expect(await numbersOf({}, BACKEND, owner)).toEqual([])
  })

  it('refuses to write the deals of another account or of all owners for an account', async () => {
    await expect(fileOf({}, actor, 'another')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(world.useCases.exportDeals.execute({ actor, format: 'pbn' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })
})
