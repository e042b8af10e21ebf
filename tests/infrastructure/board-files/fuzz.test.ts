import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOARD_FORMATS, type BoardFormat } from '../../../src/application/ports/board-reader.js'
import { newDeal } from '../../../src/domain/deal.js'
import { MAX_TITLE_LENGTH } from '../../../src/domain/deal-content.js'
import { DomainError } from '../../../src/domain/errors.js'
import { type DealId, parseAccountId } from '../../../src/domain/ids.js'
import { jsonBytes } from '../../../src/domain/text.js'
import { linTexts } from '../../../src/infrastructure/board-files/lin/lin-boards.js'
import { readLin } from '../../../src/infrastructure/board-files/lin/lin-reader.js'
import { pbnTexts } from '../../../src/infrastructure/board-files/pbn/pbn-games.js'
import { readPbn } from '../../../src/infrastructure/board-files/pbn/pbn-reader.js'
import { cut } from '../../../src/infrastructure/board-files/record-cutter.js'
import { CONTEXTS, PARTS as MARKS } from '../../support/board-texts.js'
import { anAccountId, NOON } from '../../support/builders.js'

/** How many texts are read; `npm run test:deep` reads a million. */
const RUNS = Math.ceil(Number(process.env.FUZZ ?? 2_000) / BOARD_FORMATS.length / 2)
/** A folder of real files to mutate, in addition to those written here. */
const FOLDER = process.env.BRIDGE_FILES

const PBN = `% PBN 2.1\r\n[Event "##Cup"]\n[Board "1"]\n[Dealer "N"]\n[Vulnerable "Both "]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
{ a diagram\n\n[Board "7"] }\n[Auction "N"]\n1D 1S 3H =1= 4S\n4NT X ! AP ; all pass\n[Note "1:weak"]
[Play "W"]\nSK =1= H3\n*\n
[Board "2"]\n[Deal "E:AQT.J987.10983.QJ 5.A.KQJ752.AT864 - -"]\n`
const LIN = `vg|Cup,1,|qx|o1|pn|a,b,c,d|st||md|3SKH4579QKAD69C58K,S569QAH3D5TJQAC69,S47H8TD248KC347QA,|rh||ah|Board 1|sv|o|
mb|p|mb|1H!|an|Major|mb|2H|nt|a\ntext|pg||pc|C9|mc|9|\npn|e,f,g,h|md|1SA,,,|mb|1Dp1Hd|\nqx|c2|mb|p|`

const REAL: Readonly<Record<BoardFormat, readonly string[]>> = {
  pbn: [PBN, ...filesOf('.pbn')],
  lin: [LIN, ...filesOf('.lin')],
}

function filesOf(extension: string): readonly string[] {
  if (FOLDER === undefined || !existsSync(FOLDER)) return []
  const names = readdirSync(FOLDER).filter((name) => extname(name) === extension)
  return names.map((name) => readFileSync(join(FOLDER, name), 'utf8'))
}

const PARTS = {
  pbn: [
    ...[
      '[',
      ']',
      '"',
      '{',
      '}',
      ';',
      '%',
      '\\',
      '#',
      '##',
      '\n',
      '\r\n',
      '\n\n',
      ' ',
      '\t',
      '!',
      '=1=',
      '$3',
      '^S',
      '*',
    ],
    ...['[Board "', '[Deal "', '[Event "', '[Auction "N"]', '[Note "1:', '[Play "', '"]', '[Dealer "#"]', '[X "##y"]'],
    ...['N:A... K... Q... J...', 'AKQ.JT9.876.5432', '-', 'Pass', '1NT', 'X', 'XX', 'AP', '7NTxx', 'é', '\ud800', '\0'],
  ],
  lin: [
    ...[
      '|',
      '||',
      '\n',
      'qx|',
      'qx|o1|',
      'qx|c1|',
      'md|',
      'md|1SA,HK,DQ,CJ|',
      'pn|',
      'mb|',
      'mb|1N|',
      'mb|p|',
      'an|',
      '!',
    ],
    ...[
      'nt|',
      'vg|',
      'sv|b|',
      'ah|Board 3|',
      'st|',
      'pg|',
      'pc|SA|',
      ',',
      'SAKQHJ',
      '10',
      '-',
      'zz|',
      '¦',
      '\ud800',
      '\0',
    ],
  ],
} as const

