import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdirSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { openEmbedded } from '../../src/infrastructure/prisma/embedded-database.js'
import { type KeyServer, openKeyServer } from '../support/key-server.js'
import { freePort, ownPostgresAt } from '../support/own-servers.js'
import { aDataFolder, type ServiceProcess, startProcess } from '../support/service-process.js'
import { aSigningKey } from '../support/signing-keys.js'
import { until } from '../support/until.js'
import { choresOf } from './chores.js'
import { type Kept, readKept } from './kept.js'
import { checkLedger, kindOf } from './ledger-check.js'
import { Load } from './load.js'
import type { Row } from './report.js'
import { Tally } from './tally.js'
import { type Answer, type Chore, isTaken, required, type Writer, type Written } from './writing.js'

export const WRITERS = 16
const ANNOUNCEMENTS = 10
/** Its id, and its handle. */
const ADMIN = 'announcer-1'
const DAY_MS = 24 * 3_600_000
const API_KEY = 'key-of-the-fault-suite'
export const WITH_API_KEY = { 'x-api-key': API_KEY }
/** Far more than the service takes at the most: a request that waits longer was forgotten. */
const HANG_MS = 30_000
const { FAULT_ROUNDS = '1' } = process.env

/** The kinds of writes whose loss the ledger was seen to notice; checked once, in the first world on PostgreSQL. */
let checkedKinds: ReadonlySet<string> | undefined

/** A connection for each writer, and limits that the load does not reach, but which are counted. */
const SETTINGS = {
  API_KEY,
  DATABASE_POOL_MAX: '20',
  RATE_LIMIT_SIGNED_IN: '100000000/300',
  RATE_LIMIT_API_KEY: '100000000/300',
  RATE_LIMIT_FAILED_AUTH: 'off',
}

/** Makes a round short in which the database is waited for. */
export const SHORT_TIMEOUTS = { DATABASE_STATEMENT_TIMEOUT: '1500', DATABASE_LOCK_TIMEOUT: '1000' }

export interface FaultWorld {
  /** Of the service. */
  readonly folder: string
  /** Of the database; `null` where it is embedded. */
  readonly databaseUrl: string | null
  readonly provider: KeyServer
  readonly load: Load
  /** The database, past the service; not of an embedded one. */
  readonly pool: pg.Pool
  readonly address: string
  /** The instance that was started last. */
  instance(): ServiceProcess
  /** Starts an instance, at the address or at another port. */
  start(env?: Readonly<Record<string, string>>): Promise<ServiceProcess>
  /** Gives the last instance an order, and waits until it is carried out. */
  tell(order: Order): Promise<void>
  /** Has the load sent to another address. */
  send(address: string): void
  request(request: Written): Promise<Answer>
  /** Compares the ledger with the database, or with what else was kept. */
  compare(kept?: Kept): Promise<Tally>
  close(): Promise<void>
}

/** What an instance can be told, in milliseconds: see `tampering.mjs`. */
export interface Order {
  /** How far its clock is off. */
  readonly shift?: number
  /** How much time passes at once by its monotonic clock. */
  readonly pass?: number
  /** How many times its event loop is blocked, and for how long each time. */
  readonly blocks?: number
  readonly blockMs?: number
}

export interface WorldOptions {
  /** What the service is set to beyond the usual, with the address of its database. */
  readonly settings?: (databaseUrl: string) => Promise<Readonly<Record<string, string>>>
  readonly isEmbedded?: boolean
  /** Of the database. */
  readonly tablespace?: string
}

