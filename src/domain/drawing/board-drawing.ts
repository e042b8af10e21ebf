import { isVulnerable, SEATS, type Seat, type Vulnerability } from '../bridge/board.js'
import { SUITS, type Suit } from '../bridge/card.js'
import type { Hand } from '../bridge/hand.js'
import { type RankLanguage, rankIn } from './ranks.js'

/** A suit or a role; each medium gives it a colour. */
export type Ink = 'S' | 'H' | 'D' | 'C' | 'ink' | 'soft' | 'line' | 'vulnerable'

/** The shapes and texts of a board's drawing, which is {@link DRAWING_WIDTH} units wide. `y` is a text's baseline. */
export type Mark =
  | {
      readonly shape: 'text'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly ink: Ink
      readonly text: string
      readonly isBold: boolean
      readonly isCentred: boolean
    }
  | {
      readonly shape: 'frame'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly ink: Ink
    }
  | {
      /** A line of {@link EDGE_WIDTH} along the frame, as an SVG path. */
      readonly shape: 'edge'
      readonly x: number
      readonly y: number
      /** Relative path commands, starting at `x` and `y`. */
      readonly path: string
      readonly ink: Ink
    }
  | { readonly shape: 'dot'; readonly x: number; readonly y: number; readonly radius: number; readonly ink: Ink }

export const DRAWING_WIDTH = 344
export const DRAWING_HEIGHT = 304

const CARD_SIZE = 18
const CAPTION_SIZE = 13
const CAPTION_LINE = 20
/** How many letters of a caption line fit beside North. */
const CAPTION_LETTERS = 15
const SEAT_SIZE = 12
const LINE = 24
const SYMBOL_ROOM = 21

/** The place of each hand, which is an empty frame while the hand is hidden. */
export const HAND_PLACES: Readonly<
  Record<Seat, { readonly x: number; readonly y: number; readonly width: number; readonly height: number }>
> = {
  N: { x: 112, y: 0, width: 120, height: 96 },
  E: { x: 216, y: 104, width: 128, height: 96 },
  S: { x: 112, y: 208, width: 120, height: 96 },
  W: { x: 0, y: 104, width: 128, height: 96 },
}

const COMPASS = { x: 136, y: 116, size: 72 } as const
/** A trick takes all the room between the hands, so that it can be read on a phone. */
const TRICK = { x: 134, y: 108, width: 76, height: 88 } as const
const TRICK_SIZE = 17
const TRICK_SYMBOL_ROOM = 13
/** The corner radius of a frame, and the width of a vulnerable side's edge. */
export const FRAME_RADIUS = 6
export const EDGE_WIDTH = 3

export const SUIT_SYMBOLS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }

/** The ranks of a hand by suit, spades first, as they are read. */
export const ranksBySuit = (hand: Hand, language: RankLanguage = 'en'): readonly (readonly string[])[] =>
  hand.split('.').map((ranks) => [...ranks].map((rank) => rankIn(rank, language)))

const text = (
  x: number,
  y: number,
  size: number,
  ink: Ink,
  content: string,
  { isBold = false, isCentred = false } = {},
): Mark => ({ shape: 'text', x, y, size, ink, text: content, isBold, isCentred })

/**
 * The width reserved for each rank that is not a single digit, in ems of a plain typeface; the rank is centred in it.
 * Below are the width of a digit, and the usual and the least space between two cards.
 */
const WIDTHS: Readonly<Record<string, number>> = {
  ...{ A: 0.72, B: 0.72, D: 0.8, E: 0.68, H: 0.8, J: 0.5, K: 0.72, Kn: 1.36, Q: 0.8, R: 0.72, V: 0.72, W: 1 },
  '10': 1.22,
}
const DIGIT = 0.64
const SPACE = 0.26
const LEAST_SPACE = 0.08

const widthOf = (rank: string): number => CARD_SIZE * (WIDTHS[rank] ?? DIGIT)
const widthOfAll = (ranks: readonly string[]): number => ranks.reduce((sum, rank) => sum + widthOf(rank), 0)

/** Splits a suit into two lines if it does not fit on one, even with the least space between its cards. */
const linesOf = (ranks: readonly string[], room: number): readonly (readonly string[])[] => {
  if (widthOfAll(ranks) + CARD_SIZE * LEAST_SPACE * (ranks.length - 1) <= room) return [ranks]
  const half = Math.ceil(ranks.length / 2)
  return [ranks.slice(0, half), ranks.slice(half)]
}

