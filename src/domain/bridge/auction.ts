import type { Issue } from '../errors.js'
import { type Seat, seatAfter } from './board.js'

export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const
export type Strain = (typeof STRAINS)[number]
/** From no trumps down, as tables of tricks list them. */
export const STRAINS_DOWN: readonly Strain[] = [...STRAINS].reverse()

declare const brand: unique symbol

/** `P` (pass), `X`, `XX`, or a bid from `1C` to `7NT`. */
export type Call = string & { readonly [brand]: 'Call' }

export interface Contract {
  /** 1 to 7; 0 if the board was passed out. */
  readonly level: number
  readonly strain: Strain | null
  readonly doubled: 0 | 1 | 2
  readonly declarer: Seat | null
}

/** A bid, such as `4S`. */
export type Bid = `${1 | 2 | 3 | 4 | 5 | 6 | 7}${Strain}`

/** A contract without its declarer, as in PBN: `4S`, `3NTX`, `6HXX`. */
export const bidText = ({ level, strain, doubled }: Pick<Contract, 'level' | 'strain' | 'doubled'>): string =>
  `${level}${strain}${'X'.repeat(doubled)}`

export const BID_PATTERN = '^[1-7](C|D|H|S|NT)$'
export const CALL_PATTERN = '^(P|X|XX|[1-7](C|D|H|S|NT))$'
const CALL = new RegExp(CALL_PATTERN)

/** The length of the longest possible auction: every bid doubled and redoubled, with all the passes. */
export const MAX_CALLS = 319

/** The calls that are not bids. */
export const OTHER_CALLS = ['P', 'X', 'XX'] as readonly string[] as readonly Call[]

/** The bids, in one row per level. */
export const BIDS: readonly (readonly Call[])[] = Array.from({ length: 7 }, (_, level) =>
  STRAINS.map((strain) => `${level + 1}${strain}` as Call),
)

export const ALL_CALLS: readonly Call[] = [...OTHER_CALLS, ...BIDS.flat()]

export const isCall = (text: string): text is Call => CALL.test(text)

/** The rank of a bid, from 0 (`1C`) to 34 (`7NT`); `null` for any other call. */
const rankOf = (call: Call): number | null => {
  if (call === 'P' || call === 'X' || call === 'XX') return null
  return (Number(call[0]) - 1) * STRAINS.length + STRAINS.indexOf(call.slice(1) as Strain)
}

interface AuctionState {
  readonly calls: number
  readonly passes: number
  readonly bid: { readonly call: Call; readonly at: number } | null
  readonly doubled: 0 | 1 | 2
  /** The index of the last call that is not a pass. */
  readonly lastAt: number
}

const START: AuctionState = { calls: 0, passes: 0, bid: null, doubled: 0, lastAt: -1 }

const isOver = ({ bid, passes }: AuctionState): boolean => passes >= (bid === null ? 4 : 3)

/** Why a call is illegal by the Laws of Duplicate Bridge, Laws 18 to 22; `null` if it is legal. */
const faultOf = (call: Call, state: AuctionState): string | null => {
  if (isOver(state)) return 'comes after the end of the auction'
  const bySides = (state.calls - state.lastAt) % 2 === 1 ? 'opponents' : 'own side'
  const rank = rankOf(call)
  if (rank !== null) {
    const last = state.bid === null ? -1 : (rankOf(state.bid.call) as number)
    return rank > last ? null : `is insufficient over ${state.bid?.call}`
  }
  if (call === 'X' && (state.bid === null || state.doubled !== 0 || bySides !== 'opponents'))
    return 'is not a legal double'
  if (call === 'XX' && (state.doubled !== 1 || bySides !== 'opponents')) return 'is not a legal redouble'
  return null
}

const after = (state: AuctionState, call: Call): AuctionState => {
  const calls = state.calls + 1
  if (call === 'P') return { ...state, calls, passes: state.passes + 1 }
  const lastAt = state.calls
  if (call === 'X') return { ...state, calls, passes: 0, doubled: 1, lastAt }
  if (call === 'XX') return { ...state, calls, passes: 0, doubled: 2, lastAt }
  return { calls, passes: 0, bid: { call, at: lastAt }, doubled: 0, lastAt }
}

/** The first illegal call, if any. The calls after it cannot be judged. */
export const auctionIssues = (calls: readonly Call[], path = '/auction'): readonly Issue[] => {
  let state = START
  for (const [at, call] of calls.entries()) {
    const fault = faultOf(call, state)
    if (fault !== null) return [{ path: `${path}/${at}`, message: `${call} ${fault}` }]
    state = after(state, call)
  }
  return []
}

/** Judges calls in a legal auction, which has a place for each call, and one for the next call unless it is over. */
export interface AuctionJudge {
  readonly auction: readonly Call[]
  readonly places: number
  /** Why a call would be illegal in a place; `null` if it would be legal there. */
  readonly faultOf: (place: number, call: Call) => string | null
}

export const judgeOf = (auction: readonly Call[]): AuctionJudge => {
  let state = START
  const states = [state]
  for (const call of auction) {
    state = after(state, call)
    states.push(state)
  }
  const isFinished = isOver(state)
  return {
    auction,
    places: auction.length + (isFinished ? 0 : 1),
    faultOf: (place, call) => {
      const before = states[place]
      if (before === undefined) throw new RangeError(`The auction has no place ${place}.`)
      return faultOf(call, before)
    },
  }
}

/** The contract of a legal auction; `null` if the auction is not finished. */
export const contractOf = (calls: readonly Call[], dealer: Seat): Contract | null => {
  const state = calls.reduce(after, START)
  if (!isOver(state)) return null
  if (state.bid === null) return { level: 0, strain: null, doubled: 0, declarer: null }
  const { call, at } = state.bid
  const strain = call.slice(1) as Strain
  // Law 22: of the side that made the last bid, the player who first named its strain is the declarer.
  const first = calls.findIndex((other, i) => rankOf(other) !== null && other.slice(1) === strain && (at - i) % 2 === 0)
  return { level: Number(call[0]), strain, doubled: state.doubled, declarer: seatAfter(dealer, first) }
}