/** Runs statements as the owner of the suite's own server, each by itself. */
export const onServer = async (...statements: readonly string[]): Promise<void> => {
  const url = new URL(ownPostgresAt(inject('postgresPlace')).url)
  url.pathname = '/template1'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** A database on the suite's own server, migrated by default. */
export const createDatabase = async ({ template = 'postgres', tablespace = 'pg_default' } = {}) => {
  const name = `faults_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} TABLESPACE ${tablespace}`)
  const url = new URL(ownPostgresAt(inject('postgresPlace')).url)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/**
 * Connections that nobody uses are given up sooner than a service that is told to stop closes them (DRAIN_DELAY), so that no
 * request is on its way while that happens.
 */
const agent = new Agent({ keepAlive: true, timeout: 1_000 })

/** Sends a request and reads its answer. @throws when none comes, a DOMException when it takes too long */
export const sendTo = async (address: string, { method, path, body, headers = {} }: Written): Promise<Answer> => {
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const signal = AbortSignal.timeout(HANG_MS)
  try {
    const sent = request(`${address}${path}`, { method, agent, signal, headers: { ...type, ...headers } })
    sent.end(typeof body === 'string' ? body : JSON.stringify(body))
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    const json = await text(response)
    const saysWhen = 'retry-after' in response.headers
    return { status: response.statusCode ?? null, body: json === '' ? null : JSON.parse(json), saysWhen }
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  }
}

/** A built service with a database and an identity provider of its own, and 16 writers who keep a ledger. */
export const openFaultWorld = async ({
  settings = async () => ({}),
  isEmbedded = false,
  tablespace,
}: WorldOptions = {}): Promise<FaultWorld> => {
  const folder = aDataFolder()
  const provider = await openKeyServer(await aSigningKey())
  const database = isEmbedded ? null : await createDatabase(tablespace === undefined ? {} : { tablespace })
  const databaseSettings = database === null ? {} : { DATABASE_URL: database.url, ...(await settings(database.url)) }
  const pool = new pg.Pool({ connectionString: database?.url ?? '', max: 2 })
  pool.on('error', () => {})
  if (isEmbedded) {
    mkdirSync(join(folder.path, 'pg'))
    execFileSync('tar', ['-xf', inject('embeddedTemplate'), '-C', join(folder.path, 'pg')])
  }
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const instances: ServiceProcess[] = []
  const start = async (env: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> => {
    const service = await startProcess(
      {
        ...SETTINGS,
        ...provider.settings,
        ...databaseSettings,
        DATA_DIR: folder.path,
        PORT: String(port),
        ...env,
      },
      { script: 'dist/main.js', node: ['--import', join(import.meta.dirname, 'tampering.mjs')] },
    )
    instances.push(service)
    return service
  }
  const instance = (): ServiceProcess => instances.at(-1) as ServiceProcess

  const sentKinds = new Set<string>()
  let target = address
  const send = async (written: Written): Promise<Answer> => {
    const what = `${written.method} ${written.path}`
    sentKinds.add(kindOf(written))
    const began = performance.now()
    try {
      const answer = await sendTo(target, written)
      const { status, body, saysWhen } = answer
      load.slowest = Math.max(load.slowest, performance.now() - began)
      if (!isTaken(written, answer))
        load.failures.push({ what, status, code: body?.code ?? '', saysWhen, at: performance.now() })
      return answer
    } catch (error) {
      const code = error instanceof DOMException ? 'HUNG' : String((error as Error).cause ?? error)
      load.failures.push({ what, status: null, code, saysWhen: false, at: performance.now() })
      return { status: null, body: null, saysWhen: false }
    }
  }

  const tokens = new Map<string, Promise<string>>()
  const tokenOf = (id: string): Promise<string> => {
    const token = tokens.get(id) ?? provider.tokenOf(id)
    tokens.set(id, token)
    return token
  }
  const bearer = async (id: string) => ({ authorization: `Bearer ${await tokenOf(id)}` })
  const backend: Writer['backend'] = async (written, player) =>
    send({
      ...written,
      headers: { ...WITH_API_KEY, ...(player === undefined ? {} : await bearer(player)), ...written.headers },
    })
  const load = new Load()
  let chores: readonly (readonly Chore[])[] = []
  const sendAs =
    (id: string): Writer['own'] =>
    async (written) =>
      send({ ...written, headers: { ...(await bearer(id)), ...written.headers } })
  const admin = { id: ADMIN, handle: ADMIN, send: sendAs(ADMIN) }
  const writers = Array.from({ length: WRITERS }, (_, i): Writer => {
    const id = `writer-${i}`
    return { id, own: sendAs(id), backend, tokenOf: provider.tokenOf, admin }
  })

  const makeAccount = async (id: string, changes?: object): Promise<void> => {
    const body = { id, email: `${id}@example.org`, displayName: id }
    required(await backend({ method: 'POST', path: '/api/accounts', body }))
    if (changes !== undefined) required(await backend({ method: 'PATCH', path: `/accounts/${id}`, body: changes }))
  }
  const fill = async (): Promise<void> => {
    await makeAccount(ADMIN, { role: 'admin', handle: ADMIN })
    await Promise.all(writers.map(({ id }) => makeAccount(id)))
    const body = { kind: 'news', title: { en: 'News' }, publishedAt: new Date(Date.now() - DAY_MS).toISOString() }
    const announced = Array.from({ length: ANNOUNCEMENTS }, async (): Promise<string> => {
      return required(await admin.send({ method: 'POST', path: '/back-office/announcements', body })).id
    })
    const announcements = await Promise.all(announced)
    chores = await Promise.all(writers.map((writer) => choresOf(writer, announcements)))
    load.employ(chores)
    if (!isEmbedded) checkedKinds ??= await checkLedger({ pool, chores: chores[0] ?? [], sentKinds, compare })
  }

  const keptNow = async (): Promise<Kept> => {
    if (!isEmbedded) return readKept(pool)
    await instance().kill('SIGTERM')
    const embedded = await openEmbedded(folder.path)
    const kept = await readKept(embedded.pool)
    await embedded.close()
    // For the next round.
    await start()
    return kept
  }
  const compare = async (given?: Kept): Promise<Tally> => {
    const kept = given ?? (await keptNow())
    const tally = new Tally()
    tally.halfWritten.push(...kept.dangling, ...kept.claimed)
    for (const chore of chores.flat()) chore.compare(kept, tally)
    expect([...sentKinds].filter((kind) => checkedKinds?.has(kind) === false)).toEqual([])
    return tally
  }

  const close = async (): Promise<void> => {
    await load.stop()
    for (const { child } of instances)
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'close')
      }
    await pool.end()
    await database?.drop()
    provider.close()
    folder.remove()
  }

  try {
    await start()
    await fill()
  } catch (error) {
    await close()
    throw error
  }
  return {
    folder: folder.path,
    databaseUrl: database?.url ?? null,
    provider,
    load,
    pool,
    address,
    instance,
    start,
    send: (to) => {
      target = to
    },
    request: (written) => sendTo(target, written),
    tell: async (order) => {
      const done = once(instance().child, 'message')
      instance().child.send(order)
      await done
    },
    compare,
    close,
  }
}

