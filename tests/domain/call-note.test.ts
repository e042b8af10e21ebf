import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auctionIssues, type Call, judgeOf } from '../../src/domain/bridge/auction.js'
import {
  type CallNoteInput,
  callNoteIssues,
  footnotesOf,
  toCallNotes,
  withoutAcceptedCalls,
} from '../../src/domain/call-note.js'
import { anyDeal, CALLS } from '../support/deals.js'

const calls = (text: string): Call[] => (text === '' ? [] : (text.split(' ') as Call[]))

const issuesOf = (notes: readonly CallNoteInput[], auction: string | null = '1NT P 2C P') =>
  callNoteIssues(toCallNotes(notes), auction === null ? null : calls(auction))
const pathsOf = (notes: readonly CallNoteInput[], auction?: string | null) =>
  issuesOf(notes, auction).map(({ path }) => path)

describe('a call note', () => {
  it('has empty values for what is missing', () => {
    expect(toCallNotes([{ call: 1, text: null, alert: null, accepts: null }, { call: 2 }])).toEqual([
      { call: 1, text: '', alert: false, accepts: [] },
      { call: 2, text: '', alert: false, accepts: [] },
    ])
  })

  it('has a text, an alert or an accepted call', () => {
    expect(pathsOf([{ call: 0, text: '15-17' }])).toEqual([])
    expect(pathsOf([{ call: 0, alert: true }])).toEqual([])
    expect(pathsOf([{ call: 0, accepts: calls('1C') }])).toEqual([])
    expect(issuesOf([{ call: 0 }])).toEqual([
      { path: '/callNotes/0', message: 'must have a text, an alert or an accepted call' },
    ])
    expect(pathsOf([{ call: 0, text: '', alert: false, accepts: [] }])).toEqual(['/callNotes/0'])
  })

  it('belongs to a call of the auction, or to the next one unless the auction is over', () => {
    const at = (call: number, auction: string) => issuesOf([{ call, alert: true }], auction)
    for (const call of [0, 1, 2]) expect(at(call, '1NT P')).toEqual([])
    expect(at(3, '1NT P')).toEqual([
      { path: '/callNotes/0/call', message: 'the auction has no call 3, counted from 0' },
    ])
    expect(at(0, '')).toEqual([])
    expect(at(3, '1NT P P P')).toEqual([])
    for (const auction of ['1NT P P P', 'P P P P']) expect(at(4, auction)).toHaveLength(1)
  })

  it('is the only one at its call, and notes are in the order of the calls', () => {
    const notes = [0, 2, 2, 1].map((call) => ({ call, alert: true }))
    expect(issuesOf(notes)).toEqual([
      { path: '/callNotes/2/call', message: 'call 2 has a note already' },
      { path: '/callNotes/3/call', message: 'must be in the order of the calls' },
    ])
  })

  it('has a text on one line of up to 500 characters', () => {
    expect(pathsOf([{ call: 0, text: '🂡'.repeat(500) }])).toEqual([])
    expect(issuesOf([{ call: 0, text: '🂡'.repeat(501) }])).toEqual([
      { path: '/callNotes/0/text', message: 'must not be longer than 500 characters' },
    ])
    for (const text of ['a\nb', 'a\tb', 'a\r', '\u2028', 'a\u202Eb'])
      expect(pathsOf([{ call: 0, text }]), JSON.stringify(text)).toContain('/callNotes/0/text')
    expect(issuesOf([{ call: 0, text: ' \u200b' }])).toEqual([
      { path: '/callNotes/0/text', message: 'must not be blank' },
    ])
  })

  it('accepts other calls that would be legal in its place', () => {
    const accepts = (call: number, text: string, auction?: string) =>
      issuesOf([{ call, accepts: calls(text) }], auction).map(({ path, message }) => [path.slice(13), message])
    expect(accepts(2, 'P 2D 3NT 7NT')).toEqual([])
    expect(accepts(4, 'P 2D')).toEqual([])
    expect(accepts(2, '2C 1S X XX')).toEqual([
      ['accepts/0', '2C is the call of the auction'],
      ['accepts/1', '1S is insufficient over 1NT'],
      ['accepts/2', 'X is not a legal double'],
      ['accepts/3', 'XX is not a legal redouble'],
    ])
    expect(accepts(1, 'X')).toEqual([])
    expect(accepts(2, 'P P')).toEqual([['accepts/1', 'P is listed twice']])
    expect(accepts(2, '2D 2H 2S 2NT 3C 3D 3H 3S')).toEqual([])
    expect(accepts(2, '2D 2H 2S 2NT 3C 3D 3H 3S 3NT')).toEqual([['accepts', 'must not contain more than 8 calls']])
    // In place of a call that others follow.
    expect(accepts(0, '1C', '1NT P P P')).toEqual([])
  })

  it('is checked as far as possible without its auction', () => {
    const notes = [
      { call: 900, accepts: calls('X X') },
      { call: 1, text: '\n' },
    ]
    const paths = ['/callNotes/0/accepts/1', '/callNotes/1/call', '/callNotes/1/text', '/callNotes/1/text']
    expect(pathsOf(notes, null)).toEqual(paths)
    expect(pathsOf(notes, '1C 1C')).toEqual(paths)
    expect(callNoteIssues([null, null], [])).toEqual([])
  })

  it('shows others its text and alert, but is hidden if it only has accepted calls', () => {
    const notes = toCallNotes([
      { call: 0, text: '15-17', accepts: calls('1C') },
      { call: 1, accepts: calls('X') },
      { call: 2, alert: true },
    ])
    expect(withoutAcceptedCalls(notes)).toEqual([
      { call: 0, text: '15-17', alert: false },
      { call: 2, text: '', alert: true },
    ])
  })
})

describe('the footnotes of an auction', () => {
  const notes = [
    { call: 0, text: '15-17', alert: false },
    { call: 1, text: '', alert: true },
    { call: 2, text: 'Stayman', alert: true },
    { call: 4, text: '', alert: true },
  ]
  const shown = (auction: string, count?: number) =>
    footnotesOf(notes, calls(auction), count).map(({ call, number }) => [call, number])

  it('are numbered where there is a text to read', () => {
    expect(shown('1NT P 2C P')).toEqual([
      [0, 1],
      [1, null],
      [2, 2],
      [4, 3],
    ])
  })

  it('never contain accepted calls, which only the owner may see', () => {
    const silent = [1, 4].map((call) => ({ call, text: '', alert: false, accepts: ['7NT'] }))
    expect(footnotesOf(silent, calls('1NT P 2C P'))).toEqual([])
  })

  it('come with their calls and never before them', () => {
    const counts = [0, 1, 2, 3, 4].map((count) => shown('1NT P 2C P', count).length)
    expect(counts).toEqual([0, 1, 2, 3, 4])
    expect(footnotesOf([{ call: 0, text: 'What do you open?', alert: false }], [], 0)).toMatchObject([{ number: 1 }])
  })
})

describe('judgeOf', () => {
  it('accepts exactly the calls with which the auction could continue there', () => {
    fc.assert(
      fc.property(anyDeal, ({ auction }) => {
        const { places, faultOf } = judgeOf(auction)
        expect([auction.length, auction.length + 1]).toContain(places)
        for (let place = 0; place <= auction.length; place++)
          for (const call of CALLS) {
            const isLegal = auctionIssues([...auction.slice(0, place), call as Call]).length === 0
            expect(faultOf(place, call as Call) === null).toBe(isLegal)
          }
      }),
      { numRuns: 30 },
    )
  })
})
