import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '../planted/faults.js'

/** How often a text occurs in another one. */
const timesIn = (whole: string, text: string): number => whole.split(text).length - 1

describe('the faults that npm run test:planted plants', () => {
  it('can be planted: the text of each occurs exactly once in its file', () => {
    const lost = FAULTS.filter(({ file, text }) => !existsSync(file) || timesIn(readFileSync(file, 'utf8'), text) !== 1)
    expect(lost.map(({ file, fault }) => `${file}: ${fault}`)).toEqual([])
  })

  it('change something, for a suite that exists', () => {
    const hollow = FAULTS.filter(({ text, replacement, suite }) => text === replacement || !existsSync(suite))
    expect(hollow.map(({ fault }) => fault)).toEqual([])
  })

  it('name tests by words that occur in a title', () => {
    const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    const suites = files.filter((file) => file.endsWith('.ts') && !file.startsWith('planted'))
    const titles = suites.map((file) => readFileSync(join('tests', file), 'utf8')).join('\n')
    // A name may begin with the title of a group of tests.
    const isKnown = (named: string): boolean => titles.includes(named) || titles.includes(named.replace(/^\w+ /, ''))
    expect(FAULTS.flatMap(({ named }) => (named === undefined || isKnown(named) ? [] : [named]))).toEqual([])
  })

  it('are at least sixty, each described differently', () => {
    expect(FAULTS.length).toBeGreaterThanOrEqual(60)
    expect(new Set(FAULTS.map(({ fault }) => fault)).size).toBe(FAULTS.length)
  })
})
