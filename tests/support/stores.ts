import { inspect } from 'node:util'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { inMemoryAdapters, prismaAdapters, type StoreAdapters } from '../../src/container/ports.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import { type Database, openPostgres } from '../../src/infrastructure/prisma/database.js'
import { emptyTables } from './databases.js'
import { copyTables, putBackTables, readWhole } from './table-copies.js'

/** What a service keeps its things in, empty at first. */
export interface TestStore {
  readonly adapters: StoreAdapters
  empty(): Promise<void>
  /** Notes all that is kept; the function that it gives makes the store the same again. */
  snapshot(): Promise<() => Promise<void>>
  /** All that is kept, to look for what must not be. */
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
      const { tables } = db
      return async () => {
        db.tables = structuredClone(tables)
      }
    },
    text: async () => inspect(db.tables, { depth: null, maxArrayLength: null, maxStringLength: null }),
  }
}

/** The same store, with repositories that are changed whenever they are handed out. */
export const changedStore = (
  { stored, transactions }: StoreAdapters,
  change: (repositories: Repositories) => Repositories,
): StoreAdapters => ({
  stored: (...wired) => change(stored(...wired)),
  transactions: (...wired) => ({
    run: (work) => transactions(...wired).run((repositories) => work(change(repositories))),
  }),
})

/** An object with some methods of its own in place of those it had. */
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
  text: async () => [...(await readWhole(database.pool)).values()].flat().join('\n'),
})

/** How databases are made: see `stores-on-postgres.ts`. */
export type CreateDatabase = () => Promise<{ readonly url: string }>

interface Taken {
  readonly database: Database
  readonly isOfTest: boolean
}

/** Opens stores on databases, each of which serves again once its test is over, or its file. */
export class DatabaseStores {
  /** Whether a test runs, or its hooks, and not those of its file. */
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

/** From here on stores are opened on databases; the same ones in all files of a worker. */
export const useDatabases = (create: CreateDatabase): DatabaseStores => {
  stores ??= new DatabaseStores(create)
  return stores
}

/** An empty store: in memory, or on PostgreSQL where the suite runs there. */
export const openStore = async (): Promise<TestStore> => (stores === undefined ? inMemoryStore() : stores.open())
