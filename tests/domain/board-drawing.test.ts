import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEATS, type Seat } from '../../src/domain/bridge/board.js'
import {
  DRAWING_HEIGHT,
  DRAWING_WIDTH,
  drawCompass,
  drawHand,
  drawTally,
  drawTrick,
  HAND_PLACES,
  type Mark,
} from '../../src/domain/bridge/board-drawing.js'
import { cardsOf, type Hand, parseHand } from '../../src/domain/bridge/hand.js'
import { RANK_LANGUAGES } from '../../src/domain/bridge/ranks.js'

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

describe('the drawing of a board', () => {
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

  it('shows the cards of a trick before who played them', () => {
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

  it('stands at the foot, beside South, how the play is', () => {
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
      expect([dot.x - letter.x, dot.y - letter.y]).toEqual([0, -15])
    }
    expect(
      lettersOf(drawCompass({ boardNumber: 7, dealer: 'S', vulnerability: 'None', letters })).map((m) => m.text),
    ).toEqual(['N', 'E', 'S', 'O', '7'])
  })
})
