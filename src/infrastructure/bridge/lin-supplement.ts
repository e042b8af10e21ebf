import type { Contract } from '../../domain/auction.js'
import type { Seat } from '../../domain/board.js'
import { type Card, MAX_TRICKS, tricksTaken } from '../../domain/play.js'
import { type BoardDraft, MAX_SECTION_LENGTH, type UnreadPlay } from './board-draft.js'
import { oneLine } from './bridge-texts.js'
import type { LinHead } from './lin-boards.js'
import { isSaid, SILENT } from './lin-digest.js'
import { LIN_SEATS, type LinToken } from './lin-tokens.js'
import { cardFrom, lawfulPlay, NOT_CARDS, type ReadPlay } from './play-table.js'

/** The play and the result of a board. */
export interface LinPlay {
  readonly fields: { readonly play: readonly Card[]; readonly result: number | null }
  readonly unread: UnreadPlay | null
}

const CARD = /([SHDC])(10|[2-9TJQKA])|\s+|./gi

const cardsIn = (text: string): ReadPlay => {
  const words = [...text.matchAll(CARD)].map(([word]) => word.trim()).filter(Boolean)
  const cards = words.map(cardFrom)
  return cards.includes(null) ? NOT_CARDS : { play: cards.filter((card) => card !== null), fault: null }
}

/** Cards (`pc`) in the order in which they were played, and the tricks claimed (`mc`), else those that were taken. */
export const playOf = (
  tokens: readonly LinToken[],
  hands: Readonly<Partial<Record<Seat, string | null>>>,
  contract: Contract | null,
): LinPlay => {
  const value = tokens
    .flatMap((token) => (token.command === 'pc' ? [oneLine(token.value)] : []))
    .filter(Boolean)
    .join(' ')
  const isPlayed = contract !== null && contract.level > 0
  const read: ReadPlay =
    value === ''
      ? { play: [], fault: null }
      : value.length > MAX_SECTION_LENGTH
        ? { fault: 'it is too long' }
        : isPlayed
          ? lawfulPlay(cardsIn(value), hands, contract)
          : { fault: 'no auction ends in a contract' }
  const play = read.fault === null ? read.play : []
  const claim = claimOf(tokens)
  const result = isPlayed ? (claim ?? tricksTaken(play, contract)) : null
  const unread = read.fault === null ? null : { value, fault: read.fault }
  return { fields: { play, result }, unread }
}

const claimOf = (tokens: readonly LinToken[]): number | null => {
  const claim = tokens.find((token) => token.command === 'mc' && isSaid(token))?.value.trim() ?? ''
  return /^\d{1,2}$/.test(claim) && Number(claim) <= MAX_TRICKS ? Number(claim) : null
}

/** What of a board no field holds. */
interface Aside {
  readonly tokens: readonly LinToken[]
  readonly title: string
  /** The value of `qx`: the room and the number. */
  readonly room: string
  /** The number of the board, as it was read. */
  readonly number: string
  /** The value of `vg`: the event and what else is told of it, with commas between. */
  readonly event: string
  readonly head: LinHead
}

const SEAT_NAMES: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' }

/** Keeps what no field holds. What stands before all boards is kept as long as it is not longer than the board. */
export const keepAside = (
  draft: BoardDraft,
  { tokens, title, room, number, event, head }: Aside,
  { fields, unread }: LinPlay,
  length: number,
): void => {
  const isClosed = /^c/i.test(room)
  const own = tokens.some((token) => token.command === 'pn' && isSaid(token))
  let left = length
  const fits = (command: string, value: string): boolean => {
    left -= command.length + value.length
    if (left < 0) draft.warn(`what stands before all boards is longer than this one, and not kept from ${command} on`)
    return left >= 0
  }
  keepEvent(draft, event, title, tokens.some(({ command }) => command === 'vg') ? () => true : fits)
  for (const token of head.tokens) {
    const { command } = token
    if (command === '' || (SILENT.has(command) && command !== 'pc') || !isSaid(token)) continue
    // Before the value is looked at: there may be many boards behind a long head.
    if (!fits(command, token.value)) break
    const value = oneLine(token.value)
    if (command === 'pn' && !own) keepPlayers(draft, value, isClosed)
    else draft.keep(command, value)
  }
  if (isClosed) draft.keep('Room', 'Closed')
  if (isOddName(room, number)) draft.keep('qx', room)
  let [claims, plays] = [0, 0]
  for (const token of tokens) {
    const { command } = token
    if (command === 'pc' && unread !== null && plays++ === 0) draft.keepPlay('pc', unread)
    if (command === '' || !isSaid(token)) continue
    if (command === 'pn') keepPlayers(draft, oneLine(token.value), isClosed)
    else if (command === 'mc' && fields.result !== null && claimOf([token]) === fields.result && claims++ === 0)
      continue
    else if (!SILENT.has(command)) draft.keep(command, oneLine(token.value))
  }
}

/** Whether `qx` says more than a room and a number. */
const isOddName = (room: string, number: string): boolean =>
  room !== '' && !/^[a-z]?0*$/i.test(room) && !(number !== '' && /^[oc]?\d+$/i.test(room))

const keepEvent = (
  draft: BoardDraft,
  value: string,
  title: string,
  fits: (command: string, value: string) => boolean,
): void => {
  const [event = '', ...others] = value.split(',').map((part) => part.trim())
  if (event !== '' && fits('vg', event)) {
    if (title.startsWith(event)) draft.keepSaid('Event', event)
    else draft.keep('Event', event)
  }
  if (others.some((part) => part !== '') && fits('vg', value)) draft.keep('vg', value)
}

/** Four players from south on; with those of two rooms the second four are those of the closed one. */
const keepPlayers = (draft: BoardDraft, value: string, isClosed: boolean): void => {
  const names = value.split(',').map((name) => name.trim())
  const isTwoRooms = names.slice(4).some((name) => name !== '')
  const room = isTwoRooms && isClosed ? names.slice(4) : names
  for (const [i, seat] of LIN_SEATS.entries()) {
    const name = room[i] ?? ''
    if (name !== '') draft.keep(SEAT_NAMES[seat], name)
  }
  if (isTwoRooms) draft.keep('pn', value)
}
