/** A set of cards of one suit has a bit for each rank, from the two (lowest) to the ace (highest). */
export const RANK_COUNT = 13
export const SUIT_COUNT = 4
export const SEAT_COUNT = 4
/** The strain after the suits, which are numbered 0 to 3 in PBN order: spades, hearts, diamonds, clubs. */
export const NO_TRUMP = 4
/** How many different sets of cards a suit has. */
export const SUBSETS = 1 << RANK_COUNT

/** The number of cards in each set. */
export const COUNT = new Uint8Array(SUBSETS)
for (let set = 1; set < SUBSETS; set++) COUNT[set] = (COUNT[set >> 1] as number) + (set & 1)

/** The highest card of a non-empty set. */
export const highestOf = (set: number): number => 1 << (31 - Math.clz32(set))

/** The highest `n` cards of a set, at `n << RANK_COUNT | set`; all its cards if it has fewer. */
export const HIGHEST = new Uint16Array((RANK_COUNT + 1) << RANK_COUNT)
for (let n = 1; n <= RANK_COUNT; n++)
  for (let set = 1; set < SUBSETS; set++) {
    const top = highestOf(set)
    HIGHEST[(n << RANK_COUNT) | set] = top | (HIGHEST[((n - 1) << RANK_COUNT) | (set ^ top)] as number)
  }

/** The cards of a set that are higher than all cards of another set. */
export const above = (set: number, others: number): number => (others === 0 ? set : set & -(highestOf(others) << 1))

/**
 * The cards of a hand's set that are equal to `card`: only cards of the hand, and cards that are no longer `left`, lie
 * between them.
 */
export const equalsOf = (card: number, set: number, left: number): number => {
  const own = set | ~left
  const gaps = ~own & (card - 1)
  const lowest = gaps === 0 ? 1 : highestOf(gaps) << 1
  return own & ~(own + lowest) & -lowest & set
}
