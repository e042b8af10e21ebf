import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { exit } from 'node:process'
import { BOARD_FORMATS, type BoardFormat, type BoardRecord } from '../src/application/ports/board-reader.js'
import { asPlain, type Deal, newDeal } from '../src/domain/deal.js'
import { boardKey } from '../src/domain/deal-content.js'
import { DomainError, type Issue } from '../src/domain/errors.js'
import type { AccountId, DealId } from '../src/domain/ids.js'
import { FileBoardReader } from '../src/infrastructure/board-files/file-board-reader.js'
import { writeBoards } from '../src/infrastructure/board-files/file-board-writer.js'
import { splitBoardFile } from '../src/infrastructure/board-files/split-board-file.js'

/**
 * `npm run test:corpus -- <folder>`: reads all PBN and LIN files of a folder, and reports what was kept of their
 * boards. Each board is written in both formats and read back, and each token of its record is searched in the file for
 * the owner ("kept") or in the warnings ("named"). Fails if a file has no board, if a board is rejected or does not
 * read back as the same deal, or if something is lost. The last line counts files.
 */

const reader = new FileBoardReader()

const recordsOf = async (format: BoardFormat, file: Uint8Array): Promise<readonly BoardRecord[]> => {
  const records: BoardRecord[] = []
  for await (const record of reader.read(format, file)) records.push(record)
  return records
}

/** The deal of a record, or why there is none. */
const dealOf = (record: BoardRecord): Deal | string => {
  if (record.fields === undefined) return record.message
  const ids = { id: `board-${record.index}` as DealId, ownerId: 'owner' as AccountId }
  try {
    return newDeal({ ...ids, fields: record.fields, sharingGroupIds: [] }, new Date())
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return ((error.meta.issues ?? []) as Issue[]).map(({ path, message }) => `${path} ${message}`).join('; ')
  }
}

/** The fields that must survive in a file. LIN has no supplement, no bars, and no result without a contract. */
const told = (deal: Deal, format: BoardFormat): string => {
  const { auction, callNotes, play, title, commentary, result, supplement } = deal
  const text = JSON.stringify([boardKey(deal), auction, callNotes, play, title, commentary])
  return format === 'lin' ? text.replaceAll('|', '¦') : `${text}${JSON.stringify([result, supplement])}`
}

/** The formats in which a deal does not read back unchanged. */
const unlike = async (deal: Deal): Promise<readonly BoardFormat[]> => {
  const failed: BoardFormat[] = []
  for (const format of BOARD_FORMATS) {
    const [record, ...others] = await recordsOf(format, Buffer.from(writeBoards(format, [deal])))
    const read = record === undefined || others.length > 0 ? 'not one board' : dealOf(record)
    if (typeof read === 'string' || told(read, format) !== told(deal, format)) failed.push(format)
  }
  return failed
}

/** A token of a record: its tag, command or kind of text, and the words that have to be kept. */
interface Said {
  readonly name: string
  readonly words: readonly string[]
}

