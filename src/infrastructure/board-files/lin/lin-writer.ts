import type { Board } from '../../../application/ports/board-writer.js'
import type { Call } from '../../../domain/bridge/auction.js'
import type { Vulnerability } from '../../../domain/bridge/board.js'
import { SUITS } from '../../../domain/bridge/card.js'
import type { Hands } from '../../../domain/bridge/hand.js'
import type { SharedCallNote } from '../../../domain/call-note.js'
import { contractOfDeal } from '../../../domain/deal.js'
import { withoutControls } from '../../../domain/text.js'
import { alertedText, NEXT_CALL, nextCallIn } from '../call-notes.js'
import { paragraphTexts } from '../paragraph-texts.js'
import { boardIn } from './lin-names.js'
import { LIN_SEATS } from './lin-tokens.js'

const VULNERABILITIES: Readonly<Record<Vulnerability, string>> = { None: 'o', NS: 'n', EW: 'e', All: 'b' }

/**
 * A board of a LIN file, on one line. Its number is in `qx`, its title in `ah`, the play in `pc`, the result in
 * `mc`, notes at calls in `an` and `!`, and the commentary in `nt`. Nothing else is written.
 */
export const writeLinBoard = (board: Board): string => {
  const next = board.callNotes.find(({ call }) => call === board.auction.length)
  const texts = [
    ...(next === undefined ? [] : [`nt|${plain(`${NEXT_CALL}${alertedText(next)}`)}|`]),
    ...paragraphTexts(board.commentary).map((text) => `${nextCallIn(text) === null ? 'nt' : 'at'}|${plain(text)}|`),
  ]
  return `${linOf(board)}${playOf(board)}${texts.join('')}pg||\n`
}

const playOf = (board: Board): string => {
  const cards = board.play.map((card) => `pc|${card}|`)
  const isPlayed = (contractOfDeal(board)?.level ?? 0) > 0
  return [...cards, ...(isPlayed && board.result !== null ? [`mc|${board.result}|`] : [])].join('')
}

/** A board without its play and commentary. */
export const linOf = ({ title, boardNumber, dealer, vulnerability, hands, auction, callNotes }: Board): string =>
  [
    `qx|o${boardNumber ?? 0}|${isNamedOtherwise(title, boardNumber) ? `bn|${boardNumber}|` : ''}st||md|${LIN_SEATS.indexOf(dealer) + 1}${cardsOf(hands)}|rh||`,
    `ah|${plain(withoutControls(title))}|sv|${VULNERABILITIES[vulnerability]}|`,
    ...auction.map((call, at) =>
      callWithNote(
        call,
        callNotes.find((note) => note.call === at),
      ),
    ),
  ].join('')

/** Whether readers could read a different board number from the title. */
const isNamedOtherwise = (title: string, boardNumber: number | null): boolean => {
  const named = boardIn(withoutControls(title).trim())
  return boardNumber !== null && named !== '' && Number(named) !== boardNumber
}

/** A bar would end a value, and can't be escaped. */
const plain = (text: string): string => text.replace(/\|/g, '¦')

/** Readers deduce a fourth hand that is left out, so one that is not shown is written as a dash. */
const cardsOf = (hands: Hands): string => {
  const texts = LIN_SEATS.map((seat) => {
    const hand = hands[seat]
    return hand === null
      ? ''
      : hand
          .split('.')
          .map((ranks, suit) => `${SUITS[suit]}${ranks}`)
          .join('')
  })
  return (texts[3] === '' && texts.slice(0, 3).every((text) => text !== '') ? [...texts.slice(0, 3), '-'] : texts).join(
    ',',
  )
}

const CALLS: Readonly<Record<string, string>> = { P: 'p', X: 'd', XX: 'r' }

const callText = (call: Call): string => CALLS[call] ?? call.replace('NT', 'N')

const callWithNote = (call: Call, note: SharedCallNote | undefined): string =>
  `mb|${callText(call)}${note?.alert ? '!' : ''}|${note === undefined || note.text === '' ? '' : `an|${plain(note.text)}|`}`

const VIEWER = 'https://www.bridgebase.com/tools/handviewer.html'
/** Some programs refuse longer headers and addresses. */
const MAX_ADDRESS = 2_000
const MAX_VIEWER_TITLE = 60

/**
 * The address of the board in Bridge Base Online's hand viewer. If it is too long, the notes on calls are left out, and
 * then the auction as well.
 */
export const viewerAddress = (board: Board): string => {
  const short = { ...board, title: Array.from(board.title).slice(0, MAX_VIEWER_TITLE).join('') }
  const address = (shown: Board): string => `${VIEWER}?lin=${encodeURIComponent(linOf(shown))}`
  const wholes = [short, { ...short, callNotes: [] }].map(address)
  return wholes.find(({ length }) => length <= MAX_ADDRESS) ?? address({ ...short, callNotes: [], auction: [] })
}
