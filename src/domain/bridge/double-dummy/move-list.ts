import { equalsOf, RANKS, SEATS } from './bits.js'

/** Room for the moves of one player. */
export const MOVES = 16

/** The moves of the players of each trick, in the order in which they are tried. A card is `suit << 4 | rank`. */
export class MoveList {
  /** Those of the player at place `p` of trick `t` start at `(t << 2 | p) * MOVES`. */
  readonly moves = new Uint8Array((RANKS + 1) * SEATS * MOVES)
  /** How good the moves of the list are that is being made, from its start. */
  readonly weights = new Int32Array(MOVES)

  /**
   * Adds one card of each group of equals among some cards of a hand in a suit, the lowest first, after `n` moves that start at
   * `at`; returns how many there are then. `left` is what is left of the suit.
   */
  add(at: number, n: number, suit: number, among: number, hand: number, left: number): number {
    const own = hand | ~left
    let end = at + n
    for (let rest = among; rest !== 0; ) {
      const lowest = rest & -rest
      this.moves[end++] = (suit << 4) | (31 - Math.clz32(lowest))
      rest &= ~(own ^ (own + lowest))
    }
    return end - at
  }

  /** As `add`, the highest first. */
  addHighFirst(at: number, n: number, suit: number, among: number, hand: number, left: number): number {
    const { moves } = this
    const end = this.add(at, n, suit, among, hand, left)
    for (let i = at + n, j = at + end - 1; i < j; i++, j--) {
      const move = moves[i] as number
      moves[i] = moves[j] as number
      moves[j] = move
    }
    return end
  }

  /** Sorts the moves from the `start`th on by weight, the best first; equal ones keep their order. */
  sort(at: number, start: number, end: number): void {
    const { moves, weights } = this
    for (let i = start + 1; i < end; i++) {
      const move = moves[at + i] as number
      const weight = weights[i] as number
      let j = i
      for (; j > start && (weights[j - 1] as number) < weight; j--) {
        weights[j] = weights[j - 1] as number
        moves[at + j] = moves[at + j - 1] as number
      }
      weights[j] = weight
      moves[at + j] = move
    }
  }
}

/** The cards of a hand's suit without those equal to the card that was tried, if that is of this suit. `tried` is -1 for none. */
export const untried = (suit: number, hand: number, left: number, tried: number): number =>
  tried >> 4 === suit ? hand & ~equalsOf(1 << (tried & 15), hand, left) : hand
