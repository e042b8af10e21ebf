import { describe, expect, it } from 'vitest'
import { handTextIn, RANK_LANGUAGES, rankIn, ranksForReader, ranksFrom } from '../../../src/domain/drawing/ranks.js'

const HAND = 'AKQJ.T98.765.432'

describe('the ranks of a language', () => {
  it.each([
    ['en', 'AKQJ.1098.765.432'],
    ['fr', 'ARDV.1098.765.432'],
    ['de', 'AKDB.1098.765.432'],
    ['nl', 'AHVB.1098.765.432'],
    ['pl', 'AKDW.1098.765.432'],
    ['sv', 'EKDKn.1098.765.432'],
    ['da', 'EKDB.1098.765.432'],
  ] as const)('are printed (%s)', (language, text) => {
    expect(handTextIn(HAND, language)).toBe(text)
  })

  it.each(RANK_LANGUAGES)('are read back, also in lower case, and so are those of files (%s)', (language) => {
    expect(ranksFrom(handTextIn(HAND, language).toLowerCase(), language)).toBe(HAND)
    expect(ranksFrom(HAND, language)).toBe(HAND)
  })

  it('differ from each other in a hand', () => {
    for (const language of RANK_LANGUAGES)
      expect(new Set([...'AKQJT98765432'].map((rank) => rankIn(rank, language))).size).toBe(13)
  })
})

describe('the ranks for a reader', () => {
  it.each([
    ['fr', ['fr-CA', 'en'], 'fr'],
    ['fr', ['de'], 'fr'],
    ['en', ['en-GB', 'de'], 'en'],
    ['en', ['de-CH', 'en'], 'de'],
    ['en', ['sv'], 'sv'],
    // A language whose ranks are not known, then one whose are.
    ['en', ['fi', 'sv-FI'], 'sv'],
    // English by choice, where the pages speak the reader's own language.
    ['en', ['fr-FR', 'nl'], 'en'],
    ['en', [], 'en'],
    ['en', ['constructor'], 'en'],
  ] as const)('of a page in %s who prefers %j are those of %s', (page, own, ranks) => {
    expect(ranksForReader(page, ['en', 'fr'], own)).toBe(ranks)
  })
})
