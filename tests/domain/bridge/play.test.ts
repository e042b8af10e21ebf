import { describe, expect, it } from 'vitest'
import { type Call, contractOf } from '../../../src/domain/bridge/auction.js'
import type { Hands } from '../../../src/domain/bridge/hand.js'
import {
  type Card,
  isCard,
  playersOf,
  playIssues,
  repeatedCardIssues,
  turnAfter,
} from '../../../src/domain/bridge/play.js'

const hands = (N: string, E: string, S: string, W: string) => ({ N, E, S, W }) as Hands
const cards = (text: string) => text.split(' ').filter(Boolean) as Card[]
const contract = (text: string, dealer: 'N' | 'E' | 'S' | 'W' = 'S') => contractOf(text.split(' ') as Call[], dealer)
const FOUR_SPADES = contract('4S P P P')
const THREE = hands('A.K.2.', '2.3.4.', 'K.5.3.', '..AK.A')

const messages = (play: string, of: Hands = THREE, by = FOUR_SPADES) =>
  playIssues(cards(play), of, by).map(({ path, message }) => `${path} ${message}`)

describe('a play', () => {
  it('consists of cards, each played once', () => {
    expect(['SA', 'HT', 'D2', 'CK'].every(isCard)).toBe(true)
    expect(['AS', 'S10', 's2', 'S1', 'NT', 'SAA', ''].some(isCard)).toBe(false)
    expect(repeatedCardIssues(cards('SA S2 SA'))).toEqual([{ path: '/play', message: 'SA is played twice' }])
    expect(repeatedCardIssues(cards('SA S2'))).toEqual([])
  })

  it('starts left of the declarer, and the winner of each trick leads to the next', () => {
    // A diamond that North follows to and East does not win; South ruffs nothing.
    expect(messages('DA D2 D4 D3 CA SA S2 SK')).toEqual([])
    expect(messages('DA D2 D4 D3 CA SA S2 SK HK H3 H5 DK')).toEqual([])
    expect(playersOf(cards('DA D2 D4 D3 CA SA S2 SK HK'), FOUR_SPADES as never).join('')).toBe('WNESWNESN')
  })

  it('is won by the highest trump, otherwise by the highest card of the suit led', () => {
    const of = hands('A.2..', '2.3..', '3.4..', '.5.A.')
    expect(messages('DA SA S2 S3 H2 H3 H4 H5', of)).toEqual([])
    // Without trumps, the suit led wins.
    const noTrump = contract('1NT P P P')
    expect(messages('DA SA S2 S3 H5 H2 H3 H4', of, noTrump)).toEqual([])
    expect(messages('DA SA S2 S3 H2', of, noTrump)).toEqual([
      '/play card 5, H2, is not in the hand of W, whose turn it is',
    ])
  })

  it('names the first card that is not in the hand whose turn it is, was played, or does not follow suit', () => {
    expect(messages('S2')).toEqual(['/play card 1, S2, is not in the hand of W, whose turn it is'])
    expect(messages('DA SA')).toEqual(['/play card 2, SA, does not follow suit, which N can'])
    expect(messages('DA D2 D4 D3 DA')).toEqual(['/play card 5, DA, is not in the hand of W, whose turn it is'])
  })

  it('ends with the last card', () => {
    const one = hands('A...', 'K...', 'Q...', 'J...')
    expect(messages('SJ SA SK SQ', one)).toEqual([])
    expect(messages('SJ SA SK SQ S2', one)).toEqual(['/play card 5, S2, is not in the hand of N, whose turn it is'])
  })

  it('requires four hands and a contract', () => {
    expect(messages('DA', { ...THREE, E: null })).toEqual(['/play needs all four hands'])
    for (const auction of ['P P P P', '4S P P'])
      expect(messages('DA', THREE, contract(auction))).toEqual(['/play needs an auction that ends in a contract'])
    expect(messages('', { ...THREE, E: null }, null)).toEqual([])
  })

  it('has a turn after each card, with the cards that may be played', () => {
    const turn = (play: string, of: Hands = THREE, by = FOUR_SPADES) => {
      const found = turnAfter(cards(play), of, by)
      const named = found?.cards.map(({ card, isLegal }) => (isLegal ? card : `(${card})`)).join(' ')
      return found && `${found.seat} ${named}`
    }
    expect(turn('')).toBe('W DA DK CA')
    // North has a diamond, and has to follow.
    expect(turn('DA')).toBe('N (SA) (HK) D2')
    expect(turn('DA D2 D4 D3 CA')).toBe('N SA HK')
    expect(turn('DA D2 D4 D3 CA SA S2 SK')).toBe('N HK')
    expect(turn('DA D2 D4 D3 CA SA S2 SK HK H3 H5 DK')).toBeNull()
    expect(turn('', { ...THREE, W: null })).toBeNull()
    expect(turn('', THREE, null)).toBeNull()
    expect(turn('', THREE, contract('P P P P'))).toBeNull()
  })
})
