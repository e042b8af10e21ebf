import type { Repositories, Transactions } from '../../../application/ports/unit-of-work.js'
import type { Database } from '../../postgres/database.js'
import { MonitoredServer } from '../../postgres/replication/monitored-server.js'
import type { Position } from '../../postgres/replication/position.js'
import type { PositionedMember } from '../../postgres/replication/replica-router.js'
import { POSITION } from '../../postgres/replication/replication-statements.js'
import type { Statements } from '../../postgres/statements.js'
import { PrismaTransactions, prismaRepositories } from '../prisma-transactions.js'

/** One of several databases with the same content. */
export interface StoreMember extends PositionedMember {
  readonly repositories: Repositories
  readonly transactions: Transactions
  readonly statements: Statements
}

export interface OpenMember extends StoreMember {
  readonly database: Database
  close(): Promise<void>
}

interface PositionRow {
  readonly timeline: string
  readonly lsn: string
}

const positionOf = async (statements: Statements): Promise<Position | null> => {
  const [row] = await statements.rows<PositionRow>(POSITION, [])
  return row === undefined ? null : { timeline: Number.parseInt(row.timeline, 16), lsn: BigInt(row.lsn) }
}

/** @param url the address at which the database was opened */
export const openMember = (url: string, database: Database): OpenMember => {
  const { prisma, statements } = database
  const server = new MonitoredServer(url)
  return {
    name: server.name,
    database,
    statements,
    repositories: prismaRepositories(prisma, statements),
    transactions: new PrismaTransactions(database),
    ask: () => server.ask(),
    beginEpoch: () => server.beginEpoch(),
    position: () => positionOf(statements),
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
