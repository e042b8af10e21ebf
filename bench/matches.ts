import type { Repositories } from '../src/application/ports/unit-of-work.js'
import { compareAnswers } from './comparison.js'
import type { Planned } from './load.js'
import type { MeasuredRoute } from './measured-route.js'
import { CONNECTIONS, type Contestant, type Match, type MatchOptions, play } from './measurement.js'
import type { RivalName } from './options.js'
import { runPgbench } from './pgbench.js'
import { createRandom } from './random.js'
import type { Outcome } from './report.js'
import { GROUPS } from './routes.js'
import {
  LOAD_CORE,
  matchOf,
  type Setting,
  startInstances,
  startLoadOf,
  startRival,
  startService,
  stopContestant,
  tidyUp,
} from './setting.js'
import { findBackends, isLocal } from './upkeep.js'

/** The number of a route's requests whose statements pgbench sends. */
const ASKINGS = 8

/** The throughput of PostgreSQL alone for the route's statements. */
const askAlone = async ({ data, world, options }: Setting, { asks }: MeasuredRoute): Promise<number | null> => {
  const { pool, url } = data
  if (asks === undefined || !isLocal(url)) return null
  const askings = Array.from(
    { length: ASKINGS },
    (_, place) => (repositories: Repositories) => asks(repositories, world, place),
  )
  return runPgbench({ pool, url, askings, connections: CONNECTIONS, seconds: options.seconds, core: LOAD_CORE })
}

interface RivalOutcomes {
  readonly outcomes: readonly Outcome[]
  /** Writes mixed with reads; `null` if there were none. */
  readonly mixed: Match | null
}

/** Runs the service against the rivals, route by route. */
export const playRivals = async (setting: Setting, rivals: readonly RivalName[]): Promise<RivalOutcomes> => {
  const { options, data, world } = setting
  const all = [await startService(setting)]
  for (const name of rivals) all.push(await startRival(setting, name))
  const load = startLoadOf(setting)
  const outcomes: Outcome[] = []
  for (const route of options.routes) {
    const contestants = all.filter(({ name }) => name !== 'orm' || route.targets.orm !== undefined)
    await compareAnswers(contestants, route, route.requests(world))
    await data.pool.query('CHECKPOINT')
    const match = await play(matchOf(setting, route, { load, contestants }))
    await tidyUp(route, contestants)
    outcomes.push({ route, match, pgbench: await askAlone(setting, route) })
  }
  const mixed = await playMixed(
    setting,
    all.filter(({ name }) => name !== 'orm'),
    load,
  )
  for (const contestant of all) await stopContestant(contestant)
  load.disconnect()
  return { outcomes, mixed }
}

/** The number of requests for each hundredth of the mix. */
const REQUESTS_A_SHARE = 20

/** The requests of a day, timed separately for each route. */
const mixOf = (routes: readonly MeasuredRoute[], world: Setting['world']): readonly Planned[] => {
  const random = createRandom(routes.length)
  return routes.flatMap((route) => {
    const requests = random.shuffle(route.requests(world)).map((one) => [one].flat())
    const inARow = requests[0]?.length ?? 1
    const count = (route.share * REQUESTS_A_SHARE) / inARow
    return Array.from({ length: count }, (_, i) =>
      (requests[i % requests.length] ?? []).map((request) => ({ ...request, kind: route.name })),
    )
  })
}

/** Runs the service against `bare` with the requests of all routes at once, in the proportions of a school day. */
const playMixed = async (
  setting: Setting,
  contestants: readonly Contestant[],
  load: Parameters<typeof matchOf>[2]['load'],
): Promise<Match | null> => {
  const { options, data, world } = setting
  const routes = options.routes.filter(({ share }) => share > 0)
  const hasBoth = Object.values(GROUPS).every((group) => routes.some((route) => group.includes(route)))
  if (!hasBoth || contestants.length < 2) return null
  const preparations = [...new Set(routes.flatMap(({ prepare }) => prepare ?? []))]
  const everything: MeasuredRoute = {
    ...(routes[0] as MeasuredRoute),
    pattern: 'all at once',
    prepare: async (pool) => {
      for (const prepare of preparations) await prepare(pool)
    },
    requests: () => mixOf(routes, world),
  }
  await data.pool.query('CHECKPOINT')
  const match = await play(matchOf(setting, everything, { load, contestants }))
  await tidyUp(everything, contestants)
  return match
}

/** Runs one instance of the service against two, on all cores. */
export const playInstances = async (
  setting: Setting,
  routes: readonly MeasuredRoute[],
): Promise<readonly Outcome[]> => {
  const contestants: Contestant[] = []
  for (const count of [1, 2]) contestants.push(await startInstances(setting, count))
  return playOnAllCores(setting, contestants, routes)
}

/** What differs from the usual when routes are played. */
interface Play {
  /** The core of the load generator; `null` for any. */
  readonly core?: number | null
  /** Prepares a turn; `usual` is what is done otherwise. */
  readonly prepare?: (contestant: Contestant, usual: () => Promise<void>) => Promise<void>
  readonly onWarm?: MatchOptions['onWarm']
}

/** Runs contestants on each route, and stops them. */
export const playRoutes = async (
  setting: Setting,
  contestants: readonly Contestant[],
  routes: readonly MeasuredRoute[],
  { core = LOAD_CORE, prepare = (_, usual) => usual(), onWarm }: Play = {},
): Promise<readonly Outcome[]> => {
  const load = startLoadOf(setting, core)
  const outcomes: Outcome[] = []
  for (const route of routes) {
    const options = matchOf(setting, route, { load, contestants })
    const match = await play({
      ...options,
      prepare: (contestant) => prepare(contestant, () => options.prepare(contestant)),
      onWarm: onWarm ?? options.onWarm,
    })
    await tidyUp(route, contestants)
    outcomes.push({ route, match, pgbench: null })
  }
  for (const contestant of contestants) await stopContestant(contestant)
  load.disconnect()
  return outcomes
}

/** Runs contestants that share all cores with the load and PostgreSQL, and stops them. */
export const playOnAllCores = (
  setting: Setting,
  contestants: readonly Contestant[],
  routes: readonly MeasuredRoute[],
  beforeTurn: (contestant: Contestant) => Promise<void> = async () => {},
): Promise<readonly Outcome[]> =>
  playRoutes(setting, contestants, routes, {
    core: null,
    prepare: async (contestant, usual) => {
      await beforeTurn(contestant)
      await usual()
    },
    onWarm: ({ database }) => findBackends(database, undefined),
  })
