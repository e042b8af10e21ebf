import { inspect } from 'node:util'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { inMemoryAdapters, prismaAdapters, type StoreAdapters } from '../../src/container/ports.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { type Database, openPostgres } from '../../src/infrastructure/postgres/database.js'
import { emptyTables } from './databases.js'
import { settled } from './settled.js'
import { copyTables, putBackTables, readWhole } from './table-copies.js'

/** The storage of a service, empty at first. */
export interface TestStore {
  readonly adapters: StoreAdapters
  empty(): Promise<void>
  /** Records the content; the returned function restores it. */
  snapshot(): Promise<() => Promise<void>>
  /** Waits until every committed event can be read. */
  settled(): Promise<void>
  /** The whole content, to search it for what must not be there. */
  text(): Promise<string>
}

export const inMemoryStore = (): TestStore => {
  const db = new InMemoryDatabase()
  return {
    adapters: inMemoryAdapters(db),
    empty: async () => {
      db.tables = new InMemoryDatabase().tables
    },
    snapshot: async () => {
      const tables = structuredClone(db.tables)
      return async () => {
        db.tables = structuredClone(tables)
      }
    },
    settled: async () => {},
    text: async () => inspect(db.tables, { depth: null, maxArrayLength: null, maxStringLength: null }),
  }
}

/** The same store, but its repositories are modified whenever they are created. */
export const changedStore = (
  { stored, transactions }: StoreAdapters,
  change: (repositories: Repositories) => Repositories,
): StoreAdapters => ({
  stored: (...wired) => change(stored(...wired)),
  transactions: (...wired) => ({
    run: (work) => transactions(...wired).run((repositories) => work(change(repositories))),
  }),
})

/** An object with some of its methods replaced. */
export const withMethods = <Changed extends object>(object: Changed, methods: Partial<Changed>): Changed =>
  Object.assign(Object.create(object), methods)

const COPY = 'snapshot'

const storeOn = (database: Database): TestStore => ({
  adapters: prismaAdapters(database),
  empty: () => emptyTables(database.pool),
  snapshot: async () => {
    await copyTables(database.pool, COPY)
    return () => putBackTables(database.pool, COPY)
  },
  settled: () => settled(database.pool),
  text: async () => [...(await readWhole(database.pool)).values()].flat().join('\n'),
})

/** Creates databases: see `stores-on-postgres.ts`. */
export type CreateDatabase = () => Promise<{ readonly url: string }>

interface Taken {
  readonly database: Database
  readonly isOfTest: boolean
}

/** Opens stores on databases, which are reused when their test or file has ended. */
export class DatabaseStores {
  /** Whether a test or its hooks are running, as opposed to those of the file. */
  isInTest = false
  private readonly idle: Database[] = []
  private taken: readonly Taken[] = []

  constructor(private readonly create: CreateDatabase) {}

  async open(): Promise<TestStore> {
    const database = this.idle.pop() ?? openPostgres({ ...(await this.create()), poolMax: 10, isPatient: true })
    this.taken = [...this.taken, { database, isOfTest: this.isInTest }]
    await emptyTables(database.pool)
    return storeOn(database)
  }

  testIsOver(): void {
    this.isInTest = false
    this.giveBack(({ isOfTest }) => isOfTest)
  }

  fileIsOver(): void {
    this.giveBack(() => true)
  }

  private giveBack(isOver: (taken: Taken) => boolean): void {
    this.idle.push(...this.taken.filter(isOver).map(({ database }) => database))
    this.taken = this.taken.filter((one) => !isOver(one))
  }
}

let stores: DatabaseStores | undefined

/** Opens stores on databases from now on; all files of a worker share them. */
export const useDatabases = (create: CreateDatabase): DatabaseStores => {
  stores ??= new DatabaseStores(create)
  return stores
}

/** An empty store: in memory, or on PostgreSQL if the suite runs on it. */
export const openStore = async (): Promise<TestStore> => (stores === undefined ? inMemoryStore() : stores.open())
