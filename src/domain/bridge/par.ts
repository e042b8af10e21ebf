import { STRAINS, type Strain } from './auction.js'
import { isVulnerable, SEATS, type Seat, type Vulnerability } from './board.js'
import { scoreOf } from './scoring.js'

/** How many tricks each declarer takes in each strain, double dummy. */
export type TrickTable = Readonly<Record<Seat, Readonly<Record<Strain, number>>>>

export interface ParContract {
  readonly level: number
  readonly strain: Strain
  /** 1 if and only if the contract goes down. */
  readonly doubled: 0 | 1
  /** The players of one side who reach the score as declarer. */
  readonly declarers: readonly Seat[]
}

export interface Par {
  /** In points for North and South. */
  readonly score: number
  /** North and South's contracts first, each side's from the lowest; empty if the board is passed out. */
  readonly contracts: readonly ParContract[]
}

const SIDES: readonly (readonly [Seat, Seat])[] = [
  ['N', 'S'],
  ['E', 'W'],
]
const BIDS = 7 * STRAINS.length

/** A bid by one side. */
interface Bid {
  /** The side's score if everybody passes, doubled if it goes down. */
  readonly played: number
  /** The side's score if the opponents pass or bid on, whichever is better for them. */
  readonly worth: number
  readonly contract: ParContract
}

const contractOf = (
  table: TrickTable,
  seats: readonly Seat[],
  areVulnerable: boolean,
  bid: number,
): Omit<Bid, 'worth'> => {
  const level = Math.floor(bid / STRAINS.length) + 1
  const strain = STRAINS[bid % STRAINS.length] as Strain
  const tricks = Math.max(...seats.map((seat) => table[seat][strain]))
  const doubled = tricks < level + 6 ? 1 : 0
  const declarers = seats.filter((seat) => table[seat][strain] === tricks)
  return {
    played: scoreOf({ level, strain, doubled }, areVulnerable, tricks),
    contract: { level, strain, doubled, declarers },
  }
}

/** All bids of both sides, those of North and South first. */
const bidsOf = (table: TrickTable, vulnerability: Vulnerability): readonly (readonly Bid[])[] => {
  const bids: [Bid[], Bid[]] = [[], []]
  // The best score of each side with a higher bid.
  const above: [number, number] = [-Infinity, -Infinity]
  for (let bid = BIDS - 1; bid >= 0; bid--) {
    const made = SIDES.map((seats, side) => {
      const contract = contractOf(table, seats, isVulnerable(seats[0], vulnerability), bid)
      return { ...contract, worth: Math.min(contract.played, -above[side === 0 ? 1 : 0]) }
    })
    for (const side of [0, 1] as const) {
      const added = made[side] as Bid
      bids[side].unshift(added)
      above[side] = Math.max(above[side], added.worth)
    }
  }
  return bids
}

/** The index of the contract that a side would choose if the opponents always passed; the highest of equal ones. */
const favouriteOf = (bids: readonly Bid[]): number => {
  const most = Math.max(...bids.map(({ played }) => played))
  return bids.findLastIndex(({ played }) => played === most)
}

/** The highest contract in each strain, above the bid `over`, in which one side may end the auction with this score. */
const endsOf = (bids: readonly Bid[], others: readonly Bid[], score: number, over: number): readonly ParContract[] => {
  const favourite = favouriteOf(others)
  const ends = bids.filter(
    ({ played, worth, contract }, bid) =>
      // A sacrifice must outbid the contract that the opponents would choose.
      played === score && worth === score && bid > over && (contract.doubled === 0 || bid > favourite),
  )
  return ends
    .filter((end, i) => ends.findLastIndex((other) => other.contract.strain === end.contract.strain) === i)
    .map(({ contract }) => contract)
}

/**
 * The result if both sides know all hands, bid perfectly, and double contracts that go down. North and South bid first.
 * Of the contracts in one strain that reach par, only the highest is listed.
 */
export const parOf = (table: TrickTable, vulnerability: Vulnerability): Par => {
  const [ours, theirs] = bidsOf(table, vulnerability) as [readonly Bid[], readonly Bid[]]
  const passed = Math.min(0, -Math.max(...theirs.map(({ worth }) => worth)))
  const score = Math.max(passed, ...ours.map(({ worth }) => worth))
  const first = passed === score ? -1 : ours.findIndex(({ worth }) => worth === score)
  return { score, contracts: [...endsOf(ours, theirs, score, -1), ...endsOf(theirs, ours, -score, first)] }
}

/** The contracts of each side that reach par, with what they score for that side: a sacrifice is negative. */
export const parBySide = ({ score, contracts }: Par): readonly Par[] =>
  SIDES.map((seats, side) => ({
    score: side === 0 ? score : -score,
    contracts: contracts.filter(({ declarers }) => declarers.some((seat) => seats.includes(seat))),
  })).filter((of) => of.contracts.length > 0)

/** A contract in the form `4SXN`: level, strain, `X` if it is doubled, declarers. */
export const writeParContract = ({ level, strain, doubled, declarers }: ParContract): string =>
  `${level}${strain}${doubled === 1 ? 'X' : ''}${SEATS.filter((seat) => declarers.includes(seat)).join('')}`
