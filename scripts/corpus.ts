import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { exit } from 'node:process'
import { BOARD_FORMATS, type BoardFormat, type BoardRecord } from '../src/application/ports/board-reader.js'
import { type Deal, newDeal } from '../src/domain/deal.js'
import { boardKey } from '../src/domain/deal-content.js'
import { DomainError, type Issue } from '../src/domain/errors.js'
import { withoutSupplement } from '../src/domain/exposure.js'
import type { AccountId, DealId } from '../src/domain/ids.js'
import { FileBoardReader } from '../src/infrastructure/bridge/file-board-reader.js'
import { writeBoards } from '../src/infrastructure/bridge/file-board-writer.js'
import { splitBoardFile } from '../src/infrastructure/bridge/split-board-file.js'

/**
 * `npm run test:corpus -- <folder>`: reads every PBN and LIN file of a folder and prints what becomes of their boards. Each
 * board is written in both formats and read back, and everything its record says is looked up in what was written for the
 * owner ("kept") or in the warnings ("named"). Fails where a file holds no board, where a board is rejected or does not
 * read back to the same deal, and where something is lost; the last line counts files.
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

/** Field by field what a file must give back: LIN neither the supplement nor bars, nor a result without a contract. */
const told = (deal: Deal, format: BoardFormat): string => {
  const { auction, play, title, commentary, result, supplement } = deal
  const text = JSON.stringify([boardKey(deal), auction, play, title, commentary])
  return format === 'lin' ? text.replaceAll('|', '¦') : `${text}${JSON.stringify([result, supplement])}`
}

/** The formats in which a deal does not read back as it is. */
const unlike = async (deal: Deal): Promise<readonly BoardFormat[]> => {
  const failed: BoardFormat[] = []
  for (const format of BOARD_FORMATS) {
    const [record, ...others] = await recordsOf(format, Buffer.from(writeBoards(format, [deal])))
    const read = record === undefined || others.length > 0 ? 'not one board' : dealOf(record)
    if (typeof read === 'string' || told(read, format) !== told(deal, format)) failed.push(format)
  }
  return failed
}

/** Something that a record says: a name, and the words in which it has to come out again. */
interface Said {
  readonly name: string
  readonly words: readonly string[]
}

/** Whole parts of a record that fields hold in words of their own. */
const FIELDS: ReadonlySet<string> = new Set([
  ...['Board', 'Dealer', 'Vulnerable', 'Deal', 'Auction', 'Note'],
  ...['qx', 'md', 'sv', 'ah', 'vg', 'st', 'rh', 'pg', 'mb', 'an', 'nt', 'at'],
])

const wordsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter((word) => /[^?.*+-]/.test(word))

/** Read without our readers: comments, then tags with the lines behind them. */
const saidInPbn = (text: string): readonly Said[] => {
  const parts = text.replace(/\{[^}]*\}/g, ' ').split(/^\[(?=\w)|(?<="\])\s*\[(?=\w)/m)
  return parts.flatMap((part) => {
    const [, name, value = '', rest = ''] = /^(\w+)\s*"(.*?)"\](.*)$/s.exec(part) ?? []
    const table = rest.replace(/^[;%].*$/gm, '').replace(/=\d+=|[!?]+|\$\d+/g, '')
    return name === undefined ? [] : [{ name, words: wordsOf(`${value.replace(/^##?/, '')} ${table}`) }]
  })
}

const saidInLin = (text: string): readonly Said[] =>
  [...text.matchAll(/([a-z]{2})\|([^|]*)\|/gi)].map(([, name = '', value = '']) => ({
    name: name.toLowerCase(),
    words: name.toLowerCase() === 'pc' ? wordsOf(value.toUpperCase().replace('10', 'T')) : wordsOf(value),
  }))

const SAID: Readonly<Record<BoardFormat, (text: string) => readonly Said[]>> = { pbn: saidInPbn, lin: saidInLin }

interface Fate {
  kept: number
  named: number
  readonly lost: string[]
}

/** What becomes of all that a record says. */
const fateOf = (format: BoardFormat, text: string, deal: Deal, warnings: readonly string[]): Fate => {
  const written = writeBoards('pbn', [deal]).replaceAll('\\"', '"')
  const words = new Set(wordsOf(written.replace(/^\[\w+ "|"\]\r?$/gm, ' ')))
  const fate: Fate = { kept: 0, named: 0, lost: [] }
  for (const { name, words: said } of SAID[format](text)) {
    if (said.length === 0) continue
    const missing = said.filter((word) => !words.has(word) && !words.has(word.toUpperCase()) && !written.includes(word))
    if (FIELDS.has(name) || missing.length === 0) fate.kept++
    else if (warnings.some((warning) => warning.includes(name))) fate.named++
    else fate.lost.push(`${name}: ${missing.join(' ')}`)
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
    // What others are given must name nobody whom only the supplement names.
    const shared = writeBoards('pbn', [withoutSupplement(deal)])
    for (const { name, value } of deal.supplement)
      if (/^(?:North|East|South|West)$/.test(name) && shared.includes(`"${value}"`))
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