/** Texts made of the marks of the format. */
const anyText = (format: BoardFormat) =>
  fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom<string>(...PARTS[format]) }, fc.string()), {
      maxLength: 60,
    })
    .map((parts) => parts.join(''))

/** Real files with pieces cut out, doubled or replaced. */
const mutatedText = (format: BoardFormat) =>
  fc
    .record({
      file: fc.constantFrom(...REAL[format]),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
      cuts: fc.array(
        fc.tuple(
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.nat(40),
          fc.oneof(fc.constantFrom<string>('', ...PARTS[format]), fc.string({ maxLength: 3 })),
          fc.boolean(),
        ),
        { minLength: 1, maxLength: 6 },
      ),
    })
    .map(({ file, from, cuts }) => {
      const start = Math.floor(from * Math.max(0, file.length - MAX_MUTATED))
      return cuts.reduce(
        (text, [where, length, put, isDoubled]) => {
          const at = Math.floor(where * text.length)
          return text.slice(0, at) + put + text.slice(isDoubled ? at : at + length)
        },
        file.slice(start, start + MAX_MUTATED),
      )
    })

const MAX_MUTATED = 1_500

/** Files with a mark or a short sequence of marks repeated many times at any place. */
const repeatedText = (format: BoardFormat) =>
  fc
    .record({
      before: fc.constantFrom(...Object.values(CONTEXTS[format])),
      parts: fc.array(fc.constantFrom(...MARKS[format]), { minLength: 1, maxLength: 3 }),
      times: fc.integer({ min: 2, max: 200 }),
      behind: fc.constantFrom(...MARKS[format]),
    })
    .map(({ before, parts, times, behind }) => before + parts.join('').repeat(times) + behind)

const READERS = { pbn: readPbn, lin: readLin }
const CUTTERS = { pbn: pbnTexts, lin: linTexts }

const found = <Found>(records: Iterable<Found | null>): Found[] => [...records].filter((record) => record !== null)
const read = (format: BoardFormat, text: string) => found(READERS[format]([text]))

/** Checks what has to be true of any text. */
const check = (format: BoardFormat, text: string): void => {
  const records = read(format, text)
  let line = 1
  for (const [i, record] of records.entries()) {
    expect(record.index).toBe(i)
    expect(record.line).toBeGreaterThanOrEqual(line)
    line = record.line
    if (record.message !== undefined) expect(record.message.length).toBeLessThan(200)
    else {
      const { title, commentary } = record.fields
      expect(title.isWellFormed() && title.length > 0 && Array.from(title).length <= MAX_TITLE_LENGTH).toBe(true)
      expect(jsonBytes(commentary)).toBeLessThanOrEqual(64 * 1024)
      expect(commentary?.length).toBeLessThanOrEqual(200)
      keep(record.fields)
    }
  }
  expect(line).toBeLessThanOrEqual(text.split(/\r\n|\r|\n/).length)
  const pieces = found(cut(CUTTERS[format](), [text]))
  const again = pieces.flatMap((piece) =>
    read(format, piece.text).map((record) => ({ ...record, line: piece.line + record.line - 1 })),
  )
  expect(again.map((record, index) => ({ ...record, index }))).toEqual(records)
}

/** Checks that every record is a valid deal, or rejected with its faults. */
const keep = (fields: Parameters<typeof newDeal>[0]['fields']): void => {
  try {
    newDeal({ id: 'x' as DealId, ownerId: parseAccountId('owner') ?? anAccountId(), fields, sharingGroupIds: [] }, NOON)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    // Only the hands can be invalid: readers return nothing else that is illegal.
    for (const { path } of error.meta.issues as { path: string }[]) expect(path).toMatch(/^\/hands/)
  }
}

describe.each(BOARD_FORMATS)('the reader of %s', (format) => {
  it('reads any text made of the marks of the format', () => {
    fc.assert(
      fc.property(anyText(format), (text) => check(format, text)),
      { numRuns: RUNS },
    )
  }, 86_400_000)

  it('reads corrupted real files', () => {
    fc.assert(
      fc.property(mutatedText(format), (text) => check(format, text)),
      { numRuns: RUNS },
    )
  }, 86_400_000)

  it('reads repeated marks', () => {
    fc.assert(
      fc.property(repeatedText(format), (text) => check(format, text)),
      { numRuns: Math.ceil(RUNS / 4) },
    )
  }, 86_400_000)
})
