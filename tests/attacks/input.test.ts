import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isName } from '../../src/domain/text.js'
import type { Schema } from '../fuzz/schema-values.js'
import { type Route, routesOf, rows, type Scene, seedScene, soundRequest } from '../support/access-table.js'
import { type AttackedService, openAttackedService } from '../support/attacked-service.js'
import { aBackend, aClient, type Client } from '../support/clients.js'
import { type Answer, API_KEY, WITH_API_KEY } from '../support/http-world.js'
import { sendRaw } from '../support/raw-http.js'

let service: AttackedService
let bystander: Client
let untouched: string

/** The data of the bystander, who is not involved in any of this. */
const portrait = async (): Promise<string> => {
  const read = async (url: string) => (await bystander.get(url)).text
  return `${await read('/accounts/me')} ${await read('/deals')} ${await read('/collections')}`
}

beforeAll(async () => {
  service = await openAttackedService()
  bystander = await aClient(service)
  await bystander.post('/deals', { title: 'Of the bystander', personalThemes: ['her own'] })
  await bystander.post('/collections', { title: 'Of the bystander' })
  untouched = await portrait()
})
afterAll(() => service.close())

/** Internals that no response may reveal. */
const TELLTALE = /prisma|postgres|syntax error|select .* from|node_modules|\.js:\d+|\bat [\w.]+ \(|econn|stack/i

const expectNoSecrets = ({ status, headers, text }: Answer, told: string): void => {
  expect(status, told).toBeLessThan(500)
  expect(headers, told).not.toHaveProperty('set-cookie')
  if (status >= 400) expect(text, told).not.toMatch(TELLTALE)
}

const BOTTOM = '\\u0000'
const HALF = '\\ud800'

/** Each is the content of a JSON string, without its quotes, so backslashes are escaped twice. */
const INJECTIONS: Readonly<Record<string, string>> = {
  SQL: `' OR '1'='1' --`,
  'SQL that deletes': `'; DROP TABLE accounts; DELETE FROM deals; --`,
  'SQL that waits': `1'); SELECT pg_sleep(60); --`,
  'wildcards of LIKE': '%_%\\\\%',
  'a JSON path': '$.role ? (@ == \\"x\\")',
  'operators of a query': '{\\"$ne\\":null}',
  templates: '$' + '{7*7}{{7*7}}<%= 7*7 %>$' + '{jndi:ldap://127.0.0.1/x}',
  markup: '</title><script>alert(1)</script><img src=x onerror=alert(1)>',
  NUL: `a${BOTTOM}b`,
  'half a character': `a${HALF}b`,
  'right-to-left marks': 'invoice\\u202egnp.exe\\u2066x\\u2069',
  'a line of a header': 'a\\r\\nSet-Cookie: forged=1\\r\\n\\r\\n<html>',
  'a line of the log': 'a\\n{\\"level\\":60,\\"msg\\":\\"forged\\"}\\n',
  'a path': '../../../../etc/passwd',
  'a prototype': '__proto__',
  '64 KiB': 'x'.repeat(65_536),
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
}

/** The shared schemas of the OpenAPI document. */
let named: Readonly<Record<string, Schema>> = {}

/** Every position in a value where a text may be, as the JSON around it. */
const textPlaces = (schema: Schema): readonly ((text: string) => string)[] => {
  const { $ref, type, enum: values, anyOf = [], properties = {}, items, additionalProperties } = schema
  if ($ref !== undefined) return textPlaces(named[$ref.replace('#/components/schemas/', '')] ?? {})
  if (values !== undefined) return []
  const within = Object.entries(properties).flatMap(([key, part]) =>
    textPlaces(part).map((place) => (text: string) => `{${JSON.stringify(key)}:${place(text)}}`),
  )
  const listed = items === undefined ? [] : textPlaces(items).map((place) => (text: string) => `[${place(text)}]`)
  const mapped =
    typeof additionalProperties !== 'object'
      ? []
      : [
          (text: string) => `{"${text}":true}`,
          (text: string) => `{"${text}":"x"}`,
          ...textPlaces(additionalProperties).map((place) => (text: string) => `{"en":${place(text)}}`),
        ]
  const own = [type].flat().includes('string') ? [(text: string) => `"${text}"`] : []
  return [...own, ...anyOf.flatMap(textPlaces), ...within, ...listed, ...mapped]
}

/** A valid body with this JSON added to its top level. */
const laidOver = (sound: InjectOptions['payload'], json: string): string =>
  JSON.stringify({ ...(sound as object), ...JSON.parse(json) })

const callerFor = async ({ path }: Route, { suffix }: Scene): Promise<Readonly<Record<string, string>>> => {
  if (path.startsWith('/api/') || path === '/metrics') return WITH_API_KEY
  return service.bearerOf(`${path.startsWith('/back-office/') ? 'admin' : 'owner'}${suffix}`)
}

describe('injection through every text field and query', () => {
  let routes: readonly Route[]
  let operations: Readonly<Record<string, Readonly<Record<string, Operation>>>>

  beforeAll(async () => {
    routes = await routesOf(service)
    const { paths, components } = (await service.request({ url: '/openapi.json' })).body
    operations = paths
    named = components.schemas
  })

  it.each(Object.keys(INJECTIONS))('%s', async (name) => {
    const scene = await seedScene(service, `-${Object.keys(INJECTIONS).indexOf(name)}`)
    const text = INJECTIONS[name] ?? ''
    const plain = (JSON.parse(`"${text}"`) as string).toWellFormed()
    // Longer than an address may be; the limit has a separate test.
    const inUrl = encodeURIComponent(plain).slice(0, 7_000)
    let tried = 0
    for (const route of routes) {
      const operation = operations[route.path]?.[route.method.toLowerCase()] ?? {}
      const sound = soundRequest(route, scene)
      const headers = { ...sound.headers, ...(await callerFor(route, scene)) }
      const send = async (changed: Partial<InjectOptions>, where: string): Promise<Answer> => {
        const answer = await service.request({ ...sound, headers, ...changed } as InjectOptions)
        tried++
        expectNoSecrets(answer, `${route.name} ${where}`)
        return answer
      }
      for (const parameter of operation.parameters ?? []) {
        const where = `in ${parameter.in} ${parameter.name}`
        if (parameter.in === 'query') {
          const url = `${String(sound.url).split('?')[0]}?${parameter.name}=${inUrl}`
          await send({ url }, where)
        }
        if (parameter.in === 'path') await send({ url: route.path.replaceAll(/\{\w+\}/g, inUrl) }, where)
        if (parameter.in === 'header' && /^[\x20-\x7e]{1,9000}$/.test(plain))
          await send({ headers: { ...headers, [parameter.name]: plain } }, where)
      }
      const { content = {} } = operation.requestBody ?? {}
      const schema = content['application/json']?.schema
      if (schema === undefined || typeof sound.payload !== 'object') continue
      // Trashing or sharing by one request may make the next one fail, which does not matter here.
      for (const [i, place] of textPlaces(schema).entries()) {
        const { status } = await send({ payload: laidOver(sound.payload, place(text)) }, `in the body, place ${i}`)
        if (text.includes(BOTTOM) || text.includes(HALF))
          expect(status, `${route.name}, place ${i}`).toBeGreaterThanOrEqual(400)
      }
    }
    expect(tried).toBeGreaterThan(200)
    expect(await portrait()).toBe(untouched)
  })

  it('accepted values are returned unchanged', async () => {
    const owner = await aClient(service)
    const texts = Object.values(INJECTIONS)
      .filter((text) => text.length < 200 && !text.includes(BOTTOM) && !text.includes(HALF))
      .map((text) => JSON.parse(`"${text}"`) as string)
    for (const text of texts) {
      // The rules for titles do not matter here.
      const title = isName(text) ? text : 'A title'
      const fields = { title, themes: [text], personalThemes: [text], inspirations: [text] }
      const { body: deal } = await owner.post('/deals', fields)
      expect((await owner.get(`/deals/${deal.id}`)).body).toMatchObject(fields)
      const preferences = { dealsExplorer: { columnVisibility: { [`column ${text}`]: true }, columnOrder: [text] } }
      await owner.patch('/accounts/me', { organisationName: title, preferences })
      const { body } = await owner.get('/accounts/me')
      expect(body.organisationName).toBe(title)
      expect(body.preferences.dealsExplorer.columnOrder).toEqual([text])
      expect(body.preferences.dealsExplorer.columnVisibility).toMatchObject({ [`column ${text}`]: true })
    }
  })

  it('wildcards of LIKE are ordinary characters in a search', async () => {
    const [searcher] = [await aClient(service)]
    const admin = await aClient(service, { role: 'admin' })
    const names = ['100%_sure\\thing', '100xysure-thing']
    for (const displayName of names) await aClient(service, { displayName })
    const found = async (client: Client, url: string) =>
      ((await client.get(url)).body as { displayName: string }[]).map(({ displayName }) => displayName)
    for (const q of ['%%%', '___', '100%_', '0%_s', 'sure\\th', '\\\\\\']) {
      const hits = await found(searcher, `/accounts/search?q=${encodeURIComponent(q)}`)
      expect(hits, q).toEqual(names.filter((name) => name.includes(q)))
      const { accounts } = (await admin.get(`/back-office/accounts?q=${encodeURIComponent(q)}`)).body
      expect(
        accounts.map(({ displayName }: { displayName: string }) => displayName),
        q,
      ).toEqual(names.filter((name) => name.includes(q)))
    }
  })

  it('SQL in a query finds nothing', async () => {
    const admin = await aClient(service, { role: 'admin' })
    const q = encodeURIComponent(`x' OR '1'='1`)
    expect((await bystander.get(`/accounts/search?q=${q}`)).body).toEqual([])
    expect((await admin.get(`/back-office/accounts?q=${q}`)).body.accounts).toEqual([])
    for (const name of ['actor', 'as', 'subject', 'action'])
      expect((await admin.get(`/back-office/audit?${name}=${q}`)).body.entries ?? []).toEqual([])
    expect((await service.request({ url: `/api/accounts?email=${q}`, headers: WITH_API_KEY })).body.accounts).toEqual(
      [],
    )
    for (const sort of ['id;DROP TABLE deals', '(SELECT 1)', "displayName' --", 'password', '__proto__', '-'])
      expect((await admin.get(`/back-office/accounts?sort=${encodeURIComponent(sort)}`)).status).toBe(400)
  })

  it('parameters that are repeated, in brackets, or an object', async () => {
    for (const query of [
      'q=owner&q=admin',
      'q[]=owner',
      'q[$ne]=x',
      'q.a=b',
      '__proto__[x]=y',
      'constructor.prototype.x=y',
    ])
      expectNoSecrets(await bystander.get(`/accounts/search?${query}`), query)
    for (const query of [
      'page=1&page=2',
      'page[]=1',
      'page=__proto__',
      'page=%31%00',
      'pageSize=1e2',
      'pageSize=100%20',
    ])
      expectNoSecrets(await bystander.get(`/deals?${query}`), query)
    expect((await bystander.get('/deals?page=1&page=2')).status).toBe(400)
  })

  it('JSON that is deep, wide or of the wrong shape', async () => {
    const owner = await aClient(service)
    for (const text of [
      '['.repeat(100_000),
      `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
      `${'{"title":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
      `{${Array.from({ length: 10_000 }, (_, i) => `"key${i}":1`).join()}}`,
      `{"title":"x","themes":[${'"a",'.repeat(40_000)}"a"]}`,
      'null',
      'true',
      '7',
      '"text"',
      '[]',
      '{}',
      '{"title":"x"}}',
      '{"title":"x",}',
      "{'title':'x'}",
      '{"title":NaN}',
      '\ufeff{"title":"x"}\u0000',
      '',
      ' ',
    ]) {
      const answer = await owner.post('/deals', text, { 'content-type': 'application/json' })
      expect(answer.status, text.slice(0, 40)).toBe(400)
      expect(answer.text.length).toBeLessThan(20_000)
    }
  })

  it('forms: no header of a mail can be added', async () => {
    const contact = { name: 'Carol', email: 'carol@example.org', message: 'Hello' }
    for (const end of [
      '\r\nBcc: all@example.org',
      '\nBcc: x',
      '\rX: y',
      '\u0085X',
      '\u2028X',
      '\u2029X',
      '\u0000',
      '\u000b',
      '\u007f',
      '\t',
    ])
      for (const field of ['name', 'email', 'locale']) {
        const body = { ...contact, [field]: `${(contact as Record<string, string>)[field] ?? 'en'}${end}` }
        const answer = await service.request({ method: 'POST', url: '/forms/contact', payload: body })
        expect(answer.status, `${field} ${JSON.stringify(end)}`).toBe(400)
      }
    for (const url of ['/forms/Contact', '/forms/contact/', '/forms/__proto__', '/forms/..%2fcontact', '/forms/other'])
      expect((await service.request({ method: 'POST', url, payload: contact })).status, url).toBe(404)
  })

  it('the log has one line of JSON for each, and none that was injected', async () => {
    for (const id of ['x"} {"level":60', 'a b', '%0a', 'x'.repeat(129), '<script>', "'"]) {
      const { headers } = await service.request({ url: '/health/live', headers: { 'x-request-id': id } })
      expect(headers['x-request-id']).not.toBe(id)
    }
    await service.request({ url: '/accounts/%0a%7b%22level%22:60%7d', headers: { 'user-agent': '{"level":60}' } })
    const lines = service
      .log()
      .split('\n')
      .filter((line) => line !== '')
    expect(lines.length).toBeGreaterThan(1_000)
    for (const line of lines) {
      const { level, msg } = JSON.parse(line)
      expect({ level, msg }).not.toMatchObject({ level: 60 })
      expect(level, line).toBeLessThan(50)
      expect(msg).not.toContain('forged')
    }
  })
})

describe('bodies', () => {
  const JSON_TYPE = { 'content-type': 'application/json' }
  let owner: Client
  beforeAll(async () => {
    owner = await aClient(service)
  })

  it('that are too large: 413, for JSON and files', async () => {
    const text = (bytes: number) => `{"title":"x","commentary":"${'x'.repeat(bytes)}"}`
    for (const url of ['/deals', '/collections', '/accounts/me/complete-onboarding', '/forms/contact'])
      expect((await owner.post(url, text(256 * 1024), JSON_TYPE)).status, url).toBe(413)
    // The length in the header is enough.
    const lengthOf = async (url: string, type: string, length: string) => {
      const lines = [`POST ${url} HTTP/1.1`, `Authorization: ${owner.headers.authorization}`, `Content-Type: ${type}`]
      return (await sendRaw(service.port, [...lines, `Content-Length: ${length}`])).status
    }
    for (const length of ['262145', '99999999999'])
      expect(await lengthOf('/deals', 'application/json', length)).toBe(413)
    for (const type of ['application/x-pbn', 'application/x-lin'])
      expect(await lengthOf('/deals/import', type, String(5 * 1024 * 1024 + 1))).toBe(413)
    expect([400, 413]).toContain(await lengthOf('/deals', 'application/json', '99999999999999999999'))
  })

  it('with the wrong content type: 415', async () => {
    const text = '{"title":"x"}'
    for (const type of [
      'text/plain',
      'text/html',
      'application/xml',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'application/x-json',
      'application/json-seq',
      'application/merge-patch+json',
      'image/svg+xml',
      '*/*',
      'json',
    ])
      expect((await owner.post('/deals', text, { 'content-type': type })).status, type).toBe(415)
    for (const type of ['application/json', 'application/octet-stream', 'text/html'])
      expect((await owner.post('/deals/import', '[Board "1"]', { 'content-type': type })).status, type).toBe(415)
    const { status } = await sendRaw(service.port, [
      'POST /deals HTTP/1.1',
      `Authorization: ${owner.headers.authorization}`,
      'Content-Length: 2',
    ])
    expect([400, 415]).toContain(status)
  })

  it('that are compressed bombs: refused unread', async () => {
    const zeroes = Buffer.alloc(64 * 1024 * 1024, ' ')
    const bombs = {
      gzip: gzipSync(zeroes),
      deflate: deflateSync(zeroes),
      br: brotliCompressSync(zeroes.subarray(0, 4_000_000)),
    }
    for (const [coding, bomb] of Object.entries(bombs))
      for (const type of ['application/json', 'application/x-pbn', 'application/x-lin']) {
        const url = type === 'application/json' ? '/deals' : '/deals/import'
        const headers = { 'content-type': type, 'content-encoding': coding }
        expect((await owner.post(url, bomb.subarray(0, 200_000), headers)).status, `${coding} ${type}`).toBe(415)
      }
    for (const coding of ['x-gzip', 'identity, gzip', 'GZIP', 'zstd', 'compress', 'nonsense'])
      expect((await owner.post('/deals', '{}', { ...JSON_TYPE, 'content-encoding': coding })).status, coding).toBe(415)
  })

  it('that are not UTF-8, or declare another character set', async () => {
    for (const bytes of [
      Buffer.from('{"title":"caf\xe9"}', 'latin1'),
      Buffer.from('{"title":"x"}', 'utf16le'),
      Buffer.from([0x7b, 0x22, 0xc0, 0x80, 0x22, 0x7d]),
      Buffer.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d]),
    ])
      expect((await owner.post('/deals', bytes, JSON_TYPE)).status).toBe(400)
  })

  it('with duplicate keys', async () => {
    for (const body of ['{"title":"","title":"last"}', '{"title":"good","title":""}', '{"title":"a","title":"a"}'])
      expect(await owner.post('/deals', body, JSON_TYPE)).toMatchObject({
        status: 400,
        body: { meta: { issues: expect.arrayContaining([{ path: '/title', message: 'must not be repeated' }]) } },
      })
    const hands = '{"title":"a","hands":{"N":null,"N":"AKQ.JT9.876.5432"}}'
    expect((await owner.post('/deals', hands, JSON_TYPE)).status).toBe(400)
  })

  it('with numbers past 2^53, or too large for a column', async () => {
    const backend = aBackend(service)
    const grant = (limit: string) =>
      backend.put(
        `/api/accounts/${owner.account.id}/grants/01980000-0000-7000-8000-0000000000bb`,
        `{"source":"manual","feature":"collections","limit":${limit}}`,
        JSON_TYPE,
      )
    for (const number of [
      '9007199254740993',
      '2147483648',
      '1e400',
      '-1e400',
      '1e20',
      '-1',
      '0.5',
      '1e-7',
      '-9007199254740993',
      '9'.repeat(400),
    ]) {
      expect((await owner.post('/deals', `{"title":"x","boardNumber":${number}}`, JSON_TYPE)).status, number).toBe(400)
      const { status, body } = await grant(number)
      // An accepted number is stored exactly.
      if (status < 300) expect(String(body.limit)).toBe(number)
      else expect(status, number).toBe(400)
      for (const name of ['page', 'pageSize']) expect((await owner.get(`/deals?${name}=${number}`)).status).toBe(400)
      expect((await owner.get(`/catalog/deals?limit=${number}`)).status).toBe(400)
    }
  })

  it('with dates out of range', async () => {
    const admin = await aClient(service, { role: 'admin' })
    const { body: collection } = await owner.post('/collections', { title: 'x' })
    for (const date of [
      '0000-01-01T00:00:00Z',
      '-000001-01-01T00:00:00Z',
      '+275760-09-13T00:00:00.001Z',
      '10000-01-01T00:00:00Z',
      '2026-02-30T00:00:00Z',
      '2026-13-01T00:00:00Z',
      '2026-01-01T24:00:00Z',
      '2026-01-01T00:00:60Z',
      '9999-12-31T23:59:59.999-23:59',
      '2026-01-01',
      '2026-01-01T00:00:00',
      'infinity',
      'now()',
      'tomorrow',
      1_767_225_600,
    ]) {
      const told = String(date)
      expect((await owner.put(`/collections/${collection.id}/public-link`, { availableFrom: date })).status, told).toBe(
        400,
      )
      const notice = { kind: 'news', title: { en: 'x' }, publishedAt: date }
      expect((await admin.post('/back-office/announcements', notice)).status, told).toBe(400)
      const grant = { source: 'manual', feature: 'x', startsAt: date }
      expect((await admin.post(`/back-office/accounts/${owner.account.id}/grants`, grant)).status, told).toBe(400)
      const query = `from=${encodeURIComponent(told)}`
      expect((await admin.get(`/back-office/audit?${query}`)).status, told).toBeLessThan(500)
      expect((await admin.get(`/back-office/stats?${query}`)).status, told).toBeLessThan(500)
    }
    expect((await admin.get('/back-office/stats?from=0001-01-01&to=9999-12-31')).status).toBe(400)
  })
})

