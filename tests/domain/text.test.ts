import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareCodePoints,
  cutAt,
  foldForSearch,
  isName,
  isStorableText,
  withoutControls,
} from '../../src/domain/text.js'

describe('foldForSearch', () => {
  it.each([
    ['Éric  MÜLLER ', 'eric muller'],
    ['Wójcik Łódź', 'wojcik lodz'],
    ['STRASSE Straße', 'strasse strasse'],
    ['Ørsted Æsir', 'orsted aesir'],
    ['İstanbul ISPARTA ısparta', 'istanbul isparta isparta'],
    ['Ἀθηνᾶ', 'αθηνα'],
    ['Ёлка', 'елка'],
    ['한지민', '한지민'],
    ['が', 'が'],
    ['ＡＢＣ', 'abc'],
    ['a\n\tb\u00a0c', 'a b c'],
  ])('folds %j to %j', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded)
  })

  it('folds folded text to itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        (text) => foldForSearch(foldForSearch(text)) === foldForSearch(text),
      ),
    )
  })
})

describe('compareCodePoints', () => {
  it('orders like UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(Math.sign(compareCodePoints(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
      }),
    )
    expect(compareCodePoints('\u{1F0A1}', '\uFF21')).toBeGreaterThan(0)
    expect(compareCodePoints('\u{10000}', '\uFFFD')).toBeGreaterThan(0)
    expect(compareCodePoints('a', '\uFF21')).toBeLessThan(0)
    expect(compareCodePoints('\uD7FF', '\uE000')).toBeLessThan(0)
  })
})

describe('cutAt', () => {
  it('cuts between characters', () => {
    expect(cutAt('a🂡b', 2)).toBe('a🂡')
    expect(cutAt('ab', 2)).toBe('ab')
  })
})

describe('isStorableText', () => {
  it('refuses NUL and unpaired surrogates', () => {
    expect(['ok', '🂡', 'a\0', '\ud800', '\udc00x'].map(isStorableText)).toEqual([true, true, false, false, false])
  })
})

describe('isName', () => {
  it('accepts any text that withoutControls returns, unless nothing visible is left', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isName(`a${withoutControls(text)}`)))
    expect(['\u202e', 'a\u2066', '\n', '', ' \u200b'].map(isName)).toEqual([false, false, false, false, false])
  })
})
