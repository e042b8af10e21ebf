import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { withoutReferences } from '../../scripts/api-changes/without-references.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: boolean | Schema
  readonly maxItems?: number
  readonly maxProperties?: number
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly security: readonly object[]
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<
    Record<string, { description: string; headers?: object; content?: Record<string, { schema: object }> }>
  >
}

interface Problems {
  readonly schema?: object
  readonly examples?: Readonly<Record<string, { readonly value: object }>>
}

interface Document {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

let world: HttpWorld
let document: Document

beforeAll(async () => {
  world = await openHttpWorld()
  document = withoutReferences((await world.request({ url: '/openapi.json' })).body)
})

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )

describe('the OpenAPI document', () => {
  it('has version 3.1 and names its schemas', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Account', 'Deal', 'SharedDeal', 'Problem', 'Author']),
    )
    expect(JSON.stringify(document)).not.toContain('def-')
  })

  it('describes every operation completely', () => {
    expect(operations().length).toBeGreaterThan(12)
    for (const operation of operations()) {
      expect(operation, `${operation.method} ${operation.path}`).toMatchObject({
        operationId: expect.any(String),
        summary: expect.any(String),
        tags: [expect.any(String)],
        security: expect.any(Array),
      })
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['500', '503']))
      if (operation.security.length > 0) expect(operation.responses).toHaveProperty('401')
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(description).not.toBe('Default Response')
        if (Number(status) < 400) continue
        const { schema = {}, examples = {} } = (content?.['application/json'] ?? {}) as Problems
        expect(schema).toEqual({
          allOf: [
            { $ref: '#/components/schemas/Problem' },
            { type: 'object', properties: { code: { type: 'string', enum: Object.keys(examples) } } },
          ],
        })
        for (const [code, { value }] of Object.entries(examples))
          expect(value).toEqual({ code, message: expect.stringMatching(/\w\.$/), meta: expect.any(Object) })
      }
    }
  })

  it('says where an admin may impersonate, and which errors that has', () => {
    for (const { path, security, parameters = [], responses, operationId } of operations()) {
      const isHeeded = security.some((way) => 'bearer' in way) && !/^\/(api|back-office)\//.test(path)
      const header = parameters.find(({ name }) => name === 'x-app-impersonation')
      expect(header === undefined ? null : header, operationId).toEqual(
        isHeeded ? expect.objectContaining({ in: 'header', required: false }) : null,
      )
      if (isHeeded) expect(Object.keys(responses), operationId).toEqual(expect.arrayContaining(['400', '403', '404']))
    }
    const { parameters = [] } = operations().find(({ operationId }) => operationId === 'createDeal') as Operation
    expect(parameters.map(({ name }) => name)).toEqual(['idempotency-key', 'x-app-impersonation'])
  })

  it('documents 304 for every read with a tag, and for no other operation', () => {
    const isTagged = ({ responses }: Operation) => 'ETag' in (responses['200']?.headers ?? {})
    const tagged = operations().filter((operation) => operation.method === 'get' && isTagged(operation))
    expect(tagged.length).toBeGreaterThan(40)
    const unchanged = operations().filter(({ responses }) => '304' in responses)
    expect(unchanged.map(({ operationId }) => operationId)).toEqual(tagged.map(({ operationId }) => operationId))
    for (const { responses } of unchanged) {
      expect(responses['304']).not.toHaveProperty('content')
      expect(Object.keys(responses['304']?.headers ?? {})).toEqual(expect.arrayContaining(['ETag', 'X-Request-Id']))
    }
  })

  it('requires a body only where one is needed', () => {
    expect(document.paths['/collections/{id}/public-link']?.put).toMatchObject({ requestBody: { required: false } })
    expect(document.paths['/collections']?.post).toMatchObject({ requestBody: { required: true } })
  })

  it('describes a body as a file or JSON', () => {
    const bodies = operations().flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((body) =>
        Object.entries((body?.content ?? {}) as Record<string, { schema: Schema }>).map(([mediaType, { schema }]) => ({
          operationId,
          mediaType,
          type: schema.type,
        })),
      ),
    )
    const files = bodies.filter(({ mediaType }) => !mediaType.endsWith('json'))
    expect(new Set(files.map(({ mediaType }) => mediaType.replace(/^image\/(?!svg).*/, 'image')))).toEqual(
      new Set([
        'text/csv',
        'application/x-pbn',
        'application/x-lin',
        'application/pdf',
        'image/svg+xml',
        'image',
        'text/plain',
      ]),
    )
    expect(files.filter(({ type }) => type !== 'string')).toEqual([])
    expect(bodies.filter((body) => !files.includes(body) && body.type === 'string')).toEqual([])
    for (const id of ['importDeals', 'apiImportDeals'])
      expect(files.filter(({ operationId }) => operationId === id).map(({ mediaType }) => mediaType)).toEqual([
        'application/x-pbn',
        'application/x-lin',
        'text/plain',
      ])
  })

  it("lists no error that the callers of an operation can't get", () => {
    const listed = (isForBackends: boolean) =>
      Object.entries(document.paths)
        .filter(([path]) => path.startsWith('/api/') === isForBackends)
        .flatMap(([, methods]) => Object.values(methods))
        .flatMap(({ operationId, responses }) =>
          Object.values(responses).flatMap(({ content }) =>
            Object.keys((content?.['application/json'] as Problems | undefined)?.examples ?? {}).map(
              (code) => `${operationId} ${code}`,
            ),
          ),
        )
    expect(listed(true)).toContain('apiUpdateDeal DEAL_ORPHANED')
    expect(
      listed(true).filter((error) => / (ACCOUNT_(REQUIRED|INACTIVE)|IMPERSONATION_FORBIDDEN)$/.test(error)),
    ).toEqual([])
    expect(listed(false)).toContain('updateDeal ACCOUNT_REQUIRED')
    expect(listed(false).filter((error) => error.endsWith(' DEAL_ORPHANED'))).toEqual([])
  })

  it('allows null to reset every boolean and list in a merge patch', () => {
    const named = (given: Schema): Schema =>
      (document.components.schemas[given.$ref?.split('/').at(-1) ?? ''] ?? given) as Schema
    /** The required members, by their location, and whether they accept null. */
    const members = (given: Schema, place: string): readonly (readonly [string, boolean])[] => {
      const schema = named(given)
      const ways = [schema, ...(schema.anyOf ?? [])].map(named)
      const isKind = (kind: string) => ways.some(({ type }) => [type ?? []].flat().includes(kind))
      const inner = ways.flatMap(({ properties = {} }) =>
        Object.entries(properties).flatMap(([name, part]) => members(part, `${place}.${name}`)),
      )
      return [...(isKind('boolean') || isKind('array') ? [[place, isKind('null')] as const] : []), ...inner]
    }
    const found = operations()
      .filter(({ method }) => method === 'patch')
      .flatMap(({ operationId, requestBody }) =>
        Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => members(schema, operationId)),
      )
    expect(found.length).toBeGreaterThan(40)
    const refused = new Set(found.filter(([, takesNull]) => !takesNull).map(([place]) => place))
    // The ids select the deals to change.
    expect([...refused]).toEqual(['updateDeals.ids', 'apiUpdateDeals.ids'])
  })

  it('limits every list and map in a body', () => {
    /** The locations of unlimited lists and maps. */
    const endless = (given: Schema, place: string): readonly string[] => {
      const schema = (document.components.schemas[given.$ref?.split('/').at(-1) ?? ''] ?? given) as Schema
      const types = [schema.type].flat()
      const isMap = typeof schema.additionalProperties === 'object'
      const isEndless =
        (types.includes('array') && schema.maxItems === undefined) || (isMap && schema.maxProperties === undefined)
      return [
        ...(isEndless ? [place] : []),
        ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => endless(part, `${place}/${name}`)),
        ...(schema.items === undefined ? [] : endless(schema.items, `${place}/*`)),
        ...(schema.anyOf ?? []).flatMap((one) => endless(one, place)),
      ]
    }
    const found = operations().flatMap(({ operationId, requestBody }) =>
      Object.entries(requestBody?.content ?? {}).flatMap(([, { schema }]) => endless(schema, operationId)),
    )
    expect(found).toEqual([])
  })

  it('describes an error shared by many operations once', async () => {
    const { paths, components } = (await world.request({ url: '/openapi.json' })).body
    expect(paths['/accounts/me'].get.responses['401']).toEqual({ $ref: '#/components/responses/Unauthorized' })
    expect(Object.keys(components.responses.Unauthorized.content['application/json'].examples)).toEqual([
      'UNAUTHORIZED',
    ])
  })

  it('gives every operation a unique id', () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the docs page', () => {
  it('is served completely from here', async () => {
    const page = await world.request({ url: '/docs' })
    const redirected = page.status === 302 ? await world.request({ url: page.headers.location as string }) : page
    expect(redirected.status).toBe(200)
    for (const [, asset] of redirected.text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect(asset).not.toMatch(/^https?:/)
      const { status } = await world.request({ url: new URL(asset as string, 'http://x/docs/').pathname })
      expect(status).toBe(200)
    }
  })
})

