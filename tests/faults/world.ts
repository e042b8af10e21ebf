import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdirSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { openEmbedded } from '../../src/infrastructure/pglite/embedded-database.js'
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
/** The admin's id and handle. */
const ADMIN = 'announcer-1'
const DAY_MS = 24 * 3_600_000
const API_KEY = 'key-of-the-fault-suite'
export const WITH_API_KEY = { 'x-api-key': API_KEY }
/** Far longer than the service ever takes: a request that waits longer was lost. */
const HANG_MS = 30_000
const { FAULT_ROUNDS = '1' } = process.env

/** The kinds of writes whose loss the ledger detects; checked once, in the first world on PostgreSQL. */
let checkedKinds: ReadonlySet<string> | undefined

/** A connection for each writer, and limits that are counted but not reached by the load. */
const SETTINGS = {
  API_KEY,
  DATABASE_POOL_MAX: '20',
  RATE_LIMIT_SIGNED_IN: '100000000/300',
  RATE_LIMIT_API_KEY: '100000000/300',
  RATE_LIMIT_PUBLIC: '100000000/60',
  RATE_LIMIT_LINK: '100000000/60',
  RATE_LIMIT_PARTICIPANTS: '100000000/60',
  RATE_LIMIT_FAILED_AUTH: 'off',
}

/** Timeouts that shorten the rounds in which the service waits for the database. */
export const SHORT_TIMEOUTS = { DATABASE_STATEMENT_TIMEOUT: '1500', DATABASE_LOCK_TIMEOUT: '1000' }

export interface FaultWorld {
  /** The data folder of the service. */
  readonly folder: string
  /** The address of the database; `null` if it is embedded. */
  readonly databaseUrl: string | null
  readonly provider: KeyServer
  readonly load: Load
  /** A direct connection to the database; not for an embedded one. */
  readonly pool: pg.Pool
  readonly address: string
  /** The instance that was started last. */
  instance(): ServiceProcess
  /** Starts an instance, at the same address or on another port. */
  start(env?: Readonly<Record<string, string>>): Promise<ServiceProcess>
  /** Sends an order to the last instance, and waits until it is carried out. */
  tell(order: Order): Promise<void>
  /** Sends the load to another address. */
  send(address: string): void
  request(request: Written): Promise<Answer>
  /** Compares the ledger with the database, or with other stored data. */
  compare(kept?: Kept): Promise<Tally>
  close(): Promise<void>
}

/** Orders to an instance, in milliseconds: see `tampering.mjs`. */
export interface Order {
  /** How far its clock is off. */
  readonly shift?: number
  /** How much its monotonic clock jumps forward. */
  readonly pass?: number
  /** How many times its event loop is blocked, and for how long. */
  readonly blocks?: number
  readonly blockMs?: number
}

export interface WorldOptions {
  /** Additional settings of the service, given the address of its database. */
  readonly settings?: (databaseUrl: string) => Promise<Readonly<Record<string, string>>>
  readonly isEmbedded?: boolean
  /** The tablespace of the database. */
  readonly tablespace?: string
}

/** Runs statements as the owner of the suite's server, each separately. */
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

/** A database on the suite's server, migrated by default. */
export const createDatabase = async ({ template = 'postgres', tablespace = 'pg_default' } = {}) => {
  const name = `faults_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${template} TABLESPACE ${tablespace}`)
  const url = new URL(ownPostgresAt(inject('postgresPlace')).url)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/**
 * Unused connections are closed before a stopping service closes them (DRAIN_DELAY), so that no request is on its way
 * at that time.
 */
const agent = new Agent({ keepAlive: true, timeout: 1_000 })

/** Sends a request and reads the response. @throws if there is none; a DOMException if it takes too long */
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

/** A built service with its own database and identity provider, and 16 writers with a ledger. */
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
    await whenReady({ address })
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

/** How often this run repeats what the deep suite repeats `full` times. */
export const roundsOf = (full: number): number =>
  FAULT_ROUNDS === 'full' ? full : Math.min(full, Number(FAULT_ROUNDS))

interface Fault {
  readonly name: string
  /** The number of rounds in the deep suite. */
  readonly full: number
  /** The statuses with which requests may fail meanwhile; `null`: without a response. */
  readonly allowed: readonly (number | null)[]
  /** Runs while the writers are writing; afterwards they have to succeed again. */
  readonly round: () => Promise<void>
  /** Other observations, as text. */
  readonly besides?: () => string
}

/** The errors that a service logged. */
const errorsOf = ({ output }: ServiceProcess): string =>
  [...output.stdout.split('\n').filter((line) => line.includes('"level":50')), output.stderr].join('\n')

/** Tries a fault under load in several rounds, and compares the ledger with the database after each. */
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

/** Waits until an instance reports that it is ready. */
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
