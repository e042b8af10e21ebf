import { cpuUsage, exit } from 'node:process'
import type { BoardFormat } from '../src/application/ports/board-reader.js'
import { readLin } from '../src/infrastructure/board-files/lin/lin-reader.js'
import { readPbn } from '../src/infrastructure/board-files/pbn/pbn-reader.js'

/**
 * `npm run bench:readers`: checks that the time of the readers grows linearly with the file. Each text would make a
 * naive reader examine the same characters repeatedly. It is read at one size and at four times that size, each with
 * the lowest CPU time of five runs. The larger one may take up to eight times as long.
 */

const SIZE = 256 * 1024
const GROWTH = 4
const MOST = 8
const TURNS = 5
/** Shorter times are too imprecise. */
const LEAST_MS = 10

const board = '[Deal "N:AKQJ.T98.765.432 T987.AKQJ.432.65 65.432.AKQJ.T987 432.765.T98.AKQJ"]\n'
const md = 'md|3SAKQJHT98D765C432,ST987HAKQJD432C65,S65H432DAKQJCT987,|'

/** A prefix, a repeated part, and a suffix. */
const TEXTS: Readonly<Record<BoardFormat, readonly (readonly [string, string, string])[]>> = {
  pbn: [
    ['', `[Event "x"]\n${board}\n`, ''],
    ['', '[', ''],
    ['', '[a "', ''],
    ['', '[a "\\', ''],
    [`${board}`, '"', ''],
    [`${board}[`, ' ', 'x'],
    [`[a "`, '" ', ''],
    ['[', 'a', ''],
    [board, '{', ''],
    [board, '{}', ''],
    [`${board}{`, '\n', ''],
    [`${board}{`, ' \n[Deal', ''],
    [`${board}{`, 'long ', '}'],
    [board, ';\n', ''],
    [board, '%\n', ''],
    [board, '\n ', ''],
    [`${board}[Auction "N"]\n`, 'P =1= ', ''],
    [`${board}[Auction "N"]\n1C `, '=1=', '[Note "1:x"]'],
    [`${board}[Auction "N"]\n`, '=', ''],
    [`${board}[Auction "N"]\n`, '! ', ''],
    [`${board}[Auction "N"]\nP =1=`, '\n[Note "1:x"]', ''],
    [`${board}[Play "N"]\n`, 'SA =1= ', '[Note "1:x"]'],
    ['[Event "##x"]\n', `[Deal "#"]\n`, ''],
    ['', '[A "##x"]\n[B "##y"]\n\n', ''],
    ['[Deal "N:', ' ', '"]'],
    ['[Deal "N:', 'A', '"]'],
  ],
  lin: [
    ['', `qx|o1|${md}mb|1C|mb|p|\n`, ''],
    ['', `${md}\n`, ''],
    ['', '|', ''],
    ['', 'qx\n', ''],
    ['', '\n', 'qx|'],
    ['vg|', ' ', '|'],
    [`qx|o1|${md}`, 'qx|c1|', ''],
    ['', 'pn|x|', md],
    [md, 'pn|x|', 'pg||'],
    [`${md}mb|`, '1C', '|'],
    [`${md}mb|`, '!', '|'],
    [md, 'mb|!|', ''],
    [`${md}nt|`, ' \n', '|'],
    [`${md}an|`, ' ', '\n|'],
    [md, 'nt|x|', ''],
    ['md|1S', 'A', '|'],
    ['md|', ' ', '|'],
    ['', 'rs|x|vg|y|', `qx|o1|${md}`],
  ],
}

const READERS = { pbn: readPbn, lin: readLin }

const textOf = ([before, part, behind]: readonly [string, string, string], size: number): string =>
  before + part.repeat(Math.ceil(size / part.length)) + behind

const timeOf = (format: BoardFormat, text: string): number => {
  const times = Array.from({ length: TURNS }, () => {
    const start = cpuUsage()
    for (const _ of READERS[format]([text]));
    return cpuUsage(start).user / 1_000
  })
  return Math.min(...times)
}

const rows = (['pbn', 'lin'] as const).flatMap((format) =>
  TEXTS[format].map((parts) => {
    const [small, large] = [timeOf(format, textOf(parts, SIZE)), timeOf(format, textOf(parts, SIZE * GROWTH))]
    return {
      format,
      repeats: JSON.stringify(parts[1].slice(0, 24)),
      'ms a MiB': Number((large / ((SIZE * GROWTH) / 1024 ** 2)).toFixed(1)),
      growth: Number((large / Math.max(small, LEAST_MS)).toFixed(1)),
    }
  }),
)
console.table(rows)
const steep = rows.filter(({ growth }) => growth > MOST).length
console.log(`${rows.length - steep} texts passed, ${steep} failed`)
exit(steep === 0 ? 0 : 1)
