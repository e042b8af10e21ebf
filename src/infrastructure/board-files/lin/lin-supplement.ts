import type { BoardDraft } from '../board-draft.js'
import { oneLine } from '../bridge-texts.js'
import { SEAT_NAMES } from '../fault-messages.js'
import type { LinHead } from './lin-boards.js'
import { isSaid, SILENT } from './lin-digest.js'
import { claimOf, type LinPlay } from './lin-play.js'
import { LIN_SEATS, type LinToken } from './lin-tokens.js'

/** The parts of a board that are needed to keep data without a field. */
interface Aside {
  readonly tokens: readonly LinToken[]
  readonly title: string
  /** The value of `qx`: the room and the number. */
  readonly room: string
  /** The number of the board, as it was read. */
  readonly number: string
  /** The value of `vg`: the event and its details, separated by commas. */
  readonly event: string
  readonly head: LinHead
}

/** Keeps values that have no field. The head is kept unless it is longer than the board. */
export const addToSupplement = (
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
    if (left < 0)
      draft.warn(`the head of the file is longer than this board, so it was dropped from ${command} onwards`)
    return left >= 0
  }
  const players = own ? undefined : head.tokens.find((token) => token.command === 'pn' && isSaid(token))
  // The players come first, because there may be no room for everything.
  const hasPlayers = players !== undefined && fits('pn', players.value)
  keepEvent(draft, event, title, tokens.some(({ command }) => command === 'vg') ? () => true : fits)
  for (const token of head.tokens) {
    const { command } = token
    if (token === players) {
      if (hasPlayers) keepPlayers(draft, oneLine(token.value), isClosed)
      continue
    }
    // Checked before the value is examined: a long head may be followed by many boards.
    if (left < 0 || command === '' || (SILENT.has(command) && command !== 'pc') || !isSaid(token)) continue
    if (fits(command, token.value)) draft.keep(command, oneLine(token.value))
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
    else if (!SILENT.has(command) && !(command === 'bn' && Number(token.value) === Number(number)))
      draft.keep(command, oneLine(token.value))
  }
}

/** Whether `qx` contains more than a room and the board's number. */
const isOddName = (room: string, number: string): boolean =>
  room !== '' && !/^[a-z]?0*$/i.test(room) && Number(/^[oc]?(\d+)$/i.exec(room)?.[1]) !== Number(number)

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

/** Four players from South on. If there are eight, the last four are those of the closed room. */
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
