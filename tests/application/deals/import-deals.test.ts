import { beforeEach, describe, expect, it } from 'vitest'
import { type ExistingBoards, MAX_REMARKS } from '../../../src/application/deals/import-deals.js'
import { type Actor, BACKEND } from '../../../src/domain/actor.js'
import type { AccountId, DealId } from '../../../src/domain/ids.js'
import { NOON } from '../../support/builders.js'
import { aClock } from '../../support/clients.js'
import { insertDeal, insertGrant } from '../../support/inserts.js'
import { openOwnerWorld, openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const HANDS = 'AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ'
const board = (number: number, more = '') => `[Event "Club"]\n[Board "${number}"]\n[Deal "N:${HANDS}"]\n${more}\n`
const NO_BOARD = '[Event "Club"]\n[Board "9"]\n[Deal "N:AA... - - -"]\n\n'

describe('ImportDeals', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ limits: { maxDeals: 3 } }))
  })

  const read = (text: string, by: Actor = actor, owner: string = ownerId, existing: ExistingBoards = 'add') =>
    world.useCases.importDeals.read({ actor: by, ownerId: owner, file: Buffer.from(text), existing })
  const imported = async (text: string) => world.useCases.importDeals.execute(await read(text))
  const skipping = async (text: string) => world.useCases.importDeals.execute(await read(text, actor, ownerId, 'skip'))
  const kept = async () => {
    const { items } = await world.repositories.deals.list({}, { page: 1, pageSize: 100 })
    return world.repositories.deals.findMany(items.map(({ id }) => id))
  }

  it('stores the boards of a file as private deals of the account, in file order', async () => {
    const report = await imported(board(2) + board(1))
    const deals = await kept()
    expect(deals).toMatchObject([
      { ownerId, title: 'Club, Board 2', boardNumber: 2, sharing: 'private', imported: true, createdAt: NOON },
      { ownerId, title: 'Club, Board 1', boardNumber: 1, lifecycle: 'active', publishedAt: null, revision: 1 },
    ])
    expect(report).toEqual({
      ...{ format: 'pbn', imported: 2, repeated: 0, rejected: [], rejectedTotal: 0, warnings: [], warningsTotal: 0 },
      ids: deals.map(({ id }) => id),
    })
  })

  it('lists the boards of a later piece of a file after those of the previous piece', async () => {
    const clock = aClock(NOON)
    world = await openUseCaseWorld({ clock })
    const { account, actor } = await world.signUp()
    const importing = async (text: string, by: Actor, after?: string) => {
      const file = Buffer.from(text)
      const found = await world.useCases.importDeals.read({
        actor: by,
        ownerId: account.id,
        file,
        existing: 'add',
        after,
      })
      return world.useCases.importDeals.execute(found)
    }
    const first = await importing(board(1) + board(2), actor)
    clock.pass(60_000)
    const after = first.ids[0] as DealId
    const second = await importing(board(3) + board(4), BACKEND, after)
    expect((await kept()).map(({ id }) => id)).toEqual([...first.ids, ...second.ids])
    for (const id of second.ids)
      expect(await world.repositories.deals.findById(id)).toMatchObject({
        createdAt: NOON,
        updatedAt: new Date(NOON.getTime() + 60_000),
      })
  })

  it.each([
    ['is not an id', () => 'none'],
    ['is gone', () => crypto.randomUUID()],
    ['is of somebody else', (ofOther: string) => ofOther],
    ['is a day old', (_: string, own: string) => own],
  ])('treats a piece after a deal that %s as a separate file', async (_, afterOf) => {
    const clock = aClock(NOON)
    world = await openUseCaseWorld({ clock })
    const [owner, other] = [await world.signUp(), await world.signUp()]
    const importing = async ({ account, actor }: typeof owner, text: string, after?: string) => {
      const file = Buffer.from(text)
      const found = await world.useCases.importDeals.read({ actor, ownerId: account.id, file, existing: 'add', after })
      return (await world.useCases.importDeals.execute(found)).ids[0] as DealId
    }
    const own = await importing(owner, board(1))
    clock.pass(86_400_000)
    const id = await importing(owner, board(3), afterOf(await importing(other, board(2)), own))
    const now = new Date(NOON.getTime() + 86_400_000)
    expect(await world.repositories.deals.findById(id)).toMatchObject({ createdAt: now, updatedAt: now })
  })

  it('reads LIN', async () => {
    const file = Buffer.from('qx|o3|md|1S65H432DAKQJCT987,S432H765DT98CAKQJ,SAKQJHT98D765C432,|')
    const found = await world.useCases.importDeals.read({ actor, ownerId, file, existing: 'add' })
    expect(await world.useCases.importDeals.execute(found)).toMatchObject({ format: 'lin', imported: 1 })
    expect(await kept()).toMatchObject([{ boardNumber: 3, dealer: 'S' }])
  })

  it('names invalid records by their position, and stores the others', async () => {
    const report = await imported(board(1) + NO_BOARD + board(2))
    expect(report).toMatchObject({ imported: 2, rejectedTotal: 1, rejected: [{ index: 1, line: 7 }] })
    expect(report.rejected[0]?.message).toMatch(/\S/)
    expect(await kept()).toHaveLength(2)
  })

  it('keeps a board once that is repeated in the file', async () => {
    expect(await imported(board(1) + board(1) + board(2))).toMatchObject({ imported: 2, repeated: 1, warningsTotal: 0 })
    expect(await kept()).toHaveLength(2)
  })

  it('names a record of another table that differs from the stored board', async () => {
    const tables = board(1, '[Result "8"]') + board(1, '[Result "9"]') + board(1, '[Result "10"]')
    expect(await imported(tables)).toMatchObject({
      ...{ imported: 1, repeated: 2 },
      warnings: [
        {
          index: 1,
          line: expect.any(Number),
          message: expect.stringMatching(/only the auction, play, result and texts of its first record/),
          boards: 2,
        },
      ],
    })
    expect(await kept()).toMatchObject([{ result: 8 }])
  })

  it('does not report a record with the same data about a board, or less', async () => {
    const tables = board(1, '[Result "8"]') + board(1) + board(1, '[Result "8"]')
    expect(await imported(tables)).toMatchObject({ imported: 1, repeated: 2, warningsTotal: 0 })
  })

  it('skips excepted records', async () => {
    const file = Buffer.from(board(1) + NO_BOARD + board(1) + board(2))
    const found = (except: readonly number[]) =>
      world.useCases.importDeals.read({ actor, ownerId, file, existing: 'add', except })
    const report = await world.useCases.importDeals.execute(await found([0, 1]))
    expect(report).toMatchObject({ imported: 2, repeated: 0, rejectedTotal: 0 })
    expect((await found([0, 1, 2, 3])).boards.size).toBe(0)
  })

  it('previews what it would do, and stores nothing', async () => {
    const [ownedId] = (await imported(board(1))).ids
    const { importDeals } = world.useCases
    const file = board(1) + NO_BOARD + board(2) + board(2)
    const preview = await importDeals.preview(await read(file, actor, ownerId, 'skip'))
    expect(preview).toMatchObject({
      ...{ imported: 1, repeated: 2, ids: [], rejected: [{ index: 1, line: 7 }] },
      boards: [
        { index: 0, line: 1, standing: 'owned', ownedId, deal: { boardNumber: 1 } },
        { index: 2, line: 9, standing: 'new', ownedId: null, deal: { title: 'Club, Board 2' } },
        { index: 3, line: 13, standing: 'repeated', ownedId: null },
      ],
    })
    expect(await kept()).toHaveLength(1)
    expect((await importDeals.preview(await read(file))).boards.map(({ standing }) => standing)).toEqual([
      ...['new', 'new', 'repeated'],
    ])
    const unknown = { ...(await read(file)), actor: BACKEND, ownerId: 'nobody' as AccountId }
    await expect(importDeals.preview(unknown)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
    await expect(importDeals.preview({ ...unknown, actor })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  it('stores a board again that is in an earlier file', async () => {
    await imported(board(1))
    expect(await imported(board(1))).toMatchObject({ imported: 1, repeated: 0 })
    expect(await kept()).toHaveLength(2)
  })

  it("skips the account's boards, in any lifecycle except trashed, if requested", async () => {
    await imported(board(1))
    const [first] = await kept()
    expect(await skipping(board(2) + board(1, '[Result "9"]') + board(1))).toMatchObject({
      ...{ imported: 1, repeated: 2, rejectedTotal: 0, warningsTotal: 0 },
      ids: [expect.any(String)],
    })
    expect(await skipping(board(1) + board(2))).toMatchObject({ imported: 0, repeated: 2, ids: [] })
    await world.useCases.trashDeal.execute({ actor, id: first?.id as string, expected: null })
    expect(await skipping(board(1) + board(2))).toMatchObject({ imported: 1, repeated: 1 })
    expect(await kept()).toHaveLength(3)
  })

  it('skips boards created after the file was read', async () => {
    const found = await read(board(1) + board(2), actor, ownerId, 'skip')
    await imported(board(1))
    expect(await world.useCases.importDeals.execute(found)).toMatchObject({ imported: 1, repeated: 1 })
    expect(await kept()).toHaveLength(2)
  })

  it('fills the quota exactly with what it does not skip', async () => {
    await imported(board(1) + board(2))
    expect(await skipping(board(1) + board(2) + board(3))).toMatchObject({ imported: 1, repeated: 2 })
  })

  it("names once what it can't store of several boards, with the first of them", async () => {
    const unkept = '[Auction "N"]\n1S 1H\n'
    const { warnings, warningsTotal } = await imported(board(1) + board(5, unkept) + board(9, unkept))
    expect(warnings).toEqual([{ index: 1, line: 5, message: expect.stringMatching(/auction/), boards: 2 }])
    expect(warningsTotal).toBe(1)
  })

  it('lists only the first rejected records, but counts all of them', async () => {
    const { rejected, rejectedTotal } = await imported(NO_BOARD.repeat(MAX_REMARKS + 2))
    expect(rejected).toHaveLength(MAX_REMARKS)
    expect(rejectedTotal).toBe(MAX_REMARKS + 2)
  })

  it('refuses a file without records', async () => {
    for (const file of ['', 'no board', '% PBN 2.1'])
      await expect(read(file)).rejects.toMatchObject({ kind: 'invalid', code: 'NO_BOARDS_FOUND', meta: {} })
  })

  it('gives all boards of a file the same creation time', async () => {
    const [first, second] = [await read(board(1) + board(2))].flatMap(({ boards }) => [...boards.values()])
    expect(first?.createdAt).toEqual(second?.createdAt)
  })

  it('stores nothing before it is executed', async () => {
    expect((await read(board(1))).boards.size).toBe(1)
    expect(await kept()).toEqual([])
  })

  it('fills the quota exactly, and stores nothing of a file that exceeds it', async () => {
    await insertDeal(world, { ownerId, lifecycle: 'trashed' })
    await expect(imported(board(1) + board(2) + board(3))).rejects.toMatchObject({
      code: 'QUOTA_EXCEEDED',
      meta: { quota: 'deals', limit: 3 },
    })
    expect(await kept()).toHaveLength(1)
    expect(await imported(board(1) + board(2))).toMatchObject({ imported: 2 })
  })

  it('has a larger quota by an active grant', async () => {
    await insertGrant(world, { accountId: ownerId, feature: 'deals', limit: null })
    expect(await imported([1, 2, 3, 4].map((number) => board(number)).join(''))).toMatchObject({ imported: 4 })
  })

  it('refuses to let an account import for another, on reading and on storing', async () => {
    const { account: other, actor: stranger } = await world.signUp()
    await expect(read(board(1), actor, other.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const found = await read(board(1))
    await expect(world.useCases.importDeals.execute({ ...found, actor: stranger })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await kept()).toEqual([])
  })

  it('imports for any account for an internal backend, and refuses an unknown one', async () => {
    expect(await world.useCases.importDeals.execute(await read(board(1), BACKEND))).toMatchObject({ imported: 1 })
    await expect(read(board(1), BACKEND, 'no id')).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
      meta: { ids: ['no id'] },
    })
    await expect(world.useCases.importDeals.execute(await read(board(1), BACKEND, 'nobody'))).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
      meta: { ids: ['nobody'] },
    })
    expect(await kept()).toHaveLength(1)
  })
})
