import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CatalogSearch } from '../../../src/application/ports/catalog-search.js'
import type { Repositories } from '../../../src/application/ports/unit-of-work.js'
import { compareRanked, MAX_SEARCH_RESULTS, searchTextsOf, searchTier } from '../../../src/domain/account-search.js'
import type { PublicationCursor } from '../../../src/domain/cursor.js'
import { DEAL_SORT_FIELDS } from '../../../src/domain/deal-order.js'
import type { BoardSearch } from '../../../src/domain/deal-search.js'
import type { Handle } from '../../../src/domain/handle.js'
import type { CollectionId, DealId, SharingGroupId } from '../../../src/domain/ids.js'
import { toAccountRow } from '../../../src/infrastructure/prisma/accounts/account-rows.js'
import { searchOf } from '../../../src/infrastructure/prisma/accounts/account-search-statements.js'
import {
  FOUND,
  FOUND_IN_HEAD,
  FOUND_IN_LANGUAGE,
  HEAD_END,
} from '../../../src/infrastructure/prisma/catalog/catalog-search-statements.js'
import { inTransaction, prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aHandle, anAccount, anAccountId, later, NOON } from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'
import { noteStatements, type SentStatement } from '../../support/sent-statements.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>

const FIRST = ['Anna', 'Éric', 'Zofia', 'Joanna', 'Bjørn', 'Marta', 'Łukasz', 'Noël', 'Ines', 'Omar']
const LAST = ['Kowalska', 'Müller', 'Andersson', "O'Neill", 'Petit-Jean', 'Silva', 'Haddad', 'Nowak', 'Rossi', 'Dubois']
/** PLAN_ACCOUNTS and PLAN_DEALS look at the plans of a larger database. */
const ACCOUNTS = Number(process.env.PLAN_ACCOUNTS ?? 60_000)
const PEOPLE = Array.from({ length: ACCOUNTS }, (_, i) => ({
  id: anAccountId(`u${i}`),
  email: `user${i}@example.org`,
  displayName: `${FIRST[i % 10]} ${LAST[Math.floor(i / 10) % 10]} ${i}`,
}))

beforeAll(async () => {
  database = await openServerDatabase({ isPatient: true })
  const rows = PEOPLE.map((person) => toAccountRow(anAccount(person)))
  // Not through the repository: sixty thousand inserts would take most of a minute.
  const column = (name: 'id' | 'email' | 'emailKey' | 'displayName' | 'searchName' | 'searchAddress' | 'searchText') =>
    rows.map((row) => row[name])
  await database.pool.query(
    `INSERT INTO accounts (id, email, email_key, display_name, search_name, search_address, search_text,
       role, signup_source, created_at, updated_at)
     SELECT t.*, 'teacher', 'app', now(), now()
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[]) AS t`,
    [
      column('id'),
      column('email'),
      column('emailKey'),
      column('displayName'),
      column('searchName'),
      column('searchAddress'),
      column('searchText'),
    ],
  )
  await database.pool.query('VACUUM ANALYZE accounts')
}, 300_000)
afterAll(() => database.drop())

