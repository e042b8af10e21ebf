import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AnswerPost } from '../../../web/src/students/practice/answer-post.js'
import {
  answerOf,
  exerciseOf,
  exerciseStateOf,
  type ShownBoard,
} from '../../../web/src/students/practice/exercise-of.js'
import { NO_PROGRESS, progressOf } from '../../../web/src/students/practice/progress.js'
import type { AnswerInput } from '../../../web/src/students/practice/unsent.js'
import { type Outcome, outcomeOf, type Unsent, unsentOf, waitAfter } from '../../../web/src/students/practice/unsent.js'

const answer = (text: string): AnswerInput => ({ bidding: { calls: [{ call: 0, chosen: [text] as never }] } })

describe('the outbox of unsent answers', () => {
  let outcomes: Outcome[]
  let sent: string[]
  let kept: Unsent
  let left: number
  let refused: number
  let waiting: boolean[]
  const postWith = (unsent: Unsent = {}) =>
    new AnswerPost({
      unsent,
      send: async (dealId, { bidding }) => {
        sent.push(`${dealId} ${bidding?.calls[0]?.chosen[0]}`)
        return outcomes.shift() ?? 'arrived'
      },
      keep: (unsent) => {
        kept = unsent
      },
      onLeft: () => left++,
      onRefused: () => refused++,
      onWaiting: (isWaiting) => waiting.push(isWaiting),
    })
  beforeEach(() => {
    vi.useFakeTimers()
    outcomes = []
    sent = []
    kept = {}
    left = 0
    refused = 0
    waiting = []
  })
  afterEach(() => vi.useRealTimers())

  it('wait until the student takes part, only the last for each board', async () => {
    const post = postWith()
    post.add('one', answer('P'))
    post.add('one', answer('1C'))
    post.add('two', answer('1D'))
    await vi.runAllTimersAsync()
    expect(sent).toEqual([])
    expect(Object.keys(kept)).toEqual(['one', 'two'])
    post.open()
    await vi.runAllTimersAsync()
    expect([sent, kept]).toEqual([['one 1C', 'two 1D'], {}])
  })

  it('are resent at growing intervals until they arrive', async () => {
    outcomes = ['later', 'later', 'arrived']
    const post = postWith()
    post.open()
    post.add('one', answer('P'))
    await vi.advanceTimersByTimeAsync(1_999)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(3_999)
    expect([sent.length, Object.keys(kept)]).toEqual([2, ['one']])
    await vi.advanceTimersByTimeAsync(1)
    expect([sent.length, kept]).toEqual([3, {}])
    expect(waiting).toEqual([true, true, false])
    expect([waitAfter(1), waitAfter(2), waitAfter(99)]).toEqual([2_000, 4_000, 60_000])
  })

  it('of an earlier visit are sent on the next one', async () => {
    const post = postWith(unsentOf(JSON.stringify({ one: { stamp: 3, answer: answer('2H') }, two: 'what?' })))
    post.open()
    await vi.runAllTimersAsync()
    expect(sent).toEqual(['one 2H'])
  })

  it('are not lost if a newer one is added while one is being sent', async () => {
    const post = postWith()
    post.open()
    post.add('one', answer('P'))
    post.add('one', answer('1C'))
    await vi.runAllTimersAsync()
    expect([sent, kept]).toEqual([['one P', 'one 1C'], {}])
  })

  it('stop if the participant has left, and are dropped and reported if refused', async () => {
    outcomes = ['refused', 'left']
    const post = postWith()
    post.open()
    post.add('one', answer('P'))
    post.add('two', answer('P'))
    post.add('three', answer('P'))
    await vi.runAllTimersAsync()
    expect([sent, left, refused, Object.keys(kept)]).toEqual([['one P', 'two P'], 1, 1, ['two', 'three']])
    expect(post.isEmpty).toBe(false)
  })

  it('are retried only after temporary failures', () => {
    expect([200, 204].map((status) => outcomeOf(status, null))).toEqual(['arrived', 'arrived'])
    expect([0, 408, 429, 500, 503].map((status) => outcomeOf(status, null))).toEqual(Array(5).fill('later'))
    expect(outcomeOf(404, 'PARTICIPANT_NOT_FOUND')).toBe('left')
    // The link may open again.
    expect(outcomeOf(404, 'DEAL_COLLECTION_NOT_FOUND')).toBe('later')
    expect(outcomeOf(404, null)).toBe('later')
    expect(outcomeOf(404, 'DEAL_NOT_FOUND')).toBe('refused')
    expect(outcomeOf(400, 'VALIDATION_FAILED')).toBe('refused')
  })

  it('are empty if the stored data is invalid', () => {
    for (const text of [null, '', '{', 'null', '[]', '7', '{"a":{"stamp":"x","answer":{}}}'])
      expect(unsentOf(text)).toEqual({})
  })
})

