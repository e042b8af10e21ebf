import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AccountId } from '../../../src/domain/ids.js'
import { PrismaTransactions } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { EnclosingUnitOfWork } from '../../../src/infrastructure/transactions/enclosing-unit-of-work.js'
import { anAccount } from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'
import { until } from '../../support/until.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>
let transactions: PrismaTransactions

beforeAll(async () => {
  database = await openServerDatabase()
  transactions = new PrismaTransactions(database)
})
afterAll(() => database.drop())

const insertAccount = async (): Promise<AccountId> => {
  const account = anAccount()
  await transactions.run(({ accounts }) => accounts.insert(account))
  return account.id
}

/** A transaction of another instance that has locked an account. */
const openRival = async (id: AccountId) => {
  const client = await database.pool.connect()
  const lock = (which: AccountId) => client.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [which])
  await client.query('BEGIN')
  await client.query('SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0')
  // The other transaction detects the deadlock, and is rolled back.
  await client.query(`SET LOCAL deadlock_timeout = '1h'`)
  await lock(id)
  const end = async () => {
    await client.query('COMMIT')
    client.release()
  }
  return { lock, end }
}

const someoneWaits = () =>
  until(async () => {
    const { rows } = await database.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    return rows.length > 0
  })

it('retries work that was rolled back because of a deadlock, and commits its effects once', async () => {
  const [first, second] = [await insertAccount(), await insertAccount()]
  const rival = await openRival(first)
  const inserted = anAccount()
  let runs = 0
  const work = transactions.run(async ({ accounts }) => {
    runs++
    await accounts.insert(inserted)
    await accounts.lock(second)
    await accounts.lock(first)
    return runs
  })
  await someoneWaits()
  await rival.lock(second)
  await rival.end()
  expect(await work).toBe(2)
  expect((await database.pool.query('SELECT FROM accounts WHERE id = $1', [inserted.id])).rowCount).toBe(1)
})

it('retries work that waited too long for a lock', async () => {
  const id = await insertAccount()
  const rival = await openRival(id)
  let runs = 0
  const work = transactions.run(async ({ accounts }) => {
    runs++
    await accounts.lock(id)
  })
  await until(async () => runs === 2)
  await rival.end()
  await expect(work).resolves.toBeUndefined()
})

it('gives up after three attempts that waited too long', async () => {
  const id = await insertAccount()
  const rival = await openRival(id)
  let runs = 0
  const work = transactions.run(async ({ accounts }) => {
    runs++
    await accounts.lock(id)
  })
  await expect(work).rejects.toThrow()
  expect(runs).toBe(3)
  await rival.end()
})

it('runs effects after the commit once, however often the work was attempted', async () => {
  const id = await insertAccount()
  const rival = await openRival(id)
  const unitOfWork = new EnclosingUnitOfWork({} as never, transactions)
  let runs = 0
  let effects = 0
  const work = unitOfWork.enclose(async ({ accounts }) => {
    runs++
    unitOfWork.afterCommit(() => {
      effects++
    })
    await accounts.lock(id)
  })
  await until(async () => runs === 2)
  await rival.end()
  await work
  expect(effects).toBe(1)
})

it('does not retry work that fails for another reason', async () => {
  let runs = 0
  const work = transactions.run(async () => {
    runs++
    throw new Error('changed my mind')
  })
  await expect(work).rejects.toThrow('changed my mind')
  expect(runs).toBe(1)
})
