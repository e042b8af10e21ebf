import fc from 'fast-check'
import { type Font, openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { captionOf } from '../../../src/domain/board-in-words.js'
import { SEATS, type Seat, VULNERABILITIES } from '../../../src/domain/bridge/board.js'
import { cardsOf, type Hand, parseHand } from '../../../src/domain/bridge/hand.js'
import {
  DRAWING_HEIGHT,
  DRAWING_WIDTH,
  drawCaption,
  drawCompass,
  drawHand,
  drawTally,
  drawTrick,
  HAND_PLACES,
  type Mark,
} from '../../../src/domain/drawing/board-drawing.js'
import { RANK_LANGUAGES } from '../../../src/domain/drawing/ranks.js'
import { PAGE_LANGUAGES } from '../../../src/domain/page-languages.js'
import { sheetWords } from '../../../src/domain/sheet/sheet-words.js'

const DECK = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => suit + rank))

const handOf = (cards: readonly string[]): Hand =>
  parseHand(
    [...'SHDC'].map((suit) => cards.flatMap((card) => (card[0] === suit ? card.charAt(1) : [])).join('')).join('.'),
  ) as Hand

/** Any 1 to 13 cards; a long suit more often than the pack would have it. */
const anyHand = fc
  .tuple(fc.shuffledSubarray(DECK, { minLength: 1, maxLength: 13 }), fc.nat(13), fc.nat(3))
  .map(([cards, length, suit]) =>
    handOf([...new Set([...DECK.slice(suit * 13, suit * 13 + length), ...cards])].slice(0, 13)),
  )

const WIDTHS: Readonly<Record<string, number>> = {
  J: 9,
  '10': 20,
  D: 13.9,
  H: 13.5,
  R: 12.5,
  V: 12.3,
  B: 12.3,
  W: 17.8,
  Kn: 23.2,
}
type Letter = Extract<Mark, { shape: 'text' }>
const widthOf = ({ text }: Letter): number => WIDTHS[text] ?? 11
const leftOf = (mark: Letter): number => mark.x - (mark.isCentred ? widthOf(mark) / 2 : 0)
const rightOf = (mark: Letter): number => leftOf(mark) + widthOf(mark)

const lettersOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.shape === 'text' ? [mark] : []))

/** Widths in a typeface as wide as those of most systems. */
const FACES = [false, true].map((isBold) =>
  ['latin', 'latin-ext'].map(
    (part) =>
      openSync(`node_modules/@fontsource/noto-sans/files/noto-sans-${part}-${isBold ? 700 : 400}-normal.woff`) as Font,
  ),
)

const printedWidth = ({ text, size, isBold }: Letter): number =>
  Array.from(text, (sign) => {
    const point = sign.codePointAt(0) as number
    const face = FACES[Number(isBold)]?.find((one) => one.hasGlyphForCodePoint(point))
    if (face === undefined) throw new Error(`No typeface has “${sign}”.`)
    return (face.glyphForCodePoint(point).advanceWidth * size) / face.unitsPerEm
  }).reduce((sum, width) => sum + width, 0)

