import type { CutText, RecordCutter } from '../record-cutter.js'
import { type PbnTag, type PbnToken, PbnTokens, rawOf, tagText } from './pbn-tokens.js'
import { BOARD, CONTINUING, lengthOf, type PbnInherited, PbnReferences } from './pbn-values.js'

/** Gathers the tokens of a game in order. */
export interface PbnGathering {
  add(token: PbnToken): void
  /** Adds the tokens that another one has gathered. */
  append(other: this): void
}

/** A game of a PBN file. */
export interface PbnGame<Gathered> {
  readonly firstTag: PbnTag
  /** The tokens of the game itself, with `#` and `##` replaced by the values that they refer to. */
  readonly gathered: Gathered
  /** The board tags of the previous game, if this game is the same board at another table. */
  readonly borrowed: ReadonlyMap<string, string>
  /**
   * Tags that apply from earlier games on, except those that the game has itself. In the iteration, values that would
   * make them longer than the game are `NOT_HELD`. Only valid during the callback.
   */
  readonly inherited: {
    readonly [Symbol.iterator]: () => Iterator<PbnInherited>
    readonly get: (name: string) => PbnInherited | undefined
  }
}

/** Tags that begin a new game when they follow an empty line. */
const BEGINNING: ReadonlySet<string> = new Set([...BOARD, 'Event'])
/** A game with one of these but without a deal repeats the previous deal as it was played at another table. */
const PLAYED: readonly string[] = ['Auction', 'Play', 'Contract', 'Declarer', 'Result']

/** The maximum length of the board tags in a well-formed game. */
const MAX_BOARD = 500

/** The maximum number of undecided tokens; beyond it, they are assigned to the current game. */
const MAX_HELD = 10_000

const NOTHING: ReadonlyMap<string, string> = new Map()

/** Tokens that may belong to the next game. */
interface Pending<Gathered> {
  /** After an empty line, until a tag or a text decides which game it belongs to. */
  readonly gathered: Gathered
  length: number
}

/**
 * Finds the games of a PBN file (Portable Bridge Notation 2.1).
 *
 * - A new game begins at a tag after an empty line outside comments, if the current game already has that tag, if the
 *   tag describes the board or the event, or if the current game has no deal and the tag isn't in `CONTINUING`. Text
 *   between two games belongs to the second.
 * - A repeated tag without an empty line before it is ignored (section 3.3), unless a second deal follows.
 * - A value `#` repeats that of the nearest previous game; a value that begins with `##` applies to all later games
 *   (section 4.8).
 * - A game that was played but has no deal is from another table, and gets the board of the previous game.
 */
export class PbnGames<Gathered extends PbnGathering, Found> implements RecordCutter<Found> {
  private readonly tokens = new PbnTokens()
  private gathered: Gathered
  private firstTag: PbnTag | null = null
  private names = new Set<string>()
  private board = new Map<string, string>()
  private length = 0
  private pending: Pending<Gathered> | null = null
  /** All tokens since the first repeated tag. */
  private repeats: PbnToken[] = []
  /** All tokens since the first tag after an empty line, while they may still belong to the current game. */
  private undecided: PbnToken[] = []
  private readonly references = new PbnReferences()
  private latestBoard: ReadonlyMap<string, string> = NOTHING

  constructor(
    private readonly create: (before: Gathered | null) => Gathered,
    private readonly found: (game: PbnGame<Gathered>) => Found,
  ) {
    this.gathered = create(null)
  }

  *push(chunk: string): Iterable<Found | null> {
    for (const token of this.tokens.push(chunk)) yield this.take(token)
  }

  *end(): Iterable<Found | null> {
    for (const token of this.tokens.end()) yield this.take(token)
    this.goOn()
    this.ignoreRepeats()
    this.settle()
    yield this.finish()
  }

  /** Processes a token, and returns the game that ends before it, if any. */
  private take(token: PbnToken | null): Found | null {
    if (token === null) return null
    if (token.kind === 'tag') return this.takeTag(token)
    if (token.kind === 'blank' && this.firstTag !== null) {
      this.goOn()
      this.ignoreRepeats()
      this.pending ??= { gathered: this.create(this.gathered), length: 0 }
    }
    const held = this.undecided.length > 0 ? this.undecided : this.repeats
    if (held.length > 0) {
      held.push(token)
      this.holdAtMost()
      return null
    }
    // Text does not begin a game; it continues the calls, cards or table before it.
    if (this.pending !== null && token.kind === 'text' && /\S/.test(token.raw)) {
      this.settle()
      this.add({ ...token, isApart: true })
    } else this.add(token)
    return null
  }

  private takeTag(token: PbnTag): Found | null {
    const isRepeated = this.names.has(token.name) && token.name !== 'Note'
    if (this.pending !== null) return this.takeApart(token, isRepeated)
    if (this.repeats.length === 0 && !isRepeated) {
      this.begin(token)
      return null
    }
    this.holdAtMost()
    this.repeats.push(token)
    if (!isRepeated || token.name !== 'Deal') return null
    if (this.isNextDeal(token)) return this.beginAtRepeats()
    this.ignoreRepeats()
    return null
  }

