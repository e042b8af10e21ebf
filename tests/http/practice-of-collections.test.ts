import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const DEFAULTS = { bidding: false, play: false, seat: 'S', answers: false }
const CHOSEN = { bidding: true, play: true, seat: 'declarer', answers: true }
const NEEDS = { path: '/practice/answers', message: 'needs bidding or play to practise' }

let world: HttpWorld
let owner: Client

beforeAll(async () => {
  world = await openHttpWorld()
})
beforeEach(async () => {
  owner = await aClient(world)
})

const post = (fields: object = {}) => owner.post('/collections', { title: 'Lesson', ...fields })
const make = async (fields: object = {}) => (await post(fields)).body
const patch = (id: string, changes: object) => owner.patch(`/collections/${id}`, changes)
const open = async (id: string): Promise<string> => (await owner.put(`/collections/${id}/public-link`)).body.publicToken
const readLink = (token: string) => world.request({ url: `/public/collections/${token}` })

describe('the practice of a collection', () => {
  it('is set on creation, in part or not at all', async () => {
    expect((await make()).practice).toEqual(DEFAULTS)
    expect((await make({ practice: null })).practice).toEqual(DEFAULTS)
    expect((await make({ practice: { play: true, seat: 'W', answers: null } })).practice).toEqual({
      ...DEFAULTS,
      play: true,
      seat: 'W',
    })
    expect((await make({ practice: CHOSEN })).practice).toEqual(CHOSEN)
  })

  it('is merged with a patch, in which null restores the default', async () => {
    const { id } = await make({ practice: CHOSEN })
    const afterPatch = async (changes: object) => (await patch(id, changes)).body.practice
    expect(await afterPatch({ title: 'Another' })).toEqual(CHOSEN)
    expect(await afterPatch({ practice: { bidding: false } })).toEqual({ ...CHOSEN, bidding: false })
    expect(await afterPatch({ practice: { seat: null, bidding: true } })).toEqual({ ...CHOSEN, seat: 'S' })
    expect(await afterPatch({ practice: null })).toEqual(DEFAULTS)
    expect((await owner.get(`/collections/${id}`)).body.practice).toEqual(DEFAULTS)
  })

  it.each([[{ answers: true }], [{ answers: true, bidding: false, play: null }]])(
    "can't have answers without anything to practise: %j",
    async (practice) => {
      expect(await post({ practice })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', meta: { issues: [NEEDS] } },
      })
    },
  )

  it("can't keep answers if a patch leaves nothing to practise: the patch is refused", async () => {
    const { id } = await make({ practice: { ...CHOSEN, play: false } })
    const { id: plain } = await make()
    for (const [of, practice] of [
      [id, { bidding: false }],
      [id, { bidding: null }],
      [plain, { answers: true }],
      // Faults visible in the patch itself are refused before anything is read.
      ['unknown', { answers: true, bidding: false, play: null }],
    ] as const)
      expect(await patch(of, { practice })).toMatchObject({ status: 400, body: { meta: { issues: [NEEDS] } } })
    expect((await owner.get(`/collections/${id}`)).body.practice).toEqual({ ...CHOSEN, play: false })
    expect((await patch('unknown', { practice: { answers: true } })).status).toBe(404)
  })

  it('names every fault', async () => {
    const practice = { bidding: 'yes', play: 1, seat: 'NS', answers: {}, cards: true }
    const paths = Object.keys(practice).map((field) => `/practice/${field}`)
    const { id } = await make()
    for (const { status, body } of [await post({ practice }), await patch(id, { practice })]) {
      expect(status).toBe(400)
      expect(body.meta.issues.map(({ path }: { path: string }) => path).sort()).toEqual(paths.sort())
    }
  })

  it('is in the public read, and in its tag', async () => {
    const { id } = await make({ practice: CHOSEN })
    const token = await open(id)
    const before = await readLink(token)
    expect(before.body.practice).toEqual(CHOSEN)
    await patch(id, { practice: { seat: 'N' } })
    const after = await readLink(token)
    expect(after.body.practice).toEqual({ ...CHOSEN, seat: 'N' })
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('shows accepted calls on the public link only while bidding is practised', async () => {
    const callNotes = [
      { call: 0, text: '15-17', alert: false, accepts: ['1C'] },
      { call: 2, text: '', alert: false, accepts: ['3NT'] },
    ]
    const board = { title: 'Board', dealer: 'N', auction: ['1NT', 'P', '2NT', 'P', 'P', 'P'], callNotes }
    const deal = (await owner.post('/deals', board)).body
    const { id } = await make({ dealIds: [deal.id], practice: { play: true } })
    const token = await open(id)
    const shown = [{ call: 0, text: '15-17', alert: false }]
    const notes = async () => (await readLink(token)).body.deals[0].callNotes
    expect(await notes()).toEqual(shown)
    await patch(id, { practice: { bidding: true } })
    expect(await notes()).toEqual(callNotes)
    expect((await world.request({ url: `/public/collections/${token}.pbn` })).text).not.toMatch(/3NT|1C/)
    await patch(id, { practice: null })
    expect(await notes()).toEqual(shown)
  })
})
