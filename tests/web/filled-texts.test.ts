import { describe, expect, it } from 'vitest'
import { filled } from '../../web/src/texts/filled.js'

describe('a text with values', () => {
  it.each([
    ['en', 0, '0 boards'],
    ['en', 1, '1 board'],
    ['en', '1', '1 board'],
    ['en', 2, '2 boards'],
    ['en', '1,001', '1,001 boards'],
    ['en', '100+', '100+ boards'],
  ])('has the word that goes with the number (%s, %s)', (language, count, text) => {
    expect(filled('{count} {count|board|boards}', { count }, language)).toBe(text)
  })

  it('goes by the rules of its language: in French, nothing is singular', () => {
    expect(filled('{count} {count|donne|donnes}', { count: 0 }, 'fr')).toBe('0 donne')
    expect(filled('{count} {count|donne|donnes}', { count: 2 }, 'fr')).toBe('2 donnes')
  })

  it('may have no word at all for one of them', () => {
    expect(filled('{count} élève{count||s}', { count: 1 }, 'fr')).toBe('1 élève')
    expect(filled('{count} élève{count||s}', { count: 3 }, 'fr')).toBe('3 élèves')
  })

  it('goes on behind a colon with a reason, which is a sentence of its own elsewhere', () => {
    const why = 'The service can’t be reached.'
    expect(filled('Not saved: {why}', { why }, 'en')).toBe('Not saved: the service can’t be reached.')
    expect(filled('{name} was not changed. {why}', { name: 'Zoé', why }, 'en')).toBe(`Zoé was not changed. ${why}`)
    expect(filled('Not saved: {title}', { title: 'Monday' }, 'en')).toBe('Not saved: Monday')
  })

  it('leaves the place of a missing value as it is', () => {
    expect(filled('{title}: {count|board|boards}', {}, 'en')).toBe('{title}: {count|board|boards}')
  })
})
