import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aHandle } from '../support/builders.js'
import { aClient } from '../support/clients.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { openStore, type TestStore } from '../support/stores.js'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const CONTACT = {
  name: 'Carol Jones',
  email: 'carol@example.org',
  message: 'Hello.\r\nIs anyone there?',
  locale: 'en-GB',
}

let store: TestStore
let world: HttpWorld
beforeAll(async () => {
  store = await openStore()
  world = await openHttpWorld({ store: store.adapters, trustProxy: 1 })
})
beforeEach(async () => {
  await store.empty()
})
afterAll(() => world.app.close())

const send = (form: string, payload: object, headers = {}) =>
  world.request({ method: 'POST', url: `/forms/${form}`, payload, headers })
const kept = async () => (await world.repositories.formSubmissions.listPage({ page: 1, pageSize: 100 })).items

describe('POST /forms/{form}', () => {
  it('stores what is sent and returns its id', async () => {
    const contact = await send('contact', CONTACT)
    const newsletter = await send('newsletter', { email: 'dave@example.org', locale: null, website: '' })
    for (const { status, body } of [contact, newsletter]) {
      expect(status).toBe(202)
      expect(body).toEqual({ id: expect.stringMatching(UUID) })
    }
    const both = await kept()
    expect(both).toHaveLength(2)
    expect(both).toEqual(
      expect.arrayContaining([
        { ...CONTACT, form: 'contact', id: contact.body.id, createdAt: expect.any(Date) },
        {
          form: 'newsletter',
          id: newsletter.body.id,
          name: null,
          email: 'dave@example.org',
          message: null,
          locale: null,
          createdAt: expect.any(Date),
        },
      ]),
    )
  })

  it('stores nothing if the hidden field is filled in, without saying so', async () => {
    for (const [form, body] of [
      ['contact', CONTACT],
      ['newsletter', { email: 'bot@example.org' }],
    ] as const) {
      const honest = await send(form, body)
      const trapped = await send(form, { ...body, website: 'https://spam.example.org' }, { 'idempotency-key': 'k' })
      expect(trapped.status).toBe(honest.status)
      expect(trapped.body).toEqual({ id: expect.stringMatching(UUID) })
      expect(Object.keys(trapped.headers)).toEqual(Object.keys(honest.headers))
      expect((await kept()).map(({ id }) => id)).not.toContain(trapped.body.id)
    }
    expect(await kept()).toHaveLength(2)
  })

  it.each(['\r', '\n', '\r\nBcc: all@example.org', '\0', '\t', '\u007f', '\u0085', '\u2028', '\u2029', '\x1b[2J'])(
    'refuses %j in every field except the message',
    async (break_) => {
      for (const field of ['name', 'email', 'locale'] as const)
        for (const value of [`${CONTACT[field]}${break_}`, `${break_}${CONTACT[field]}`]) {
          const { status, body } = await send('contact', { ...CONTACT, [field]: value })
          expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED'])
          expect(body.meta.issues[0].path).toBe(`/${field}`)
        }
      const { status } = await send('newsletter', { email: `a@example.org${break_}` })
      expect(status).toBe(400)
      expect(await kept()).toEqual([])
    },
  )

  it('names every fault', async () => {
    const { status, body } = await send('contact', { name: ' ', email: 'x', locale: 'not a tag', phone: '1' })
    expect(status).toBe(400)
    expect(body.meta.issues.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/email',
      '/locale',
      '/message',
      '/name',
      '/phone',
    ])
    for (const form of ['newsletter', 'contact']) expect((await send(form, {})).status).toBe(400)
    expect((await send('newsletter', { ...CONTACT })).status).toBe(400)
    expect((await send('contact', { ...CONTACT, name: 'n'.repeat(201) })).status).toBe(400)
    expect((await send('contact', { ...CONTACT, message: 'm'.repeat(10_001) })).status).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('has no other forms', async () => {
    for (const form of ['survey', 'contact/', 'Contact', '%63ontact/x'])
      expect(await send(form, CONTACT)).toMatchObject({ status: 404, body: { code: 'ROUTE_NOT_FOUND' } })
    expect(await world.request({ url: '/forms/contact' })).toMatchObject({
      status: 405,
      headers: { allow: 'POST, OPTIONS' },
    })
  })

  it('accepts a retry with a key once, for the same address only, of which it stores no more than a hash', async () => {
    const from = (address: string) => ({ 'idempotency-key': 'retry', 'x-forwarded-for': address })
    const first = await send('contact', CONTACT, from('203.0.113.7'))
    expect((await send('contact', CONTACT, from('203.0.113.7'))).body).toEqual(first.body)
    expect((await send('contact', { ...CONTACT, name: 'Dave' }, from('203.0.113.7'))).body.code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    )
    const other = await send('contact', CONTACT, from('203.0.113.8'))
    expect([other.status, other.body.id === first.body.id]).toEqual([202, false])
    expect(await kept()).toHaveLength(2)
    const stored = await store.text()
    expect(stored).toContain('address:')
    expect(stored).not.toContain('203.0.113')
  })
})

describe('GET /back-office/form-submissions', () => {
  it('lists submissions for admins, newest first', async () => {
    const admin = await aClient(world, { role: 'admin' })
    const teacher = await aClient(world, { handle: aHandle('teacher') })
    const ids: string[] = []
    for (let i = 0; i < 3; i++) ids.push((await send('contact', { ...CONTACT, name: `Number ${i}` })).body.id)
    const { status, body } = await admin.get('/back-office/form-submissions?pageSize=2')
    expect(status).toBe(200)
    expect(body.pagination).toEqual({ page: 1, pageSize: 2, total: 3, totalPages: 2, totalIsExact: true })
    expect(body.formSubmissions.map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]])
    expect(body.formSubmissions[0]).toEqual({
      ...CONTACT,
      id: ids[2],
      form: 'contact',
      name: 'Number 2',
      createdAt: expect.stringMatching(/Z$/),
    })
    expect((await teacher.get('/back-office/form-submissions')).status).toBe(403)
  })
})
