import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PublicationCursor } from '../../../src/domain/cursor.js'
import type { BoardSearch } from '../../../src/domain/deal-search.js'
import { HEAD_END } from '../../../src/infrastructure/prisma/catalog/catalog-search-statements.js'
import { searchQueriesOf } from '../../../src/infrastructure/prisma/deals/deal-search-columns.js'
import { prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aHandle, anAccount, NOON } from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'
import { noteStatements, type SentStatement } from '../../support/sent-statements.js'

/** The most that a search scans or sorts; this catalog has more. */
const MOST = 100_000
const DEALS = 130_000
const LIMIT = 20

interface PlanNode {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly PlanNode[]
}

/** The number of rows of deals that a plan has read. */
const dealsRead = (node: PlanNode): number => {
  const { 'Actual Rows': rows, 'Actual Loops': loops, Plans = [] } = node
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const read = node['Relation Name'] === 'deals' ? (rows + removed) * loops : 0
  return Plans.reduce((sum, plan) => sum + dealsRead(plan), read)
}

describe('a search of a large catalog', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>
  let noted: ReturnType<typeof noteStatements>

  beforeAll(async () => {
    database = await openServerDatabase({ isPatient: true })
    const { pool } = database
    // Autovacuum is off so that only the tests analyse tables. Columns that no search reads are left empty, to save time.
    await pool.query(
      'ALTER TABLE deals SET (autovacuum_enabled = off); ALTER TABLE accounts SET (autovacuum_enabled = off)',
    )
    await pool.query(
      'DROP INDEX deals_by_owner, deals_by_owner_updated, deals_by_owner_title, deals_by_board, deals_by_creation',
    )
    const [ann, bob] = [anAccount({ handle: aHandle('ann') }), anAccount({ handle: null })]
    for (const account of [ann, bob])
      await prismaRepositories(database.prisma, database.statements).accounts.insert(account)
    // The first are the latest. Some words are frequent, but never in the same deal, or almost only in deals that are
    // not shown.
    await pool.query(
      `INSERT INTO deals (id, owner_id, title, dealer, vulnerability, hands, sharing, published_at, created_at, updated_at, text_bytes,
         search_title, personal_terms, search_terms)
       SELECT ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
         CASE WHEN n % 10 = 0 OR n > ${DEALS - 5} THEN $2 ELSE $3 END, 'T', 'N', 'None', '- - - -', 'public',
         CASE WHEN n <= ${DEALS - 3} THEN $1::timestamptz - n / 7 * interval '1 second' END, now(), now(), 0, 't', '',
         array_to_tsvector(array_remove(ARRAY['wcommon', 'wx' || n % 997,
           CASE WHEN n % 20 = 0 THEN 'weven' WHEN n % 20 = 10 THEN 'wodd' END,
           CASE WHEN n % 10 <> 0 AND n < 50000 OR n > ${DEALS - 5} THEN 'wveiled' END,
           CASE WHEN n > ${DEALS - 5} OR n = 40 THEN 'wrare' END], NULL))
       FROM generate_series(1, ${DEALS}) AS n`,
      [NOON, ann.id, bob.id],
    )
    noted = noteStatements()
  }, 300_000)
  afterAll(async () => {
    noted.stop()
    await database.drop()
  })

  /** Reads some pages, as a newly started service. */
  const walk = async (search: BoardSearch): Promise<readonly string[]> => {
    const { catalogSearch } = prismaRepositories(database.prisma, database.statements)
    const found: string[] = []
    for (let after: PublicationCursor | null = null; found.length < 3 * LIMIT; ) {
      const page = await catalogSearch.findPublished(
        { search, author: null, language: null },
        { after, limit: LIMIT },
        NOON,
      )
      found.push(...page.map(({ deal }) => deal.id))
      after = page.at(-1)?.deal ?? null
      if (page.length < LIMIT) break
    }
    return found
  }

  const everyMatch = async (search: BoardSearch): Promise<readonly string[]> => {
    const { rows } = await database.pool.query<{ id: string }>(
      `SELECT d.id FROM deals d JOIN accounts a ON a.id = d.owner_id
       WHERE d.search_terms @@ $1::tsquery AND a.handle IS NOT NULL ORDER BY d.published_at DESC NULLS LAST, d.id LIMIT ${3 * LIMIT}`,
      [searchQueriesOf(search)[0]],
    )
    return rows.map(({ id }) => id)
  }

  const readBy = async ({ text, values }: SentStatement): Promise<number> => {
    const { rows } = await database.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
    return dealsRead(rows[0]['QUERY PLAN'][0].Plan)
  }

  describe.each([
    ['that PostgreSQL knows nothing of', 'SELECT 1', MOST],
    ['that PostgreSQL has statistics of', 'VACUUM ANALYZE', 2_000],
  ])('%s', (_, prepare, most) => {
    beforeAll(async () => {
      await database.pool.query(prepare)
    }, 120_000)

    const findsAll = async (q: string): Promise<readonly SentStatement[]> => {
      let found: readonly string[] = []
      const sent = await noted.during(async () => {
        found = await walk({ q })
      })
      expect(found).toEqual(await everyMatch({ q }))
      return sent.filter(({ text }) => text !== HEAD_END.text)
    }

    it.each(['common', 'even', 'rare', 'none', 'common even rare', 'x996'])(
      `finds %j in its order, and reads no more than ${most} deals at a time`,
      async (q) => {
        for (const statement of await findsAll(q)) expect(await readBy(statement)).toBeLessThanOrEqual(most + LIMIT)
      },
    )

    it.each(['even odd', 'veiled'])('finds %j in order, and reads only the head', async (q) => {
      for (const statement of await findsAll(q)) expect(await readBy(statement)).toBeLessThanOrEqual(MOST + LIMIT)
    })
  })
})