  /** Processes a tag after an empty line. */
  private takeApart(token: PbnTag, isRepeated: boolean): Found | null {
    const isNext = isRepeated || BEGINNING.has(token.name) || !this.board.has('Deal')
    if (this.undecided.length === 0 && CONTINUING.has(token.name) && !isRepeated) {
      this.settle()
      this.begin(token)
    } else if (isNext) {
      const found = this.finish()
      this.goOn()
      this.settle()
      this.begin(token)
      return found
    } else {
      this.undecided.push(token)
      this.holdAtMost()
    }
    return null
  }

  private holdAtMost(): void {
    if (this.undecided.length > MAX_HELD) this.goOn()
    if (this.repeats.length > MAX_HELD) this.ignoreRepeats()
  }

  /** Assigns the undecided tokens to the current game. */
  private goOn(): void {
    const { undecided } = this
    if (undecided.length === 0) return
    this.undecided = []
    this.settle()
    this.takeAll(undecided)
  }

  /** Whether a second deal begins another game, and is not just a repetition. */
  private isNextDeal({ value }: PbnTag): boolean {
    return (
      value.trim() !== this.board.get('Deal') ||
      (this.names.has('Board') && this.repeats.some((token) => token.kind === 'tag' && token.name === 'Board'))
    )
  }

  private beginAtRepeats(): Found | null {
    const { repeats } = this
    this.repeats = []
    const found = this.finish()
    this.takeAll(repeats)
    return found
  }

  private ignoreRepeats(): void {
    const { repeats } = this
    this.repeats = []
    this.takeAll(repeats)
  }

  /** Adds tokens to the game. Of each tag only the first counts; others are marked as repeated. */
  private takeAll(tokens: readonly PbnToken[]): void {
    for (const token of tokens) {
      if (token.kind !== 'tag') this.add(token)
      else if (this.names.has(token.name) && token.name !== 'Note') this.add({ ...token, isRepeated: true })
      else this.begin(token)
    }
  }

  private begin(token: PbnTag): void {
    this.firstTag ??= token
    this.names.add(token.name)
    const resolved = this.references.resolve(token)
    if (BOARD.has(token.name)) this.board.set(token.name, resolved.value.trim())
    this.add(resolved, lengthOf(token))
  }

  /** @param length the length of the token in the file, without values that it refers to */
  private add(token: PbnToken, length = lengthOf(token)): void {
    this.references.grow(length)
    if (this.pending === null) {
      this.length += length
      this.gathered.add(token)
    } else {
      this.pending.length += length
      this.pending.gathered.add(token)
    }
  }

  private settle(): void {
    const { pending } = this
    if (pending === null) return
    this.pending = null
    this.gathered.append(pending.gathered)
    this.length += pending.length
  }

  private finish(): Found | null {
    const { gathered, firstTag, names, length } = this
    const { lasting } = this.references
    if (firstTag === null) return null
    const borrowed = this.borrow()
    this.gathered = this.create(null)
    this.firstTag = null
    this.names = new Set()
    this.board = new Map()
    this.length = 0
    const inherited = {
      [Symbol.iterator]: () => lasting.without(names, length),
      get: (name: string) => (names.has(name) ? undefined : lasting.get(name)),
    }
    return this.found({ firstTag, gathered, borrowed, inherited })
  }

  /** The board tags of the previous game that this game lacks, if it is the same board at another table. */
  private borrow(): ReadonlyMap<string, string> {
    const { board, latestBoard, names } = this
    if (board.has('Deal')) {
      const length = [...board.values()].reduce((sum, value) => sum + value.length, 0)
      this.latestBoard = length <= MAX_BOARD ? board : NOTHING
      return NOTHING
    }
    const isSame = [...board].every(([name, value]) => latestBoard.get(name) === value)
    if (!isSame || !PLAYED.some((name) => names.has(name))) return NOTHING
    return new Map([...latestBoard].filter(([name]) => !names.has(name)))
  }
}

/** Keeps all tokens of a game, so that it can be written again. */
class WholeGame implements PbnGathering {
  private readonly tokens: PbnToken[] = []

  add(token: PbnToken): void {
    const last = this.tokens.at(-1)
    // A file can have millions of empty lines.
    if (token.kind === 'blank' && last?.kind === 'blank')
      this.tokens[this.tokens.length - 1] = { ...last, raw: `${last.raw}\n${token.raw}` }
    else this.tokens.push(token)
  }

  append(other: this): void {
    for (const token of other.tokens) this.add(token)
  }

  /** The text of the game: inherited tags come before its first tag, and empty lines at either end are left out. */
  cut(borrowed: ReadonlyMap<string, string>, inherited: Iterable<PbnInherited>): CutText {
    const isText = ({ kind }: PbnToken) => kind !== 'blank'
    const tokens = this.tokens.slice(this.tokens.findIndex(isText), this.tokens.findLastIndex(isText) + 1)
    const first = tokens.findIndex(({ kind }) => kind === 'tag')
    const board = [...borrowed].map(([name, value]) => tagText(name, value))
    const put = [...board, ...[...inherited].map(({ name, value }) => tagText(name, value))].join('')
    const texts = tokens.map((token, i) => {
      const raw = i === first ? `${put}${rawOf(token)}` : rawOf(token)
      return token.isLineStart && i > 0 ? `\n${raw}` : raw
    })
    return { line: tokens[0]?.line ?? 1, text: texts.join('') }
  }
}

/** Splits a PBN file into games, each with the values that it inherits. */
export const pbnTexts = (): RecordCutter<CutText> =>
  new PbnGames(
    () => new WholeGame(),
    ({ gathered, borrowed, inherited }) => gathered.cut(borrowed, inherited),
  )
