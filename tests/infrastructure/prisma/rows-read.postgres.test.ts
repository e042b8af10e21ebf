import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Repositories } from '../../../src/application/ports/unit-of-work.js'
import type { Account } from '../../../src/domain/account.js'
import { withSharing } from '../../../src/domain/deal.js'
import { DEAL_SORT_FIELDS } from '../../../src/domain/deal-order.js'
import type { CollectionId, DealId, SharingGroupId } from '../../../src/domain/ids.js'
import { inTransaction } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aDeal, aHandle, anAccountId, later, NOON } from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'

/**
 * The number of deals per author, two thirds of them public; those of other authors were published later than those of
 * `own`.
 */
const AUTHORS = 60
const DEALS = 1_000
const ACCOUNTS = 5_000
const own = anAccountId('own')
const handle = aHandle('own-handle')
const group = '01980000-0000-7000-8003-000000000001' as SharingGroupId
const collection = '01980000-0000-7000-8002-000000000001' as CollectionId
const dealOf = (author: number, n: number) =>
  `01980000-0000-7000-${(0x8000 + author).toString(16)}-${n.toString(16).padStart(12, '0')}` as DealId
const idsOf = (count: number): readonly DealId[] => Array.from({ length: count }, (_, i) => dealOf(0, i + 1))
const FIRST_PAGE = { page: 1, pageSize: 20 }
const FROM_THE_START = { after: null, limit: 20 }

type Database = Awaited<ReturnType<typeof openServerDatabase>>

/** Fills tables directly, like a bulk load, with the entries of authors that a recount would compute. */
const fill = async ({ pool }: Database): Promise<void> => {
  await pool.query(
    `INSERT INTO accounts (id, email, email_key, display_name, handle, role, signup_source, created_at, updated_at, search_name, search_address, search_text)
     SELECT id, id || '@example.org', id || '@example.org', 'Name ' || id, id || '-handle', 'teacher', 'app', $1, $1,
       'name ' || id, id || '@example.org', 'name ' || id || chr(10) || id
     FROM (SELECT 'own' AS id UNION ALL SELECT 'u' || n FROM generate_series(1, ${ACCOUNTS}) AS n) AS a`,
    [NOON],
  )
  await pool.query(`INSERT INTO sharing_groups (id, owner_id, name, created_at) VALUES ($1, 'own', 'G', $2)`, [
    group,
    NOON,
  ])
  // One author at a time, because statements have the usual timeouts.
  for (let author = 0; author <= AUTHORS; author++)
    await pool.query(
      `INSERT INTO deals (id, owner_id, title, dealer, vulnerability, hands, sharing, sharing_group_ids, published_at, created_at, updated_at,
       text_bytes, search_title, search_terms, personal_terms, search_head)
     SELECT ('01980000-0000-7000-' || to_hex(32768 + $3::int) || '-' || lpad(to_hex(n), 12, '0'))::uuid,
       CASE $3::int WHEN 0 THEN 'own' ELSE 'u' || $3::int END, 'T', 'N', 'None', '- - - -',
       CASE WHEN n % 3 > 0 THEN 'public' WHEN $3::int = 0 THEN 'group' ELSE 'private' END,
       CASE WHEN n % 3 = 0 AND $3::int = 0 THEN ARRAY[$2::uuid] ELSE '{}' END,
       CASE WHEN n % 3 > 0 THEN $1::timestamptz + $3::int * interval '1 day' + n * interval '1 second' END,
       $1::timestamptz + n * interval '1 second', $1::timestamptz + n * interval '1 second', 12, 't ' || n,
       ('wt w' || CASE WHEN n = 7 THEN 'rare' ELSE 'usual' END || ' tsqueeze')::tsvector, '', ' t'
     FROM generate_series(1, ${DEALS}) AS n`,
      [NOON, group, author],
    )
  await pool.query(
    `INSERT INTO catalog_authors
     SELECT owner_id, count(*), max(published_at), 'name ' || owner_id, owner_id || '-handle'
     FROM deals WHERE sharing = 'public' GROUP BY owner_id`,
  )
  await pool.query(
    `INSERT INTO collections (id, owner_id, title, deal_ids, public_enabled, public_token, created_at, updated_at)
     SELECT ('01980000-0000-7000-8002-' || lpad(to_hex(n), 12, '0'))::uuid, CASE WHEN n < 4 THEN 'own' ELSE 'u' || 1 + n % ${AUTHORS} END,
       'T', ARRAY(SELECT ('01980000-0000-7000-8000-' || lpad(to_hex(k), 12, '0'))::uuid FROM generate_series(1, 36) AS k),
       true, 'token' || n, $1, $1
     FROM generate_series(1, 3000) AS n`,
    [NOON],
  )
  await pool.query(
    `INSERT INTO subscriptions SELECT 'own', 'u' || n, $1::timestamptz FROM generate_series(1, 20) AS n
     UNION ALL SELECT 'u' || n, 'u' || m, $1 FROM generate_series(1, ${AUTHORS}) AS n, generate_series(1, ${AUTHORS}) AS m WHERE n <> m
     UNION ALL SELECT 'u' || n, 'u' || 1 + n % ${AUTHORS}, $1 FROM generate_series(${AUTHORS} + 1, ${ACCOUNTS}) AS n`,
    [NOON],
  )
}

