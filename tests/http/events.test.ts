import { beforeEach, describe, expect, it } from 'vitest'
import { Ports } from '../../src/container/ports.js'
import { EVENT_KINDS, MAX_EVENTS } from '../../src/domain/event.js'
import { aHandle } from '../support/builders.js'
import { aBackend, aClient, type Client } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { finishJobs } from '../support/jobs.js'
import { openStore, type TestStore } from '../support/stores.js'

let store: TestStore
let world: HttpWorld
let backend: ReturnType<typeof aBackend>
let owner: Client

beforeEach(async () => {
  store = await openStore()
  world = await openHttpWorld({ store: store.adapters })
  backend = aBackend(world)
  owner = await aClient(world, { handle: aHandle('owner') })
})

const list = async (query = '') => {
  await store.settled()
  return (await backend.get(`/api/events${query}`)).body
}
const kinds = async (after?: string): Promise<string[]> =>
  (await list(after === undefined ? '' : `?after=${after}`)).events.map(({ kind }: { kind: string }) => kind)
const here = async (): Promise<string> => (await list()).nextCursor

describe('GET /api/events', () => {
  it('continues where the last page ended, even an empty one', async () => {
    const empty = await list()
    expect(empty).toEqual({ events: [], nextCursor: expect.any(String) })
    expect(await list(`?after=${empty.nextCursor}`)).toEqual(empty)
    const ids: string[] = []
    for (let i = 0; i < 5; i++) ids.push((await owner.post('/deals', { title: 'T', sharing: 'public' })).body.id)
    const first = await list(`?after=${empty.nextCursor}&limit=2`)
    expect(first.events[0]).toEqual({
      cursor: expect.any(String),
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      kind: 'deal.published',
      subject: { type: 'deal', id: ids[0] },
    })
    expect(first.nextCursor).toBe(first.events[1].cursor)
    const second = await list(`?after=${first.nextCursor}`)
    const subjects = [...first.events, ...second.events].map(({ subject }) => subject.id)
    expect(subjects).toEqual(ids)
    expect((await list(`?limit=${MAX_EVENTS}`)).events).toHaveLength(5)
  })

  it.each(['0', String(MAX_EVENTS + 1), 'x'])('refuses the limit %s', async (limit) => {
    expect((await backend.get(`/api/events?limit=${limit}`)).status).toBe(400)
  })

  it('refuses cursors that it has not issued', async () => {
    const cursors = [
      'x',
      'null',
      Buffer.from('["events",1,1]').toString('base64url'),
      Buffer.from('["events",1,-1,1]').toString('base64url'),
      Buffer.from('["events",1,1.5,1]').toString('base64url'),
      Buffer.from('["events",1,1e300,1]').toString('base64url'),
      Buffer.from('["events",9999999999,1,1]').toString('base64url'),
      Buffer.from('["recent",1,1,1]').toString('base64url'),
      `${await here()}A`,
    ]
    for (const cursor of cursors) {
      const { status, body } = await backend.get(`/api/events?after=${cursor}`)
      expect([cursor, status, body.meta.issues?.[0].path]).toEqual([cursor, 400, '/after'])
    }
  })

  it('says if events are no longer kept', async () => {
    const start = await here()
    await owner.post('/deals', { title: 'T', sharing: 'public' })
    const next = await here()
    expect(await world.repositories.events.deleteBefore(new Date(Date.now() + 1_000), 10)).toBe(1)
    expect(await backend.get(`/api/events?after=${start}`)).toMatchObject({
      status: 410,
      body: { code: 'EVENTS_EXPIRED', meta: {} },
    })
    expect(await list(`?after=${next}`)).toEqual({ events: [], nextCursor: next })
    expect(await list()).toEqual({ events: [], nextCursor: next })
  })

  it('lists every kind of event after the actions that cause them', async () => {
    const admin = await aClient(world, { role: 'admin' })
    await owner.post('/accounts/me/complete-onboarding', { displayName: 'Ada' })
    const made = await owner.post('/deals', { title: 'T', sharing: 'public' })
    await owner.post(`/deals/${made.body.id}/trash`)
    const collection = await owner.post('/collections', { title: 'T' })
    await owner.put(`/collections/${collection.body.id}/public-link`, {})
    await owner.delete(`/collections/${collection.body.id}/public-link`)
    const grants = `/back-office/accounts/${owner.account.id}/grants`
    const grant = await admin.post(grants, { source: 'manual', feature: 'collections' })
    await admin.post(`${grants}/${grant.body.id}/revoke`)
    const board = '[Event "x"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "N:- - - -"]\n'
    await owner.post('/deals/import', board, { 'content-type': 'application/x-pbn' })
    await owner.post('/deals/import?dryRun=true', board, { 'content-type': 'application/x-pbn' })
    await owner.delete('/accounts/me')
    await finishJobs(world.container.resolve(Ports.unitOfWork))
    const told = await kinds()
    expect(told).toEqual([
      'account.onboarded',
      'deal.published',
      'deal.withdrawn',
      'collection.opened',
      'collection.closed',
      'grant.started',
      'grant.ended',
      'import.finished',
      'account.erased',
    ])
    expect([...told].sort()).toEqual([...EVENT_KINDS].sort())
    const { events } = await list()
    const named = events.filter(({ subject }: { subject: { id: string } }) => subject.id === owner.account.id)
    expect(named.map(({ kind }: { kind: string }) => kind)).toEqual(['account.erased'])
  })

  it('lists no events for private deals, refused changes and those without effect', async () => {
    const deal = await owner.post('/deals', { title: 'Private' })
    await owner.patch(`/deals/${deal.body.id}`, { title: 'Still private' })
    await owner.post(`/deals/${deal.body.id}/trash`)
    await owner.delete(`/deals/${deal.body.id}`)
    const collection = await owner.post('/collections', { title: 'Closed' })
    await owner.patch(`/collections/${collection.body.id}`, { title: 'Other' })
    await owner.delete(`/collections/${collection.body.id}`)
    await owner.post('/deals', { title: '', sharing: 'public' })
    expect(await kinds()).toEqual([])
    const shown = await owner.post('/deals', { title: 'T', sharing: 'public' })
    const start = await here()
    await owner.patch(`/deals/${shown.body.id}`, { title: 'Other', sharing: 'public' })
    expect(await kinds(start)).toEqual([])
  })

  it('lists the events of a batch in the order of its deals', async () => {
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push((await owner.post('/deals', { title: `T${i}` })).body.id)
    await owner.patch('/deals', { ids, set: { sharing: 'public' } })
    const { events } = await list()
    expect(events.map(({ subject }: { subject: { id: string } }) => subject.id).sort()).toEqual([...ids].sort())
  })
})
