import type { CutText, RecordCutter } from '../record-cutter.js'
import { type LinToken, LinTokens } from './lin-tokens.js'

/** Gathers the tokens of a board in order, at least the first one of each command. */
export interface LinGathering {
  readonly tokens: readonly LinToken[]
  add(token: LinToken): void
}

/** A board of a LIN file. */
export interface LinBoard<Gathered> {
  readonly line: number
  /** The commands before the first board. */
  readonly head: LinHead
  readonly gathered: Gathered
  /** The cards of the first room, for the second. */
  readonly cards: readonly LinToken[]
}

export interface LinHead {
  readonly tokens: readonly LinToken[]
  /** Commands of which only a part is kept, because they are repeated or there are too many. */
  readonly crowded: readonly string[]
  readonly text: string
}

/** Commands allowed before the cards of a board or directly after them. */
const HEADERS: ReadonlySet<string> = new Set(['pn', 'st', 'rh', 'ah', 'sv'])
/** Commands allowed only before the cards. */
const OPENERS: ReadonlySet<string> = new Set(['pn', 'st'])

const NO_HEAD: LinHead = { tokens: [], crowded: [], text: '' }

/**
 * Finds the boards of a LIN file. A board begins at `qx`, or where the cards (`md`), or the players before them, are
 * repeated. Commands before the first board (the event, the players of both rooms) belong to every board. If the second
 * room of a board (`qx|c7|` after `qx|o7|`) has no cards, it gets those of the first.
 */
export class LinBoards<Gathered extends LinGathering, Found> implements RecordCutter<Found> {
  private readonly tokens = new LinTokens()
  private head = NO_HEAD
  /** Whether the head was used for a board. */
  private isHeadUsed = false
  private board: Gathered
  /** Tokens that may belong to the next board. */
  private pending: Gathered
  private commands = new Set<string>()
  private isPlayed = false
  private latest: { readonly name: string; readonly cards: readonly LinToken[] } | null = null

  constructor(
    private readonly create: () => Gathered,
    private readonly found: (board: LinBoard<Gathered>) => Found,
  ) {
    this.board = create()
    this.pending = create()
  }

  *push(chunk: string): Iterable<Found | null> {
    for (const token of this.tokens.push(chunk)) yield this.take(token)
  }

  *end(): Iterable<Found | null> {
    for (const token of this.tokens.end()) yield this.take(token)
    yield this.finish(true)
  }

  /** Processes a token, and returns the board that ends before it, if any. */
  private take(token: LinToken): Found | null {
    const { command } = token
    const hasCards = this.commands.has('md')
    let found: Found | null = null
    if (command === 'vg' && (hasCards || !this.commands.has('qx'))) {
      found = this.finish(true)
      // Commands before the first event apply to its boards too.
      if (this.isHeadUsed || this.head.tokens.some((head) => head.command === 'vg' && /\S/.test(head.value)))
        this.head = NO_HEAD
      this.isHeadUsed = false
    } else if (command === 'qx') {
      found = this.finish(true)
    } else if (command === 'md' && hasCards) {
      found = this.finish(false)
    } else if (
      HEADERS.has(command) &&
      hasCards &&
      (this.pending.tokens.length > 0 || this.isPlayed || OPENERS.has(command) || this.commands.has(command))
    ) {
      this.pending.add(token)
      return null
    }
    this.settle()
    this.add(token)
    return found
  }

  private add(token: LinToken): void {
    if (this.commands.has('md') && !HEADERS.has(token.command)) this.isPlayed = true
    this.commands.add(token.command)
    this.board.add(token)
  }

  private settle(): void {
    const { tokens } = this.pending
    if (tokens.length === 0) return
    this.pending = this.create()
    for (const token of tokens) this.add(token)
  }

