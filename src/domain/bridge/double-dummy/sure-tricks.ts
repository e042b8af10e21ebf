import { above, COUNT, HIGHEST, highestOf, NO_TRUMP, RANK_COUNT } from './bits.js'
import { RelevantRanks } from './relevant-ranks.js'
import { TrumpTricks } from './trump-tricks.js'

/** No limit: there are never more tricks left than this. */
const ANY = RANK_COUNT

/** Counts tricks that a side is sure to take, at the start of a trick, without searching further. */
export class SureTricks {
  private readonly trumps: TrumpTricks
  private readonly partners = new RelevantRanks()
  /** Counted by `addSuit`: tricks if the leader's hand leads first, and if partner's does. */
  private own = 0
  private across = 0
  private canCross = false

  constructor(
    private readonly cards: Int32Array,
    private readonly left: Int32Array,
    private readonly relevant: RelevantRanks,
  ) {
    this.trumps = new TrumpTricks(cards, left, relevant)
  }

  /** The tricks that the side of `me`, who is to lead, can take at once, up to the `tricks` that are left. */
  quick(depth: number, me: number, trump: number, tricks: number): number {
    const { cards, left, relevant, partners } = this
    relevant.clear()
    partners.clear()
    const lho = (me + 1) & 3
    let trumpTricks = 0
    let lhoCanRuff = false
    let rhoCanRuff = false
    if (trump !== NO_TRUMP) {
      const leftTrumps = left[(depth << 2) | trump] as number
      trumpTricks = this.trumps.top(depth, me, me ^ 2, trump)
      lhoCanRuff = ((cards[(lho << 2) | trump] as number) & leftTrumps) !== 0
      rhoCanRuff = ((cards[((lho ^ 2) << 2) | trump] as number) & leftTrumps) !== 0
    }
    this.own = 0
    this.across = 0
    this.canCross = false
    for (let suit = 0; suit < 4; suit++) if (suit !== trump) this.addSuit(depth, me, suit, lhoCanRuff, rhoCanRuff)
    let side = this.own
    if (this.canCross) {
      if (this.across > side) side = this.across
      relevant.majors |= partners.majors
      relevant.minors |= partners.minors
    }
    const sure = side + trumpTricks
    if (sure !== 0 || trump === NO_TRUMP) return Math.min(sure, tricks)
    return this.trumps.second(depth, me, lho, trump, tricks)
  }

  private addSuit(depth: number, me: number, suit: number, lhoCanRuff: boolean, rhoCanRuff: boolean): void {
    const { cards } = this
    const left = this.left[(depth << 2) | suit] as number
    let mine = (cards[(me << 2) | suit] as number) & left
    let others = (cards[((me ^ 2) << 2) | suit] as number) & left
    const ours = mine | others
    if (ours === 0) return
    const lho = COUNT[(cards[(((me + 1) & 3) << 2) | suit] as number) & left] as number
    const rho = (COUNT[left ^ ours] as number) - lho
    const longest = Math.max(lho, rho)
    const tops = above(ours, left ^ ours)
    if (tops === 0) return
    const myLength = COUNT[mine] as number
    const otherLength = COUNT[others] as number
    // Tricks only count while opponents who could ruff still follow suit.
    let most = lhoCanRuff ? lho : ANY
    if (rhoCanRuff && rho < most) most = rho
    if (myLength > most) mine = HIGHEST[(most << RANK_COUNT) | mine] as number
    if (otherLength > most) others = HIGHEST[(most << RANK_COUNT) | others] as number
    const myTops = mine & tops
    const otherTops = others & tops
    const m = COUNT[myTops] as number
    const o = COUNT[otherTops] as number
    // Cards beyond the length of all other hands win whatever their rank.
    if (m !== 0) {
      const ranks = Math.max(longest, otherLength)
      this.relevant.add(suit, HIGHEST[(ranks << RANK_COUNT) | myTops] as number)
    }
    if (o !== 0) {
      const ranks = Math.max(longest, myLength)
      this.partners.add(suit, HIGHEST[(ranks << RANK_COUNT) | otherTops] as number)
      if (mine !== 0 && otherTops > (mine & -mine)) this.canCross = true
    }
    this.own += tricksOf(mine, m, others, o)
    this.across += tricksOf(others, o, mine, m)
  }

  /** The tricks that the opponents of `me`, who is to lead, are sure to take later, whatever is played. */
  later(depth: number, me: number, trump: number): number {
    this.relevant.clear()
    if (trump === NO_TRUMP || (this.left[(depth << 2) | trump] as number) === 0) return this.stoppers(depth, me)
    const lho = (me + 1) & 3
    const tops = this.trumps.top(depth, lho, lho ^ 2, trump)
    return tops !== 0 ? tops : this.trumps.second(depth, lho, me ^ 2, trump, ANY)
  }

  /** Without trumps: the opponents' sure tricks if they have the highest card of every suit that `me` can lead. */
  private stoppers(depth: number, me: number): number {
    const { cards, left, relevant } = this
    const lho = ((me + 1) & 3) << 2
    let n = 0
    let withLho = 0
    for (let suit = 0; suit < 4; suit++) {
      const all = left[(depth << 2) | suit] as number
      const mine = (cards[(me << 2) | suit] as number) & all
      if (mine === 0) continue
      const top = highestOf(all)
      if (((mine | (cards[((me ^ 2) << 2) | suit] as number)) & top) !== 0) {
        relevant.clear()
        return 0
      }
      relevant.add(suit, top)
      if (((cards[lho | suit] as number) & top) !== 0) withLho++
      n++
    }
    // Each trick takes one card from each hand, so if one opponent has all these cards, they win separate tricks.
    return withLho === 0 || withLho === n ? n : 1
  }
}

/**
 * The tricks in a suit that is led from `mine`. `m` of these cards are among the side's highest ones, and `o` of
 * partner's (`others`).
 */
const tricksOf = (mine: number, m: number, others: number, o: number): number => {
  if (o === 0) return m
  if (m === 0) return mine !== 0 ? o : 0
  // All cards of one hand are higher than the other's: the suit is blocked.
  if (mine < (others & -others)) return o
  if ((mine & -mine) > others) return m
  // A partner who has only winners must waste one of them on a trick that mine wins.
  const n = o === (COUNT[others] as number) ? m + o - 1 : m + o
  const length = COUNT[mine] as number
  return Math.min(n, length)
}
