import { describe, expect, it } from 'vitest'
import { prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { aDeal, anAccount } from '../../support/builders.js'
import { emptyEmbeddedDatabase } from '../../support/databases.js'

describe('the supplement of a deal', () => {
  it('is stored uncompressed, so that lists know its size without reading it', async () => {
    const { prisma, statements } = await emptyEmbeddedDatabase()
    const { accounts, deals } = prismaRepositories(prisma, statements)
    const owner = anAccount()
    await accounts.insert(owner)
    await deals.insertMany([aDeal({ ownerId: owner.id, supplement: [{ name: 'Notes', value: 'x'.repeat(20_000) }] })])
    const [row] = await prisma.$queryRaw<{ size: number }[]>`SELECT pg_column_size(supplement) AS size FROM deals`
    expect(row?.size).toBeGreaterThan(20_000)
  })
})