describe('the drawing of a board', () => {
  it("keeps its caption clear of North's hand, in every language", () => {
    for (const language of PAGE_LANGUAGES)
      for (const dealer of SEATS)
        for (const vulnerability of VULNERABILITIES) {
          const board = { boardNumber: 100, dealer, vulnerability }
          const marks = lettersOf(drawCaption(captionOf(board, sheetWords(language))))
          for (const mark of marks) expect(mark.x + printedWidth(mark)).toBeLessThan(HAND_PLACES.N.x - 8)
          expect(Math.max(...marks.map(({ y }) => y))).toBeLessThan(HAND_PLACES.W.y - 12)
        }
  })

  it('breaks a long line of the caption between words, at most once', () => {
    const linesOf = (...lines: readonly string[]) => lettersOf(drawCaption(lines)).map(({ text }) => text)
    expect(linesOf('Board 7', 'Niemand in Gefahr')).toEqual(['Board 7', 'Niemand', 'in Gefahr'])
    expect(linesOf('Both vulnerable')).toEqual(['Both vulnerable'])
    expect(linesOf('Hundertfünfundzwanzig')).toEqual(['Hundertfünfundzwanzig'])
  })

  it('leaves room in the compass between the letters, the dot and the number', () => {
    const letters = { N: 'N', E: 'O', S: 'S', W: 'W' }
    for (const boardNumber of [8, 32, 128])
      for (const dealer of SEATS) {
        const marks = drawCompass({ boardNumber, dealer, vulnerability: 'All', letters })
        const boxes = marks.flatMap((mark) => {
          if (mark.shape === 'dot') {
            const { x, y, radius } = mark
            return [{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }]
          }
          if (mark.shape !== 'text') return []
          const width = printedWidth(mark)
          const [left, top] = [mark.x - width / 2, mark.y - mark.size * 0.72]
          return [{ left, right: left + width, top, bottom: mark.y }]
        })
        for (const [i, box] of boxes.entries())
          for (const other of boxes.slice(i + 1)) {
            const across = Math.max(other.left - box.right, box.left - other.right)
            const down = Math.max(other.top - box.bottom, box.top - other.bottom)
            expect(Math.max(across, down)).toBeGreaterThan(2)
          }
      }
  })

  it('shows each card once, in its suit, a ten as one card', () => {
    const marks = lettersOf(drawHand('N', parseHand('AKT.2.3.QJ987654') as Hand))
    expect(marks.map(({ text }) => text).join(' ')).toBe('♠ A K 10 ♥ 2 ♦ 3 ♣ Q J 9 8 7 6 5 4')
    expect(lettersOf(drawHand('E', parseHand('A...') as Hand)).map(({ text }) => text)).toEqual(
      '♠ A ♥ — ♦ — ♣ —'.split(' '),
    )
  })

  it('keeps every card inside the drawing and clear of the compass and of its neighbour, whatever the hand', () => {
    fc.assert(
      fc.property(anyHand, fc.constantFrom(...SEATS), fc.constantFrom(...RANK_LANGUAGES), (hand, seat, language) => {
        const marks = lettersOf(drawHand(seat, hand, language))
        expect(marks.filter(({ ink, text }) => ink === 'ink' && text !== '—')).toHaveLength(cardsOf(hand).length)
        const { x, width } = HAND_PLACES[seat]
        const right = seat === 'W' ? x + width + 8 : DRAWING_WIDTH
        for (const [i, mark] of marks.entries()) {
          expect(leftOf(mark)).toBeGreaterThanOrEqual(x)
          expect(rightOf(mark)).toBeLessThanOrEqual(right)
          expect(mark.y).toBeLessThanOrEqual(DRAWING_HEIGHT)
          const next = marks[i + 1]
          if (next !== undefined && next.y === mark.y) expect(rightOf(mark)).toBeLessThanOrEqual(leftOf(next))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('uses a fifth line for a suit too long for its place, and stays centred', () => {
    const yOf = (text: string, hand: string) =>
      lettersOf(drawHand('W', parseHand(hand) as Hand)).find((mark) => mark.text === text)?.y as number
    const lines = (hand: string) => new Set(lettersOf(drawHand('W', parseHand(hand) as Hand)).map(({ y }) => y)).size
    expect(lines('AKQJT98765432...')).toBe(5)
    expect(lines('AKQJ.AKQ.AKQ.AKQ')).toBe(4)
    expect(yOf('♠', 'AKQJT98765432...')).toBe(yOf('♠', 'AKQJ.AKQ.AKQ.AKQ') - 12)
  })

  it('shows the cards of a trick in front of their players', () => {
    const marks = lettersOf(drawTrick({ cards: { W: 'ST', N: 'H2' }, winner: null }))
    expect(marks.map(({ text }) => text).join(' ')).toBe('♥ 2 ♠ 10')
    const [, two, , ten] = marks as [Mark, Mark, Mark, Mark]
    expect(ten.x).toBeLessThan(two.x)
    expect(ten.y).toBeGreaterThan(two.y)
  })

  it('shows which card of a trick won it', () => {
    const cards = { W: 'HQ', N: 'H2', E: 'HK', S: 'H3' }
    const bold = lettersOf(drawTrick({ cards, winner: 'E' }, 'fr')).filter(({ isBold }) => isBold)
    expect(bold.map(({ text }) => text)).toEqual(['R'])
  })

  it('shows the state of the play at the bottom, next to South', () => {
    const marks = lettersOf(drawTally(['Trick 2', 'N-S 1 · E-W 0']))
    expect(marks.map(({ text }) => text)).toEqual(['Trick 2', 'N-S 1 · E-W 0'])
    for (const { y } of marks) expect(y).toBeGreaterThan(HAND_PLACES.S.y)
    for (const { y } of marks) expect(y).toBeLessThanOrEqual(DRAWING_HEIGHT)
    expect(drawTally([])).toEqual([])
  })

  it('marks the dealer with one dot and each vulnerable seat with an edge', () => {
    const letters = { N: 'N', E: 'E', S: 'S', W: 'O' }
    const marksOf = (vulnerability: 'None' | 'NS' | 'All', dealer: Seat = 'W') =>
      drawCompass({ boardNumber: 999, dealer, vulnerability, letters })
    const sides = (vulnerability: 'None' | 'NS' | 'All') =>
      marksOf(vulnerability).flatMap((mark) => (mark.shape === 'edge' ? (mark.path.match(/[hv]/g) ?? []) : [])).length
    expect(marksOf('None').filter(({ shape }) => shape === 'dot')).toHaveLength(1)
    expect([sides('None'), sides('NS'), sides('All')]).toEqual([0, 2, 4])
    for (const seat of SEATS) {
      const marks = marksOf('All', seat)
      const dot = marks.find(({ shape }) => shape === 'dot') as Mark
      const letter = lettersOf(marks).find(({ text }) => text === letters[seat]) as Mark
      expect([dot.x - letter.x, dot.y - letter.y]).toEqual([0, -14])
    }
    expect(
      lettersOf(drawCompass({ boardNumber: 7, dealer: 'S', vulnerability: 'None', letters })).map((m) => m.text),
    ).toEqual(['N', 'E', 'S', 'O', '7'])
  })
})
