import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Deal } from '../../src/domain/deal.js'
import type { Issue } from '../../src/domain/errors.js'
import type { DealId } from '../../src/domain/ids.js'
import { aHandle } from '../support/builders.js'
import { aBackend, aClient, type Client, UNKNOWN_ID } from '../support/clients.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../support/http-world.js'

let world: HttpWorld
let owner: Client
let other: Client
let backend: Omit<Client, 'account'>

beforeAll(async () => {
  world = await openHttpWorld()
  backend = aBackend(world)
})
beforeEach(async () => {
  const handle = aHandle(`author-${Math.random().toString(36).slice(2, 12)}`)
  owner = await aClient(world, { handle })
  other = await aClient(world)
})

const AUCTION = ['1NT', 'P', '2C', 'P']
const SHOWN = [
  { call: 0, text: '15-17', alert: false },
  { call: 2, text: '', alert: true },
]
const NOTES = [
  { ...SHOWN[0], accepts: [] },
  { call: 1, text: '', alert: false, accepts: ['X', '7NT'] },
  { ...SHOWN[1], accepts: ['7D'] },
]
const SECRETS = ['accepts', '7NT', '7D', '"call":1']
const BOARD = { title: 'Stayman', auction: AUCTION, callNotes: NOTES }

const make = async (fields: object = {}) => (await owner.post('/deals', { ...BOARD, ...fields })).body
const issuesOf = ({ status, body }: Answer): readonly string[] => {
  expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
  return body.meta.issues.map(({ path }: Issue) => path).sort()
}

describe('the notes at the calls of a deal', () => {
  it('are stored unchanged, with empty values for missing fields', async () => {
    const callNotes = [
      { call: 0, text: '15-17' },
      { call: 1, accepts: ['X', '7NT'], text: null, alert: null },
      { call: 2, alert: true, accepts: ['7D'] },
    ]
    const made = await owner.post('/deals', { ...BOARD, callNotes })
    expect(made).toMatchObject({ status: 201, body: { callNotes: NOTES } })
    expect((await owner.get(`/deals/${made.body.id}`)).body).toEqual(made.body)
    expect((await owner.post('/deals', { title: 'T' })).body).toMatchObject({ callNotes: [] })
    expect((await owner.post('/deals', { title: 'T', callNotes: null })).body).toMatchObject({ callNotes: [] })
  })

  it('are kept by a patch, replaced as a whole, and emptied by null and by a PUT without them', async () => {
    const { id } = await make()
    const url = `/deals/${id}`
    expect((await owner.patch(url, { title: 'New' })).body).toMatchObject({ title: 'New', callNotes: NOTES })
    const callNotes = [{ call: 4, text: 'What now?', alert: false, accepts: [] }]
    expect((await owner.patch(url, { callNotes })).body).toMatchObject({ auction: AUCTION, callNotes })
    expect((await owner.patch(url, { callNotes: null })).body).toMatchObject({ callNotes: [] })
    expect((await owner.put(url, BOARD)).body).toMatchObject({ callNotes: NOTES })
    expect((await owner.put(url, { title: 'T', auction: AUCTION })).body).toMatchObject({ callNotes: [] })
  })

  it('are refused with every fault named, once each', async () => {
    const callNotes = [
      { call: 5, text: 'a\nb' },
      { call: 2, text: 'x'.repeat(501) },
      { call: 2, accepts: ['1H', '2C', 'Z'] },
      { call: 3, accepts: ['1H', 'XX', '2C', '2D'] },
      { call: -1, alert: 'yes', more: 1 },
      'P',
      { call: 4 },
    ]
    const fromSchema = ['2/accepts/2', '4/alert', '4/call', '4/more', '5']
    const fromContent = ['0/call', '0/text', '1/call', '1/text', '3/accepts/0', '3/accepts/1', '3/accepts/2', '6']
    const paths = [...fromSchema, ...fromContent].map((path) => `/callNotes/${path}`).sort()
    for (const answer of [
      await owner.post('/deals', { ...BOARD, callNotes }),
      await owner.put(`/deals/${UNKNOWN_ID}`, { ...BOARD, callNotes }),
      await owner.patch(`/deals/${UNKNOWN_ID}`, { auction: AUCTION, callNotes }),
    ])
      expect(issuesOf(answer)).toEqual(paths)
  })

  it('are checked against the stored auction if a patch has none', async () => {
    const { id } = await make()
    const patch = (body: object, of = id) => owner.patch(`/deals/${of}`, body)
    const callNotes = [{ call: 5, text: 'Too late' }]
    expect(issuesOf(await patch({ callNotes }))).toEqual(['/callNotes/0/call'])
    expect(await patch({ callNotes }, UNKNOWN_ID)).toMatchObject({ status: 404 })
    // Issues that don't depend on the deal are reported before it is looked up.
    expect(issuesOf(await patch({ callNotes: [{ call: 5 }] }, UNKNOWN_ID))).toEqual(['/callNotes/0'])
    expect(issuesOf(await patch({ auction: null, callNotes }, UNKNOWN_ID))).toEqual(['/callNotes/0/call'])
  })

  it('must fit a patched auction, unless the patch has notes too', async () => {
    const { id } = await make()
    const patch = (body: object) => owner.patch(`/deals/${id}`, body)
    expect(issuesOf(await patch({ auction: ['1NT'] }))).toEqual(['/callNotes/2/call'])
    expect(issuesOf(await patch({ auction: ['1NT', 'P', '7D', 'P'] }))).toEqual(['/callNotes/2/accepts/0'])
    expect(issuesOf(await patch({ auction: null }))).toEqual(['/callNotes/1/call', '/callNotes/2/call'])
    expect(await patch({ auction: [...AUCTION, '2H'] })).toMatchObject({ status: 200, body: { callNotes: NOTES } })
    expect(await patch({ auction: ['1NT'], callNotes: [{ call: 1, alert: true }] })).toMatchObject({
      status: 200,
      body: { auction: ['1NT'], callNotes: [{ call: 1, alert: true }] },
    })
    expect(await patch({ auction: null, callNotes: null })).toMatchObject({ status: 200 })
  })
})

