import assert from 'node:assert/strict'
import { type ChildProcess, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Command, InvalidArgumentError, Option } from 'commander'
import type pg from 'pg'
import type { Repositories } from '../src/application/ports/unit-of-work.js'
import { freePort } from '../tests/support/own-servers.js'
import { type DataSet, openDataSet, sampleAccounts, sampleIds, sizesFor } from './data.js'
import { growthPlot, growthTable } from './growth.js'
import { AUDIENCE, type IdentityProvider, startIdentityProvider } from './identity-provider.js'
import type { PlannedRequest } from './load.js'
import { CONNECTIONS, type Contestant, type MatchOptions, type Measured, play, takeTurn } from './measurement.js'
import { runPgbench } from './pgbench.js'
import { moveToCore, startNode, stopProcess, whenReady } from './processes.js'
import { createRandom } from './random.js'
import { instancesTable, longTable, type Outcome, ratioOf, SERVICE, tableOf } from './report.js'
import type { RivalSettings } from './rivals/settings.js'
import { type MeasuredRoute, ROUTES, type World } from './routes.js'
import { startsTable } from './starts.js'
import { writeBetween } from './write-between.js'

interface Options {
  readonly accounts: number
  readonly seconds: number
  readonly rounds: number
  readonly routes: readonly MeasuredRoute[]
  readonly rivals: readonly RivalName[]
  readonly keep: boolean
  readonly write: boolean
  readonly starts: boolean
  readonly instances: boolean
  readonly growth?: readonly number[]
  readonly long?: number
  readonly profile?: string
}

const API_KEY = 'a-key-of-the-benchmark'
const RIVALS = ['bare', 'orm', 'naked'] as const
type RivalName = (typeof RIVALS)[number]

const CALLERS = 1_000
/** Of each kind that is asked for by its id. */
const TARGETS = 2_000
/** How many requests of a route have to be answered alike before it is measured. */
const COMPARED = 200
/** Statements of a route that pgbench sends. */
const ASKINGS = 8
/** Connections to the database of all instances together, when there are several. */
const SHARED_POOL = 10
/** The service, or the rival, has one core; the load and PostgreSQL share the other. */
const SERVER_CORE = 0
const LOAD_CORE = 1

/** How often a long run notes how it goes, in seconds. */
const STRETCH_SECONDS = 30

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GROWTH_PLOT = fileURLToPath(new URL('../docs/growth.svg', import.meta.url))
const PERFORMANCE_PAGE = fileURLToPath(new URL('../docs/performance.md', import.meta.url))

/** What has to be undone, the last first. */
const cleanups: (() => Promise<void>)[] = []
const cleanUp = async (): Promise<void> => {
  for (let undo = cleanups.pop(); undo !== undefined; undo = cleanups.pop())
    await undo().catch((error: unknown) => console.error(error))
}

/** The rival and the load generator as plain JavaScript: a loader that compiles on the fly would weigh on them. */
const compile = (): void => {
  const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'bench/tsconfig.json'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('the rival and the load generator do not compile')
}

const compiled = (name: string): string => fileURLToPath(new URL(`../.bench/bench/${name}.js`, import.meta.url))

interface Program {
  readonly script: string
  readonly env: Readonly<Record<string, string>>
  readonly profile: string | undefined
  readonly core?: number
}

const startProgram = async (name: string, { script, env, profile, core }: Program) => {
  const port = await freePort()
  const profiling = ['--cpu-prof', `--cpu-prof-dir=${profile}`, `--cpu-prof-name=${name}.cpuprofile`]
  const child = startNode({
    args: [...(profile === undefined ? [] : profiling), script],
    env: { NODE_ENV: 'production', LOG_LEVEL: 'info', PORT: String(port), ...env },
    core,
  })
  cleanups.push(() => stopProcess(child))
  const origin = `http://127.0.0.1:${port}`
  await whenReady(child, `${origin}/health/ready`)
  return { origin, child }
}

const startContestant = async (name: string, program: Program): Promise<Contestant> => {
  const { origin, child } = await startProgram(name, { ...program, core: SERVER_CORE })
  return { name, origins: [origin], children: [child] }
}

const SERVICE_SCRIPT = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** The environment of the service as it runs in production. */
const serviceEnv = ({ url }: DataSet, { issuer }: IdentityProvider) => ({
  DATABASE_URL: url,
  API_KEY,
  AUTH_ISSUER: issuer,
  AUTH_AUDIENCE: AUDIENCE,
  DRAIN_DELAY: '0',
  // Counted as in production, and never refused.
  RATE_LIMIT_SIGNED_IN: '1000000000/300',
  RATE_LIMIT_SEARCH: '1000000000/60',
  RATE_LIMIT_PUBLIC: '1000000000/60',
})

