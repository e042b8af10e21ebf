import { above, COUNT, HIGHEST, RANK_COUNT } from './bits.js'
import type { RelevantRanks } from './relevant-ranks.js'

/** Counts tricks that trumps are sure to take, whatever is played. */
export class TrumpTricks {
  constructor(
    private readonly cards: Int32Array,
    private readonly left: Int32Array,
    private readonly relevant: RelevantRanks,
  ) {}

  /** The tricks that two partners take with the highest trumps. */
  top(depth: number, a: number, b: number, trump: number): number {
    const left = this.left[(depth << 2) | trump] as number
    const as = (this.cards[(a << 2) | trump] as number) & left
    const bs = (this.cards[(b << 2) | trump] as number) & left
    const both = as | bs
    if (both === 0) return 0
    if (as === left || bs === left) return COUNT[left] as number
    const tops = above(both, left & ~both)
    // Partners may have to play two of them to the same trick.
    const most = Math.max(COUNT[as] as number, COUNT[bs] as number)
    const n = COUNT[tops] as number
    this.relevant.add(trump, n > most ? (HIGHEST[(most << RANK_COUNT) | tops] as number) : tops)
    return Math.min(n, most)
  }

  /**
   * 1 if partners without the highest trump are sure of a trick with the next ones: the king over the ace, king and
   * queen together, or the queen over ace and king; otherwise 0. `a` sits before the opponent `c`, whose partner is
   * `d`. `tricks` is the number left, if `a` is on lead: near the end, `a` may have to lead the trump that protects the
   * honour.
   */
  second(depth: number, a: number, c: number, trump: number, tricks: number): number {
    const left = this.left[(depth << 2) | trump] as number
    const n = COUNT[left] as number
    if (n < 3) return 0
    const ace = HIGHEST[(1 << RANK_COUNT) | left] as number
    const aceKing = HIGHEST[(2 << RANK_COUNT) | left] as number
    const king = aceKing ^ ace
    const queen = (HIGHEST[(3 << RANK_COUNT) | left] as number) ^ aceKing
    const as = (this.cards[(a << 2) | trump] as number) & left
    const bs = (this.cards[((a ^ 2) << 2) | trump] as number) & left
    const cs = (this.cards[(c << 2) | trump] as number) & left
    const ds = (this.cards[((c ^ 2) << 2) | trump] as number) & left
    if (
      ((bs & king) !== 0 && bs !== king && (cs & ace) !== 0) ||
      ((as & king) !== 0 && as !== king && (ds & ace) !== 0 && tricks >= 3)
    ) {
      this.relevant.add(trump, aceKing)
      return 1
    }
    const kingQueen = king | queen
    if (
      (((as & kingQueen) === kingQueen || (bs & kingQueen) === kingQueen) && ((cs | ds) & ace) !== 0) ||
      (n >= 5 &&
        (((bs & queen) !== 0 && (COUNT[bs] as number) >= 3 && (cs & aceKing) === aceKing) ||
          ((as & queen) !== 0 && (COUNT[as] as number) >= 3 && (ds & aceKing) === aceKing && tricks >= 4)))
    ) {
      this.relevant.add(trump, aceKing | queen)
      return 1
    }
    return 0
  }
}
