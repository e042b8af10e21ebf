import { describe, expect, it } from 'vitest'
import { filled } from '../../../web/src/texts/filled.js'

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

  it('follows the rules of its language: in French, zero is singular', () => {
    expect(filled('{count} {count|donne|donnes}', { count: 0 }, 'fr')).toBe('0 donne')
    expect(filled('{count} {count|donne|donnes}', { count: 2 }, 'fr')).toBe('2 donnes')
  })

  it.each([
    [0, '0 rozdań'],
    [1, '1 rozdanie'],
    [2, '2 rozdania'],
    [5, '5 rozdań'],
    [12, '12 rozdań'],
    [21, '21 rozdań'],
    [22, '22 rozdania'],
    ['1\u00a0003', '1\u00a0003 rozdania'],
    ['100+', '100+ rozdań'],
  ])('has a third word for a few, if its language does (%s)', (count, text) => {
    expect(filled('{count} {count|rozdanie|rozdania|rozdań}', { count }, 'pl')).toBe(text)
  })

  it.each([
    ['Est', 'Modifier la main d’Est'],
    ['Élodie', 'Modifier la main d’Élodie'],
    ['Nord', 'Modifier la main de Nord'],
    ['', 'Modifier la main de '],
  ])('shortens “de” before a vowel in French (%s)', (seat, text) => {
    expect(filled('Modifier la main de {seat}', { seat }, 'fr')).toBe(text)
    expect(filled('Modifier la main de {seat}', { seat }, 'en')).toBe(`Modifier la main de ${seat}`)
    expect(filled('en tant que {seat}', { seat: 'Alice' }, 'fr')).toBe('en tant qu’Alice')
  })

  it('can have an empty word for one of them', () => {
    expect(filled('{count} élève{count||s}', { count: 1 }, 'fr')).toBe('1 élève')
    expect(filled('{count} élève{count||s}', { count: 3 }, 'fr')).toBe('3 élèves')
  })

  it('continues after a colon with a reason, which is a separate sentence elsewhere', () => {
    const why = 'The service can’t be reached.'
    expect(filled('Not saved: {why}', { why }, 'en')).toBe('Not saved: the service can’t be reached.')
    expect(filled('{name} was not changed. {why}', { name: 'Zoé', why }, 'en')).toBe(`Zoé was not changed. ${why}`)
    expect(filled('Not saved: {title}', { title: 'Monday' }, 'en')).toBe('Not saved: Monday')
  })

  it('leaves the place of a missing value as it is', () => {
    expect(filled('{title}: {count|board|boards}', {}, 'en')).toBe('{title}: {count|board|boards}')
  })
})