describe('the document', () => {
  it('is serialised once, in each encoding, because it is the longest public response', async () => {
    const { app } = await openHttpWorld()
    for (const url of ['/openapi.json', '/docs/json', '/docs/yaml'])
      for (const coding of ['identity', 'gzip', 'br']) {
        const ask = (headers: object = {}) => app.inject({ url, headers: { 'accept-encoding': coding, ...headers } })
        const first = await ask()
        Object.assign(app.swagger().info, { title: 'Another' })
        const again = await ask()
        Object.assign(app.swagger().info, { title: 'Dealbook' })
        expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
        expect(first.headers['content-encoding'] ?? 'identity').toBe(coding)
        expect(first.headers['content-length']).toBe(String(first.rawPayload.length))
        expect(first.headers.vary).toBe('accept-encoding')
        expect((await ask({ 'if-none-match': first.headers.etag })).statusCode).toBe(304)
      }
    const { body } = await (await openHttpWorld()).request({ url: '/openapi.json' })
    expect(body.info.title).toBe('Dealbook')
    await app.close()
  })

  it('is serialised before the service is ready if requested, otherwise for its first reader', async () => {
    for (const [writesDocumentAhead, title] of [
      [true, 'Dealbook'],
      [false, 'Another'],
    ] as const) {
      const { app, request } = await openHttpWorld({ options: { writesDocumentAhead } })
      app.swagger().info.title = 'Another'
      for (const url of ['/openapi.json', '/docs/json'])
        expect([url, (await request({ url })).body.info.title]).toEqual([url, title])
      await app.close()
    }
  })

  it('is also available as YAML, which is produced once, in many turns of the event loop', async () => {
    let turns = 0
    let isOver = false
    const count = (): void => {
      turns++
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    const [first, second] = await Promise.all([1, 2].map(() => world.request({ url: '/docs/yaml' })))
    isOver = true
    expect(turns).toBeGreaterThan(Object.keys(document.paths).length)
    expect(first?.headers['content-type']).toBe('application/x-yaml')
    expect(second?.text).toBe(first?.text)
    expect(withoutReferences(parse(first?.text ?? ''))).toEqual(document)
  })
})