describe('accepted calls', () => {
  const linkTo = async (dealIds: readonly string[], of = owner) => {
    const { body } = await of.post('/collections', { title: 'Lesson', dealIds })
    return { id: body.id, token: (await of.put(`/collections/${body.id}/public-link`, {})).body.publicToken }
  }

  it('are shown to the owner and internal backends', async () => {
    const { id } = await make()
    const { id: collection } = await linkTo([id])
    const seen = [
      (await owner.get(`/deals/${id}`)).body,
      (await owner.get('/deals')).body.deals[0],
      (await owner.get(`/collections/${collection}?include=deals`)).body.deals[0],
      (await owner.get('/accounts/me/export')).body.deals[0],
      (await owner.patch('/deals', { ids: [id], set: { themes: ['x'] } })).body.deals[0],
      (await owner.post(`/deals/${id}/trash`)).body,
      (await owner.post(`/deals/${id}/restore`)).body,
      (await backend.get(`/api/deals/${id}`)).body.deal,
      (await backend.get(`/api/deals/${id}?serve=false`)).body.deal,
      (await backend.get(`/api/deals?ownerId=${owner.account.id}`)).body.deals[0],
    ]
    for (const deal of seen) expect(deal).toMatchObject({ id, callNotes: NOTES })
  })

  it('are invisible to everyone else', async () => {
    const group = (await owner.post('/sharing-groups', { name: 'Class' })).body.id
    await owner.put(`/sharing-groups/${group}/members/${other.account.id}`)
    const shared = await make({ sharing: 'group', sharingGroupIds: [group] })
    const { id } = await make({ sharing: 'public' })
    const { id: collection, token } = await linkTo([id])
    const { id: foreign } = await linkTo([id], other)
    await other.put(`/catalog/authors/${owner.account.handle}/follow`)
    const open = { ...other, get: (url: string) => world.request({ url }) }
    const reads: readonly (readonly [Pick<Client, 'get'>, string, (body: never) => Deal])[] = [
      [other, `/deals/${shared.id}`, (body) => body],
      [other, `/sharing-groups/${group}/deals`, ({ deals }: { deals: Deal[] }) => deals[0] as Deal],
      [other, `/catalog/deals/${id}`, (body) => body],
      [other, '/catalog/deals', ({ deals }: { deals: Deal[] }) => deals[0] as Deal],
      [other, '/catalog/deals?q=stayman', ({ deals }: { deals: Deal[] }) => deals[0] as Deal],
      [other, `/catalog/authors/${owner.account.handle}/deals`, ({ deals }: { deals: Deal[] }) => deals[0] as Deal],
      [other, `/catalog/collections/${collection}/deals`, (deals: Deal[]) => deals[0] as Deal],
      [other, `/collections/${foreign}?include=deals`, ({ deals }: { deals: Deal[] }) => deals[0] as Deal],
      [open, `/public/collections/${token}`, ({ deals }: { deals: Deal[] }) => deals[0] as Deal],
    ]
    for (const [reader, url, dealOf] of reads) {
      const { status, body, text } = await reader.get(url)
      expect([url, status, status === 200 && dealOf(body as never).callNotes]).toEqual([url, 200, SHOWN])
      for (const secret of SECRETS) expect(text, url).not.toContain(secret)
    }
  })

  it('are in no file, and leave no trace in one', async () => {
    const { id } = await make({ sharing: 'public' })
    const bare = await make({ callNotes: [...SHOWN, { call: 4, accepts: ['2H'] }] })
    const shown = await make({ callNotes: SHOWN })
    for (const kind of ['.pbn', '.lin', '.svg']) {
      const [one, other] = [await owner.get(`/deals/${bare.id}${kind}`), await owner.get(`/deals/${shown.id}${kind}`)]
      expect(one.text.replaceAll(bare.id, ''), kind).toBe(other.text.replaceAll(shown.id, ''))
    }
    const { id: collection, token } = await linkTo([id])
    for (const kind of ['.pbn', '.lin', '.svg'])
      for (const [reader, url] of [
        [owner, `/deals/${id}${kind}`],
        [other, `/catalog/deals/${id}${kind}`],
        [backend, `/api/deals/${id}${kind}`],
      ] as const) {
        const { status, text } = await reader.get(url)
        expect([url, status]).toEqual([url, 200])
        for (const secret of ['7NT', '7N', '7D', 'accepts']) expect(text.replaceAll(id, ''), url).not.toContain(secret)
      }
    for (const url of [`/collections/${collection}.pbn`, `/public/collections/${token}.pbn`])
      expect((await owner.get(url)).text).not.toMatch(/7NT|7D|accepts/)
  })

  it("don't affect any response to others", async () => {
    const { id } = await make({ sharing: 'public' })
    const { token } = await linkTo([id])
    const read = async () => {
      const { body } = await world.request({ url: `/public/collections/${token}` })
      return body.deals.map(({ updatedAt: _, ...deal }: Deal) => deal)
    }
    const before = await read()
    await owner.patch(`/deals/${id}`, { callNotes: NOTES.map((note) => ({ ...note, accepts: ['4H'] })) })
    const changed = (await world.repositories.deals.findById(id as DealId)) as Deal
    expect(changed.callNotes[1]?.accepts).toEqual(['4H'])
    expect(await read()).toEqual(before)
  })
})
