import { beforeEach, describe, expect, it } from 'vitest'
import { ANONYMOUS } from '../../../src/domain/actor.js'
import type { Call } from '../../../src/domain/bridge/auction.js'
import { parseHand } from '../../../src/domain/bridge/hand.js'
import { asShared } from '../../../src/domain/exposure.js'
import type { AccountId, DealId } from '../../../src/domain/ids.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { DEFAULT_STUDENT_VIEW } from '../../../src/domain/student-view.js'
import { turnedSouth } from '../../../src/domain/turned-board.js'
import { insertCollection, insertDeal } from '../../support/inserts.js'
import { openUseCaseWorld, type UseCaseWorld } from '../../support/use-case-world.js'

const ADDRESS = 'https://example.org/a.png'
const PICTURE = { type: 'image/png', bytes: Uint8Array.from([1, 2, 3]) } as const
const NOT_FOUND = { code: 'DEAL_COLLECTION_NOT_FOUND' }
const BOARD = {
  hands: { N: parseHand('AKQJ.T98.765.432'), E: null, S: null, W: null },
  auction: ['1S', 'P', 'P', 'P'] as Call[],
  dealer: 'N' as const,
}

let world: UseCaseWorld
let ownerId: AccountId

beforeEach(async () => {
  world = await openUseCaseWorld({ pictures: { [ADDRESS]: PICTURE } })
  ownerId = (await world.signUp({ avatarUrl: ADDRESS, avatarTrusted: true })).account.id
})

const reader = (token = 'token') => ({ actor: ANONYMOUS, token, admit: async () => {} })
const link = (dealIds: readonly DealId[], overrides: object = {}) =>
  insertCollection(world, { ownerId, publicEnabled: true, publicToken: 'token', dealIds, ...overrides })

describe('GetPublicCollectionDeal', () => {
  const read = (n: string, rest: object = {}) =>
    world.useCases.getPublicCollectionDeal.execute({ ...reader(), n, ...rest })

  it("reads a deal by its position in the students' list, including large ones", async () => {
    const commentary = [paragraphOf('x'.repeat(5_000))]
    const deals = [await insertDeal(world, { ownerId, commentary }), await insertDeal(world, { ownerId })] as const
    const trashed = await insertDeal(world, { ownerId, lifecycle: 'trashed' })
    await link([deals[0].id, trashed.id, deals[1].id])
    expect(await read('1')).toEqual(asShared(deals[0]))
    expect(await read('2')).toEqual(asShared(deals[1]))
    for (const n of ['0', '3', '01', '1 ', 'x', '', '1000'])
      await expect(read(n)).rejects.toMatchObject({ code: 'DEAL_NOT_FOUND' })
    await expect(read('x', reader('another'))).rejects.toMatchObject(NOT_FOUND)
  })

  it('turns it, but not to a declarer hidden by the student view', async () => {
    const deal = asShared(await insertDeal(world, { ownerId, ...BOARD }))
    await link([deal.id])
    await link([deal.id], { publicToken: 'hidden', studentView: { ...DEFAULT_STUDENT_VIEW, auction: false } })
    expect(await read('1', { south: 'declarer' })).toEqual(turnedSouth(deal, 'N'))
    expect(await read('1', { ...reader('hidden'), south: 'declarer' })).toEqual(deal)
    expect(await read('1', { ...reader('hidden'), south: 'E' })).toEqual(turnedSouth(deal, 'E'))
  })
})

describe('boards numbered by their places in the collection', () => {
  const numbers = 'place'

  it('get the dealer and vulnerability of their numbers, and keep their hands, calls and cards', async () => {
    const hands = { N: parseHand('AKQJ.T98.765.432'), E: null, S: null, W: null }
    const board = { hands, auction: ['1S', 'P', 'P', 'P'] as Call[], dealer: 'W' as const, boardNumber: 8 }
    const deals = [await insertDeal(world, { ownerId, ...board }), await insertDeal(world, { ownerId, ...board })]
    await link(deals.map(({ id }) => id))
    const second = await world.useCases.getPublicCollectionDeal.execute({ ...reader(), n: '2', numbers })
    expect(second).toMatchObject({
      boardNumber: 2,
      dealer: 'E',
      vulnerability: 'NS',
      hands: { N: null, E: null, S: hands.N, W: null },
      auction: board.auction,
    })
    const { pieces } = await world.useCases.exportPublicCollection.execute({ ...reader(), format: 'pbn', numbers })
    let text = ''
    for await (const piece of pieces()) text += piece
    expect(text.match(/\[(Board|Dealer|Vulnerable|Declarer) "[^"]*"\]/g)).toEqual([
      '[Board "1"]',
      '[Dealer "N"]',
      '[Vulnerable "None"]',
      '[Declarer "N"]',
      '[Board "2"]',
      '[Dealer "E"]',
      '[Vulnerable "NS"]',
      '[Declarer "E"]',
    ])
  })
})

describe('ExportPublicCollection', () => {
  const file = (token = 'token', rest: object = {}) =>
    world.useCases.exportPublicCollection.execute({ ...reader(token), format: 'pbn', ...rest })
  const textOf = async (...asked: Parameters<typeof file>) => {
    let text = ''
    for await (const piece of (await file(...asked)).pieces()) text += piece
    return text
  }

  it('writes the deals that students see, under the title of the collection', async () => {
    const deal = await insertDeal(world, { ownerId, ...BOARD, supplement: [{ name: 'West', value: 'Ada' }] })
    await link([deal.id], { title: 'Week 1' })
    expect((await file()).title).toBe('Week 1')
    const text = await textOf()
    expect(text).toContain('[Deal "N:AKQJ.T98.765.432 - - -"]')
    expect(text).not.toContain('Ada')
    await expect(file('another')).rejects.toMatchObject(NOT_FOUND)
  })

  it('turns them, but not to a declarer hidden by the student view', async () => {
    const deal = await insertDeal(world, { ownerId, ...BOARD })
    await link([deal.id])
    await link([deal.id], { publicToken: 'hidden', studentView: { ...DEFAULT_STUDENT_VIEW, auction: false } })
    const [dealt, turned] = [await textOf(), await textOf('token', { south: 'N' })]
    expect(turned).not.toBe(dealt)
    expect(await textOf('token', { south: 'declarer' })).toBe(turned)
    expect(await textOf('hidden', { south: 'declarer' })).toBe(dealt)
  })
})

describe('GetPublicCollectionAvatar', () => {
  const read = (token = 'token') => world.useCases.getPublicCollectionAvatar.execute(reader(token))

  it('returns the trusted picture of the author while the link is open', async () => {
    await link([])
    expect(await read()).toEqual(PICTURE)
    await expect(read('another')).rejects.toMatchObject(NOT_FOUND)
  })

  it('does not find an untrusted picture, or none', async () => {
    for (const [token, avatar] of [
      ['untrusted', { avatarUrl: ADDRESS }],
      ['none', { avatarTrusted: true }],
    ] as const) {
      const { account } = await world.signUp(avatar)
      await link([], { ownerId: account.id, publicToken: token })
      await expect(read(token)).rejects.toMatchObject({ code: 'AVATAR_NOT_FOUND' })
    }
  })
})
