import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Repositories } from '../../../src/application/ports/unit-of-work.js'
import type { Account } from '../../../src/domain/account.js'
import { type Deal, withLifecycle, withSharing } from '../../../src/domain/deal.js'
import { type Database, openPostgres } from '../../../src/infrastructure/postgres/database.js'
import { PrismaTransactions, prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aDeal, aHandle, anAccount, later, NOON } from '../../support/builders.js'
import { emptyTables, openServerDatabase } from '../../support/databases.js'
import { derivedRows, recountAll } from '../../support/derived-rows.js'
import { finishJobs } from '../../support/jobs.js'
import { until } from '../../support/until.js'

describe('the entries of authors in the catalog', () => {
  let database: Awaited<ReturnType<typeof openServerDatabase>>
  /** Two instances of the service. */
  let repositories: Repositories
  let others: Repositories
  let other: Database
  let transactions: PrismaTransactions
  let authors: readonly Account[]

  beforeAll(async () => {
    database = await openServerDatabase()
    repositories = prismaRepositories(database.prisma, database.statements)
    other = openPostgres({ url: database.url, poolMax: 5 })
    others = prismaRepositories(other.prisma, other.statements)
    transactions = new PrismaTransactions(database)
  })
  afterAll(async () => {
    await other.close()
    await database.drop()
  })
  beforeEach(async () => {
    await emptyTables(database.pool)
    authors = ['ann', 'bob', 'cid'].map((handle) => anAccount({ handle: aHandle(handle) }))
    for (const author of authors) await repositories.accounts.insert(author)
  })

  const expectWhole = async () => {
    const kept = await derivedRows(database.pool)
    await recountAll(transactions)
    expect(kept).toEqual(await derivedRows(database.pool))
    return kept
  }

  /** Reads, changes and saves until no other writer interferes. */
  const change = async (id: Deal['id'], to: (deal: Deal) => Deal, { deals } = repositories): Promise<void> => {
    for (;;) {
      const before = await deals.findById(id)
      if (before === null) return
      if ((await deals.save(before, to(before))) !== null) return
    }
  }
  const share = (deal: Deal, sharing: Deal['sharing']) => withSharing(deal, sharing, [], NOON)

  it("locks the counter of a new deal in the same order as imports, so that they can't deadlock", async () => {
    const ownerId = authors[0]?.id as Account['id']
    expect(await repositories.deals.insertWithin(aDeal({ ownerId }), 9)).toBe(true)
    const isWaiting = async () =>
      (
        await database.pool.query(
          "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        )
      ).rowCount === 1
    await transactions
      .run(async ({ deals, quotaUsage }) => {
        // Like an import that has counted its deals and then locks the quota.
        await deals.insertMany([aDeal({ ownerId })])
        const inserted = others.deals.insertWithin(aDeal({ ownerId }), 9)
        await until(isWaiting)
        await quotaUsage.lock(ownerId, 'deals')
        return { inserted }
      })
      .then(async ({ inserted }) => expect(await inserted).toBe(true))
    expect(await repositories.quotaUsage.count(ownerId, 'deals', 9)).toBe(3)
  })

  it('counts a recount as a change for searches', async () => {
    const deal = aDeal({ ownerId: authors[0]?.id as Account['id'] })
    await repositories.deals.insertMany([deal])
    const mark = () => repositories.deals.versionOf(deal.ownerId)
    const before = await mark()
    await recountAll(transactions)
    expect(await mark()).toBe(before)
    await database.pool.query("UPDATE deals SET search_title = 'wrong'")
    await recountAll(transactions)
    expect(await mark()).not.toBe(before)
  })

  it('is exact when deals of one author are published and withdrawn concurrently, in any order', async () => {
    const [ann] = authors
    const [early, late] = [1, 2].map((n) =>
      aDeal({ ownerId: ann?.id as Account['id'], sharing: 'public', publishedAt: later(n) }),
    ) as [Deal, Deal]
    await transactions.run(({ deals }) => deals.insertMany([early, late]))
    for (let round = 0; round < 30; round++) {
      const [first, second] = round % 2 === 0 ? ([early, late] as const) : ([late, early] as const)
      const sharing = round % 4 < 2 ? 'private' : 'public'
      await Promise.all([
        change(first.id, (deal) => share(deal, sharing)),
        change(second.id, (deal) => share(deal, round % 3 === 0 ? 'public' : sharing), others),
      ])
      await expectWhole()
    }
  })

  it('is exact when an author publishes for the first time and changes the account concurrently', async () => {
    for (const author of authors) {
      const deal = aDeal({ ownerId: author.id })
      await transactions.run(({ deals }) => deals.insertMany([deal]))
      await Promise.all([
        change(deal.id, (one) => share(one, 'public')),
        repositories.accounts.save(author, {
          ...author,
          handle: aHandle(`${author.handle}-2`),
          displayName: 'Another',
        }),
      ])
      await expectWhole()
    }
    const { rows } = await database.pool.query('SELECT handle, search_name AS name FROM catalog_authors ORDER BY 1')
    expect(rows).toEqual(['ann-2', 'bob-2', 'cid-2'].map((handle) => ({ handle, name: 'another' })))
  })

  it('stays exact under concurrent writes of every kind', async () => {
    let state = 20261121
    const below = (n: number): number => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * n)
    }
    const deals = Array.from({ length: 60 }, (_, i) =>
      aDeal({ ownerId: authors[i % 3]?.id as Account['id'], sharing: i % 2 === 0 ? 'public' : 'private' }),
    )
    await transactions.run((bound) => bound.deals.insertMany(deals))
    const idAt = () => (deals[below(deals.length)] as Deal).id
    const writes: readonly (() => Promise<unknown>)[] = [
      () => change(idAt(), (deal) => share(deal, below(2) === 0 ? 'public' : 'private')),
      () =>
        change(idAt(), (deal) => withLifecycle(deal, below(2) === 0 ? 'trashed' : 'active', later(below(9))), others),
      () => change(idAt(), (deal) => ({ ...deal, title: `Squeeze ${below(9)}`, themes: [`theme ${below(4)}`] })),
      () =>
        transactions.run(async (bound) => {
          const locked = await bound.deals.lockMany(Array.from({ length: 20 }, idAt))
          const found = await bound.deals.findMany(locked.map(({ id }) => id))
          const sharing = below(2) === 0 ? 'public' : 'private'
          await bound.deals.saveMany(found.map((before) => ({ before, after: share(before, sharing) })))
        }),
      () =>
        transactions.run((bound) =>
          bound.deals.insertMany([aDeal({ ownerId: authors[below(3)]?.id as Account['id'], sharing: 'public' })]),
        ),
      async () => {
        const account = await repositories.accounts.findById(authors[below(3)]?.id as Account['id'])
        if (account !== null) await repositories.accounts.save(account, { ...account, isActive: below(2) === 0 })
      },
    ]
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let i = 0; i < 25; i++) await writes[below(writes.length)]?.()
      }),
    )
    expect((await expectWhole()).length).toBeGreaterThan(60)
  }, 120_000)

  it('is deleted with the account, while its deals are still being orphaned', async () => {
    const [ann] = authors as [Account, ...Account[]]
    const every = Array.from({ length: 700 }, () => aDeal({ ownerId: ann.id, sharing: 'public', publishedAt: NOON }))
    await transactions.run(({ deals }) => deals.insertMany(every))
    await transactions.run(({ erasure }) => erasure.erase(ann.id, later(1), later(9)))
    const left = async () => (await database.pool.query('SELECT 1 FROM catalog_authors')).rowCount
    expect(await left()).toBe(0)
    expect(await finishJobs(transactions)).toBeGreaterThan(1)
    expect(await left()).toBe(0)
    await expectWhole()
  })

  it('is recomputed by a recount, with everything else that is derived', async () => {
    const every = authors.map(({ id }, i) =>
      aDeal({ ownerId: id, sharing: 'public', publishedAt: later(i), title: 'Squeeze', themes: ['Ruff'] }),
    )
    await transactions.run(({ deals }) => deals.insertMany(every))
    const right = await expectWhole()
    await database.pool.query(
      "UPDATE deals SET search_terms = '', search_title = '', text_bytes = 0, search_head = NULL",
    )
    await database.pool.query("UPDATE accounts SET search_name = '', search_text = ''")
    await database.pool.query("UPDATE catalog_authors SET deals = 7 WHERE handle = 'ann'")
    await database.pool.query("DELETE FROM catalog_authors WHERE handle = 'bob'")
    await database.pool.query("INSERT INTO catalog_authors VALUES ('gone', 1, now(), 'x', 'gone')")
    expect(await derivedRows(database.pool)).not.toEqual(right)
    await recountAll(transactions)
    expect(await derivedRows(database.pool)).toEqual(right)
    const { rows } = await database.pool.query('SELECT DISTINCT revision FROM deals')
    expect(rows).toEqual([{ revision: 1 }])
  })
})
