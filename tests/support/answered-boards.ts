import type { Call } from '../../src/domain/bridge/auction.js'
import type { Hands } from '../../src/domain/bridge/hand.js'
import type { Card } from '../../src/domain/bridge/play.js'
import type { Deal } from '../../src/domain/deal.js'
import type { DealId, ParticipantId } from '../../src/domain/ids.js'
import { answeredBoardOf } from '../../src/domain/practice/judged-answer.js'
import type { Answer } from '../../src/domain/practice/participant.js'
import { aDeal } from './builders.js'

export const calls = (text: string): readonly Call[] => text.split(' ').filter(Boolean) as Call[]

/** Each hand is a whole suit: North has the spades, South the diamonds. */
export const SUITS = {
  N: 'AKQJT98765432...',
  E: '.AKQJT98765432..',
  S: '..AKQJT98765432.',
  W: '...AKQJT98765432',
} as Hands

/** North opens and declares 4S; South answers in places 2 and 6, where 3S is accepted in the first. */
export const aPractisedDeal = (overrides: Partial<Deal> = {}): Deal =>
  aDeal({
    hands: SUITS,
    dealer: 'N',
    auction: calls('1S P 2S P 4S P P P'),
    callNotes: [{ call: 2, text: 'Weak', alert: false, accepts: calls('3S') }],
    ...overrides,
  })

/** Every card of the deal, by the laws: North ruffs the opening lead and leads spades, so declarer takes all tricks. */
export const ALL_CARDS = [
  ...['HA', 'D2', 'C2', 'SA'],
  ...[...'KQJT98765432'].flatMap((rank, i) => [
    `S${rank}`,
    `H${'KQJT98765432'[i]}`,
    `D${'AKQJT9876543'[i]}`,
    `C${'AKQJT9876543'[i]}`,
  ]),
] as readonly string[] as readonly Card[]

export const practisedBoard = (overrides: Partial<Deal> = {}) => answeredBoardOf(aPractisedDeal(overrides))

export const anAnswer = (
  overrides: Partial<Answer> & { readonly participantId: ParticipantId; readonly dealId: DealId },
): Answer => ({
  seat: 'S',
  bidding: [
    { call: 2, chosen: calls('3NT 2S') },
    { call: 6, chosen: calls('P') },
  ],
  play: null,
  ...overrides,
})
