import { type ChildProcess, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../tests/support/own-servers.js'
import { atEnd } from './cleanup.js'
import {
  CALLERS,
  type SampledAccount,
  sampleAccounts,
  sampleBoards,
  sampleGuests,
  sampleIds,
  sampleOwners,
  sampleWriters,
  sizesFor,
} from './data.js'
import { type CopyName, type Database, type DataSet, openDataSet, serverUrl } from './databases.js'
import { AUDIENCE, type IdentityProvider, startIdentityProvider } from './identity-provider.js'
import type { MeasuredRoute, World } from './measured-route.js'
import type { Contestant, MatchOptions } from './measurement.js'
import type { Options, RivalName } from './options.js'
import { startNode, stopProcess, whenReady } from './processes.js'
import { BACKEND, rate } from './report.js'
import type { RivalSettings } from './rivals/settings.js'
import { findBackends } from './upkeep.js'

/** What is measured: a Node, data, and the identity provider of the service. */
export interface Setting {
  readonly options: Options
  /** The Node of service, rivals and load generator. */
  readonly node: string
  readonly provider: IdentityProvider
  readonly accounts: number
  readonly data: DataSet
  readonly world: World
}

const API_KEY = 'a-key-of-the-benchmark'
/** The number of ids per kind that are requested. */
const TARGETS = 2_000
/** Connections to the database of all instances together, when there are several. */
const SHARED_POOL = 10
/** The service or rival has one core; the load generator and PostgreSQL share the other. */
const SERVER_CORE = 0
export const LOAD_CORE = 1

const ROOT = fileURLToPath(new URL('..', import.meta.url))
export const SERVICE_SCRIPT = fileURLToPath(new URL('../dist/main.js', import.meta.url))
/** A module that is imported before the service, and takes the events out of it. */
export const WITHOUT_EVENTS_MODULE = fileURLToPath(new URL('./without-events.mjs', import.meta.url))
const compiled = (name: string): string => fileURLToPath(new URL(`../.bench/bench/${name}.js`, import.meta.url))

/** Compiles the rivals and the load generator to JavaScript: a loader that compiles on the fly would slow them down. */
export const compile = (): void => {
  const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'bench/tsconfig.json'], { cwd: ROOT, stdio: 'inherit' })
  if (status !== 0) throw new Error('the rivals and the load generator do not compile')
}

export const startProvider = async (): Promise<IdentityProvider> => {
  const provider = await startIdentityProvider()
  atEnd(() => provider.close())
  return provider
}

const worldOf = async ({ pool }: DataSet, provider: IdentityProvider): Promise<World> => {
  const accounts = await sampleAccounts(pool, 2 * CALLERS)
  const withToken = async (account: SampledAccount) => ({ account, token: await provider.tokenOf(account) })
  const callers = await Promise.all(accounts.slice(0, CALLERS).map(withToken))
  const written = await sampleWriters(pool)
  return {
    callers,
    writers: callers.flatMap((caller) => {
      const writes = written.get(caller.account.id)
      return writes === undefined ? [] : [{ ...caller, ...writes }]
    }),
    guests: await Promise.all(
      (await sampleGuests(pool)).map(async ({ groupId, dealIds, ...account }) => ({
        ...(await withToken(account)),
        ...{ groupId, dealIds },
      })),
    ),
    owners: await Promise.all((await sampleOwners(pool, CALLERS)).map(withToken)),
    accounts: accounts.slice(-CALLERS),
    boards: await sampleBoards(pool, TARGETS),
    ids: await sampleIds(pool, TARGETS),
    apiKey: API_KEY,
  }
}

/** Opens a data set with this many accounts on a server, with copies of it. */
export const openSetting = async (
  { options, node, provider }: Pick<Setting, 'options' | 'node' | 'provider'>,
  accounts: number,
  copies: readonly CopyName[] = [],
  server = serverUrl(),
): Promise<Setting> => {
  const data = await openDataSet(sizesFor(accounts), copies, { server, keep: options.keep })
  atEnd(() => data.close())
  return { options, node, provider, accounts, data, world: await worldOf(data, provider) }
}

interface Program {
  readonly script: string
  /** A module to import first. */
  readonly before?: string
  readonly database: Database
  readonly env: Readonly<Record<string, string>>
  /** A folder for a profile. */
  readonly profile?: string | undefined
  readonly core?: number
}

const startProgram = async (node: string, name: string, { script, before, database, env, profile, core }: Program) => {
  const port = await freePort()
  const importing = before === undefined ? [] : ['--import', before]
  const profiling = ['--cpu-prof', `--cpu-prof-dir=${profile}`, `--cpu-prof-name=${name}.cpuprofile`]
  const child = startNode({
    node,
    args: [...(profile === undefined ? [] : profiling), ...importing, script],
    env: { NODE_ENV: 'production', LOG_LEVEL: 'info', PORT: String(port), ...env, DATABASE_URL: database.url },
    core,
  })
  atEnd(() => stopProcess(child))
  const origin = `http://127.0.0.1:${port}`
  await whenReady(child, `${origin}/health/ready`)
  return { origin, child }
}

const startContestant = async (node: string, name: string, program: Program): Promise<Contestant> => {
  const { origin, child } = await startProgram(node, name, { ...program, core: SERVER_CORE })
  return { name, origins: [origin], children: [child], database: program.database }
}

export const stopContestant = async ({ children }: Contestant): Promise<void> => {
  for (const child of children) {
    // The process may be suspended.
    child.kill('SIGCONT')
    await stopProcess(child)
  }
}

