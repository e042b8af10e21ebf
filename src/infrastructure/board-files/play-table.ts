import type { Contract } from '../../domain/bridge/auction.js'
import { SEATS, type Seat } from '../../domain/bridge/board.js'
import { type Hands, readHands } from '../../domain/bridge/hand.js'
import {
  afterCard,
  type Card,
  isCard,
  openingLeader,
  playerOf,
  playersOf,
  playIssues,
  TRICK_SIZE,
  type Trick,
} from '../../domain/bridge/play.js'

import { lettersOf, shown } from './bridge-texts.js'
import { inWords } from './fault-messages.js'

/** Marks a card in a table that was not played or is not known. */
export const NO_CARD = '-'

/** The cards in the order in which they were played, or what is wrong with the table. */
export type ReadPlay = { readonly play: readonly Card[]; readonly fault: null } | { readonly fault: string }

/** The fault for a word that is not a card. */
export const notACard = (word: string): ReadPlay => ({ fault: `${shown(word)} is not a card` })

/**
 * Parses a card as written in files: in any case, with `10` or `T` for a ten, and a letter or a symbol for the suit.
 */
export const cardFrom = (text: string): Card | null => {
  const card = lettersOf(text).toUpperCase().replace('10', 'T')
  return isCard(card) ? card : null
}

const columnOf = (seat: Seat, first: Seat): number => (SEATS.indexOf(seat) - SEATS.indexOf(first) + 4) % 4

/**
 * The cards of a table in the order in which they were played. Each row is a trick. The first column is always that of
 * the same seat, no matter who leads.
 */
export const playOfTable = (cells: readonly string[], first: Seat | null, contract: Contract | null): ReadPlay => {
  const leader = openingLeader(contract)
  const strain = contract?.strain ?? null
  if (leader === null || strain === null) return { fault: 'no auction ends in a contract' }
  const play: Card[] = []
  let trick: Trick = { leader, cards: [] }
  for (;;) {
    const row = Math.floor(play.length / TRICK_SIZE) * TRICK_SIZE
    const cell = cells[row + columnOf(playerOf(trick), first ?? leader)] ?? NO_CARD
    if (cell === NO_CARD) break
    const card = cardFrom(cell)
    if (card === null) return notACard(cell)
    play.push(card)
    trick = afterCard(trick, card, strain)
  }
  const said = cells.filter((cell) => cell !== NO_CARD).length
  return said === play.length ? { play, fault: null } : { fault: 'it leaves cards out' }
}

/** The same play if it is legal, otherwise the fault. */
export const lawfulPlay = (
  read: ReadPlay,
  given: Readonly<Partial<Record<Seat, string | null>>>,
  contract: Contract | null,
): ReadPlay => {
  if (read.fault !== null) return read
  const [issue] = playIssues(read.play, readHands(given).hands, contract)
  return issue === undefined ? read : { fault: inWords(issue.message) }
}

/** The rows of a table, with columns from the opening leader on, and a `*` at the end if cards were left unplayed. */
export const tableOfPlay = (play: readonly Card[], contract: Contract, hands: Hands): readonly string[] => {
  const [first, ...others] = playersOf(play, contract)
  if (first === undefined) return []
  const rows: string[][] = []
  for (const [at, seat] of [first, ...others].entries()) {
    if (at % TRICK_SIZE === 0) rows.push(Array.from({ length: TRICK_SIZE }, () => NO_CARD))
    const row = rows.at(-1) as string[]
    row[columnOf(seat, first)] = play[at] as Card
  }
  const held = SEATS.reduce((sum, seat) => sum + (hands[seat] ?? '').replaceAll('.', '').length, 0)
  return [...rows.map((row) => row.join(' ')), ...(play.length < held ? ['*'] : [])]
}
