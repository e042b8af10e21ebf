import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createContainer, servicesOf } from '../../src/container/container.js'
import { inMemoryAdapters } from '../../src/container/ports.js'
import { buildApp } from '../../src/http/app.js'
import { NO_RATE_LIMITS } from '../../src/http/plugins/caller/rate-limits.js'
import { loggerOptions, scrub } from '../../src/http/plugins/request/logging.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { anAccount, anAccountId } from '../support/builders.js'
import { listen, sendRaw } from '../support/raw-http.js'
import { testVerifier, tokenOf } from '../support/tokens.js'

const loggedApp = async () => {
  const lines: string[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const db = new InMemoryDatabase()
  const container = createContainer({
    store: inMemoryAdapters(db),
    verifier: await testVerifier(),
    apiKeys: ['secret-key-of-a-backend'],
    checks: { checkDatabase: async () => {}, hasKeys: () => true, isDraining: () => false, isReadOnly: () => false },
  })
  const app = await buildApp(servicesOf(container), {
    logger: pino(loggerOptions('info'), sink),
    trustProxy: false,
    version: '0',
    translateError: (error) => error,
    rateLimits: NO_RATE_LIMITS,
  })
  app.get('/planted/bug', async () => {
    throw new Error('failed for carol@example.org with eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhIn0abc.c2lnbmF0dXJlc2ln')
  })
  return { app, lines, db }
}

describe('the log', () => {
  it('has one line per request, with route, status, duration, caller and actor', async () => {
    const { app, lines } = await loggedApp()
    const token = await tokenOf({ sub: 'alice' })
    const authorization = `Bearer ${token}`
    await app.inject({ url: '/accounts/me', headers: { authorization, 'x-request-id': 'r1' } })
    await app.inject({ url: '/accounts/search?q=carol@example.org', headers: { authorization } })
    await app.inject({ url: '/none/of/these' })
    const [first, second, third] = lines.map((line) => JSON.parse(line))
    expect(lines).toHaveLength(3)
    expect(first).toMatchObject({
      reqId: 'r1',
      method: 'GET',
      route: '/accounts/me',
      status: 200,
      ms: expect.any(Number),
    })
    expect(second).toMatchObject({ route: '/accounts/search', caller: 'account', actor: 'alice' })
    expect(third).toMatchObject({ route: null, status: 404, caller: 'public', actor: null })
  })

  it('has a line for requests without a route, and for invalid ones', async () => {
    const { app, lines } = await loggedApp()
    await app.inject({ url: '/%zz', headers: { 'x-request-id': 'r1' } })
    await app.inject({ url: `/accounts/${'x'.repeat(3_000)}` })
    const port = await listen(app)
    for (const text of ['rubbish', `GET /x HTTP/1.1\r\nx-long: ${'x'.repeat(20_000)}`]) await sendRaw(port, [text])
    await app.close()
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    expect(requests).toMatchObject([
      { reqId: 'r1', method: 'GET', route: null, status: 404, caller: 'public', actor: null },
      { status: 414, route: null, ms: expect.any(Number) },
      { reqId: expect.any(String), method: null, status: 400, code: expect.stringContaining('HPE_') },
      { status: 431, code: 'HPE_HEADER_OVERFLOW' },
    ])
  })

  it('names the admin who acts as an account', async () => {
    const { app, lines, db } = await loggedApp()
    for (const account of [
      anAccount({ id: anAccountId('boss'), role: 'admin' }),
      anAccount({ id: anAccountId('alice') }),
    ])
      db.tables.accounts.set(account.id, account)
    const authorization = `Bearer ${await tokenOf({ sub: 'boss' })}`
    await app.inject({ url: '/deals', headers: { authorization, 'x-app-impersonation': 'alice' } })
    await app.inject({ url: '/deals', headers: { authorization } })
    const [as, own] = lines.map((line) => JSON.parse(line))
    expect(as).toMatchObject({ status: 200, actor: 'alice', impersonatedBy: 'boss' })
    expect(own).toMatchObject({ actor: 'boss' })
    expect(own).not.toHaveProperty('impersonatedBy')
  })

  it('hides ids that are e-mail addresses', async () => {
    const { app, lines, db } = await loggedApp()
    const [boss, alice] = [anAccountId('boss@example.org'), anAccountId('alice@example.org')]
    for (const account of [anAccount({ id: boss, role: 'admin' }), anAccount({ id: alice })])
      db.tables.accounts.set(account.id, account)
    const authorization = `Bearer ${await tokenOf({ sub: boss })}`
    await app.inject({ url: '/deals', headers: { authorization } })
    await app.inject({ url: '/deals', headers: { authorization, 'x-app-impersonation': alice } })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { status: 200, actor: '[e-mail]' },
      { status: 200, actor: '[e-mail]', impersonatedBy: '[e-mail]' },
    ])
    for (const secret of ['boss', 'alice']) expect(lines.join('')).not.toContain(secret)
  })

  it('contains no token of a public link, and nothing that was entered in a form', async () => {
    const { app, lines, db } = await loggedApp()
    const token = 'aSecretTokenOfAPublicLink'
    const files = ['.pbn', '.pbn?south=X', '.pdf', '/deals/1.svg', '/deals/x.svg', '/avatar'].map(
      (file) => `${token}${file}`,
    )
    for (const url of [token, ...files, `${token}/more`, `${token}%zz`, `${token}?x=${token}`])
      await app.inject({ url: `/public/collections/${url}`, headers: { referer: `https://x.org/${token}` } })
    for (const method of ['POST', 'OPTIONS'] as const)
      await app.inject({
        method,
        url: `/public/collections/${token}`,
        headers: { 'access-control-request-method': 'GET' },
      })
    const payload = { name: 'Carol Canary', email: 'carol@example.org', message: 'Canary' }
    expect((await app.inject({ method: 'POST', url: '/forms/contact', payload })).statusCode).toBe(202)
    db.tables.collections.values = () => {
      throw new Error('planted')
    }
    expect((await app.inject({ url: `/public/collections/${token}` })).statusCode).toBe(500)
    const log = lines.join('')
    expect(log).toContain('"route":"/public/collections/:token"')
    expect(log).toContain('planted')
    for (const secret of [token, 'Canary', 'carol@']) expect(log).not.toContain(secret)
  })

  it('contains no token, key or e-mail address', async () => {
    const { app, lines } = await loggedApp()
    const token = await tokenOf({ sub: 'alice', email: 'alice@example.org' })
    await app.inject({ url: '/accounts/me', headers: { authorization: `Bearer ${token}` } })
    await app.inject({
      url: '/api/accounts?email=carol@example.org',
      headers: { 'x-api-key': 'secret-key-of-a-backend' },
    })
    await app.inject({ url: '/api/accounts/x', headers: { 'x-api-key': 'secret-key-of-a-backenX' } })
    await app.inject({ url: '/planted/bug' })
    const log = lines.join('')
    expect(log).toContain('[e-mail]')
    expect(log).toContain('[token]')
    for (const secret of [token, 'eyJhbGciOiJFZERTQSJ9', 'secret-key', 'carol@', 'alice@'])
      expect(log).not.toContain(secret)
  })
})