/** Positions each card separately, so that the layout does not depend on the typeface. */
const lineOfCards = (ranks: readonly string[], x: number, y: number, room: number): readonly Mark[] => {
  const spare = (room - widthOfAll(ranks)) / Math.max(1, ranks.length - 1)
  const space = Math.min(CARD_SIZE * SPACE, spare)
  let at = x
  return ranks.map((rank) => {
    const middle = at + widthOf(rank) / 2
    const mark = text(Math.round(middle * 10) / 10, y, CARD_SIZE, 'ink', rank, { isCentred: true })
    at += widthOf(rank) + space
    return mark
  })
}

/** The cards of a hand at its place, one line per suit, or two for a very long suit. */
export const drawHand = (seat: Seat, hand: Hand, language: RankLanguage = 'en'): readonly Mark[] => {
  const place = HAND_PLACES[seat]
  const room = (seat === 'N' || seat === 'S' ? DRAWING_WIDTH - place.x : place.width) - SYMBOL_ROOM
  const suits = ranksBySuit(hand, language).map((ranks) => linesOf(ranks, room))
  const more = suits.flat().length - suits.length
  let y = place.y + CARD_SIZE - (LINE / 2) * more
  return SUITS.flatMap((suit, i) => [
    text(place.x, y, CARD_SIZE, suit, SUIT_SYMBOLS[suit]),
    ...(suits[i] ?? []).flatMap((ranks) => {
      const line = y
      y += LINE
      return lineOfCards(ranks.length === 0 ? ['—'] : ranks, place.x + SYMBOL_ROOM, line, room)
    }),
  ])
}

/** The places of the four hands' points in the lower left corner. */
const POINTS_PLACES: Readonly<Record<Seat, readonly [x: number, y: number]>> = {
  N: [46, 250],
  E: [72, 270],
  S: [46, 290],
  W: [20, 270],
}
const POINTS_SIZE = 17

/** The high-card points of hands, arranged like the hands. */
export const drawPoints = (points: Readonly<Partial<Record<Seat, number>>>): readonly Mark[] =>
  SEATS.flatMap((seat) => {
    const own = points[seat]
    if (own === undefined) return []
    const [x, y] = POINTS_PLACES[seat]
    return [text(x, y, POINTS_SIZE, 'soft', String(own), { isCentred: true })]
  })

export interface Compass {
  readonly boardNumber: number | null
  readonly dealer: Seat
  readonly vulnerability: Vulnerability
  /** The letters of the seats in the reader's language. */
  readonly letters: Readonly<Record<Seat, string>>
}

const FAR = COMPASS.size
const STRAIGHT = FAR - 2 * FRAME_RADIUS
const bend = (x: number, y: number): string =>
  `a${FRAME_RADIUS} ${FRAME_RADIUS} 0 0 1 ${x * FRAME_RADIUS} ${y * FRAME_RADIUS}`

/** The path along each side of the compass and its two corners, which returns to its start. */
const EDGES: Readonly<Record<Seat, string>> = {
  N: `m0 ${FRAME_RADIUS}${bend(1, -1)}h${STRAIGHT}${bend(1, 1)}m${-FAR} ${-FRAME_RADIUS}`,
  E: `m${FAR - FRAME_RADIUS} 0${bend(1, 1)}v${STRAIGHT}${bend(-1, 1)}m${FRAME_RADIUS - FAR} ${-FAR}`,
  S: `m${FAR} ${FAR - FRAME_RADIUS}${bend(-1, 1)}h${-STRAIGHT}${bend(-1, -1)}m0 ${FRAME_RADIUS - FAR}`,
  W: `m${FRAME_RADIUS} ${FAR}${bend(-1, -1)}v${-STRAIGHT}${bend(1, -1)}m${-FRAME_RADIUS} 0`,
}

/**
 * The compass in the middle of the table: the board's number, a letter for each seat, a dot above the dealer's letter,
 * and an edge in the ink `vulnerable` at each vulnerable seat.
 */
