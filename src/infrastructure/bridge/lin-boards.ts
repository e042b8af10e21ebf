import type { CutText, RecordCutter } from './record-cutter.js'

/** A command and its value: `md|3SAK…|`. */
export interface LinToken {
  /** In lower case. */
  readonly command: string
  readonly value: string
  readonly line: number
  /** As it stands in the file. */
  readonly raw: string
}

/** A board of a LIN file, with what stands before all of them. */
export interface LinBoard extends CutText {
  readonly tokens: readonly LinToken[]
}

/** Commands that stand before the cards of a board, or right behind them. */
const HEADERS: ReadonlySet<string> = new Set(['pn', 'st', 'rh', 'ah', 'sv'])
/** Those that only stand before them. */
const OPENERS: ReadonlySet<string> = new Set(['pn', 'st'])

const MAX_HEAD_COMMANDS = 20
const MAX_HEAD_VALUE = 1_000

/**
 * The boards of a LIN file. A board begins at `qx`, or where cards (`md`) or the players before them come again. What stands
 * before the first board (the event, the players of both rooms) is about all of them and goes with each. The second room of
 * a board (`qx|c7|` after `qx|o7|`) that has no cards of its own is given those of the first.
 */
export class LinBoards implements RecordCutter<LinBoard> {
  private readonly tokens = new LinTokens()
  private head: readonly LinToken[] = []
  private board: LinToken[] = []
  /** What may belong to the next board already. */
  private pending: LinToken[] = []
  private commands = new Set<string>()
  private isPlayed = false
  private latest: { readonly name: string; readonly cards: readonly LinToken[] } | null = null;

  *push(chunk: string): Iterable<LinBoard> {
    for (const token of this.tokens.push(chunk)) yield* this.take(token)
  }

  *end(): Iterable<LinBoard> {
    for (const token of this.tokens.end()) yield* this.take(token)
    yield* this.finish(true)
  }

  private *take(token: LinToken): Iterable<LinBoard> {
    const { command } = token
    const hasCards = this.commands.has('md')
    if (command === 'vg' && (hasCards || !this.commands.has('qx'))) {
      yield* this.finish(true)
      this.head = []
    } else if (command === 'qx') {
      yield* this.finish(true)
    } else if (command === 'md' && hasCards) {
      yield* this.finish(false)
    } else if (
      HEADERS.has(command) &&
      hasCards &&
      (this.pending.length > 0 || this.isPlayed || OPENERS.has(command) || this.commands.has(command))
    ) {
      this.pending.push(token)
      return
    }
    this.settle()
    this.add(token)
  }

  private add(token: LinToken): void {
    if (this.commands.has('md') && !HEADERS.has(token.command)) this.isPlayed = true
    this.commands.add(token.command)
    this.board.push(token)
  }

  private settle(): void {
    const held = this.pending
    this.pending = []
    for (const token of held) this.add(token)
  }

  /** Ends the board. What is held goes with it where it `isWhole`, else with the next one. */
  private *finish(isWhole: boolean): Iterable<LinBoard> {
    if (isWhole) this.settle()
    const { board, commands } = this
    this.board = []
    this.commands = new Set()
    this.isPlayed = false
    const [first] = board
    if (first === undefined) return
    if (!commands.has('qx') && !commands.has('md')) {
      this.head = headOf([...this.head, ...board])
      return
    }
    const name = first.command === 'qx' ? first.value.trim().replace(/^[oc]/i, '') : ''
    if (commands.has('md'))
      this.latest = { name, cards: board.filter(({ command }) => command === 'md' || command === 'sv') }
    const cards = !commands.has('md') && name !== '' && this.latest?.name === name ? this.latest.cards : []
    const own = cards.filter(({ command }) => !commands.has(command)).map((token) => moved(token, first.line))
    const tokens = [...this.head.map((token) => moved(token, first.line)), ...board, ...own]
    const text = tokens.map(({ raw }, i) => (i === this.head.length ? raw.trimStart() : raw)).join('')
    yield { line: first.line, text, tokens }
  }
}

