import { describe, expect, it } from 'vitest'
import {
  isThemeOfWords,
  mostFrequentFirst,
  type ThemeCount,
  toSearchableTheme,
} from '../../src/domain/catalog-themes.js'
import type { DealId } from '../../src/domain/ids.js'

const aCount = (folded: string, deals = 1): ThemeCount => ({ folded, deals, seenIn: 'seen' as DealId })

describe('the themes of the catalog', () => {
  it('are ordered by frequency, and then by code point', () => {
    const counts = [aCount('squeeze', 3), aCount('\u{1f0a1}', 4), aCount('\uff10', 4), aCount('endplay', 4)]
    expect(counts.sort(mostFrequentFirst).map(({ folded }) => folded)).toEqual([
      'endplay',
      '\uff10',
      '\u{1f0a1}',
      'squeeze',
    ])
  })

  it('are found by the beginnings of their words, in any order', () => {
    const theme = toSearchableTheme(aCount('squeeze (safety-play)'))
    for (const words of [[], ['squ'], ['pl', 'squeeze'], ['safety']]) expect(isThemeOfWords(theme, words)).toBe(true)
    for (const words of [['queeze'], ['squ', 'safer']]) expect(isThemeOfWords(theme, words)).toBe(false)
  })
})
