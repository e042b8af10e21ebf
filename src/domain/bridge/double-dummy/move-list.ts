import { equalsOf, RANK_COUNT, SEAT_COUNT } from './bits.js'

/** Room for the moves of one player. */
export const MOVES = 16

/** The moves of the players of each trick, in the order in which they are tried. A card is `suit << 4 | rank`. */
export class MoveList {
  /** The moves of the player in place `p` of trick `t` start at `(t << 2 | p) * MOVES`. */
  readonly moves = new Uint8Array((RANK_COUNT + 1) * SEAT_COUNT * MOVES)
  /** The weights of the moves in the list that is being built. */
  readonly weights = new Int32Array(MOVES)

  /**
   * Adds some cards of a hand in a suit (`among`), one for each group of equal cards, lowest first, after the `n` moves
   * that start at `at`. Returns the number of moves. `left` has the remaining cards of the suit.
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

  /** Like `add`, but highest first. */
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

  /** Sorts the moves from index `start` by weight, highest first. The sort is stable. */
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

/** A hand's cards in a suit, without those equal to the card `tried`, which is -1 if no card was tried. */
export const untried = (suit: number, hand: number, left: number, tried: number): number =>
  tried >> 4 === suit ? hand & ~equalsOf(1 << (tried & 15), hand, left) : hand
