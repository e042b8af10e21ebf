import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSettings } from '../../src/process/settings.js'
import { openCollector } from '../support/collector.js'
import { createServerDatabase, onServer, type ServerDatabase } from '../support/databases.js'
import { type KeyServer, openKeyServer } from '../support/key-server.js'
import { freePort } from '../support/own-servers.js'
import { aRedisServer } from '../support/redis-server.js'
import { aDataFolder, runCli, type ServiceProcess, startProcess } from '../support/service-process.js'
import { aSigningKey } from '../support/signing-keys.js'
import { LAYDOWN } from '../support/trick-tables.js'
import { until } from '../support/until.js'

// Many processes start here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const API_KEY = 'key-of-the-settings-tests'
const PREVIOUS_KEY = 'key-that-was-there-before'
const OTHER_ORIGIN = 'https://app.example.org'
const HOUR = 3_600
const READY_TRIES = 100
const JSON_BODY = { 'content-type': 'application/json' }

let provider: KeyServer
let redis: Awaited<ReturnType<typeof aRedisServer>>
let collector: Awaited<ReturnType<typeof openCollector>>
let template: ServerDatabase
let folder: ReturnType<typeof aDataFolder>
let port: number
let metricsPort: number

const databaseName = () => new URL(template.url).pathname.slice(1)

/** A running service, and its database. */
class Running {
  private accounts = 0

  constructor(
    readonly service: ServiceProcess,
    readonly pool: pg.Pool,
    readonly folder: ReturnType<typeof aDataFolder>,
    readonly database: string,
  ) {}

