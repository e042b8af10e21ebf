import { forgetStatistics } from './databases.js'
import type { Growth } from './growth.js'
import type { Planned } from './load.js'
import { playRoutes } from './matches.js'
import type { MeasuredRoute } from './measured-route.js'
import { type Contestant, type Measured, play, takeTurn } from './measurement.js'
import { createRandom } from './random.js'
import { READS } from './read-routes.js'
import { longTable, type Outcome, ratioOf, UNANALYZED, WITHOUT_EVENTS } from './report.js'
import {
  LOAD_CORE,
  matchOf,
  type Setting,
  startLoadOf,
  startService,
  stopContestant,
  tidyUp,
  WITHOUT_EVENTS_MODULE,
} from './setting.js'
import { findBackends } from './upkeep.js'

/** How often a long run reports its progress, in seconds. */
const STRETCH_SECONDS = 30
/** Requests per route in a long run. */
const REQUESTS = 1_000

/** Runs the service with each size of data, smallest first, each in a separate process. */
export const playGrowth = async (settings: readonly Setting[]): Promise<Growth> => {
  const [first] = settings
  if (first === undefined) throw new Error('there is no data')
  const bySize = new Map(settings.map((setting) => [String(setting.accounts), setting]))
  const its = ({ name }: Contestant): Setting => bySize.get(name) as Setting
  const contestants: Contestant[] = []
  for (const [name, setting] of bySize) contestants.push(await startService(setting, name))
  const load = startLoadOf(first)
  const shares = new Map<MeasuredRoute, readonly number[]>()
  for (const route of first.options.routes) {
    const requests = new Map(contestants.map((one) => [one.name, route.requests(its(one).world)]))
    const match = await play({
      ...matchOf(first, route, { load, contestants }),
      requestsOf: ({ name }) => requests.get(name) ?? [],
    })
    await tidyUp(route, contestants)
    const kept = settings.map(({ accounts }) => ratioOf(match, String(accounts), String(first.accounts)))
    shares.set(
      route,
      kept.map((share) => share ?? Number.NaN),
    )
  }
  for (const contestant of contestants) await stopContestant(contestant)
  load.disconnect()
  return { sizes: settings.map(({ accounts }) => accounts), shares }
}

/** Runs the service on the data, and on data that has never been analysed. */
export const playUnanalyzed = async (setting: Setting): Promise<readonly Outcome[]> => {
  const database = setting.data.copies.get('unanalyzed')
  if (database === undefined) throw new Error('there is no copy of the data without statistics')
  const contestants = [await startService(setting), await startService(setting, UNANALYZED, { database })]
  return playRoutes(setting, contestants, setting.options.routes, {
    prepare: async ({ name, database: { pool } }, usual) => {
      await usual()
      if (name === UNANALYZED) await forgetStatistics(pool)
    },
  })
}

/** Runs the service on the same data with and without adding events. */
export const playWithoutEvents = async (setting: Setting): Promise<readonly Outcome[]> => {
  const without = { before: WITHOUT_EVENTS_MODULE }
  const contestants = [await startService(setting), await startService(setting, WITHOUT_EVENTS, without)]
  return playRoutes(setting, contestants, setting.options.routes)
}

/** Sends requests of all routes at once, and checks that all succeed and that memory does not grow. */
export const runLong = async (setting: Setting, count: number): Promise<string> => {
  const { options, data, world } = setting
  const service = await startService(setting)
  const random = createRandom(count)
  // Writes of deals would make the data grow.
  const routes = options.routes.filter((route) => READS.includes(route))
  const requests = routes.flatMap((route): readonly Planned[] =>
    random.shuffle(route.requests(world)).slice(0, REQUESTS),
  )
  const turn = {
    load: startLoadOf(setting),
    requestsOf: () => requests,
    seconds: STRETCH_SECONDS,
    prepare: async () => {},
    onWarm: () => findBackends(data, LOAD_CORE),
  }
  const stretches: Measured[] = []
  for (let answered = 0; answered < count; ) {
    const stretch = await takeTurn(turn, service, stretches.length)
    stretches.push(stretch)
    answered += stretch.completed
    const resident = stretch.residentMiB?.toFixed(0) ?? '?'
    console.error(`${answered} answered, ${stretch.requestsPerSecond.toFixed(0)} requests/s, ${resident} MiB`)
  }
  await stopContestant(service)
  turn.load.disconnect()
  return longTable(stretches)
}
