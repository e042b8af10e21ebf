import { describe, expect, it } from 'vitest'
import type { Suit } from '../../../src/domain/bridge/card.js'
import { type TypedCall, typedCall } from '../../../web/src/students/practice/typed-call.js'
import { typedCard } from '../../../web/src/students/practice/typed-card.js'

type Language = Parameters<typeof typedCall>[2]

describe('typing a call', () => {
  const typedIn = (language: Language, keys: string, canRedouble = false): TypedCall => {
    let state: TypedCall = { typed: '', call: null, unlessMore: null }
    for (const key of keys) state = typedCall(state.typed, key, language, canRedouble)
    return state
  }
  const typed = (keys: string, canRedouble?: boolean) => typedIn('en', keys, canRedouble).call

  it('is a level and a strain, a pass, a double or a redouble', () => {
    expect(['1c', '2D', '3h', '4s', '7n', '7N', 'p', 'x'].map((keys) => typed(keys))).toEqual([
      ...['1C', '2D', '3H', '4S', '7NT', '7NT', 'P', 'X'],
    ])
    expect([typed('x', true), typed('xx', true)]).toEqual([null, 'XX'])
  })

  it('starts again with another level, and after a letter that means nothing', () => {
    expect(typed('12s')).toBe('2S')
    expect([typed('1?s'), typed('s'), typed('n'), typed('1p'), typed('8s')]).toEqual([null, null, null, null, null])
    expect(typed('1pp')).toBe('P')
  })

  it('takes the letters of the language', () => {
    const inEach = (keys: string) => (['en', 'fr', 'de', 'pl'] as const).map((of) => typedIn(of, keys).call)
    expect(inEach('1t')).toEqual([null, '1C', '1C', '1C'])
    // In Polish, both karo and kier begin with it.
    expect(inEach('1k')).toEqual([null, '1D', '1D', null])
    expect(inEach('1c')).toEqual(['1C', '1H', '1H', '1C'])
    expect(inEach('1p')).toEqual([null, '1S', '1S', '1S'])
    expect(inEach('1sa')).toEqual([null, '1NT', '1NT', null])
    expect(inEach('1ba')).toEqual([null, null, null, '1NT'])
    expect(inEach('1n')).toEqual(['1NT', '1NT', '1NT', '1NT'])
    expect(inEach('p')).toEqual(['P', 'P', 'P', 'P'])
  })

  it('waits where a letter may be the first of two', () => {
    expect(typedIn('fr', '1s')).toEqual({ typed: '1s', call: null, unlessMore: '1S' })
    expect(typedIn('pl', '1b')).toEqual({ typed: '1b', call: null, unlessMore: null })
    expect(typedIn('en', '1s')).toEqual({ typed: '', call: '1S', unlessMore: null })
    expect(typedIn('fr', '1s2p').call).toBe('2S')
  })
})

describe('typing a card', () => {
  const typedIn = (language: Language, ranks: Parameters<typeof typedCard>[3], keys: string) => {
    let suit: Suit | null = null
    const cards = []
    for (const key of keys) {
      const next = typedCard(suit, key, language, ranks)
      suit = next.suit
      if (next.card !== null) cards.push(next.card)
    }
    return cards
  }

  it('is a suit and a rank', () => {
    expect(typedIn('en', 'en', 'sahkdqcjs10h2st')).toEqual(['SA', 'HK', 'DQ', 'CJ', 'ST', 'H2', 'ST'])
  })

  it('takes the letters of the language, and the ranks that the reader sees', () => {
    expect(typedIn('fr', 'fr', 'parkdcvt9')).toEqual(['SA', 'DQ', 'HJ', 'C9'])
    expect(typedIn('de', 'de', 'padbkd')).toEqual(['SA', 'DJ', 'DQ'])
    expect(typedIn('fr', 'en', 'pq')).toEqual(['SQ'])
  })

  it('starts again with another suit', () => {
    expect(typedIn('en', 'en', 'sha')).toEqual(['HA'])
    expect(typedIn('en', 'en', 'a9?s')).toEqual([])
  })
})