  async send(path: string, init: RequestInit & { json?: object } = {}) {
    const { json, ...rest } = init
    const headers = { ...(json === undefined ? {} : JSON_BODY), ...(rest.headers as Record<string, string>) }
    const body = json === undefined ? rest.body : JSON.stringify(json)
    const response = await fetch(`${this.service.address}${path}`, { ...rest, headers, ...(body ? { body } : {}) })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  async statuses(count: number, path: string, init: () => RequestInit & { json?: object } = () => ({})) {
    const statuses: number[] = []
    for (let i = 0; i < count; i++) statuses.push((await this.send(path, init())).status)
    return statuses
  }

  /** The header of a new account, with additional claims. */
  async signIn(claims: object = {}): Promise<{ authorization: string }> {
    const token = await provider.tokenOf(`somebody-${++this.accounts}-${Math.random()}`, { iat: now(), ...claims })
    return { authorization: `Bearer ${token}` }
  }

  /** A stored account, with its id. */
  async account(changes: object = {}) {
    const id = `made-${++this.accounts}-${Math.random()}`
    const json = { id, email: `${id}@example.org`, displayName: id }
    const headers = { 'x-api-key': API_KEY }
    expect((await this.send('/api/accounts', { method: 'POST', headers, json })).status).toBe(201)
    expect((await this.send(`/accounts/${id}`, { method: 'PATCH', headers, json: changes })).status).toBe(200)
    return { id, headers: { authorization: `Bearer ${await provider.tokenOf(id, { iat: now() })}` } }
  }
}

/** A board that is solved at once. */
const aBoard = async (running: Running) => {
  const { headers } = await running.account()
  const made = await running.send('/deals', { method: 'POST', headers, json: { title: 'Board', hands: LAYDOWN } })
  return { id: made.body.id as string, headers }
}

const now = () => Math.floor(Date.now() / 1000)

type Environment = Readonly<Record<string, string>>

/** A setting, and where its effect can be observed. */
interface Row {
  /** Its value; a function if that is known only when the tests run. */
  readonly value: string | (() => string)
  /** Other settings of the service, with and without this one. */
  readonly beside?: Environment
  /** Settings that other services have, but not this one. */
  readonly without?: readonly string[]
  /** Whether it affects what other rows observe; the others are set together. */
  readonly isAlone?: true
  /** Whether the service has ended when the effect is observed. */
  readonly endsIt?: true
  /** Observes the effect: equal to `set` with the setting, and to `unset` without it. */
  readonly see: (running: Running) => Promise<unknown>
  readonly set: unknown
  readonly unset: unknown
}

/** A setting with which the service does not start; `set` is the error message. */
interface Refused {
  readonly value: string | (() => string)
  readonly without?: readonly string[]
  readonly refusal: RegExp
}

const limited = (see: Row['see']): Row => ({ value: '1/3600', isAlone: true, see, set: 429, unset: 'not limited' })

/** The last response, as a text if it succeeded. */
const lastOf = async (statuses: Promise<readonly number[]>) => {
  const last = (await statuses).at(-1) as number
  return last === 429 ? last : 'not limited'
}

const noteSessions = async (pool: pg.Pool): Promise<void> => {
  await pool.query(`
    CREATE TABLE IF NOT EXISTS session_notes (statement text, lock text, idle text);
    CREATE OR REPLACE FUNCTION note_session() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO session_notes VALUES (current_setting('statement_timeout'), current_setting('lock_timeout'),
        current_setting('idle_in_transaction_session_timeout'));
      RETURN NEW; END $$;
    CREATE OR REPLACE TRIGGER noting AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION note_session()`)
}

/** A timeout as set in the service's sessions. */
const sessionSetting = (column: string) => async (running: Running) => {
  await noteSessions(running.pool)
  await running.account()
  return (await running.pool.query(`SELECT DISTINCT ${column} AS value FROM session_notes`)).rows[0]?.value
}

const preflight = (running: Running) =>
  running.send('/accounts/me', {
    method: 'OPTIONS',
    headers: { origin: OTHER_ORIGIN, 'access-control-request-method': 'GET' },
  })

const ROWS: Readonly<Record<string, Row | Refused>> = {
  NODE_ENV: { value: 'production', without: ['API_KEY'], refusal: /API_KEY is required with NODE_ENV=production/ },
  HOST: {
    value: '127.0.0.2',
    see: async ({ service }) => new URL(service.address).hostname,
    set: '127.0.0.2',
    unset: '127.0.0.1',
  },
  PORT: {
    value: () => String(port),
    see: async ({ service }) => new URL(service.address).port === String(port),
    set: true,
    unset: false,
  },
  PUBLIC_URL: {
    value: 'https://lessons.example.org',
    see: async (running) => {
      const { headers } = await running.account()
      const { body } = await running.send('/collections', { method: 'POST', headers, json: { title: 'Lesson' } })
      const link = await running.send(`/collections/${body.id}/public-link`, { method: 'PUT', headers })
      const { origin } = new URL(link.body.publicUrl)
      return origin === running.service.address ? 'as asked' : origin
    },
    set: 'https://lessons.example.org',
    unset: 'as asked',
  },
  DATA_DIR: {
    value: () => folder.path,
    without: ['API_KEY', 'AUTH_ISSUER', 'AUTH_AUDIENCE', 'AUTH_JWKS_URI'],
    see: async () => existsSync(join(folder.path, 'api-key')),
    set: true,
    unset: false,
  },
  DATABASE_URL: {
    value: 'postgres://nobody@127.0.0.1:1/none',
    refusal: /The database cannot be reached/,
  },
  DATABASE_DIRECT_URL: {
    value: 'postgres://nobody@127.0.0.1:1/none',
    refusal: /The database cannot be reached/,
  },
  DATABASE_PREPARED_STATEMENTS: {
    value: 'off',
    refusal: /DATABASE_PREPARED_STATEMENTS=off: the settings of its sessions have to be set on the role/,
  },
  DATABASE_REPLICA_URLS: {
    // No replica responds there, so the primary reads.
    value: 'postgres://nobody@127.0.0.1:1/none',
    isAlone: true,
    see: async (running) => {
      const { headers } = await running.account()
      const written = await running.send('/deals', { method: 'POST', headers, json: { title: 'Deal' } })
      const read = await running.send('/deals', { headers })
      return [read.body.deals.length, written.headers.has('dealbook-position')]
    },
    set: [1, true],
    unset: [1, false],
  },
  DATABASE_POOL_MAX: {
    value: '3',
    isAlone: true,
    see: async (running) => {
      // The writes of one account run one after another.
      const callers = await Promise.all(Array.from({ length: 30 }, () => running.account()))
      const client = await running.pool.connect()
      await client.query('BEGIN; LOCK TABLE deals IN ACCESS EXCLUSIVE MODE')
      const posts = callers.map(({ headers }, i) =>
        running.send('/deals', { method: 'POST', headers, json: { title: `Deal ${i}` } }),
      )
      let most = 0
      for (let looks = 0; looks < 14 && most <= 3; looks++) {
        await setTimeout(120)
        const { rows } = await client.query(
          `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
        most = Math.max(most, rows[0].n)
      }
      await client.query('COMMIT')
      client.release()
      await Promise.all(posts)
      return most <= 3
    },
    set: true,
    unset: false,
  },
  DATABASE_STATEMENT_TIMEOUT: { value: '4321', see: sessionSetting('statement'), set: '4321ms', unset: '5s' },
  DATABASE_LOCK_TIMEOUT: { value: '1234', see: sessionSetting('lock'), set: '1234ms', unset: '2s' },
  DATABASE_IDLE_TRANSACTION_TIMEOUT: { value: '3456', see: sessionSetting('idle'), set: '3456ms', unset: '5s' },
  REDIS_URL: {
    value: () => redis.url,
    see: async (running) => {
      await redis.clear()
      await running.send('/auction-systems')
      return redis.keys()
    },
    set: 1,
    unset: 0,
  },
  API_KEY: {
    value: 'another-key-of-the-tests',
    isAlone: true,
    see: (running) => running.statuses(1, '/api/deals', () => ({ headers: { 'x-api-key': API_KEY } })),
    set: [401],
    unset: [200],
  },
  API_KEY_PREVIOUS: {
    value: PREVIOUS_KEY,
    see: async (running) => [
      ...(await running.statuses(1, '/api/deals', () => ({ headers: { 'x-api-key': API_KEY } }))),
      ...(await running.statuses(1, '/api/deals', () => ({ headers: { 'x-api-key': PREVIOUS_KEY } }))),
    ],
    set: [200, 200],
    unset: [200, 401],
  },
  AUTH_ISSUER: {
    value: 'https://somebody-else.example.org/',
    isAlone: true,
    see: async (running) => (await running.send('/accounts/me', { headers: await running.signIn() })).status,
    set: 401,
    unset: 200,
  },
  AUTH_AUDIENCE: {
    value: 'another-audience',
    isAlone: true,
    see: async (running) =>
      (await running.send('/accounts/me', { headers: await running.signIn({ aud: 'another-audience' }) })).status,
    set: 200,
    unset: 401,
  },
  AUTH_JWKS_URI: {
    value: () => `${provider.settings.AUTH_ISSUER}/elsewhere`,
    without: ['AUTH_JWKS_URI'],
    see: async () => provider.paths().includes('/elsewhere'),
    set: true,
    unset: false,
  },
  AUTH_MAX_TOKEN_AGE: {
    value: String(2 * HOUR),
    see: async (running) =>
      (await running.send('/accounts/me', { headers: await running.signIn({ exp: now() + 3 * HOUR }) })).status,
    set: 401,
    unset: 200,
  },
  AUTH_REQUIRE_VERIFIED_EMAIL: {
    value: 'true',
    isAlone: true,
    see: async (running) => {
      const unsaid = await running.send('/accounts/me', { headers: await running.signIn() })
      const verified = await running.send('/accounts/me', { headers: await running.signIn({ email_verified: true }) })
      return [unsaid.status, verified.status]
    },
    set: [401, 200],
    unset: [200, 200],
  },
  AUTH_EMAIL_CLAIM: {
    value: 'https://example.org/mail',
    isAlone: true,
    see: async (running) => {
      const claims = { email: 'usual@example.org', 'https://example.org/mail': 'elsewhere@example.org' }
      return (await running.send('/accounts/me', { headers: await running.signIn(claims) })).body.email
    },
    set: 'elsewhere@example.org',
    unset: 'usual@example.org',
  },
  OIDC_CLIENT_ID: {
    value: 'the-pages',
    see: async (running) => (await running.send('/admin/settings.json')).body.signIn?.clientId ?? null,
    set: 'the-pages',
    unset: null,
  },
  SITE_NAME: {
    value: 'Bridge Club',
    see: async (running) => (await running.send('/admin/settings.json')).body.site.name,
    set: 'Bridge Club',
    unset: 'Dealbook',
  },
  SITE_COLOR: {
    value: '#7a1f5c',
    see: async (running) => (await running.send('/site.css')).body.includes('#7a1f5c'),
    set: true,
    unset: false,
  },
  SITE_LOGO: {
    value: 'web/src/icon.svg',
    see: async (running) => (await running.send('/site-logo')).headers.get('content-type'),
    set: 'image/svg+xml',
    unset: 'application/json; charset=utf-8',
  },
  TRUST_PROXY: {
    value: '1',
    beside: { RATE_LIMIT_PUBLIC: '1/3600' },
    see: (running) => {
      let address = 0
      return running.statuses(2, '/auction-systems', () => ({
        headers: { 'x-forwarded-for': `192.0.2.${++address}` },
      }))
    },
    set: [200, 200],
    unset: [200, 429],
  },
  CORS_ORIGINS: {
    value: OTHER_ORIGIN,
    see: async (running) => (await preflight(running)).headers.get('access-control-allow-origin'),
    set: OTHER_ORIGIN,
    unset: null,
  },
  IMPERSONATION: {
    value: 'off',
    see: async (running) => {
      const [admin, other] = [await running.account({ role: 'admin' }), await running.account()]
      const headers = { ...admin.headers, 'x-app-impersonation': other.id }
      return (await running.send('/accounts/me', { headers })).status
    },
    set: 403,
    unset: 200,
  },
  DRAIN_DELAY: {
    value: '20',
    endsIt: true,
    see: async (running) => {
      running.service.child.kill('SIGTERM')
      // With the delay it still responds that it is not ready; without, it accepts no more connections.
      const answer = () =>
        running.send('/health/ready').then(
          ({ status }) => status,
          () => 'closed',
        )
      await until(async () => (await answer()) !== 200)
      await setTimeout(1_000)
      return answer()
    },
    set: 503,
    unset: 'closed',
  },
  FREE_COLLECTIONS: {
    value: '1',
    see: async (running) => {
      const { headers } = await running.account()
      return running.statuses(2, '/collections', () => ({ method: 'POST', headers, json: { title: 'Lesson' } }))
    },
    set: [201, 409],
    unset: [201, 201],
  },
  FREE_SERVES_PER_DAY: {
    value: '1',
    see: async (running) => {
      const { headers } = await running.account()
      const own = { method: 'POST', headers, json: { title: 'Served' } }
      const { id } = (await running.send('/deals', own)).body
      return running.statuses(2, `/api/deals/${id}`, () => ({ headers: { ...headers, 'x-api-key': API_KEY } }))
    },
    set: [200, 402],
    unset: [200, 200],
  },
  MAX_DEALS: {
    value: '1',
    see: async (running) => {
      const { headers } = await running.account()
      return running.statuses(2, '/deals', () => ({ method: 'POST', headers, json: { title: 'Deal' } }))
    },
    set: [201, 409],
    unset: [201, 201],
  },
  DOUBLE_DUMMY: {
    value: 'off',
    see: async (running) => {
      const { id, headers } = await aBoard(running)
      return (await running.send(`/deals/${id}/double-dummy`, { headers })).status
    },
    set: 409,
    unset: 200,
  },
  DOUBLE_DUMMY_WORKERS: {
    value: '0',
    see: async (running) => {
      const { id, headers } = await aBoard(running)
      const isSolved = async () => (await running.send(`/deals/${id}`, { headers })).body.doubleDummy !== null
      // An instance with workers looks for deals every two seconds.
      for (let i = 0; i < 30 && !(await isSolved()); i++) await setTimeout(200)
      return isSolved()
    },
    set: false,
    unset: true,
  },
  WEBHOOK_ALLOW_LOOPBACK: {
    value: 'on',
    see: async (running) => {
      const { headers } = await running.account({ role: 'admin' })
      const json = { url: 'http://127.0.0.1:9/' }
      return (await running.send('/back-office/webhooks', { method: 'POST', headers, json })).status
    },
    set: 201,
    unset: 400,
  },
  LOG_LEVEL: {
    value: 'silent',
    // Its output then shows the address.
    without: ['API_KEY', 'AUTH_ISSUER', 'AUTH_AUDIENCE', 'AUTH_JWKS_URI'],
    see: async (running) => {
      await running.send('/auction-systems', { headers: { 'x-request-id': 'looked-for-in-the-log' } })
      await running.service.kill('SIGTERM')
      return running.service.output.stdout.includes('looked-for-in-the-log')
    },
    set: false,
    unset: true,
  },
  METRICS_PORT: {
    value: () => String(metricsPort),
    see: async (running) => {
      const { hostname } = new URL(running.service.address)
      const own = await fetch(`http://${hostname}:${metricsPort}/metrics`).then(
        async (response) => [response.status, (await response.text()).includes('dealbook_info')],
        () => 'closed',
      )
      return [own, (await running.send('/metrics', { headers: { 'x-api-key': API_KEY } })).status]
    },
    set: [[200, true], 404],
    unset: ['closed', 200],
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    value: () => collector.endpoint,
    endsIt: true,
    see: async (running) => {
      await running.send('/auction-systems')
      await running.service.kill('SIGTERM')
      return collector.text() !== ''
    },
    set: true,
    unset: false,
  },
  RATE_LIMIT_SIGNED_IN: limited(async (running) => {
    const headers = await running.signIn()
    return lastOf(running.statuses(2, '/accounts/me', () => ({ headers })))
  }),
  RATE_LIMIT_SEARCH: limited(async (running) => {
    const headers = await running.signIn()
    expect((await running.send('/accounts/me', { headers })).status).toBe(200)
    return lastOf(running.statuses(2, '/accounts/search?q=nobody', () => ({ headers })))
  }),
  RATE_LIMIT_PUBLIC: limited((running) => lastOf(running.statuses(2, '/auction-systems'))),
  RATE_LIMIT_LINK: limited(async (running) => {
    const { headers } = await running.account()
    const { body } = await running.send('/collections', { method: 'POST', headers, json: { title: 'Lesson' } })
    const link = await running.send(`/collections/${body.id}/public-link`, { method: 'PUT', headers })
    return lastOf(running.statuses(2, `/public/collections/${link.body.publicToken}`))
  }),
  RATE_LIMIT_PARTICIPANTS: limited(async (running) => {
    const { headers } = await running.account()
    const json = { title: 'Lesson', practice: { bidding: true, answers: true } }
    const { body } = await running.send('/collections', { method: 'POST', headers, json })
    const link = await running.send(`/collections/${body.id}/public-link`, { method: 'PUT', headers })
    const path = `/public/collections/${link.body.publicToken}/participants`
    return lastOf(running.statuses(2, path, () => ({ method: 'POST', json: { name: 'Ada' } })))
  }),
  RATE_LIMIT_FORMS: limited((running) => lastOf(running.statuses(2, '/forms/newsletter', aForm))),
  RATE_LIMIT_FORMS_DAY: limited((running) => lastOf(running.statuses(2, '/forms/newsletter', aForm))),
  RATE_LIMIT_FAILED_AUTH: limited((running) => lastOf(running.statuses(2, '/accounts/me'))),
  RATE_LIMIT_API_KEY: limited((running) =>
    lastOf(running.statuses(2, '/api/deals', () => ({ headers: { 'x-api-key': API_KEY } }))),
  ),
}

let forms = 0
const aForm = () => ({ method: 'POST', json: { email: `form-${++forms}@example.org` } })

/** The names of all environment variables that the service reads. */
const settingsAsked = (): readonly string[] => {
  const names = new Set<string>()
  readSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }))
  return [...names]
}

