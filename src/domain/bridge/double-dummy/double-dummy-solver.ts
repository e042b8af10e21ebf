import { STRAINS, type Strain } from '../auction.js'
import { SEATS, type Seat, seatAfter } from '../board.js'
import { RANKS_UP, rankOf, SUITS, type Suit } from '../card.js'
import type { Hand } from '../hand.js'
import type { TrickTable } from '../par.js'
import { afterCard, type Card, playerOf, type Trick } from '../play.js'
import { COUNT, equalsOf, NO_TRUMP, SUIT_COUNT } from './bits.js'
import { Search, SearchStopped } from './search.js'

/** The four hands of a position, of equal size. */
export type FourHands = Readonly<Record<Seat, Hand>>

/** A deal, and the cards played so far, in turn and by the laws. */
export interface Played {
  readonly hands: FourHands
  readonly strain: Strain
  /** Who leads to the first trick. */
  readonly leader: Seat
  readonly play: readonly Card[]
}

/**
 * A card, and the total number of tricks that the opponents of the first leader take, including those already taken, if
 * everybody plays perfectly after it.
 */
export interface CardTricks {
  readonly card: Card
  readonly tricks: number
}

export interface PlayTricks {
  /** Before the first card. */
  readonly start: number
  /** After each card. */
  readonly cards: readonly CardTricks[]
}

export interface SolverOptions {
  /** The size of the transposition table in bytes, 48 MiB by default. The solver needs a little more besides. */
  readonly bytes?: number
  /** The maximum number of positions examined for one answer. */
  readonly positions?: number
  /** Called every few milliseconds with the positions examined so far for this answer; `false` ends the search. */
  readonly onProgress?: (positions: number) => boolean
}

const DEFAULT_BYTES = 48 * 1024 ** 2
const DEFAULT_POSITIONS = 20_000_000

const codeOf = (card: Card): number => (SUITS.indexOf(card.charAt(0) as Suit) << 4) | rankOf(card)
const cardOf = (code: number): Card => `${SUITS[code >> 4]}${RANKS_UP[code & 15]}` as Card
const bitsOf = (ranks: string): number => [...ranks].reduce((set, rank) => set | (1 << RANKS_UP.indexOf(rank)), 0)
const isOurs = (seat: Seat): boolean => SEATS.indexOf(seat) % 2 === 0

/** The state of the play of a deal. */
interface Place {
  readonly trick: Trick
  /** The remaining cards of each suit, including those of the current trick. */
  readonly left: readonly number[]
  /** The tricks that the opponents of the first leader have taken. */
  readonly taken: number
}

/**
 * Finds out how many tricks can be taken double dummy. It answers one question at a time, and keeps its transposition
 * table between questions. An answer is `null` if it takes more positions than allowed, or if `onProgress` ended it.
 */
export class DoubleDummySolver {
  private readonly search: Search
  private readonly positions: number
  private readonly onProgress: (positions: number) => boolean
  private examined = 0
  private loaded = ''
  private cards: readonly number[] = []

  constructor({ bytes = DEFAULT_BYTES, positions = DEFAULT_POSITIONS, onProgress = () => true }: SolverOptions = {}) {
    this.positions = positions
    this.onProgress = onProgress
    this.search = new Search(bytes, (count) => {
      this.examined += count
      if (this.examined > this.positions || !this.onProgress(this.examined)) throw new SearchStopped()
    })
  }

  /** The tricks of each declarer in each strain. Throws a `RangeError` if the hands differ in size or share a card. */
  solveTable(hands: FourHands): TrickTable | null {
    this.load(hands)
    return this.answer(() => {
      const table = { N: {}, E: {}, S: {}, W: {} } as Record<Seat, Record<Strain, number>>
      const left = this.suits()
      const size = left.reduce((sum, set) => sum + (COUNT[set] as number), 0) / SEATS.length
      for (const strain of STRAINS) {
        let guess = Math.ceil(size / 2)
        // Partners take about the same number of tricks, so each result is the first guess for the next declarer.
        for (const declarer of ['N', 'S', 'E', 'W'] as const) {
          const trick: Trick = { leader: seatAfter(declarer, 1), cards: [] }
          guess = this.tricksOf(strain, { trick, left, taken: 0 }, guess)
          table[declarer][strain] = isOurs(declarer) ? guess : size - guess
        }
      }
      return table
    })
  }

  /**
   * The tricks that each legal card leads to, in the order of the hand. Empty after the last card. Throws as
   * `solveTable` does.
   */
  solveCards(played: Played): readonly CardTricks[] | null {
    this.load(played.hands)
    return this.answer(() => {
      const place = this.placeAfter(played, played.play.length)
      const made = new Map<number, number>()
      let guess: number | null = null
      return this.legalCards(place).map((code) => {
        const card = cardOf(code)
        const known = [...made].find(([other]) => this.areEqual(place, code, other))?.[1]
        const tricks =
          known ?? this.tricksAfter({ ...played, play: [...played.play, card] }, played.play.length + 1, guess)
        made.set(code, tricks)
        guess = tricks
        return { card, tricks }
      })
    })
  }

