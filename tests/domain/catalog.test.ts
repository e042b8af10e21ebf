import { describe, expect, it } from 'vitest'
import { authorProfile } from '../../src/domain/author.js'
import {
  AUTHOR_BADGES,
  AUTHOR_CATALOG_FEATURE,
  authorBadges,
  badgesByAccount,
  createAuthorBadgesReader,
} from '../../src/domain/badges.js'
import { type Deal, LIFECYCLES } from '../../src/domain/deal.js'
import { dealExposure, isExposedInCatalog, isListedAuthor, withoutPersonalThemes } from '../../src/domain/exposure.js'
import { GRANT_SOURCES, type Grant } from '../../src/domain/grant.js'
import type { AccountId } from '../../src/domain/ids.js'
import { CATALOG_EXPOSED_SHARING, SHARINGS } from '../../src/domain/sharing.js'
import { aDeal, aGrant, aHandle, anAccount, anAccountId, later, NOON } from '../support/builders.js'

describe('author badges', () => {
  it('are certified and premium, in this order', () => {
    expect(AUTHOR_BADGES).toEqual(['certified', 'premium'])
    expect(authorBadges({ certified: true, premium: true })).toEqual(['certified', 'premium'])
    expect(authorBadges({ certified: false, premium: true })).toEqual(['premium'])
    expect(authorBadges({ certified: true, premium: false })).toEqual(['certified'])
    expect(authorBadges({ certified: false, premium: false })).toEqual([])
  })

  const readerOf = (grants: readonly Grant[]) => {
    const asked: { id: AccountId; at: Date }[] = []
    const entitlements = {
      listActiveGrants: async (id: AccountId, at: Date) => {
        asked.push({ id, at })
        return grants
      },
    }
    return { read: createAuthorBadgesReader(entitlements, { now: () => NOON }), asked }
  }
  const account = { id: anAccountId('author'), certified: false }

  it('are premium with a subscription only, whatever the plan', async () => {
    for (const source of GRANT_SOURCES) {
      const badges = await readerOf([aGrant({ source, plan: null })]).read(account)
      expect(badges).toEqual(source === 'subscription' ? ['premium'] : [])
    }
  })

  it('disappear as soon as the plan ends', async () => {
    expect(await readerOf([aGrant({ endsAt: later(1) })]).read(account)).toEqual(['premium'])
    expect(await readerOf([aGrant({ endsAt: NOON })]).read(account)).toEqual([])
    expect(await readerOf([aGrant({ revokedAt: later(-1) })]).read(account)).toEqual([])
    expect(await readerOf([aGrant({ startsAt: later(1) })]).read(account)).toEqual([])
  })

  it('are computed on every call, at the time of the clock', async () => {
    const { read, asked } = readerOf([])
    expect(await read({ ...account, certified: true })).toEqual(['certified'])
    await read(account)
    expect(asked).toEqual([
      { id: account.id, at: NOON },
      { id: account.id, at: NOON },
    ])
  })

  it('use the current time without a clock', async () => {
    const asked: Date[] = []
    const read = createAuthorBadgesReader({
      listActiveGrants: async (_id, at) => {
        asked.push(at)
        return [aGrant({ startsAt: new Date(0), endsAt: new Date(Date.now() + 60_000) })]
      },
    })
    expect(await read(account)).toEqual(['premium'])
    expect(Math.abs(Date.now() - (asked[0]?.getTime() ?? 0))).toBeLessThan(10_000)
  })

  it('are found for several accounts at once, from the grants of each', () => {
    const [plain, certified, premium] = [
      anAccount(),
      anAccount({ certified: true }),
      anAccount({ certified: true }),
    ] as const
    const grants = [
      aGrant({ accountId: plain.id, source: 'manual' }),
      aGrant({ accountId: certified.id, source: 'subscription', startsAt: later(1) }),
      aGrant({ accountId: premium.id, source: 'subscription' }),
    ]
    expect(Array.from(badgesByAccount([plain, certified, premium], grants, NOON).values())).toEqual([
      [],
      ['certified'],
      ['certified', 'premium'],
    ])
  })

  it('come with a flag that the server only names', () => {
    expect(AUTHOR_CATALOG_FEATURE).toBe('author_catalog')
  })
})

describe('exposure', () => {
  it('applies to a deal that is public, not trashed and not orphaned', () => {
    expect(CATALOG_EXPOSED_SHARING).toBe('public')
    for (const sharing of SHARINGS)
      for (const lifecycle of LIFECYCLES)
        expect(isExposedInCatalog({ sharing, lifecycle })).toBe(sharing === 'public' && lifecycle === 'active')
  })

  it('says which of its rules a deal breaks', () => {
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

  it('removes personal themes, inspirations and the supplement, and nothing else', () => {
    const deal = aDeal({
      personalThemes: ['mine'],
      inspirations: ['a book'],
      supplement: [{ name: 'West', value: 'Ada' }],
      themes: ['kept'],
    })
    const { personalThemes: _, inspirations: __, supplement: ___, ...rest } = deal
    expect(withoutPersonalThemes(deal)).toEqual(rest)
    expect(deal.personalThemes).toEqual(['mine'])
  })

  it('applies to an active author with a handle', () => {
    const handle = aHandle('alice')
    expect(isListedAuthor({ isActive: true, handle })).toBe(true)
    expect(isListedAuthor({ isActive: false, handle })).toBe(false)
    expect(isListedAuthor({ isActive: true, handle: null })).toBe(false)
  })
})

describe('authorProfile', () => {
  it('shows the avatar only once trusted, and never the e-mail', () => {
    const avatarUrl = 'https://example.org/a.png'
    const account = anAccount({ avatarUrl, handle: aHandle('alice') })
    expect(authorProfile(account, ['premium'])).toEqual({
      displayName: account.displayName,
      avatarUrl: null,
      badges: ['premium'],
      createdAt: account.createdAt,
    })
    expect(authorProfile({ ...account, avatarTrusted: true }, [])).toMatchObject({ avatarUrl })
  })
})