type Work = (repositories: Repositories) => Promise<unknown>

/** Reads and writes, and the number of rows that each needs. */
const WORK: readonly (readonly [name: string, rows: number, work: Work])[] = [
  ['an account', 1, ({ accounts }) => accounts.findById(own)],
  ['an author', 1, ({ accounts }) => accounts.findAuthor(handle, NOON)],
  ['a search for accounts', 1, ({ accounts }) => accounts.search({ term: 'name own', except: null })],
  ['a deal', 1, ({ deals }) => deals.findById(dealOf(0, 1))],
  ['an author’s page', 20 + DEALS, ({ deals }) => deals.listExposedByHandle(handle, FIRST_PAGE)],
  ['the recent order', 20, ({ deals }) => deals.listRecent(FROM_THE_START, NOON)],
  [
    'the recent order from a cursor',
    20,
    ({ deals }) => deals.listRecent({ after: { publishedAt: later(9e7), id: dealOf(1, 1) }, limit: 20 }, NOON),
  ],
  ['the feed', 20 * 20, ({ deals }) => deals.listFeed(own, FROM_THE_START, NOON)],
  [
    'the directory',
    20,
    ({ catalogDirectory }) => catalogDirectory.listAuthors({ term: null, ...FROM_THE_START }, NOON),
  ],
  [
    // Without statistics, PostgreSQL may scan the latest 100,000 deals for it, and no more.
    'a rare word of the catalog',
    10_000,
    ({ catalogSearch }) =>
      catalogSearch.findPublished({ search: { q: 'rare' }, author: null, language: null }, FROM_THE_START, NOON),
  ],
  [
    'a word of one author',
    DEALS,
    ({ catalogSearch }) =>
      catalogSearch.findPublished({ search: { q: 'usual' }, author: handle, language: null }, FROM_THE_START, NOON),
  ],
  ['a collection’s exposed deals', 36, ({ deals }) => deals.listExposedByCollection(collection)],
  ['a public link', 3, ({ collections }) => collections.findByPublicToken('token1', NOON)],
  ...DEAL_SORT_FIELDS.flatMap((by) =>
    [false, true].map((descending): readonly [string, number, Work] => [
      `an owner’s deals by ${by}${descending ? ', descending' : ''}`,
      DEALS,
      ({ deals }) => deals.list({ ownerId: own, order: { by, descending } }, FIRST_PAGE),
    ]),
  ),
  ['the mark of a collection', 36, ({ deals }) => deals.versionOfCollection(collection)],
  [
    'the mark of an owner’s deals after a change',
    1,
    async ({ deals }) => {
      const before = await deals.findById(dealOf(0, 3))
      if (before !== null) await deals.save(before, { ...before, title: 'changed' })
      await deals.versionOf(own)
    },
  ],
  ['a deal within a limit', DEALS, ({ deals }) => deals.insertWithin(aDeal({ ownerId: own }), 100_000)],
  ['the boards of a file', 36, ({ deals }) => deals.findBoards(own, ['x', ' N None - - - -'])],
  ['a group’s deals', DEALS / 3, ({ deals }) => deals.listByGroup(group, FIRST_PAGE)],
  [
    'a save that publishes',
    1,
    async ({ deals }) => {
      const before = await deals.findById(dealOf(0, 3))
      if (before !== null) await deals.save(before, withSharing(before, 'public', [], NOON))
    },
  ],
  [
    'a save that withdraws the last published',
    1,
    async ({ deals }) => {
      const before = await deals.findById(dealOf(0, 998))
      if (before !== null) await deals.save(before, withSharing(before, 'private', [], NOON))
    },
  ],
  [
    'a batch of 500 that withdraws',
    500,
    async ({ deals }) => {
      const locked = await deals.lockMany(idsOf(500))
      const found = await deals.findMany(locked.map(({ id }) => id))
      await deals.saveMany(found.map((before) => ({ before, after: withSharing(before, 'private', [], NOON) })))
    },
  ],
  [
    '36 new public deals',
    36,
    ({ deals }) => deals.insertMany(Array.from({ length: 36 }, () => aDeal({ ownerId: own, sharing: 'public' }))),
  ],
  [
    'another name of an author',
    1,
    async ({ accounts }) => {
      const account = (await accounts.findById(own)) as Account
      await accounts.save(account, { ...account, displayName: 'Another' })
    },
  ],
  ['the beginning of an erasure', 1, ({ erasure }) => erasure.erase(own, NOON, NOON)],
  [
    'a piece of an erasure',
    500,
    async ({ erasure, jobs }) => {
      await erasure.erase(own, NOON, NOON)
      await jobs.advance({ kind: 'erase-account', subject: own })
    },
  ],
  [
    'a piece of a withdrawal from a group',
    DEALS,
    async ({ jobs, sharingGroups }) => {
      await sharingGroups.delete(group)
      await jobs.withdrawGroup(group, own, NOON)
      await jobs.advance({ kind: 'withdraw-group', subject: group })
    },
  ],
]

