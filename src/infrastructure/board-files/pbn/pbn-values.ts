import { NOT_HELD } from '../board-draft.js'
import type { PbnTag, PbnToken } from './pbn-tokens.js'

/** The length of the text of a token. */
export const lengthOf = (token: PbnToken): number => {
  if (token.kind === 'tag') return token.name.length + token.value.length
  return token.kind === 'comment' ? token.text.length : token.kind === 'text' ? token.raw.length : 0
}

/** An inherited tag; all games that inherit it share one object. */
export interface PbnInherited {
  readonly name: string
  readonly value: string
}

/** Tags that continue a game after an empty line, unless the game already has them. */
export const CONTINUING: ReadonlySet<string> = new Set(['Auction', 'Play', 'Note', 'Contract', 'Declarer', 'Result'])
/** The tags of a game that describe its board. */
export const BOARD: ReadonlySet<string> = new Set(['Board', 'Dealer', 'Vulnerable', 'Deal'])
/** Section 4.8: these are never inherited by the games that follow. */
const OWN: ReadonlySet<string> = new Set([...CONTINUING, ...BOARD, 'Title'])

/** The limits for values that later games refer to or inherit; values beyond them are not remembered. */
const MAX_LATEST = { tags: 1_000, length: 64 * 1024 }
const MAX_LASTING = { tags: 64, length: 4 * 1024 }

/** The values of tags, within limits. */
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

  /** The tags with other names. Once their total length exceeds `length`, the values are `NOT_HELD`. */
  *without(names: ReadonlySet<string>, length: number): Iterator<PbnInherited> {
    let room = length
    for (const tag of this.values.values()) {
      if (names.has(tag.name)) continue
      room -= tag.name.length + tag.value.length
      yield room >= 0 ? tag : { name: tag.name, value: NOT_HELD }
    }
  }
}

/** The limit for all `#` values of a file together: `start`, plus `times` the length of the file's own text. */
const ROOM = { start: 64 * 1024, times: 4 }
/** Deals up to this length don't count towards the limit. */
const MAX_DEAL = 400

/**
 * Resolves `#` and `##`: a value `#` repeats that of the nearest previous game, and one that begins with `##` applies
 * to all later games. Values beyond the limit are `NOT_HELD`, so that a short file can't expand to many long values.
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