/** A token put on another line, which it does not break. */
const moved = ({ command, value }: LinToken, line: number): LinToken => {
  const flat = value.replace(/\n/g, ' ')
  return { command, value: flat, line, raw: `${command && `${command}|`}${flat}|` }
}

/**
 * What goes with each board: of each command the first, cut, so that no head can make many boards large. It begins with an
 * event, if only an empty one, so that boards that were cut may stand behind each other again.
 */
const headOf = (tokens: readonly LinToken[]): readonly LinToken[] => {
  const firsts = new Map<string, LinToken>()
  const event = tokens.find(({ command }) => command === 'vg')
  firsts.set('vg', event ?? { command: 'vg', value: '', line: 1, raw: 'vg||' })
  for (const token of tokens)
    if (!firsts.has(token.command) && firsts.size < MAX_HEAD_COMMANDS) firsts.set(token.command, token)
  return [...firsts.values()].map((token) => ({
    ...token,
    value: token.value.slice(0, MAX_HEAD_VALUE).toWellFormed(),
  }))
}

const COMMAND = /^[a-z0-9]{2}$/i

/** Commands that begin a line where the one before was left without its bar. */
const STARTS: ReadonlySet<string> = new Set(['qx', 'pn', 'md'])

/** The tokens of a LIN file. What is no command is one of the name ``, so that the next one is found again. */
class LinTokens {
  private parts: string[] = []
  private command: Omit<LinToken, 'value'> | null = null
  /** The line on which the text that is held begins. */
  private line = 1;

  *push(chunk: string): Iterable<LinToken> {
    for (let at = 0; ; ) {
      const end = chunk.indexOf('|', at)
      this.parts.push(chunk.slice(at, end < 0 ? undefined : end))
      if (end < 0) return
      at = end + 1
      const piece = this.parts.join('')
      this.parts = []
      const token = this.take(piece)
      if (token !== null) yield token
    }
  }

  /** What the end leaves open is closed. */
  *end(): Iterable<LinToken> {
    const piece = this.parts.join('')
    const token = this.command !== null || piece.trim() !== '' ? this.take(piece) : null
    if (token !== null) yield token
    if (this.command !== null) yield { ...this.command, value: '', raw: `${this.command.raw}|` }
  }

  /** The token that ends here; none where a command begins. */
  private take(piece: string): LinToken | null {
    const start = this.line
    this.line += breaksIn(piece)
    const { command } = this
    this.command = null
    const at = piece.lastIndexOf('\n')
    const last = piece.slice(at + 1).trim()
    const before = piece.slice(0, at + 1)
    if (command !== null) {
      const isNext = at >= 0 && STARTS.has(last.toLowerCase())
      if (isNext) this.begin(last, this.line, `${last}|`)
      const value = isNext ? before : piece
      return { ...command, value, raw: `${command.raw}${value}|` }
    }
    const word = piece.trim()
    if (COMMAND.test(word)) {
      const lead = piece.slice(0, piece.length - piece.trimStart().length)
      this.begin(word, start + breaksIn(lead), `${piece}|`)
      return null
    }
    if (at < 0 || !COMMAND.test(last)) return { command: '', value: piece, line: start, raw: `${piece}|` }
    this.begin(last, this.line, `${last}|`)
    const name = before.trim()
    // A command by itself is one without a value.
    if (COMMAND.test(name)) return { command: name.toLowerCase(), value: '', line: start, raw: `${before}||` }
    return { command: '', value: before, line: start, raw: `${before}|` }
  }

  private begin(name: string, line: number, raw: string): void {
    this.command = { command: name.toLowerCase(), line, raw }
  }
}

const breaksIn = (text: string): number => {
  let breaks = 0
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks++
  return breaks
}
