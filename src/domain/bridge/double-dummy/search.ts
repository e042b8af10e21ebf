import { COUNT, NO_TRUMP, RANK_COUNT, SUIT_COUNT } from './bits.js'
import { FollowOrder } from './follow-order.js'
import { Hints } from './hints.js'
import { Holdings } from './holdings.js'
import { LeadOrder } from './lead-order.js'
import { MOVES, MoveList } from './move-list.js'
import { RelevantRanks } from './relevant-ranks.js'
import { SureTricks } from './sure-tricks.js'
import { lowerOf, TranspositionTable, upperOf } from './transposition-table.js'

/** How many positions the search examines between two checks. */
const STEP = 4096

/** Thrown by the check to end a search. */
export class SearchStopped extends Error {}

/**
 * Searches for the number of tricks that North and South take. The remaining cards of each suit describe a position
 * completely, because the hands of a deal never change. Each trick has its own four sets, so no move has to be undone.
 */
export class Search {
  private readonly holdings = new Holdings()
  private readonly left = new Int32Array((RANK_COUNT + 1) * SUIT_COUNT)
  private readonly table: TranspositionTable
  private readonly relevant = new RelevantRanks()
  private readonly list = new MoveList()
  private readonly leads = new LeadOrder(this.holdings.cards, this.left, this.list)
  private readonly follows = new FollowOrder(this.holdings.cards, this.left, this.list)
  private readonly sure = new SureTricks(this.holdings.cards, this.left, this.relevant)
  private readonly hints = new Hints(this.holdings.cards, this.left)
  private readonly played = new Uint8Array((RANK_COUNT + 1) * SUIT_COUNT)
  private total = 0
  private trump = NO_TRUMP
  private countdown = STEP

  /** `bytes` is the size of the transposition table; `check` is called after every `STEP` positions. */
  constructor(
    bytes: number,
    private readonly check: (positions: number) => void,
  ) {
    this.table = new TranspositionTable(bytes)
  }

  /** Loads a deal: the cards of each seat in each suit, at `seat << 2 | suit`. */
  load(cards: ArrayLike<number>): void {
    this.holdings.load(cards)
    this.hints.clear()
  }

  /** Sets the trump suit. The table is kept between deals, but not between strains. */
  setTrump(trump: number): void {
    if (trump === this.trump) return
    this.trump = trump
    this.table.clear()
  }

