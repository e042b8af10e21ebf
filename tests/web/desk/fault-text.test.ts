import { describe, expect, it } from 'vitest'
import type { Call } from '../../../src/domain/bridge/auction.js'
import type { Card } from '../../../src/domain/bridge/play.js'
import { callNoteIssues } from '../../../src/domain/call-note.js'
import { commentaryIssues, MAX_COMMENTARY_BLOCKS } from '../../../src/domain/commentary.js'
import { type DealFields, dealIssues } from '../../../src/domain/deal-content.js'
import { paragraphOf } from '../../../src/domain/paragraph.js'
import { faultText } from '../../../web/src/desk/boards/editor/fault-text.js'

/** The keys of texts, with their values. */
const t = (key: string, values: object = {}): string => [key, ...Object.values(values)].join(' ')

const HANDS = {
  N: 'AKQJT98765432...',
  E: '.AKQJT98765432..',
  S: '..AKQJT98765432.',
  W: '...AKQJT98765432',
}
const TWO_SUITS = { N: 'AKQJT98765432...', E: '.AKQJT9876543.2.', S: '..AKQJT9876543.2', W: '.2..AKQJT9876543' }
const AUCTION = ['1NT', 'P', 'P', 'P'] as Call[]

const ofDeal = (fields: Omit<DealFields, 'title'>) => dealIssues(fields)
const ofPlay = (hands: object, ...play: string[]) =>
  ofDeal({ hands, auction: AUCTION, dealer: 'S', play: play as Card[] })

describe('a fault that the service finds in a board', () => {
  it.each([
    ['boards.fault.sizes', ofDeal({ hands: { N: 'A...', E: 'KQ...' } })],
    ['boards.fault.taken ♠A seat.N', ofDeal({ hands: { N: 'A...', E: 'A...' } })],
    ['boards.fault.groups', ofDeal({ sharing: 'group', sharingGroupIds: [] })],
    ['boards.fault.noContract', ofDeal({ hands: HANDS, play: ['SA'] as Card[] })],
    ['boards.fault.fourHands', ofPlay({ N: HANDS.N }, 'SA')],
    ['boards.fault.notHeld 1 ♠A seat.W', ofPlay(HANDS, 'SA')],
    ['boards.fault.revoke 4 ♦A', ofPlay(TWO_SUITS, 'CA', 'SA', 'D2', 'DA')],
    [
      `boards.fault.paragraphs ${MAX_COMMENTARY_BLOCKS}`,
      commentaryIssues(
        '/commentary',
        Array.from({ length: MAX_COMMENTARY_BLOCKS + 1 }, () => paragraphOf('')),
      ),
    ],
    ['boards.fault.size', commentaryIssues('/commentary', [paragraphOf('x'.repeat(65_536))])],
  ])('is explained by the text %s', (text, issues) => {
    expect(issues.map(({ message }) => faultText({ message }, t))).toEqual([text])
  })

  it.each(['2D', '1C', 'X', 'XX'] as Call[])('names the accepted call %s if it is not another legal call', (call) => {
    const issues = callNoteIssues([{ call: 2, text: '', alert: false, accepts: [call] }], ['1D', 'P', '2D'] as Call[])
    expect(issues.map(({ message }) => faultText({ field: 'callNotes', message }, t))).toEqual([
      `boards.noteIllegal ${call}`,
    ])
  })
})
