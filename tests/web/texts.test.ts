import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en, fr } from '../../web/src/texts/texts.js'

const SOURCES = 'web/src'

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/^texts[\\/]areas[\\/]/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), 'utf8'))
  .join('\n')

const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort()

/** The texts that the sources ask for by name, and the beginnings of those that they put together. */
const named = new Set([...sources.matchAll(/'([\w.]+)'/g)].map(([, key]) => key as string))
const begun = [...sources.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start]) => start as string)

/** What is put behind such a beginning: a word of the sources, or a value or code that the service answers with. */
const answered = readFileSync('client/openapi.json', 'utf8')
const codes = readFileSync('docs/errors.md', 'utf8')
const isValue = (end: string): boolean =>
  named.has(end) || answered.includes(`"${end}"`) || codes.includes(`\`${end}\``)

const isUsed = (key: string): boolean =>
  named.has(key) || begun.some((start) => key.startsWith(start) && isValue(key.slice(start.length)))

describe('the texts of the pages', () => {
  it('are the same in each language, and none is empty', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en))
    for (const text of [...Object.values(en), ...Object.values(fr)]) expect(text.trim()).not.toBe('')
  })

  it('name the same values in each language', () => {
    for (const [key, text] of Object.entries(en))
      expect({ key, values: placeholders(fr[key as keyof typeof en]) }).toEqual({ key, values: placeholders(text) })
  })

  it('are all used', () => {
    expect(begun.length).toBeGreaterThan(10)
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([])
  })
})
