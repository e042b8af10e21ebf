import { describe, expect, it } from 'vitest'
import {
  compareRanked,
  foldSearchTerm,
  matchesAnywhere,
  type SearchTier,
  searchTextsOf,
  searchTier,
} from '../../src/domain/account-search.js'

const texts = searchTextsOf({ displayName: 'Zofia  Wójcik-Łódź', email: 'Zofia.W@Most.example' })

describe('searchTextsOf', () => {
  it('folds the name and the address, and splits the address at its last @', () => {
    expect(texts).toEqual({ name: 'zofia wojcik-lodz', localPart: 'zofia.w', address: 'zofia.w@most.example' })
    expect(searchTextsOf({ displayName: 'A', email: 'a@b@c' }).localPart).toBe('a@b')
    expect(searchTextsOf({ displayName: 'A', email: '@b' }).localPart).toBe('')
    expect(searchTextsOf({ displayName: 'A', email: 'nobody' }).localPart).toBe('nobody')
  })
})

describe('foldSearchTerm', () => {
  it('requires two characters after folding', () => {
    expect(['', 'a', ' é ', '🂡', 'ab', ' ÉÈ ', '🂡🂡'].map(foldSearchTerm)).toEqual([
      null,
      null,
      null,
      null,
      'ab',
      'ee',
      '🂡🂡',
    ])
  })
})

describe('matchesAnywhere', () => {
  it('requires three characters, however many UTF-16 units they have', () => {
    expect(['ab', '🂡🂡', 'abc', '🂡🂡🂡'].map(matchesAnywhere)).toEqual([false, false, true, true])
  })
})

describe('searchTier', () => {
  it.each<[string, SearchTier | null]>([
    ['zofia.w@most.example', 0],
    ['zo', 1],
    ['zofia w', 1],
    ['wojcik', 2],
    ['lodz', 2],
    ['ojc', 3],
    ['fia.w', 3],
    ['zofia.', 3],
    ['zofia.w@most', 3],
    ['oj', null],
    ['wo', null],
    ['most', null],
    ['@most', null],
    ['anna', null],
  ])('puts %j into tier %j', (term, tier) => {
    expect(searchTier(texts, term)).toBe(tier)
  })

  it.each([' ', '-', "'", '’', '('])('treats what follows %j as a word', (mark) => {
    expect(searchTier({ name: `anna${mark}zofia`, localPart: 'x', address: 'x@y' }, 'zofia')).toBe(2)
  })
})

describe('compareRanked', () => {
  it('orders by tier, name and id', () => {
    const sorted = [
      { tier: 0, name: 'zofia', id: '9' },
      { tier: 1, name: 'anna', id: '3' },
      { tier: 1, name: 'anna', id: '4' },
      { tier: 1, name: 'berta', id: '1' },
      { tier: 3, name: 'aaron', id: '0' },
    ] as const
    expect(sorted.toReversed().toSorted(compareRanked)).toEqual(sorted)
    expect(sorted.toSorted(compareRanked)).toEqual(sorted)
  })
})
