import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readCompose } from '../support/compose.js'
import { createServerDatabase, type ServerDatabase } from '../support/databases.js'
import { type OpenIdProvider, openOpenIdProvider } from '../support/openid-provider.js'
import { type Caddy, freePort, openCaddy } from '../support/own-servers.js'
import { aDataFolder, runCli, type ServiceProcess, startProcess } from '../support/service-process.js'
import { aSigningKey } from '../support/signing-keys.js'
import { until } from '../support/until.js'

const ENV = {
  DEALBOOK_DOMAIN: 'dealbook.example.org',
  ID_DOMAIN: 'id.example.org',
  ADMIN_EMAIL: 'you@example.org',
  POSTGRES_PASSWORD: 'of-the-test',
  API_KEY: 'key-of-the-small-club-test',
  RAUTHY_SECRET: 'of-the-test',
  RAUTHY_KEY: 'of-the-test',
}
const TEACHER = { sub: 'za9UxpH7XVxqrtpEbThoqvn2', claims: { email: 'you@example.org', email_verified: true } }

/**
 * What `compose.small.yaml` runs, as processes on this machine: PostgreSQL, the built service with the settings of the
 * file, Caddy with its Caddyfile, without TLS, and a provider that issues tokens as Rauthy does.
 */
describe('a small club', () => {
  const compose = readCompose('compose.small.yaml', ENV)
  const folder = aDataFolder()
  let database: ServerDatabase
  let provider: OpenIdProvider
  let service: ServiceProcess
  let caddy: Caddy
  let address: string
  let settings: Record<string, string>

  beforeAll(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const [port, publicPort, idPort] = [await freePort(), await freePort(), await freePort()]
    address = `http://127.0.0.1:${publicPort}`
    database = await createServerDatabase()
    provider = await openOpenIdProvider('dealbook', [await aSigningKey('EdDSA')])
    settings = {
      ...compose.services.dealbook?.environment,
      // What differs between containers and this machine.
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: folder.path,
      DATABASE_URL: database.url,
      AUTH_ISSUER: provider.issuer,
      TRUST_PROXY: '127.0.0.1',
      DRAIN_DELAY: '0',
    }
    expect(await runCli(['migrate'], settings, 'dist/cli.js')).toMatchObject({ code: 0 })
    service = await startProcess(settings, { script: 'dist/cli.js', args: ['serve'] })
    const caddyfile = (compose.configs.caddy?.content ?? '')
      .replace('https://dealbook.example.org', address)
      .replace('https://id.example.org', `http://127.0.0.1:${idPort}`)
      .replace('dealbook:3000', `127.0.0.1:${port}`)
      .replace('rauthy:8080', new URL(provider.issuer).host)
    caddy = await openCaddy(caddyfile, publicPort)
    await until(async () => (await fetch(`${address}/health/ready`)).ok)
  })
  afterAll(async () => {
    await caddy?.close()
    if (service?.child.exitCode === null) await service.kill('SIGKILL')
    provider?.close()
    await database?.drop()
    folder.remove()
    vi.restoreAllMocks()
  })

  const send = async (method: string, path: string, token: string | null, json?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }

  it("can hold its first class, from signing in to the students' page", async () => {
    const token = await provider.signIn(TEACHER)
    expect((await send('GET', '/accounts/me', token)).status).toBe(200)
    const profile = { displayName: 'Carol', handle: 'carol', country: 'GB', language: 'en' }
    expect((await send('POST', '/accounts/me/complete-onboarding', token, profile)).status).toBe(200)
    const deal = await send('POST', '/deals', token, { title: 'The first board' })
    const collection = await send('POST', '/collections', token, { title: 'The first class' })
    const { id } = collection.body
    expect((await send('PUT', `/collections/${id}/deals`, token, { dealIds: [deal.body.id] })).status).toBe(200)
    const link = await send('PUT', `/collections/${id}/public-link`, token, {})
    expect(link.body.publicUrl).toBe(`${address}/c/${link.body.publicToken}`)
    const page = await send('GET', `/c/${link.body.publicToken}`, null)
    expect(page.status).toBe(200)
    expect(page.body).toContain('The first class')
    const role = ['account', 'set-role', TEACHER.claims.email, 'admin']
    expect(await runCli(role, settings, 'dist/cli.js')).toMatchObject({ code: 0 })
  })

  it('passes dealbook doctor without problems', async () => {
    const { code, stdout } = await runCli(['doctor'], settings, 'dist/cli.js')
    expect(stdout).toContain(`The service is ready at ${address}.`)
    expect(stdout).toContain('Visitors cannot choose the address by which they are counted.')
    expect(stdout).toMatch(/\n0 problems, /)
    expect(code).toBe(0)
  })

  it("hides metrics from the internet, and keeps tokens of class links out of Caddy's log", async () => {
    expect((await send('GET', '/metrics', null)).status).toBe(404)
    await service.kill('SIGKILL')
    expect((await send('GET', '/c/a-token-to-be-kept-secret', null)).status).toBe(502)
    expect((await send('GET', '/health/live', null)).status).toBe(502)
    expect(caddy.log()).not.toContain('a-token-to-be-kept-secret')
    expect(caddy.log()).not.toBe('')
  })
})
