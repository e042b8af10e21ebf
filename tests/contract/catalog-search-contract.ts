import { describe, expect, it } from 'vitest'
import type { CatalogQuery } from '../../src/application/ports/catalog-search.js'
import type { Call } from '../../src/domain/bridge/auction.js'
import type { Deal } from '../../src/domain/deal.js'
import { type BoardSearch, type ContractText, isFoundBy } from '../../src/domain/deal-search.js'
import { aDeal, aHandle, anAccount, anAccountId, later, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const [ann, bob, gone, bare] = [
  anAccount({ id: anAccountId('search-ann'), handle: aHandle('ann'), language: 'fr-CA' }),
  anAccount({ id: anAccountId('search-bob'), handle: aHandle('bob'), language: 'EN' }),
  anAccount({ id: anAccountId('search-gone'), handle: aHandle('gone'), isActive: false }),
  anAccount({ id: anAccountId('search-bare') }),
]

/** Deals in the catalog, each with a different property. */
const SHOWN: readonly Partial<Deal>[] = [
  { title: 'Counting the hand', themes: ['Squeeze play'], boardNumber: 7, personalThemes: ['Secret'] },
  { title: 'Éndplay', themes: ['squeeze', 'Count'], dealer: 'E', vulnerability: 'All', publishedAt: later(1) },
  { title: "Trick 'or' treat \\", themes: [], auction: ['1NT', 'P', 'P', 'P'] as Call[], publishedAt: null },
  { title: 'Count & squeeze:*', ownerId: bob.id, auction: ['P', 'P', 'P', 'P'] as Call[], publishedAt: later(1) },
  { title: 'Secretary', ownerId: bob.id, themes: ['Ends'], boardNumber: 7, publishedAt: later(2) },
]
const HIDDEN: readonly Partial<Deal>[] = [
  { sharing: 'private' },
  { sharing: 'group' },
  { lifecycle: 'trashed' },
  { lifecycle: 'orphaned', ownerId: null },
  { ownerId: gone.id },
  { ownerId: bare.id },
]

const SEARCHES: readonly BoardSearch[] = [
  ...[
    '',
    ' - ',
    'count',
    'COUNTING',
    'squ',
    'eze',
    'the count',
    'end',
    'secret',
    "'or'",
    'treat \\',
    '& squeeze:*',
    '!',
    'x',
    'c t h squ p',
    'counting the hand squeeze p',
    'counting the hand squeeze x',
  ].map((q) => ({ q })),
  ...[['squeeze'], ['SQUEEZE  play'], ['Squeeze', 'count'], ['sque'], [''], ['Secret'], ["'"]].map((themes) => ({
    themes,
  })),
  ...(['N', 'E', 'W'] as const).map((dealer) => ({ dealer })),
  { vulnerability: 'All' },
  { boardNumber: 7 },
  { boardNumber: 77 },
  ...['1NT', '1NTX', 'pass', 'game'].map((contract) => ({ contract: contract as ContractText })),
  { declarer: 'N' },
  { declarer: 'S' },
  { q: 'count', boardNumber: 7, dealer: 'N', themes: ['squeeze play'] },
]

export const catalogSearchContract = (open: OpenWorld) =>
  describe('CatalogSearch', () => {
    const worldOf = async () => {
      const world = await open()
      for (const account of [ann, bob, gone, bare]) await world.repositories.accounts.insert(account)
      const shown = SHOWN.map((one) => aDeal({ ownerId: ann.id, sharing: 'public', publishedAt: NOON, ...one }))
      const hidden = HIDDEN.flatMap((how) =>
        SHOWN.map((one) => ({ ...one, ownerId: ann.id, sharing: 'public' as const, ...how })),
      )
      await world.repositories.deals.insertMany([...shown, ...hidden.map(aDeal)])
      const find = async (query: Partial<CatalogQuery>, after: Deal | null = null, limit = 50) => {
        const request = { after, limit }
        const found = await world.repositories.catalogSearch.findPublished(
          { search: {}, author: null, language: null, ...query },
          request,
          NOON,
        )
        return found.map(({ deal: { id } }) => shown.findIndex((one) => one.id === id))
      }
      return { world, shown, find }
    }
    /** By publication, latest first. */
    const ORDER = [4, 1, 3, 0, 2]

    it('finds exactly what the rule finds by public fields, in the order of publication', async () => {
      const { shown, find } = await worldOf()
      for (const search of SEARCHES) {
        const expected = ORDER.filter((place) => isFoundBy(search, shown[place] as Deal, 'public'))
        expect([search, await find({ search })]).toEqual([search, expected])
        for (const { handle, id } of [ann, bob])
          expect([handle, search, await find({ search, author: handle })]).toEqual([
            handle,
            search,
            expected.filter((place) => shown[place]?.ownerId === id),
          ])
      }
      for (const author of [gone.handle, aHandle('nobody')]) expect(await find({ author })).toEqual([])
    })

    it('finds only the deals of authors with a language, whatever its region', async () => {
      const { shown, find } = await worldOf()
      for (const [language, owner] of [
        ['fr', ann],
        ['en', bob],
        ['f', null],
        ['de', null],
      ] as const)
        for (const search of SEARCHES) {
          const expected = ORDER.filter(
            (place) => shown[place]?.ownerId === owner?.id && isFoundBy(search, shown[place] as Deal, 'public'),
          )
          expect([language, search, await find({ language, search })]).toEqual([language, search, expected])
          for (const { handle, id } of [ann, bob])
            expect([search, await find({ language, search, author: handle })]).toEqual([
              search,
              id === owner?.id ? expected : [],
            ])
        }
    })

    it('continues after a cursor', async () => {
      const { shown, find } = await worldOf()
      const walks: readonly (readonly [Partial<CatalogQuery>, readonly number[]])[] = [
        [{ search: { q: 'count' } }, [1, 3, 0]],
        [{ search: { dealer: 'N' } }, [4, 3, 0, 2]],
        [{ author: ann.handle }, [1, 0, 2]],
        [{ author: ann.handle, search: { dealer: 'N' } }, [0, 2]],
        [{ language: 'fr' }, [1, 0, 2]],
        [{ language: 'fr', author: ann.handle }, [1, 0, 2]],
        [{ language: 'fr', search: { q: 'count' } }, [1, 0]],
        [{}, ORDER],
      ]
      for (const [query, expected] of walks)
        for (let i = 0; i <= expected.length; i++) {
          const after = i === 0 ? null : (shown[expected[i - 1] as number] as Deal)
          expect(await find(query, after, 2)).toEqual(expected.slice(i, i + 2))
        }
    })

    it('finds a deal by its current fields, and not once it is withdrawn', async () => {
      const { world, shown, find } = await worldOf()
      const { deals } = world.repositories
      const changed = (await deals.save(shown[0] as Deal, {
        ...(shown[0] as Deal),
        title: 'Ducking',
        themes: ['Duck'],
      })) as Deal
      expect(await find({ search: { q: 'duck', themes: ['duck'] } })).toEqual([0])
      expect(await find({ search: { q: 'counting' } })).toEqual([])
      await deals.save(changed, { ...changed, sharing: 'private' })
      expect(await find({ search: { q: 'duck' } })).toEqual([])
    })
  })
