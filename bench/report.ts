import { type MeasuredRoute, nameOfRoute } from './measured-route.js'
import type { Match, Measured } from './measurement.js'
import { markdownTable, marked, median } from './tables.js'

export interface Outcome {
  readonly route: MeasuredRoute
  readonly match: Match
  /** The throughput of pgbench with the same statements; `null` if it was not measured. */
  readonly pgbench: number | null
}

/** How much two processes of the same program differ. */
export interface Noise {
  /** The largest distance of a median ratio from 1, over the routes. */
  readonly share: number
  /** The lowest and the highest ratio of a round. */
  readonly least: number
  readonly greatest: number
}

/** The maximum memory of the service under load, in MiB. */
export const MEMORY_UNDER_LOAD = 300

/** The share of its throughput that the service keeps while it solves boards. */
const KEPT_WHILE_SOLVING = 0.8

type Read = (turn: Measured) => number | null

export const medianOf = (turns: readonly Measured[], read: Read): number | null => {
  const values = turns.map(read).filter((value) => value !== null)
  return values.length === 0 ? null : median(values)
}

/** The median of the ratios of each round, whose turns are close in time. */
export const ratioOf = (
  match: Match,
  one: string,
  other: string,
  read: (turn: Measured) => number = ({ requestsPerSecond }) => requestsPerSecond,
): number | null => {
  const [ones, others] = [match.get(one) ?? [], match.get(other) ?? []]
  if (others.length === 0) return null
  return median(ones.map((turn, round) => read(turn) / read(others[round] as Measured)))
}

export const BACKEND = 'dealbook'
/** The service on data that has never been analysed. */
export const UNANALYZED = 'unanalyzed'

/** The service without adding events. */
export const WITHOUT_EVENTS = 'without events'

/** A rate, with one decimal if it is low. */
export const rate = (perSecond: number): string => perSecond.toFixed(perSecond < 100 ? 1 : 0)

const figures = (match: Match, read: Read, digits = 0): string =>
  [...match.values()].map((turns) => medianOf(turns, read)?.toFixed(digits) ?? '?').join(' / ')

const rates = (match: Match): string =>
  [...match.values()].map((turns) => rate(medianOf(turns, (turn) => turn.requestsPerSecond) ?? Number.NaN)).join(' / ')

const HEADINGS = [
  'Route',
  'requests/s',
  'to bare',
  'to orm',
  'p99 to bare',
  'pgbench/s',
  'p50, ms',
  'p99, ms',
  'CPU a request, µs',
  'PostgreSQL a request, µs',
  'core busy, %',
  'RSS, MiB',
]

/** The maximum p99 relative to that of `bare`. */
const MOST_P99 = 1.3

/** The maximum noise that is taken into account. */
export const MOST_NOISE = 0.05

const markingOf = ({ share }: Noise) => ({ noise: Math.min(share, MOST_NOISE) })

/** A Markdown table; figures are in the order of the contestants, with targets in parentheses. */
export const tableOf = (outcomes: readonly Outcome[], noise: Noise): string => {
  const marking = markingOf(noise)
  return markdownTable(
    HEADINGS,
    outcomes.map(({ route: { pattern, targets }, match, pgbench }) => [
      pattern,
      rates(match),
      marked(ratioOf(match, BACKEND, 'bare'), 'at least', targets.bare, marking),
      marked(ratioOf(match, BACKEND, 'orm'), 'at least', targets.orm, marking),
      marked(
        ratioOf(match, BACKEND, 'bare', ({ p99 }) => p99),
        'at most',
        MOST_P99,
        marking,
      ),
      pgbench?.toFixed(0) ?? '–',
      figures(match, (turn) => turn.p50, 1),
      figures(match, (turn) => turn.p99, 1),
      figures(match, (turn) => turn.cpuMicrosPerRequest),
      figures(match, (turn) => turn.databaseMicrosPerRequest),
      figures(match, (turn) => turn.busy && turn.busy * 100),
      figures(match, (turn) => turn.residentMiB),
    ]),
  )
}

/** The same for writes. A deletion is timed until nothing is left; the rate is derived from that time. */
export const writesTable = (outcomes: readonly Outcome[], noise: Noise): string =>
  markdownTable(
    [
      ...['Route', 'requests/s', 'to bare', 'p50, ms', 'p99, ms', 'CPU a request, µs', 'PostgreSQL a request, µs'],
      'core busy, %',
    ],
    outcomes.map(({ route, match }) => [
      nameOfRoute(route),
      rates(match),
      marked(ratioOf(match, BACKEND, 'bare'), 'at least', route.targets.bare, markingOf(noise)),
      figures(match, (turn) => turn.p50, 1),
      figures(match, (turn) => turn.p99, 1),
      figures(match, (turn) => turn.cpuMicrosPerRequest),
      figures(match, (turn) => turn.databaseMicrosPerRequest),
      figures(match, (turn) => turn.busy && turn.busy * 100),
    ]),
  )

