import { NOT_HELD } from './board-draft.js'
import type { PbnTag, PbnToken } from './pbn-tokens.js'

/** The length of the text of a token. */
export const lengthOf = (token: PbnToken): number => {
  if (token.kind === 'tag') return token.name.length + token.value.length
  return token.kind === 'comment' ? token.text.length : token.kind === 'text' ? token.raw.length : 0
}

/** The same one for each game that inherits it. */
export interface PbnInherited {
  readonly name: string
  readonly value: string
}

/** Tags that go on with a game after an empty line, unless it has them. */
export const CONTINUING: ReadonlySet<string> = new Set(['Auction', 'Play', 'Note', 'Contract', 'Declarer', 'Result'])
/** The tags of a game that describe its board. */
export const BOARD: ReadonlySet<string> = new Set(['Board', 'Dealer', 'Vulnerable', 'Deal'])
/** Section 4.8: these are never inherited by the games that follow. */
const OWN: ReadonlySet<string> = new Set([...CONTINUING, ...BOARD, 'Title'])

/** Values that later games refer to or inherit; what would be more is not remembered. */
const MAX_LATEST = { tags: 1_000, length: 64 * 1024 }
const MAX_LASTING = { tags: 64, length: 4 * 1024 }

/** The values of tags, as far as there is room for them. */
class PbnValues {
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

  /** The tags with other names. Once they are longer than `length` together, the rest has no values. */
  *without(names: ReadonlySet<string>, length: number): Iterator<PbnInherited> {
    let room = length
    for (const tag of this.values.values()) {
      if (names.has(tag.name)) continue
      room -= tag.name.length + tag.value.length
      yield room >= 0 ? tag : { name: tag.name, value: NOT_HELD }
    }
  }
}

/** The total size of all `#` values of a file: `start`, plus `times` the size of what the file spells out. */
const ROOM = { start: 64 * 1024, times: 4 }
/** A deal that is not longer needs no room: however often it comes, it is one board. */
const MAX_DEAL = 400

/**
 * Resolves `#` and `##`: a value `#` is that of the nearest game before, one that begins with `##` holds for all games
 * that follow. Values for which there is no room are `NOT_HELD`, so that a short file cannot hold many long ones.
 */
export class PbnReferences {
  private readonly latest = new PbnValues(MAX_LATEST)
  readonly lasting = new PbnValues(MAX_LASTING)
  private room = ROOM.start

  /** Adds room for the file's own text, in characters. */
  grow(length: number): void {
    this.room += ROOM.times * length
  }

  resolve(tag: PbnTag): PbnTag {
    const { name, value: given } = tag
    if (name === 'Note') return tag
    const isLasting = given.startsWith('##') && !OWN.has(name)
    const value = isLasting ? given.slice(2) : given === '#' ? this.latestOf(name) : given
    if (value === null) return { ...tag, value: NOT_HELD, raw: null }
    if (isLasting || this.lasting.has(name)) this.lasting.set(name, value)
    this.latest.set(name, value)
    return value === given ? tag : { ...tag, value, raw: null }
  }

  private latestOf(name: string): string | null {
    const value = this.latest.get(name)?.value ?? ''
    if (name === 'Deal' && value.length <= MAX_DEAL) return value
    if (value.length > this.room) return null
    this.room -= value.length
    return value
  }
}
