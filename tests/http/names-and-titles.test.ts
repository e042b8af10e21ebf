import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBackend, aClient, type Client } from '../support/clients.js'
import { type Answer, type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'

const MARKS = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']
const BAD: readonly string[] = [
  ...['\u0001', '\t', '\n', '\r', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029', ...MARKS].map(
    (mark) => `a${mark}b`,
  ),
  '',
  ' ',
  '\u00a0\u3000',
  '\u200b\u2060\ufeff',
  'x'.repeat(201),
]
const GOOD = ['a', 'x'.repeat(200), '🂡'.repeat(200), 'אליס', '\u200fאליס\u200e', 'a\u200db', ' a ']

let world: HttpWorld
let owner: Client
let admin: Client
let backend: Omit<Client, 'account'>
let fields: readonly (readonly [name: string, path: string, send: (text: string) => Promise<Answer>])[]

beforeAll(async () => {
  world = await openHttpWorld({ limits: { freeCollections: 1_000 } })
  owner = await aClient(world)
  admin = await aClient(world, { role: 'admin' })
  backend = aBackend(world)
  const { body: deal } = await owner.post('/deals', { title: 'T' })
  const { body: collection } = await owner.post('/collections', { title: 'T' })
  const { body: group } = await owner.post('/sharing-groups', { name: 'T' })
  const notice = { kind: 'news', title: { en: 'T' }, actionPath: '/deals', actionLabel: { en: 'Go' } }
  const { body: announcement } = await admin.post('/back-office/announcements', notice)
  let accounts = 0
  const onboard = (values: object) => owner.post('/accounts/me/complete-onboarding', { displayName: 'Name', ...values })
  fields = [
    ...(['displayName', 'firstName', 'lastName', 'organisationName'] as const).flatMap((name) => [
      [`PATCH ${name}`, `/${name}`, (text: string) => owner.patch('/accounts/me', { [name]: text })] as const,
      [`onboarding ${name}`, `/${name}`, (text: string) => onboard({ [name]: text })] as const,
      [
        `POST ${name}`,
        `/${name}`,
        (text: string) => {
          const id = `made-${++accounts}`
          return backend.post('/api/accounts', { id, email: `${id}@example.org`, displayName: 'Name', [name]: text })
        },
      ] as const,
    ]),
    ['title of a deal', '/title', (title) => owner.post('/deals', { title })],
    ['title of a deal in a PUT', '/title', (title) => owner.put(`/deals/${deal.id}`, { title })],
    ['title of a deal in a PATCH', '/title', (title) => owner.patch(`/deals/${deal.id}`, { title })],
    ['title of a collection', '/title', (title) => owner.post('/collections', { title })],
    ['title of a collection in a PATCH', '/title', (title) => owner.patch(`/collections/${collection.id}`, { title })],
    ['name of a group', '/name', (name) => owner.post('/sharing-groups', { name })],
    ['name of a group in a PATCH', '/name', (name) => owner.patch(`/sharing-groups/${group.id}`, { name })],
    ...(['title', 'actionLabel'] as const).flatMap((field) => [
      [
        `${field} of an announcement`,
        `/${field}/fr`,
        (text: string) =>
          admin.post('/back-office/announcements', { ...notice, [field]: { ...notice[field], fr: text } }),
      ] as const,
      [
        `${field} of an announcement in a PATCH`,
        `/${field}/fr`,
        (text: string) => admin.patch(`/back-office/announcements/${announcement.id}`, { [field]: { fr: text } }),
      ] as const,
    ]),
    [
      'name in a form',
      '/name',
      (name) =>
        world.request({
          method: 'POST',
          url: '/forms/contact',
          payload: { name, email: 'a@example.org', message: 'Hello' },
        }),
    ],
  ]
})
afterAll(() => world.app.close())

describe('a name or a title', () => {
  it.each(BAD.map((text) => [text.slice(0, 12), text]))("can't be %j", async (_, text = '') => {
    for (const [name, path, send] of fields) {
      const { status, body } = await send(text)
      expect([name, status, body.meta.issues]).toEqual([name, 400, [{ path, message: expect.any(String) }]])
    }
  })

  it.each(GOOD.map((text) => [text.slice(0, 12), text]))('may be %j', async (_, text = '') => {
    for (const [name, , send] of fields) expect([name, (await send(text)).status < 300]).toEqual([name, true])
  })

  it('can be empty as the subject of a template, as in the defaults', async () => {
    const { preferences } = (await owner.get('/accounts/me')).body
    expect((await owner.patch('/accounts/me', { preferences })).status).toBe(200)
    const withSubject = (subject: string) => ({ preferences: { shareTemplates: { mail: { subject } } } })
    for (const mark of MARKS) expect((await owner.patch('/accounts/me', withSubject(`a${mark}`))).status).toBe(400)
    expect((await owner.patch('/accounts/me', withSubject('x'.repeat(201)))).status).toBe(400)
  })
})

describe('characters that no name may contain', () => {
  it('are dropped from the name in a token', async () => {
    const token = await tokenOf({ sub: 'turned', name: ` \u202eA\u2066li\u0007ce\u2069\n` })
    const { body } = await world.request({ url: '/accounts/me', headers: { authorization: `Bearer ${token}` } })
    expect(body.displayName).toBe('Alice')
    const unseen = await tokenOf({ sub: 'unseen', email: 'bob@example.org', name: '\u200b\u202e' })
    const { body: bob } = await world.request({ url: '/accounts/me', headers: { authorization: `Bearer ${unseen}` } })
    expect(bob.displayName).toBe('bob')
  })

  it('are dropped from the titles in a file', async () => {
    const file = (event: string) => `[Event "${event}"]\n[Board "1"]\n[Deal "N:- - - -"]\n`
    const titleFrom = async (event: string) => {
      const headers = { 'content-type': 'application/x-pbn' }
      const { body } = await owner.post('/deals/import', Buffer.from(file(event)), headers)
      return (await owner.get(`/deals/${body.ids[0]}`)).body.title
    }
    expect(await titleFrom('Spring\u202e \u2067Cup\u2069')).toBe('Spring Cup, Board 1')
  })
})
