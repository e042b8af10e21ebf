import type { Call } from '../../domain/bridge/auction.js'
import { SEATS, type Seat, type Vulnerability } from '../../domain/bridge/board.js'
import { MAX_COMMENTARY_BLOCKS, STEP } from '../../domain/commentary.js'
import { type DealFields, MAX_TITLE_LENGTH } from '../../domain/deal-content.js'
import { MAX_PARAGRAPHS_BYTES, paragraphOf } from '../../domain/paragraph.js'
import { MAX_SUPPLEMENT_BYTES } from '../../domain/supplement.js'
import { cutAt, exceedsJsonBytes, isBlank, jsonBytes, withoutControls } from '../../domain/text.js'
import { isStepLine, paragraphsIn, withSuitSymbols } from './bridge-texts.js'
import { GAP, isKnownCall, type ReadCall } from './call-text.js'
import { auctionFault } from './fault-messages.js'
import { SupplementDraft, subjectOf } from './supplement-draft.js'

/**
 * A record that is not a board, and why. Not an `Error`: a file may have a million of them, and each would capture a stack
 * trace, which takes several times as long as reading it.
 */
export class NoBoard {
  /** @param line the line of the fault in the file, if it is known more precisely than the record's first line */
  constructor(
    readonly message: string,
    readonly line: number | null = null,
  ) {}
}

/** Runs `read`, and adds the line number to any `NoBoard` that it throws. */
export const readAt = <Read>(line: number, read: () => Read): Read => {
  try {
    return read()
  } catch (error) {
    throw error instanceof NoBoard && error.line === null ? new NoBoard(error.message, line) : error
  }
}

/** The size that a paragraph adds to a commentary besides its text: about that of an empty paragraph as JSON. */
export const PARAGRAPH_BYTES = 80
/**
 * The maximum length of the calls of an auction, or the cards of a play, with marks and references; the rest is
 * ignored.
 */
export const MAX_SECTION_LENGTH = 16 * 1024

/** The cards of an invalid play as written in the file, and why it is invalid. */
export interface UnreadPlay {
  readonly value: string
  readonly fault: string
}

/** Gathers the texts, data and warnings of a board that is being read. */
export class BoardDraft {
  private readonly named = new Set<string>()
  private readonly texts: string[] = []
  private readonly supplement = new SupplementDraft()

  /** @param before the lines with which the commentary begins, shared with other boards */
  constructor(private readonly before: readonly string[] = []) {}

  /** Adds a warning that something is not kept. */
  warn(message: string): void {
    this.named.add(message)
  }

  /** Warns that part of the commentary is not kept. */
  warnOfCut(): void {
    this.warn('the commentary was cut: it can hold at most 64 KiB')
  }

  /** Warns that notes at calls are not kept. */
  warnOfCutNotes(): void {
    this.warn('not all notes are kept: with the commentary they may hold 64 KiB')
  }

  /** Warns that there is no room for a value. */
  warnOfRoom(name: string): void {
    this.warn(`${name} was dropped: the board has too much additional data`)
  }

  /** Adds a text to the commentary, with one paragraph per line. */
  note(text: string): void {
    this.texts.push(withSuitSymbols(text))
  }

  /** Adds a hard-wrapped text to the commentary. */
  noteWrapped(text: string): void {
    this.note(paragraphsIn(text).join('\n'))
  }

  /** Adds data that has no field to the supplement; values with the same name are joined with bars. */
  keep(name: string, value: string): void {
    if (value === NOT_HELD) this.warnOfRoom(name)
    else this.supplement.add(name, value, `${subjectOf(name)} kept for you alone`)
  }

  /** The same for a play that is illegal or can't be read. */
  keepPlay(name: string, { value, fault }: UnreadPlay): void {
    this.supplement.add(name, value, `the play cannot be shown: ${fault}, and was kept for you alone`)
  }

  /** The same for data that is also in the title, without a warning. */
  keepSaid(name: string, value: string): void {
    this.supplement.add(name, value, null)
  }

  /** Returns the calls if they are legal; otherwise adds them to the commentary as written. */
  auction(read: readonly ReadCall[], written: string, dealer: Seat, mismatch: string | null): readonly Call[] {
    const calls = read.slice(0, read.findLastIndex((call) => call !== GAP) + 1)
    const fault = mismatch ?? auctionFault(calls)
    if (fault === null) return calls.filter(isKnownCall)
    this.warn(`the auction is kept in the commentary only: ${fault}`)
    this.note(`Auction (${dealer}): ${cutAt(written.trim().replace(/\s+/g, ' '), MAX_AUCTION_TEXT)}`)
    return []
  }

