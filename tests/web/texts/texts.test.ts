import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PAGE_LANGUAGES } from '../../../src/domain/page-languages.js'
import { type TextKey, textsOf } from '../../../web/src/texts/texts.js'

const SOURCES = 'web/src'

/** Compose sentences about boards, or return states that have texts; what they name counts as used. */
const SHARED = ['board-in-words', 'grant', 'api-key', 'collection'].map((name) => `src/domain/${name}.ts`)

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^texts[\\/]areas[\\/]/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
  .concat(SHARED.map((path) => readFileSync(path, 'utf8')))
  .join('\n')

const en = textsOf('en')
const others = PAGE_LANGUAGES.filter((language) => language !== 'en').map((language) => ({
  language,
  texts: textsOf(language),
}))

const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort()

/** The number of words for each value that has them. */
const wordCounts = (text: string): readonly number[] =>
  [...text.matchAll(/\{\w+\|([^{}]*)\}/g)].map(([, words = '']) => words.split('|').length)

/** The keys of texts in the sources, and the beginnings of composed keys. */
const named = new Set([...sources.matchAll(/'([\w.]+)'/g)].map(([, key]) => key as string))
const begun = [...sources.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start]) => start as string)

/** The suffixes of such keys: words in the sources, or values and codes that the service returns. */
const answered = readFileSync('client/openapi.json', 'utf8')
const codes = readFileSync('docs/errors.md', 'utf8')
const isValue = (end: string): boolean =>
  named.has(end) || answered.includes(`"${end}"`) || codes.includes(`\`${end}\``)

const isUsed = (key: string): boolean =>
  named.has(key) || begun.some((start) => key.startsWith(start) && isValue(key.slice(start.length)))

describe('the texts of the pages', () => {
  it('are the same in each language, and none is empty', () => {
    for (const { texts } of others) expect(Object.keys(texts)).toEqual(Object.keys(en))
    for (const language of PAGE_LANGUAGES)
      expect(Object.entries(textsOf(language)).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('are each in one area, so that none hides another', () => {
    const areas = join(SOURCES, 'texts', 'areas')
    const written = readdirSync(areas).flatMap((name) =>
      [...readFileSync(join(areas, name), 'utf8').matchAll(/^ {4}'?([\w.:-]+?)'?:(?=\s)/gm)].map(
        ([, key]) => key as string,
      ),
    )
    const times = new Map<string, number>()
    for (const key of written) times.set(key, (times.get(key) ?? 0) + 1)
    expect([...times].filter(([, count]) => count !== PAGE_LANGUAGES.length)).toEqual([])
  })

  it('name the same values in each language', () => {
    for (const [key, text] of Object.entries(en))
      for (const { language, texts } of others)
        expect({ language, key, values: placeholders(texts[key as TextKey]) }).toEqual({
          language,
          key,
          values: placeholders(text),
        })
  })

  it('have a word for each plural form of their language: two, in Polish three', () => {
    for (const language of PAGE_LANGUAGES) {
      const counts = Object.values(textsOf(language)).flatMap(wordCounts)
      expect(counts.length).toBeGreaterThan(10)
      expect({ language, counts: [...new Set(counts)] }).toEqual({ language, counts: [language === 'pl' ? 3 : 2] })
    }
  })

  it('have no-break spaces around French punctuation', () => {
    const isWrong = (text: string): boolean =>
      /(?<!\u00a0):(?!\/\/)|(?<!\u202f)[;?!]|(?<!\u00a0)»|«(?!\u00a0)/.test(text.replaceAll('!s', ''))
    expect(isWrong('Par :') && isWrong('Pourquoi?') && isWrong('« oui\u00a0»')).toBe(true)
    expect(isWrong('Par\u00a0: 4\u202f; «\u00a0oui\u00a0», https://')).toBe(false)
    expect(Object.values(textsOf('fr')).filter(isWrong)).toEqual([])
  })

  it('are all used', () => {
    expect(begun.length).toBeGreaterThan(10)
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([])
  })
})
