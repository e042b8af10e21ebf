import type { Entitlements } from '../../src/application/ports/entitlements.js'
import type { Repositories, UnitOfWork } from '../../src/application/ports/unit-of-work.js'
import { createContainer } from '../../src/container/container.js'
import { inMemoryAdapters, Ports, prismaAdapters, type StoreAdapters } from '../../src/container/ports.js'
import type { Grant } from '../../src/domain/grant.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import type { Database } from '../../src/infrastructure/postgres/database.js'
import { settled } from '../support/settled.js'
import { testVerifier } from '../support/tokens.js'

/** The subject of a contract: the ports of one empty store, resolved from the container. */
export interface World {
  readonly repositories: Repositories
  readonly unitOfWork: UnitOfWork
  readonly entitlements: Entitlements
  putGrant(grant: Grant): Promise<void>
  /** The number of entries of views in the store, of all collections. */
  countViews(): Promise<number>
  /** Waits until every committed event can be read. */
  settled(): Promise<void>
}

export type OpenWorld = () => Promise<World>

const worldOf = async (
  store: StoreAdapters,
  direct: Pick<World, 'putGrant' | 'countViews' | 'settled'>,
): Promise<World> => {
  const container = createContainer({
    store,
    verifier: await testVerifier(),
    apiKeys: [],
    checks: { checkDatabase: async () => {}, hasKeys: () => true, isDraining: () => false, isReadOnly: () => false },
  })
  return {
    repositories: container.resolve(Ports.repositories),
    unitOfWork: container.resolve(Ports.unitOfWork),
    entitlements: container.resolve(Ports.repositories).entitlements,
    ...direct,
  }
}

export const openInMemoryWorld: OpenWorld = () => {
  const db = new InMemoryDatabase()
  return worldOf(inMemoryAdapters(db), {
    putGrant: async (grant) => void db.tables.grants.set(grant.id, grant),
    countViews: async () => db.tables.collectionViews.size,
    settled: async () => {},
  })
}

export const openPrismaWorld = (database: Database): Promise<World> =>
  worldOf(prismaAdapters(database), {
    putGrant: async (grant) => void (await database.prisma.grant.create({ data: grant })),
    countViews: () => database.prisma.collectionView.count(),
    settled: () => settled(database.pool),
  })