/** Replaces all spellings of suits with letters. */
const plain = (text: string): string =>
  text
    .replace(/!!?([SHDC])/gi, '$1')
    .replace(/(?:\\\\?|@)([SHDC])(?![a-rt-z])/g, '$1')
    .replace(/\\(["\\])/g, '$1')
    .replace(/[♠♥♦♣]/g, (suit) => 'SHDC'.charAt('♠♥♦♣'.indexOf(suit)))

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[\s,|¦:]+/)
    .filter((word) => /[^?.*+{};-]/.test(word))

const RANKS = 'AKQJT98765432'

/** A hand with its suits in order, without their letters. */
const handWord = (suits: readonly string[]): string =>
  suits
    .map((suit, i) =>
      suit
        .toUpperCase()
        .replace(/10/g, 'T')
        .replace(new RegExp(`^${'SHDC'[i]}|-`, 'g'), ''),
    )
    .map((suit) => [...suit].sort((x, y) => RANKS.indexOf(x) - RANKS.indexOf(y)).join(''))
    .join('.')

/** Calls as we write them, without passes, which are in every auction. */
const callWords = (text: string): readonly string[] =>
  plain(text)
    .replace(/=\d+=|[!?]+|\$\d+|\ball\s*pass\b/gi, ' ')
    .toUpperCase()
    .split(/\s+/)
    .map((call) =>
      call
        .replace(/^([1-7])(?:N|SA)$/, '$1NT')
        .replace(/^(?:DBL|D)$/, 'X')
        .replace(/^(?:RDBL|R)$/, 'XX'),
    )
    .filter((call) => /^(?:[1-7]|XX?$|\^)/.test(call))

const READINGS: Readonly<Record<string, (value: string, rest: string) => readonly string[]>> = {
  Deal: (value) =>
    value
      .split(/\s+/)
      .map((hand) => hand.replace(/^[NESW]:/i, ''))
      .filter((hand) => /[^.-]/.test(hand))
      .map((hand) => handWord(hand.split('.'))),
  Auction: (_, rest) => callWords(rest),
  Note: (value, rest) => wordsOf(`${value.replace(/^\s*\d+\s*:\s*(?:alert:?)?/i, '')} ${rest}`),
  Result: (value) => (/^[\^\d]|NS|EW/.test(value) ? (value.match(/\d+/)?.slice(0, 1) ?? []) : []),
  // With or without its plus.
  OptimumScore: (value) => wordsOf(value.replace('+', '')),
  Vulnerable: () => [],
}

/** A simple parser for comments, then for tags and the lines that follow them. */
const saidInPbn = (text: string): readonly Said[] => {
  const comments: string[] = []
  const bare = text.replace(/^%.*$/gm, ' ').replace(/"(?:[^"\\\n]|\\.)*"|\{[^}]*\}|;.*$/gm, (part) => {
    if (part.startsWith('"')) return part
    comments.push(part.slice(1).replace(/\}$/, ''))
    return ' '
  })
  const tags = [...bare.matchAll(/\[\s*(\w+)\s*"((?:[^"\\\n]|\\.)*)"\s*\]([^[]*)/g)]
  return [
    ...comments.map((comment) => ({ name: 'comment', words: wordsOf(comment) })),
    ...tags.map(([, name = '', quoted = '', rest = '']) => {
      const value = quoted.replace(/\\(["\\])/g, '$1').replace(/^##?/, '')
      const table = rest.replace(/=\d+=|[!?]+|\$\d+/g, ' ')
      return { name, words: READINGS[name]?.(value, rest) ?? wordsOf(`${value} ${table}`) }
    }),
  ]
}

/** Commands that only lay out a page. */
const SILENT: ReadonlySet<string> = new Set(['st', 'rh', 'pg'])

const LIN_READINGS: Readonly<Record<string, (value: string) => readonly string[]>> = {
  qx: () => [],
  sv: () => [],
  md: (value) =>
    value
      .replace(/^\d/, '')
      .split(',')
      .filter((hand) => /[^SHDC-]/i.test(hand))
      .map((hand) => handWord([...'SHDC'].map((suit) => new RegExp(`${suit}([^SHDC]*)`, 'i').exec(hand)?.[1] ?? ''))),
  mb: (value) => callWords(value.replace(/(?<=.)(?=[1-7][CDHSN])|[!-]+/gi, ' ').replace(/p+(?!\w)/gi, ' ')),
  pc: (value) => wordsOf(value.toUpperCase().replace('10', 'T')),
}

const saidInLin = (text: string): readonly Said[] =>
  [...text.matchAll(/([a-z]{2})\|([^|]*)\|/gi)].flatMap(([, command = '', value = '']) => {
    const name = command.toLowerCase()
    return SILENT.has(name) ? [] : [{ name, words: LIN_READINGS[name]?.(value) ?? wordsOf(value) }]
  })

const SAID: Readonly<Record<BoardFormat, (text: string) => readonly Said[]>> = { pbn: saidInPbn, lin: saidInLin }

/** Warnings about parts of a record that don't mention the name of the part. */
const NAMED: Readonly<Record<string, RegExp>> = {
  comment: /comment|command/,
  Note: /commentary/,
  Auction: /auction|irregular/,
  mb: /auction/,
  nt: /commentary/,
  an: /commentary/,
}

interface Fate {
  kept: number
  named: number
  readonly lost: string[]
}

/** A word without the punctuation that differs between files. */
const bare = (word: string): string => word.toUpperCase().replace(/^[([{"'“‘]+|[)\]}"'”’.,;:!?]+$/g, '')

/** The words of a file, each with the number of its occurrences. */
const countsOf = (file: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of plain(file).split(/[\s,|¦:"[\]{}]+|=\d+=/))
    counts.set(bare(word), (counts.get(bare(word)) ?? 0) + 1)
  return counts
}

/** Whether a warning names a tag or command: in brackets, in a list, or as the first that is left out. */
const names = (warning: string, name: string): boolean =>
  new RegExp(`(?:[([",]|^)\\s*${name}\\s*(?:[)\\]",]|$)|\\[${name}\\b|from ${name} on`).test(warning)

/** Determines whether each token of a record was kept. Each word of the written file counts once. */
const fateOf = (format: BoardFormat, text: string, deal: Deal, warnings: readonly string[]): Fate => {
  const left = countsOf(writeBoards('pbn', [deal]))
  const fate: Fate = { kept: 0, named: 0, lost: [] }
  for (const { name, words } of SAID[format](text)) {
    const isNamed = warnings.some((warning) => names(warning, name) || NAMED[name]?.test(warning))
    for (const word of words) {
      const count = left.get(bare(word)) ?? 0
      if (count > 0) {
        // Equal notes are written once.
        if (name !== 'Note' && name !== 'an') left.set(bare(word), count - 1)
        fate.kept++
      } else if (isNamed) fate.named++
      else fate.lost.push(`${name}: ${word}`)
    }
  }
  return fate
}

interface Row {
  readonly file: string
  readonly boards: number
  readonly rejected: string[]
  readonly unlike: string[]
  readonly fate: Fate
}

async function* decoded(file: Uint8Array): AsyncIterable<string> {
  yield Buffer.from(file).toString('utf8')
}

const read = async (folder: string, file: string, format: BoardFormat): Promise<Row> => {
  const bytes = readFileSync(join(folder, file))
  const records = await recordsOf(format, bytes)
  const texts: string[] = []
  for await (const { text } of splitBoardFile(format, decoded(bytes))) texts.push(text)
  const row: Row = { file, boards: records.length, rejected: [], unlike: [], fate: { kept: 0, named: 0, lost: [] } }
  for (const [i, record] of records.entries()) {
    const deal = dealOf(record)
    if (typeof deal === 'string') {
      row.rejected.push(`line ${record.line}: ${deal}`)
      continue
    }
    for (const written of await unlike(deal)) row.unlike.push(`line ${record.line}: as ${written}`)
    const { kept, named, lost } = fateOf(format, texts[i] ?? '', deal, record.warnings ?? [])
    row.fate.kept += kept
    row.fate.named += named
    row.fate.lost.push(...lost.map((what) => `line ${record.line}: ${what}`))
    // The file for other readers must not contain names that are only in the supplement.
    const shared = writeBoards('pbn', [asPlain(deal)])
    for (const { name, value } of deal.supplement)
      if (/^(?:North|East|South|West)$/.test(name) && shared.includes(`[${name} "${value}"]`))
        row.unlike.push(`line ${record.line}: ${name} is in the file for others`)
  }
  return row
}

const [, , folder] = process.argv
if (folder === undefined || !existsSync(folder)) {
  console.error('Name a folder of PBN and LIN files: npm run test:corpus -- <folder>')
  exit(2)
}

const rows: Row[] = []
for (const file of readdirSync(folder).sort()) {
  const format = BOARD_FORMATS.find((name) => extname(file).toLowerCase() === `.${name}`)
  if (format !== undefined) rows.push(await read(folder, file, format))
}

console.table(
  rows.map(({ file, boards, rejected, unlike: differing, fate: { kept, named, lost } }) => ({
    file,
    boards,
    rejected: rejected.length,
    'round trip': differing.length === 0 ? 'same' : `${differing.length} differ`,
    ...{ kept, named, lost: lost.length },
  })),
)
for (const { file, rejected, unlike: differing, fate } of rows) {
  for (const reason of rejected) console.error(`${file}: rejected, ${reason}`)
  for (const reason of differing) console.error(`${file}: does not read back, ${reason}`)
  for (const reason of fate.lost) console.error(`${file}: lost, ${reason}`)
}
const failed = rows.filter(
  ({ boards, rejected, unlike: differing, fate }) =>
    boards === 0 || rejected.length + differing.length + fate.lost.length > 0,
).length
console.log(`${rows.length - failed} files passed, ${failed} failed`)
exit(failed > 0 || rows.length === 0 ? 1 : 0)
