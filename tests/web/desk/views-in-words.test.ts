import { describe, expect, it } from 'vitest'
import { viewsInWords } from '../../../web/src/desk/collections/views-in-words.js'
import { filled, type Values } from '../../../web/src/texts/filled.js'
import { type TextKey, textsOf } from '../../../web/src/texts/texts.js'

const texts = {
  t: (key: TextKey, values: Values = {}) => filled(textsOf('en')[key], values, 'en'),
  number: (value: number) => new Intl.NumberFormat('en').format(value),
  time: (text: string) => `at ${new Date(text).getHours()}`,
  until: (text: string) => `on ${text.slice(0, 10)}`,
} as const

const NOW = new Date(2026, 2, 6, 21, 0)
const at = (...moment: readonly [number, number, number, number]) => new Date(...moment).toISOString()
const words = (total: number, last: string | null) => viewsInWords({ total, last }, texts, NOW)

describe('views in words', () => {
  it('state how often and when last, with only the time if it was today', () => {
    expect(words(0, null)).toBe('Not opened yet')
    expect(words(1, at(2026, 2, 6, 20))).toBe('Opened once, today at 20')
    expect(words(1_400, at(2026, 2, 6, 0))).toBe('Opened 1,400 times, last today at 0')
    expect(words(14, at(2026, 2, 5, 12))).toBe('Opened 14 times, last on 2026-03-05')
  })
})
