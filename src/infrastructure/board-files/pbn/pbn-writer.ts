import type { Board } from '../../../application/ports/board-writer.js'
import type { Contract } from '../../../domain/bridge/auction.js'
import { bidText } from '../../../domain/bridge/auction.js'
import { SEATS, seatAfter } from '../../../domain/bridge/board.js'
import { openingLeader } from '../../../domain/bridge/play.js'
import { contractOfDeal } from '../../../domain/deal.js'
import { withoutControls } from '../../../domain/text.js'
import { titleFrom } from '../board-draft.js'
import { alertedText, NEXT_CALL } from '../call-notes.js'
import { paragraphTexts } from '../paragraph-texts.js'
import { tableOfPlay } from '../play-table.js'
import { COMMAND } from './pbn-body.js'
import { tagOfLine } from './pbn-comment.js'
import { MAX_PLACES } from './pbn-sections.js'
import { tagText } from './pbn-tokens.js'
import { linesOfTricks } from './pbn-tricks.js'

const CALLS_A_LINE = 4

const LINE_BREAK = '\r\n'

const linesOf = (lines: readonly string[]): string => lines.map((line) => line + LINE_BREAK).join('')

export const PBN_HEAD = linesOf(['% PBN 2.1', '% EXPORT'])

/**
 * Writes a game in the export format of Portable Bridge Notation 2.1: the mandatory tags in order, empty if unknown,
 * and an empty line between games. The commentary is written as comments before the auction.
 */
export const writePbnGame = (board: Board, isFirst: boolean): string =>
  linesOf(isFirst ? gameOf(board) : ['', ...gameOf(board)])

/** The tags that every game has, in order. */
const MANDATORY = [
  ...['Event', 'Site', 'Date', 'Board', 'West', 'North', 'East', 'South', 'Dealer', 'Vulnerable', 'Deal', 'Scoring'],
  ...['Declarer', 'Contract', 'Result'],
] as const

const gameOf = (board: Board): readonly string[] => {
  const { dealer, vulnerability, hands, play, result, doubleDummy } = board
  const said = new Map(board.supplement?.map(({ name, value }) => [name, value]))
  const contract = contractOfDeal(board)
  // A map: a file may call a tag `constructor`.
  const fields: ReadonlyMap<string, string> = new Map(
    Object.entries({
      ...namesOf(board, said),
      Dealer: dealer,
      Vulnerable: vulnerability,
      Deal: `${dealer}:${SEATS.map((_, i) => hands[seatAfter(dealer, i)] ?? '-').join(' ')}`,
      ...(contract === null ? {} : { Declarer: contract.declarer ?? '', Contract: contractText(contract) }),
      ...(result === null ? {} : { Result: String(result) }),
    }),
  )
  if (play.length > 0) said.delete('Play')
  const names = inOrder([...said.keys()])
  return [
    ...[...names, ...(fields.has('Title') ? ['Title'] : [])].flatMap((name) =>
      linesOfTag(name, fields.get(name) ?? said.get(name) ?? ''),
    ),
    ...(doubleDummy === null ? [] : linesOfTricks(doubleDummy.tricks, vulnerability, (name) => said.has(name))),
    ...commentsOf(board),
    ...auctionLines(board, contract === null),
    ...(play.length === 0 || contract === null
      ? []
      : [`[Play "${openingLeader(contract)}"]`, ...tableOfPlay(play, contract, hands)]),
  ]
}

/**
 * The event and the number and, unless the title follows from these, the title in a separate tag, which other programs
 * skip.
 */
const namesOf = (board: Board, said: ReadonlyMap<string, string>) => {
  const title = withoutControls(board.title).trim()
  const number = board.boardNumber === null ? (said.get('Board') ?? '') : String(board.boardNumber)
  const suffix = number && `Board ${number}`
  const rest = suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length).replace(/, $/, '') : title
  const [event = ''] = (said.get('Event') ?? rest).split('\n')
  const isSaid = titleFrom(event, suffix) === title && !/^[?.]/.test(event)
  return {
    Event: said.get('Event') ?? (isSaid ? event : title),
    Board: number,
    ...(isSaid ? {} : { Title: title }),
  }
}

/** The tags in the order of the file; missing mandatory ones are inserted after their predecessors. */
const inOrder = (said: readonly string[]): readonly string[] => {
  const names = [...said]
  for (const [i, name] of MANDATORY.entries())
    if (!names.includes(name)) names.splice(i === 0 ? 0 : names.indexOf(MANDATORY[i - 1] as string) + 1, 0, name)
  return names
}

/** A tag and the lines of its table; a `%` at the start of a line would turn it into an escaped line. */
const linesOfTag = (name: string, text: string): readonly string[] => {
  const [value = '', ...lines] = text.split('\n')
  return [tagText(name, value), ...lines.map((line) => line.replace(/^%/, ' %'))]
}

const contractText = (contract: Contract): string => (contract.level === 0 ? 'Pass' : bidText(contract))

/** A comment in braces for each paragraph; a `;` line if its text would be misread in braces. */
const commentsOf = ({ commentary }: Board): readonly string[] => paragraphTexts(commentary).map(commentLine)

const commentLine = (text: string): string =>
  text.includes('}') || tagOfLine(text) !== null || text.search(COMMAND) >= 0 ? `; ${text}` : `{${text}}`

/**
 * Section 3.5: four calls a line; a star ends an unfinished auction. Notes follow, with an alert as their
 * first word; a note on the next call is a comment.
 */
const auctionLines = ({ dealer, auction, callNotes }: Board, isOpen: boolean): readonly string[] => {
  const notes = callNotes.filter(({ text, alert }) => alert || text !== '')
  if (auction.length === 0 && notes.length === 0) return []
  const noted: { readonly text: string; calls: number }[] = []
  const words: string[] = auction.map((call) => (call === 'P' ? 'Pass' : call))
  for (const note of notes.filter(({ call }) => call < auction.length)) {
    const text = alertedText(note)
    // Readers accept only a limited number of calls for one note.
    const known = noted.find((other) => other.text === text && other.calls < MAX_PLACES)
    if (known === undefined) noted.push({ text, calls: 1 })
    else known.calls++
    words[note.call] = `${words[note.call]} =${known === undefined ? noted.length : noted.indexOf(known) + 1}=`
  }
  if (isOpen) words.push('*')
  const next = notes.find(({ call }) => call === auction.length)
  return [
    tagText('Auction', dealer),
    ...Array.from({ length: Math.ceil(words.length / CALLS_A_LINE) }, (_, i) =>
      words.slice(i * CALLS_A_LINE, (i + 1) * CALLS_A_LINE).join(' '),
    ),
    ...(next === undefined ? [] : [commentLine(`${NEXT_CALL}${alertedText(next)}`)]),
    ...noted.map(({ text }, i) => tagText('Note', `${i + 1}:${text}`)),
  ]
}
