import { NOT_HELD } from './board-draft.js'
import { type PbnTag, type PbnToken, PbnTokens, rawOf, tagText } from './pbn-tokens.js'
import type { CutText, RecordCutter } from './record-cutter.js'

/** How long a token is, of what a game says. */
const lengthOf = (token: PbnToken): number => {
  if (token.kind === 'tag') return token.name.length + token.value.length
  return token.kind === 'comment' ? token.text.length : token.kind === 'text' ? token.raw.length : 0
}

/** What is gathered of the tokens of a game, in their order. */
export interface PbnGathering {
  add(token: PbnToken): void
  /** Adds what another one gathered. */
  append(other: this): void
}

/** A game of a PBN file. */
export interface PbnGame<Gathered> {
  readonly firstTag: PbnTag
  /** Its own tokens, `#` and `##` replaced by the values that they stand for. */
  readonly gathered: Gathered
  /**
   * The tags that last from earlier games and that it does not have itself, and the value of one of them. Together they are
   * not longer than the game; the values of others are `NOT_HELD`. Good only while it is handed over.
   */
  readonly inherited: {
    readonly [Symbol.iterator]: () => Iterator<PbnInherited>
    readonly get: (name: string) => PbnInherited | undefined
  }
}

/** The same one for each game that inherits it. */
export interface PbnInherited {
  readonly name: string
  readonly value: string
}

/** Tags that go on with a game after an empty line; any other one begins a game there. */
const CONTINUING: ReadonlySet<string> = new Set(['Auction', 'Play', 'Note', 'Contract', 'Declarer', 'Result'])
/** Section 4.8: these are never inherited by the games that follow. */
const OWN: ReadonlySet<string> = new Set([...CONTINUING, ...['Board', 'Dealer', 'Vulnerable', 'Deal', 'Title']])

/** Values that later games refer to or inherit; what would be more is not remembered. */
const MAX_LATEST = { tags: 1_000, length: 64 * 1024 }
const MAX_LASTING = { tags: 64, length: 4 * 1024 }

/**
 * The games of a PBN file. A game begins where a tag comes again, or with the first tag after an empty line that is in no
 * comment; what stands between them goes with the tag that follows. A value `#` is that of the nearest game before, a value
 * that begins with `##` holds for all games that follow (Portable Bridge Notation 2.1, section 4.8).
 */
export class PbnGames<Gathered extends PbnGathering, Found> implements RecordCutter<Found> {
  private readonly tokens = new PbnTokens()
  private gathered: Gathered
  private firstTag: PbnTag | null = null
  private names = new Set<string>()
  private length = 0
  /** What came after an empty line, until a tag tells to which game it belongs. */
  private pending: Gathered | null = null
  private pendingLength = 0
  private readonly latest = new Values(MAX_LATEST)
  private readonly lasting = new Values(MAX_LASTING)

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
    this.settle()
    yield this.finish()
  }

  /** The game that ends before the token. */
  private take(token: PbnToken | null): Found | null {
    if (token === null) return null
    if (token.kind !== 'tag') {
      if (this.pending === null) this.length += lengthOf(token)
      else this.pendingLength += lengthOf(token)
      if (token.kind === 'blank' && this.firstTag !== null) this.pending ??= this.create(this.gathered)
      const into = this.pending ?? this.gathered
      into.add(token)
      return null
    }
    const isAgain = this.names.has(token.name) && token.name !== 'Note'
    const isNext = this.pending !== null && !CONTINUING.has(token.name)
    const found = isAgain || isNext ? this.finish() : null
    this.settle()
    this.firstTag ??= token
    this.names.add(token.name)
    const resolved = this.resolve(token)
    this.length += lengthOf(resolved)
    this.gathered.add(resolved)
    return found
  }

  private settle(): void {
    if (this.pending !== null) this.gathered.append(this.pending)
    this.pending = null
    this.length += this.pendingLength
    this.pendingLength = 0
  }

  private finish(): Found | null {
    const { gathered, firstTag, names, lasting, length } = this
    if (firstTag === null) return null
    this.gathered = this.create(null)
    this.firstTag = null
    this.names = new Set()
    this.length = 0
    const inherited = {
      [Symbol.iterator]: () => lasting.without(names, length),
      get: (name: string) => (names.has(name) ? undefined : lasting.get(name)),
    }
    return this.found({ firstTag, gathered, inherited })
  }

  private resolve(tag: PbnTag): PbnTag {
    const { name, value: given } = tag
    if (name === 'Note') return tag
    const isLasting = given.startsWith('##') && !OWN.has(name)
    const value = isLasting ? given.slice(2) : given === '#' ? (this.latest.get(name)?.value ?? '') : given
    if (isLasting || this.lasting.has(name)) this.lasting.set(name, value)
    this.latest.set(name, value)
    return value === given ? tag : { ...tag, value, raw: null }
  }
}

/** The values of tags, as far as there is room for them. */
class Values {
  private readonly values = new Map<string, PbnInherited>()
  private length = 0

  constructor(private readonly max: { readonly tags: number; readonly length: number }) {}

  has(name: string): boolean {
    return this.values.has(name)
  }

  get(name: string): PbnInherited | undefined {
    return this.values.get(name)
  }

  set(name: string, value: string): void {
    const known = this.values.get(name)
    if (known?.value === value) return
    if (known !== undefined) this.length -= name.length + known.value.length
    const length = this.length + name.length + value.length
    if (length > this.max.length || (known === undefined && this.values.size >= this.max.tags)) {
      this.values.delete(name)
    } else {
      this.values.set(name, { name, value })
      this.length = length
    }
  }

  /** Those of other names: as many as are together not longer than `length`, the others without their values. */
  *without(names: ReadonlySet<string>, length: number): Iterator<PbnInherited> {
    let room = length
    for (const tag of this.values.values()) {
      if (names.has(tag.name)) continue
      room -= lengthOf({ kind: 'tag', ...tag } as PbnTag)
      yield room >= 0 ? tag : { name: tag.name, value: NOT_HELD }
    }
  }
}

/** All of a game, to be written again. */
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

  /** With the inherited tags before its first one, and without empty lines at its ends. */
  cut(inherited: Iterable<PbnInherited>): CutText {
    const isText = ({ kind }: PbnToken) => kind !== 'blank'
    const tokens = this.tokens.slice(this.tokens.findIndex(isText), this.tokens.findLastIndex(isText) + 1)
    const first = tokens.findIndex(({ kind }) => kind === 'tag')
    const put = [...inherited].map(({ name, value }) => tagText(name, value)).join('')
    const texts = tokens.map((token, i) => {
      const raw = i === first ? `${put}${rawOf(token)}` : rawOf(token)
      return token.isLineStart && i > 0 ? `\n${raw}` : raw
    })
    return { line: tokens[0]?.line ?? 1, text: texts.join('') }
  }
}

/** Cuts the games out of a PBN file, each with the values that it inherits put in their places. */
export const pbnTexts = (): RecordCutter<CutText> =>
  new PbnGames(
    () => new WholeGame(),
    ({ gathered, inherited }) => gathered.cut(inherited),
  )
