import { describe, expect, it } from 'vitest'
import {
  boardNumbers,
  boardsOfAnswers,
  mostChosen,
  questionInWords,
  rightCallsOf,
  shortBoard,
  shortResult,
} from '../../web/src/desk/collections/answers/answer-words.js'
import { withDistinctNames } from '../../web/src/desk/collections/answers/distinct-names.js'
import { pollAfter, type Read, readAfter } from '../../web/src/desk/collections/answers/polling.js'

const ANSWERS = { participants: [], boards: [], answers: [] }

describe('the answers of a class', () => {
  it('are summarised briefly: questions, then tricks or plays', () => {
    const play = { tricks: 9, needed: 10, possible: 10, takenBack: 0 }
    const whole = { calls: 3, isPlayed: true }
    expect(shortResult({ bidding: { right: 2, asked: 3 }, play }, whole)).toBe('2/3 · 9/10')
    expect(shortResult({ bidding: { right: 2, asked: 3 }, play: null }, { calls: 3, isPlayed: false })).toBe('2/3')
    expect(shortResult({ bidding: null, play }, { calls: 0, isPlayed: true })).toBe('9/10')
    expect(shortResult({ bidding: { right: 0, asked: 0 }, play: null }, { calls: 0, isPlayed: true })).toBe('')
    expect(shortBoard({ bidding: { right: 7, asked: 12 }, play: { made: 1, tried: 4 } })).toBe('7/12 · 1/4')
    expect(shortBoard({ bidding: null, play: { made: 0, tried: 0 } })).toBe('')
  })

  it('say what is not finished', () => {
    const bidding = { right: 2, asked: 3 }
    const begun = { tricks: null, needed: 9, possible: null, takenBack: 0 }
    expect(shortResult({ bidding, play: null }, { calls: 4, isPlayed: true })).toBe('2/3…')
    expect(shortResult({ bidding, play: null }, { calls: 3, isPlayed: true })).toBe('2/3 · …')
    expect(shortResult({ bidding, play: begun }, { calls: 3, isPlayed: true })).toBe('2/3 · …')
    expect(shortResult({ bidding: null, play: begun }, { calls: 0, isPlayed: true })).toBe('…')
  })

  it('call boards by their numbers, or by their places if two have the same number', () => {
    const numbered = (...numbers: (number | null)[]) => numbers.map((boardNumber, i) => ({ id: `b${i}`, boardNumber }))
    const dealIds = ['b1', 'b0', 'gone']
    expect([...boardNumbers(dealIds, numbered(7, 3)).values()]).toEqual([3, 7, 3])
    expect([...boardNumbers(dealIds, numbered(7, 7)).values()]).toEqual([1, 2, 3])
    expect([...boardNumbers(dealIds, numbered(7, null)).values()]).toEqual([1, 2, 3])
  })

  it('number students with the same name', () => {
    const named = (id: string, name: string) => ({ id, name })
    const students = withDistinctNames([named('1', 'Ola'), named('2', 'Sam'), named('3', 'ola'), named('4', 'Ola')])
    expect(students.map(({ name }) => name)).toEqual(['Ola (1)', 'Sam', 'ola (2)', 'Ola (3)'])
  })

  it('list the boards of the lesson first, then those that have left it', () => {
    const board = (dealId: string) => ({ dealId, bidding: null, play: null, choices: [] })
    expect(boardsOfAnswers(['a', 'b'], [board('c'), board('b')])).toEqual(['a', 'b', 'c'])
  })

  it('list the most frequent choices first', () => {
    expect(mostChosen({ '3NT': 1, '2H': 7, P: 7 })).toEqual([
      ['2H', 7],
      ['P', 7],
      ['3NT', 1],
    ])
  })

  it('name questions by their seats and rounds', () => {
    const t = (key: string, values: object = {}): string => [key, ...Object.values(values)].join(' ')
    expect(questionInWords(t, 'S', 0)).toBe('practice.answers.question 1 seat.S')
    expect(questionInWords(t, 'S', 6)).toBe('practice.answers.question 2 seat.N')
  })

  it("are right if they are the auction's call or one that the teacher accepts", () => {
    const callNotes = [{ call: 2, accepts: ['2C', '2D'] }] as never
    const board = { hands: {}, dealer: 'N', auction: ['1NT', 'P', '3NT'], callNotes } as never
    expect([0, 2, 3].map((place) => rightCallsOf(board, place))).toEqual([['1NT'], ['3NT', '2C', '2D'], []])
  })

  it('are kept if nothing has changed, and requested less often after failures', () => {
    const before: Read = { etag: '"1"', answers: ANSWERS }
    expect(readAfter(before, { status: 304, etag: '"1"', answers: undefined })).toBe(before)
    expect(readAfter(before, { status: 200, etag: '"2"', answers: ANSWERS })).toEqual({ etag: '"2"', answers: ANSWERS })
    expect(readAfter(before, { status: 503, etag: null, answers: undefined })).toBeNull()
    expect(readAfter(undefined, { status: 304, etag: null, answers: undefined })).toBeNull()
    expect([0, 1, 2, 9].map(pollAfter)).toEqual([3_000, 6_000, 12_000, 60_000])
  })
})
