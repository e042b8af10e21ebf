import type { Call } from '../src/domain/bridge/auction.js'
import { dealerOfBoard, SEATS, vulnerabilityOfBoard } from '../src/domain/bridge/board.js'
import { type Hands, MAX_HAND_SIZE } from '../src/domain/bridge/hand.js'
import type { DealId } from '../src/domain/ids.js'
import { paragraphOf } from '../src/domain/paragraph.js'
import { writeBoards } from '../src/infrastructure/board-files/file-board-writer.js'
import { createRandom, type Random } from './random.js'

const RANKS = 'AKQJT98765432'
const DECK = Array.from({ length: 52 }, (_, card) => card)

/** Four hands in PBN in the order N E S W. */
export const dealtHands = (random: Random): string => {
  const deck = random.shuffle(DECK)
  return SEATS.map((_, seat) => {
    const suits = ['', '', '', '']
    for (const card of deck.slice(seat * MAX_HAND_SIZE, (seat + 1) * MAX_HAND_SIZE).sort((a, b) => a - b)) {
      const suit = Math.floor(card / RANKS.length)
      suits[suit] += RANKS[card % RANKS.length] as string
    }
    return suits.join('.')
  }).join(' ')
}

const DEALT_SEED = 20_260_301
export const DEALT = ((random) => Array.from({ length: 2_000 }, () => dealtHands(random)))(createRandom(DEALT_SEED))

export const AUCTIONS = [
  '',
  '1NT P 3NT P P P',
  '1S P 2S P 4S P P P',
  'P 1H P 2H P P P',
  '1C 1S X P 2H P 4H P P P',
  '2NT P 3C P 3H P 4H P P P',
]
/** Auctions of boards in files are always finished. */
const BID = AUCTIONS.filter((auction) => auction !== '')

export const ADVICE = paragraphOf('Count your winners before you play.')

/** How many boards have distinct numbers. */
const SET = 36

const boardAt = (place: number, dealt: string, random: Random) => {
  const [N, E, S, W] = dealt.split(' ')
  const boardNumber = 1 + (place % SET)
  const dealer = dealerOfBoard(boardNumber)
  const auction = random.pick(BID).split(' ') as Call[]
  return {
    title: `Lesson ${1 + Math.floor(place / SET)}, Board ${boardNumber}`,
    ...{ boardNumber, dealer, vulnerability: vulnerabilityOfBoard(boardNumber) },
    hands: { N, E, S, W } as Hands,
    auction,
    commentary: random.chance(0.5) ? [] : [ADVICE],
  }
}

export const randomBoard = (random: Random) => boardAt(random.below(SET), random.pick(DEALT), random)

/** Distinct boards. */
export const randomBoards = (count: number, random: Random) => {
  const first = random.below(DEALT.length)
  return Array.from({ length: count }, (_, place) =>
    boardAt(place, DEALT[(first + place) % DEALT.length] as string, random),
  )
}

/** The additional tags of a club's files. */
const SUPPLEMENT = Object.entries({
  ...{ Site: 'Nice', Date: '2026.03.01' },
  ...{ West: 'Wanda', North: 'Nora', East: 'Emil', South: 'Sam', Scoring: 'IMP' },
}).map(([name, value]) => ({ name, value }))

/** A file of boards in PBN's export format. */
export const toPbn = (boards: ReturnType<typeof randomBoards>): string =>
  writeBoards(
    'pbn',
    boards.map((board, place) => ({
      ...board,
      id: String(place) as DealId,
      callNotes: [],
      doubleDummy: null,
      play: [],
      result: 6 + (place % 7),
      supplement: SUPPLEMENT,
    })),
  )
