import { describe, expect, it } from 'vitest'
import { type BridgeWords, captionOf, parInWords, spokenHand } from '../../src/domain/board-in-words.js'
import { parseHand } from '../../src/domain/bridge/hand.js'
import type { Par } from '../../src/domain/bridge/par.js'
import { BRIDGE_WORDS } from '../../src/domain/drawing/bridge-translations.js'
import { PAGE_LANGUAGES, type PageLanguage } from '../../src/domain/page-languages.js'

const wordsIn =
  (language: PageLanguage): BridgeWords =>
  (key, values = {}) =>
    BRIDGE_WORDS[language][key].replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

const parIn = (language: PageLanguage, par: Par): string =>
  parInWords(par, wordsIn(language))
    .map((piece) => (typeof piece === 'string' ? piece : `${piece.level}${piece.strain}${'X'.repeat(piece.doubled)}`))
    .join('')
    .replaceAll('\u00a0', ' ')

const GAME: Par = { score: 620, contracts: [{ level: 4, strain: 'S', doubled: 0, declarers: ['N', 'S'] }] }
const OWN = { level: 4, strain: 'S', doubled: 0, declarers: ['N'] } as const
const SACRIFICE = { level: 5, strain: 'D', doubled: 1, declarers: ['E', 'W'] } as const

describe('par in words', () => {
  it('names the contract, its declarers and the score, in each language', () => {
    expect(PAGE_LANGUAGES.map((language) => parIn(language, GAME))).toEqual([
      'Par: 4S by North or South, +620.',
      'Par : 4S par Nord ou Sud, +620.',
      'Par: 4S von Nord oder Süd, +620.',
      'Minimaks: 4S, rozgrywa N lub S, +620.',
    ])
  })

  it("is the declaring side's score, which is negative for a sacrifice", () => {
    expect(parIn('en', { score: 500, contracts: [SACRIFICE] })).toBe('Par: 5DX by East or West, −500.')
    expect(parIn('en', { score: -420, contracts: [{ ...OWN, declarers: ['W'] }] })).toBe('Par: 4S by West, +420.')
  })

  it('lists all contracts that reach it', () => {
    const contracts = [OWN, { ...OWN, strain: 'H', declarers: ['S'] }, SACRIFICE] as const
    expect(parIn('en', { score: 500, contracts })).toBe(
      'Par: 4S by North, 4H by South, +500; 5DX by East or West, −500.',
    )
  })

  it('says that a board is passed out', () => {
    expect(parIn('en', { score: 0, contracts: [] })).toBe('Par: passed out.')
  })
})

describe('a board in words', () => {
  it('has its number, if any, its dealer and its vulnerability', () => {
    const board = { boardNumber: 7, dealer: 'S', vulnerability: 'All' } as const
    expect(captionOf(board, wordsIn('en'))).toEqual(['Board 7', 'Dealer South', 'Both vulnerable'])
    expect(captionOf({ ...board, boardNumber: null }, wordsIn('pl'))).toEqual(['Rozdaje S', 'Obie po partii'])
  })

  it("has hands with the reader's names of the ranks", () => {
    const hand = parseHand('87.AKQJ43..JT92')
    if (hand === null) throw new Error('This is a hand.')
    expect(spokenHand(hand, wordsIn('fr'), 'fr')).toBe(
      'piques 8 7; cœurs A R D V 4 3; carreaux aucun; trèfles V 10 9 2',
    )
  })
})