/**
 * The number of rows and index entries read for each of these: the row in each index, its author, and dead versions.
 */
const PER_ROW = 12
const FIXED = 250

/** The rows and index entries that the connection has read since it last reported them. */
const ROWS_READ = `
  SELECT c.relname AS name, pg_stat_get_xact_tuples_returned(c.oid)::int AS n FROM pg_class c
  WHERE c.relkind IN ('r', 'i') AND c.relnamespace = 'public'::regnamespace ORDER BY 1`

const undone = new Error('undone')

describe.each([
  ['that was never analyzed', async () => {}, async () => {}],
  ['that was analyzed when it was empty', (database: Database) => database.pool.query('ANALYZE'), async () => {}],
  ['that was analyzed', async () => {}, (database: Database) => database.pool.query('ANALYZE')],
] as const)('on a database %s', (_, before, after) => {
  let database: Database

  beforeAll(async () => {
    database = await openServerDatabase()
    await before(database)
    await fill(database)
    await after(database)
  }, 120_000)
  afterAll(() => database.drop())

  describe.each(['force_custom_plan', 'force_generic_plan'])('with %s', (mode) => {
    it.each(WORK)('%s reads no more rows than it needs', async (_name, rows, work) => {
      let read: readonly { readonly name: string; readonly n: number }[] = []
      const counted = inTransaction(database, async (repositories, transaction) => {
        await transaction.$executeRawUnsafe(`SET LOCAL plan_cache_mode = ${mode}`)
        const readSoFar = () => transaction.$queryRawUnsafe<{ name: string; n: number }[]>(ROWS_READ)
        const start = await readSoFar()
        await work(repositories)
        read = (await readSoFar()).map(({ name, n }, i) => ({ name, n: n - (start[i]?.n ?? 0) }))
        throw undone
      })
      await expect(counted).rejects.toBe(undone)
      const sum = read.reduce((all, { n }) => all + n, 0)
      const from = read.flatMap(({ name, n }) => (n > 0 ? [`${n} of ${name}`] : []))
      expect(sum).toBeGreaterThan(0)
      expect(sum, from.join(', ')).toBeLessThan(PER_ROW * rows + FIXED)
    })
  })
})
