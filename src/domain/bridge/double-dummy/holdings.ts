import { COUNT, RANK_COUNT, SEAT_COUNT, SUBSETS, SUIT_COUNT } from './bits.js'

/** The bit offset of the highest card's owner in an entry of `owners`. */
const FIRST_OWNER = 2 * (RANK_COUNT - 1)

/** The four hands of a deal, with the owners and lengths for every set of cards of a suit that may be left. */
export class Holdings {
  /** The cards of a seat in a suit, at `seat << 2 | suit`. */
  readonly cards = new Int32Array(SEAT_COUNT * SUIT_COUNT)
  /** The owners of the cards that are left, two bits each from the highest card down, at `suit << RANK_COUNT | left`. */
  readonly owners = new Int32Array(SUIT_COUNT * SUBSETS)
  /** How many of the cards that are left each seat has, four bits each, at `suit << RANK_COUNT | left`. */
  readonly lengths = new Int32Array(SUIT_COUNT * SUBSETS)

  load(cards: ArrayLike<number>): void {
    this.cards.set(cards)
    for (let suit = 0; suit < SUIT_COUNT; suit++) this.loadSuit(suit)
  }

  /** The seat that holds a card; the last seat for a card that is in no hand, for which the result is never used. */
  ownerOf(suit: number, card: number): number {
    const { cards } = this
    let seat = 0
    while (seat < SEAT_COUNT - 1 && ((cards[(seat << 2) | suit] as number) & card) === 0) seat++
    return seat
  }

  private loadSuit(suit: number): void {
    const { owners, lengths } = this
    const at = suit << RANK_COUNT
    for (let left = 1; left < SUBSETS; left++) {
      const lowest = left & -left
      const others = left ^ lowest
      const owner = this.ownerOf(suit, lowest)
      owners[at | left] = (owners[at | others] as number) | (owner << (FIRST_OWNER - 2 * (COUNT[others] as number)))
      lengths[at | left] = (lengths[at | others] as number) + (1 << (owner << 2))
    }
  }
}
