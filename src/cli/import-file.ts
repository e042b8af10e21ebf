import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { appendFile, rm } from 'node:fs/promises'
import { MAX_REMARKS } from '../application/deals/import-deals.js'
import { OperatorError } from '../application/operator-error.js'
import type { BoardFormat, BoardReader } from '../application/ports/board-reader.js'
import { boardKeyOf, MAX_IMPORT_BYTES } from '../domain/deal-content.js'
import { RECORD_SEPARATORS, splitBoardFile } from '../infrastructure/board-files/split-board-file.js'
import { textOf } from './file-text.js'

export interface Rejection {
  /** The record's index in the file, from 0. */
  readonly index: number
  readonly line: number
  readonly message: string
}

/** Something that was lost from a number of boards; the position is that of the first. */
export interface Warning extends Rejection {
  readonly boards: number
}

export interface PieceReport {
  readonly imported: number
  readonly repeated: number
  readonly rejected: readonly Rejection[]
  readonly rejectedTotal: number
  readonly warnings: readonly Warning[]
  readonly warningsTotal: number
  readonly ids: readonly string[]
}

export interface FileImport {
  readonly file: string
  readonly format: BoardFormat
  /** Identifies the service and the owner. */
  readonly target: string
  readonly reader: BoardReader
  /** Sends one piece with its Idempotency-Key and the id of the last deal of the previous pieces. */
  readonly send: (piece: string, key: string, after: string | null) => Promise<PieceReport>
  /** Whether an error from `send` means for certain that nothing in the piece was stored. */
  readonly isRefusal: (error: unknown) => boolean
  /** What to do with a piece if it is unknown, and too late to find out, whether it was stored. */
  readonly unanswered: 'send' | 'skip' | null
  /** A lower maximum number of records per piece than the default. */
  readonly pieceRecords?: number
}

/** A piece was sent without a response being noted, so long ago that the service may have deleted its key. */
export class UnansweredPieceError extends OperatorError {
  override readonly name = 'UnansweredPieceError'

  constructor(file: string, { line, at }: Sent) {
    super(
      `${file}: the boards starting at line ${line} were sent at ${at}, but the service did not answer, and it was too long ago to ask again. Check whether the account has them: if so, repeat the command with --unanswered skip, if not, with --unanswered send.`,
    )
  }
}

const MAX_PIECE_BYTES = 4 * 1024 * 1024
/** A little less than the time for which a service stores its responses. */
const KEY_HOURS = 23

/**
 * Imports a board file in pieces, and yields the response to each, with indexes and lines relative to the whole file. A
 * board that repeats an earlier record of the file is not sent. The pieces are the same every time the file is read,
 * and a journal next to the file records what was sent and answered, with keys that belong to this run. So an import
 * that is interrupted and started again continues the same run and adds nothing twice; after it has finished, importing
 * the file again is a new run.
 */
export async function* importFile(
  fileImport: FileImport,
): AsyncIterable<{ readonly bytesRead: number; readonly answer: PieceReport }> {
  const { file, format, target, send, isRefusal, unanswered } = fileImport
  const journal = new Journal(`${file}.${digestOf(target).slice(0, 8)}.importing`)
  const read = { bytes: 0 }
  let last: string | null = null
  for await (const piece of piecesOf(fileImport, read)) {
    const answered = async (): Promise<PieceReport> => {
      if (piece.texts.length === 0) return NOTHING
      const text = piece.texts.join(RECORD_SEPARATORS[format])
      const line = piece.places[0]?.line ?? 1
      const key = `import ${digestOf(JSON.stringify([await journal.run(), target, line, text]))}`
      const kept = journal.answers.get(key)
      if (kept !== undefined) return kept
      const sent = journal.sent.get(key)
      if (sent !== undefined && Date.now() - Date.parse(sent.at) > KEY_HOURS * 3_600_000) {
        if (unanswered === null) throw new UnansweredPieceError(file, sent)
        if (unanswered === 'skip') return NOTHING
      }
      // A repeated request has to be identical.
      const after = sent === undefined ? last : (sent.after ?? null)
      await journal.note({ key, line, at: new Date().toISOString(), after })
      const answer = await send(text, key, after).catch(async (error: unknown) => {
        // If the piece was sent before, a refusal now does not show whether it was stored then.
        if (sent === undefined && isRefusal(error)) await journal.forget(key)
        throw error
      })
      const placed = <Remark extends Rejection>(remarks: readonly Remark[]) =>
        remarks.map((remark) => ({ ...remark, ...placeOf(piece, remark.index) }))
      const { imported, repeated, rejectedTotal, warningsTotal, ids } = answer
      const told = {
        rejected: placed(answer.rejected),
        rejectedTotal,
        warnings: placed(answer.warnings),
        warningsTotal,
      }
      const whole = { imported, repeated, ...told, ids }
      await journal.note({ key, answer: whole })
      return whole
    }
    const { repeated, rejected, ...rest } = await answered()
    last = rest.ids.at(-1) ?? last
    // Journals of an older version have no totals, but list everything that the totals would count.
    const { rejectedTotal = rejected.length, warningsTotal = rest.warnings.length } = rest as Partial<PieceReport>
    yield {
      bytesRead: read.bytes,
      answer: {
        ...rest,
        repeated: repeated + piece.repeated,
        rejected: [...piece.rejected, ...rejected],
        rejectedTotal: piece.rejected.length + rejectedTotal,
        warningsTotal,
      },
    }
  }
  await journal.remove()
}