const setTo = ({ value }: Row | Refused): string => (typeof value === 'string' ? value : value())

let running: Running[] = []
let databases = 0

/** Starts the built service on a new migrated database. */
const start = async (env: Environment, without: readonly string[] = []): Promise<Running> => {
  const name = `${databaseName()}_${++databases}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${databaseName()}`)
  const url = new URL(template.url)
  url.pathname = `/${name}`
  const own = aDataFolder()
  const base: Record<string, string> = {
    ...provider.settings,
    API_KEY,
    DATABASE_URL: url.href,
    DATA_DIR: own.path,
    PORT: '0',
    DOUBLE_DUMMY_WORKERS: '',
  }
  for (const left of without) delete base[left]
  const service = await startProcess({ ...base, ...env }, { script: 'dist/main.js' }).catch(async (error: unknown) => {
    own.remove()
    await onServer(`DROP DATABASE ${name}`)
    throw error
  })
  const pool = new pg.Pool({ connectionString: url.href, max: 2 })
  pool.on('error', () => {})
  const started = new Running(service, pool, own, name)
  running.push(started)
  // Some never become ready, because they have no keys.
  for (let tries = 0; tries < READY_TRIES && (await started.send('/health/ready')).status !== 200; tries++)
    await setTimeout(50)
  return started
}

