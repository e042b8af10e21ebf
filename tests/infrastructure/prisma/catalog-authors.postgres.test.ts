import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Account } from '../../../src/domain/account.js'
import type { Deal } from '../../../src/domain/deal.js'
import { prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aDeal, aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { emptyTables, openServerDatabase } from '../../support/databases.js'

const migration = (name: string): string => readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8')
const THERE_ALREADY = migration('20261123020100_catalog_authors_there_already')

/** What the tables have to hold, counted again. */
const AUTHORS = `
  SELECT a.id, max(COALESCE(d.published_at, '-infinity')) AS latest, a.search_name, a.handle, count(*)::int AS deals
  FROM accounts a JOIN deals d ON d.owner_id = a.id AND d.sharing = 'public' AND d.lifecycle = 'active'
  WHERE a.is_active AND a.handle IS NOT NULL GROUP BY a.id ORDER BY a.id`
const THEMES = `
  SELECT d.owner_id AS id, t.theme, count(*)::int AS deals
  FROM deals d CROSS JOIN LATERAL (SELECT DISTINCT unnest(d.themes)) AS t(theme)
  WHERE d.sharing = 'public' AND d.lifecycle = 'active' GROUP BY 1, 2 ORDER BY 1, 2`

describe('what is kept of the authors of the catalog', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>
  let ann: Account

  beforeAll(async () => {
    database = await openServerDatabase()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    await emptyTables(database.pool)
    ann = anAccount({ handle: aHandle('ann') })
    await prismaRepositories(database.prisma).accounts.insert(ann)
  })

  const insert = async (...deals: readonly Partial<Deal>[]) => {
    const made = deals.map((one) => aDeal({ ownerId: ann.id, sharing: 'public', publishedAt: NOON, ...one }))
    await prismaRepositories(database.prisma).deals.insertMany(made)
    return made as [Deal, Deal]
  }
  const rows = async (sql: string) => (await database.pool.query(sql)).rows
  const expectWhole = async () => {
    expect(
      await rows(
        'SELECT account_id AS id, latest, search_name, handle, deals FROM catalog_authors WHERE latest IS NOT NULL ORDER BY 1',
      ),
    ).toEqual(await rows(AUTHORS))
    expect(await rows('SELECT account_id AS id, theme, deals FROM catalog_themes ORDER BY 1, 2')).toEqual(
      await rows(THEMES),
    )
  }

  /** Runs the first in a transaction that is still open when the second begins. */
  const atOnce = async (first: string, second: string): Promise<void> => {
    const [one, other] = [await database.pool.connect(), await database.pool.connect()]
    try {
      await one.query('BEGIN')
      await one.query(first)
      const waiting = other.query(second)
      await pause(100)
      await one.query('COMMIT')
      await waiting
    } finally {
      one.release()
      other.release()
    }
  }

  it('is exact when deals of one author are published and withdrawn at once', async () => {
    const [early, late] = await insert({ themes: ['a', 'b'] }, { publishedAt: later(1), themes: ['b', 'b', 'c'] })
    const hide = ({ id }: Deal) => `UPDATE deals SET sharing = 'private' WHERE id = '${id}'`
    const show = ({ id }: Deal) => `UPDATE deals SET sharing = 'public' WHERE id = '${id}'`
    for (const [first, second] of [
      [hide(late), hide(early)],
      [show(early), show(late)],
      [hide(early), show(early)],
      [hide(late), `UPDATE deals SET themes = '{d}' WHERE id = '${early.id}'`],
      [show(late), `DELETE FROM deals WHERE id = '${early.id}'`],
    ] as const) {
      await atOnce(first, second)
      await expectWhole()
    }
  })

  it('is exact when an author publishes for the first time and changes the account at once', async () => {
    await insert({ sharing: 'private' })
    const publish = "UPDATE deals SET sharing = 'public'"
    const rename = "UPDATE accounts SET handle = 'another'"
    await atOnce(publish, rename)
    await expectWhole()
    await atOnce('UPDATE accounts SET is_active = false', "UPDATE deals SET sharing = 'private'")
    await expectWhole()
    await atOnce('UPDATE accounts SET is_active = true', publish)
    await expectWhole()
    expect(await rows('SELECT handle FROM catalog_authors')).toEqual([{ handle: 'another' }])
  })

  it('counts the deals of an author whom nobody counted yet, once, and then those that come and go', async () => {
    const [one] = await insert({}, {}, {})
    const [bob, cid] = [anAccount({ handle: aHandle('bob') }), anAccount({ handle: null })]
    for (const author of [bob, cid]) await prismaRepositories(database.prisma).accounts.insert(author)
    await insert({ ownerId: bob.id }, { ownerId: bob.id }, { ownerId: cid.id }, { ownerId: cid.id })
    const uncounted = 'UPDATE catalog_authors SET deals = NULL'
    for (const change of [
      `UPDATE deals SET sharing = 'private' WHERE id = '${one.id}'`,
      `UPDATE deals SET owner_id = '${bob.id}' WHERE owner_id = '${ann.id}'`,
      `DELETE FROM deals WHERE id IN (SELECT id FROM deals WHERE owner_id = '${bob.id}' AND sharing = 'public' LIMIT 2)`,
    ]) {
      await database.pool.query(uncounted)
      await database.pool.query(change)
      await database.pool.query(THERE_ALREADY)
      await expectWhole()
      await database.pool.query(change.startsWith('DELETE') ? change : "UPDATE deals SET sharing = 'public'")
      await expectWhole()
    }
    await database.pool.query(uncounted)
    await database.pool.query(THERE_ALREADY)
    await database.pool.query(`UPDATE accounts SET handle = 'cid' WHERE id = '${cid.id}'`)
    await expectWhole()
  })

  it('leaves nothing of work that is undone', async () => {
    await insert({ themes: ['a'] })
    await database.pool.query("BEGIN; UPDATE deals SET sharing = 'private'; ROLLBACK")
    await expectWhole()
  })

  /** On one connection, in one transaction that is undone. */
  const undone = async <Result>(work: (query: (sql: string) => Promise<readonly never[]>) => Promise<Result>) => {
    const client = await database.pool.connect()
    try {
      await client.query('BEGIN')
      return await work(async (sql) => (await client.query(sql)).rows as never[])
    } finally {
      await client.query('ROLLBACK')
      // Its plans are not for anybody else.
      client.release(true)
    }
  }

  it('reads no themes of an author but those that change', async () => {
    const themes = (i: number) => Array.from({ length: 30 }, (_, at) => `theme ${i} ${at}`)
    const [{ id }] = await insert(...Array.from({ length: 30 }, (_, i) => ({ themes: themes(i) })))
    const fetched = `SELECT seq_tup_read + idx_tup_fetch AS n FROM pg_stat_xact_user_tables WHERE relname = 'catalog_themes'`
    const [read] = await undone<readonly { readonly n: string }[]>(async (query) => {
      await query('SET LOCAL enable_seqscan = off')
      await query(`UPDATE deals SET themes = '{a}' WHERE id = '${id}'`)
      return query(fetched)
    })
    expect(Number(read?.n)).toBeLessThan(200)
  })

  it('is made for deals that were there before, a few authors at a time', async () => {
    const authors = Array.from({ length: 450 }, (_, i) => anAccount({ handle: aHandle(`author-${i}`) }))
    for (const author of authors) await prismaRepositories(database.prisma).accounts.insert(author)
    await insert(...authors.map(({ id }, i) => ({ ownerId: id, publishedAt: later(i), themes: [`theme ${i % 7}`] })))
    await database.pool.query('TRUNCATE catalog_authors, catalog_themes')
    // One of them has published since.
    await insert({ ownerId: authors[7]?.id ?? null, themes: ['new'] })
    await database.pool.query(THERE_ALREADY)
    expect((await rows('SELECT count(*)::int AS n FROM catalog_authors')).at(0)).toEqual({ n: 450 })
    await expectWhole()
  })
})
