import fc from 'fast-check'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Seat } from '../../src/domain/bridge/board.js'
import type { Card } from '../../src/domain/bridge/play.js'
import type { Collection } from '../../src/domain/collection.js'
import type { Deal } from '../../src/domain/deal.js'
import type { Participant } from '../../src/domain/practice/participant.js'
import { calls, SUITS } from '../support/answered-boards.js'
import { aParticipant, later } from '../support/builders.js'

/** North opens and South declares 1♦; each hand is a whole suit, so that South ruffs the lead and takes all tricks. */
export const PRACTISED_BOARD = {
  hands: SUITS,
  dealer: 'N',
  auction: calls('1C P 1D P P P'),
} as const satisfies Partial<Deal>
const TURNS: Readonly<Record<Seat, readonly number[]>> = { N: [0, 4], E: [1, 5], S: [2], W: [3] }
const RANKS = [...'AKQJT98765432']
const CARDS = RANKS.flatMap((rank, i) =>
  (i === 0 ? ['C', 'S', 'H', 'D'] : ['D', 'C', 'S', 'H']).map((suit) => `${suit}${rank}`),
) as readonly string[] as readonly Card[]
/** A call that is legal everywhere, and nowhere the teacher's. */
const WRONG = '7NT' as Call

/**
 * The choice at a turn: the teacher's call, another one that the teacher accepts if there is one, or first a wrong one.
 */
const CHOICES = ['right', 'accepted', 'wrong'] as const
type Choice = (typeof CHOICES)[number]

/** What a student did with a board. */
export interface StudentAnswer {
  /** The deal as it was when it was answered. */
  readonly deal: Deal
  readonly seat: Seat
  readonly bidding: readonly Choice[] | null
  /** How many cards were played. */
  readonly cards: number | null
}

/** A student who takes part in the practice of a collection, or did before leaving it. */
export interface Student {
  readonly participant: Participant
  readonly key: string
  readonly isGone: boolean
  /** In the order in which the boards were first answered. */
  readonly answers: readonly StudentAnswer[]
}

/** The random values from which an answer is made. */
export interface DrawnAnswer {
  readonly board: number
  readonly bidding: readonly Choice[]
  readonly cards: number | null
}

export const drawnAnswer: fc.Arbitrary<DrawnAnswer> = fc.record({
  board: fc.nat({ max: 5 }),
  bidding: fc.array(fc.constantFrom(...CHOICES), { maxLength: 2 }),
  cards: fc.constantFrom(null, 0, 6, 52, 52),
})

export const students = fc.array(
  fc.record({
    collection: fc.nat({ max: 4 }),
    startedAt: fc.constantFrom(-2, -1),
    answers: fc.array(drawnAnswer, { maxLength: 3 }),
  }),
  { maxLength: 5 },
)
type DrawnStudents = typeof students extends fc.Arbitrary<infer Value> ? Value : never

/** The hand that is practised on a board of the collection; `null` if there is nothing to practise. */
export const practisedSeatOf = ({ practice }: Collection, deal: Deal): Seat | null => {
  if (deal.auction.length === 0) return null
  return practice.seat === 'declarer' ? 'S' : practice.seat
}

/** The answer from random values, as far as the board can be answered; `null` if it can't. */
export const answerTo = (collection: Collection, deal: Deal, drawn: DrawnAnswer): StudentAnswer | null => {
  const { practice } = collection
  const seat = practisedSeatOf(collection, deal)
  if (seat === null) return null
  const bidding = practice.bidding ? drawn.bidding.slice(0, TURNS[seat].length) : null
  // Where only the play is practised, no cards are an answer as well.
  const cards = practice.play ? (drawn.cards ?? (practice.bidding ? null : 0)) : null
  return bidding === null && cards === null ? null : { deal, seat, bidding, cards }
}

/** An answer after another part of it was given. */
export const mergedAnswers = (answers: readonly StudentAnswer[], given: StudentAnswer): readonly StudentAnswer[] => {
  const before = answers.find(({ deal }) => deal.id === given.deal.id)
  if (before === undefined) return [...answers, given]
  const merged = { ...given, bidding: given.bidding ?? before.bidding, cards: given.cards ?? before.cards }
  return answers.map((answer) => (answer === before ? merged : answer))
}

const chosenAt = (choice: Choice, call: number, { auction, callNotes }: Deal): readonly Call[] => {
  const right = auction[call] as Call
  if (choice === 'wrong') return [WRONG, right]
  const accepted = callNotes.find((note) => note.call === call)?.accepts.at(-1)
  return [choice === 'accepted' && accepted !== undefined ? accepted : right]
}

/** An answer as it is stored. */
export const contentOf = ({ deal, seat, bidding, cards }: StudentAnswer) => ({
  bidding:
    bidding?.map((choice, i) => {
      const call = TURNS[seat][i] as number
      return { call, chosen: chosenAt(choice, call, deal) }
    }) ?? null,
  play: cards === null ? null : { cards: CARDS.slice(0, cards), takenBack: 1 },
})

/** How an answer is judged. */
export const judgementOf = ({ seat, bidding, cards }: StudentAnswer) => ({
  bidding: bidding && { right: bidding.filter((choice) => choice !== 'wrong').length, asked: bidding.length },
  play:
    cards === null
      ? null
      : { tricks: cards < 52 ? null : 'NS'.includes(seat) ? 13 : 0, needed: 7, possible: null, takenBack: 1 },
})

/** The first choices in each place of the auction, as their teacher sees them. */
export const choicesOf = (answers: readonly StudentAnswer[]) => {
  const firsts = answers.flatMap((answer) =>
    (contentOf(answer).bidding ?? []).map(({ call, chosen }) => ({ call, choice: chosen[0] as Call })),
  )
  return [...new Set(firsts.map(({ call }) => call))]
    .sort((a, b) => a - b)
    .map((place) => {
      const made = firsts.filter(({ call }) => call === place).map(({ choice }) => choice)
      const chosen = Object.fromEntries(made.map((choice) => [choice, made.filter((one) => one === choice).length]))
      const right = made.filter((choice) => choice !== WRONG)
      return { call: place, right: right.length, chosen, accepted: [...new Set(right)].sort() }
    })
}

interface Boards {
  readonly collections: readonly Collection[]
  readonly deals: readonly Deal[]
}

/** Builds the drawn students; those of collections without answers have none. */
export const studentsOf = (drawn: DrawnStudents, { collections, deals }: Boards, world: number): readonly Student[] =>
  collections.length === 0
    ? []
    : drawn.map((one, i) => {
        const collection = collections[one.collection % collections.length] as Collection
        const held = collection.dealIds.map((id) => deals.find((deal) => deal.id === id) as Deal)
        const answers = one.answers.reduce<readonly StudentAnswer[]>((before, drawnOne) => {
          const deal = held[drawnOne.board % held.length]
          const answer = deal === undefined ? null : answerTo(collection, deal, drawnOne)
          return answer === null ? before : mergedAnswers(before, answer)
        }, [])
        const startedAt = later(one.startedAt * 1000)
        const participant = aParticipant({
          collectionId: collection.id,
          name: `SECRET-student-${world}-${i}.`,
          startedAt,
          // Each answer takes a millisecond.
          lastAt: answers.length === 0 ? null : later(one.startedAt * 1000 + answers.length),
        })
        return { participant, key: `SECRET-key-${world}-${i}.`, isGone: false, answers }
      })
