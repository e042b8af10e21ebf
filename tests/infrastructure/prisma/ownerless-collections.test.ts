import { describe, expect, it } from 'vitest'
import { PrismaTransactions, prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aCollection, anAccount, later, NOON } from '../../support/builders.js'
import { emptyEmbeddedDatabase } from '../../support/databases.js'
import { finishJobs } from '../../support/jobs.js'

describe('the collections of an erased account', () => {
  it('stay archived and closed permanently, whatever their state was, and without an owner', async () => {
    const database = await emptyEmbeddedDatabase()
    const { prisma } = database
    const { accounts, collections } = prismaRepositories(prisma, database.statements)
    const owner = anAccount()
    await accounts.insert(owner)
    const links = [
      { publicEnabled: false, publicToken: null },
      { publicEnabled: false, publicToken: 'closed' },
      { publicEnabled: true, publicToken: 'open' },
    ]
    const every = [null, later(1)].flatMap((archivedAt) =>
      links.map(({ publicEnabled, publicToken: token }) => {
        const publicToken = token && `${token}-${archivedAt === null}`
        return aCollection({ ownerId: owner.id, archivedAt, publicEnabled, publicToken, availableFrom: NOON })
      }),
    )
    for (const collection of every) await collections.insert(collection)
    const transactions = new PrismaTransactions(database)
    await transactions.run(({ erasure }) => erasure.erase(owner.id, later(5), later(9)))
    await finishJobs(transactions)
    const rows = await prisma.collection.findMany()
    expect(new Map(rows.map((row) => [row.id, row]))).toEqual(
      new Map(
        every.map(({ seniority: _, views: __, ...collection }) => [
          collection.id,
          {
            ...collection,
            ownerId: null,
            publicEnabled: false,
            publicToken: null,
            archivedAt: collection.archivedAt ?? later(5),
            updatedAt: later(5),
            revision: 2,
          },
        ]),
      ),
    )
  })
})
