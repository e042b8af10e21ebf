import type { Seat } from '../../../domain/bridge/board.js'
import { breaksIn } from '../record-cutter.js'
import { LinEscapes } from './lin-escapes.js'

/** The seats in the order of LIN; its dealer counts them from 1. */
export const LIN_SEATS = ['S', 'W', 'N', 'E'] as const satisfies readonly Seat[]

/** A command and its value: `md|3SAK…|`. */
export interface LinToken {
  /** In lower case. */
  readonly command: string
  readonly value: string
  readonly line: number
  /** As written in the file, without the blanks before it. */
  readonly raw: string
}

const COMMAND = /^[a-z0-9]{2}$/i

/** Commands that are recognised at the beginning of a line even if the closing bar of the previous one is missing. */
const STARTS: ReadonlySet<string> = new Set(['qx', 'pn', 'md'])
const isStart = (text: string): boolean => text.length === 2 && STARTS.has(text.toLowerCase())

const NO_BLANK = /\S/g

/**
 * The tokens of a LIN file. Text that is not a command becomes a token with an empty name, so that reading can continue
 * at the next command.
 */
export class LinTokens {
  /** The part of the text up to the next bar that has arrived, and the number of its line breaks. */
  private parts: string[] = []
  private breaks = 0
  private command: Omit<LinToken, 'value'> | null = null
  /** The line on which the buffered text begins. */
  private line = 1
  /** Replaces the blanks before the command. */
  private lead = ''

  private readonly escapes = new LinEscapes();

  *push(text: string): Iterable<LinToken> {
    yield* this.read(this.escapes.push(text))
  }

  private *read(chunk: string): Iterable<LinToken> {
    for (let at = 0; ; ) {
      if (this.command === null && this.parts.length === 0) at = this.skipBlanks(chunk, at)
      if (at >= chunk.length) return
      const end = chunk.indexOf('|', at)
      const part = chunk.slice(at, end < 0 ? undefined : end)
      this.parts.push(part)
      this.breaks += breaksIn(part)
      if (end < 0) return
      at = end + 1
      const token = this.take()
      if (token !== null) yield token
    }
  }

  /** Completes a token that is unfinished at the end of the file. */
  *end(): Iterable<LinToken> {
    yield* this.read(this.escapes.end())
    const token = this.command !== null || this.parts.length > 0 ? this.take() : null
    if (token !== null) yield token
    if (this.command !== null) yield { ...this.command, value: '', raw: `${this.command.raw}|` }
  }

  private skipBlanks(chunk: string, from: number): number {
    NO_BLANK.lastIndex = from
    const at = NO_BLANK.exec(chunk)?.index ?? chunk.length
    const breaks = breaksIn(chunk.slice(from, at))
    this.lead += '\n'.repeat(breaks)
    this.line += breaks
    return at
  }

  /** The token that ends here; `null` if a command begins here. */
  private take(): LinToken | null {
    const { command, line: start, lead } = this
    const piece = this.parts.join('')
    this.line += this.breaks
    this.parts = []
    this.breaks = 0
    this.command = null
    this.lead = ''
    const at = piece.lastIndexOf('\n')
    const last = piece.slice(at + 1).trim()
    const before = piece.slice(0, at + 1)
    if (command !== null) {
      const isNext = at >= 0 && isStart(last)
      if (isNext) this.begin(last, this.line, `${last}|`)
      const value = isNext ? before : piece
      return { command: command.command, value, line: command.line, raw: `${command.raw}${value}|` }
    }
    const word = piece.trimEnd()
    if (COMMAND.test(word)) {
      this.begin(word, start, `${lead}${piece}|`)
      return null
    }
    if (at < 0 || !COMMAND.test(last)) return { command: '', value: piece, line: start, raw: `${lead}${piece}|` }
    this.begin(last, this.line, `${last}|`)
    const name = before.trimEnd()
    // The command has no value, because another one begins.
    if (COMMAND.test(name)) return { command: name.toLowerCase(), value: '', line: start, raw: `${lead}${before}||` }
    return { command: '', value: before, line: start, raw: `${lead}${before}|` }
  }

  private begin(name: string, line: number, raw: string): void {
    this.command = { command: name.toLowerCase(), line, raw }
  }
}