/** So many instances of the service on all cores, which share the connections to the database between them. */
const startInstances = async (count: number, env: Readonly<Record<string, string>>): Promise<Contestant> => {
  const name = count === 1 ? SERVICE : `${count} instances`
  const program = { script: SERVICE_SCRIPT, profile: undefined }
  const pool = { DATABASE_POOL_MAX: String(SHARED_POOL / count) }
  const started: Awaited<ReturnType<typeof startProgram>>[] = []
  for (let i = 0; i < count; i++) started.push(await startProgram(name, { ...program, env: { ...env, ...pool } }))
  return { name, origins: started.map(({ origin }) => origin), children: started.map(({ child }) => child) }
}

/** The script of each, and how it differs from its plain form. */
const RIVAL_SCRIPTS: Readonly<Record<RivalName, readonly [script: string, env: Readonly<Record<string, string>>]>> = {
  bare: ['bare', {}],
  orm: ['orm', {}],
  naked: ['bare', { NAKED: 'yes' }],
}

const startRival = (
  name: RivalName,
  data: DataSet,
  provider: IdentityProvider,
  profile: string | undefined,
): Promise<Contestant> => {
  const [script, env] = RIVAL_SCRIPTS[name]
  const settings: RivalSettings = {
    DATABASE_URL: data.url,
    API_KEY,
    AUTH_ISSUER: provider.issuer,
    AUTH_AUDIENCE: AUDIENCE,
    JWKS_URI: provider.jwksUri,
  }
  return startContestant(name, { script: compiled(`rivals/${script}`), env: { ...settings, ...env }, profile })
}

const worldOf = async (pool: pg.Pool, provider: IdentityProvider): Promise<World> => {
  const accounts = await sampleAccounts(pool, 2 * CALLERS)
  const callers = await Promise.all(
    accounts.slice(0, CALLERS).map(async (account) => ({ account, token: await provider.tokenOf(account) })),
  )
  return { callers, accounts: accounts.slice(-CALLERS), ids: await sampleIds(pool, TARGETS), apiKey: API_KEY }
}

const answerOf = async (origin: string, { path, ...request }: PlannedRequest, moving: readonly string[]) => {
  const response = await fetch(`${origin}${path}`, request)
  const body: unknown = await response.json()
  if (typeof body === 'object' && body !== null) for (const name of moving) Reflect.deleteProperty(body, name)
  return { status: response.status, body, headers: response.headers }
}

/** All have to answer the same, and those that have duties have to do them, or there is nothing to compare. */
const compareAnswers = async (
  contestants: readonly Contestant[],
  { moving = [] }: MeasuredRoute,
  requests: readonly PlannedRequest[],
): Promise<void> => {
  for (const request of requests.slice(0, COMPARED)) {
    const answers: Awaited<ReturnType<typeof answerOf>>[] = []
    for (const { origins } of contestants) answers.push(await answerOf(origins[0] as string, request, moving))
    for (const [i, { status, body, headers }] of answers.entries()) {
      const { name, origins } = contestants[i] as Contestant
      const what = `${name}: ${request.path}`
      assert.equal(status, 200, what)
      assert.deepEqual(body, answers[0]?.body, what)
      if (name !== SERVICE && name !== 'bare') continue
      for (const header of ['cache-control', 'content-security-policy', 'strict-transport-security'])
        assert.equal(headers.get(header), answers[0]?.headers.get(header), what)
      assert.ok(headers.has('x-request-id'), what)
      const etag = headers.get('etag')
      const isTagged = request.method !== 'POST' && headers.get('cache-control') !== 'no-store'
      assert.equal(etag !== null, isTagged, what)
      if (etag === null || request.method !== undefined) continue
      const again = await fetch(`${origins[0]}${request.path}`, {
        headers: { ...request.headers, 'if-none-match': etag },
      })
      await again.arrayBuffer()
      assert.equal(again.status, 304, what)
    }
  }
}

const isLocal = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]', ''].includes(new URL(url).hostname)

/** PostgreSQL's processes for the bench's own database, and no others. */
const pinBackends = async ({ url, pool }: DataSet): Promise<void> => {
  if (!isLocal(url)) return
  const { rows } = await pool.query('SELECT pid FROM pg_stat_activity WHERE datname = current_database()')
  moveToCore(
    rows.map(({ pid }) => pid),
    LOAD_CORE,
  )
}

const describeRun = async (
  pool: pg.Pool,
  { accounts, seconds, rounds }: Options,
  contestants: readonly Contestant[],
): Promise<string> => {
  const count = (number: number): string => number.toLocaleString('en')
  const size = `${count(accounts)} accounts, ${count(sizesFor(accounts).deals)} deals`
  const names = contestants.map(({ name }) => name).join(' / ')
  return `${size}; ${CONNECTIONS} connections; median of ${rounds} rounds of ${seconds} s each, ${names}. ${await describeMachine(pool)}.`
}