const DEAL: ShownBoard = {
  dealer: 'N',
  hands: { N: 'AKQJT98765432...', E: '.AKQJT98765432..', S: '..AKQJT98765432.', W: '...AKQJT98765432' },
  auction: ['1S', 'P', '2S', 'P', '4S', 'P', 'P', 'P'],
  callNotes: [{ call: 2, accepts: ['3S'] }],
  contract: { declarer: 'N' },
}
const PRACTICE = { bidding: true, play: true, seat: 'S', answers: true } as const

const stateWith = (
  chosen: readonly { call: number; chosen: readonly string[] }[],
  deal = DEAL,
  practice = PRACTICE,
) => {
  const exercise = exerciseOf(practice, deal)
  if (exercise === null) throw new Error('nothing to practise')
  const now = exerciseStateOf(exercise, { ...NO_PROGRESS, chosen: chosen as never })
  return { ...now, answer: answerOf(exercise, now) }
}

describe('an exercise', () => {
  it('starts with the bidding, then the play', () => {
    expect(stateWith([])).toMatchObject({ stage: 'bidding', step: { place: 2 } })
    expect(stateWith([{ call: 2, chosen: ['3S'] }])).toMatchObject({ stage: 'bidding', step: { place: 6 } })
    const done = [
      { call: 2, chosen: ['3S'] },
      { call: 6, chosen: ['P'] },
    ]
    expect(stateWith(done)).toMatchObject({ stage: 'play' })
    expect(exerciseOf({ ...PRACTICE, bidding: false, play: false }, DEAL)).toBeNull()
  })

  it('turns its seat with the board', () => {
    // Stored with West as the dealer, a quarter turn before.
    expect(exerciseOf({ ...PRACTICE, seat: 'S' }, { ...DEAL, turns: 1 })).toMatchObject({ seat: 'W', storedSeat: 'S' })
    const declarers = exerciseOf({ ...PRACTICE, seat: 'declarer' }, { ...DEAL, turns: 1 })
    expect(declarers).toMatchObject({ seat: 'N', storedSeat: 'W' })
    expect(exerciseOf({ ...PRACTICE, seat: 'declarer' }, { ...DEAL, contract: null })).toBeNull()
  })

  it('starts again if another hand was practised before', () => {
    const exercise = exerciseOf(PRACTICE, DEAL)
    if (exercise === null) throw new Error('nothing to practise')
    const chosen = [{ call: 2, chosen: ['2S'] }] as never
    const kept = { ...NO_PROGRESS, chosen, takenBack: 1, isAgain: true }
    const now = (seat: 'N' | 'S' | null) => exerciseStateOf(exercise, { ...kept, seat })
    for (const seat of ['S', null] as const)
      expect(now(seat)).toMatchObject({ isOtherHand: false, progress: { seat: 'S', chosen, takenBack: 1 } })
    const again = now('N')
    expect(again).toMatchObject({ isOtherHand: true, progress: { ...NO_PROGRESS, seat: 'S' } })
    expect(answerOf(exercise, again)).toBeNull()
  })

  it('is answered with the settled calls', () => {
    expect(stateWith([]).answer).toBeNull()
    expect(stateWith([{ call: 2, chosen: ['4S'] }]).answer).toBeNull()
    const settled = [{ call: 2, chosen: ['4S', '2S'] }]
    const answer = { seat: 'S', bidding: { calls: settled } }
    expect(stateWith(settled).answer).toEqual(answer)
    expect(stateWith([...settled, { call: 6, chosen: ['5C'] }]).answer).toEqual(answer)
  })
})

describe("a student's stored progress", () => {
  it('is read as written, without invalid parts', () => {
    const board = { seat: 'W', chosen: [{ call: 2, chosen: ['2S'] }], cards: ['SA'], takenBack: 2, isAgain: false }
    expect(progressOf(JSON.stringify({ one: board }))).toEqual({ one: board })
    expect(progressOf('{"one":{"seat":"X","chosen":[{"call":"x"},7],"cards":["??"],"takenBack":-1}}')).toEqual({
      one: NO_PROGRESS,
    })
    for (const text of [null, '', '{', 'null']) expect(progressOf(text)).toEqual({})
  })
})