/** Writes mixed with reads: their response times relative to those of `bare`. */
export const mixedTable = (match: Match, routes: readonly MeasuredRoute[], noise: Noise): string =>
  markdownTable(
    ['Route', 'of 100 requests', 'p50, ms', 'to bare'],
    routes.flatMap((route) => {
      if (route.share === 0 || route.targets.orm !== undefined) return []
      const median = ({ medians }: Measured): number => medians[route.name] ?? Number.NaN
      const ratio = ratioOf(match, 'bare', BACKEND, median)
      const cells = [route.pattern, String(route.share), figures(match, median, 1)]
      return [[...cells, marked(ratio, 'at least', route.targets.bare, markingOf(noise))]]
    }),
  )

/** The minimum throughput without statistics relative to that with them. */
const KEPT_UNANALYZED = 0.7

export const unanalyzedTable = (outcomes: readonly Outcome[]): string =>
  markdownTable(
    ['Route', 'requests/s', 'without statistics, of with'],
    outcomes.map(({ route, match }) => [
      nameOfRoute(route),
      rates(match),
      marked(ratioOf(match, UNANALYZED, BACKEND), 'at least', KEPT_UNANALYZED),
    ]),
  )

/** The minimum throughput of writes with events relative to that without. */
const KEPT_WITH_EVENTS = 0.95

export const eventsTable = (outcomes: readonly Outcome[]): string =>
  markdownTable(
    ['Route', 'requests/s', 'with events, of without', 'PostgreSQL a request, µs'],
    outcomes.map(({ route, match }) => [
      nameOfRoute(route),
      rates(match),
      marked(ratioOf(match, BACKEND, WITHOUT_EVENTS), 'at least', KEPT_WITH_EVENTS),
      figures(match, (turn) => turn.databaseMicrosPerRequest),
    ]),
  )

/** One instance and several: throughput, response time and total memory. */
export const instancesTable = (outcomes: readonly Outcome[]): string =>
  markdownTable(
    ['Route', 'requests/s', 'p50, ms', 'p99, ms', 'cores busy', 'RSS, MiB'],
    outcomes.map(({ route, match }) => [
      route.pattern,
      rates(match),
      figures(match, (turn) => turn.p50, 1),
      figures(match, (turn) => turn.p99, 1),
      figures(match, (turn) => turn.busy, 2),
      figures(match, (turn) => turn.residentMiB),
    ]),
  )

/** The throughput while a queue of boards is being solved. */
export const queueTable = (outcomes: readonly Outcome[]): string =>
  markdownTable(
    ['Route', 'requests/s', 'kept', 'p50, ms', 'p99, ms', 'cores busy'],
    outcomes.map(({ route, match }) => [
      route.pattern,
      rates(match),
      marked(ratioOf(match, 'solving', BACKEND), 'at least', KEPT_WHILE_SOLVING),
      figures(match, (turn) => turn.p50, 1),
      figures(match, (turn) => turn.p99, 1),
      figures(match, (turn) => turn.busy, 2),
    ]),
  )

/** The throughput with an increasing number of replicas. */
export const replicasTable = (outcomes: readonly Outcome[]): string =>
  markdownTable(
    [
      'Route',
      'requests/s',
      'p50, ms',
      'p99, ms',
      'CPU of the service a request, µs',
      'CPU of the primary a request, µs',
    ],
    outcomes.map(({ route, match }) => [
      route.pattern,
      rates(match),
      figures(match, (turn) => turn.p50, 1),
      figures(match, (turn) => turn.p99, 1),
      figures(match, (turn) => turn.cpuMicrosPerRequest),
      figures(match, (turn) => turn.databaseMicrosPerRequest),
    ]),
  )

const LONG_ROWS = 10

/** The progress of a long run: about ten of its measurements, including the first and the last. */
export const longTable = (stretches: readonly Measured[]): string => {
  let answered = 0
  const rows = stretches.map((stretch) => {
    answered += stretch.completed
    const { requestsPerSecond, p50, p99, residentMiB } = stretch
    return [
      answered.toLocaleString('en'),
      requestsPerSecond.toFixed(0),
      p50.toFixed(1),
      p99.toFixed(1),
      marked(residentMiB, 'at most', MEMORY_UNDER_LOAD, { digits: 0 }),
    ]
  })
  const every = Math.ceil(rows.length / LONG_ROWS)
  const some = rows.filter((_, i) => i === 0 || (rows.length - 1 - i) % every === 0)
  return markdownTable(['Requests answered', 'requests/s', 'p50, ms', 'p99, ms', 'RSS, MiB'], some)
}