const NOTHING: PieceReport = {
  imported: 0,
  repeated: 0,
  rejected: [],
  rejectedTotal: 0,
  warnings: [],
  warningsTotal: 0,
  ids: [],
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Piece {
  readonly texts: string[]
  /** The position of each of its records in the file. */
  readonly places: { readonly index: number; readonly line: number }[]
  readonly rejected: Rejection[]
  repeated: number
}

const aPiece = (): Piece => ({ texts: [], places: [], rejected: [], repeated: 0 })

const placeOf = ({ places }: Piece, index: number) => places[index] ?? { index, line: 0 }

async function* piecesOf(
  { file, format, reader, pieceRecords = MAX_REMARKS }: FileImport,
  read: { bytes: number },
): AsyncIterable<Piece> {
  const seen = new Set<string>()
  let index = 0
  let piece = aPiece()
  let bytes = 0
  for await (const { line, text } of splitBoardFile(
    format,
    textOf(file, (size) => {
      read.bytes += size
    }),
  )) {
    const keys: (string | null)[] = []
    const places: Piece['places'] = []
    for await (const record of reader.read(format, Buffer.from(text))) {
      const key = record.fields === undefined ? null : boardKeyOf(record.fields)
      keys.push(key && digestOf(key))
      places.push({ index: index++, line: line + record.line - 1 })
    }
    const [first] = places
    if (first === undefined) continue
    if (keys.every((key) => key !== null && seen.has(key))) {
      piece.repeated += keys.length
      continue
    }
    const size = Buffer.byteLength(text)
    if (size > MAX_IMPORT_BYTES) {
      piece.rejected.push({ ...first, message: `is larger than ${MAX_IMPORT_BYTES} bytes` })
      continue
    }
    if (piece.texts.length > 0 && (bytes + size > MAX_PIECE_BYTES || piece.places.length >= pieceRecords)) {
      yield piece
      piece = aPiece()
      bytes = 0
    }
    for (const key of keys) if (key !== null) seen.add(key)
    piece.texts.push(text)
    piece.places.push(...places)
    bytes += size
  }
  yield piece
}

interface Sent {
  readonly line: number
  readonly at: string
  /** Absent in journals of an older version. */
  readonly after?: string | null
}

type Entry =
  | { readonly run: string }
  | ({ readonly key: string } & (Sent | { readonly answer: PieceReport } | { readonly isForgotten: true }))

/** Records what was sent and answered, as lines of JSON in a file that is deleted when the import has finished. */
class Journal {
  readonly answers = new Map<string, PieceReport>()
  /** When a piece was first sent. */
  readonly sent = new Map<string, Sent>()
  private runId: string | null = null

  constructor(private readonly path: string) {
    this.read()
  }

  /**
   * Distinguishes this run from others of the same file. Written before anything is sent; concurrent processes agree on
   * the first one.
   */
  async run(): Promise<string> {
    if (this.runId === null) {
      await this.write({ run: randomUUID() })
      this.read()
    }
    if (this.runId === null) throw new Error(`${this.path} can't be read back`)
    return this.runId
  }

  async note(entry: Exclude<Entry, { readonly run: string }>): Promise<void> {
    await this.write(entry)
    this.take(entry)
  }

  /** Forgets that a piece was sent; deletes the file if nothing else is left in it. */
  async forget(key: string): Promise<void> {
    await this.note({ key, isForgotten: true })
    if (this.sent.size === 0) await this.remove()
  }

  remove(): Promise<void> {
    return rm(this.path, { force: true })
  }

  private read(): void {
    for (const line of existsSync(this.path) ? readFileSync(this.path, 'utf8').split('\n') : []) {
      const entry = parsed(line)
      if (entry !== null) this.take(entry)
    }
  }

  private take(entry: Entry): void {
    if ('run' in entry) this.runId ??= entry.run
    else if ('answer' in entry) this.answers.set(entry.key, entry.answer)
    else if ('isForgotten' in entry) this.sent.delete(entry.key)
    else if (!this.sent.has(entry.key)) this.sent.set(entry.key, entry)
  }

  private write(entry: Entry): Promise<void> {
    // Starts a new line, because an interruption may have truncated the previous one.
    return appendFile(this.path, `\n${JSON.stringify(entry)}`)
  }
}

/** An entry; `null` for a truncated line. */
const parsed = (line: string): Entry | null => {
  try {
    return line === '' ? null : (JSON.parse(line) as Entry)
  } catch {
    return null
  }
}
