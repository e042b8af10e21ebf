import { describe, expect, it } from 'vitest'
import { type Deal, LIFECYCLES } from '../../src/domain/deal.js'
import { asShared, dealExposure, isExposedInCatalog, isListedAuthor } from '../../src/domain/exposure.js'
import { CATALOG_EXPOSED_SHARING, SHARINGS } from '../../src/domain/sharing.js'
import { aDeal, aHandle } from '../support/builders.js'

describe('exposure', () => {
  it('applies to a deal that is public, not trashed and not orphaned', () => {
    expect(CATALOG_EXPOSED_SHARING).toBe('public')
    for (const sharing of SHARINGS)
      for (const lifecycle of LIFECYCLES)
        expect(isExposedInCatalog({ sharing, lifecycle })).toBe(sharing === 'public' && lifecycle === 'active')
  })

  it('says which rules a deal breaks', () => {
    const author = { isActive: true, handle: aHandle('alice') }
    const broken = (overrides: Partial<Deal>) => {
      const { exposed, rules } = dealExposure(author, aDeal({ sharing: 'public', ...overrides }))
      return [exposed, rules.filter(({ passes }) => !passes).map(({ rule }) => rule)]
    }
    expect(broken({})).toEqual([true, []])
    expect(broken({ sharing: 'private' })).toEqual([false, ['dealPublic']])
    expect(broken({ lifecycle: 'trashed' })).toEqual([false, ['dealNotTrashed']])
    expect(broken({ lifecycle: 'orphaned' })).toEqual([false, ['dealNotOrphaned']])
  })

  it('shows a deal without its revision, groups, import flag and personal fields', () => {
    const deal = aDeal({
      personalThemes: ['mine'],
      inspirations: ['a book'],
      supplement: [{ name: 'West', value: 'Ada' }],
      themes: ['kept'],
    })
    const { personalThemes: _, inspirations: __, supplement: ___, ...others } = deal
    const { revision: ____, sharingGroupIds: _____, imported: ______, ...rest } = others
    expect(asShared(deal)).toEqual(rest)
    expect(deal.personalThemes).toEqual(['mine'])
  })

  it('applies to an active author with a handle', () => {
    const handle = aHandle('alice')
    expect(isListedAuthor({ isActive: true, handle })).toBe(true)
    expect(isListedAuthor({ isActive: false, handle })).toBe(false)
    expect(isListedAuthor({ isActive: true, handle: null })).toBe(false)
  })
})
