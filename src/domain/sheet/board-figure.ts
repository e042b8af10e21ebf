import { captionOf, seatLetter, spokenHand } from '../board-in-words.js'
import { SEATS, type Seat } from '../bridge/board.js'
import { type Hands, highCardPoints } from '../bridge/hand.js'
import type { SharedCallNote } from '../call-note.js'
import { contractOfDeal } from '../deal.js'
import type { DealContent } from '../deal-content.js'
import {
  DRAWING_HEIGHT,
  DRAWING_WIDTH,
  drawCaption,
  drawCompass,
  drawHand,
  drawHiddenHand,
  drawPoints,
  drawSeatName,
  FRAME_RADIUS,
  type Mark,
} from '../drawing/board-drawing.js'
import type { RankLanguage } from '../drawing/ranks.js'
import { type ShownHands, seatsShown } from '../student-view.js'
import type { Item } from './sheet-flow.js'
import type { SheetMark } from './sheet-marks.js'
import type { SheetWords } from './sheet-words.js'

/** The fields of a board that are printed. */
export type SheetBoard = Pick<
  DealContent,
  | 'title'
  | 'boardNumber'
  | 'dealer'
  | 'vulnerability'
  | 'hands'
  | 'auction'
  | 'play'
  | 'result'
  | 'doubleDummy'
  | 'commentary'
> & { readonly id: string; readonly callNotes: readonly SharedCallNote[] }

/** The reader's language: words, and letters of the ranks. */
export interface Reader {
  readonly words: SheetWords
  readonly ranks: RankLanguage
}

/** A mark of a board's drawing, moved and scaled to its place on the sheet. */
export const placed = (mark: Mark, x: number, y: number, scale: number): SheetMark => {
  const at = { x: x + mark.x * scale, y: y + mark.y * scale }
  switch (mark.shape) {
    case 'text':
      return { ...mark, ...at, size: mark.size * scale, isItalic: false, isRightToLeft: false }
    case 'dot':
      return { ...mark, ...at, radius: mark.radius * scale }
    case 'edge':
      return { ...mark, ...at, scale }
    case 'frame':
      return {
        ...{ ...mark, ...at },
        ...{ width: mark.width * scale, height: mark.height * scale, radius: FRAME_RADIUS * scale },
      }
  }
}

interface Figure extends Reader {
  readonly board: SheetBoard
  readonly hands: ShownHands
  readonly scale: number
  /** The lines next to North. */
  readonly caption: readonly string[]
  /** Whether the high-card points of the shown hands are printed in the lower left corner. */
  readonly hasPoints?: boolean
}

export const FIGURE_WIDTH = DRAWING_WIDTH
export const FIGURE_HEIGHT = DRAWING_HEIGHT

/** The lines of a caption without a board number: the dealer and the vulnerability. */
const CAPTION_WITHOUT_NUMBER = 2

/** Whether a hand has a suit so long that its cards begin above the hand's place. */
const isHigh = (hands: Hands, seat: Seat): boolean => hands[seat]?.split('.').some((suit) => suit.length > 9) ?? false

const pointsOf = (hands: Hands, shown: readonly Seat[]): Readonly<Partial<Record<Seat, number>>> =>
  Object.fromEntries(
    shown.flatMap((seat) => {
      const hand = hands[seat]
      return hand === null ? [] : [[seat, highCardPoints(hand)]]
    }),
  )

/** The diagram of a board: the hands that are shown, and named frames for the others. */
export const boardFigure = ({ board, hands, scale, caption, hasPoints = false, words, ranks }: Figure): Item => {
  const shown = seatsShown(hands, contractOfDeal(board))
  const letters = Object.fromEntries(SEATS.map((seat) => [seat, seatLetter(words, seat)])) as Record<Seat, string>
  const drawing = [
    ...drawCaption(caption, caption.length > CAPTION_WITHOUT_NUMBER),
    ...drawCompass({ ...board, letters }),
    ...(hasPoints ? drawPoints(pointsOf(board.hands, shown)) : []),
    ...SEATS.flatMap((seat) => {
      const hand = board.hands[seat]
      if (hand === null) return []
      return shown.includes(seat)
        ? drawHand(seat, hand, ranks)
        : [...drawHiddenHand(seat), ...drawSeatName(seat, words(`seat.${seat}`))]
    }),
  ]
  const spoken = SEATS.map((seat) => {
    const hand = board.hands[seat]
    const known = hand === null ? words('board.unknownHand') : spokenHand(hand, words, ranks)
    return `${words(`seat.${seat}`)}: ${hand === null || shown.includes(seat) ? known : words('board.hiddenHand')}`
  })
  const above = isHigh(board.hands, 'N') ? 12 * scale : 0
  return {
    height: FIGURE_HEIGHT * scale + above,
    gap: 4,
    group: { tag: 'Figure', alt: [captionOf(board, words).join(', '), ...spoken].join('. ') },
    place: (x, y) => ({ marks: drawing.map((mark) => placed(mark, x, y + above, scale)) }),
  }
}
