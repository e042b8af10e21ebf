import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { exit } from 'node:process'
import { BOARD_FORMATS, type BoardFormat, type BoardRecord } from '../src/application/ports/board-reader.js'
import { type Deal, newDeal } from '../src/domain/deal.js'
import { boardKey } from '../src/domain/deal-content.js'
import { DomainError, type Issue } from '../src/domain/errors.js'
import type { AccountId, DealId } from '../src/domain/ids.js'
import { FileBoardReader } from '../src/infrastructure/bridge/file-board-reader.js'
import { writeBoards } from '../src/infrastructure/bridge/file-board-writer.js'

/**
 * `npm run test:corpus -- <folder>`: reads every PBN and LIN file of a folder and prints what becomes of its boards. Each
 * board that is kept is written in both formats and read back. Fails where a file holds no board, where a board is
 * rejected, or where one does not read back to the same deal; the last line counts files.
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

const told = (deal: Deal, format: BoardFormat): string => {
  const text = JSON.stringify([boardKey(deal), deal.auction, deal.title, deal.commentary])
  return format === 'lin' ? text.replaceAll('|', '¦') : text
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

interface Row {
  readonly file: string
  readonly boards: number
  readonly kept: number
  readonly rejected: readonly string[]
  readonly unlike: readonly string[]
}

const read = async (folder: string, file: string, format: BoardFormat): Promise<Row> => {
  const records = await recordsOf(format, readFileSync(join(folder, file)))
  const row = { file, boards: records.length, kept: 0, rejected: [] as string[], unlike: [] as string[] }
  for (const record of records) {
    const deal = dealOf(record)
    if (typeof deal === 'string') row.rejected.push(`line ${record.line}: ${deal}`)
    else {
      row.kept++
      for (const written of await unlike(deal)) row.unlike.push(`line ${record.line}: as ${written}`)
    }
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
  rows.map(({ file, boards, kept, rejected, unlike: lost }) => ({
    file,
    boards,
    kept,
    rejected: rejected.length,
    'round trip': lost.length === 0 ? 'same' : `${lost.length} differ`,
  })),
)
for (const { file, rejected, unlike: lost } of rows) {
  for (const reason of rejected) console.error(`${file}: rejected, ${reason}`)
  for (const reason of lost) console.error(`${file}: does not read back, ${reason}`)
}
const failed = rows.filter((row) => row.boards === 0 || row.kept < row.boards || row.unlike.length > 0).length
console.log(`${rows.length - failed} files passed, ${failed} failed`)
exit(failed > 0 || rows.length === 0 ? 1 : 0)
