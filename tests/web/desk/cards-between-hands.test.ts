import { describe, expect, it } from 'vitest'
import { SEATS } from '../../../src/domain/bridge/board.js'
import { cardsOf, type Hand, type Hands } from '../../../src/domain/bridge/hand.js'
import { drawHand, HAND_PLACES } from '../../../src/domain/drawing/board-drawing.js'
import { cardAt } from '../../../web/src/desk/boards/editor/card-places.js'
import {
  countTyped,
  hasRest,
  withCardTaken,
  withRestAtRandom,
} from '../../../web/src/desk/boards/editor/hand-editing.js'

const FULL = {
  N: '87.AKQJ43.3.JT92',
  E: 'QJ53.T85.AKJ.K73',
  S: 'KT42.97.T42.AQ85',
  W: 'A96.62.Q98765.64',
} as unknown as Hands

describe('a card of another hand', () => {
  it('is moved to a hand that has room', () => {
    const some = { ...FULL, N: '87.AKQJ43..JT92' as Hand }
    expect(withCardTaken(some, 'N', 'DA')).toEqual({ ...FULL, N: '87.AKQJ43.A.JT92', E: 'QJ53.T85.KJ.K73' })
  })

  it("is exchanged for a full hand's lowest card of the same suit, or else of its longest suit", () => {
    expect(withCardTaken(FULL, 'N', 'SA')).toEqual({ ...FULL, N: 'A8.AKQJ43.3.JT92', W: '976.62.Q98765.64' })
    const noDiamond = { ...FULL, N: '87.AKQJ43..JT932' as Hand, E: 'QJ53.T85.AKJ3.K7' as Hand }
    expect(withCardTaken(noDiamond, 'N', 'DK')).toMatchObject({ N: '87.AKQJ4.K.JT932', E: 'QJ53.T853.AJ3.K7' })
  })

  it('is exchanged for a given card, selected or removed before, but not for one of a third hand', () => {
    const exchanged = { ...FULL, N: 'T7.AKQJ43.3.JT92', S: 'K842.97.T42.AQ85' }
    expect(withCardTaken(FULL, 'N', 'ST', 'S8')).toEqual(exchanged)
    expect(withCardTaken({ ...FULL, N: '7.AKQJ43.3.JT92' as Hand }, 'N', 'ST', 'S8')).toEqual(exchanged)
    expect(withCardTaken(FULL, 'N', 'ST', 'SA')).toMatchObject({ N: 'T8.AKQJ43.3.JT92', W: FULL.W })
  })

  it('is left alone if it is in no hand or already in this one', () => {
    expect(withCardTaken(FULL, 'N', 'S8')).toBe(FULL)
    expect(withCardTaken({ ...FULL, E: null }, 'N', 'SQ')).toEqual({ ...FULL, E: null })
  })
})

describe('the rest of the deck', () => {
  it('is dealt at random, up to thirteen cards each, without moving cards already dealt', () => {
    const some = { N: FULL.N, E: 'QJ..AK.' as Hand, S: null, W: null }
    let turn = 0
    const dealt = withRestAtRandom(some, () => (turn++ * 7) % 31)
    expect(dealt.N).toBe(FULL.N)
    expect(cardsOf(dealt.E as Hand)).toEqual(expect.arrayContaining(['SQ', 'SJ', 'DA', 'DK']))
    const all = SEATS.flatMap((seat) => cardsOf(dealt[seat] as Hand))
    expect(SEATS.map((seat) => cardsOf(dealt[seat] as Hand).length)).toEqual([13, 13, 13, 13])
    expect(new Set(all).size).toBe(52)
    expect(withRestAtRandom(some, () => (turn++ * 11) % 29)).not.toEqual(dealt)
    expect([hasRest(some), hasRest(dealt)]).toEqual([true, false])
  })
})

describe('a card of the diagram', () => {
  it.each([...SEATS.map((seat) => [seat, FULL[seat]] as const), ['N', 'AKQJT98765432...'] as const])(
    'of %s is found where it is drawn',
    (seat, held) => {
      const hand = held as Hand
      const place = HAND_PLACES[seat]
      const ranks = drawHand(seat, hand).filter((mark) => mark.shape === 'text' && !'♠♥♦♣—'.includes(mark.text))
      const found = ranks.map((mark) => cardAt(seat, hand, mark.x - place.x, mark.y - place.y - 6))
      expect(found).toEqual(cardsOf(hand))
    },
  )

  it('is not found next to the cards', () => {
    expect(cardAt('N', FULL.N as Hand, 118, 60)).toBeNull()
    expect(cardAt('N', '...' as Hand, 30, 10)).toBeNull()
  })
})

describe('a typed hand', () => {
  it('has its cards counted even if it is too long, in upper and lower case, with 10 for a ten', () => {
    expect(countTyped('AJ95.J1082.Q94.A63', 'en')).toBe(14)
    expect(countTyped('ard.v 10', 'fr')).toBe(5)
    expect(countTyped('', 'en')).toBe(0)
  })
})
