import type { Board } from '../../application/ports/board-writer.js'
import { SEATS, seatAfter } from '../../domain/board.js'
import { contractOfDeal } from '../../domain/deal.js'
import { withoutControls } from '../../domain/text.js'
import { titleFrom } from './board-draft.js'
import { paragraphTexts } from './paragraph-texts.js'
import { tagText } from './pbn-tokens.js'

const CALLS_A_LINE = 4

const LINE_BREAK = '\r\n'

const linesOf = (lines: readonly string[]): string => lines.map((line) => line + LINE_BREAK).join('')

export const PBN_HEAD = linesOf(['% PBN 2.1', '% EXPORT'])

/**
 * A game of Portable Bridge Notation 2.1 in its export format: the mandatory tags in their order, empty where nothing is
 * known, one empty line between games. The commentary is a comment before the auction.
 */
export const writePbnGame = (board: Board, isFirst: boolean): string =>
  linesOf(isFirst ? gameOf(board) : ['', ...gameOf(board)])

const gameOf = (board: Board): readonly string[] => {
  const { boardNumber, dealer, vulnerability, hands, auction } = board
  const title = withoutControls(board.title).trim()
  const contract = contractOfDeal(board)
  const number = boardNumber === null ? '' : String(boardNumber)
  const suffix = number && `Board ${number}`
  const event = suffix !== '' && title.endsWith(suffix) ? title.slice(0, -suffix.length).replace(/, $/, '') : title
  // Where the usual tags do not say it, the title has one of its own, which other programs skip.
  const isSaid = titleFrom(event, suffix) === title && !/^[?.]/.test(event)
  const tags: Readonly<Record<string, string>> = {
    Event: isSaid ? event : title,
    Site: '',
    Date: '',
    Board: number,
    West: '',
    North: '',
    East: '',
    South: '',
    Dealer: dealer,
    Vulnerable: vulnerability,
    Deal: `${dealer}:${SEATS.map((_, i) => hands[seatAfter(dealer, i)] ?? '-').join(' ')}`,
    Scoring: '',
    Declarer: contract?.declarer ?? '',
    Contract:
      contract === null
        ? ''
        : contract.level === 0
          ? 'Pass'
          : `${contract.level}${contract.strain}${'X'.repeat(contract.doubled)}`,
    Result: '',
    ...(isSaid ? {} : { Title: title }),
  }
  return [
    ...Object.entries(tags).map(([name, value]) => tagText(name, value)),
    ...commentOf(board),
    ...(auction.length === 0 ? [] : [`[Auction "${dealer}"]`, ...callLines(board, contract === null)]),
  ]
}

/** A comment in braces; in lines of their own where a brace in it would end it. */
const commentOf = ({ commentary }: Board): readonly string[] => {
  const texts = paragraphTexts(commentary)
  if (texts.length === 0) return []
  return texts.some((text) => text.includes('}')) ? texts.map((text) => `; ${text}`) : ['{', ...texts, '}']
}

/** Section 3.5: four calls a line; a star ends an auction that is not finished. */
const callLines = ({ auction }: Board, isOpen: boolean): readonly string[] => {
  const words = [...auction.map((call) => (call === 'P' ? 'Pass' : call)), ...(isOpen ? ['*'] : [])]
  return Array.from({ length: Math.ceil(words.length / CALLS_A_LINE) }, (_, i) =>
    words.slice(i * CALLS_A_LINE, (i + 1) * CALLS_A_LINE).join(' '),
  )
}
