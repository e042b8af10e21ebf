import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountId } from '../../../src/domain/ids.js'
import { type Database, openPostgres } from '../../../src/infrastructure/postgres/database.js'
import { translated } from '../../../src/infrastructure/prisma/prisma-errors.js'
import { PrismaTransactions, prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aDeal, anAccount } from '../../support/builders.js'
import { finishJobs } from '../../support/jobs.js'
import { type OwnPostgres, openFrenchPostgres } from '../../support/own-servers.js'

let server: OwnPostgres
let database: Database

beforeAll(async () => {
  server = await openFrenchPostgres()
  database = openPostgres({ url: server.url, poolMax: 2 })
  await database.migrator.apply()
})
afterAll(async () => {
  await database?.close()
  server?.remove()
})

const gone = 'auth0|gone' as AccountId
const failure = (work: () => Promise<unknown>): Promise<unknown> => work().then(() => 'no failure', translated)

describe('a server with messages in another language', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'a repository',
      () => prismaRepositories(database.prisma, database.statements).deals.insertMany([aDeal({ ownerId: gone })]),
    ],
    [
      'Prisma',
      () => prismaRepositories(database.prisma, database.statements).subscriptions.follow(gone, gone, new Date()),
    ],
    ['SQL through Prisma', () => database.prisma.$executeRawUnsafe(FOLLOW)],
    ['the pool', () => database.pool.query(FOLLOW)],
  ])('reports an erased account to a write through %s', async (_, write) => {
    expect(await failure(write)).toMatchObject({ code: 'ACCOUNT_NOT_FOUND' })
  })

  it('never reports an erasure that left rows as an erased account', async () => {
    const account = anAccount()
    const repositories = prismaRepositories(database.prisma, database.statements)
    await repositories.accounts.insert(account)
    await database.pool.query(`
      CREATE TABLE forgotten (account_id TEXT, CONSTRAINT forgotten_account_id_fkey FOREIGN KEY (account_id)
        REFERENCES accounts (id));
      INSERT INTO forgotten VALUES ('${account.id}')`)
    const transactions = new PrismaTransactions(database)
    await transactions.run(({ erasure }) => erasure.erase(account.id, new Date(), new Date()))
    const error = await failure(() => finishJobs(transactions))
    expect(error).toMatchObject({ message: 'the erasure of an account left some of its rows' })
  })
})

const FOLLOW = `INSERT INTO subscriptions (follower_id, author_id, created_at) VALUES ('${gone}', '${gone}', now())`