describe('path tricks', () => {
  const fullWidth = (path: string) =>
    encodeURI(path.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)))
  const encoded = (letter: string) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`

  const TRICKS: Readonly<Record<string, (path: string) => string>> = {
    'an encoded slash': (path) => `/${path.slice(1).replaceAll('/', '%2f')}`,
    'an encoded slash before': (path) => `/%2f${path.slice(1)}`,
    'an encoded letter': (path) => path.replace(/[a-z]/, encoded),
    'every letter encoded': (path) => path.replace(/[a-z]/g, encoded),
    'double encoding': (path) => path.replace(/[a-z]/, (letter) => encoded(letter).replace('%', '%25')),
    'a double encoded slash': (path) => `/${path.slice(1).replaceAll('/', '%252f')}`,
    'a dot': (path) => `/.${path}`,
    'two dots': (path) => `/health/..${path}`,
    'two dots of a public path': (path) => `/public/collections/..%2f..${path}`,
    'encoded dots': (path) => `/health/%2e%2e${path}`,
    'dots and a semicolon': (path) => `/health/..;${path}`,
    'a dot behind': (path) => `${path}/.`,
    'two dots behind': (path) => `${path}/x/..`,
    'a trailing slash': (path) => `${path}/`,
    'two slashes': (path) => path.replace(/\//g, '//'),
    'a backslash': (path) => `/${path.slice(1).replaceAll('/', '\\')}`,
    'an encoded backslash': (path) => `/${path.slice(1).replaceAll('/', '%5c')}`,
    'other case': (path) => path.toUpperCase(),
    'a capital': (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    'full-width letters': fullWidth,
    'NUL behind': (path) => `${path}%00`,
    'a blank behind': (path) => `${path}%20`,
    'a parameter behind': (path) => `${path};x=1`,
    'an ending': (path) => `${path}.json`,
    'an ending of a picture': (path) => `${path}.png`,
    'a fragment': (path) => `${path}#x`,
    'an address': (path) => `http://evil.example.org${path}`,
    'an address with credentials': (path) => `http://admin:x@127.0.0.1${path}`,
    'a broken escape': (path) => `${path}%zz`,
    'overlong UTF-8': (path) => `${path}%c0%ae`,
  }

  const guarded = [...rows].filter(([, [nobody]]) => nobody === 401).map(([name]) => name.split(' '))

  it.each(Object.keys(TRICKS))(
    '%s opens nothing to anonymous callers, and nothing restricted to a teacher',
    async (name) => {
      const teacher = await aClient(service)
      const spelled = TRICKS[name] as (path: string) => string
      expect(guarded.length).toBeGreaterThan(90)
      for (const [method, path = ''] of guarded) {
        const url = spelled(path.replace(/\{\w+\}/g, bystander.account.id))
        const send = (headers: object) =>
          service.request({ method: method as 'GET', url, headers: { ...headers, 'content-type': 'application/json' } })
        const nobodys = await send({})
        expect([400, 401, 404, 405, 415], `${method} ${url}`).toContain(nobodys.status)
        if (!/^\/(api|back-office|metrics)/.test(path)) continue
        expect([400, 401, 403, 404, 405, 415], `${method} ${url}`).toContain((await send(teacher.headers)).status)
      }
    },
  )

  it('no file from the machine is served', async () => {
    const up = [
      '..',
      '%2e%2e',
      '..%2f..',
      '%2e%2e%2f%2e%2e',
      '....//....',
      '..%5c..',
      '..%252f..',
      '..%c0%af..',
      '.%00./..',
    ]
    const files = [
      'package.json',
      'etc/passwd',
      'src/main.ts',
      'index.html%00.js',
      '.env',
      '.git/config',
      'prisma/schema.prisma',
    ]
    for (const root of ['/', '/assets/', '/docs/', '/docs/static/', '/admin/', '/authors/', '/public/collections/'])
      for (const step of up)
        for (const file of files) {
          const { text, status } = await service.request({ url: `${root}${step}/${step}/${step}/${file}` })
          expect(status).toBeLessThan(500)
          expect(text).not.toMatch(/"dependencies"|root:.*:0:0|reflect-metadata|\[core\]|generator client/)
        }
  })
})

