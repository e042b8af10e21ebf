import { describe, expect, it } from 'vitest'
import type { Call } from '../../../src/domain/bridge/auction.js'
import type { Hands } from '../../../src/domain/bridge/hand.js'
import type { Card } from '../../../src/domain/bridge/play.js'
import {
  canPractiseBidding,
  chosenCallIssues,
  judgeBidding,
  legalCallsAt,
  nextQuestion,
  turnsOf,
} from '../../../src/domain/practice/bidding-practice.js'
import { possibleTricks } from '../../../src/domain/practice/judged-answer.js'
import { participantNameIssues } from '../../../src/domain/practice/participant.js'
import { canPractisePlay, judgePlay, seatsPlayed } from '../../../src/domain/practice/play-practice.js'
import { mergePractice, NO_PRACTICE, practiceIssues, practisedSeat } from '../../../src/domain/practice/practice.js'
import { practisedBoard } from '../../support/answered-boards.js'
import { aTable } from '../../support/trick-tables.js'

const calls = (text: string) => text.split(' ').filter(Boolean) as Call[]
const chosen = (call: number, text: string) => ({ call, chosen: calls(text) })

/** Each hand is a whole suit: North has the spades. */
const SUITS = {
  N: 'AKQJT98765432...',
  E: '.AKQJT98765432..',
  S: '..AKQJT98765432.',
  W: '...AKQJT98765432',
} as Hands
const note = (call: number, accepts: string) => ({ call, text: '', alert: false, accepts: calls(accepts) })

/** North opens; South answers in places 2 and 6. */
const BOARD = {
  hands: SUITS,
  dealer: 'N',
  auction: calls('1S P 2S P 4S P P P'),
  callNotes: [note(2, '3S 2NT')],
} as const

describe('the practice of a collection', () => {
  it('is off by default, with the hand of South', () => {
    expect(NO_PRACTICE).toEqual({ bidding: false, play: false, seat: 'S', answers: false })
    expect(mergePractice({ ...NO_PRACTICE, bidding: true, seat: 'W' }, { seat: null, answers: true })).toEqual({
      ...NO_PRACTICE,
      bidding: true,
      answers: true,
    })
    expect(mergePractice({ ...NO_PRACTICE, play: true }, null)).toEqual(NO_PRACTICE)
  })

  it('rejects answers if there is nothing to practise', () => {
    expect(practiceIssues({ ...NO_PRACTICE, answers: true })).toEqual([
      { path: '/practice/answers', message: 'needs bidding or play to practise' },
    ])
    for (const part of ['bidding', 'play'])
      expect(practiceIssues({ ...NO_PRACTICE, answers: true, [part]: true })).toEqual([])
  })

  it("gives the hand of a seat, or the declarer's if there is one", () => {
    expect(practisedSeat('E', { declarer: 'N' })).toBe('E')
    expect(practisedSeat('declarer', { declarer: 'N' })).toBe('N')
    expect(practisedSeat('declarer', null)).toBeNull()
    expect(practisedSeat('declarer', { declarer: null })).toBeNull()
  })
})

describe('a practice of bidding', () => {
  it('asks at the turns of a seat whose hand is known', () => {
    expect(turnsOf(BOARD, 'S')).toEqual([2, 6])
    expect(turnsOf({ ...BOARD, dealer: 'W' }, 'S')).toEqual([3, 7])
    expect(canPractiseBidding(BOARD, 'S')).toBe(true)
    expect(canPractiseBidding({ ...BOARD, hands: { ...SUITS, S: null } }, 'S')).toBe(false)
    expect(canPractiseBidding({ ...BOARD, auction: calls('1S P') }, 'S')).toBe(false)
  })

  it("counts the teacher's call or an accepted one as right, only in its place", () => {
    const judged = (text: string) => judgeBidding(BOARD, 'S', [chosen(2, text)]).calls[0]?.right
    expect(judged('2S')).toBe(true)
    expect(judged('2NT')).toBe(true)
    expect(judged('4S')).toBe(false)
    expect(judgeBidding({ ...BOARD, callNotes: [note(4, '3H')] }, 'S', [chosen(2, '3H')]).right).toBe(0)
  })

  it('counts first choices', () => {
    expect(judgeBidding(BOARD, 'S', [chosen(2, '4S 2S'), chosen(6, 'P')])).toEqual({
      calls: [
        { call: 2, chosen: ['4S', '2S'], right: false },
        { call: 6, chosen: ['P'], right: true },
      ],
      right: 1,
      asked: 2,
    })
    expect(judgeBidding(BOARD, 'S', [])).toEqual({ calls: [], right: 0, asked: 0 })
  })

  it('shows no call before its turn, and allows a second try', () => {
    const step = (...answers: readonly ReturnType<typeof chosen>[]) => nextQuestion(BOARD, 'S', answers)
    expect(step()).toEqual({ shown: 2, place: 2, tried: [], last: null })
    expect(step(chosen(2, '4S'))).toEqual({ shown: 2, place: 2, tried: ['4S'], last: null })
    expect(step(chosen(2, '4S 3NT'))).toEqual({
      ...{ shown: 6, place: 6, tried: [] },
      last: { call: 2, chosen: ['4S', '3NT'], right: false },
    })
    // An accepted call is right; the auction goes on with the teacher's.
    expect(step(chosen(2, '3S'))).toMatchObject({ shown: 6, last: { right: true } })
    expect(step(chosen(2, '2S'), chosen(6, 'P'))).toMatchObject({ shown: 8, place: null, last: { call: 6 } })
    // A choice in a later place reveals nothing.
    expect(step(chosen(6, 'P'))).toMatchObject({ shown: 2, place: 2 })
  })

  it('names every fault of the choices', () => {
    const issues = (...answers: readonly ReturnType<typeof chosen>[]) =>
      chosenCallIssues(BOARD, 'S', answers).map(({ path, message }) => `${path} ${message}`)
    expect(issues(chosen(2, '2S'), chosen(6, '5C P'))).toEqual([])
    expect(issues(chosen(0, '1S'), chosen(8, 'P'))).toEqual([
      '/bidding/calls/0/call is not a turn of S',
      '/bidding/calls/1/call is not a turn of S',
    ])
    expect(issues(chosen(6, 'P'), chosen(2, '1C'), chosen(2, ''))).toEqual([
      '/bidding/calls/1/call must come after the one before it',
      '/bidding/calls/1/chosen/0 1C is insufficient over 1S',
      '/bidding/calls/2/call must come after the one before it',
      '/bidding/calls/2/chosen must have 1 to 2 calls',
    ])
    expect(issues(chosen(2, '2S 3S 4S'))).toEqual(['/bidding/calls/0/chosen must have 1 to 2 calls'])
  })

  it('offers the calls that are legal in a place', () => {
    const all = calls('P X XX 1C 1S 1NT 7NT')
    expect(legalCallsAt(BOARD, 2, all)).toEqual(['P', '1NT', '7NT'])
    expect(legalCallsAt(BOARD, 1, all)).toEqual(['P', 'X', '1NT', '7NT'])
    expect(legalCallsAt(BOARD, 0, all)).toEqual(['P', '1C', '1S', '1NT', '7NT'])
  })
})

