import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountRepository, AccountSort } from '../../src/application/ports/account-repository.js'
import type { Account } from '../../src/domain/account.js'
import { compareRanked, foldSearchTerm, searchTextsOf, searchTier } from '../../src/domain/account-search.js'
import { withPreferenceDefaults } from '../../src/domain/preferences.js'
import { STANDARD_AUCTION_SYSTEMS } from '../../src/domain/standard-auction-systems.js'
import { aHandle, anAccount, anAccountId, later, NOON } from '../support/builders.js'
import type { OpenWorld } from './world.js'

const everyField = (): Account =>
  anAccount({
    email: 'Every.Field@Example.org',
    displayName: 'Éva "Every" Field \\ 100%',
    firstName: 'Éva',
    lastName: 'Field',
    organisationName: 'Club 🂡',
    country: 'HU',
    language: 'hu',
    appLanguage: 'en-GB',
    auctionSystem: STANDARD_AUCTION_SYSTEMS[1] ?? null,
    isActive: false,
    role: 'player',
    signupSource: 'invite',
    isOrganisation: true,
    showEmailPublicly: true,
    avatarUrl: 'https://example.org/a.png',
    avatarTrusted: true,
    preferences: withPreferenceDefaults({
      theme: 'dark',
      dealsExplorer: { columnVisibility: { title: true, constructor: false, 'a.b': true }, columnOrder: ['b', 'a'] },
      shareTemplates: {
        mail: { subject: 'Hi', body: [{ type: 'paragraph', children: [{ type: 'text', text: 'x', bold: true }] }] },
      },
    }),
    certified: true,
    handle: aHandle('every-field'),
    onboardedAt: later(1),
    createdAt: later(2),
    updatedAt: later(3),
  })

