import { cpus } from 'node:os'
import { argv, cpuUsage, exit, memoryUsage, versions } from 'node:process'
import { DoubleDummySolver } from '../src/domain/bridge/double-dummy/double-dummy-solver.js'
import { askLibdds, dealTextOf, numbersOf } from '../tests/oracle/ask-libdds.js'
import { randomHands, randomOf } from '../tests/support/random-hands.js'
import { describeCommit } from './commit.js'
import { markdownTable } from './tables.js'
import { writeBetween } from './write-between.js'

/**
 * `npm run bench:solver`: compares the CPU time for complete tables of random boards with that of libdds (Debian's
 * package libdds0) with one thread. The two take turns to solve ten boards. `BOARDS` sets their number (1,000 by
 * default). The median time may be up to four times that of libdds, and the memory may grow by 64 MiB. `--write` writes
 * the table into docs/performance.md.
 */

const BOARDS = Number(process.env.BOARDS ?? 1000)
const ROUND = 10
const MOST = 4
const MOST_MIB = 64
const MIB = 1024 ** 2

const random = randomOf(20261127)
const before = memoryUsage().rss
const solver = new DoubleDummySolver()
const ours: number[] = []
const theirs: number[] = []
let peak = before
let theirPeakMib = 0
let wrong = 0

for (let start = 0; start < BOARDS; start += ROUND) {
  const boards = Array.from({ length: Math.min(ROUND, BOARDS - start) }, () => randomHands(random))
  const { answers, peakKilobytes } = await askLibdds(
    'table',
    boards.map((hands) => ({ deal: dealTextOf(hands) })),
  )
  theirPeakMib = Math.max(theirPeakMib, peakKilobytes / 1024)
  for (const [i, hands] of boards.entries()) {
    const usage = cpuUsage()
    const table = solver.solveTable(hands)
    const { user, system } = cpuUsage(usage)
    ours.push((user + system) / 1_000)
    theirs.push(answers[i]?.ms ?? Number.NaN)
    if (table === null || numbersOf(table).join() !== answers[i]?.table.join()) wrong++
    peak = Math.max(peak, memoryUsage().rss)
  }
}

const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] as number)
}
const HEADINGS = ['Solver', 'median, ms', '99 %, ms', 'worst, ms', 'memory, MiB']
const row = (name: string, times: readonly number[], mib: number): readonly string[] => [
  name,
  ...[0.5, 0.99, 1].map((share) => String(at(times, share))),
  String(Math.round(mib)),
]
const grownMib = (peak - before) / MIB
// Memory is the growth through solving for the service, but that of the whole process for libdds.
const table = markdownTable(HEADINGS, [row('dealbook', ours, grownMib), row('libdds', theirs, theirPeakMib)])
const ratio = at(ours, 0.5) / at(theirs, 0.5)
const summary = `${BOARDS - wrong} of ${BOARDS.toLocaleString('en')} tables are the same; ${ratio.toFixed(1)} times the time of libdds by the median (${MOST} at most).`
const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores; Node ${versions.node}; ${describeCommit()}.`
console.log(`${table}\n\n${summary}`)
if (argv.includes('--write')) writeBetween('docs/performance.md', 'solver', `${summary} ${machine}\n\n${table}`)
exit(wrong === 0 && ratio <= MOST && grownMib <= MOST_MIB ? 0 : 1)
