import { describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { asAuthor } from '../../src/domain/author.js'
import type { DirectoryRequest } from '../../src/domain/author-directory.js'
import type { ThemeCount } from '../../src/domain/catalog-themes.js'
import type { Deal } from '../../src/domain/deal.js'
import { foldTheme } from '../../src/domain/deal-search.js'
import type { DealId } from '../../src/domain/ids.js'
import { MAX_PAGE_SIZE } from '../../src/domain/page.js'
import { aDeal, aGrant, aHandle, anAccount, anAccountId, later, NOON } from '../support/builders.js'
import { finishJobs } from '../support/jobs.js'
import type { OpenWorld, World } from './world.js'

const anAuthor = (name: string, overrides: Partial<Account> = {}): Account =>
  anAccount({
    id: anAccountId(`id-${name}`),
    displayName: name,
    handle: aHandle(`the-${name.toLowerCase()}`),
    ...overrides,
  })

const exposed = ({ id: ownerId }: Account, overrides: Partial<Deal> = {}): Deal =>
  aDeal({ ownerId, sharing: 'public', publishedAt: NOON, ...overrides })

const listOf = async ({ repositories }: World, request: Partial<DirectoryRequest> = {}) => {
  const found = await repositories.catalogDirectory.listAuthors(
    { term: null, after: null, limit: 100, ...request },
    NOON,
  )
  return found.map(({ author: { displayName }, dealCount, lastPublishedAt }) => [
    displayName,
    dealCount,
    lastPublishedAt,
  ])
}

const countsOf = async (
  { repositories }: World,
  atMost = 99,
  language: string | null = null,
): Promise<readonly string[]> => {
  const counts = await repositories.catalogDirectory.countThemes(atMost, language)
  return counts.map(({ folded, deals }) => `${folded} ${deals}`)
}

/** Themes as if they had been counted in a deal that no longer exists. */
const asked = (...themes: readonly string[]): readonly ThemeCount[] =>
  themes.map((folded) => ({ folded, deals: 1, seenIn: NO_DEAL }))
const NO_DEAL = '01980000-0000-7000-8000-00000000dead' as DealId

export const catalogDirectoryContract = (open: OpenWorld) =>
  describe('CatalogDirectory', () => {
    const worldOf = async (accounts: readonly Account[], deals: readonly Deal[]): Promise<World> => {
      const world = await open()
      for (const account of accounts) await world.repositories.accounts.insert(account)
      if (deals.length > 0) await world.repositories.deals.insertMany(deals)
      return world
    }
    const ann = anAuthor('Ann')
    const bob = anAuthor('Bob')

    it('lists authors with their number of exposed deals, by latest publication, then those without a time, then by id', async () => {
      const [cid, dora] = [anAuthor('Cid'), anAuthor('Dora')]
      const world = await worldOf(
        [dora, cid, bob, ann, anAuthor('Eve')],
        [
          exposed(ann),
          exposed(ann, { publishedAt: null }),
          exposed(dora),
          exposed(bob, { publishedAt: later(1) }),
          exposed(bob, { publishedAt: later(-1) }),
          exposed(cid, { publishedAt: null }),
        ],
      )
      const expected = [
        ['Bob', 2, later(1)],
        ['Ann', 2, NOON],
        ['Dora', 1, NOON],
        ['Cid', 1, null],
      ]
      expect(await listOf(world)).toEqual(expected)
      expect(await listOf(world, { limit: 2 })).toEqual(expected.slice(0, 2))
      const behind = (publishedAt: Date | null, { id }: Account) => listOf(world, { after: { publishedAt, id } })
      expect(await behind(later(1), bob)).toEqual(expected.slice(1))
      expect(await behind(NOON, ann)).toEqual(expected.slice(2))
      expect(await behind(NOON, dora)).toEqual(expected.slice(3))
      expect(await behind(null, cid)).toEqual([])
      expect(await behind(null, ann)).toEqual(expected.slice(3))
    })

    it('returns one author beyond the page, from the start and from a cursor', async () => {
      const authors = Array.from({ length: MAX_PAGE_SIZE + 3 }, (_, i) =>
        anAuthor(`Author ${1000 + i}`, { handle: aHandle(`author-${i}`) }),
      )
      const world = await worldOf(
        authors,
        authors.map((author) => exposed(author)),
      )
      const limit = MAX_PAGE_SIZE + 1
      const namesFrom = (start: number) => authors.slice(start, start + limit).map(({ displayName }) => displayName)
      const first = await listOf(world, { limit })
      expect(first.map(([name]) => name)).toEqual(namesFrom(0))
      const after = { publishedAt: NOON, id: (authors[0] as Account).id }
      expect((await listOf(world, { limit, after })).map(([name]) => name)).toEqual(namesFrom(1))
    })

    it('returns each author with the grants active at that time', async () => {
      const world = await worldOf([ann], [exposed(ann)])
      const grant = aGrant({ accountId: ann.id, startsAt: NOON, endsAt: later(1) })
      await world.putGrant(grant)
      const read = (at: Date) =>
        world.repositories.catalogDirectory.listAuthors({ term: null, after: null, limit: 1 }, at)
      const entry = { author: asAuthor(ann), dealCount: 1, lastPublishedAt: NOON }
      expect(await read(NOON)).toEqual([{ ...entry, grants: [grant] }])
      expect(await read(later(1))).toEqual([{ ...entry, grants: [] }])
    })

    it('counts and orders by what is exposed now, by listed authors only', async () => {
      const world = await worldOf(
        [ann, bob, anAuthor('Gone', { isActive: false }), anAuthor('Bare', { handle: null })],
        [
          exposed(ann),
          ...(
            [
              { sharing: 'private' },
              { sharing: 'group' },
              { lifecycle: 'trashed' },
              { lifecycle: 'orphaned', ownerId: null },
            ] as const
          ).flatMap((hidden) => [
            exposed(ann, { publishedAt: later(9), ...hidden }),
            exposed(bob, { publishedAt: later(9), ...hidden }),
          ]),
          ...['Gone', 'Bare'].map((name) => exposed(anAuthor(name))),
        ],
      )
      expect(await listOf(world)).toEqual([['Ann', 1, NOON]])
    })

    it('reflects every change of a deal and of an account immediately', async () => {
      const first = exposed(ann, { publishedAt: later(2) })
      const second = exposed(ann, { publishedAt: later(1) })
      const world = await worldOf([ann, bob], [])
      const { accounts, deals } = world.repositories
      const save = async (deal: Deal, change: Partial<Deal>) => (await deals.save(deal, { ...deal, ...change })) as Deal
      const keep = async (account: Account, change: Partial<Account>) =>
        (await accounts.save(account, { ...account, ...change })) as Account
      const [whole, rest] = [
        ['Ann', 2, later(2)],
        ['Ann', 1, later(1)],
      ]

      expect(await listOf(world)).toEqual([])
      await deals.insertMany([first, second, exposed(bob, { sharing: 'private' })])
      expect(await listOf(world)).toEqual([whole])
      let kept = await save(first, { sharing: 'private' })
      expect(await listOf(world)).toEqual([rest])
      kept = await save(kept, { sharing: 'public' })
      expect(await listOf(world)).toEqual([whole])
      kept = await save(kept, { lifecycle: 'trashed' })
      expect(await listOf(world)).toEqual([rest])
      kept = await save(kept, { lifecycle: 'active' })
      expect(await listOf(world)).toEqual([whole])
      await deals.delete(kept)
      expect(await listOf(world)).toEqual([rest])

      let author = await keep(ann, { isActive: false })
      expect(await listOf(world)).toEqual([])
      author = await keep(author, { isActive: true, handle: null })
      expect(await listOf(world)).toEqual([])
      author = await keep(author, { handle: aHandle('another'), displayName: 'Anne' })
      expect(await listOf(world, { term: 'anot' })).toEqual([['Anne', 1, later(1)]])
      expect(await listOf(world, { term: 'anne' })).toEqual([['Anne', 1, later(1)]])
      expect(await listOf(world, { term: 'the-ann' })).toEqual([])

      const late = anAuthor('Late', { handle: null })
      await accounts.insert(late)
      await deals.insertMany([exposed(late)])
      await keep(late, { handle: aHandle('late') })
      expect(await listOf(world)).toEqual([
        ['Anne', 1, later(1)],
        ['Late', 1, NOON],
      ])
      await world.unitOfWork.run(({ erasure }) => erasure.erase(ann.id, NOON, NOON))
      expect(await listOf(world)).toEqual([['Late', 1, NOON]])
      await finishJobs(world.unitOfWork)
      expect(await listOf(world)).toEqual([['Late', 1, NOON]])
    })

    it('finds authors by folded name and handle; two characters only match at the start', async () => {
      const names = ['Éric Muller', "Zoë O'Neill", 'An_%\\', 'Müller-Éric']
      const authors = names.map((displayName, i) =>
        anAccount({
          displayName,
          handle: aHandle(['maestro-one', 'zed', 'percent', 'er-four'][i] as string),
          email: `canary${i}@example.org`,
        }),
      )
      const world = await worldOf(
        authors,
        authors.map((author) => exposed(author)),
      )
      const found = async (term: string) => (await listOf(world, { term })).map(([name]) => name).sort()
      expect(await found('er')).toEqual(['Müller-Éric', 'Éric Muller'])
      expect(await found('eric')).toEqual(['Müller-Éric', 'Éric Muller'])
      expect(await found("o'n")).toEqual(["Zoë O'Neill"])
      expect(await found('ze')).toEqual(["Zoë O'Neill"])
      expect(await found('estro-o')).toEqual(['Éric Muller'])
      expect(await found('ro')).toEqual([])
      for (const term of ['an_%\\', '_%\\', 'n_%']) expect(await found(term)).toEqual(['An_%\\'])
      for (const term of ['canary', 'example.org', '%%%', '___', 'an\n']) expect(await found(term)).toEqual([])
    })

    const gone = anAuthor('Gone', { isActive: false })
    const bare = anAuthor('Bare', { handle: null })
    /** Deals with these themes that are not in the catalog. */
    const hidden = (themes: readonly string[]): readonly Deal[] => [
      exposed(bob, { themes, sharing: 'private' }),
      exposed(bob, { themes, sharing: 'group' }),
      exposed(bob, { themes, lifecycle: 'trashed' }),
      exposed(bob, { themes, lifecycle: 'orphaned', ownerId: null }),
      exposed(gone, { themes }),
      exposed(bare, { themes }),
    ]

    it('counts the public themes of exposed deals of listed authors, once per deal whatever the spellings', async () => {
      const world = await worldOf(
        [ann, bob, gone, bare],
        [
          exposed(ann, { themes: ['Squeeze', 'Endplay', 'Squeeze'], personalThemes: ['Hidden', 'Endplay'] }),
          exposed(ann, { themes: [' squéeze ', 'SQUEEZE', 'Zebra', "it's \\ & | ! :*"], title: 'Tips and theory' }),
          exposed(bob, { themes: ['squeeze', 'Éndplay', '', ' '], publishedAt: null }),
          exposed(bob, { themes: ['\u{1f0a1}', '\uff21', '山', `a${'\u{1f0a1}'.repeat(250)}`] }),
          ...hidden(['Hidden', 'Squeeze']),
        ],
      )
      const counted = [
        'squeeze 3',
        'endplay 2',
        'a 1',
        `a${'\u{1f0a1}'.repeat(199)} 1`,
        "it's \\ & | ! :* 1",
        'zebra 1',
        '山 1',
        '\u{1f0a1} 1',
      ]
      expect(await countsOf(world)).toEqual(counted)
      expect(await countsOf(world, 3)).toEqual(counted.slice(0, 3))
    })

    it("counts only the themes of a language's authors, if asked for one", async () => {
      const [ann, bob, cem] = [
        anAuthor('Ann', { language: 'fr-CA' }),
        anAuthor('Bob', { language: 'FR' }),
        anAuthor('Cem', { language: null }),
      ]
      const world = await worldOf(
        [ann, bob, cem],
        [
          exposed(ann, { themes: ['Squeeze', 'Endplay'] }),
          exposed(bob, { themes: ['squeeze'] }),
          exposed(cem, { themes: ['Squeeze', 'Counting'] }),
        ],
      )
      expect(await countsOf(world, 99, 'fr')).toEqual(['squeeze 2', 'endplay 1'])
      expect(await countsOf(world, 1, 'fr')).toEqual(['squeeze 2'])
      expect(await countsOf(world, 99, 'f')).toEqual([])
      expect(await countsOf(world)).toEqual(['squeeze 3', 'counting 1', 'endplay 1'])
    })

    it('finds a spelling of each theme from an exposed deal of a listed author', async () => {
      const long = `a${'\u{1f0a1}'.repeat(250)}`
      const shown = [
        exposed(ann, { themes: ['Squeeze  play', 'Endplay'], personalThemes: ['Hidden'] }),
        exposed(ann, { themes: [' squéeze PLAY', "It's \\ & | ! :*", long], title: 'Hidden' }),
      ]
      const world = await worldOf([ann, bob, gone, bare], [...shown, ...hidden(['Hidden', 'Squeeze play'])])
      const { catalogDirectory } = world.repositories
      const counts = await catalogDirectory.countThemes(99, null)
      for (const { folded, seenIn } of counts)
        expect(shown.find(({ id }) => id === seenIn)?.themes.map(foldTheme)).toContain(folded)
      for (const themes of [counts, asked(...counts.map(({ folded }) => folded), 'hidden', 'squeeze', "'", '')]) {
        const spellings = await catalogDirectory.findSpellings(themes)
        expect([...spellings.keys()].sort()).toEqual(counts.map(({ folded }) => folded).sort())
        expect(['Squeeze  play', ' squéeze PLAY']).toContain(spellings.get('squeeze play'))
        expect(spellings.get('endplay')).toBe('Endplay')
        expect(spellings.get("it's \\ & | ! :*")).toBe("It's \\ & | ! :*")
        expect(spellings.get(foldTheme(long))).toBe(long)
      }
      expect(await catalogDirectory.findSpellings([])).toEqual(new Map())
    })

    it('finds a theme elsewhere if the deal in which it was seen no longer has it, or not at all', async () => {
      const [withdrawn, changed, left] = [
        exposed(ann, { themes: ['One', 'Both'] }),
        exposed(ann, { themes: ['Two', 'Both'] }),
        exposed(bob, { themes: ['both', 'Three'] }),
      ]
      const world = await worldOf([ann, bob], [withdrawn, changed, left])
      const { accounts, catalogDirectory, deals } = world.repositories
      await deals.save(withdrawn, { ...withdrawn, sharing: 'private' })
      await deals.save(changed, { ...changed, themes: ['New'] })
      const spellings = async () => {
        const found = await Promise.all(
          [withdrawn, changed, left].map(({ id: seenIn }) =>
            catalogDirectory.findSpellings(asked('one', 'two', 'three', 'both').map((one) => ({ ...one, seenIn }))),
          ),
        )
        expect(found[1]).toEqual(found[0])
        expect(found[2]).toEqual(found[0])
        return Object.fromEntries(found[0] as ReadonlyMap<string, string>)
      }
      expect(await spellings()).toEqual({ both: 'both', three: 'Three' })
      await accounts.save(bob, { ...bob, isActive: false })
      expect(await spellings()).toEqual({})
    })

    it('drops a theme with its last exposed deal, and with its author', async () => {
      const world = await worldOf([ann, bob], [])
      const { accounts, deals } = world.repositories
      const [one, two] = [exposed(ann, { themes: ['a', 'b'] }), exposed(ann, { themes: ['b'] })]
      await deals.insertMany([one, two, exposed(bob, { themes: ['c'] })])
      expect(await countsOf(world)).toEqual(['b 2', 'a 1', 'c 1'])
      const changed = (await deals.save(one, { ...one, themes: ['d', 'b'] })) as Deal
      expect(await countsOf(world)).toEqual(['b 2', 'c 1', 'd 1'])
      await deals.save(changed, { ...changed, sharing: 'private' })
      expect(await countsOf(world)).toEqual(['b 1', 'c 1'])
      await deals.delete(two)
      expect(await countsOf(world)).toEqual(['c 1'])
      await accounts.save(bob, { ...bob, isActive: false })
      expect(await countsOf(world)).toEqual([])
    })
  })