  /**
   * The lines of the commentary, each a paragraph or a step. Lines beyond the maximum are appended to the last
   * paragraph.
   */
  get lines(): readonly string[] {
    const added = linesOf(this.texts)
    if (added.length === 0) return this.before
    const all = [...this.before, ...added]
    const isWhole = all.length <= MAX_COMMENTARY_BLOCKS && !exceedsJsonBytes(all.map(paragraphOf), MAX_PARAGRAPHS_BYTES)
    return isWhole ? all : this.fitting(added)
  }

  /** Shortens a commentary that is too long to the lines that fit. */
  private fitting(added: readonly string[]): readonly string[] {
    const lines = [...this.before]
    let bytes = jsonBytes(lines.map(paragraphOf))
    for (const line of added) {
      const isFull = lines.length === MAX_COMMENTARY_BLOCKS
      if (isFull && isBlank(line)) continue
      const before = bytes
      bytes += isFull ? jsonBytes(line) : jsonBytes(paragraphOf(line)) + 1
      if (bytes > MAX_PARAGRAPHS_BYTES) {
        this.warnOfCut()
        const start = isFull ? '' : startOf(line, MAX_PARAGRAPHS_BYTES - before)
        if (start !== '') lines.push(start)
        break
      }
      if (isFull) this.warn(JOINED)
      lines.push(isFull ? `${lines.pop()} ${line.trim()}` : line)
    }
    return lines
  }

  /** The complete board. The commentary is built last, because other parts add to it. */
  board(fields: Omit<DealFields, 'commentary' | 'supplement'>): { fields: DealFields; warnings: readonly string[] } {
    const supplement = this.supplement.entries(this)
    const commentary = this.lines.map((line) => (isStepLine(line) ? STEP : paragraphOf(line)))
    return { fields: { supplement, commentary, ...fields }, warnings: [...this.named] }
  }
}

const MAX_AUCTION_TEXT = 2_000

const JOINED = `the commentary holds ${MAX_COMMENTARY_BLOCKS} paragraphs: the lines after them are in the last`

/** The beginning of a line that fits into a paragraph of this many bytes. */
const startOf = (line: string, bytes: number): string => {
  let start = line.slice(0, Math.max(0, bytes)).toWellFormed()
  while (start !== '' && jsonBytes(paragraphOf(start)) + 1 > bytes)
    start = start.slice(0, start.length * 0.9).toWellFormed()
  return start
}

/** The lines of the texts, without control characters and without empty lines at either end. */
const linesOf = (texts: readonly string[]): readonly string[] => {
  if (texts.length === 0) return []
  const lines = texts
    .join('\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  const last = lines.findLastIndex((line) => line.trim() !== '')
  return lines.slice(Math.max(first, 0), last + 1)
}

/** Larger values would not fit into any supplement, so they are not kept in memory. */
export const MAX_HELD_BYTES = 2 * MAX_SUPPLEMENT_BYTES
/** Replaces a value that is too large to keep. */
export const NOT_HELD = '…'

const NO_TITLE = 'Board'

/** Builds the title of a board from its names, such as a text and a number. */
export const titleFrom = (...names: readonly string[]): string => {
  const title = cutAt(withoutControls(names.filter(Boolean).join(', ')).trim(), MAX_TITLE_LENGTH)
  return isBlank(title) ? NO_TITLE : title
}

/** Parses a board number, possibly with leading zeros. */
export const boardNumberFrom = (text: string): number | null => (/^0*[1-9]\d{0,2}$/.test(text) ? Number(text) : null)

const SEAT_NAMES: ReadonlyMap<string, Seat> = new Map([
  ...SEATS.map((seat) => [seat.toLowerCase(), seat] as const),
  ...(['north', 'east', 'south', 'west'] as const).map((name, i) => [name, SEATS[i] as Seat] as const),
])

export const seatFrom = (text: string): Seat | null => SEAT_NAMES.get(text.toLowerCase()) ?? null

/** PBN 2.1, section 3.4: `None`, `Love` and `-` are synonyms, and so are `All` and `Both`. LIN uses letters. */
const VULNERABILITIES: ReadonlyMap<string, Vulnerability> = new Map([
  ...(['none', 'love', 'nil', '-', 'o', '0', 'z'] as const).map((name) => [name, 'None'] as const),
  ...(['ns', 'n'] as const).map((name) => [name, 'NS'] as const),
  ...(['ew', 'e'] as const).map((name) => [name, 'EW'] as const),
  ...(['all', 'both', 'b'] as const).map((name) => [name, 'All'] as const),
])

export const vulnerabilityFrom = (text: string): Vulnerability | null =>
  VULNERABILITIES.get(text.toLowerCase().replace(/^([ns])[-/ ]?([ns])$|^([ew])[-/ ]?([ew])$/, '$1$2$3$4')) ?? null
