import type { DependencyContainer, InjectionToken } from 'tsyringe'
import type { Limits } from '../application/plans.js'
import type { AccessTokenVerifier } from '../application/ports/access-token-verifier.js'
import type { BoardReader } from '../application/ports/board-reader.js'
import type { BoardWriter } from '../application/ports/board-writer.js'
import type { CallerAccounts } from '../application/ports/caller-accounts.js'
import type { Clock } from '../application/ports/clock.js'
import type { IdGenerator } from '../application/ports/id-generator.js'
import type { Pictures } from '../application/ports/pictures.js'
import type { TurnSettings } from '../application/ports/turns.js'
import type { Repositories, Transactions, UnitOfWork } from '../application/ports/unit-of-work.js'
import type { HealthChecks } from '../http/health/health-routes.js'
import type { ApiKeys } from '../http/plugins/caller/api-key.js'
import type { InMemoryDatabase } from '../infrastructure/in-memory/in-memory-database.js'
import { InMemoryTransactions, inMemoryRepositories } from '../infrastructure/in-memory/in-memory-transactions.js'
import type { Database } from '../infrastructure/postgres/database.js'
import { PrismaTransactions, prismaRepositories } from '../infrastructure/prisma/prisma-transactions.js'
import type { Metrics } from '../infrastructure/prometheus/metrics.js'

/** The ports that store data. Every kind of database implements all of them. */
export interface StorePorts {
  readonly stored: Repositories
  readonly transactions: Transactions
}

/** Everything that use-cases and routes need from the outside. */
export interface PortTypes extends StorePorts {
  readonly apiKeys: ApiKeys
  readonly boardReader: BoardReader
  readonly boardWriter: BoardWriter
  readonly callers: CallerAccounts
  readonly checks: HealthChecks
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly isImpersonationAllowed: boolean
  readonly limits: Limits
  readonly turnSettings: TurnSettings
  readonly metrics: Metrics
  /** Called when background work has failed and will be retried. */
  readonly onBackgroundError: (error: unknown) => void
  readonly pictures: Pictures
  /** Repositories that take part in the caller's transaction, or else save at once. */
  readonly repositories: Repositories
  readonly unitOfWork: UnitOfWork
  readonly verifier: AccessTokenVerifier
}

export type Tokens<Types> = { readonly [Name in keyof Types]: InjectionToken<Types[Name]> }
export type Factories<Types> = { readonly [Name in keyof Types]: (container: DependencyContainer) => Types[Name] }

const port = <Type>(name: string): InjectionToken<Type> => Symbol(name)

/** The typed tokens of the ports. */
export const Ports: Tokens<PortTypes> = {
  stored: port('StoredRepositories'),
  transactions: port('Transactions'),
  apiKeys: port('ApiKeys'),
  boardReader: port('BoardReader'),
  boardWriter: port('BoardWriter'),
  callers: port('CallerAccounts'),
  checks: port('HealthChecks'),
  clock: port('Clock'),
  ids: port('IdGenerator'),
  isImpersonationAllowed: port('IsImpersonationAllowed'),
  limits: port('Limits'),
  turnSettings: port('TurnSettings'),
  metrics: port('Metrics'),
  onBackgroundError: port('OnBackgroundError'),
  pictures: port('Pictures'),
  repositories: port('Repositories'),
  unitOfWork: port('UnitOfWork'),
  verifier: port('AccessTokenVerifier'),
}

export type StoreAdapters = Factories<StorePorts>

type Connected = Pick<Database, 'prisma' | 'statements' | 'isDirect'>

export const prismaAdapters = (database: Connected): StoreAdapters => ({
  stored: () => prismaRepositories(database.prisma, database.statements),
  transactions: () => new PrismaTransactions(database),
})

export const inMemoryAdapters = (db: InMemoryDatabase): StoreAdapters => ({
  stored: () => inMemoryRepositories(db),
  transactions: () => new InMemoryTransactions(db),
})
