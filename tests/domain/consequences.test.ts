import { describe, expect, it } from 'vitest'
import { readHands } from '../../src/domain/bridge/hand.js'
import type { Collection } from '../../src/domain/collection.js'
import {
  accountEvents,
  changesListing,
  collectionEvents,
  consequencesOf,
  grantEvents,
  listingOf,
  sumByAuthor,
} from '../../src/domain/consequences.js'
import { type Deal, LIFECYCLES, orphaned } from '../../src/domain/deal.js'
import { searchedDeal } from '../../src/domain/deal-search.js'
import { isExposedInCatalog } from '../../src/domain/exposure.js'
import { SHARINGS } from '../../src/domain/sharing.js'
import { aCollection, aDeal, aGrant, aHandle, anAccount, anAccountId, later, NOON } from '../support/builders.js'
import { aTable, WHOLE_HANDS } from '../support/trick-tables.js'

const ownerId = anAccountId('owner')
const exposed = (overrides: Partial<Deal> = {}) =>
  aDeal({ ownerId, sharing: 'public', publishedAt: NOON, ...overrides })

describe('the consequences of changing a deal', () => {
  it('are work for a solver if it has four whole hands that are new', () => {
    const { hands } = readHands(WHOLE_HANDS)
    const deal = aDeal({ hands })
    const solves = (before: Deal | null, after: Deal | null) => consequencesOf(before, after).solves
    expect(solves(null, deal)).toBe(true)
    expect(solves(null, aDeal())).toBe(false)
    expect(solves(aDeal(), deal)).toBe(true)
    expect(solves(deal, { ...deal, title: 'Other', hands: { ...hands } })).toBe(false)
    expect(solves(deal, { ...deal, hands: { ...hands, W: null } })).toBe(false)
    expect(solves(deal, { ...deal, hands: { ...hands, N: hands.S, S: hands.N } })).toBe(true)
    expect(solves(deal, null)).toBe(false)
    expect(solves(null, { ...deal, doubleDummy: { tricks: aTable(7), source: 'file' } })).toBe(true)
    expect(solves(null, { ...deal, doubleDummy: { tricks: aTable(7), source: 'solver' } })).toBe(false)
  })

  it('add or remove one exposed deal of its author, exactly if the exposure changes', () => {
    const kinds = SHARINGS.flatMap((sharing) =>
      LIFECYCLES.map((lifecycle) =>
        exposed({ sharing, lifecycle, ownerId: lifecycle === 'orphaned' ? null : ownerId }),
      ),
    )
    for (const before of [null, ...kinds])
      for (const after of [null, ...kinds]) {
        const counts = (deal: Deal | null) => (deal !== null && isExposedInCatalog(deal) ? 1 : 0)
        const gained = counts(after) - counts(before)
        const { authors } = consequencesOf(before, after)
        expect(authors).toEqual(gained === 0 ? [] : [{ ownerId, gained, published: gained > 0 ? [NOON] : [] }])
      }
  })

  it('include an event, exactly if the exposure changes', () => {
    const kinds = SHARINGS.flatMap((sharing) =>
      LIFECYCLES.map((lifecycle) =>
        exposed({ sharing, lifecycle, ownerId: lifecycle === 'orphaned' ? null : ownerId }),
      ),
    )
    for (const before of [null, ...kinds])
      for (const deal of [null, ...kinds]) {
        const after = before !== null && deal !== null ? { ...deal, id: before.id } : deal
        const isExposed = (one: Deal | null) => one !== null && isExposedInCatalog(one)
        const subject = { type: 'deal', id: after?.id ?? before?.id }
        const kind = isExposed(after) ? 'deal.published' : 'deal.withdrawn'
        const expected = isExposed(before) === isExposed(after) ? [] : [{ kind, subject }]
        expect(consequencesOf(before, after).events).toEqual(expected)
      }
  })

  it('include the author if an exposed deal gets a different time of publication', () => {
    const [before, after] = [exposed({ publishedAt: null }), exposed({ publishedAt: later(5) })]
    expect(consequencesOf(before, after).authors).toEqual([{ ownerId, gained: 0, published: [later(5)] }])
    expect(consequencesOf(before, { ...before }).authors).toEqual([])
  })

  it('remove the deal from its author when the account is erased', () => {
    const deal = exposed()
    expect(consequencesOf(deal, orphaned(deal, NOON)).authors).toEqual([{ ownerId, gained: -1, published: [] }])
  })

  it('include new search fields if one of their sources changes, and only then', () => {
    const deal = exposed({ themes: ['Ruff'] })
    expect(consequencesOf(null, deal).search).toEqual(searchedDeal(deal))
    expect(consequencesOf(deal, null).search).toBeNull()
    for (const change of [{ sharing: 'private' }, { lifecycle: 'trashed' }, { result: 9 }, { updatedAt: later(1) }])
      expect(consequencesOf(deal, { ...deal, ...change } as Deal).search).toBeNull()
    for (const change of [
      { title: 'Squeeze' },
      { themes: [] },
      { personalThemes: ['mine'] },
      { boardNumber: 7 },
      { dealer: 'W' },
      { vulnerability: 'All' },
      { auction: ['1S', 'P', 'P', 'P'] },
    ]) {
      const after = { ...deal, ...change } as Deal
      expect(consequencesOf(deal, after).search).toEqual(searchedDeal(after))
    }
  })
})

