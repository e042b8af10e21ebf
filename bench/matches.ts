import { setTimeout } from 'node:timers/promises'
import type { Repositories } from '../src/application/ports/unit-of-work.js'
import { compareAnswers } from './comparison.js'
import { CONNECTIONS, type Contestant, play } from './measurement.js'
import type { RivalName } from './options.js'
import { runPgbench } from './pgbench.js'
import type { Outcome } from './report.js'
import type { MeasuredRoute } from './routes.js'
import {
  LOAD_CORE,
  matchOf,
  type Setting,
  startInstances,
  startLoadOf,
  startRival,
  startService,
  stopContestant,
} from './setting.js'
import { findBackends, isLocal, readsOfOrmIndexes, requireUnused, UNTIL_COUNTED_MS } from './upkeep.js'

/** Statements of a route that pgbench sends. */
const ASKINGS = 8

/** What PostgreSQL answers of the route's statements without anything before it. */
const askAlone = async ({ data, world, options }: Setting, { asks }: MeasuredRoute): Promise<number | null> => {
  const { pool, url } = data
  if (asks === undefined || !isLocal(url)) return null
  const askings = Array.from(
    { length: ASKINGS },
    (_, place) => (repositories: Repositories) => asks(repositories, world, place),
  )
  return runPgbench({ pool, url, askings, connections: CONNECTIONS, seconds: options.seconds, core: LOAD_CORE })
}

/** @throws when service or `bare` answer with the indexes that are made for `orm`, or unlike each other */
const requireOwnIndexes = async (setting: Setting, contestants: readonly Contestant[]): Promise<void> => {
  const { data, world, options } = setting
  await setTimeout(UNTIL_COUNTED_MS)
  const before = await readsOfOrmIndexes(data.pool)
  for (const route of options.routes) await compareAnswers(contestants, route, route.requests(world))
  await setTimeout(UNTIL_COUNTED_MS)
  await requireUnused(data.pool, before)
}

/** The service against the rivals, route by route. */
export const playRivals = async (setting: Setting, rivals: readonly RivalName[]): Promise<readonly Outcome[]> => {
  const { options, data, world } = setting
  const contestants = [await startService(setting)]
  for (const name of rivals.filter((rival) => rival !== 'orm')) contestants.push(await startRival(setting, name))
  await requireOwnIndexes(setting, contestants)
  // Behind `bare`, in the order of the columns.
  if (rivals.includes('orm')) contestants.splice(rivals.indexOf('orm') + 1, 0, await startRival(setting, 'orm'))
  const load = startLoadOf(setting)
  const outcomes: Outcome[] = []
  for (const route of options.routes) {
    await compareAnswers(contestants, route, route.requests(world))
    await data.pool.query('CHECKPOINT')
    const match = await play(matchOf(setting, route, { load, contestants }))
    await route.prepare?.(data.pool, world)
    outcomes.push({ route, match, pgbench: await askAlone(setting, route) })
  }
  for (const contestant of contestants) await stopContestant(contestant)
  load.disconnect()
  return outcomes
}

/** One instance of the service against two, on all cores. */
export const playInstances = async (
  setting: Setting,
  routes: readonly MeasuredRoute[],
): Promise<readonly Outcome[]> => {
  const { data, world } = setting
  const contestants: Contestant[] = []
  for (const count of [1, 2]) contestants.push(await startInstances(setting, count))
  const load = startLoadOf(setting, null)
  const outcomes: Outcome[] = []
  for (const route of routes) {
    const match = await play({
      ...matchOf(setting, route, { load, contestants }),
      onWarm: () => findBackends(data, undefined),
    })
    await route.prepare?.(data.pool, world)
    outcomes.push({ route, match, pgbench: null })
  }
  for (const contestant of contestants) await stopContestant(contestant)
  load.disconnect()
  return outcomes
}
