import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignIn } from '../../src/http/plugins/web-pages.js'
import { type HttpWorld, openHttpWorld } from '../support/http-world.js'

const SIGN_IN: SignIn = { authority: 'https://id.example.org/realm', clientId: 'pages', audience: 'dealbook' }
const DOCUMENT = '<!doctype html><title>Dealbook</title>'

let folder: string
let pages: HttpWorld

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dealbook-pages-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), DOCUMENT)
  writeFileSync(join(folder, 'assets', 'index-a1b2c3.js'), 'export {}')
  writeFileSync(join(folder, 'secret.txt'), 'not served')
  pages = await openHttpWorld({ options: { web: { folder, signIn: null } } })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const directives = (policy: string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((policy ?? '').split('; ').map((line) => [line.split(' ', 1)[0], line.replace(/^\S+ /, '')]))

describe('the pages', () => {
  it('are one document, asked for anew each time', async () => {
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

  it('have assets that never change under their name', async () => {
    const { status, headers } = await pages.request({ url: '/assets/index-a1b2c3.js' })
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/javascript/)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  it('give nothing else of the folder', async () => {
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

  it('may run their own scripts, and ask the service alone', async () => {
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

  it('may ask the identity provider too, where there is one', async () => {
    const world = await openHttpWorld({ options: { web: { folder, signIn: SIGN_IN } } })
    const { headers } = await world.request({ url: '/admin' })
    expect(directives(headers['content-security-policy'])['connect-src']).toBe("'self' https://id.example.org")
    expect((await world.request({ url: '/admin/settings.json' })).body).toEqual({ signIn: SIGN_IN })
    expect((await pages.request({ url: '/admin/settings.json' })).body).toEqual({ signIn: null })
  })

  it('leave the API as it is: its routes, its refusals, its document', async () => {
    const api = await openHttpWorld()
    const { body: described } = await pages.request({ url: '/openapi.json' })
    expect(described).toEqual((await api.request({ url: '/openapi.json' })).body)
    for (const url of ['/accounts/me', '/back-office/accounts', '/api/deals/x', '/nowhere']) {
      const [one, other] = [await pages.request({ url }), await api.request({ url })]
      expect({ url, status: one.status, body: one.body }).toEqual({ url, status: other.status, body: other.body })
    }
    expect((await pages.request({ method: 'POST', url: '/admin' })).status).toBe(405)
  })

  it('are not there where they were not built: the service is the API alone', async () => {
    const world = await openHttpWorld()
    for (const url of ['/', '/admin', '/admin/accounts', '/admin/settings.json', '/assets/index-a1b2c3.js'])
      expect((await world.request({ url })).body).toMatchObject({ code: 'ROUTE_NOT_FOUND' })
    expect((await world.request({ url: '/health/ready' })).status).toBe(200)
    expect((await world.request({ url: '/docs' })).status).toBe(200)
  })
})
