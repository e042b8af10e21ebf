import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../support/http-world.js'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

let folder: string
let world: HttpWorld

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dealbook-error-pages-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<head><title>Dealbook</title><script src="/assets/x.js"></script><link rel="stylesheet" href="/assets/x.css"></head>',
  )
  writeFileSync(join(folder, 'favicon.ico'), 'an icon')
  world = await openHttpWorld({
    options: { web: { folder, signIn: null, site: { name: 'Club <1>', color: '#063063', logo: null } } },
    extend: (app) => {
      app.get('/broken-page', { schema: { hide: true } }, async () => {
        throw new Error('secret detail')
      })
    },
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ask = (url: string, accept: string | undefined = BROWSER, options: InjectOptions = {}) =>
  world.request({ url, ...options, headers: { ...(accept === undefined ? {} : { accept }), ...options.headers } })

describe('an unknown address', () => {
  it('responds to browsers with a page', async () => {
    for (const url of [
      '/nowhere',
      '/desks',
      '/authorsx',
      '/assets/gone.js',
      '/docs/gone',
      '/%E0%A4%A',
      '/c/a/b',
      '/a//b',
    ]) {
      const { status, headers, text } = await ask(url)
      expect({ url, status, type: headers['content-type'] }).toEqual({ url, status: 404, type: HTML })
      expect(text).toContain('<title>This page doesn’t exist · Club &lt;1&gt;</title>')
      expect(text).toContain('<a href="/">Home page</a>')
      expect(text).toContain('<link rel="stylesheet" href="/assets/x.css">\n<link rel="stylesheet" href="/site.css">')
      expect(text).not.toContain('script')
      expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'")
      expect(headers).toMatchObject({ vary: 'accept, accept-language', 'x-frame-options': 'DENY' })
      expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' })
    }
  })

  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.5', 'fr', 'Cette page n’existe pas'],
    ['de-AT', 'de', 'Diese Seite gibt es nicht'],
    ['sv,pl;q=0.8', 'pl', 'Ta strona nie istnieje'],
    ['nl', 'en', 'This page doesn’t exist'],
  ])("responds in the reader's language (%s)", async (accepted, language, title) => {
    const { text } = await ask('/nowhere', BROWSER, { headers: { 'accept-language': accepted } })
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(`<h1>${title}</h1>`)
  })

  it('responds with JSON to programs, and to every client that does not prefer a page', async () => {
    for (const accept of [
      '',
      '*/*',
      'application/json',
      'application/json, text/html;q=0.9',
      'text/html;q=0.5, */*',
      'image/png',
    ])
      expect({ accept, ...(await ask('/nowhere', accept)) }).toMatchObject({
        status: 404,
        headers: { 'content-type': JSON_TYPE, vary: 'accept, accept-language' },
        body: { code: 'ROUTE_NOT_FOUND' },
      })
  })

  it('has the headers of the page for HEAD', async () => {
    const { status, headers, text } = await ask('/nowhere', BROWSER, { method: 'HEAD' })
    expect([status, headers['content-type'], text]).toEqual([404, HTML, ''])
  })
})

it('other failures outside the API are pages with their status too', async () => {
  const refused = await ask('/desk', BROWSER, { method: 'POST' })
  expect([refused.status, refused.headers['content-type']]).toEqual([405, HTML])
  expect(refused.headers.allow).toContain('GET')
  expect(refused.text).toContain('<h1>This address can’t be opened like this</h1>')
  const broken = await ask('/broken-page')
  expect([broken.status, broken.headers['content-type']]).toEqual([500, HTML])
  expect(broken.text).toContain(`<code>${broken.headers['x-request-id']}</code>`)
  expect(broken.text).not.toContain('secret detail')
})

it('the API responds with JSON, whatever is preferred', async () => {
  for (const [url, status] of [
    ['/accounts/me', 401],
    ['/%61ccounts/me', 401],
    ['/accounts/me/nothing/here', 404],
    ['/deals/x', 401],
    ['/catalog/nothing', 404],
    ['/back-office/nothing', 404],
    ['/public/collections/unknown', 404],
    ['/public/nothing', 404],
    ['/forms/nothing', 404],
    ['/health/nothing', 404],
    ['/api', 401],
    ['/api/nothing', 401],
  ] as const) {
    const answer = await ask(url)
    expect({ url, status: answer.status, type: answer.headers['content-type'] }).toEqual({
      url,
      status,
      type: JSON_TYPE,
    })
  }
  const unknown = await ask('/api/nothing', BROWSER, { headers: WITH_API_KEY })
  expect([unknown.status, unknown.headers['content-type']]).toEqual([404, JSON_TYPE])
})

it('a service without pages responds with JSON everywhere', async () => {
  const api = await openHttpWorld()
  const { status, headers } = await api.request({ url: '/nowhere', headers: { accept: BROWSER } })
  expect([status, headers['content-type'], headers.vary]).toEqual([404, JSON_TYPE, undefined])
})