export const accountRepositoryContract = (open: OpenWorld) =>
  describe('AccountRepository', () => {
    let accounts: AccountRepository

    beforeEach(async () => {
      accounts = (await open()).repositories.accounts
    })

    const keep = async (overrides: Partial<Account> = {}): Promise<Account> => {
      const account = anAccount(overrides)
      expect(await accounts.insert(account)).toBe(true)
      return account
    }

    it('returns every field as it was stored', async () => {
      const account = everyField()
      await accounts.insert(account)
      expect(await accounts.findById(account.id)).toEqual(account)
      expect(await accounts.save(account, account)).toEqual({ ...account, revision: 2 })
      expect(await accounts.findById(account.id)).toEqual({ ...account, revision: 2 })
    })

    it('finds nothing in an empty store', async () => {
      expect(await accounts.findById(anAccountId('nobody'))).toBeNull()
      expect(await accounts.findByEmail('nobody@example.org')).toBeNull()
      expect(await accounts.findByHandle(aHandle('nobody'))).toBeNull()
    })

    it('distinguishes ids by case, but not e-mail addresses', async () => {
      const account = await keep({ id: anAccountId('Case'), email: 'Mixed@Example.org' })
      expect(await accounts.findById(anAccountId('case'))).toBeNull()
      expect(await accounts.findByEmail('mIXED@eXAMPLE.ORG')).toEqual(account)
    })

    it('finds an author by handle', async () => {
      const account = await keep({ handle: aHandle('alice') })
      await keep({ handle: null })
      expect(await accounts.findByHandle(aHandle('alice'))).toEqual(account)
    })

    it('returns copies and stores copies', async () => {
      const account = await keep()
      const found = (await accounts.findById(account.id)) as Account
      Object.assign(found, { displayName: 'changed' })
      Object.assign(found.preferences.dealsExplorer.columnVisibility, { changed: true })
      expect(await accounts.findById(account.id)).toEqual(account)
      const kept = structuredClone(account)
      Object.assign(account, { displayName: 'changed' })
      expect(await accounts.findById(account.id)).toEqual(kept)
    })

    it('stores no second account with the same id or e-mail address', async () => {
      const account = await keep({ email: 'one@example.org' })
      expect(await accounts.insert(anAccount({ id: account.id, email: 'two@example.org' }))).toBe(false)
      expect(await accounts.insert(anAccount({ email: 'ONE@example.org' }))).toBe(false)
      expect(await accounts.findById(account.id)).toEqual(account)
      expect(await accounts.findByEmail('two@example.org')).toBeNull()
    })

    it('refuses to insert a handle that is taken', async () => {
      await keep({ handle: aHandle('taken') })
      await expect(accounts.insert(anAccount({ handle: aHandle('taken') }))).rejects.toMatchObject({
        code: 'ACCOUNT_HANDLE_TAKEN',
      })
    })

    it('creates one account from parallel inserts of one id', async () => {
      const account = anAccount()
      const made = await Promise.all(Array.from({ length: 20 }, () => accounts.insert(account)))
      expect(made.filter(Boolean)).toHaveLength(1)
    })

    it('saves only over the expected revision, and no other account', async () => {
      const [account, other] = [await keep(), await keep()]
      const saved = await accounts.save(account, { ...account, displayName: 'second' })
      expect(saved).toMatchObject({ displayName: 'second', revision: 2 })
      expect(await accounts.save(account, { ...account, displayName: 'stale' })).toBeNull()
      const unknown = anAccount()
      expect(await accounts.save(unknown, unknown)).toBeNull()
      expect(await accounts.findById(account.id)).toMatchObject({ displayName: 'second', revision: 2 })
      expect(await accounts.findById(other.id)).toEqual(other)
    })

    it('lets one of several parallel saves of a revision succeed', async () => {
      const account = await keep()
      const saves = await Promise.all(
        Array.from({ length: 20 }, (_, i) => accounts.save(account, { ...account, displayName: `writer ${i}` })),
      )
      const [winner, ...rest] = saves.filter((saved) => saved !== null)
      expect(rest).toEqual([])
      expect(await accounts.findById(account.id)).toEqual(winner)
    })

    it('does not save over another account that was created under the same id', async () => {
      const account = await keep({ createdAt: later(5_000) })
      const former = { ...account, createdAt: NOON }
      expect(await accounts.save(former, { ...former, displayName: 'the former' })).toBeNull()
      expect(await accounts.findById(account.id)).toEqual(account)
    })

    it('refuses to save an e-mail address or handle of another account, and writes nothing', async () => {
      await keep({ email: 'taken@example.org', handle: aHandle('taken') })
      const account = await keep()
      await expect(accounts.save(account, { ...account, email: 'Taken@example.org' })).rejects.toMatchObject({
        code: 'ACCOUNT_EMAIL_TAKEN',
      })
      await expect(accounts.save(account, { ...account, handle: aHandle('taken') })).rejects.toMatchObject({
        code: 'ACCOUNT_HANDLE_TAKEN',
      })
      expect(await accounts.findById(account.id)).toEqual(account)
    })

    it('lets one of two parallel claims of a handle succeed', async () => {
      const [one, two] = [await keep(), await keep()]
      const claims = await Promise.allSettled(
        [one, two].map((account) => accounts.save(account, { ...account, handle: aHandle('wanted') })),
      )
      expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    })

    it('counts the active admins', async () => {
      await keep({ role: 'admin' })
      await keep({ role: 'admin' })
      await keep({ role: 'admin', isActive: false })
      await keep({ role: 'teacher' })
      expect(await accounts.countActiveAdmins()).toBe(2)
    })

    describe('search', () => {
      /** A repetition of a word that exceeds the columns for searches. */
      const LONG = 'long'.repeat(20)
      const NAMES: readonly (readonly [string, string])[] = [
        ['Anna Kowalska', 'anna.k@example.org'],
        ['Ánna Müller', 'am@example.org'],
        ['Joanna Anders', 'joanna@sample.net'],
        ['Jean-Anne Petit', 'jap@example.org'],
        ['Marianne', 'marianne@anna.example'],
        ['Éric 100%', 'eric_1@example.org'],
        ['Eric 1000', 'ericx1@example.org'],
        ['back\\slash', 'bs@example.org'],
        ["Conor O'Anna", 'co@example.org'],
        ['Conor O’Anna', 'conor@example.org'],
        ['Zoë (Anna) Anders-Annaud', 'zoe@example.org'],
        ['Bo Anna', 'anna@anna.example'],
        [`Bo ${LONG}x`, 'x@example.org'],
        [`Bo ${LONG}y`, 'y@example.org'],
        ['山田 花子', 'hanako@example.jp'],
        ['山本 一郎', 'ichiro@example.jp'],
        ['한지민', 'han@example.kr'],
        ['Ἀθηνᾶ', 'athina@example.gr'],
        ['Ω mega', 'omega@example.org'],
        ['ANNABELLE', 'zz-anna@example.org'],
        ['anna', 'plain@example.org'],
        ['Straße', 'strasse@example.de'],
        ['\u{1F0A1} ace', 'ace@example.org'],
        ['\uFF21 wide', 'wide@example.org'],
        ['\u{10FFFF}\u{10FFFF} last', 'last@example.org'],
        ['a\u{10FFFF}', 'a.last@example.org'],
        ['b\uD7FFc', 'before@example.org'],
        ['zoe @anna', 'at@example.org'],
        ['@bob', 'bob@example.org'],
        ['Short', '¨@b'],
        ['a.b_c', 'a-b_c@example.org'],
      ]
      const TERMS = [
        'an',
        'ann',
        'anna',
        'ANNA',
        'Ánna',
        'anna k',
        '%',
        '100%',
        '0%',
        '_1',
        'c_1',
        '\\s',
        'k\\s',
        '山',
        '山田',
        '田 花',
      ]
      const MORE = [
        '한지',
        '한지민',
        'αθη',
        'example',
        'example.org',
        '@example',
        'am@',
        'am@example.org',
        'strasse',
        'ß',
        'zz',
        '\u{1F0A1} a',
        "o'an",
        '(anna) anders',
        'anders-anna',
        ') a',
        'anna@',
        'anna@anna.example',
        'nna@',
        LONG,
        `${LONG}y`,
        '\u{10FFFF}\u{10FFFF}',
        'a\u{10FFFF}',
        'b\uD7FF',
        'a.b',
        'b_c',
        'b-c',
        '-b_c',
        '@b',
        'xx',
      ]

      it('finds exactly the accounts that searchTier accepts, in the order of compareRanked', async () => {
        const kept: Account[] = []
        for (const [displayName, email] of NAMES) kept.push(await keep({ displayName, email }))
        await keep({ displayName: 'Anna Inactive', email: 'inactive@example.org', isActive: false })
        for (const q of [...TERMS, ...MORE]) {
          const term = foldSearchTerm(q)
          if (term === null) continue
          const expected = kept
            .flatMap((account) => {
              const texts = searchTextsOf(account)
              const tier = searchTier(texts, term)
              return tier === null ? [] : [{ id: account.id, name: texts.name, tier }]
            })
            .sort(compareRanked)
          const found = await accounts.search({ term, except: null })
          expect({ q, ids: found.map(({ id }) => id) }).toEqual({ q, ids: expected.map(({ id }) => id) })
        }
      })

      it('returns slim accounts, with the avatar only if trusted', async () => {
        const avatarUrl = 'https://example.org/a.png'
        const trusted = await keep({ displayName: 'Vera Trusted', avatarUrl, avatarTrusted: true })
        const untrusted = await keep({ displayName: 'Vera Untrusted', avatarUrl })
        expect(await accounts.search({ term: 'vera', except: null })).toEqual([
          { id: trusted.id, email: trusted.email, displayName: 'Vera Trusted', avatarUrl },
          { id: untrusted.id, email: untrusted.email, displayName: 'Vera Untrusted', avatarUrl: null },
        ])
      })

      it('leaves out the excepted account', async () => {
        const self = await keep({ displayName: 'Selma Lagerlöf', email: 'author@example.org' })
        for (const term of ['selma', 'lagerl', 'elma', 'author', 'au', 'author@', 'author@example.org']) {
          expect(await accounts.search({ term, except: null })).toHaveLength(1)
          expect(await accounts.search({ term, except: self.id })).toEqual([])
        }
      })

      it('stops at twenty, in the order of tiers and then of ids', async () => {
        for (let i = 0; i < 15; i++) await keep({ displayName: 'Twin', email: `t${i}@example.org` })
        for (let i = 0; i < 15; i++) await keep({ displayName: `A Twin`, email: `u${i}@example.org` })
        const found = await accounts.search({ term: 'twin', except: null })
        expect(found.map(({ displayName }) => displayName)).toEqual([
          ...Array.from({ length: 15 }, () => 'Twin'),
          ...Array.from({ length: 5 }, () => 'A Twin'),
        ])
        const ids = found.slice(0, 15).map(({ id }) => id)
        expect(ids).toEqual([...ids].sort())
      })

      it('reflects a change of name immediately', async () => {
        const account = await keep({ displayName: 'Before' })
        await accounts.save(account, { ...account, displayName: 'After' })
        expect(await accounts.search({ term: 'before', except: null })).toEqual([])
        expect(await accounts.search({ term: 'after', except: null })).toHaveLength(1)
      })

      it('reflects a change of a later word, and an account that is deactivated and activated again', async () => {
        const account = await keep({ displayName: 'Eva Before-Marriage' })
        const found = async (term: string) => (await accounts.search({ term, except: null })).length
        await accounts.save(account, { ...account, displayName: 'Eva After-Marriage' })
        expect([await found('before'), await found('after'), await found('marriage')]).toEqual([0, 1, 1])
        const gone = { ...account, revision: 2, displayName: 'Eva After-Marriage' }
        await accounts.save(gone, { ...gone, isActive: false })
        expect(await found('after')).toBe(0)
        await accounts.save({ ...gone, revision: 3, isActive: false }, { ...gone, revision: 3 })
        expect(await found('after')).toBe(1)
      })
    })

    it('lists for the back-office by filter, order and page', async () => {
      const [a, b, c] = [
        await keep({
          displayName: 'Émile',
          email: 'zz@Club.example',
          createdAt: later(1),
          onboardedAt: later(9),
          certified: true,
        }),
        await keep({
          displayName: 'anna_%',
          email: 'bb@example.org',
          createdAt: later(3),
          role: 'player',
          onboardedAt: later(8),
          avatarUrl: 'https://avatars.example.org/anna.png',
          avatarTrusted: true,
        }),
        await keep({
          displayName: 'Zoé',
          email: 'aa@example.org',
          createdAt: later(2),
          isActive: false,
          avatarUrl: 'https://avatars.example.org/zoe.png',
        }),
      ]
      const ids = async (filter: object, by: AccountSort['by'] = 'createdAt', descending = false) =>
        (await accounts.list(filter, { by, descending }, { page: 1, pageSize: 10 })).items.map(({ id }) => id)
      expect(await ids({})).toEqual([a.id, c.id, b.id])
      expect(await ids({}, 'createdAt', true)).toEqual([b.id, c.id, a.id])
      expect(await ids({}, 'displayName')).toEqual([b.id, a.id, c.id])
      expect(await ids({}, 'email', true)).toEqual([a.id, b.id, c.id])
      expect(await ids({}, 'onboardedAt')).toEqual([b.id, a.id, c.id])
      expect(await ids({}, 'onboardedAt', true)).toEqual([a.id, b.id, c.id])
      expect(await ids({ q: 'MIL' })).toEqual([a.id])
      expect(await ids({ q: 'club.EXAMPLE' })).toEqual([a.id])
      expect(await ids({ q: '_%' })).toEqual([b.id])
      expect(await ids({ q: '%' })).toEqual([b.id])
      expect(await ids({ q: 'nobody' })).toEqual([])
      expect(await ids({ role: 'player' })).toEqual([b.id])
      expect(await ids({ isActive: false, certified: undefined })).toEqual([c.id])
      expect(await ids({ certified: true })).toEqual([a.id])
      expect(await ids({ avatarTrusted: false })).toEqual([c.id])
      expect(await ids({ avatarTrusted: true })).toEqual([b.id])
      const page = await accounts.list({}, { by: 'createdAt', descending: false }, { page: 2, pageSize: 2 })
      expect(page).toEqual({ items: [b], total: 3 })
    })

    it('ignores filters that are not set', async () => {
      const { id } = await keep({ country: 'FR' })
      for (const stray of [{ country: 'GB' }, { revision: '1' }, { OR: 'x' }, { NOT: { country: 'FR' } }]) {
        const found = await accounts.list(
          { role: 'teacher', ...stray },
          { by: 'createdAt', descending: false },
          { page: 1, pageSize: 10 },
        )
        expect(found.items.map((account) => account.id)).toEqual([id])
      }
    })
  })
