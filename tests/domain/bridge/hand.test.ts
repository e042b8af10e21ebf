import { describe, expect, it } from 'vitest'
import { cardsOf, type Hand, highCardPoints, parseHand, readHands } from '../../../src/domain/bridge/hand.js'

describe('highCardPoints', () => {
  it.each([
    ['AKQJ.AKQJ.AKQJ.A', 34],
    ['AKQ.JT9.876.5432', 10],
    ['T98765432.432..A', 4],
    ['.T9.98765.432', 0],
  ])('of %s are %d', (hand, points) => {
    expect(highCardPoints(hand as Hand)).toBe(points)
  })
})

describe('parseHand', () => {
  it('sorts the ranks', () => {
    expect(parseHand('2AK.T9J.67.8')).toBe('AK2.JT9.76.8')
    expect(parseHand('...A')).toBe('...A')
    expect(parseHand('AKQJT98765432...')).toBe('AKQJT98765432...')
  })

  it.each([
    '',
    '...',
    'A',
    'A.K.Q',
    'AA.K.Q.J',
    'A.K.Q.J.T',
    '1.2.3.4',
    'a.k.q.j',
    'A K.Q.J.T',
    'AKQJT98765432.A..',
    '10.9.8.7',
  ])('does not accept %j', (text) => {
    expect(parseHand(text)).toBeNull()
  })
})

describe('cardsOf', () => {
  it('names suit and rank', () => {
    expect(cardsOf(parseHand('A.T..2') as never)).toEqual(['SA', 'HT', 'C2'])
  })
})

describe('readHands', () => {
  it('treats a missing hand as hidden', () => {
    expect(readHands({ N: 'A...' })).toEqual({ hands: { N: 'A...', E: null, S: null, W: null }, issues: [] })
    expect(readHands({})).toMatchObject({ issues: [] })
  })

  it('reports every fault', () => {
    expect(readHands({ N: 'AK...', E: 'A.Q..', S: 'x', W: '2...' }, '/h').issues).toEqual([
      { path: '/h/E', message: 'holds SA, which N has' },
      { path: '/h/S', message: 'must be four suits of 1 to 13 different cards in PBN' },
      { path: '/h', message: 'must all have the same number of cards' },
    ])
  })
})
