import { dealt, type FourHands, randomHands, shuffled } from '../support/random-hands.js'

const DECK = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => `${suit}${rank}`))

/** The cards in an order, the first 13 of them North's, so that those with the lowest weight come first. */
const ordered = (random: () => number, weight: (card: string) => number): readonly string[] =>
  shuffled(DECK, random)
    .map((card) => ({ card, weight: weight(card) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ card }) => card)

const MAKERS: readonly ((random: () => number) => FourHands)[] = [
  // A whole suit in each hand, then two suits with a few cards swapped.
  () => dealt(DECK),
  (random) => dealt(ordered(random, (card) => 'SHDC'.indexOf(card.charAt(0)) + random() * 1.3)),
  // One hand has a whole suit.
  (random) => dealt(ordered(random, (card) => (card.startsWith('H') ? 0 : 1))),
  // One hand has all honours.
  (random) => dealt(ordered(random, (card) => (/[AKQ]/.test(card) || card === 'SJ' ? 0 : 1))),
  // One partnership has two suits, the other the remaining two.
  (random) =>
    dealt(ordered(random, (card) => (/[SH]/.test(card) ? [0, 2] : [1, 3])[Math.floor(random() * 2)] as number)),
  // Long suits and voids.
  (random) => dealt(ordered(random, (card) => ('SHDC'.indexOf(card.charAt(0)) + random() * 2.2) % 4)),
  // Few cards.
  (random) => randomHands(random, 2 + Math.floor(random() * 10)),
]

/** The `i`th of a row of boards with voids, whole suits, all honours in one hand, or few cards left. */
export const oddHands = (random: () => number, i: number): FourHands =>
  (MAKERS[i % MAKERS.length] as (random: () => number) => FourHands)(random)