  /** Ends the board. Pending tokens belong to it if it `isWhole`, otherwise to the next board. */
  private finish(isWhole: boolean): Found | null {
    if (isWhole) this.settle()
    const { board, commands, head } = this
    const [first] = board.tokens
    if (first === undefined) return null
    this.board = this.create()
    this.commands = new Set()
    this.isPlayed = false
    if (!commands.has('qx') && !commands.has('md')) {
      this.head = headOf([...head.tokens, ...board.tokens])
      return null
    }
    const name = first.command === 'qx' ? shortened(first, MAX_NAME).value.trim().replace(/^[oc]/i, '') : ''
    this.isHeadUsed = true
    if (commands.has('md')) this.latest = { name, cards: cardsOf(board.tokens) }
    const cards = !commands.has('md') && name !== '' && this.latest?.name === name ? this.latest.cards : []
    const missing = cards.filter(({ command }) => !commands.has(command))
    return this.found({ line: first.line, head, gathered: board, cards: missing })
  }
}

const MAX_NAME = 100
/** The maximum length of valid cards. */
const MAX_CARDS = 1_000

/** The cards and the vulnerability of a board. */
const cardsOf = (tokens: readonly LinToken[]): readonly LinToken[] =>
  ['md', 'sv'].flatMap((name) => {
    const token = tokens.find(({ command }) => command === name)
    return token === undefined ? [] : [shortened(token, MAX_CARDS)]
  })

const MAX_HEAD_COMMANDS = 20
/** Head commands copied to every board; others are copied only if they are not longer than the board. */
const TEXTS_OF_ALL: ReadonlySet<string> = new Set(['vg', 'ah', 'nt', 'at', 'an'])
const MAX_TEXT_OF_ALL = 200
const MAX_HEAD_VALUE = 400
/** Appended to a truncated value. */
export const CUT = '…'

/**
 * The head that is read with each board: the first token of each command except calls, cut so that a long head can't
 * make many boards large. It begins with an event, which may be empty, so that split records can be joined again.
 */
const headOf = (tokens: readonly LinToken[]): LinHead => {
  const firsts = new Map<string, LinToken>()
  const events = tokens.filter(({ command }) => command === 'vg')
  const event = events.find(({ value }) => /\S/.test(value)) ?? events[0]
  firsts.set('vg', event ?? { command: 'vg', value: '', line: 1, raw: 'vg||' })
  const crowded = new Set<string>()
  for (const token of tokens) {
    const { command } = token
    if (!firsts.has(command) && command !== 'mb' && firsts.size < MAX_HEAD_COMMANDS) firsts.set(command, token)
    else if (firsts.get(command) !== token && crowded.size < MAX_HEAD_COMMANDS && /\S/.test(token.value))
      crowded.add(command)
  }
  const head = [...firsts.values()].map((token) =>
    shortened(token, TEXTS_OF_ALL.has(token.command) ? MAX_TEXT_OF_ALL : MAX_HEAD_VALUE),
  )
  const named = [...crowded].map((command) => `${command && `${command}|`}${CUT}|`)
  return { tokens: head, crowded: [...crowded], text: [...head.map(({ raw }) => raw), ...named].join('') }
}

/** A token of one line, its value cut where it is too long. */
const shortened = ({ command, value, line }: LinToken, max: number): LinToken => {
  const start = value
    .trimStart()
    .slice(0, max + 1)
    .toWellFormed()
  const flat = (start.length > max ? `${start.slice(0, max - 1).toWellFormed()}${CUT}` : start).replace(/\n/g, ' ')
  return { command, value: flat, line, raw: `${command && `${command}|`}${flat}|` }
}

/** Keeps all tokens of a board, so that it can be written again. */
class WholeBoard implements LinGathering {
  readonly tokens: LinToken[] = []

  add(token: LinToken): void {
    this.tokens.push(token)
  }
}

/** Splits a LIN file into boards, each with a copy of the head of the file. */
export const linTexts = (): RecordCutter<CutText> =>
  new LinBoards(
    () => new WholeBoard(),
    ({ line, head, gathered, cards }): CutText => {
      const own = gathered.tokens.map(({ raw }) => raw).join('')
      const isNamed = gathered.tokens.some(({ command }) => command === 'qx')
      // Without `qx`, the head would be read as part of this board.
      const start = head.text === '' || isNamed ? '' : 'qx||'
      const put = cards.map(({ raw }) => raw).join('')
      return { line, text: `${head.text}${start}${own.trimStart()}${put}` }
    },
  )
