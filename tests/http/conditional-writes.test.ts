import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHandle } from '../support/builders.js'
import { aBackend, aClient, type Client } from '../support/clients.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../support/http-world.js'

let world: HttpWorld
let teacher: Client
let admin: Client

beforeAll(async () => {
  world = await openHttpWorld()
})
beforeEach(async () => {
  teacher = await aClient(world, { handle: null })
  admin = await aClient(world, { role: 'admin' })
})

const backend = () => aBackend(world)
const board = async () => (await teacher.post('/deals', { title: 'Board' })).body.id as string
const trashed = async () => {
  const id = await board()
  await teacher.post(`/deals/${id}/trash`)
  return id
}
const collection = async () => (await teacher.post('/collections', { title: 'Class' })).body.id as string
const archived = async () => {
  const id = await collection()
  await teacher.post(`/collections/${id}/archive`)
  return id
}
const group = async () => (await teacher.post('/sharing-groups', { name: 'Peers' })).body.id as string
const news = async () =>
  (await admin.post('/back-office/announcements', { kind: 'news', title: { en: 'News' } })).body.id as string
const peer = async () => (await aClient(world)).account.id
const own = async () => teacher.account.id

type Headers = Readonly<Record<string, string>>

interface Write {
  readonly name: string
  /** Creates the resource to be written. */
  readonly make: () => Promise<string>
  /** Responses that show it. */
  readonly reads: (id: string) => readonly Promise<Answer>[]
  readonly write: (id: string, headers: Headers) => Promise<Answer>
  /** Changes it without the reader's knowledge. */
  readonly meanwhile: (id: string) => Promise<Answer>
}

const ofDeal = {
  make: board,
  reads: (id: string) => [teacher.get(`/deals/${id}`), backend().get(`/api/deals/${id}?serve=false`)],
  meanwhile: (id: string) => teacher.patch(`/deals/${id}`, { themes: ['changed'] }),
}
let authors = 0
const published = async () => {
  teacher = await aClient(world, { handle: aHandle(`author-${++authors}`) })
  return (await teacher.post('/deals', { title: 'Board', sharing: 'public' })).body.id as string
}
const ofPublished = {
  ...ofDeal,
  make: published,
  reads: (id: string) => ['', '.pbn', '.lin', '.svg'].map((form) => teacher.get(`/catalog/deals/${id}${form}`)),
}
const ofTrash = { ...ofDeal, make: trashed }
const ofCollection = {
  make: collection,
  reads: (id: string) => [teacher.get(`/collections/${id}`), teacher.get(`/collections/${id}?include=deals`)],
  meanwhile: (id: string) => teacher.patch(`/collections/${id}`, { description: 'changed' }),
}
const ofGroup = {
  make: group,
  reads: (id: string) => [teacher.get(`/sharing-groups/${id}`)],
  meanwhile: async (id: string) => teacher.put(`/sharing-groups/${id}/members/${await peer()}`),
}
const ofNews = {
  make: news,
  reads: (id: string) => [admin.get(`/back-office/announcements/${id}`)],
  meanwhile: (id: string) => admin.patch(`/back-office/announcements/${id}`, { pinned: true }),
}
const ofAccount = {
  make: own,
  reads: (id: string) => [
    teacher.get('/accounts/me'),
    admin.get(`/accounts/${id}`),
    admin.get(`/back-office/accounts/${id}`),
    backend().get(`/api/accounts/${id}`),
  ],
  meanwhile: (id: string) => backend().patch(`/accounts/${id}`, { certified: true }),
}

