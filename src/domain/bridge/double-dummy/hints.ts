const SIZE = 1 << 16
const CARD = 0xff

/** The last card that worked in each kind of situation, to try first. Hints only affect the speed, never the result. */
export class Hints {
  private readonly entries = new Int32Array(SIZE)

  constructor(
    private readonly cards: Int32Array,
    private readonly left: Int32Array,
  ) {}

  clear(): void {
    this.entries.fill(0)
  }

  /**
   * A hash of the situation. For the leader, that is the hand; for a player who follows suit, the remaining cards of
   * the suit and the best card so far; for others, the hand and the best card so far.
   */
  keyOf(depth: number, place: number, seat: number, led: number, best: number): number {
    const { cards, left } = this
    const base = depth << 2
    const own = seat << 2
    let hash: number
    if (place !== 0 && ((cards[own | led] as number) & (left[base | led] as number)) !== 0)
      hash = Math.imul((left[base | led] as number) | (led << 13) | (best << 16), 0x9e3779b1) ^ 0x1234567
    else {
      const majors =
        ((cards[own] as number) & (left[base] as number)) |
        (((cards[own | 1] as number) & (left[base | 1] as number)) << 13)
      const minors =
        ((cards[own | 2] as number) & (left[base | 2] as number)) |
        (((cards[own | 3] as number) & (left[base | 3] as number)) << 13)
      hash = Math.imul(majors, 0x9e3779b1) ^ Math.imul(minors + (place === 0 ? 0 : best << 26), 0x85ebca6b)
    }
    hash = Math.imul((hash ^ (hash >>> 15)) + place * 4 + seat, 0x2c1b3c6d)
    return hash ^ (hash >>> 13)
  }

  /** The card for a situation; -1 if there is none. Keys can collide, so the card need not be in the hand. */
  find(key: number): number {
    const entry = this.entries[key & (SIZE - 1)] as number
    return ((entry ^ key) & -SIZE) === 0 ? (entry & CARD) - 1 : -1
  }

  set(key: number, card: number): void {
    this.entries[key & (SIZE - 1)] = (key & -SIZE) | (card + 1)
  }
}
