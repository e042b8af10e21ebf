import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auctionIssues, type Call, contractOf, isCall, MAX_CALLS, STRAINS } from '../../../src/domain/bridge/auction.js'

const calls = (text: string): Call[] => (text === '' ? [] : (text.split(' ') as Call[]))

describe('auctionIssues', () => {
  it.each([
    '',
    'P',
    'P P P P',
    '1C',
    '1C P P P',
    '1C X XX P P P',
    '1C P P X P P P',
    '1C P P X XX P P P',
    '1C X P P XX P P P',
    'P P P 1NT P 7NT X XX P P P',
    '1S X 2S X XX P P 3C',
  ])('accepts %j', (text) => {
    expect(auctionIssues(calls(text))).toEqual([])
  })

  it.each([
    ['X', 0, 'is not a legal double'],
    ['XX', 0, 'is not a legal redouble'],
    ['1C 1C', 1, 'is insufficient over 1C'],
    ['1NT 1S', 1, 'is insufficient over 1NT'],
    ['1C P X', 2, 'is not a legal double'],
    ['1C X X', 2, 'is not a legal double'],
    ['1C X P XX', 3, 'is not a legal redouble'],
    ['1C XX', 1, 'is not a legal redouble'],
    ['1C X XX X', 3, 'is not a legal double'],
    ['1C X XX XX', 3, 'is not a legal redouble'],
    ['P P P P P', 4, 'after the end'],
    ['1C P P P 1D', 4, 'after the end'],
    ['1C X 1D XX', 3, 'is not a legal redouble'],
  ])('reports what is illegal in %j', (text, at, message) => {
    const [issue, ...rest] = auctionIssues(calls(text))
    expect(rest).toEqual([])
    expect(issue?.path).toBe(`/auction/${at}`)
    expect(issue?.message).toContain(message)
  })
})

describe('contractOf', () => {
  it.each([
    ['', 'N', null],
    ['1C P P', 'N', null],
    ['P P P', 'N', null],
    ['P P P P', 'S', { level: 0, strain: null, doubled: 0, declarer: null }],
    ['1C P P P', 'W', { level: 1, strain: 'C', doubled: 0, declarer: 'W' }],
    ['1S P 4S P P P', 'N', { level: 4, strain: 'S', doubled: 0, declarer: 'N' }],
    ['P 1H P 2H 2S 3H X P P P', 'E', { level: 3, strain: 'H', doubled: 1, declarer: 'S' }],
    ['1S 2S P 4S P P P', 'N', { level: 4, strain: 'S', doubled: 0, declarer: 'E' }],
    ['1NT P 3NT X XX P P P', 'E', { level: 3, strain: 'NT', doubled: 2, declarer: 'E' }],
    ['1C X 1D P P P', 'N', { level: 1, strain: 'D', doubled: 0, declarer: 'S' }],
  ] as const)('reads %j dealt by %s', (text, dealer, contract) => {
    expect(contractOf(calls(text), dealer)).toEqual(contract)
  })
})

/** The laws in a second formulation, from the whole auction so far. */
const isLegalNext = (sofar: readonly Call[], call: Call): boolean => {
  const bids = sofar.filter((known) => /^[1-7]/.test(known))
  const endsWith = (count: number) => sofar.length >= count && sofar.slice(-count).every((known) => known === 'P')
  if (bids.length === 0 ? endsWith(4) : endsWith(3)) return false
  if (call === 'P') return true
  const order = (bid: string) => Number(bid[0]) * 10 + STRAINS.indexOf(bid.slice(1) as never)
  if (/^[1-7]/.test(call)) return bids.every((bid) => order(bid) < order(call))
  const at = sofar.findLastIndex((known) => known !== 'P')
  const isByOpponents = at >= 0 && (sofar.length - at) % 2 === 1
  return isByOpponents && (call === 'X' ? /^[1-7]/.test(sofar[at] as string) : sofar[at] === 'X')
}

const everyCall = [
  'P',
  'X',
  'XX',
  ...[1, 2, 3, 4, 5, 6, 7].flatMap((level) => STRAINS.map((strain) => `${level}${strain}`)),
]

describe('any auction', () => {
  it('is legal exactly as far as each call is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...(everyCall as Call[]), 'P' as Call, 'P' as Call), { maxLength: 12 }),
        (auction) => {
          const fault = auction.findIndex((call, i) => !isLegalNext(auction.slice(0, i), call))
          expect(auctionIssues(auction).map(({ path }) => path)).toEqual(fault < 0 ? [] : [`/auction/${fault}`])
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('is no longer than the longest one', () => {
    const longest = ['P', 'P', 'P']
    for (const bid of everyCall.slice(3)) longest.push(bid, 'P', 'P', 'X', 'P', 'P', 'XX', 'P', 'P')
    longest.push('P')
    expect(longest.every(isCall)).toBe(true)
    expect(auctionIssues(longest as Call[])).toEqual([])
    expect(longest).toHaveLength(MAX_CALLS)
  })
})
