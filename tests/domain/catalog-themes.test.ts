import { describe, expect, it } from 'vitest'
import { dealsOfTheme, isThemeOfWords, type SpellingCount, SpellingsByTheme } from '../../src/domain/catalog-themes.js'

const themesOfSpellings = (counts: readonly SpellingCount[]) => {
  const themes = new SpellingsByTheme()
  for (const count of counts) themes.add([count])
  return themes.themes()
}

describe('the themes of the catalog', () => {
  it('are one for all their spellings, the most frequent first, and none that is blank', () => {
    const themes = themesOfSpellings([
      { theme: 'Endplay', deals: 4 },
      { theme: 'squeeze', deals: 2 },
      { theme: 'Squeeze', deals: 3 },
      { theme: ' ', deals: 9 },
      { theme: 'Éndplay', deals: 4 },
      { theme: 'avoidance', deals: 5 },
    ])
    expect(themes.map((one) => [one.folded, one.spellings.map(({ theme }) => theme), dealsOfTheme(one)])).toEqual([
      ['endplay', ['Endplay', 'Éndplay'], 8],
      ['avoidance', ['avoidance'], 5],
      ['squeeze', ['Squeeze', 'squeeze'], 5],
    ])
  })

  it('are found by the beginnings of their words, in any order', () => {
    const [theme] = themesOfSpellings([{ theme: 'Squeeze play', deals: 1 }])
    if (theme === undefined) expect.unreachable()
    for (const words of [[], ['squ'], ['pl', 'squeeze']]) expect(isThemeOfWords(theme, words)).toBe(true)
    for (const words of [['queeze'], ['squ', 'safe']]) expect(isThemeOfWords(theme, words)).toBe(false)
  })
})