/** Adds a row to the report. */
export const record = (row: Row): void => appendFileSync(inject('faultRows'), `${JSON.stringify(row)}\n`)

/** How often this run tries what the deep suite tries `full` times. */
export const roundsOf = (full: number): number =>
  FAULT_ROUNDS === 'full' ? full : Math.min(full, Number(FAULT_ROUNDS))

interface Fault {
  readonly name: string
  /** Rounds of the deep suite. */
  readonly full: number
  /** How a request may fail meanwhile; `null`: without an answer. */
  readonly allowed: readonly (number | null)[]
  /** What happens while the writers write; when it is over they have to go on. */
  readonly round: () => Promise<void>
  /** What else was seen, in words. */
  readonly besides?: () => string
}

/** What a service logged as its own failures. */
const errorsOf = ({ output }: ServiceProcess): string =>
  [...output.stdout.split('\n').filter((line) => line.includes('"level":50')), output.stderr].join('\n')

/** Tries a fault under load, round by round, and compares the ledger with the database after each. */
export const tryFault = async (
  world: FaultWorld,
  { name, full, allowed, round, besides = () => '' }: Fault,
): Promise<void> => {
  const { load } = world
  const rounds = roundsOf(full)
  load.forget()
  let row: Row = { fault: name, rounds: 0, acknowledged: 0, ...new Tally().counts(), besides: '' }
  try {
    for (let n = 1; n <= rounds; n++) {
      const before = load.failures.length
      load.start()
      await load.goesOn()
      await round()
      await load.goesOn()
      await load.stop()
      const tally = await world.compare()
      row = { fault: name, rounds: n, acknowledged: load.total, ...tally.counts(), besides: besides() }
      expect(tally).toEqual(new Tally())
      const failures = load.failures.slice(before)
      const wrong = failures.filter(({ status, code }) => !allowed.includes(status) || code === 'HUNG')
      expect(wrong, errorsOf(world.instance())).toEqual([])
      expect(failures.filter(({ status, saysWhen }) => status === 503 && !saysWhen)).toEqual([])
    }
  } finally {
    record(row)
  }
}

/** Waits until an instance says that it is ready. */
export const whenReady = ({ address }: { readonly address: string }): Promise<void> =>
  until(() =>
    fetch(`${address}/health/ready`).then(
      async (response) => {
        await response.arrayBuffer()
        return response.ok
      },
      () => false,
    ),
  )
