import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDealbookClient, DealbookError, unwrap } from '../../client/src/index.js'
import { API_KEY, type HttpWorld, openHttpWorld } from '../support/http-world.js'
import { tokenOf } from '../support/tokens.js'

let world: HttpWorld
let baseUrl: string

beforeAll(async () => {
  world = await openHttpWorld()
  await world.app.listen({ host: '127.0.0.1', port: 0 })
  baseUrl = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
})
afterAll(() => world.app.close())

describe('the client', () => {
  it('works for a teacher from signing in to sharing a collection', async () => {
    const token = await tokenOf({ sub: 'teacher', name: 'Tea Cher' })
    const client = createDealbookClient({ baseUrl, token })
    const account = await unwrap(client.GET('/accounts/me'))
    expect(account).toMatchObject({ id: 'teacher', displayName: 'Tea Cher' })

    const deal = await unwrap(
      client.POST('/deals', {
        body: { title: 'A squeeze', hands: { N: 'AKQ.JT9.876.5432', E: null, S: null, W: null } },
        params: { header: { 'idempotency-key': 'first' } },
      }),
    )
    const again = client.POST('/deals', {
      body: { title: 'A squeeze', hands: { N: 'AKQ.JT9.876.5432', E: null, S: null, W: null } },
      params: { header: { 'idempotency-key': 'first' } },
    })
    expect(await unwrap(again)).toEqual(deal)

    const collection = await unwrap(client.POST('/collections', { body: { title: 'Squeezes', dealIds: [deal.id] } }))
    const opened = await unwrap(
      client.PUT('/collections/{id}/public-link', { params: { path: { id: collection.id } }, body: {} }),
    )
    expect(opened.publicToken).toEqual(expect.any(String))
    const { deals, pagination } = await unwrap(client.GET('/deals', { params: { query: { pageSize: 1 } } }))
    expect([deals.map(({ id }) => id), pagination.total]).toEqual([[deal.id], 1])
    expect(
      await unwrap(client.DELETE('/collections/{id}', { params: { path: { id: collection.id } } })),
    ).toBeUndefined()
  })

  it('sends board files unchanged, and returns them as text', async () => {
    const client = createDealbookClient({ baseUrl, token: await tokenOf({ sub: 'files' }) })
    await unwrap(client.GET('/accounts/me'))
    const file = '[Event "Club"]\n[Board "7"]\n[Deal "N:AKQ.JT9.876.5432 - - -"]\n'
    for (const body of [file, new TextEncoder().encode(file), new Blob([file])]) {
      const headers = { 'content-type': 'application/x-pbn' }
      const { imported, ids } = await unwrap(client.POST('/deals/import', { body, headers }))
      expect(imported).toBe(1)
      const path = { id: ids[0] as string }
      expect(await unwrap(client.GET('/deals/{id}.pbn', { params: { path } }))).toContain('[Board "7"]')
      expect(await unwrap(client.GET('/deals/{id}.svg', { params: { path }, parseAs: 'text' }))).toMatch(/^<svg/)
    }
    await expect(unwrap(client.GET('/deals/{id}.lin', { params: { path: { id: 'none' } } }))).rejects.toMatchObject({
      code: 'DEAL_NOT_FOUND',
    })
  })

  it('requests the token before each call', async () => {
    const tokens = [null, await tokenOf({ sub: 'renewed' })]
    const client = createDealbookClient({ baseUrl, token: async () => tokens.shift() ?? null })
    expect((await client.GET('/accounts/me')).response.status).toBe(401)
    expect((await client.GET('/accounts/me')).data).toMatchObject({ id: 'renewed' })
  })

  it('acts as another account', async () => {
    const [admin, teacher] = [await world.signIn({ role: 'admin' }), await world.signIn()]
    const client = createDealbookClient({
      baseUrl,
      token: admin.headers.authorization.slice('Bearer '.length),
      actAs: teacher.account.id,
    })
    expect(await unwrap(client.GET('/accounts/me'))).toMatchObject({ id: teacher.account.id })
  })

  it('accepts the key of an internal backend', async () => {
    const { account } = await world.signIn()
    const client = createDealbookClient({ baseUrl, apiKey: API_KEY })
    expect(await unwrap(client.GET('/api/accounts/{id}', { params: { path: { id: account.id } } }))).toMatchObject({
      id: account.id,
    })
  })

  it('throws refusals of the service, with code, details and request id', async () => {
    const client = createDealbookClient({ baseUrl, token: await tokenOf({ sub: 'refused' }) })
    await unwrap(client.GET('/accounts/me'))
    const refused = unwrap(client.POST('/deals', { body: { title: '', boardNumber: -1 } }))
    await expect(refused).rejects.toThrow(DealbookError)
    await expect(refused).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      meta: { issues: [{ path: '/title' }, { path: '/boardNumber' }] },
      requestId: expect.any(String),
    })
  })

  it('also throws if a different server responds', async () => {
    const client = createDealbookClient({ baseUrl, fetch: async () => new Response('<html>', { status: 502 }) })
    await expect(unwrap(client.GET('/health/live'))).rejects.toMatchObject({ status: 502, code: 'UNKNOWN', meta: {} })
  })

  describe('sends the positions of its writes', () => {
    it('with every request after the first', async () => {
      const sent: (string | null)[] = []
      const positions = [null, '1-a', null, '1-b', null]
      const client = createDealbookClient({
        baseUrl,
        fetch: async (request) => {
          const position = positions[sent.length] ?? null
          sent.push(request.headers.get('dealbook-position'))
          return Response.json({}, { headers: position === null ? {} : { 'dealbook-position': position } })
        },
      })
      for (const _ of positions) await client.GET('/health/live')
      expect(sent).toEqual([null, null, '1-a', '1-a', '1-b'])
    })

    it('all together if they were made at the same time, whichever response comes first', async () => {
      const answers = new Map<string, () => void>()
      let sent: string | null = null
      const client = createDealbookClient({
        baseUrl,
        fetch: async ({ url, headers }) => {
          const id = new URL(url).pathname.split('/').at(-1) ?? ''
          sent = headers.get('dealbook-position')
          await new Promise<void>((resolve) => answers.set(id, resolve))
          return Response.json({}, { headers: { 'dealbook-position': `1-${id}` } })
        },
      })
      const write = (id: string) => client.DELETE('/deals/{id}', { params: { path: { id } } })
      const writes = new Map(['a', 'b'].map((id) => [id, write(id)]))
      for (const id of ['b', 'a']) {
        await expect.poll(() => answers.get(id)).toBeDefined()
        answers.get(id)?.()
        await writes.get(id)
      }
      const third = write('c')
      await expect.poll(() => sent).toBe('1-b, 1-a')
      answers.get('c')?.()
      await third
      void write('d')
      await expect.poll(() => sent).toBe('1-c')
    })
  })

  it('has the version of the service', () => {
    const [service, client] = ['package.json', 'client/package.json'].map((file) =>
      JSON.parse(readFileSync(file, 'utf8')),
    )
    expect(client.version).toBe(service.version)
    expect(client.dependencies['openapi-fetch']).toBe(service.dependencies['openapi-fetch'])
  })
})
