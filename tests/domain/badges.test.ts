import { describe, expect, it } from 'vitest'
import {
  AUTHOR_BADGES,
  AUTHOR_CATALOG_FEATURE,
  authorBadges,
  badgesByAccount,
  createAuthorBadgesReader,
} from '../../src/domain/badges.js'
import { GRANT_SOURCES, type Grant } from '../../src/domain/grant.js'
import type { AccountId } from '../../src/domain/ids.js'
import { aGrant, anAccount, anAccountId, later, NOON } from '../support/builders.js'

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
