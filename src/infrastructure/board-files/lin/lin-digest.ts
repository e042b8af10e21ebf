import { MAX_CALLS } from '../../../domain/bridge/auction.js'
import { MAX_PARAGRAPHS_BYTES } from '../../../domain/paragraph.js'
import { MAX_HELD_BYTES, MAX_SECTION_LENGTH, NOT_HELD, PARAGRAPH_BYTES } from '../board-draft.js'
import { breaksIn } from '../record-cutter.js'
import type { LinGathering } from './lin-boards.js'
import type { LinToken } from './lin-tokens.js'

/** Commands whose texts go into the commentary. */
export const TEXTS: ReadonlySet<string> = new Set(['an', 'nt', 'at'])
/** Commands that only affect the layout of a page, or that are read into fields. */
export const SILENT: ReadonlySet<string> = new Set([
  ...['qx', 'md', 'sv', 'ah', 'vg', 'st', 'rh', 'pg', 'mb', 'pc'],
  ...TEXTS,
])
/** The size that an entry takes in addition to its command and value. */
const ENTRY_LENGTH = 20
/** The maximum number of commands with calls that are read; some of them contain no call. */
const MAX_CALL_COMMANDS = 3 * MAX_CALLS

/** Whether a value contains anything other than separators. */
export const isSaid = ({ command, value }: LinToken): boolean => (command === '' ? /\S/ : /[^,\s]/).test(value)

/** Collects the tokens of a board, within the limits of what a board can store. */
export class LinDigest implements LinGathering {
  readonly tokens: LinToken[] = []
  /** Whether the text was too long for a commentary, and whether notes were left out. */
  isCut = false
  isNoteCut = false
  /** Whether there are more calls than an auction has. */
  isTooLong = false
  private readonly seen = new Set<string>()
  private readonly said = new Set<string>()
  private commentary = 0
  private readonly calls = { commands: 0, length: 0 }
  /** How long the board is, in characters. */
  length = 0
  private cards = 0
  /** The remaining room for data without a field, in bytes. */
  private room = MAX_HELD_BYTES
  private readonly crowded = new Set<string>()

  private last: LinToken | null = null

  add(token: LinToken): void {
    const { command } = token
    this.last = token
    const isFirst = !this.seen.has(command)
    this.seen.add(command)
    // Not counted, because every board that is cut out of a file has a `qx`, even if it is empty.
    if (command !== 'qx') this.length += command.length + token.value.length
    if (command === 'mb') this.addCalls(token)
    else if (command === 'pc') this.addCards(token)
    else if (TEXTS.has(command)) this.addText(token, isFirst)
    else if (!SILENT.has(command) && isSaid(token)) this.addOther(token)
    else if (isFirst || (!this.said.has(command) && isSaid(token))) {
      if (isSaid(token)) this.said.add(command)
      this.tokens.push(token)
    }
  }

  /** The last line of the board, for faults in cards taken from another room. */
  get lastLine(): number {
    return this.last === null ? 1 : this.last.line + breaksIn(this.last.raw.trimStart())
  }

  private addCalls(token: LinToken): void {
    const { calls } = this
    if (this.isTooLong) return
    this.tokens.push(cutShort(token, MAX_SECTION_LENGTH + 1))
    calls.commands++
    calls.length += token.value.length
    this.isTooLong = calls.commands > MAX_CALL_COMMANDS || calls.length > MAX_SECTION_LENGTH
  }

  private addCards(token: LinToken): void {
    if (this.cards > MAX_SECTION_LENGTH) return
    this.tokens.push(cutShort(token, MAX_SECTION_LENGTH + 1))
    this.cards += token.value.length + 1
  }

  /** Keeps a value that has no field. If there is no room for it, only records that it was there. */
  private addOther(token: LinToken): void {
    const { command, value } = token
    this.room -= command.length + value.length + ENTRY_LENGTH
    if (this.room >= 0) this.tokens.push(token)
    else if (!this.crowded.has(command)) this.tokens.push({ ...token, value: NOT_HELD })
    if (this.room < 0) this.crowded.add(command)
  }

  private addText(token: LinToken, isFirst: boolean): void {
    if (!isFirst && token.command === 'an' && token.value.trim() === '') return
    const isKept = isFirst || this.commentary <= MAX_PARAGRAPHS_BYTES
    if (isKept) this.tokens.push(cutShort(token, MAX_PARAGRAPHS_BYTES + 1))
    else if (token.command === 'an') this.isNoteCut = true
    else this.isCut = true
    this.commentary += token.value.length + PARAGRAPH_BYTES
  }
}

const cutShort = (token: LinToken, max: number): LinToken =>
  token.value.length <= max ? token : { ...token, value: token.value.slice(0, max) }
