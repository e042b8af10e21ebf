import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import process, { argv, cpuUsage, env, execPath, memoryUsage, stdout, version } from 'node:process'
import { fileURLToPath } from 'node:url'
import type { Board } from '../src/application/ports/board-writer.js'
import { type Deal, newDeal } from '../src/domain/deal.js'
import type { AccountId, DealId } from '../src/domain/ids.js'
import { type ChosenSheet, sheetOptionsOf } from '../src/domain/sheet/sheet-options.js'
import { PdfSheetPrinter } from '../src/infrastructure/pdf/pdf-sheet-printer.js'
import { memoryEnvironmentOf } from '../tests/support/dockerfile.js'
import { randomHands, randomOf } from '../tests/support/random-hands.js'
import { randomTitle } from './deal-texts.js'
import { createRandom } from './random.js'
import { markdownTable } from './tables.js'

/**
 * `npm run bench:sheets`: boards as sheets to print, each kind in a separate process: pages a second of CPU time, how
 * much the memory grows, and the longest CPU time between two turns of the event loop. Writes the table into
 * docs/performance.md, with the load of the machine.
 */

const MIB = 1024 ** 2
/** Environment variables of the Dockerfile. */
const MEMORY = memoryEnvironmentOf('Dockerfile')
const AUCTION = ['1H', '1S', '3H', 'P', '4H', 'P', 'P', 'P'] as const
const WORDS =
  'South opens one heart and the lead is the ten of clubs so declarer counts losers before playing to the first trick'

interface Kind {
  readonly name: string
  readonly chosen: ChosenSheet
  /** The words of a commentary. */
  readonly words: number
  readonly boards: number
}

const KINDS: readonly Kind[] = [
  { name: 'boards, 4 a page', chosen: {}, words: 60, boards: 500 },
  {
    name: 'boards, 1 a page, play and solutions at the end',
    chosen: { perPage: 1, play: true, solutions: 'end' },
    words: 60,
    boards: 500,
  },
  { name: 'hand record', chosen: { layout: 'record' }, words: 60, boards: 500 },
  { name: 'bidding sheet', chosen: { layout: 'bidding' }, words: 60, boards: 500 },
  { name: 'boards with 64 KiB of commentary each', chosen: {}, words: 10_500, boards: 500 },
]

/** CPU time of this thread, without the garbage collector's threads; before Node 23.9, that of the whole process. */
const { threadCpuUsage = cpuUsage } = process as { readonly threadCpuUsage?: typeof cpuUsage }

const random = createRandom(20261128)
const cards = randomOf(20261128)

const boardOf = (number: number, words: number): Board => {
  const all = WORDS.split(' ')
  const text = Array.from({ length: words }, () => all[random.below(all.length)]).join(' ')
  const paragraphs = text.match(/.{1,2000}(?: |$)/g) ?? []
  const ids = { id: `board-${number}` as DealId, ownerId: 'owner' as AccountId }
  const fields = {
    title: randomTitle(random),
    boardNumber: number,
    hands: randomHands(cards),
    auction: AUCTION as never,
    callNotes: [{ call: 0, text: 'Five of them, 11 to 19 points', alert: false }],
    commentary: paragraphs.map((part) => ({ type: 'paragraph', children: [{ type: 'text', text: part }] }) as const),
  }
  return newDeal({ ...ids, fields, sharingGroupIds: [] } as never, new Date()) as Deal
}

interface Figures {
  readonly pages: number
  readonly pagesPerSecond: number
  readonly seconds: number
  readonly grownMiB: number
  readonly longestMs: number
  readonly bytes: number
}

/**
 * Prints one sheet first, as a running service would have. Boards are created when they are read, like those of a
 * database.
 */
const measure = async ({ chosen, words, boards }: Kind): Promise<Figures> => {
  const printer = new PdfSheetPrinter()
  const sheetOf = (count: number) => ({
    head: { title: 'Lesson 3', author: 'Alice Martin', date: '28 November 2026' },
    options: sheetOptionsOf(chosen),
    at: new Date(0),
    boards: async function* () {
      // As large as the batches that are read from a database.
      const size = words > 1_000 ? 2 : 50
      for (let from = 1; from <= count; from += size) {
        yield Array.from({ length: Math.min(size, count - from + 1) }, (_, i) => boardOf(from + i, words))
        await new Promise((resolve) => setImmediate(resolve))
      }
    },
  })
  for await (const _ of printer.print(sheetOf(20)));
  globalThis.gc?.()
  const before = memoryUsage().rss
  let [peak, bytes, pages, longest] = [before, 0, 0, 0]
  let isOver = false
  let turn = threadCpuUsage()
  const watch = (): void => {
    const { user, system } = threadCpuUsage(turn)
    longest = Math.max(longest, (user + system) / 1_000)
    turn = threadCpuUsage()
    if (!isOver) setImmediate(watch)
  }
  setImmediate(watch)
  const start = cpuUsage()
  for await (const piece of printer.print(sheetOf(boards))) {
    bytes += piece.length
    // Counted in a separate turn.
    await new Promise((resolve) => setImmediate(resolve))
    pages +=
      Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1').split('/Type /Page\n').length - 1
    peak = Math.max(peak, memoryUsage().rss)
    await new Promise((resolve) => setImmediate(resolve))
  }
  isOver = true
  const { user, system } = cpuUsage(start)
  const seconds = (user + system) / 1_000_000
  return { pages, pagesPerSecond: pages / seconds, seconds, grownMiB: (peak - before) / MIB, longestMs: longest, bytes }
}

const [, script = '', name] = argv
if (name === undefined) {
  const rows = KINDS.map((kind) => {
    const args = ['--expose-gc', '--import', 'tsx', script, kind.name]
    const { pages, pagesPerSecond, seconds, grownMiB, longestMs, bytes } = JSON.parse(
      execFileSync(execPath, args, { encoding: 'utf8', env: { ...env, ...MEMORY } }),
    ) as Figures
    return [
      kind.name,
      String(kind.boards),
      String(pages),
      pagesPerSecond.toFixed(0),
      seconds.toFixed(1),
      grownMiB.toFixed(0),
      longestMs.toFixed(0),
      (bytes / MIB).toFixed(1),
    ]
  })
  const headings = [
    'Sheet',
    'boards',
    'pages',
    'pages/s',
    'CPU, s',
    'RSS grows by, MiB',
    'longest turn, ms',
    'file, MiB',
  ]
  const load = loadavg()[0]?.toFixed(1)
  const where = `${cpus()[0]?.model.trim()}, ${cpus().length} cores with a load of ${load}; Node ${version.slice(1)}.`
  const page = fileURLToPath(new URL('../docs/performance.md', import.meta.url))
  const text = readFileSync(page, 'utf8')
  const table = `<!-- sheets -->\n\n${where}\n\n${markdownTable(headings, rows)}\n\n<!-- end of sheets -->`
  writeFileSync(
    page,
    text.replace(/<!-- sheets -->[\s\S]*<!-- end of sheets -->/, () => table),
  )
  stdout.write(`${table}\n`)
} else {
  const kind = KINDS.find((one) => one.name === name)
  if (kind === undefined) throw new Error(`unknown: ${name}`)
  stdout.write(JSON.stringify(await measure(kind)))
}
