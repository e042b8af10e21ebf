import { auctionIssues, type Call, MAX_CALLS, type Strain } from '../../domain/bridge/auction.js'
import type { Seat } from '../../domain/bridge/board.js'
import { suitSymbol } from './bridge-texts.js'
import { GAP, isKnownCall, type ReadCall } from './call-text.js'

export const SEAT_NAMES: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' }

export const STRAIN_NAMES: Readonly<Record<Strain, string>> = {
  C: 'clubs',
  D: 'diamonds',
  H: 'hearts',
  S: 'spades',
  NT: 'no trump',
}

/** A card (`SA`) as bridge players write it: `♠A`. */
export const cardWords = (card: string): string => `${suitSymbol(card.charAt(0))}${card.slice(1)}`

const CALLS: Readonly<Record<string, string>> = { P: 'pass', X: 'double', XX: 'redouble' }

const callWords = (call: Call): string =>
  CALLS[call] ?? call.replace(/^(\d)([SHDC])$/, (_, level, suit) => `${level}${suitSymbol(suit)}`)

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

const ordinal = (at: number): string => {
  const number = at + 1
  const ending = number % 100 > 10 && number % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return ORDINALS[at] ?? `${number}${ending}`
}

/** The first fault of an auction in words: `the second call, 1♦, is insufficient over 1♥`; `null` if it has none. */
export const auctionFault = (read: readonly ReadCall[]): string | null => {
  const odd = read.findIndex((call) => !isKnownCall(call))
  const calls = read.slice(0, odd < 0 ? undefined : odd).filter(isKnownCall)
  const [issue] = auctionIssues(calls.slice(0, MAX_CALLS), '')
  if (issue !== undefined) {
    const at = Number(issue.path.slice(1))
    const call = calls[at] as Call
    const fault = issue.message
      .slice(`${call} `.length)
      .replace(/(?<=^is insufficient over ).*/, (bid) => callWords(bid as Call))
    return `the ${ordinal(at)} call, ${callWords(call)}, ${fault}`
  }
  if (odd >= 0)
    return read[odd] === GAP
      ? `the ${ordinal(odd)} call is left out`
      : `the ${ordinal(odd)} call, ${(read[odd] as string).slice(1)}, is not a call`
  return calls.length > MAX_CALLS ? 'it is too long' : null
}

/** A message of the domain, with symbols of cards and names of seats. */
export const inWords = (message: string): string =>
  message
    .replace(/\b([SHDC][AKQJT2-9])\b/g, cardWords)
    .replace(/(?<=hand of |which )[NESW]\b/g, (seat) => SEAT_NAMES[seat as Seat])

/** A message about a board, with its number if it has one. */
export const ofBoard = (number: string, fault: string): string =>
  number === '' ? `${fault.charAt(0).toUpperCase()}${fault.slice(1)}` : `Board ${number}: ${fault}`