it('are summed up by author for many deals, in the order of their ids', () => {
  const [ann, bob] = [anAccountId('ann'), anAccountId('bob')]
  expect(
    sumByAuthor([
      { ownerId: bob, gained: 1, published: [NOON] },
      { ownerId: ann, gained: -1, published: [] },
      { ownerId: bob, gained: 1, published: [null] },
    ]),
  ).toEqual([
    { ownerId: ann, gained: -1, published: [] },
    { ownerId: bob, gained: 2, published: [NOON, null] },
  ])
})

describe('how the catalog lists an author', () => {
  const account = anAccount({ handle: aHandle('ann'), displayName: 'Änn' })

  it('uses the folded name and the handle, while the account is active and has a handle', () => {
    expect(listingOf(account)).toEqual({ name: 'ann', handle: 'ann' })
    expect(listingOf({ ...account, isActive: false })).toBeNull()
    expect(listingOf({ ...account, handle: null })).toBeNull()
  })

  it('only changes with the name, the handle and the activity', () => {
    for (const change of [{ displayName: 'Bob' }, { handle: null }, { handle: aHandle('bob') }, { isActive: false }])
      expect(changesListing(account, { ...account, ...change })).toBe(true)
    for (const change of [{ displayName: 'Ann' }, { email: 'x@example.org' }, { certified: true }, {}])
      expect(changesListing(account, { ...account, ...change })).toBe(false)
    const hidden = { ...account, handle: null }
    expect(changesListing(hidden, { ...hidden, displayName: 'Bob' })).toBe(false)
  })
})

describe('the events for other programs', () => {
  it('of a collection say whether its link is open, as far as its owner decides', () => {
    const base = aCollection({ ownerId })
    const states = [false, true].flatMap((publicEnabled) =>
      [null, NOON].flatMap((archivedAt) =>
        [null, NOON].map((deletedAt) => ({ ...base, publicEnabled, archivedAt, deletedAt })),
      ),
    )
    const isOpen = (one: Collection | null) =>
      one?.publicEnabled === true && one.archivedAt === null && one.deletedAt === null
    for (const before of [null, ...states])
      for (const after of [null, ...states]) {
        const kind = isOpen(after) ? 'collection.opened' : 'collection.closed'
        const expected =
          isOpen(before) === isOpen(after) ? [] : [{ kind, subject: { type: 'collection', id: base.id } }]
        expect(collectionEvents(before, after)).toEqual(expected)
      }
    const open = { ...base, publicEnabled: true }
    expect(collectionEvents(open, { ...open, availableFrom: later(1), availableUntil: later(2) })).toEqual([])
  })

  it('of a grant say that it was created or revoked, not when it applies', () => {
    const grant = aGrant({ accountId: ownerId })
    const kinds = (...given: Parameters<typeof grantEvents>) => grantEvents(...given).map(({ kind }) => kind)
    expect(kinds(null, grant)).toEqual(['grant.started'])
    expect(kinds(grant, { ...grant, endsAt: NOON })).toEqual([])
    expect(kinds(grant, { ...grant, revokedAt: NOON })).toEqual(['grant.ended'])
    expect(kinds({ ...grant, revokedAt: NOON }, { ...grant, revokedAt: NOON })).toEqual([])
  })

  it('of an account say that it has completed its onboarding for the first time', () => {
    const account = anAccount()
    const onboarded = { ...account, onboardedAt: NOON }
    expect(accountEvents(account, { ...account, displayName: 'Other' })).toEqual([])
    expect(accountEvents(account, onboarded).map(({ kind }) => kind)).toEqual(['account.onboarded'])
    expect(accountEvents(onboarded, { ...onboarded, onboardedAt: later(1) })).toEqual([])
  })
})