const WRITES: readonly Write[] = [
  {
    ...ofDeal,
    name: 'PATCH /deals/{id}',
    write: (id, headers) => teacher.patch(`/deals/${id}`, { title: 'New' }, headers),
  },
  {
    ...ofPublished,
    name: 'PATCH /deals/{id} of what its author has read in the catalog',
    write: (id, headers) => teacher.patch(`/deals/${id}`, { title: 'New' }, headers),
  },
  {
    ...ofDeal,
    name: 'PUT /deals/{id}',
    write: (id, headers) => teacher.put(`/deals/${id}`, { title: 'New' }, headers),
  },
  {
    ...ofDeal,
    name: 'POST /deals/{id}/trash',
    write: (id, headers) => teacher.post(`/deals/${id}/trash`, undefined, headers),
  },
  {
    ...ofTrash,
    name: 'POST /deals/{id}/restore',
    write: (id, headers) => teacher.post(`/deals/${id}/restore`, undefined, headers),
  },
  { ...ofTrash, name: 'DELETE /deals/{id}', write: (id, headers) => teacher.delete(`/deals/${id}`, headers) },
  {
    ...ofDeal,
    name: 'PATCH /api/deals/{id}',
    write: (id, headers) => backend().patch(`/api/deals/${id}`, { title: 'New' }, headers),
  },
  { ...ofTrash, name: 'DELETE /api/deals/{id}', write: (id, headers) => backend().delete(`/api/deals/${id}`, headers) },
  {
    ...ofCollection,
    name: 'PATCH /collections/{id}',
    write: (id, headers) => teacher.patch(`/collections/${id}`, { title: 'New' }, headers),
  },
  {
    ...ofCollection,
    name: 'PUT /collections/{id}/deals',
    write: (id, headers) => teacher.put(`/collections/${id}/deals`, { dealIds: [] }, headers),
  },
  {
    ...ofCollection,
    name: 'PUT /collections/{id}/public-link',
    write: (id, headers) => teacher.put(`/collections/${id}/public-link`, {}, headers),
  },
  {
    ...ofCollection,
    name: 'DELETE /collections/{id}/public-link',
    write: (id, headers) => teacher.delete(`/collections/${id}/public-link`, headers),
  },
  {
    ...ofCollection,
    name: 'POST /collections/{id}/arrange',
    write: (id, headers) => teacher.post(`/collections/${id}/arrange`, { order: 'title' }, headers),
  },
  {
    ...ofCollection,
    name: 'POST /collections/{id}/archive',
    write: (id, headers) => teacher.post(`/collections/${id}/archive`, undefined, headers),
  },
  {
    ...ofCollection,
    name: 'POST /collections/{id}/unarchive',
    make: archived,
    meanwhile: async (id) => {
      await teacher.post(`/collections/${id}/unarchive`)
      return teacher.post(`/collections/${id}/archive`)
    },
    write: (id, headers) => teacher.post(`/collections/${id}/unarchive`, undefined, headers),
  },
  {
    ...ofCollection,
    name: 'DELETE /collections/{id}',
    write: (id, headers) => teacher.delete(`/collections/${id}`, headers),
  },
  {
    ...ofGroup,
    name: 'PATCH /sharing-groups/{id}',
    write: (id, headers) => teacher.patch(`/sharing-groups/${id}`, { name: 'New' }, headers),
  },
  {
    ...ofGroup,
    name: 'PUT /sharing-groups/{id}/members/{accountId}',
    write: async (id, headers) => teacher.put(`/sharing-groups/${id}/members/${await peer()}`, undefined, headers),
  },
  {
    ...ofGroup,
    name: 'DELETE /sharing-groups/{id}/members/{accountId}',
    write: async (id, headers) => teacher.delete(`/sharing-groups/${id}/members/${await peer()}`, headers),
  },
  {
    ...ofGroup,
    name: 'DELETE /sharing-groups/{id}',
    write: (id, headers) => teacher.delete(`/sharing-groups/${id}`, headers),
  },
  {
    ...ofNews,
    name: 'PATCH /back-office/announcements/{id}',
    write: (id, headers) => admin.patch(`/back-office/announcements/${id}`, { title: { en: 'New' } }, headers),
  },
  {
    ...ofNews,
    name: 'DELETE /back-office/announcements/{id}',
    write: (id, headers) => admin.delete(`/back-office/announcements/${id}`, headers),
  },
  {
    ...ofAccount,
    name: 'PATCH /accounts/{id}',
    write: (id, headers) => admin.patch(`/accounts/${id}`, { displayName: 'New' }, headers),
  },
  {
    ...ofAccount,
    name: 'PATCH /accounts/me',
    write: (_id, headers) => teacher.patch('/accounts/me', { displayName: 'New' }, headers),
  },
  {
    ...ofAccount,
    name: 'POST /accounts/me/complete-onboarding',
    write: (_id, headers) => teacher.post('/accounts/me/complete-onboarding', { displayName: 'New' }, headers),
  },
  { ...ofAccount, name: 'DELETE /accounts/me', write: (_id, headers) => teacher.delete('/accounts/me', headers) },
  { ...ofAccount, name: 'DELETE /accounts/{id}', write: (id, headers) => admin.delete(`/accounts/${id}`, headers) },
]

