import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignIn } from '../../src/http/pages/web-pages.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const SIGN_IN: SignIn = { authority: 'https://id.example.org/realm', clientId: 'pages', audience: 'dealbook' }
const DOCUMENT = '<!doctype html><head><link rel="icon" href="/assets/icon.svg"><title>Dealbook</title></head>'

let folder: string
let pages: HttpWorld

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dealbook-pages-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), DOCUMENT)
  writeFileSync(join(folder, 'assets', 'index-a1b2c3.js'), 'export {}')
  writeFileSync(join(folder, 'favicon.ico'), 'an icon')
  writeFileSync(join(folder, 'secret.txt'), 'not served')
  pages = await openHttpWorld({ options: { web: { folder, signIn: null } } })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const directives = (policy: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((policy ?? '').split('; ').map((line) => [line.split(' ', 1)[0], line.replace(/^\S+ /, '')]))

describe('the pages', () => {
  it('are one document, which is revalidated each time', async () => {
    for (const url of [
      '/',
      '/sign-in',
      '/signed-in?code=x',
      '/authors/alice',
      '/admin',
      '/admin/accounts/demo%7Calice',
    ]) {
      const { status, headers, text } = await pages.request({ url })
      expect({ url, status, text }).toEqual({ url, status: 200, text: DOCUMENT })
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      })
      expect(headers['x-request-id']).toEqual(expect.any(String))
    }
    const { headers } = await pages.request({ url: '/admin' })
    const { status } = await pages.request({ url: '/admin', headers: { 'if-none-match': headers.etag as string } })
    expect(status).toBe(304)
  })

  it('have hashed assets that may be cached forever', async () => {
    const { status, headers } = await pages.request({ url: '/assets/index-a1b2c3.js' })
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('serve nothing else from the folder', async () => {
    for (const url of [
      '/assets/gone.js',
      '/assets/../secret.txt',
      '/assets/%2e%2e/secret.txt',
      '/assets/',
      '/secret.txt',
    ]) {
      const { status, body } = await pages.request({ url })
      expect({ url, status, code: body.code }).toEqual({ url, status: 404, code: 'ROUTE_NOT_FOUND' })
    }
  })

  it('may only run their own scripts and call the service', async () => {
    const { headers } = await pages.request({ url: '/' })
    const policy = directives(headers['content-security-policy'])
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'connect-src': "'self'",
      'frame-ancestors': "'none'",
    })
    expect(headers['content-security-policy']).not.toContain('unsafe')
  })

  it('share no browsing context with pages of other sites that open them', async () => {
    for (const url of ['/', '/desk', '/admin/accounts', '/signed-in', '/authors/alice', '/docs'])
      expect((await pages.request({ url })).headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' })
    expect((await pages.request({ url: '/auction-systems' })).headers).not.toHaveProperty('cross-origin-opener-policy')
  })

  it('may also call the identity provider, if there is one', async () => {
    const world = await openHttpWorld({ options: { web: { folder, signIn: SIGN_IN } } })
    const { headers } = await world.request({ url: '/admin' })
    expect(directives(headers['content-security-policy'])['connect-src']).toBe("'self' https://id.example.org")
    expect((await world.request({ url: '/admin/settings.json' })).body).toMatchObject({ signIn: SIGN_IN })
    const demo = await openHttpWorld({ options: { web: { folder, signIn: null, isDemo: true } } })
    expect((await demo.request({ url: '/admin/settings.json' })).body).toMatchObject({ signIn: null, isDemo: true })
    expect((await pages.request({ url: '/admin/settings.json' })).body).toEqual({
      signIn: null,
      isDemo: false,
      site: { name: 'Dealbook', logo: null },
    })
  })

  it('have the name, the colour and the logo of the site', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const logo = { type: 'image/svg+xml', bytes: Buffer.from(svg) } as const
    const site = { name: '<Club> & "Friends"', color: '#7a1f5c', logo }
    const world = await openHttpWorld({ options: { web: { folder, signIn: null, site } } })
    const { text } = await world.request({ url: '/desk' })
    expect(text).toContain('<title>&lt;Club&gt; &amp; &quot;Friends&quot;</title>')
    expect(text).toContain('<link rel="icon" href="/site-logo">')
    expect(text).toContain('<link rel="stylesheet" href="/site.css"></head>')
    expect((await world.request({ url: '/admin/settings.json' })).body).toEqual({
      signIn: null,
      isDemo: false,
      site: { name: site.name, logo: '/site-logo' },
    })
    const styles = await world.request({ url: '/site.css' })
    expect(styles.headers['content-type']).toBe('text/css; charset=utf-8')
    expect(styles.text).toContain('--accent: light-dark(#7a1f5c, ')
    for (const url of ['/site-logo', '/favicon.ico']) {
      const { headers, text: picture } = await world.request({ url })
      expect({ url, picture }).toEqual({ url, picture: svg })
      expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
      // An SVG can contain scripts; the policy keeps them from running.
      const policy = directives(headers['content-security-policy'])
      expect(policy).toEqual({ 'default-src': "'none'", 'style-src': "'unsafe-inline'", sandbox: 'sandbox' })
    }
    expect((await pages.request({ url: '/site-logo' })).status).toBe(404)
  })

  it('have an icon for browsers, and a robots.txt that allows public pages', async () => {
    const icon = await pages.request({ url: '/favicon.ico' })
    expect([icon.status, icon.headers['content-type'], icon.text]).toEqual([200, 'image/x-icon', 'an icon'])
    const robots = await pages.request({ url: '/robots.txt' })
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(robots.text.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /', 'Allow: /$']))
    const allowed = [...robots.text.matchAll(/^Allow: (.*)$/gm)].map(([, path]) => path)
    for (const path of ['/c/', '/public', '/catalog', '/api', '/accounts', '/deals', '/desk'])
      expect(allowed.filter((prefix) => path.startsWith(prefix as string))).toEqual([])
    expect((await pages.request({ method: 'HEAD', url: '/robots.txt' })).status).toBe(200)
  })

  it('do not affect the API: its routes, its refusals, its document', async () => {
    const api = await openHttpWorld()
    const { body: described } = await pages.request({ url: '/openapi.json' })
    expect(described).toEqual((await api.request({ url: '/openapi.json' })).body)
    for (const url of ['/accounts/me', '/back-office/accounts', '/api/deals/x', '/nowhere']) {
      const [one, other] = [await pages.request({ url }), await api.request({ url })]
      expect({ url, status: one.status, body: one.body }).toEqual({ url, status: other.status, body: other.body })
    }
    expect((await pages.request({ method: 'POST', url: '/admin' })).status).toBe(405)
  })

  it('do not exist unless they were built, and then the service is just the API', async () => {
    const world = await openHttpWorld()
    for (const url of ['/', '/admin', '/admin/accounts', '/admin/settings.json', '/assets/index-a1b2c3.js'])
      expect((await world.request({ url })).body).toMatchObject({ code: 'ROUTE_NOT_FOUND' })
    expect((await world.request({ url: '/health/ready' })).status).toBe(200)
    expect((await world.request({ url: '/docs' })).status).toBe(200)
  })
})
