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

  it('count a deal once that has a theme in several spellings, as far as these are counted', () => {
    const themes = new SpellingsByTheme()
    themes.add([
      { theme: 'Squeeze', deals: 3 },
      { theme: 'squeeze', deals: 2 },
      { theme: 'SQUEEZE', deals: 1 },
      { theme: 'Endplay', deals: 4 },
    ])
    themes.addRespelled([
      ['Squeeze', 'Endplay', 'squeeze', 'SQUEEZE', 'squeeze'],
      ['squeeze', 'Squeeze', ' Squeeze'],
      ['Endplay', 'endplay', 'Counting'],
    ])
    const all = themes.themes()
    expect(all.map((one) => [one.folded, dealsOfTheme(one)])).toEqual([
      ['endplay', 4],
      ['squeeze', 3],
    ])
    const spellings = [{ theme: 'Squeeze', deals: 3 }]
    // The others were withdrawn since.
    expect(dealsOfTheme({ spellings, repeats: 3 })).toBe(3)
  })

  it('are found by the beginnings of their words, in any order', () => {
    const [theme] = themesOfSpellings([{ theme: 'Squeeze play', deals: 1 }])
    if (theme === undefined) expect.unreachable()
    for (const words of [[], ['squ'], ['pl', 'squeeze']]) expect(isThemeOfWords(theme, words)).toBe(true)
    for (const words of [['queeze'], ['squ', 'safe']]) expect(isThemeOfWords(theme, words)).toBe(false)
  })
})
