import { describe, expect, it } from 'vitest'
import { withSuitSymbols } from '../../../web/src/ui/forms/typed-suits.js'

describe('suits typed as on Bridge Base Online', () => {
  it.each([
    ['Cash the !sK', 'Cash the ♠K'],
    ['Cash the K!s', 'Cash the K♠'],
    ['1!h – 2!C', '1♥ – 2♣'],
    ['AKQ!h', 'AKQ♥'],
    ['a!see', 'a!see'],
    ['10!d', '10♦'],
    ['hurrah!dear', 'hurrah!dear'],
    ['no!see', 'no!see'],
    ['é!s', 'é!s'],
  ])('become symbols, except within a word: %s', (typed, text) => {
    expect(withSuitSymbols(typed)).toBe(text)
  })
})
