import { beforeEach, describe, expect, it } from 'vitest'
import type { BoardFormat } from '../../../src/application/ports/board-reader.js'
import type { Actor } from '../../../src/domain/actor.js'
import { parseHand } from '../../../src/domain/bridge/hand.js'
import type { Deal } from '../../../src/domain/deal.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { readBoards } from '../../support/board-files.js'
import { textsOf } from '../../support/commentaries.js'
import { insertCollection, insertDeal, SOON, unknownIds } from '../../support/inserts.js'
import { openOwnerWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const hands = { N: parseHand('AKQJ.T98.765.432'), E: null, S: null, W: null }

describe('ExportCollection', () => {
  let world: UseCaseWorld
  let actor: Actor
  let ownerId: AccountId

  beforeEach(async () => {
    ;({ world, actor, ownerId } = await openOwnerWorld({ limits: { freeCollections: 1 } }))
  })

  const deal = (overrides: Partial<Deal>) => insertDeal(world, { ownerId, hands, ...overrides })
  const collectionOf = (deals: readonly Deal[]) =>
    insertCollection(world, { ownerId, dealIds: deals.map(({ id }) => id) })
  const fileOf = (id: string, format: BoardFormat = 'pbn') =>
    world.useCases.exportCollection.execute({ actor, id, format })
  const textOf = async (id: string, format: BoardFormat = 'pbn') => {
    let text = ''
    for await (const piece of (await fileOf(id, format)).pieces()) text += piece
    return text
  }
  const boardsOf = async (id: string, format: BoardFormat = 'pbn') =>
    (await readBoards(format, await textOf(id, format))).map(({ fields }) => fields)

  it.each(['pbn', 'lin'] as const)('writes the deals in the order of the collection, as %s', async (format) => {
    const deals = [await deal({ title: 'One', boardNumber: 7 }), await deal({ title: 'Two', boardNumber: 3 })]
    const collection = await collectionOf(deals.toReversed())
    expect((await fileOf(collection.id, format)).collection).toEqual(collection)
    expect(await boardsOf(collection.id, format)).toMatchObject([
      { boardNumber: 3, hands: { N: 'AKQJ.T98.765.432' } },
      { boardNumber: 7, hands: { N: 'AKQJ.T98.765.432' } },
    ])
  })

  it.each([
    ['a number twice', [7, 7]],
    ['a deal without a number', [7, null]],
  ])('numbers the boards from 1 if it has %s', async (_, numbers) => {
    const deals = await Promise.all(numbers.map((boardNumber) => deal({ boardNumber })))
    const { id } = await collectionOf(deals)
    expect(await boardsOf(id)).toMatchObject([{ boardNumber: 1 }, { boardNumber: 2 }])
  })

  it('turns each board, including large ones, and keeps their numbers', async () => {
    const commentary = [paragraphOf('x'.repeat(5_000))]
    const { id } = await collectionOf([
      await deal({ boardNumber: 5, vulnerability: 'NS' }),
      await deal({ boardNumber: 8, commentary }),
    ])
    const { version, pieces } = await world.useCases.exportCollection.execute({ actor, id, format: 'pbn', south: 'N' })
    let text = ''
    for await (const piece of pieces()) text += piece
    expect((await readBoards('pbn', text)).map(({ fields }) => fields)).toMatchObject([
      { boardNumber: 5, vulnerability: 'NS', hands: { N: null, S: 'AKQJ.T98.765.432' } },
      { boardNumber: 8, hands: { N: null, S: 'AKQJ.T98.765.432' } },
    ])
    expect(version).not.toEqual((await fileOf(id)).version)
  })

  it('writes large deals completely', async () => {
    const texts = ['x'.repeat(5_000), 'y'.repeat(5_000)]
    const { id } = await collectionOf([
      await deal({ commentary: texts.map(paragraphOf), boardNumber: 1 }),
      await deal({ boardNumber: 2 }),
    ])
    const [first, second] = await boardsOf(id)
    expect(textsOf(first?.commentary ?? [])).toEqual(texts)
    expect(second).toMatchObject({ boardNumber: 2 })
  })

  it('writes what its owner sees in it: no deal of another author that is no longer public', async () => {
    const { account: other } = await world.signUp()
    const { id } = await collectionOf([
      await deal({ boardNumber: 1, lifecycle: 'trashed' }),
      await deal({ boardNumber: 2, ownerId: other.id }),
      await deal({ boardNumber: 3, ownerId: other.id, sharing: 'public' }),
    ])
    expect(await boardsOf(id)).toMatchObject([{ boardNumber: 1 }, { boardNumber: 3 }])
  })

  it('contains nothing personal', async () => {
    const { id } = await collectionOf([await deal({ personalThemes: ['a pupil'], inspirations: ['a book'] })])
    expect(await textOf(id)).not.toMatch(/a pupil|a book/)
  })

  it("contains the supplements of the owner's own deals, and no others", async () => {
    const other = await world.signUp()
    const text = 'x'.repeat(5_000)
    const commentary = [{ type: 'paragraph', children: [{ type: 'text', text, bold: false, italic: false }] }] as const
    const foreign = {
      ownerId: other.account.id,
      sharing: 'public',
      supplement: [{ name: 'West', value: 'Eve' }],
    } as const
    const { id } = await collectionOf([
      await deal({ supplement: [{ name: 'West', value: 'Ada' }] }),
      await deal({ commentary, supplement: [{ name: 'West', value: 'Bob' }] }),
      await deal(foreign),
      await deal({ ...foreign, commentary }),
    ])
    expect((await textOf(id)).match(/\[West .*\]/g)).toEqual(['[West "Ada"]', '[West "Bob"]', '[West ""]', '[West ""]'])
    expect(await textOf(id, 'lin')).not.toMatch(/Ada|Bob|Eve/)
  })

  it('writes a degraded and an empty collection', async () => {
    await insertCollection(world, { ownerId })
    const { id } = await insertCollection(world, { ownerId, createdAt: SOON })
    expect(await boardsOf(id)).toEqual([])
  })

  it('has a new version once the title or a deal changes, and the same otherwise', async () => {
    const one = await deal({ title: 'One' })
    const collection = await collectionOf([one])
    const mark = async () => JSON.stringify((await fileOf(collection.id)).version)
    const first = await mark()
    expect(await mark()).toBe(first)
    await world.repositories.deals.save(one, { ...one, title: 'Two' })
    const second = await mark()
    expect(second).not.toBe(first)
    await world.repositories.collections.save(collection, { ...collection, title: 'Another' })
    expect(await mark()).not.toBe(second)
  })

  it("finds neither a stranger's collection nor an unknown one", async () => {
    const { account } = await world.signUp()
    const foreign = await insertCollection(world, { ownerId: account.id })
    for (const id of [...unknownIds(), foreign.id])
      await expect(fileOf(id)).rejects.toMatchObject({ code: 'DEAL_COLLECTION_NOT_FOUND' })
  })
})