const describeMachine = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query("SELECT current_setting('server_version') AS version")
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores`
  return `${machine}; Node ${process.versions.node}, PostgreSQL ${String(rows[0].version).split(' ')[0]}`
}

const openData = async (accounts: number, keep: boolean): Promise<DataSet> => {
  const data = await openDataSet(sizesFor(accounts), keep)
  cleanups.push(() => data.close())
  return data
}

const startLoad = (core: number | undefined): ChildProcess => {
  const load = startNode({ args: [compiled('load')], core, talks: true })
  cleanups.push(() => stopProcess(load))
  return load
}

const sayTurn =
  ({ pattern }: MeasuredRoute): MatchOptions['onTurn'] =>
  ({ name }, round, { requestsPerSecond, p50, p99, busy, ownCpu }) =>
    console.error(
      `${pattern} ${round} ${name.padEnd(8)} ${requestsPerSecond.toFixed(0).padStart(6)} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${percent(busy)} of a core, load ${percent(ownCpu)}`,
    )

/** The service over each size of data, each in a process of its own. */
const runGrowth = async (
  { keep, seconds, rounds, routes, write }: Options,
  sizes: readonly number[],
): Promise<void> => {
  const provider = await startProvider()
  const worlds = new Map<string, { readonly data: DataSet; readonly world: World }>()
  const contestants: Contestant[] = []
  for (const size of sizes) {
    const data = await openData(size, keep)
    worlds.set(String(size), { data, world: await worldOf(data.pool, provider) })
    const program = { script: SERVICE_SCRIPT, env: serviceEnv(data, provider), profile: undefined }
    contestants.push(await startContestant(String(size), program))
  }
  const its = ({ name }: Contestant) => worlds.get(name) as { readonly data: DataSet; readonly world: World }
  const load = startLoad(LOAD_CORE)
  const shares = new Map<string, readonly number[]>()
  for (const route of routes) {
    const requests = new Map(contestants.map((one) => [one.name, route.requests(its(one).world)]))
    const match = await play({
      ...{ load, contestants, rounds, seconds, onTurn: sayTurn(route) },
      requestsOf: ({ name }) => requests.get(name) ?? [],
      prepare: async (one) => void (await route.prepare?.(its(one).data.pool, its(one).world)),
      onWarm: async () => {
        for (const { data } of worlds.values()) await pinBackends(data)
      },
    })
    const kept = sizes.map((size) => ratioOf(match, String(size), String(sizes[0])) ?? Number.NaN)
    shares.set(route.pattern, kept)
  }
  const growth = { sizes, shares }
  console.log(`\n${growthTable(growth)}`)
  if (!write) return
  const description = `Median of ${rounds} rounds of ${seconds} s each.`
  writeBetween(PERFORMANCE_PAGE, 'growth', `${description}\n\n${growthTable(growth)}`)
  writeFileSync(GROWTH_PLOT, growthPlot(growth))
}

/** All routes at once, until so many requests are answered: whether each is, and whether memory stays what it was. */
const runLong = async (
  count: number,
  { routes }: Options,
  data: DataSet,
  world: World,
  env: Readonly<Record<string, string>>,
): Promise<string> => {
  const service = await startContestant(SERVICE, { script: SERVICE_SCRIPT, env, profile: undefined })
  const random = createRandom(count)
  const requests = routes.flatMap((route) => random.shuffle(route.requests(world)).slice(0, CALLERS))
  const options = {
    load: startLoad(LOAD_CORE),
    requestsOf: () => requests,
    seconds: STRETCH_SECONDS,
    prepare: async () => {},
    onWarm: () => pinBackends(data),
  }
  const stretches: Measured[] = []
  for (let answered = 0; answered < count; ) {
    const stretch = await takeTurn(options, service, stretches.length)
    stretches.push(stretch)
    answered += stretch.completed
    const resident = stretch.residentMiB?.toFixed(0) ?? '?'
    console.error(`${answered} answered, ${stretch.requestsPerSecond.toFixed(0)} requests/s, ${resident} MiB`)
  }
  return longTable(stretches)
}

const startProvider = async (): Promise<IdentityProvider> => {
  const provider = await startIdentityProvider()
  cleanups.push(() => provider.close())
  return provider
}

const run = async (options: Options): Promise<void> => {
  compile()
  if (options.growth !== undefined) return runGrowth(options, options.growth)
  const data = await openData(options.accounts, options.keep)
  const provider = await startProvider()
  const env = serviceEnv(data, provider)
  const publish = (place: string, report: string): void => {
    console.log(`\n${report}`)
    if (options.write) writeBetween(PERFORMANCE_PAGE, place, report)
  }
  if (options.starts)
    return publish('starts', `${await describeMachine(data.pool)}.\n\n${await startsTable(SERVICE_SCRIPT, env)}`)

  const world = await worldOf(data.pool, provider)
  if (options.long !== undefined)
    return publish(
      'long',
      `${await describeMachine(data.pool)}.\n\n${await runLong(options.long, options, data, world, env)}`,
    )
  const contestants: Contestant[] = []
  if (options.instances) {
    for (const count of [1, 2]) contestants.push(await startInstances(count, env))
  } else {
    contestants.push(await startContestant(SERVICE, { script: SERVICE_SCRIPT, env, profile: options.profile }))
    for (const name of options.rivals) contestants.push(await startRival(name, data, provider, options.profile))
  }
  const load = startLoad(options.instances ? undefined : LOAD_CORE)
  const outcomes: Outcome[] = []
  for (const route of options.routes) {
    const requests = route.requests(world)
    await compareAnswers(contestants, route, requests)
    const match = await play({
      ...{ load, contestants, rounds: options.rounds, seconds: options.seconds, onTurn: sayTurn(route) },
      requestsOf: () => requests,
      prepare: async () => void (await route.prepare?.(data.pool, world)),
      onWarm: async () => {
        if (!options.instances) await pinBackends(data)
      },
    })
    outcomes.push({ route, match, pgbench: options.instances ? null : await askAlone(route, data, world, options) })
  }
  const description = await describeRun(data.pool, options, contestants)
  if (options.instances) return publish('instances', `${description}\n\n${instancesTable(outcomes)}`)
  publish(`bench of ${options.accounts} accounts`, `${description}\n\n${tableOf(outcomes)}`)
}

/** What PostgreSQL answers of the route's statements without anything before it. */
const askAlone = async (
  { asks }: MeasuredRoute,
  { pool, url }: DataSet,
  world: World,
  { seconds }: Options,
): Promise<number | null> => {
  if (asks === undefined || !isLocal(url)) return null
  const askings = Array.from(
    { length: ASKINGS },
    (_, place) => (repositories: Repositories) => asks(repositories, world, place),
  )
  return runPgbench({ pool, url, askings, connections: CONNECTIONS, seconds, core: LOAD_CORE })
}

const percent = (share: number | null): string => (share === null ? '?' : `${Math.round(share * 100)} %`)

const wholeNumber = (value: string): number => {
  if (!/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError('It has to be a whole number above 0.')
  return Number(value)
}

const sizesNamed = (value: string): readonly number[] => value.split(',').map(wholeNumber)

const routesNamed = (value: string): readonly MeasuredRoute[] =>
  value.split(',').map((name) => {
    const route = ROUTES.find((known) => known.name === name)
    if (route === undefined)
      throw new InvalidArgumentError(`Known are ${ROUTES.map((known) => known.name).join(', ')}.`)
    return route
  })

const rivalsNamed = (value: string): readonly RivalName[] =>
  value.split(',').map((name) => {
    const rival = RIVALS.find((known) => known === name)
    if (rival === undefined) throw new InvalidArgumentError(`Known are ${RIVALS.join(', ')}.`)
    return rival
  })

const stopAt = (signal: NodeJS.Signals): void => {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
}

const main = async (): Promise<void> => {
  stopAt('SIGINT')
  stopAt('SIGTERM')
  const command = new Command('bench')
    .description('Measures the built service against rivals over the same rows.')
    .option('--accounts <count>', 'accounts of the data set', wholeNumber, 1_000)
    .option('--seconds <count>', 'length of one turn', wholeNumber, 10)
    .option('--rounds <count>', 'turns of each', wholeNumber, 5)
    .addOption(
      new Option('--routes <names>', `some of ${ROUTES.map(({ name }) => name).join(',')}`)
        .argParser(routesNamed)
        .default(ROUTES, 'all'),
    )
    .addOption(
      new Option('--rivals <names>', `some of ${RIVALS.join(',')}`).argParser(rivalsNamed).default(RIVALS, 'all'),
    )
    .option('--keep', 'keep the database, and take the one that was kept', false)
    .option('--write', 'write table, growth and plot into docs', false)
    .option('--starts', 'measure starts and memory at rest, not routes', false)
    .option('--instances', 'measure two instances against one on all cores, not rivals', false)
    .option('--growth <sizes>', 'measure the service alone, over data of so many accounts each', sizesNamed)
    .option('--long <requests>', 'send the service so many of all routes at once, and look at its memory', wholeNumber)
    .option('--profile <folder>', 'write CPU profiles there')
    .parse()
  try {
    await run(command.opts<Options>())
  } finally {
    await cleanUp()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
