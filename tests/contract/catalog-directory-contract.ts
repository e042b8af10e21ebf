import { describe, expect, it } from 'vitest'
import type { Account } from '../../src/domain/account.js'
import { asAuthor } from '../../src/domain/author.js'
import type { DirectoryRequest } from '../../src/domain/author-directory.js'
import type { SpellingCount } from '../../src/domain/catalog-themes.js'
import type { Deal } from '../../src/domain/deal.js'
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

const countsOf = async ({ repositories }: World, atMost: number): Promise<readonly SpellingCount[]> => {
  const counted: SpellingCount[] = []
  await repositories.catalogDirectory.countThemes(atMost, (counts) => counted.push(...counts))
  return counted
}

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

    it('lists authors with their exposed deals counted, who published last first, without a time last, then by id', async () => {
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

    it('lists one author more than a page holds, from the start and from a cursor', async () => {
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

    it('counts and orders by nothing but what is exposed now, by authors who are listed', async () => {
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

    it('follows every change of a deal and of an account at once', async () => {
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

    it('finds authors by name and handle alone, folded; two characters at the start of one of them', async () => {
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

    it('counts the spellings of public themes of exposed deals of listed authors, each deal once', async () => {
      const gone = anAuthor('Gone', { isActive: false })
      const hidden = { themes: ['Hidden', 'Squeeze'] }
      const world = await worldOf(
        [ann, bob, gone, anAuthor('Bare', { handle: null })],
        [
          exposed(ann, { themes: ['Squeeze', 'Endplay', 'Squeeze'], personalThemes: ['Hidden', 'Endplay'] }),
          exposed(ann, { themes: ['Squeeze', 'Zebra'] }),
          exposed(bob, { themes: ['squeeze', 'Endplay', ''], publishedAt: null }),
          exposed(bob, { ...hidden, sharing: 'private' }),
          exposed(bob, { ...hidden, sharing: 'group' }),
          exposed(bob, { ...hidden, lifecycle: 'trashed' }),
          exposed(bob, { ...hidden, lifecycle: 'orphaned', ownerId: null }),
          exposed(gone, hidden),
          exposed(anAuthor('Bare'), hidden),
        ],
      )
      const { catalogDirectory } = world.repositories
      const counted = [
        { theme: 'Endplay', deals: 2 },
        { theme: 'Squeeze', deals: 2 },
        { theme: '', deals: 1 },
        { theme: 'Zebra', deals: 1 },
        { theme: 'squeeze', deals: 1 },
      ]
      expect(await countsOf(world, 9)).toEqual(counted)
      expect(await countsOf(world, 3)).toEqual(counted.slice(0, 3))
      const asked = ['Hidden', 'squeeze', 'Endplay', 'ENDPLAY', 'Endplay', "'", '%']
      expect(await catalogDirectory.filterExposedThemes(asked)).toEqual(new Set(['squeeze', 'Endplay']))
      expect(await catalogDirectory.filterExposedThemes([])).toEqual(new Set())
    })

    it('reads the themes of the exposed deals of listed authors that have one in several spellings', async () => {
      const gone = anAuthor('Gone', { isActive: false })
      const themes = ['Squeeze play', 'Endplay', ' squéeze  PLAY ']
      const world = await worldOf(
        [ann, gone],
        [
          exposed(ann, { themes }),
          exposed(ann, { themes: ['a', 'A'], publishedAt: null }),
          exposed(ann, { themes: ['Endplay', 'Endplay', 'Squeeze play', 'Squeeze'], personalThemes: ['endplay'] }),
          exposed(ann, { themes: ['One'] }),
          exposed(ann, { themes: [] }),
          exposed(ann, { themes, sharing: 'private' }),
          exposed(ann, { themes, lifecycle: 'trashed' }),
          exposed(gone, { themes }),
        ],
      )
      const read = async () => {
        const found: (readonly string[])[] = []
        await world.repositories.catalogDirectory.readRespelledThemes((some) => found.push(...some))
        return found.sort((a, b) => a.length - b.length)
      }
      expect(await read()).toEqual([['a', 'A'], themes])
      const many = Array.from({ length: 520 }, (_, i) => exposed(ann, { themes: [`a ${i}`, `A ${i}`] }))
      await world.repositories.deals.insertMany(many)
      expect(await read()).toHaveLength(522)
    })

    it('passes themes on a few at a time, and lets other work have its turn in between', async () => {
      const themes = (from: number) => Array.from({ length: 32 }, (_, i) => `theme ${from + i}`)
      const world = await worldOf(
        [ann],
        [0, 32, 64, 96].map((from) => exposed(ann, { themes: themes(from) })),
      )
      let turns = 0
      const turnsAt: number[] = []
      const count = () => {
        turns++
        immediate = setImmediate(count)
      }
      let immediate = setImmediate(count)
      await world.repositories.catalogDirectory.countThemes(128, ({ length }) => {
        expect(length).toBeLessThanOrEqual(50)
        turnsAt.push(turns)
      })
      clearImmediate(immediate)
      expect(turnsAt.length).toBeGreaterThan(2)
      expect(new Set(turnsAt).size).toBe(turnsAt.length)
    })

    it('forgets a theme with the last exposed deal that has it, and with its author', async () => {
      const world = await worldOf([ann, bob], [])
      const { accounts, catalogDirectory, deals } = world.repositories
      const themes = async () => (await countsOf(world, 9)).map(({ theme, deals }) => `${theme} ${deals}`)
      const [one, two] = [exposed(ann, { themes: ['a', 'b'] }), exposed(ann, { themes: ['b'] })]
      await deals.insertMany([one, two, exposed(bob, { themes: ['c'] })])
      expect(await themes()).toEqual(['b 2', 'a 1', 'c 1'])
      const changed = (await deals.save(one, { ...one, themes: ['d', 'b'] })) as Deal
      expect(await themes()).toEqual(['b 2', 'c 1', 'd 1'])
      await deals.save(changed, { ...changed, sharing: 'private' })
      expect(await themes()).toEqual(['b 1', 'c 1'])
      await deals.delete(two)
      expect(await themes()).toEqual(['c 1'])
      await accounts.save(bob, { ...bob, isActive: false })
      expect(await themes()).toEqual([])
      expect(await catalogDirectory.filterExposedThemes(['a', 'b', 'c', 'd'])).toEqual(new Set())
    })
  })