/** The environment of the service as it runs in production. */
export const serviceEnv = ({ data, provider }: Setting) => ({
  DATABASE_URL: data.url,
  API_KEY,
  AUTH_ISSUER: provider.issuer,
  AUTH_AUDIENCE: AUDIENCE,
  DRAIN_DELAY: '0',
  // Requests are counted as in production, but never refused.
  RATE_LIMIT_SIGNED_IN: '1000000000/300',
  RATE_LIMIT_SEARCH: '1000000000/60',
  RATE_LIMIT_PUBLIC: '1000000000/60',
  RATE_LIMIT_LINK: '1000000000/60',
  RATE_LIMIT_PARTICIPANTS: '1000000000/60',
  // Its threads would use the same core.
  DOUBLE_DUMMY: 'off',
})

/** @param differences from the usual: another database, or a module that is imported first */
export const startService = (
  setting: Setting,
  name = BACKEND,
  differences: Partial<Pick<Program, 'database' | 'before'>> = {},
): Promise<Contestant> =>
  startContestant(setting.node, name, {
    script: SERVICE_SCRIPT,
    database: setting.data,
    env: serviceEnv(setting),
    profile: setting.options.profile,
    ...differences,
  })

/** Starts several instances of the service on all cores, which share the database connections. */
export const startInstances = async (setting: Setting, count: number): Promise<Contestant> => {
  const name = count === 1 ? BACKEND : `${count} instances`
  const env = { ...serviceEnv(setting), DATABASE_POOL_MAX: String(SHARED_POOL / count) }
  const started: Awaited<ReturnType<typeof startProgram>>[] = []
  const database = setting.data
  const program: Program = { script: SERVICE_SCRIPT, database, env }
  for (let i = 0; i < count; i++) started.push(await startProgram(setting.node, name, program))
  return { name, origins: started.map(({ origin }) => origin), children: started.map(({ child }) => child), database }
}

/** Starts the service with more settings, on all cores. */
export const startOnAllCores = async (
  setting: Setting,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Contestant> => {
  const { data: database } = setting
  const program = { script: SERVICE_SCRIPT, database, env: { ...serviceEnv(setting), ...more } }
  const { origin, child } = await startProgram(setting.node, name, program)
  return { name, origins: [origin], children: [child], database }
}

/** The script of each rival, the variant of its environment, and its copy of the data. */
const RIVAL_PROGRAMS = {
  bare: { script: 'bare', variables: {}, copy: 'bare' },
  orm: { script: 'orm', variables: {}, copy: 'orm' },
  naked: { script: 'bare', variables: { NAKED: 'yes' }, copy: 'bare' },
} as const satisfies Record<RivalName, object>

export const copiesFor = (rivals: readonly RivalName[]): readonly CopyName[] => [
  ...new Set(rivals.map((rival) => RIVAL_PROGRAMS[rival].copy)),
]

export const startRival = (setting: Setting, rival: RivalName, name: string = rival): Promise<Contestant> => {
  const { node, data, provider, options } = setting
  const { script, variables, copy } = RIVAL_PROGRAMS[rival]
  const database = data.copies.get(copy)
  if (database === undefined) throw new Error(`there is no copy of the data for ${rival}`)
  const settings: RivalSettings = {
    DATABASE_URL: database.url,
    API_KEY,
    AUTH_ISSUER: provider.issuer,
    AUTH_AUDIENCE: AUDIENCE,
    JWKS_URI: provider.jwksUri,
  }
  const env = { ...settings, ...variables }
  return startContestant(node, name, { script: compiled(`rivals/${script}`), database, env, profile: options.profile })
}

/** Starts the load generator on its core, unless all share the cores. */
export const startLoadOf = ({ node }: Setting, core: number | null = LOAD_CORE): ChildProcess => {
  const load = startNode({ node, args: [compiled('load')], core: core ?? undefined, talks: true })
  atEnd(() => stopProcess(load))
  return load
}

const percent = (share: number | null): string => (share === null ? '?' : `${Math.round(share * 100)} %`)

/** Prints a line for each turn. */
export const sayTurn =
  ({ pattern }: MeasuredRoute): MatchOptions['onTurn'] =>
  ({ name }, round, { requestsPerSecond, p50, p99, busy, ownCpu }) =>
    console.error(
      `${pattern} ${round} ${name.padEnd(8)} ${rate(requestsPerSecond).padStart(6)} requests/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${percent(busy)} of a core, load ${percent(ownCpu)}`,
    )

/** The options of a match on a route, each contestant on its own data. */
export const matchOf = (
  { options, world }: Setting,
  route: MeasuredRoute,
  { load, contestants }: Pick<MatchOptions, 'load' | 'contestants'>,
): MatchOptions => {
  const requests = route.requests(world)
  return {
    load,
    contestants,
    rounds: options.rounds,
    seconds: options.seconds * (route.length ?? 1),
    connections: route.connections,
    isLeft: route.isLeft,
    requestsOf: () => requests,
    prepare: async ({ database }) => void (await route.prepare?.(database.pool)),
    onWarm: ({ database }) => findBackends(database, LOAD_CORE),
    onTurn: sayTurn(route),
  }
}

/** Undoes what a match of the route has written. */
export const tidyUp = async (
  { prepare, cleanUp = prepare }: MeasuredRoute,
  contestants: readonly Contestant[],
): Promise<void> => {
  for (const { database } of contestants) await cleanUp?.(database.pool)
}