const stop = async ({ service, pool, folder, database }: Running): Promise<void> => {
  if (service.child.exitCode === null && service.child.signalCode === null) await service.kill('SIGKILL')
  await pool.end()
  await onServer(`DROP DATABASE ${database} WITH (FORCE)`)
  folder.remove()
}

/** Services start for most settings, so `SETTINGS` can select a third of them: 0, 1 or 2. */
const { SETTINGS = 'all' } = process.env
const isInPart = (_: unknown, place: number): boolean => SETTINGS === 'all' || place % 3 === Number(SETTINGS)

/** A service with only the required settings, and one with all settings that can be set together. */
let plain: Running
let changed: Running

const isShared = (row: Row | Refused): boolean =>
  !('refusal' in row) && [row.beside, row.without, row.endsIt, row.isAlone].every((own) => own === undefined)

beforeAll(async () => {
  provider = await openKeyServer(await aSigningKey())
  redis = await aRedisServer()
  collector = await openCollector()
  template = await createServerDatabase()
  port = await freePort()
  metricsPort = await freePort()
  folder = aDataFolder()
  expect((await runCli(['migrate'], { DATABASE_URL: template.url })).code).toBe(0)
  plain = await start({})
  const shared = Object.entries(ROWS).filter(([, row]) => isShared(row))
  changed = await start(Object.fromEntries(shared.map(([name, row]) => [name, setTo(row)])))
})
afterEach(async () => {
  const ended = running.filter((one) => one !== plain && one !== changed)
  running = [plain, changed]
  for (const one of ended) await stop(one)
})
afterAll(async () => {
  for (const one of [plain, changed]) await stop(one)
  provider.close()
  collector.close()
  await redis.kill()
  await template.drop()
  folder.remove()
})

describe('every setting', () => {
  it('has a row here', () => {
    expect(Object.keys(ROWS).sort()).toEqual([...settingsAsked()].sort())
  })

  it.each(Object.entries(ROWS).filter(isInPart))('%s changes what it is for', async (name, row) => {
    if ('refusal' in row) {
      if (row.without !== undefined) await start({}, row.without)
      await expect(start({ [name]: setTo(row) }, row.without)).rejects.toThrow(row.refusal)
      return
    }
    if (isShared(row)) {
      expect(await row.see(plain)).toEqual(row.unset)
      expect(await row.see(changed)).toEqual(row.set)
      return
    }
    const { beside = {}, without } = row
    expect(await row.see(row.isAlone ? plain : await start(beside, without))).toEqual(row.unset)
    expect(await row.see(await start({ ...beside, [name]: setTo(row) }, without))).toEqual(row.set)
  })
})
