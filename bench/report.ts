import { readFileSync, writeFileSync } from 'node:fs'
import type { Match, Measured } from './measurement.js'
import type { MeasuredRoute } from './routes.js'

export interface Outcome {
  readonly route: MeasuredRoute
  readonly match: Match
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

/** The median of the rounds' own ratios: the two turns of a round lie side by side. */
const ratioOf = ({ service, rival }: Match): number =>
  median(service.map((turn, round) => turn.requestsPerSecond / (rival[round] as Measured).requestsPerSecond))

const both = ({ service, rival }: Match, read: (turn: Measured) => number | null, digits = 0): string =>
  [service, rival].map((turns) => medianOf(turns, read)?.toFixed(digits) ?? '?').join(' / ')

const HEADINGS = [
  'Route',
  'requests/s',
  'ratio',
  'at least',
  'p50, ms',
  'p99, ms',
  'CPU a request, µs',
  'core busy, %',
  'RSS, MiB',
]

/** A table in Markdown; pairs are the service and the rival. */
export const tableOf = (outcomes: readonly Outcome[]): string => {
  const rows = outcomes.map(({ route, match }) => [
    route.pattern,
    both(match, (turn) => turn.requestsPerSecond),
    ratioOf(match).toFixed(2),
    route.target.toFixed(2),
    both(match, (turn) => turn.p50, 1),
    both(match, (turn) => turn.p99, 1),
    both(match, (turn) => turn.cpuMicrosPerRequest),
    both(match, (turn) => turn.busy && turn.busy * 100),
    both(match, (turn) => turn.residentMiB),
  ])
  const table = [HEADINGS, HEADINGS.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
  return table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Puts a text between two comments of a page. @throws when the page has not both of them */
export const writeBetween = (file: string, name: string, text: string): void => {
  const page = readFileSync(file, 'utf8')
  const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${file} has no "${begin}" followed by "${end}"`)
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`)
}
