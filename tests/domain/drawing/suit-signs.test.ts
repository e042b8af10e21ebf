import { describe, expect, it } from 'vitest'
import { isSuitSign, SUIT_SIGNS, suitOfSign } from '../../../src/domain/drawing/suit-signs.js'

describe('the signs of suits', () => {
  it('map to their suits, filled or outlined', () => {
    expect(Array.from(SUIT_SIGNS, suitOfSign).join('')).toBe('SHDCSHDC')
    expect(suitOfSign('♠♥')).toBeUndefined()
  })

  it('are single characters', () => {
    expect(['♥', '♡', '', 'S', '♠♥'].map(isSuitSign)).toEqual([true, true, false, false, false])
  })
})
