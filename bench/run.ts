import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Command, InvalidArgumentError, Option } from 'commander'
import type pg from 'pg'
import type { RivalSettings } from './bare.js'
import { type DataSet, openDataSet, type Sizes, sampleAccounts } from './data.js'
import { AUDIENCE, type IdentityProvider, startIdentityProvider } from './identity-provider.js'
import type { PlannedRequest } from './load.js'
import { CONNECTIONS, type Contestant, play } from './measurement.js'
import { freePort, moveToCore, startNode, stopProcess, whenReady } from './processes.js'
import { type Outcome, tableOf, writeBetween } from './report.js'
import { type MeasuredRoute, ROUTES, type World } from './routes.js'

interface Options {
  readonly accounts: number
  readonly deals: number
  readonly seconds: number
  readonly rounds: number
  readonly routes: readonly MeasuredRoute[]
  readonly keep: boolean
  readonly write: boolean
  readonly profile?: string
}

const CALLERS = 1_000
/** How many requests of a route have to be answered alike before it is measured. */
const COMPARED = 200
/** The service, or the rival, has one core; the load and PostgreSQL share the other. */
const SERVER_CORE = 0
const LOAD_CORE = 1

const ROOT = fileURLToPath(new URL('..', import.meta.url))
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
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Contestant> => {
  const port = await freePort()
  const child = startNode({
    args,
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
    'dealbook',
    [
      ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]),
      fileURLToPath(new URL('../dist/main.js', import.meta.url)),
    ],
    {
      DATABASE_URL: data.url,
      API_KEY: 'a-key-of-the-benchmark',
      AUTH_ISSUER: provider.issuer,
      AUTH_AUDIENCE: AUDIENCE,
      DRAIN_DELAY: '0',
      // Counted as in production, and never refused.
      RATE_LIMIT_SIGNED_IN: '1000000000/300',
      RATE_LIMIT_SEARCH: '1000000000/60',
      RATE_LIMIT_PUBLIC: '1000000000/60',
    },
  )

const startRival = (data: DataSet, provider: IdentityProvider): Promise<Contestant> => {
  const settings: RivalSettings = {
    DATABASE_URL: data.url,
    AUTH_ISSUER: provider.issuer,
    AUTH_AUDIENCE: AUDIENCE,
    JWKS_URI: provider.jwksUri,
  }
  return startContestant('bare', [compiled('bare')], settings)
}

const worldOf = async (pool: pg.Pool, provider: IdentityProvider): Promise<World> => {
  const accounts = await sampleAccounts(pool, 2 * CALLERS)
  const callers = await Promise.all(
    accounts.slice(0, CALLERS).map(async (account) => ({ account, token: await provider.tokenOf(account) })),
  )
  return { callers, accounts: accounts.slice(-CALLERS) }
}

/** Both have to answer the same, with the same duties done, or there is nothing to compare. */
const compareAnswers = async (
  service: Contestant,
  rival: Contestant,
  requests: readonly PlannedRequest[],
): Promise<void> => {
  for (const { path, headers } of requests.slice(0, COMPARED)) {
    const [expected, actual] = await Promise.all(
      [service, rival].map(async ({ origin }) => {
        const response = await fetch(`${origin}${path}`, { headers })
        const etag = response.headers.get('etag') ?? ''
        const body: unknown = await response.json()
        const again = await fetch(`${origin}${path}`, { headers: { ...headers, 'if-none-match': etag } })
        await again.arrayBuffer()
        const kept = ['cache-control', 'x-content-type-options'].map((name) => response.headers.get(name))
        const hasId = response.headers.has('x-request-id')
        return { status: response.status, statusAgain: again.status, body, kept, hasId }
      }),
    )
    assert.deepEqual(actual, expected, `${rival.name} answers ${path} in another way than ${service.name}`)
    assert.deepEqual([actual?.status, actual?.statusAgain], [200, 304], `${path} is not answered as it has to be`)
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

const describeRun = async (pool: pg.Pool, { accounts, deals, seconds, rounds }: Options): Promise<string> => {
  const { rows } = await pool.query("SELECT current_setting('server_version') AS version")
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${cpus().length} cores`
  const software = `Node ${process.versions.node}, PostgreSQL ${String(rows[0].version).split(' ')[0]}`
  const count = (number: number): string => number.toLocaleString('en')
  return `${count(accounts)} accounts, ${count(deals)} deals; ${CONNECTIONS} connections; median of ${rounds} rounds of ${seconds} s each, dealbook / bare. ${machine}; ${software}.`
}

const run = async (options: Options): Promise<void> => {
  compile()
  const sizes: Sizes = { accounts: options.accounts, deals: options.deals }
  const data = await openDataSet(sizes, options.keep)
  cleanups.push(() => data.close())
  const provider = await startIdentityProvider()
  cleanups.push(() => provider.close())
  const world = await worldOf(data.pool, provider)
  const service = await startService(data, provider, options.profile)
  const rival = await startRival(data, provider)
  const load = startNode({ args: [compiled('load')], core: LOAD_CORE, talks: true })
  cleanups.push(() => stopProcess(load))

  const outcomes: Outcome[] = []
  for (const route of options.routes) {
    const requests = route.requests(world)
    await compareAnswers(service, rival, requests)
    const match = await play({
      ...{ load, service, rival, requests, rounds: options.rounds, seconds: options.seconds },
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
  if (options.write) writeBetween(PERFORMANCE_PAGE, `bench of ${options.accounts} accounts`, report)
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

const stopAt = (signal: NodeJS.Signals): void => {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))
}

const main = async (): Promise<void> => {
  stopAt('SIGINT')
  stopAt('SIGTERM')
  const command = new Command('bench')
    .description('Measures the built service against a rival that is Fastify and pg alone.')
    .option('--accounts <count>', 'accounts of the data set', wholeNumber, 1_000)
    .option('--deals <count>', 'deals of the data set', wholeNumber, 50_000)
    .option('--seconds <count>', 'length of one turn', wholeNumber, 10)
    .option('--rounds <count>', 'turns of each', wholeNumber, 5)
    .addOption(
      new Option('--routes <names>', `some of ${ROUTES.map(({ name }) => name).join(',')}`)
        .argParser(routesNamed)
        .default(ROUTES, 'all'),
    )
    .option('--keep', 'keep the database, and take the one that was kept', false)
    .option('--write', 'write the table into docs/performance.md', false)
    .option('--profile <folder>', 'write a CPU profile of the service there')
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
