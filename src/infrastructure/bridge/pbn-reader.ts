import type { BoardRecord } from '../../application/ports/board-reader.js'
import { MAX_BOARD_NUMBER, SEATS, type Seat, seatAfter, type Vulnerability } from '../../domain/board.js'
import { type DealFields, MAX_TITLE_LENGTH } from '../../domain/deal.js'
import { parseHand } from '../../domain/hand.js'
import { cutAt, withoutControlCharacters } from '../../domain/text.js'

/** One game of a PBN file: its tag pairs, and the line of the first. */
interface Game {
  readonly line: number
  readonly tags: ReadonlyMap<string, string>
}

const TAG = /^\s*\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/

/**
 * Reads the boards of a PBN file (Portable Bridge Notation 2.1): number, dealer, vulnerability, hands and the event's
 * name. A board begins where a tag comes again; a value `#` repeats that of the board before (section 3.4).
 */
export function* readPbn(text: string): Iterable<BoardRecord> {
  let index = 0
  for (const { line, tags } of gamesOf(text)) {
    const fields = fieldsOf(tags)
    yield typeof fields === 'string' ? { index, line, message: fields } : { index, line, fields }
    index++
  }
}

/** No value that a board needs is longer; what is, is cut, so that no file can make a reader slow or an answer large. */
const MAX_VALUE_LENGTH = 1_000

function* gamesOf(text: string): Iterable<Game> {
  let before: ReadonlyMap<string, string> | undefined
  let tags = new Map<string, string>()
  let line = 0
  function* finish(): Iterable<Game> {
    if (tags.size === 0) return
    before = inherited(tags, before)
    tags = new Map()
    yield { line, tags: before }
  }
  for (const [at, content] of text.split(/\r\n|\r|\n/).entries()) {
    const tag = TAG.exec(content)
    if (tag === null) {
      // An empty line ends a game (section 2.4); inside a section of tables and calls there is none.
      if (content.trim() === '') yield* finish()
      continue
    }
    const [, name, value] = tag as unknown as [string, string, string]
    if (tags.has(name) && name !== 'Note') yield* finish()
    if (tags.size === 0) line = at + 1
    tags.set(name, value.slice(0, MAX_VALUE_LENGTH).replace(/\\(.)/g, '$1').trim())
  }
  yield* finish()
}

const inherited = (tags: Map<string, string>, before: ReadonlyMap<string, string> | undefined) =>
  new Map([...tags].map(([name, value]) => [name, value === '#' ? (before?.get(name) ?? '') : value]))

const fieldsOf = (tags: ReadonlyMap<string, string>): DealFields | string => {
  const board = tags.get('Board') ?? ''
  const boardNumber = /^[1-9]\d{0,2}$/.test(board) ? Number(board) : null
  if (boardNumber === null && board !== '' && board !== '?')
    return `[Board "${shown(board)}"] is not a number from 1 to ${MAX_BOARD_NUMBER}`
  const dealerText = tags.get('Dealer') ?? ''
  const dealer = isSeat(dealerText) ? dealerText : null
  if (dealer === null && dealerText !== '' && dealerText !== '?')
    return `[Dealer "${shown(dealerText)}"] is not one of N, E, S, W`
  const vulnerabilityText = tags.get('Vulnerable') ?? ''
  const vulnerability = VULNERABILITIES.get(vulnerabilityText.toLowerCase()) ?? null
  if (vulnerability === null && vulnerabilityText !== '' && vulnerabilityText !== '?')
    return `[Vulnerable "${shown(vulnerabilityText)}"] is none of None, NS, EW, All`
  const deal = tags.get('Deal')
  if (deal === undefined) return 'there is no [Deal] tag'
  const hands = handsOf(deal)
  if (hands === null) return `[Deal "${shown(deal)}"] is not a first seat and four hands`
  return { title: titleOf(tags.get('Event') ?? '', board), boardNumber, dealer, vulnerability, hands }
}

const MAX_SHOWN_LENGTH = 80

/** A value as a message repeats it. */
const shown = (value: string): string =>
  value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value

const isSeat = (text: string): text is Seat => (SEATS as readonly string[]).includes(text)

/** Section 3.4.11: `None`, `Love` and `-` are one, as are `All` and `Both`. */
const VULNERABILITIES: ReadonlyMap<string, Vulnerability> = new Map([
  ['none', 'None'],
  ['love', 'None'],
  ['-', 'None'],
  ['ns', 'NS'],
  ['ew', 'EW'],
  ['all', 'All'],
  ['both', 'All'],
])

/** Four hands of 13 cards and what stands between them, with room for stray spaces. */
const MAX_DEAL_LENGTH = 120

/** Section 3.4.12: `<first>:<hand> <hand> <hand> <hand>`, clockwise, `-` for a hand that is not shown. */
const handsOf = (deal: string): Partial<Record<Seat, string | null>> | null => {
  if (deal.length > MAX_DEAL_LENGTH) return null
  const [, first, rest] = /^([NESW])\s*:\s*(.+)$/.exec(deal) ?? []
  const texts = rest?.trim().split(/\s+/)
  if (first === undefined || texts?.length !== 4 || texts.some((hand) => hand !== '-' && parseHand(hand) === null))
    return null
  return Object.fromEntries(texts.map((hand, i) => [seatAfter(first as Seat, i), hand === '-' ? null : hand]))
}

const titleOf = (event: string, board: string): string => {
  const name = event === '?' ? '' : event.slice(0, 2 * MAX_TITLE_LENGTH)
  const number = board === '' || board === '?' ? '' : `Board ${board}`
  return cutAt(withoutControlCharacters([name, number].filter(Boolean).join(', ')) || 'Board', MAX_TITLE_LENGTH)
}