const tagOf = (answer: Answer): string => {
  expect(answer.headers.etag).toMatch(/^"\d+-[\w-]+"$/)
  return String(answer.headers.etag)
}

describe.each(WRITES)('If-Match of $name', ({ make, reads, write, meanwhile }) => {
  it('accepts the tag of every response that shows the resource, weakened or in a list', async () => {
    const count = reads(await make()).length
    for (let i = 0; i < count; i++) {
      const fresh = async (id: string) => tagOf((await reads(id)[i]) as Answer)
      if (i > 0) teacher = await aClient(world, { handle: null })
      const id = await make()
      const etag = await fresh(id)
      const answer = await write(id, { 'if-match': `"someone-elses", W/${etag}` })
      expect([answer.status < 300, answer.text.slice(0, 200)]).toEqual([true, expect.anything()])
    }
  })

  it('refuses a stale or invalid tag, writes nothing, and accepts *', async () => {
    const id = await make()
    const etag = tagOf((await reads(id)[0]) as Answer)
    expect((await meanwhile(id)).status).toBeLessThan(300)
    const before = ((await reads(id)[0]) as Answer).text
    for (const stale of [etag, `W/${etag}`, '"x"', 'nonsense', '""', etag.slice(0, -1), etag.replace('-', '')]) {
      const refused = await write(id, { 'if-match': stale })
      expect([stale, refused.status, refused.body.code]).toEqual([stale, 412, 'PRECONDITION_FAILED'])
    }
    expect(((await reads(id)[0]) as Answer).text).toBe(before)
    expect((await write(id, { 'if-match': '*' })).status).toBeLessThan(300)
  })

  it('returns a tag that is valid for the next write, if it shows the resource', async () => {
    const id = await make()
    const answer = await write(id, {})
    if (answer.text === '') return expect(answer.status).toBe(204)
    const [read] = reads(id)
    expect(tagOf(answer).split('-')[0]).toBe(tagOf((await read) as Answer).split('-')[0])
  })
})

describe('a response that shows a new resource', () => {
  it('has its tag, also when repeated with the same Idempotency-Key', async () => {
    for (const [client, url, body] of [
      [teacher, '/deals', { title: 'Board' }],
      [teacher, '/collections', { title: 'Class' }],
      [teacher, '/sharing-groups', { name: 'Peers' }],
      [admin, '/back-office/announcements', { kind: 'news', title: { en: 'News' } }],
    ] as const) {
      const key = { 'idempotency-key': url }
      const first = await client.post(url, body, key)
      const again = await client.post(url, body, key)
      expect(first.status).toBe(201)
      expect(tagOf(first)).toMatch(/^"1-/)
      expect([again.text, again.headers.etag]).toEqual([first.text, first.headers.etag])
    }
  })
})

describe('an empty PATCH', () => {
  it('changes nothing, including the time of the last change and the tag', async () => {
    for (const [client, url] of [
      [teacher, `/deals/${await board()}`],
      [teacher, `/collections/${await collection()}`],
      [teacher, `/sharing-groups/${await group()}`],
      [admin, `/back-office/announcements/${await news()}`],
      [teacher, '/accounts/me'],
      [admin, `/accounts/${teacher.account.id}`],
    ] as const) {
      const before = await client.get(url)
      const patched = await client.patch(url, {})
      expect([url, patched.status, patched.text, patched.headers.etag]).toEqual([
        url,
        200,
        before.text,
        before.headers.etag,
      ])
    }
    const { body } = await admin.get(`/back-office/audit?subject=${teacher.account.id}`)
    expect(body.records).toEqual([])
  })
})

describe('a read with If-None-Match', () => {
  it('returns 304 without a body for GET and HEAD alike', async () => {
    const id = await board()
    for (const url of [`/deals/${id}`, `/deals/${id}.svg`, '/deals', '/announcements', '/accounts/me']) {
      const { headers } = await teacher.get(url)
      for (const method of ['GET', 'HEAD'] as const)
        for (const known of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
          const answer = await world.request({ method, url, headers: { ...teacher.headers, 'if-none-match': known } })
          expect([url, method, known, answer.status, answer.text]).toEqual([url, method, known, 304, ''])
          expect(answer.headers.etag).toBe(headers.etag)
        }
      const head = await world.request({ method: 'HEAD', url, headers: { ...teacher.headers, 'if-none-match': '"x"' } })
      expect([head.status, head.headers.etag]).toEqual([200, headers.etag])
    }
  })
})
