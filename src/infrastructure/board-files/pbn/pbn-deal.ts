import { SEATS, type Seat, seatAfter } from '../../../domain/bridge/board.js'
import type { Hand } from '../../../domain/bridge/hand.js'
import { NoBoard, seatFrom } from '../board-draft.js'
import { shown } from '../bridge-texts.js'
import { handOf, MAX_HAND_TEXT, type ReadHands, requireOneDeck } from '../diagrams/hand-text.js'
import { SEAT_NAMES } from '../fault-messages.js'

/** Some programs write four empty suits. */
const isHidden = (hand: string): boolean => hand === '-' || hand === '...'

const COUNTS = ['no hands', 'one hand', 'two hands', 'three hands', 'four hands']

/**
 * Section 3.4.11: `<first>:<hand> <hand> <hand> <hand>`, clockwise, with `-` for a hidden hand. In some files, each
 * hand follows its seat, in any order.
 * @throws NoBoard that names the first fault
 */
export const handsOfDeal = (deal: string): ReadHands => {
  const [, first = '', rest = ''] = deal.length <= 5 * MAX_HAND_TEXT ? (/^([^\s:]*)\s*:\s*(.*)$/s.exec(deal) ?? []) : []
  const seat = seatFrom(first)
  if (seat === null)
    throw new NoBoard(
      `the deal does not say whose hand comes first, North's, East's, South's or West's: ${shown(deal)}`,
    )
  const texts = rest.split(/\s+/).filter((text) => text !== '')
  const placed = texts.slice(1).some((text) => /^[NESW]:/i.test(text)) ? seatedHands(seat, texts) : inOrder(seat, texts)
  const hands: Partial<Record<Seat, Hand | null>> = {}
  for (const [holder, text] of placed) hands[holder] = isHidden(text) ? null : handOf(holder, text.split('.'), text)
  requireOneDeck(hands)
  return hands
}

const inOrder = (first: Seat, texts: readonly string[]): readonly (readonly [Seat, string])[] => {
  if (texts.length !== SEATS.length)
    throw new NoBoard(`the deal has ${COUNTS[texts.length] ?? `${texts.length} hands`} instead of four`)
  return texts.map((text, i) => [seatAfter(first, i), text] as const)
}

const seatedHands = (first: Seat, texts: readonly string[]): readonly (readonly [Seat, string])[] => {
  const placed = new Map<Seat, string>()
  for (const [i, text] of texts.entries()) {
    const [, name = '', hand = ''] = i === 0 ? ['', first, text] : (/^([NESW]):(.*)$/i.exec(text) ?? [])
    const seat = seatFrom(name)
    if (seat === null) throw new NoBoard(`the deal does not say whose hand ${shown(text)} is`)
    if (placed.has(seat)) throw new NoBoard(`the deal names the hand of ${SEAT_NAMES[seat]} twice`)
    placed.set(seat, hand)
  }
  return [...placed]
}
