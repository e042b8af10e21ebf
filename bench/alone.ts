import type { Growth } from './growth.js'
import { type Contestant, type Measured, play, takeTurn } from './measurement.js'
import { createRandom } from './random.js'
import { longTable, ratioOf } from './report.js'
import type { MeasuredRoute } from './routes.js'
import { LOAD_CORE, matchOf, type Setting, startLoadOf, startService, stopContestant } from './setting.js'
import { findBackends } from './upkeep.js'

/** How often a long run notes how it goes, in seconds. */
const STRETCH_SECONDS = 30
/** Requests of each route in a long run. */
const REQUESTS = 1_000

/** The service over each size of data, the least first, each in a process of its own. */
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
      prepare: async (one) => void (await route.prepare?.(its(one).data.pool, its(one).world)),
      onWarm: async () => (await Promise.all(settings.map(({ data }) => findBackends(data, LOAD_CORE)))).flat(),
    })
    for (const { data, world } of settings) await route.prepare?.(data.pool, world)
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

/** All routes at once, until a number of requests is answered: whether each is, and whether memory stays what it was. */
export const runLong = async (setting: Setting, count: number): Promise<string> => {
  const { options, data, world } = setting
  const service = await startService(setting)
  const random = createRandom(count)
  const requests = options.routes.flatMap((route) => random.shuffle(route.requests(world)).slice(0, REQUESTS))
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
