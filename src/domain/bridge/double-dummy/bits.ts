/** The ranks of a suit are 13 bits: the two is the lowest, the ace the highest. */
export const RANKS = 13
export const SUITS = 4
export const SEATS = 4
/** Suits are numbered as a hand in PBN has them: spades, hearts, diamonds, clubs. */
export const NO_TRUMP = 4
/** How many sets of cards a suit has. */
export const SUBSETS = 1 << RANKS

/** How many cards a set has. */
export const COUNT = new Uint8Array(SUBSETS)
for (let set = 1; set < SUBSETS; set++) COUNT[set] = (COUNT[set >> 1] as number) + (set & 1)

/** The highest card of a set that is not empty. */
export const highestOf = (set: number): number => 1 << (31 - Math.clz32(set))

/** The highest `n` cards of a set are at `n << RANKS | set`; where it has fewer, all of them. */
export const HIGHEST = new Uint16Array((RANKS + 1) << RANKS)
for (let n = 1; n <= RANKS; n++)
  for (let set = 1; set < SUBSETS; set++) {
    const top = highestOf(set)
    HIGHEST[(n << RANKS) | set] = top | (HIGHEST[((n - 1) << RANKS) | (set ^ top)] as number)
  }

/** The cards of a set above all of another set. */
export const above = (set: number, others: number): number => (others === 0 ? set : set & -(highestOf(others) << 1))

/**
 * The cards that a hand may play for one another: a card of the hand's set with those next to it, if only cards that
 * are not `left` are between them.
 */
export const equalsOf = (card: number, set: number, left: number): number => {
  const own = set | ~left
  const gaps = ~own & (card - 1)
  const lowest = gaps === 0 ? 1 : highestOf(gaps) << 1
  return own & ~(own + lowest) & -lowest & set
}
