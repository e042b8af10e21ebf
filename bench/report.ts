import type { Match, Measured } from './measurement.js'
import type { MeasuredRoute } from './routes.js'

export interface Outcome {
  readonly route: MeasuredRoute
  readonly match: Match
  /** Of the same statements a second by pgbench alone; `null` where it was not asked. */
  readonly pgbench: number | null
}

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] as number) + (sorted[Math.floor(middle)] as number)) / 2
}

const medianOf = (turns: readonly Measured[], read: (turn: Measured) => number | null): number | null => {
  const values = turns.map(read).filter((value) => value !== null)
  return values.length === 0 ? null : median(values)
}

/** The median of the rounds' own ratios of throughput: the turns of a round lie side by side. */
export const ratioOf = (match: Match, one: string, other: string): number | null => {
  const [ones, others] = [match.get(one) ?? [], match.get(other) ?? []]
  if (others.length === 0) return null
  return median(ones.map((turn, round) => turn.requestsPerSecond / (others[round] as Measured).requestsPerSecond))
}

export const SERVICE = 'dealbook'

const figures = (match: Match, read: (turn: Measured) => number | null, digits = 0): string =>
  [...match.values()].map((turns) => medianOf(turns, read)?.toFixed(digits) ?? '?').join(' / ')

const against = (match: Match, rival: string, target: number | undefined): string => {
  const ratio = ratioOf(match, SERVICE, rival)
  return ratio === null ? '–' : `${ratio.toFixed(2)}${target === undefined ? '' : ` (${target})`}`
}

const HEADINGS = [
  'Route',
  'requests/s',
  'to bare',
  'to orm',
  'pgbench/s',
  'p50, ms',
  'p99, ms',
  'CPU a request, µs',
  'core busy, %',
  'RSS, MiB',
]

/** A table in Markdown; figures are those of the contestants in their order, targets stand in parentheses. */
export const tableOf = (outcomes: readonly Outcome[]): string =>
  markdownTable(
    HEADINGS,
    outcomes.map(({ route, match, pgbench }) => [
      route.pattern,
      figures(match, (turn) => turn.requestsPerSecond),
      against(match, 'bare', route.targets.bare),
      against(match, 'orm', route.targets.orm),
      pgbench?.toFixed(0) ?? '–',
      figures(match, (turn) => turn.p50, 1),
      figures(match, (turn) => turn.p99, 1),
      figures(match, (turn) => turn.cpuMicrosPerRequest),
      figures(match, (turn) => turn.busy && turn.busy * 100),
      figures(match, (turn) => turn.residentMiB),
    ]),
  )

/** One instance and several: throughput, the time of an answer and memory of all together. */
export const instancesTable = (outcomes: readonly Outcome[]): string =>
  markdownTable(
    ['Route', 'requests/s', 'p50, ms', 'p99, ms', 'cores busy', 'RSS, MiB'],
    outcomes.map(({ route, match }) => [
      route.pattern,
      figures(match, (turn) => turn.requestsPerSecond),
      figures(match, (turn) => turn.p50, 1),
      figures(match, (turn) => turn.p99, 1),
      figures(match, (turn) => turn.busy, 2),
      figures(match, (turn) => turn.residentMiB),
    ]),
  )

const LONG_ROWS = 10

/** How a long run went on: of its stretches some ten, the first and the last among them. */
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
      residentMiB?.toFixed(0) ?? '?',
    ]
  })
  const every = Math.ceil(rows.length / LONG_ROWS)
  const some = rows.filter((_, i) => i === 0 || (rows.length - 1 - i) % every === 0)
  return markdownTable(['Requests answered', 'requests/s', 'p50, ms', 'p99, ms', 'RSS, MiB'], some)
}

/** A table whose first column is text and whose others are numbers. */
export const markdownTable = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
