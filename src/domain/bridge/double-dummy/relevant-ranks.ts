import { COUNT, HIGHEST, highestOf, RANK_COUNT, SUIT_COUNT } from './bits.js'
import type { Holdings } from './holdings.js'

const SUIT = (1 << RANK_COUNT) - 1

/**
 * The cards whose ranks a result depends on. Only the lowest of them in each suit matters: the result stays the same
 * however the cards below it are distributed, as long as each hand keeps its length.
 */
export class RelevantRanks {
  /** Spades in the lower 13 bits, hearts above them. */
  majors = 0
  /** Diamonds in the lower 13 bits, clubs above them. */
  minors = 0

  clear(): void {
    this.majors = 0
    this.minors = 0
  }

  of(suit: number): number {
    const pair = suit < 2 ? this.majors : this.minors
    return (suit & 1) === 0 ? pair & SUIT : pair >> RANK_COUNT
  }

  add(suit: number, set: number): void {
    const bits = (suit & 1) === 0 ? set : set << RANK_COUNT
    if (suit < 2) this.majors |= bits
    else this.minors |= bits
  }

  /** Sets the ranks that a pattern of the transposition table compares: the highest of each suit, above its shift. */
  take(left: Int32Array, depth: number, shifts: number): void {
    const base = depth << 2
    const s = RANK_COUNT - ((shifts & 31) >> 1)
    const h = RANK_COUNT - (((shifts >>> 8) & 31) >> 1)
    const d = RANK_COUNT - (((shifts >>> 16) & 31) >> 1)
    const c = RANK_COUNT - (shifts >>> 25)
    this.majors =
      (HIGHEST[(s << RANK_COUNT) | (left[base] as number)] as number) |
      ((HIGHEST[(h << RANK_COUNT) | (left[base | 1] as number)] as number) << RANK_COUNT)
    this.minors =
      (HIGHEST[(d << RANK_COUNT) | (left[base | 2] as number)] as number) |
      ((HIGHEST[(c << RANK_COUNT) | (left[base | 3] as number)] as number) << RANK_COUNT)
  }

  /**
   * Adds all cards above the lowest relevant card of each suit, and those equal to it. Returns the shifts of their
   * pattern.
   */
  widen(left: Int32Array, depth: number, holdings: Holdings): number {
    const { majors, minors } = this
    let shifts = 0
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const pair = suit < 2 ? majors : minors
      const set = (suit & 1) === 0 ? pair & SUIT : pair >> RANK_COUNT
      const wide = widened(set, suit, left[(depth << 2) | suit] as number, holdings)
      shifts |= (2 * (RANK_COUNT - (COUNT[wide] as number))) << (suit << 3)
      if (suit === 0) this.majors = wide
      else if (suit === 1) this.majors |= wide << RANK_COUNT
      else if (suit === 2) this.minors = wide
      else this.minors |= wide << RANK_COUNT
    }
    return shifts
  }
}

const widened = (set: number, suit: number, left: number, holdings: Holdings): number => {
  if (set === 0) return 0
  const lowest = set & -set
  const owner = holdings.ownerOf(suit, lowest)
  const own = (holdings.cards[(owner << 2) | suit] as number) | ~left
  const gaps = ~own & (lowest - 1)
  if (gaps !== 0) return left & -(highestOf(gaps) << 1)
  // The equal cards reach down to the lowest card of the suit, so their owner follows from the lengths and the owners
  // of the cards above them.
  return left & -((own + lowest) & ~own)
}