export const drawCompass = ({ boardNumber, dealer, vulnerability, letters }: Compass): readonly Mark[] => {
  const { x, y, size } = COMPASS
  const middle = x + size / 2
  const places = {
    N: [middle, y + 21],
    E: [x + size - 12, y + 43],
    S: [middle, y + size - 6],
    W: [x + 12, y + 43],
  } as const
  const path = SEATS.map((seat) => (isVulnerable(seat, vulnerability) ? EDGES[seat] : '')).join('')
  return [
    { shape: 'frame', x, y, width: size, height: size, ink: 'line' },
    ...(path === '' ? [] : [{ shape: 'edge', x, y, path, ink: 'vulnerable' } as const]),
    ...SEATS.flatMap((seat): readonly Mark[] => {
      const [left, line] = places[seat]
      const dot = { shape: 'dot', x: left, y: line - 14, radius: 2.5, ink: 'ink' } as const
      return [
        ...(seat === dealer ? [dot] : []),
        text(left, line, SEAT_SIZE, 'soft', letters[seat], { isBold: true, isCentred: true }),
      ]
    }),
    ...(boardNumber === null
      ? []
      : [
          text(middle, y + (boardNumber > 99 ? 43.5 : 45), boardNumber > 99 ? 14 : 18, 'ink', String(boardNumber), {
            isBold: true,
            isCentred: true,
          }),
        ]),
  ]
}

/** A trick, complete or not. */
export interface DrawnTrick {
  /** The card that each seat has played. */
  readonly cards: Readonly<Partial<Record<Seat, string>>>
  /** `null` while cards are missing. */
  readonly winner: Seat | null
}

/**
 * The cards of a trick in the middle of the table, each in front of its player, in place of the letters and the number.
 * The winning card is bold.
 */
export const drawTrick = ({ cards, winner }: DrawnTrick, language: RankLanguage = 'en'): readonly Mark[] => {
  const { x, y } = TRICK
  const places = { N: [25, 24], E: [40, 50], S: [25, 77], W: [4, 50] } as const
  return [
    { shape: 'frame', ...TRICK, ink: 'line' },
    ...SEATS.flatMap((seat) => {
      const card = cards[seat]
      if (card === undefined) return []
      const [left, line] = places[seat]
      const isBold = seat === winner
      const suit = card.charAt(0) as Suit
      return [
        text(x + left, y + line, TRICK_SIZE, suit, SUIT_SYMBOLS[suit]),
        text(x + left + TRICK_SYMBOL_ROOM, y + line, TRICK_SIZE, 'ink', rankIn(card.charAt(1), language), { isBold }),
      ]
    }),
  ]
}

/** Splits a caption line in two if it would touch North; the second line is as long as fits. */
const captionLines = (line: string): readonly string[] => {
  if (line.length <= CAPTION_LETTERS) return [line]
  const end = line.indexOf(' ', line.length - CAPTION_LETTERS - 1)
  return end < 0 ? [line] : [line.slice(0, end), line.slice(end + 1)]
}

/** The caption to the left of North. @param hasHead whether the first line is more important than the others */
export const drawCaption = (lines: readonly string[], hasHead = true): readonly Mark[] =>
  lines.flatMap(captionLines).map((line, i) => {
    const isBold = hasHead && i === 0
    return text(0, CAPTION_SIZE + CAPTION_LINE * i, CAPTION_SIZE, isBold ? 'ink' : 'soft', line, { isBold })
  })

/** Lines to the left of South, the last one at the bottom of the drawing. */
export const drawTally = (lines: readonly string[]): readonly Mark[] =>
  lines.map((line, i) =>
    text(0, DRAWING_HEIGHT - 6 - CAPTION_LINE * (lines.length - 1 - i), CAPTION_SIZE, i === 0 ? 'ink' : 'soft', line, {
      isBold: i === 0,
    }),
  )

/** The frame of a hand that is not shown yet. */
export const drawHiddenHand = (seat: Seat): readonly Mark[] => [{ shape: 'frame', ...HAND_PLACES[seat], ink: 'line' }]

const NAME_SIZE = 17

/** The name of a seat in the frame of its hidden hand. Used in print, where no button shows whose hand it is. */
export const drawSeatName = (seat: Seat, name: string): readonly Mark[] => {
  const { x, y, width, height } = HAND_PLACES[seat]
  return [text(x + width / 2, y + height / 2 + NAME_SIZE / 3, NAME_SIZE, 'soft', name, { isCentred: true })]
}
