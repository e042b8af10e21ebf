import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Command, InvalidArgumentError, Option } from 'commander'
import type pg from 'pg'
import { type DataSet, openDataSet, sampleAccounts, sampleIds, sizesFor } from './data.js'
import { growthPlot, growthTable, noteGrowth } from './growth.js'
import { AUDIENCE, type IdentityProvider, startIdentityProvider } from './identity-provider.js'
import type { PlannedRequest } from './load.js'
import { CONNECTIONS, type Contestant, play } from './measurement.js'
import { freePort, moveToCore, startNode, stopProcess, whenReady } from './processes.js'
import { type Outcome, SERVICE, tableOf, throughputOf } from './report.js'
import type { RivalSettings } from './rivals/bare.js'
import { type MeasuredRoute, ROUTES, type World } from './routes.js'
import { writeBetween } from './write-between.js'

interface Options {
  readonly accounts: number
  readonly seconds: number
  readonly rounds: number
  readonly routes: readonly MeasuredRoute[]
  readonly rivals: readonly RivalName[]
  readonly keep: boolean
  readonly write: boolean
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
/** The service, or the rival, has one core; the load and PostgreSQL share the other. */
const SERVER_CORE = 0
const LOAD_CORE = 1

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const GROWTH = fileURLToPath(new URL('growth.json', import.meta.url))
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

const startContestant = async (
  name: string,
  script: string,
  env: Readonly<Record<string, string>>,
  profile: string | undefined,
): Promise<Contestant> => {
  const port = await freePort()
  const profiling = ['--cpu-prof', `--cpu-prof-dir=${profile}`, `--cpu-prof-name=${name}.cpuprofile`]
  const child = startNode({
    args: [...(profile === undefined ? [] : profiling), script],
    env: { NODE_ENV: 'production', LOG_LEVEL: 'info', PORT: String(port), ...env },
    core: SERVER_CORE,
  })
  cleanups.push(() => stopProcess(child))
  const origin = `http://127.0.0.1:${port}`
  await whenReady(child, `${origin}/health/ready`)
  return { name, origin, child }
}

/** The service as it runs in production. */
const startService = (data: DataSet, provider: IdentityProvider, profile: string | undefined): Promise<Contestant> =>
  startContestant(
    SERVICE,
    fileURLToPath(new URL('../dist/main.js', import.meta.url)),
    {
      DATABASE_URL: data.url,
      API_KEY,
      AUTH_ISSUER: provider.issuer,
      AUTH_AUDIENCE: AUDIENCE,
      DRAIN_DELAY: '0',
      // Counted as in production, and never refused.
      RATE_LIMIT_SIGNED_IN: '1000000000/300',
      RATE_LIMIT_SEARCH: '1000000000/60',
      RATE_LIMIT_PUBLIC: '1000000000/60',
    },
    profile,
  )

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
  return startContestant(name, compiled(`rivals/${script}`), { ...settings, ...env }, profile)
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
    for (const { origin } of contestants) answers.push(await answerOf(origin, request, moving))
    for (const [i, { status, body, headers }] of answers.entries()) {
      const { name, origin } = contestants[i] as Contestant
      const what = `${name}: ${request.path}`
      assert.equal(status, 200, what)
      assert.deepEqual(body, answers[0]?.body, what)
      if (name !== SERVICE && name !== 'bare') continue
      for (const header of ['cache-control', 'content-security-policy', 'strict-transport-security'])
        assert.equal(headers.get(header), answers[0]?.headers.get(header), what)
      assert.ok(headers.has('x-request-id'), what)
      const etag = headers.get('etag')
      assert.equal(etag !== null, request.method === undefined && headers.get('cache-control') !== 'no-store', what)
      if (etag === null) continue
      const again = await fetch(`${origin}${request.path}`, { headers: { ...request.headers, 'if-none-match': etag } })
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

const describeRun = async (pool: pg.Pool, { accounts, rivals, seconds, rounds }: Options): Promise<string> => {
  const { rows } = await pool.query("SELECT current_setting('server_version') AS version")
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores`
  const software = `Node ${process.versions.node}, PostgreSQL ${String(rows[0].version).split(' ')[0]}`
  const count = (number: number): string => number.toLocaleString('en')
  const size = `${count(accounts)} accounts, ${count(sizesFor(accounts).deals)} deals`
  return `${size}; ${CONNECTIONS} connections; median of ${rounds} rounds of ${seconds} s each, ${[SERVICE, ...rivals].join(' / ')}. ${machine}; ${software}.`
}

const run = async (options: Options): Promise<void> => {
  compile()
  const data = await openDataSet(sizesFor(options.accounts), options.keep)
  cleanups.push(() => data.close())
  const provider = await startIdentityProvider()
  cleanups.push(() => provider.close())
  const world = await worldOf(data.pool, provider)
  const service = await startService(data, provider, options.profile)
  const contestants = [service]
  for (const name of options.rivals) contestants.push(await startRival(name, data, provider, options.profile))
  const load = startNode({ args: [compiled('load')], core: LOAD_CORE, talks: true })
  cleanups.push(() => stopProcess(load))

  const outcomes: Outcome[] = []
  for (const route of options.routes) {
    const requests = route.requests(world)
    await compareAnswers(contestants, route, requests)
    const match = await play({
      ...{ load, contestants, requests, rounds: options.rounds, seconds: options.seconds },
      prepare: async () => void (await route.prepare?.(data.pool, world)),
      onWarm: () => pinBackends(data),
      onTurn: ({ name }, round, { requestsPerSecond, p50, p99, busy, ownCpu }) =>
        console.error(
          `${route.pattern} ${round}/${options.rounds} ${name.padEnd(8)} ${requestsPerSecond.toFixed(0).padStart(6)} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, its core ${percent(busy)} busy, load ${percent(ownCpu)}`,
        ),
    })
    outcomes.push({ route, match })
  }
  const report = `${await describeRun(data.pool, options)}\n\n${tableOf(outcomes)}`
  console.log(`\n${report}`)
  if (!options.write) return
  writeBetween(PERFORMANCE_PAGE, `bench of ${options.accounts} accounts`, report)
  const growth = noteGrowth(GROWTH, options.accounts, throughputOf(outcomes))
  writeBetween(PERFORMANCE_PAGE, 'growth', growthTable(growth))
  writeFileSync(GROWTH_PLOT, growthPlot(growth))
}

const percent = (share: number | null): string => (share === null ? '?' : `${Math.round(share * 100)} %`)

const wholeNumber = (value: string): number => {
  if (!/^[1-9]\d*$/.test(value)) throw new InvalidArgumentError('It has to be a whole number above 0.')
  return Number(value)
}

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