  /** Sets the cards left of each suit at the start of a trick. */
  setLeft(left: ArrayLike<number>): void {
    let size = 0
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      this.left[suit] = left[suit] as number
      size += COUNT[left[suit] as number] as number
    }
    this.total = size / 4
  }

  /**
   * Compares the tricks that North and South take, after the cards played to the first trick, with `goal`. If they can
   * take at least `goal` tricks, returns a number from `goal` up that they can take; otherwise, a number below `goal`
   * that they cannot exceed.
   */
  tricks(leader: number, trick: readonly number[], goal: number): number {
    let best = 0
    let winner = leader
    let led = 0
    for (const [place, card] of trick.entries()) {
      this.played[place] = card
      if (place === 0) led = card >> 4
      if (place === 0 || this.beats(card, best)) {
        best = card
        winner = (leader + place) & 3
      }
    }
    if (trick.length === 0) return this.startTrick(0, leader, goal)
    return this.play(0, trick.length, (leader + trick.length) & 3, led, best, winner, goal)
  }

  private beats(card: number, best: number): boolean {
    return card >> 4 === best >> 4 ? card > best : card >> 4 === this.trump
  }

  private startTrick(depth: number, leader: number, goal: number): number {
    const { relevant } = this
    const tricks = this.total - depth
    if (goal <= 0 || goal > tricks) {
      relevant.clear()
      return goal <= 0 ? 0 : tricks
    }
    if (tricks === 1) return this.lastTrick(depth, leader)
    if (--this.countdown === 0) {
      this.countdown = STEP
      this.check(STEP)
    }
    const isOurs = (leader & 1) === 0
    const quick = this.sure.quick(depth, leader, this.trump, tricks)
    if (isOurs ? quick >= goal : tricks - quick < goal) return isOurs ? quick : tricks - quick
    const later = this.sure.later(depth, leader, this.trump)
    if (isOurs ? tricks - later < goal : later >= goal) return isOurs ? tricks - later : later
    return this.lookUp(depth, leader, goal, tricks)
  }

  private lookUp(depth: number, leader: number, goal: number, tricks: number): number {
    const { table, left, relevant } = this
    const { owners, lengths } = this.holdings
    const spades = left[depth << 2] as number
    const hearts = (left[(depth << 2) | 1] as number) | (1 << RANK_COUNT)
    const diamonds = (left[(depth << 2) | 2] as number) | (2 << RANK_COUNT)
    const clubs = (left[(depth << 2) | 3] as number) | (3 << RANK_COUNT)
    const o0 = owners[spades] as number
    const o1 = owners[hearts] as number
    const o2 = owners[diamonds] as number
    const o3 = owners[clubs] as number
    const high = (lengths[spades] as number) | ((lengths[hearts] as number) << 16)
    const low = (lengths[diamonds] as number) | (tricks << 16) | (leader << 20)
    const shape = table.shapeOf(high, low)
    const found = table.find(shape, o0, o1, o2, o3, goal)
    if (found !== 0) {
      const bounds = table.boundsOf(found)
      relevant.take(left, depth, table.shiftsOf(found))
      return lowerOf(bounds) >= goal ? lowerOf(bounds) : upperOf(bounds)
    }
    const value = this.play(depth, 0, leader, 0, 0, 0, goal)
    const shifts = relevant.widen(left, depth, this.holdings)
    if (table.isFull) table.clear()
    const isMade = value >= goal
    table.add(table.shapeOf(high, low), o0, o1, o2, o3, shifts, isMade ? value : 0, isMade ? tricks : value)
    return value
  }

  private lastTrick(depth: number, leader: number): number {
    const { cards } = this.holdings
    const { left, relevant } = this
    let best = -1
    let winner = leader
    for (let place = 0; place < 4; place++) {
      const seat = (leader + place) & 3
      let suit = 0
      while (((cards[(seat << 2) | suit] as number) & (left[(depth << 2) | suit] as number)) === 0) suit++
      const card =
        (suit << 4) | (31 - Math.clz32((cards[(seat << 2) | suit] as number) & (left[(depth << 2) | suit] as number)))
      if (best < 0 || this.beats(card, best)) {
        best = card
        winner = seat
      }
    }
    relevant.clear()
    const suit = best >> 4
    if ((COUNT[left[(depth << 2) | suit] as number] as number) > 1) relevant.add(suit, 1 << (best & 15))
    return (winner & 1) ^ 1
  }

  private play(
    depth: number,
    place: number,
    seat: number,
    led: number,
    best: number,
    winner: number,
    goal: number,
  ): number {
    const { relevant, hints } = this
    const { moves } = this.list
    const isOurs = (seat & 1) === 0
    const at = ((depth << 2) | place) * MOVES
    const key = hints.keyOf(depth, place, seat, led, best)
    const hint = this.legal(depth, place, seat, led, hints.find(key))
    let count = 1
    if (hint >= 0) moves[at] = hint
    else count = this.order(depth, place, seat, led, best, winner, at, 0, -1)
    let isListed = hint < 0
    let value = isOurs ? 0 : RANK_COUNT
    let majors = 0
    let minors = 0
    // The lowest rank in each suit that may still change the result, four bits each.
    let floors = 0
    for (let i = 0; ; i++) {
      if (i === count && !isListed) {
        isListed = true
        count = this.order(depth, place, seat, led, best, winner, at, 1, hint)
      }
      if (i === count) break
      const card = moves[at + i] as number
      const suit = card >> 4
      const floor = (floors >> (suit << 2)) & 15
      if ((card & 15) < floor) continue
      const result = this.playCard(depth, place, seat, led, best, winner, goal, card)
      if (isOurs ? result >= goal : result < goal) {
        if (card !== hint) hints.set(key, card)
        return result
      }
      if (isOurs ? result > value : result < value) value = result
      majors |= relevant.majors
      minors |= relevant.minors
      const mattered = relevant.of(suit)
      const lowest = mattered === 0 ? RANK_COUNT : 31 - Math.clz32(mattered & -mattered)
      // If this card's rank did not matter, neither do other cards below the lowest rank that did.
      if ((card & 15) < lowest && lowest > floor) floors ^= (floor ^ lowest) << (suit << 2)
    }
    relevant.majors = majors
    relevant.minors = minors
    return value
  }

  private playCard(
    depth: number,
    place: number,
    seat: number,
    led: number,
    best: number,
    winner: number,
    goal: number,
    card: number,
  ): number {
    this.played[(depth << 2) | place] = card
    const next = (seat + 1) & 3
    if (place === 0) return this.play(depth, 1, next, card >> 4, card, seat, goal)
    const wins = this.beats(card, best)
    const newBest = wins ? card : best
    const newWinner = wins ? seat : winner
    if (place === 3) return this.endTrick(depth, newBest, newWinner, goal)
    return this.play(depth, place + 1, next, led, newBest, newWinner, goal)
  }

  private order(
    depth: number,
    place: number,
    seat: number,
    led: number,
    best: number,
    winner: number,
    at: number,
    start: number,
    tried: number,
  ): number {
    return place === 0
      ? this.leads.order(depth, seat, this.trump, at, start, tried)
      : this.follows.order(depth, place, seat, this.trump, led, best, winner, at, start, tried)
  }

  /** The card if it is legal, otherwise -1. */
  private legal(depth: number, place: number, seat: number, led: number, card: number): number {
    if (card < 0) return -1
    const { cards } = this.holdings
    const { left } = this
    const suit = card >> 4
    if (((cards[(seat << 2) | suit] as number) & (left[(depth << 2) | suit] as number) & (1 << (card & 15))) === 0)
      return -1
    const follows =
      place === 0 || suit === led || ((cards[(seat << 2) | led] as number) & (left[(depth << 2) | led] as number)) === 0
    return follows ? card : -1
  }

  private endTrick(depth: number, best: number, winner: number, goal: number): number {
    const { left, played } = this
    const base = depth << 2
    const next = base + 4
    left[next] = left[base] as number
    left[next + 1] = left[base + 1] as number
    left[next + 2] = left[base + 2] as number
    left[next + 3] = left[base + 3] as number
    let followers = 0
    for (let place = 0; place < 4; place++) {
      const card = played[base | place] as number
      const suit = card >> 4
      left[next + suit] = (left[next + suit] as number) ^ (1 << (card & 15))
      if (suit === best >> 4) followers++
    }
    const own = (winner & 1) ^ 1
    const value = this.startTrick(depth + 1, winner, goal - own) + own
    // If no other card of the suit was played, the rank of the winning card did not matter.
    if (followers > 1) this.relevant.add(best >> 4, 1 << (best & 15))
    return value
  }
}