/** The plans of both statements; a term that only matches at the start has only the first. */
const plansOf = async (term: string): Promise<{ readonly bounded: string; readonly exhaustive: string }> => {
  const { bounded, exhaustive } = searchOf({ term, except: null })
  const planOf = async ([{ text }, values]: typeof bounded): Promise<string> => {
    const { rows } = await database.pool.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${text}`, [...values])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  return { bounded: await planOf(bounded), exhaustive: exhaustive === undefined ? '' : await planOf(exhaustive) }
}

describe('the account search', () => {
  it.each([
    'an',
    'zz',
    'ann',
    'anna',
    'kowalska',
    'owalska',
    'user',
    'user59999',
    'user1@example.org',
    'nobody at all',
    'eill',
    '%%%',
    '12345',
  ])('scans no table for %j', async (term) => {
    const { bounded, exhaustive } = await plansOf(term)
    expect(bounded + exhaustive).not.toMatch(/Seq Scan on \S+( \S+)? \(actual/)
  })

  const texts = PEOPLE.map((person) => ({ id: person.id, ...searchTextsOf(person) }))
  const GATHERED = /Bitmap Index Scan on accounts_search_text \(actual/
  const WALKED = /Index Only Scan using accounts_search_name on \S+( \S+)? \(actual/

  it('reads later tiers only if the earlier ones are not enough', async () => {
    for (const plan of Object.values(await plansOf('anna'))) {
      expect(plan).not.toMatch(GATHERED)
      expect(plan).not.toMatch(WALKED)
    }
    expect(
      await prismaRepositories(database.prisma, database.statements).accounts.search({ term: 'anna', except: null }),
    ).toHaveLength(20)
  })

  it('finds a rare term through an index, and does not scan the names for it', async () => {
    for (const term of ['zzz', 'ργος', 'owalska 5999', 'kowalska 5999', '...']) {
      const { bounded } = await plansOf(term)
      expect(bounded).toMatch(GATHERED)
      expect(bounded).not.toMatch(WALKED)
    }
  })

  it('finds a frequent term among the first names, and does not collect all matches', async () => {
    for (const term of ['user', 'kowalska', 'owalska', 'neill']) {
      const { exhaustive } = await plansOf(term)
      expect(exhaustive).toMatch(WALKED)
      // The index of texts shows at once that no word of a name starts with a term.
      expect(exhaustive).not.toMatch(/Bitmap Index Scan on accounts_search_text \(actual rows=[1-9]/)
    }
  })

  it.each(['an', 'us', 'anna', 'kow', 'kowalska 59', 'user', 'ukasz', 'neill 5', '@example', '5999', 'zzz'])(
    'finds the accounts that the domain puts first for %j',
    async (term) => {
      const ranked = texts.flatMap(({ id, ...each }) => {
        const tier = searchTier(each, term)
        return tier === null ? [] : [{ id, name: each.name, tier }]
      })
      const first = ranked.sort(compareRanked).slice(0, MAX_SEARCH_RESULTS)
      const found = await prismaRepositories(database.prisma, database.statements).accounts.search({
        term,
        except: null,
      })
      expect(found.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    },
  )

  it('sorts addresses with the same start from the index alone', async () => {
    expect((await plansOf('us')).bounded).toMatch(/Index Only Scan using accounts_search_address on accounts/)
  })
})

const DEALS = Number(process.env.PLAN_DEALS ?? 200_000)
/** Each has some two hundred deals. */
const GROUPS = DEALS / 500

describe('the reads of lists', () => {
  let noted: ReturnType<typeof noteStatements>
  const reader = anAccountId('u1')
  const author = anAccountId('u2')
  const handle = aHandle('author-2')
  const cursor = { publishedAt: later(5_000_000), id: '01980000-0000-7000-8000-000000000000' as DealId }
  const lastAuthor = { publishedAt: cursor.publishedAt, id: author }
  const made = { key: later(1_000_000).getTime(), id: cursor.id }
  const group = '01980000-0000-7000-8003-000000000001' as SharingGroupId
  const collection = '01980000-0000-7000-8002-000000000001' as CollectionId

  beforeAll(async () => {
    await database.pool.query("UPDATE accounts SET handle = 'author-' || substr(id, 2) WHERE right(id, 1) <> '7'")
    await database.pool.query(
      "UPDATE accounts SET language = CASE WHEN right(id, 3) = '123' THEN 'da' ELSE 'fr-FR' END",
    )
    await database.pool.query(
      `INSERT INTO deals (id, owner_id, title, dealer, vulnerability, hands, sharing, sharing_group_ids, published_at, created_at, updated_at,
         themes, text_bytes, search_title, personal_terms, search_terms)
       SELECT ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'u' || n % 5000, 'T', 'N', 'None', '- - - -',
         (ARRAY['public', 'private', 'group'])[1 + n % 3],
         CASE WHEN n % 3 = 2 THEN ARRAY[('01980000-0000-7000-8003-' || lpad(to_hex(n % ${GROUPS}), 12, '0'))::uuid] ELSE '{}' END,
         CASE WHEN n % 3 = 0 THEN $1::timestamptz + n * interval '1 second' END,
         $1::timestamptz + n / 100 * interval '1 second', now(), ARRAY['theme ' || n % 50], 20, 't', '',
         (CASE WHEN n < 20000 THEN 'wcommon wold' WHEN n < 20200 THEN 'wcommon wrare'
           WHEN n % 60 = 0 THEN 'wcommon wsome' ELSE 'wcommon' END)::tsvector || array_to_tsvector(ARRAY['ttheme ' || n % 50, 'wx' || n % 997])
       FROM generate_series(1, ${DEALS}) AS n`,
      [NOON],
    )
    await database.pool.query(
      `INSERT INTO catalog_authors
       SELECT a.id, count(*), max(d.published_at), min(CASE WHEN a.handle IS NOT NULL THEN a.search_name END), a.handle
       FROM deals d JOIN accounts a ON a.id = d.owner_id WHERE d.sharing = 'public' GROUP BY a.id`,
    )
    await database.pool.query(
      `INSERT INTO collections (id, owner_id, title, deal_ids, public_enabled, public_token, created_at, updated_at)
       SELECT ('01980000-0000-7000-8002-' || lpad(to_hex(n), 12, '0'))::uuid, 'u' || n % 5000, 'T',
         ARRAY(SELECT ('01980000-0000-7000-8000-' || lpad(to_hex(n + 5000 * k), 12, '0'))::uuid FROM generate_series(0, 9) AS k),
         true, n::text, now() + n * interval '1 second', now()
       FROM generate_series(1, 20000) AS n`,
    )
    await database.pool.query(
      `INSERT INTO subscriptions SELECT 'u' || n % 1000, 'u' || (n * 7) % 4999, now() FROM generate_series(1, 30000) AS n ON CONFLICT DO NOTHING`,
    )
    await database.pool.query(
      `INSERT INTO grants (id, account_id, source, feature, starts_at, created_at)
       SELECT ('01980000-0000-7000-8004-' || lpad(to_hex(n), 12, '0'))::uuid, 'u' || n % 5000, 'subscription', 'collections', now(), now()
       FROM generate_series(1, 50000) AS n`,
    )
    await database.pool.query(
      `INSERT INTO announcements (id, kind, title, published_at, expires_at, created_at, updated_at)
       SELECT ('01980000-0000-7000-8005-' || lpad(to_hex(n), 12, '0'))::uuid, 'news', '{"en": "T"}', $1::timestamptz,
         CASE WHEN n > 30 THEN $1::timestamptz + interval '1 second' END, now(), now()
       FROM generate_series(1, 200) AS n`,
      [NOON],
    )
    await database.pool.query(
      `INSERT INTO announcement_reads SELECT 'u' || n, a.id, now() FROM generate_series(1, 500) AS n, announcements AS a`,
    )
    await database.pool.query(
      `INSERT INTO collection_views (collection_id, day, count, last_at)
       SELECT id, day, 3, day FROM collections, generate_series(date '2026-02-01', date '2026-02-05', '1 day') AS day`,
    )
    await database.pool.query('VACUUM ANALYZE')
    noted = noteStatements()
  }, 3_600_000)
  afterAll(() => {
    noted.stop()
  })

  const reads: readonly (readonly [string, (repositories: Repositories) => Promise<unknown>])[] = [
    ["an author's first page", ({ deals }) => deals.listExposedByHandle(handle, { page: 1, pageSize: 20 })],
    ["an author's second page", ({ deals }) => deals.listExposedByHandle(handle, { page: 2, pageSize: 5 })],
    ['the recent order', ({ deals }) => deals.listRecent({ after: null, limit: 20 }, NOON)],
    ['the recent order from a cursor', ({ deals }) => deals.listRecent({ after: cursor, limit: 20 }, NOON)],
    [
      'the directory',
      ({ catalogDirectory }) => catalogDirectory.listAuthors({ term: null, after: null, limit: 20 }, NOON),
    ],
    [
      'the directory from a cursor',
      ({ catalogDirectory }) => catalogDirectory.listAuthors({ term: null, after: lastAuthor, limit: 20 }, NOON),
    ],
    [
      'the directory for a frequent term',
      ({ catalogDirectory }) => catalogDirectory.listAuthors({ term: 'author', after: null, limit: 20 }, NOON),
    ],
    [
      'the directory for a frequent term from a cursor',
      ({ catalogDirectory }) => catalogDirectory.listAuthors({ term: 'author', after: lastAuthor, limit: 20 }, NOON),
    ],
    [
      'the directory for a rare term, part of a name',
      ({ catalogDirectory }) => catalogDirectory.listAuthors({ term: 'haddad 164', after: null, limit: 20 }, NOON),
    ],
    [
      'the directory for a rare term, part of a handle',
      ({ catalogDirectory }) => catalogDirectory.listAuthors({ term: 'hor-1234', after: lastAuthor, limit: 20 }, NOON),
    ],
    [
      'the directory for a term that nobody has',
      ({ catalogDirectory }) => catalogDirectory.listAuthors({ term: 'zz', after: null, limit: 20 }, NOON),
    ],
    [
      'how themes are spelt',
      async ({ catalogDirectory }) => {
        const [one, two] = ['theme 1', 'none'].map((folded) => ({ folded, deals: 1, seenIn: cursor.id }))
        if (one === undefined || two === undefined) expect.unreachable()
        const spellings = await catalogDirectory.findSpellings([one, two])
        expect(spellings).toEqual(new Map([['theme 1', 'theme 1']]))
      },
    ],
    ['a rare word of the catalog', ({ catalogSearch }) => search(catalogSearch, { q: 'rare' })],
    ['a rare word of the catalog from a cursor', ({ catalogSearch }) => search(catalogSearch, { q: 'rare' }, cursor)],
    ['a word of some boards of the catalog', ({ catalogSearch }) => search(catalogSearch, { q: 'some' })],
    ['a frequent word of the catalog', ({ catalogSearch }) => search(catalogSearch, { q: 'common' })],
    ['a word of one author', ({ catalogSearch }) => search(catalogSearch, { q: 'common' }, null, handle)],
    ['the boards in a rare language', ({ catalogSearch }) => search(catalogSearch, {}, null, null, 'da')],
    ['the boards in an unknown language', ({ catalogSearch }) => search(catalogSearch, {}, null, null, 'xx')],
    ['the boards in a language from a cursor', ({ catalogSearch }) => search(catalogSearch, {}, cursor, null, 'fr')],
    ['a word in a language', ({ catalogSearch }) => search(catalogSearch, { q: 'common' }, null, null, 'fr')],
    ['a word in a rare language', ({ catalogSearch }) => search(catalogSearch, { q: 'common' }, null, null, 'da')],
    ['the feed', ({ deals }) => deals.listFeed(reader, { after: null, limit: 20 }, NOON)],
    ['the feed from a cursor', ({ deals }) => deals.listFeed(reader, { after: cursor, limit: 20 }, NOON)],
    ["an author's collections", ({ collections }) => collections.listOpenByOwner(author)],
    ["an owner's collections by state", ({ collections }) => collections.countByState(author, 2, NOON)],
    ['a public link', ({ collections }) => collections.findByPublicToken('17', NOON)],
    ['a shared collection', ({ collections }) => collections.findLinked(collection, NOON)],
    ['an author', ({ accounts }) => accounts.findAuthor(handle, NOON)],
    ['an account', ({ accounts }) => accounts.findById(author)],
    ['a collection', ({ collections }) => collections.findOwned(collection)],
    ["a collection's exposed deals", ({ deals }) => deals.listExposedByCollection(collection)],
    ["a collection's deals", ({ deals }) => deals.listByCollection(collection)],
    ["a group's deals", ({ deals }) => deals.listByGroup(group, { page: 1, pageSize: 20 })],
    ["an owner's deals", ({ deals }) => deals.list({ ownerId: author }, { page: 1, pageSize: 20 })],
    ["an owner's deals from a cursor", ({ deals }) => deals.listAfter({ ownerId: author }, made, 20)],
    [
      "an owner's deals in every order",
      async ({ deals }) => {
        for (const by of DEAL_SORT_FIELDS)
          for (const descending of [false, true]) {
            const filter = { ownerId: author, order: { by, descending } }
            await deals.list(filter, { page: 2, pageSize: 20 })
            await deals.listAfter(filter, null, 20)
          }
      },
    ],
    [
      "words and a theme in an owner's deals in every order",
      async ({ deals }) => {
        for (const by of DEAL_SORT_FIELDS)
          for (const descending of [false, true]) {
            const filter = { ownerId: author, q: 't', themes: ['theme 1'], order: { by, descending } }
            await deals.list(filter, { page: 1, pageSize: 20 })
          }
      },
    ],
    [
      "a search of an owner's deals",
      ({ deals }) =>
        deals.list(
          { ownerId: author, q: 't', dealer: 'N', order: { by: 'title', descending: true } },
          { page: 1, pageSize: 20 },
        ),
    ],
    [
      "a group's deals by their owner",
      ({ deals }) => deals.list({ ownerId: author, sharingGroupId: group }, { page: 1, pageSize: 20 }),
    ],
    ["everyone's deals", ({ deals }) => deals.listAfter({}, null, 20)],
    ["everyone's deals from a cursor", ({ deals }) => deals.listAfter({}, made, 20)],
    ['the boards that an owner has', ({ deals }) => deals.findBoards(author, ['1 N None - - - -', ' N None - - - -'])],
    ['grants of several authors', ({ entitlements }) => entitlements.listActiveGrantsOf([author, reader], new Date())],
    ['a deal with its owner', ({ deals }) => deals.findOwned(cursor.id)],
    ['announcements', ({ announcements }) => announcements.listFor(reader, later(60_000))],
    ['whom one follows', ({ subscriptions }) => subscriptions.listFollowed(reader)],
  ]

  const search = (
    catalogSearch: CatalogSearch,
    board: BoardSearch,
    after: PublicationCursor | null = null,
    author: Handle | null = null,
    language: string | null = null,
  ) => catalogSearch.findPublished({ search: board, author, language }, { after, limit: 20 }, NOON)

  it.each(['common', 'some', 'rare', 'old'])('finds the latest boards of the catalog with a word: %s', async (q) => {
    const { catalogSearch } = prismaRepositories(database.prisma, database.statements)
    const { rows } = await database.pool.query(
      `SELECT d.id FROM deals d JOIN accounts a ON a.id = d.owner_id
       WHERE d.sharing = 'public' AND d.search_terms @@ $1::tsquery AND a.is_active AND a.handle IS NOT NULL
       ORDER BY d.published_at DESC LIMIT 40`,
      [`w${q}`],
    )
    const first = await search(catalogSearch, { q })
    const next = await search(catalogSearch, { q }, first.at(-1)?.deal)
    expect([...first, ...next].map(({ deal }) => deal.id)).toEqual(rows.map(({ id }) => id))
  })

  it.each(['fr', 'da'])(
    'finds the latest boards in a language, whether many or few authors have it: %s',
    async (base) => {
      const { catalogSearch } = prismaRepositories(database.prisma, database.statements)
      const { rows } = await database.pool.query(
        `SELECT d.id FROM deals d JOIN accounts a ON a.id = d.owner_id
       WHERE d.sharing = 'public' AND a.is_active AND a.handle IS NOT NULL AND a.language LIKE $1 || '%'
       ORDER BY d.published_at DESC LIMIT 40`,
        [base],
      )
      const first = await search(catalogSearch, {}, null, null, base)
      const next = await search(catalogSearch, {}, first.at(-1)?.deal, null, base)
      expect([...first, ...next].map(({ deal }) => deal.id)).toEqual(rows.map(({ id }) => id))
    },
  )

  it.each(['common', 'some'])(
    'scans the latest boards for a frequent word, and does not collect all matches: %s',
    async (q) => {
      const plan = await planOfSearch(q)
      expect(plan).toMatch(/Index Scan using deals_exposed on deals \S+ \(actual/)
      expect(plan).not.toMatch(/deals_exposed_by_terms/)
    },
  )

  it.each(['rare', 'unknown'])('finds a rare word in the index of terms: %s', async (q) => {
    const plan = await planOfSearch(q)
    expect(plan).toMatch(/deals_exposed_by_terms \(actual/)
    expect(plan).not.toMatch(/using deals_exposed on/)
  })

  /** The modes in which a statement may be planned: one without a name is always planned for its values. */
  const modesOf = (text: string): readonly string[] =>
    [FOUND, FOUND_IN_HEAD, FOUND_IN_LANGUAGE].some(({ first, next }) => [first.text, next.text].includes(text))
      ? ['force_custom_plan']
      : ['force_custom_plan', 'force_generic_plan']

  const planOfLast = (sent: readonly SentStatement[]): Promise<string> => {
    const { text, values } = sent.at(-1) as SentStatement
    return planOfPrepared(text, values, modesOf(text).at(-1) as string)
  }

  const planOfSearch = async (q: string): Promise<string> => {
    const { catalogSearch } = prismaRepositories(database.prisma, database.statements)
    return planOfLast(await noted.during(() => search(catalogSearch, { q })))
  }

  const literal = (value: unknown): string => {
    if (value === null) return 'NULL'
    const text =
      value instanceof Date ? value.toISOString() : Array.isArray(value) ? `{${value.join()}}` : String(value)
    return pg.escapeLiteral(text)
  }

  /** The plan for these values, or the generic plan of a named statement. */
  const planOfPrepared = async (text: string, values: readonly unknown[], mode: string): Promise<string> => {
    const client = await database.pool.connect()
    try {
      await client.query(`SET plan_cache_mode = ${mode}`)
      await client.query(`PREPARE prepared AS ${text}`)
      const given = values.length === 0 ? '' : `(${values.map(literal).join(', ')})`
      const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) EXECUTE prepared${given}`)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      client.release(true)
    }
  }

  it.each(reads)('reads %s from indexes', async (_, read) => {
    const statements = await noted.during(() => read(prismaRepositories(database.prisma, database.statements)))
    expect(statements.length).toBeGreaterThan(0)
    // The end of the head is read once in five minutes.
    for (const { text, values } of statements.filter((one) => one.text !== HEAD_END.text))
      for (const mode of modesOf(text)) {
        const plan = await planOfPrepared(text, values, mode)
        expect(plan).not.toMatch(/Seq Scan on (?!(?:auction_systems|announcements) )\S+( \S+)? \(actual/)
        // An index scan must not read thousands of rows to return twenty. Only the index of names shows by its entries
        // how frequent a term is.
        const scans = plan.matchAll(/Scan (?!on accounts_listed_by_name ).*actual rows=(\d+)/g)
        for (const [, found] of scans) expect(Number(found)).toBeLessThan(2_000)
      }
  })

  /** The number of plans that a connection has made for a statement after ten executions. */
  const countPlans = async (text: string, values: readonly unknown[]): Promise<number> => {
    const client = await database.pool.connect()
    try {
      for (let i = 0; i < 10; i++) await client.query({ name: 'counted', text, values: [...values] })
      const { rows } = await client.query(`SELECT custom_plans::int FROM pg_prepared_statements WHERE name = 'counted'`)
      return rows[0].custom_plans
    } finally {
      client.release(true)
    }
  }

  it.each([
    "an author's first page",
    'the recent order',
    'the recent order from a cursor',
    'the directory',
    'the feed',
    'an author',
    'an account',
    'a shared collection',
    "a collection's exposed deals",
    'announcements',
  ])('plans %s once for all values, because planning takes as long as reading', async (name) => {
    const [, read] = reads.find(([known]) => known === name) as (typeof reads)[number]
    const statements = await noted.during(() => read(prismaRepositories(database.prisma, database.statements)))
    expect(statements.length).toBeGreaterThan(0)
    // PostgreSQL plans a statement five times for its values before it considers a generic plan.
    for (const { text, values } of statements) expect(await countPlans(text, values)).toBe(5)
  })

  it.each(['author', 'author-49', 'haddad', 'haddad 164', 'an', 'hor-1234', 'zz'])(
    'lists the authors for %j in order, whichever way they are found',
    async (term) => {
      const { catalogDirectory } = prismaRepositories(database.prisma, database.statements)
      for (const [after, limit] of [null, lastAuthor].flatMap((place) => [
        [place, 20] as const,
        [place, 100] as const,
      ])) {
        const { rows } = await database.pool.query(
          `SELECT account_id AS id FROM catalog_authors
           WHERE latest IS NOT NULL AND (search_name LIKE $1 OR handle LIKE $1) AND ($2::text IS NULL OR latest < $3 OR (latest = $3 AND account_id > $2))
           ORDER BY latest DESC, account_id LIMIT $4`,
          [`${term.length > 2 ? '%' : ''}${term}%`, after?.id ?? null, after?.publishedAt ?? null, limit],
        )
        const found = await catalogDirectory.listAuthors({ term, after, limit }, NOON)
        expect(found.map(({ author }) => author.id)).toEqual(rows.map(({ id }) => id))
      }
    },
  )

  it('searches for an author with a frequent name in an index alone, latest first', async () => {
    const { catalogDirectory } = prismaRepositories(database.prisma, database.statements)
    const request = { term: 'haddad', after: null, limit: 20 }
    const plan = await planOfLast(await noted.during(() => catalogDirectory.listAuthors(request, NOON)))
    expect(plan).toMatch(/Index Only Scan using catalog_authors_by_latest on \S+( \S+)? \(actual/)
    expect(plan).toMatch(/Bitmap Index Scan on accounts_listed_by_name \(never executed\)/)
  })

  it('reads only the read marks of the shown announcements', async () => {
    const { announcements } = prismaRepositories(database.prisma, database.statements)
    const plan = await planOfLast(await noted.during(() => announcements.listFor(reader, NOON)))
    expect(plan).toMatch(
      /Index Scan using announcement_reads_pkey on announcement_reads \(actual rows=1(\.00)? loops=200\)/,
    )
    expect(plan.match(/announcement_reads/g)).toHaveLength(2)
  })

  it('reads each of many open collections once, and none of their deals', async () => {
    const many = anAccountId('u4999')
    await database.pool.query(
      `INSERT INTO collections (id, owner_id, title, deal_ids, public_enabled, public_token, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'T', ARRAY[gen_random_uuid()], true, 'many' || n, now(), now()
       FROM generate_series(1, 3000) AS n`,
      [many],
    )
    await database.pool.query('VACUUM ANALYZE collections')
    const statements = await noted.during(() =>
      prismaRepositories(database.prisma, database.statements).collections.listOpenByOwner(many),
    )
    expect(statements).toHaveLength(1)
    for (const { text, values } of statements)
      for (const mode of ['force_custom_plan', 'force_generic_plan']) {
        const plan = await planOfPrepared(text, values, mode)
        expect(plan).not.toMatch(/Seq Scan|on deals d \(actual/)
        expect([...plan.matchAll(/ on collections .*loops=(\d+)/g)].map(([, loops]) => loops)).toEqual(['1'])
      }
  })

  it('finds the rows to erase in the largest tables by index', async () => {
    await database.pool.query(
      `INSERT INTO idempotency_records (caller, key, fingerprint, status, body, created_at)
       SELECT 'account:u' || n % 5000, n::text, '', 201, json_build_object('id', 'x' || n, 'ownerId', 'u' || n % 5000), now()
       FROM generate_series(1, 20000) AS n`,
    )
    await database.pool.query('VACUUM ANALYZE idempotency_records')
    const undone = new Error('undone')
    const erase = () =>
      inTransaction(database, async ({ erasure, jobs }) => {
        await erasure.erase(author, NOON, NOON)
        while (await jobs.advance({ kind: 'erase-account', subject: author }));
        throw undone
      })
    const statements = await noted.during(() => expect(erase()).rejects.toBe(undone))
    const deletions = statements.filter(({ text }) => /idempotency_records/.test(text))
    expect(deletions).toHaveLength(1)
    for (const { text, values } of deletions)
      for (const mode of ['force_custom_plan', 'force_generic_plan'])
        expect(await planOfPrepared(text, values, mode)).not.toMatch(/Seq Scan/)

    await database.pool.query(
      `INSERT INTO audit_records (id, at, actor_type, action, parameters, subject_type, subject_id, request_id)
       SELECT gen_random_uuid(), now(), 'account', 'PATCH /accounts/{id}', json_build_object('id', 'u' || n % 5000),
         'account', 'x' || n, 'r' FROM generate_series(1, 20000) AS n`,
    )
    await database.pool.query('VACUUM ANALYZE audit_records')
    const { rows } = await database.pool.query(
      "SELECT substring(prosrc FROM 'ARRAY\\((.*)\\)\\);\\s+GET') AS text FROM pg_proc WHERE proname = 'audit_records_forget'",
    )
    const text = rows[0].text.replaceAll('$1', '$1::text').replaceAll('$2', '$2::text')
    for (const mode of ['force_custom_plan', 'force_generic_plan'])
      expect(await planOfPrepared(text, ['u1', 'nobody', 1_000], mode)).not.toMatch(/Seq Scan/)
  })

  it('does not read deals that the feed leaves out', async () => {
    const [statement] = await noted.during(() =>
      prismaRepositories(database.prisma, database.statements).deals.listFeed(reader, { after: null, limit: 20 }, NOON),
    )
    for (const mode of ['force_custom_plan', 'force_generic_plan']) {
      const plan = await planOfPrepared(statement?.text ?? '', statement?.values ?? [], mode)
      expect(plan).toContain('Index Only Scan using deals_exposed_by_owner')
      expect(plan).toContain('Index Only Scan using accounts_listed')
      expect(plan).toMatch(/Scan using deals_pkey on deals.*rows=20 /)
    }
  })
})
