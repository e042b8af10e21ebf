import { COUNT, highestOf, NO_TRUMP } from './bits.js'
import { type MoveList, untried } from './move-list.js'

/** Represents a winning trump: higher than the ace, because a trump beats any card of the suit led. */
const TRUMPED = 1 << 14
/** Weights of discards: the lowest card of the longest suit first, then the other suits' lowest, then the rest. */
const LOWEST = 100
const PER_CARD = 4

/** Orders the cards of the players who play after the leader, in which the search tries them. */
export class FollowOrder {
  constructor(
    private readonly cards: Int32Array,
    private readonly left: Int32Array,
    private readonly list: MoveList,
  ) {}

  /**
   * Lists the legal cards of `me`, who plays in `place` (1 to 3) of the trick, after `start` moves, without those equal
   * to `tried`. Returns the number of moves. `best` is the card that is winning so far, played by `winner`.
   */
  order(
    depth: number,
    place: number,
    me: number,
    trump: number,
    led: number,
    best: number,
    winner: number,
    at: number,
    start: number,
    tried: number,
  ): number {
    const left = this.left[(depth << 2) | led] as number
    const mine = (this.cards[(me << 2) | led] as number) & left
    if (mine === 0) return this.orderOthers(depth, place, me, trump, led, best, winner, at, start, tried)
    const { list } = this
    const among = untried(led, mine, left, tried)
    const bestCard = best >> 4 === led ? 1 << (best & 15) : TRUMPED
    if (mine < bestCard || this.playsLow(depth, place, me, led, mine, bestCard, winner))
      return list.add(at, start, led, among, mine, left)
    const higher = -bestCard << 1
    const lowestWinner = mine & higher & -(mine & higher)
    const lho = (this.cards[(((me + 1) & 3) << 2) | led] as number) & left
    const n =
      place === 3 || lowestWinner > lho
        ? list.add(at, start, led, among & higher, mine, left)
        : list.addHighFirst(at, start, led, among & higher, mine, left)
    return list.add(at, n, led, among & ~higher, mine, left)
  }

  /** Whether to play low: partner is likely to win the trick, or a high card would not help. */
  private playsLow(
    depth: number,
    place: number,
    me: number,
    led: number,
    mine: number,
    bestCard: number,
    winner: number,
  ): boolean {
    const left = this.left[(depth << 2) | led] as number
    const lho = (this.cards[(((me + 1) & 3) << 2) | led] as number) & left
    const partners = (this.cards[((me ^ 2) << 2) | led] as number) & left
    // The next player's cards that are higher than mine. If the same cards beat partner's, mine would not help.
    const lhoOverMine = lho & -highestOf(mine)
    if (winner === (me ^ 2)) return place === 3 || bestCard > lho || (lho & (-bestCard << 1)) === lhoOverMine
    if (place !== 1 || partners < bestCard) return false
    return partners > lho || (lho > mine && (lho & -highestOf(partners)) === lhoOverMine)
  }

  /** For a hand without the suit led: trumps that may win, then discards, then the other trumps. */
  private orderOthers(
    depth: number,
    place: number,
    me: number,
    trump: number,
    led: number,
    best: number,
    winner: number,
    at: number,
    start: number,
    tried: number,
  ): number {
    if (trump === NO_TRUMP) return this.orderDiscards(depth, me, trump, at, start, tried)
    const { cards, list } = this
    const left = this.left[(depth << 2) | trump] as number
    const mine = (cards[(me << 2) | trump] as number) & left
    const among = untried(trump, mine, left, tried)
    if (among === 0) return this.orderDiscards(depth, me, trump, at, start, tried)
    const first = among & this.ruffs(depth, place, me, trump, led, best, winner)
    const n = list.add(at, start, trump, first, mine, left)
    return list.add(at, this.orderDiscards(depth, me, trump, at, n, tried), trump, among & ~first, mine, left)
  }

  /** The trumps to try first. */
  private ruffs(
    depth: number,
    place: number,
    me: number,
    trump: number,
    led: number,
    best: number,
    winner: number,
  ): number {
    const { cards, left } = this
    const lho = ((me + 1) & 3) << 2
    const lhoCards = (cards[lho | led] as number) & (left[(depth << 2) | led] as number)
    const isRuffed = best >> 4 === trump
    const isPartners = winner === (me ^ 2)
    if (isPartners && (place === 3 || (lhoCards !== 0 && (isRuffed || 1 << (best & 15) > lhoCards)))) return 0
    if (isRuffed) return isPartners ? 0 : -(2 << (best & 15))
    const mine = (cards[(me << 2) | trump] as number) & (left[(depth << 2) | trump] as number)
    const canBeOverruffed =
      place !== 3 && lhoCards === 0 && ((cards[lho | trump] as number) & (left[(depth << 2) | trump] as number)) !== 0
    return canBeOverruffed ? mine : mine & -mine
  }

  private orderDiscards(depth: number, me: number, trump: number, at: number, start: number, tried: number): number {
    const { list } = this
    const { weights } = list
    let n = start
    for (let suit = 0; suit < 4; suit++) {
      if (suit === trump) continue
      const left = this.left[(depth << 2) | suit] as number
      const mine = (this.cards[(me << 2) | suit] as number) & left
      const among = untried(suit, mine, left, tried)
      if (among === 0) continue
      const end = list.add(at, n, suit, among, mine, left)
      weights[n] = LOWEST + PER_CARD * (COUNT[mine] as number)
      for (let i = n + 1; i < end; i++) weights[i] = n - i
      n = end
    }
    list.sort(at, start, n)
    return n
  }
}