describe('a practice of play', () => {
  const whole = (rank: string) => ['SHDC'.split('').map((suit) => `${suit}${rank}`)].flat()
  const SPADES = 'AKQJT98765432'

  it('needs four whole hands and a contract', () => {
    expect(canPractisePlay(BOARD)).toBe(true)
    expect(canPractisePlay({ ...BOARD, hands: { ...SUITS, E: null } })).toBe(false)
    expect(canPractisePlay({ ...BOARD, hands: { N: 'A...', E: '.A..', S: '..A.', W: '...A' } as Hands })).toBe(false)
    expect(canPractisePlay({ ...BOARD, auction: calls('P P P P') })).toBe(false)
    expect(canPractisePlay({ ...BOARD, auction: calls('1S') })).toBe(false)
  })

  it('gives both hands to the declaring side, and a defender only their own', () => {
    expect(seatsPlayed('N', 'N')).toEqual(['N', 'S'])
    expect(seatsPlayed('N', 'S')).toEqual(['N', 'S'])
    expect(seatsPlayed('N', 'E')).toEqual(['E'])
  })

  it("counts the tricks of the student's side, once all cards are played", () => {
    // East leads a heart each time, which North ruffs, and North leads spades from then on: North takes all tricks.
    const first = ['HA', 'D2', 'C2', 'SA']
    const cards = [
      ...first,
      ...[...SPADES.slice(1)].flatMap((rank, i) => [`S${rank}`, `H${SPADES[i + 1]}`, `D${SPADES[i]}`, `C${SPADES[i]}`]),
    ] as Card[]
    expect(whole('A')).toHaveLength(4)
    expect(judgePlay(BOARD, 'S', cards)).toEqual({ tricks: 13, needed: 10 })
    expect(judgePlay(BOARD, 'W', cards)).toEqual({ tricks: 0, needed: 4 })
    expect(judgePlay(BOARD, 'S', cards.slice(0, -1))).toEqual({ tricks: null, needed: 10 })
    expect(judgePlay({ ...BOARD, auction: calls('P P P P') }, 'S', [])).toBeNull()
  })
})

describe('the number of possible tricks', () => {
  const tricks = { ...aTable(6), N: { ...aTable(6).N, S: 10 } }
  const board = { ...practisedBoard(), tricks }

  it("is that of the student's side in the contract, if it is known", () => {
    expect(possibleTricks(board, 'S')).toBe(10)
    expect(possibleTricks(board, 'E')).toBe(3)
    expect(possibleTricks({ ...board, tricks: null }, 'S')).toBeNull()
    for (const auction of ['', 'P P P P']) expect(possibleTricks({ ...board, auction: calls(auction) }, 'S')).toBeNull()
  })
})

describe('the name of a participant', () => {
  it('has 1 to 40 visible characters on one line', () => {
    for (const name of ['Ada', 'é'.repeat(40), '🂡'.repeat(40)]) expect(participantNameIssues(name)).toEqual([])
    for (const name of ['', '  ', 'a\nb', 'a'.repeat(41)]) expect(participantNameIssues(name)).toHaveLength(1)
  })
})