describe('exports with hostile titles', () => {
  const TITLES = [
    '</text><script>alert(1)</script>',
    '"><svg onload=alert(1)>',
    ']]><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
    '&lt;&#60;&x;&',
    "' onmouseover='alert(1)",
    '"] [Event "forged"] [Board "9"]',
    '"]% [Deal "N:AKQJT98765432... - - -"]',
    '{comment} ;comment %escape \\"',
    '|ah|Forged|md|1SAKQ|',
    'a"; Set-Cookie: forged=1',
    '../../x.exe',
    '-'.repeat(200),
    '牌\u0301\u200b🂡',
  ]
  const tagsOf = (svg: string) => svg.match(/<[^>]*>?/g) ?? []
  /** The names of the elements in order, and of their attributes. */
  const skeletonOf = (svg: string) => tagsOf(svg).map((tag) => tag.replace(/"[^"]*"/g, '""'))

  it('are refused where they break a line or turn its direction', async () => {
    for (const title of ['"]\n[Event "forged"]', 'a"\r\nSet-Cookie: forged=1\r\n', 'x\u202efdp.exe'])
      expect((await bystander.post('/deals', { title })).status).toBe(400)
  })

  it.each(TITLES)('%j', async (title) => {
    const owner = await aClient(service)
    const sent = { boardNumber: 3, hands: { N: 'AKQ.JT9.876.5432' }, auction: ['1NT', 'P', 'P', 'P'] }
    const commentary = [{ type: 'paragraph', children: [{ type: 'text', text: title }] }]
    const { body: deal, status } = await owner.post('/deals', { ...sent, title, commentary, themes: [title] })
    expect(status).toBe(201)
    const { body: collection } = await owner.post('/collections', { title, dealIds: [deal.id] })

    const svg = await owner.get(`/deals/${deal.id}.svg`)
    const { body: plain } = await owner.post('/deals', { ...sent, title: 'x' })
    const expected = await owner.get(`/deals/${plain.id}.svg`)
    expect(skeletonOf(svg.text)).toEqual(skeletonOf(expected.text))
    expect(svg.text.replace(/<[^>]*>|&(?:amp|lt|gt|quot|apos|#39|#x27);/g, '')).not.toMatch(/[<&]/)
    expect(svg.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(svg.headers['x-content-type-options']).toBe('nosniff')

    for (const [url, ending] of [
      [`/deals/${deal.id}.pbn`, 'pbn'],
      [`/deals/${deal.id}.lin`, 'lin'],
      [`/collections/${collection.id}.pbn`, 'pbn'],
    ] as const) {
      const file = await owner.get(url)
      expect(file.status).toBe(200)
      expect(file.headers).not.toHaveProperty('set-cookie')
      expect(file.headers['content-disposition']).toMatch(new RegExp(`^attachment; filename="[a-z0-9-]+\\.${ending}"$`))
      // When read back, it is still one board, and the same one.
      const reader = await aClient(service)
      const type = { 'content-type': `application/x-${ending}` }
      const { body } = await reader.post('/deals/import', file.text, type)
      expect(body).toMatchObject({ imported: 1, rejected: [] })
      const { body: read } = await reader.get(`/deals/${body.ids[0]}`)
      expect(read).toMatchObject({
        boardNumber: 3,
        auction: sent.auction,
        sharing: 'private',
        ownerId: reader.account.id,
      })
      expect(read.hands.N).toBe(sent.hands.N)
    }
  })
})

describe('open redirects', () => {
  const APP = 'https://app.example.org'

  it('in actionPath: a browser stays in the app, or it is refused', async () => {
    const admin = await aClient(service, { role: 'admin' })
    const taken: string[] = []
    for (const actionPath of [
      'https://evil.example.org',
      '//evil.example.org',
      '///evil.example.org',
      '/\\evil.example.org',
      '\\\\evil.example.org',
      '/\t/evil.example.org',
      '/\n/evil.example.org',
      '/\r\n/evil.example.org',
      ' //evil.example.org',
      '\t//evil.example.org',
      '/\u0000/evil.example.org',
      'javascript:alert(1)',
      '/javascript:alert(1)',
      'data:text/html,x',
      'evil.example.org',
      '',
      './/evil.example.org',
      '/.//evil.example.org',
      '/..//evil.example.org',
      '/%2f/evil.example.org',
      '/%5cevil.example.org',
      '/\u2028/evil.example.org',
      '/／evil.example.org',
      '/deals?next=//evil.example.org',
      '/@evil.example.org',
      `/${'x'.repeat(5_000)}`,
    ]) {
      const notice = { kind: 'news', title: { en: 'x' }, actionLabel: { en: 'Go' }, actionPath }
      const made = await admin.post('/back-office/announcements', notice)
      expect([201, 400], actionPath).toContain(made.status)
      const { body: draft } = await admin.post('/back-office/announcements', { kind: 'news', title: { en: 'x' } })
      const { actionLabel } = notice
      const patched = await admin.patch(`/back-office/announcements/${draft.id}`, { actionLabel, actionPath })
      expect(patched.status < 300, actionPath).toBe(made.status < 300)
      if (made.status !== 201) continue
      taken.push(actionPath)
      expect(new URL(actionPath, `${APP}/page`).origin, actionPath).toBe(APP)
    }
    expect(taken.length).toBeGreaterThan(2)
  })

  it('in avatar addresses: https only, and nothing on the internal network is requested', async () => {
    const owner = await aClient(service)
    const admin = await aClient(service, { role: 'admin' })
    for (const avatarUrl of [
      'http://example.org/a.png',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'file:///etc/passwd',
      'ftp://example.org/a.png',
      '//example.org/a.png',
      '/a.png',
      'https:/example.org/a.png',
      'https:example.org',
      'https://user:pass@example.org/a.png',
      'https://',
      'https://exa mple.org/',
      'https://example.org/\r\nX: y',
      ' https://example.org/a.png',
      `https://example.org/${'x'.repeat(2_048)}`,
    ])
      expect((await owner.patch('/accounts/me', { avatarUrl })).status, avatarUrl).toBe(400)

    const asked: string[] = []
    const trap = createServer((socket) => {
      asked.push(String(socket.remoteAddress))
      socket.destroy()
    }).listen(0, '::')
    await once(trap, 'listening')
    const { port } = trap.address() as AddressInfo
    for (const host of [
      '127.0.0.1',
      'localhost',
      'LOCALHOST.',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[64:ff9b::7f00:1]',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '127.1',
      '0.0.0.0',
      '0',
      '[::]',
      '①②⑦.0.0.1',
    ]) {
      const avatarUrl = `https://${host}:${port}/a.png`
      const { status } = await owner.patch('/accounts/me', { avatarUrl })
      expect([200, 400], avatarUrl).toContain(status)
      const shown = await admin.get(`/back-office/accounts/${owner.account.id}/avatar`)
      expect(shown.status, avatarUrl).toBe(404)
    }
    expect(asked).toEqual([])
    trap.close()
  })

  it('in paths and queries: no response redirects to another site', async () => {
    const away = [
      '//evil.example.org',
      '/\\evil.example.org',
      '/%2f%2fevil.example.org',
      '/%5cevil.example.org',
      '///evil.example.org/..',
    ]
    for (const root of ['', '/docs', '/admin', '/docs/static', '/sign-in', '/authors'])
      for (const path of away)
        for (const query of ['', '?next=https://evil.example.org', '?redirect_uri=//evil.example.org']) {
          const { headers } = await service.request({
            url: `${root}${path}${query}`,
            headers: { host: 'evil.example.org' },
          })
          expect(headers.location ?? '', `${root}${path}`).not.toMatch(/evil/)
        }
  })

  it('by the Host header: no response contains it', async () => {
    const headers = {
      ...(await aClient(service)).headers,
      host: 'evil.example.org',
      'x-forwarded-host': 'evil.example.org',
    }
    const made = await service.request({ method: 'POST', url: '/deals', headers, payload: { title: 'x' } })
    expect(made.headers.location).toMatch(/^\/deals\//)
    for (const url of ['/docs', '/openapi.json', '/', '/deals', '/accounts/me']) {
      const answer = await service.request({ url, headers })
      expect(`${JSON.stringify(answer.headers)} ${answer.text}`).not.toContain('evil.example.org')
    }
  })
})

it("after all of this the service still runs, and the bystander's data is unchanged", async () => {
  expect(service.isRunning()).toBe(true)
  expect(await portrait()).toBe(untouched)
  expect((await service.request({ url: '/api/deals', headers: { 'x-api-key': API_KEY } })).status).toBe(200)
})
