export const SEATS = ['N', 'E', 'S', 'W'] as const
export type Seat = (typeof SEATS)[number]
/** The columns of an auction in print. */
export const AUCTION_COLUMNS = ['W', 'N', 'E', 'S'] as const satisfies readonly Seat[]
/** Partners together, since their results are similar; also the order of PBN's `DoubleDummyTricks`. */
export const SEATS_BY_SIDE = ['N', 'S', 'E', 'W'] as const satisfies readonly Seat[]

export const VULNERABILITIES = ['None', 'NS', 'EW', 'All'] as const
export type Vulnerability = (typeof VULNERABILITIES)[number]

export const isVulnerable = (seat: Seat, vulnerability: Vulnerability): boolean =>
  vulnerability === 'All' || (vulnerability !== 'None' && vulnerability.includes(seat))

export const MAX_BOARD_NUMBER = 999

/** Laws of Duplicate Bridge, Law 2: the deal rotates clockwise from North on board 1. */
export const dealerOfBoard = (boardNumber: number): Seat => SEATS[(boardNumber - 1) % 4] as Seat

/** Laws of Duplicate Bridge, Law 2: the vulnerability follows a cycle of sixteen boards. */
export const vulnerabilityOfBoard = (boardNumber: number): Vulnerability => {
  const board = (boardNumber - 1) % 16
  return VULNERABILITIES[(board + Math.floor(board / 4)) % 4] as Vulnerability
}

export const seatAfter = (seat: Seat, steps: number): Seat => SEATS[(SEATS.indexOf(seat) + steps) % 4] as Seat
