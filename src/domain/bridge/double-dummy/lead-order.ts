import { COUNT, HIGHEST, NO_TRUMP, RANK_COUNT } from './bits.js'
import { type MoveList, untried } from './move-list.js'

/** Weights of suits to lead: the higher, the more promising. */
const RUFF_BY_PARTNER = 90
const FINESSE = 80
const HONOURS = 60
const ORDINARY = 50
const INTO_TENACE = 30
const TRUMP = 20
const RUFFED = 0

/** Weights of cards within a suit: the suit's weight times `WEIGHT`, plus `TOP` or `BOTTOM`. */
const WEIGHT = 4
const TOP = 2
const BOTTOM = 1

/** Orders the leader's cards, in which the search tries them. */
export class LeadOrder {
  private ownTrumps = 0
  private partnersTrumps = 0
  private lhoTrumps = 0
  private rhoTrumps = 0

  constructor(
    private readonly cards: Int32Array,
    private readonly left: Int32Array,
    private readonly list: MoveList,
  ) {}

  /** Lists all leads after `start` moves, without those equal to `tried`. Returns the number of moves. */
  order(depth: number, me: number, trump: number, at: number, start: number, tried: number): number {
    const { cards, list } = this
    this.countTrumps(depth, me, trump)
    let n = start
    for (let suit = 0; suit < 4; suit++) {
      const left = this.left[(depth << 2) | suit] as number
      const mine = (cards[(me << 2) | suit] as number) & left
      const among = untried(suit, mine, left, tried)
      if (among === 0) continue
      const weight = suit === trump ? TRUMP : this.weightOf(suit, left, me, trump !== NO_TRUMP)
      const end = list.add(at, n, suit, among, mine, left)
      this.weigh(n, end, weight)
      n = end
    }
    list.sort(at, start, n)
    return n
  }

  /** Puts the highest and the lowest card of a suit before those between them. */
  private weigh(start: number, end: number, weight: number): void {
    const { weights } = this.list
    for (let i = start; i < end; i++) weights[i] = i - start
    if (weight === RUFFED) return
    if (weight !== INTO_TENACE) weights[start] = weight * WEIGHT + BOTTOM
    if (weight !== RUFF_BY_PARTNER) weights[end - 1] = weight * WEIGHT + TOP
  }

  private countTrumps(depth: number, me: number, trump: number): void {
    const { cards } = this
    const left = trump === NO_TRUMP ? 0 : (this.left[(depth << 2) | trump] as number)
    const lho = (me + 1) & 3
    this.ownTrumps = COUNT[(cards[(me << 2) | trump] as number) & left] as number
    this.partnersTrumps = COUNT[(cards[((me ^ 2) << 2) | trump] as number) & left] as number
    this.lhoTrumps = COUNT[(cards[(lho << 2) | trump] as number) & left] as number
    this.rhoTrumps = COUNT[(cards[((lho ^ 2) << 2) | trump] as number) & left] as number
  }

  private weightOf(suit: number, left: number, me: number, hasTrump: boolean): number {
    const { cards } = this
    const mine = (cards[(me << 2) | suit] as number) & left
    const partners = (cards[((me ^ 2) << 2) | suit] as number) & left
    const lho = (cards[(((me + 1) & 3) << 2) | suit] as number) & left
    const rho = left ^ (mine | partners | lho)
    if ((lho === 0 && this.lhoTrumps !== 0) || (rho === 0 && this.rhoTrumps !== 0)) return RUFFED
    const ours = mine | partners
    const ace = HIGHEST[(1 << RANK_COUNT) | left] as number
    const king = (HIGHEST[(2 << RANK_COUNT) | left] as number) ^ ace
    const honours = HIGHEST[(3 << RANK_COUNT) | left] as number
    const queen = honours ^ ace ^ king
    if ((COUNT[partners] as number) >= 2 && (COUNT[lho] as number) >= 2 && isFinesse(left, partners, ours, lho))
      return FINESSE
    if (
      hasTrump &&
      (COUNT[mine] as number) >= 2 &&
      (COUNT[rho] as number) >= 2 &&
      (((mine & ace) !== 0 && (rho & king) !== 0) || ((mine & king) !== 0 && (rho & ace) !== 0 && (ours & queen) === 0))
    )
      return INTO_TENACE
    if (lho === 0 || rho === 0) return ORDINARY
    if ((COUNT[ours & honours] as number) >= 2) return HONOURS
    const canRuff = partners === 0 && this.partnersTrumps !== 0 && this.partnersTrumps <= this.ownTrumps
    return canRuff && (mine & -mine) !== ace ? RUFF_BY_PARTNER : ORDINARY
  }
}

/**
 * Whether partner can score by sitting over the next player's honour: with the ace over the king, the king over the
 * queen, or the king over the ace.
 */
const isFinesse = (left: number, partners: number, ours: number, lho: number): boolean => {
  const ace = HIGHEST[(1 << RANK_COUNT) | left] as number
  const aceKing = HIGHEST[(2 << RANK_COUNT) | left] as number
  const king = aceKing ^ ace
  const honours = HIGHEST[(3 << RANK_COUNT) | left] as number
  const queen = honours ^ aceKing
  const jack = (HIGHEST[(4 << RANK_COUNT) | left] as number) ^ honours
  if ((partners & king) !== 0 && (lho & ace) !== 0) return true
  if ((partners & ace) !== 0 && (lho & king) !== 0) {
    const next = queen | jack
    return (partners & queen) !== 0 || (ours & next) === next
  }
  if ((partners & king) === 0 || (lho & queen) === 0) return false
  const next = (HIGHEST[(5 << RANK_COUNT) | left] as number) ^ honours
  return (partners & jack) !== 0 || (ours & next) === next
}