describe('the options of the logger', () => {
  it('hide secret fields of a line and of its values, and change nothing else', () => {
    const lines: string[] = []
    const log = pino(loggerOptions('info'), { write: (line) => lines.push(line) })
    const secrets = { authorization: 'Bearer x', token: 't', apiKey: 'k', email: 'carol@example.org' }
    const hidden = { authorization: '[Redacted]', token: '[Redacted]', apiKey: '[Redacted]', email: '[Redacted]' }
    const carol = Object.freeze({ ...secrets, name: 'Carol', deals: [1, 2] })
    const err = Object.assign(new Error('failed'), { token: 't' })
    log.info({ ...secrets, carol, cause: err, none: null, count: 3, list: ['t'], err }, 'planted')
    log.child({ token: 't' }).info({ route: '/x' })
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      {
        ...hidden,
        carol: { ...hidden, name: 'Carol', deals: [1, 2] },
        cause: { token: '[Redacted]' },
        none: null,
        count: 3,
        list: ['t'],
        msg: 'planted',
      },
      { token: '[Redacted]', route: '/x' },
    ])
    expect(JSON.parse(lines[0] as string).err).toEqual({ type: 'Error', message: 'failed', stack: expect.any(String) })
    expect(carol).toMatchObject(secrets)
  })
})

describe('scrub', () => {
  it('removes credentials from addresses', () => {
    for (const scheme of ['postgres', 'postgresql', 'redis', 'rediss'])
      expect(scrub(`cannot reach ${scheme}://user:pass@db:5432/x`)).not.toContain('pass')
  })
})