  /**
   * The tricks that can be taken before the first card and after each one: a card that costs a trick changes them.
   * Throws as `solveTable` does.
   */
  solvePlay(played: Played): PlayTricks | null {
    this.load(played.hands)
    return this.answer(() => {
      const after: number[] = []
      // Solves from the end, because known results of later positions speed up earlier ones.
      for (let cards = played.play.length; cards >= 0; cards--)
        after.unshift(this.tricksAfter(played, cards, after[0] ?? null))
      return {
        start: after[0] as number,
        cards: played.play.map((card, i) => ({ card, tricks: after[i + 1] as number })),
      }
    })
  }

  private answer<T>(solve: () => T): T | null {
    this.examined = 0
    try {
      return solve()
    } catch (error) {
      if (error instanceof SearchStopped) return null
      throw error
    }
  }

  private load(hands: FourHands): void {
    const text = SEATS.map((seat) => hands[seat]).join(' ')
    if (text === this.loaded) return
    const cards = SEATS.flatMap((seat) => hands[seat].split('.').map(bitsOf))
    const sizes = new Set(SEATS.map((seat) => hands[seat].length))
    const held = cards.reduce((sum, set) => sum + (COUNT[set] as number), 0)
    const different = this.suits(cards).reduce((sum, set) => sum + (COUNT[set] as number), 0)
    if (sizes.size !== 1 || held !== different)
      throw new RangeError('The hands must be of equal size, with no card twice')
    this.cards = cards
    this.loaded = text
    this.search.load(cards)
  }

  private suits(cards: readonly number[] = this.cards): number[] {
    return Array.from({ length: SUIT_COUNT }, (_, suit) =>
      SEATS.reduce((set, _seat, seat) => set | (cards[(seat << 2) | suit] as number), 0),
    )
  }

  private placeAfter({ strain, leader, play }: Played, cards: number): Place {
    const left = this.suits()
    let trick: Trick = { leader, cards: [] }
    let taken = 0
    for (const card of play.slice(0, cards)) {
      const before = trick
      trick = afterCard(trick, card, strain)
      if (trick.cards.length > 0) continue
      for (const code of [...before.cards, card].map(codeOf))
        left[code >> 4] = (left[code >> 4] as number) ^ (1 << (code & 15))
      if (isOurs(trick.leader) !== isOurs(leader)) taken++
    }
    return { trick, left, taken }
  }

  private tricksAfter(played: Played, cards: number, guess: number | null): number {
    const place = this.placeAfter(played, cards)
    const size = place.left.reduce((sum, set) => sum + (COUNT[set] as number), 0) / SEATS.length
    const isDeclaring = !isOurs(played.leader)
    // Converts the declaring side's total to the tricks that North and South have yet to take.
    const toOurs = (tricks: number): number => (isDeclaring ? tricks - place.taken : size - (tricks - place.taken))
    const first = guess === null ? Math.ceil(size / 2) : toOurs(guess)
    const ours = this.tricksOf(played.strain, place, Math.min(size, Math.max(0, first)))
    return (isDeclaring ? ours : size - ours) + place.taken
  }

  /** The tricks that North and South have yet to take. The search is fast if the guess is right. */
  private tricksOf(strain: Strain, { trick, left }: Place, guess: number): number {
    const { search } = this
    search.setTrump(strain === 'NT' ? NO_TRUMP : SUITS.indexOf(strain))
    search.setLeft(left)
    const leader = SEATS.indexOf(trick.leader)
    const cards = trick.cards.map(codeOf)
    let lower = 0
    let upper = left.reduce((sum, set) => sum + (COUNT[set] as number), 0) / SEATS.length
    let tricks = guess
    while (lower < upper) {
      const goal = tricks === lower ? tricks + 1 : tricks
      tricks = search.tricks(leader, cards, goal)
      if (tricks >= goal) lower = tricks
      else upper = tricks
    }
    return lower
  }

  private handOf({ trick, left }: Place): readonly number[] {
    const seat = SEATS.indexOf(playerOf(trick))
    return left.map((set, suit) => set & (this.cards[(seat << 2) | suit] as number))
  }

  private legalCards(place: Place): readonly number[] {
    const hand = this.handOf(place)
    const [lead] = place.trick.cards
    const led = lead === undefined ? -1 : codeOf(lead) >> 4
    const follows = led >= 0 && hand[led] !== 0
    return hand.flatMap((set, suit) =>
      follows && suit !== led
        ? []
        : Array.from({ length: RANKS_UP.length }, (_, i) => RANKS_UP.length - 1 - i)
            .filter((rank) => (set & (1 << rank)) !== 0)
            .map((rank) => (suit << 4) | rank),
    )
  }

  private areEqual(place: Place, code: number, other: number): boolean {
    const suit = code >> 4
    if (other >> 4 !== suit) return false
    const equals = equalsOf(1 << (code & 15), this.handOf(place)[suit] as number, place.left[suit] as number)
    return (equals & (1 << (other & 15))) !== 0
  }
}
