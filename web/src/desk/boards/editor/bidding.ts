import { auctionIssues, type Call, type Contract, isCall, type Strain } from 'dealbook-domain/bridge/auction.js'
import { type Seat, seatAfter } from 'dealbook-domain/bridge/board.js'
import type { Hands } from 'dealbook-domain/bridge/hand.js'
import { type Card, playIssues, type Turn, turnAfter } from 'dealbook-domain/bridge/play.js'

export const isLegalNext = (auction: readonly Call[], call: Call): boolean =>
  auctionIssues([...auction, call]).length === 0

const WORDS: Readonly<Record<string, string>> = {
  PASS: 'P',
  PASSE: 'P',
  PAS: 'P',
  '-': 'P',
  D: 'X',
  DBL: 'X',
  R: 'XX',
  RDBL: 'XX',
}
const STRAIN_NAMES: Readonly<Record<string, Strain>> = {
  N: 'NT',
  SA: 'NT',
  BA: 'NT',
  '♣': 'C',
  '♦': 'D',
  '♥': 'H',
  '♠': 'S',
}

/** Parses typed calls, such as `1nt p 3n x`; `null` if a word is not a call. */
export const typedCalls = (text: string): readonly Call[] | null => {
  const words = text
    .trim()
    .toUpperCase()
    .split(/[\s,;]+/)
  const calls = words.map((word) => {
    const strain = STRAIN_NAMES[word.slice(1)]
    return WORDS[word] ?? (strain === undefined ? word : `${word.charAt(0)}${strain}`)
  })
  return calls.every(isCall) ? calls : null
}

/** The seat whose turn it is to call. */
export const nextToCall = (auction: readonly Call[], dealer: Seat): Seat => seatAfter(dealer, auction.length)

/**
 * The turn of a play; `null` if no card can be played: no contract, a missing hand, an illegal play, or no card left.
 */
export const turnOf = (play: readonly Card[], hands: Hands, contract: Contract | null): Turn | null =>
  playIssues(play, hands, contract).length > 0 ? null : turnAfter(play, hands, contract)
