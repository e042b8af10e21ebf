import { type Bid, STRAINS, STRAINS_DOWN, type Strain } from './bridge/auction.js'
import { SEATS, SEATS_BY_SIDE, type Seat, seatAfter, type Vulnerability } from './bridge/board.js'
import type { FourHands } from './bridge/double-dummy/double-dummy-solver.js'
import { type Hands, MAX_HAND_SIZE } from './bridge/hand.js'
import { parOf, type TrickTable, writeParContract } from './bridge/par.js'
import { BOOK } from './bridge/scoring.js'

/** The sources of a table of tricks. */
export const TRICK_SOURCES = ['solver', 'file'] as const
export type TrickSource = (typeof TRICK_SOURCES)[number]

/** The known double dummy results of a deal. Par follows from them and from the vulnerability. */
export interface KnownTricks {
  readonly tricks: TrickTable
  /** `file` means that the table was imported, and none has been computed. */
  readonly source: TrickSource
}

interface Known {
  readonly hands: Hands
  readonly doubleDummy: KnownTricks | null
}

/** The double dummy results of a deal as they are shown. */
export interface DoubleDummy extends KnownTricks {
  readonly par: {
    /** In points of North and South. */
    readonly score: number
    /** Level, strain, `X` if doubled, and declarers: `4SXN`. */
    readonly contracts: readonly string[]
  }
}

/** `null` while no table is known. */
export const doubleDummyOf = ({
  doubleDummy,
  vulnerability,
}: {
  readonly doubleDummy: KnownTricks | null
  readonly vulnerability: Vulnerability
}): DoubleDummy | null => {
  if (doubleDummy === null) return null
  const { tricks, source } = doubleDummy
  const { score, contracts } = parOf(tricks, vulnerability)
  return { tricks, par: { score, contracts: contracts.map(writeParContract) }, source }
}

/** The length of a hand of 13 cards in PBN, including the three dots between the suits. */
const WHOLE = MAX_HAND_SIZE + 3

/** The four hands if each has 13 cards, which solving a deal requires; otherwise `null`. */
export const wholeHands = (hands: Hands): FourHands | null =>
  SEATS.every((seat) => hands[seat]?.length === WHOLE) ? (hands as FourHands) : null

export const areSameHands = (one: Hands, other: Hands): boolean => SEATS.every((seat) => one[seat] === other[seat])

const tableOf = (tricksOf: (seat: Seat, strain: Strain) => number): TrickTable =>
  Object.fromEntries(
    SEATS.map((seat) => [seat, Object.fromEntries(STRAINS.map((strain) => [strain, tricksOf(seat, strain)]))]),
  ) as unknown as TrickTable

/** The table after clockwise quarter turns. After one turn, East takes the tricks that North took. */
export const turnedTricks = (table: TrickTable, quarterTurns: number): TrickTable =>
  tableOf((seat, strain) => table[seatAfter(seat, SEATS.length - (quarterTurns % SEATS.length))][strain])

/** The number of tricks that a bid needs, and its strain. */
const neededFor = (bid: Bid): { readonly tricks: number; readonly strain: Strain } => ({
  tricks: Number(bid.charAt(0)) + BOOK,
  strain: bid.slice(1) as Strain,
})

/** Whether any declarer takes enough tricks for a bid. */
export const canMake = (table: TrickTable, bid: Bid): boolean => {
  const { tricks, strain } = neededFor(bid)
  return SEATS.some((seat) => table[seat][strain] >= tricks)
}

export const areSameTricks = (one: TrickTable, other: TrickTable): boolean => writeTricks(one) === writeTricks(other)

/** The order of the digits in `DoubleDummyTricks` of PBN files. */
const DIGITS = SEATS_BY_SIDE.flatMap((seat) => STRAINS_DOWN.map((strain) => ({ seat, strain })))

/** The table as twenty hexadecimal digits, in the order of PBN's `DoubleDummyTricks`. */
export const writeTricks = (table: TrickTable): string =>
  DIGITS.map(({ seat, strain }) => table[seat][strain].toString(16)).join('')

/** A regular expression that matches the digits of tables in which any declarer makes a bid, from the first digit. */
export const digitsThatMake = (bid: Bid): string => {
  const { tricks, strain } = neededFor(bid)
  const enough = Array.from({ length: MAX_HAND_SIZE - tricks + 1 }, (_, more) => (tricks + more).toString(16)).join('')
  const size = STRAINS_DOWN.length
  return `(.{${size}}){0,${SEATS.length - 1}}.{${STRAINS_DOWN.indexOf(strain)}}[${enough}]`
}

/** Parses the digits of a table; `null` if they are invalid. */
export const parseTricks = (text: string): TrickTable | null => {
  if (!/^[0-9a-d]{20}$/i.test(text)) return null
  const placeOf = (seat: Seat, strain: Strain): number =>
    DIGITS.findIndex((digit) => digit.seat === seat && digit.strain === strain)
  return tableOf((seat, strain) => Number.parseInt(text.charAt(placeOf(seat, strain)), 16))
}

/**
 * The known results of a deal with these hands. A stored deal keeps its results if its hands are the same, otherwise
 * loses them; a new deal has the imported table if the hands are complete.
 */
export const tricksAfter = (hands: Hands, before: Known | undefined, ofFile: TrickTable | null): KnownTricks | null => {
  if (before !== undefined) return areSameHands(before.hands, hands) ? before.doubleDummy : null
  return ofFile !== null && wholeHands(hands) !== null ? { tricks: ofFile, source: 'file' } : null
}
