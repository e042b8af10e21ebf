import type { DependencyContainer, InjectionToken } from 'tsyringe'
import type { SolvingSettings } from '../application/maintenance/solving-work.js'
import type { Limits } from '../application/plans.js'
import type { AccessTokenVerifier } from '../application/ports/access-token-verifier.js'
import type { BoardReader } from '../application/ports/board-reader.js'
import type { BoardWriter } from '../application/ports/board-writer.js'
import type { CallerAccounts } from '../application/ports/caller-accounts.js'
import type { CallerKeys } from '../application/ports/caller-keys.js'
import type { Clock } from '../application/ports/clock.js'
import type { OpenSolver } from '../application/ports/deal-solver.js'
import type { IdGenerator } from '../application/ports/id-generator.js'
import type { PictureScaler } from '../application/ports/picture-scaler.js'
import type { Pictures } from '../application/ports/pictures.js'
import type { ReadPositions } from '../application/ports/read-positions.js'
import type { SheetPrinter } from '../application/ports/sheet-printer.js'
import type { TurnSettings } from '../application/ports/turns.js'
import type { Repositories, Transactions, UnitOfWork } from '../application/ports/unit-of-work.js'
import type { WebhookSender } from '../application/ports/webhook-sender.js'
import type { DealId, WebhookId } from '../domain/ids.js'
import type { HealthChecks } from '../http/health/health-routes.js'
import type { ApiKeys } from '../http/plugins/caller/api-key.js'
import type { InMemoryDatabase } from '../infrastructure/in-memory/in-memory-database.js'
import { InMemoryTransactions, inMemoryRepositories } from '../infrastructure/in-memory/in-memory-transactions.js'
import type { Database } from '../infrastructure/postgres/database.js'
import type { ReplicaRouter } from '../infrastructure/postgres/replication/replica-router.js'
import { PrismaTransactions, prismaRepositories } from '../infrastructure/prisma/prisma-transactions.js'
import { replicatedStore } from '../infrastructure/prisma/replicas/replicated-store.js'
import type { StoreMember } from '../infrastructure/prisma/replicas/store-member.js'
import type { Metrics } from '../infrastructure/prometheus/metrics.js'

/** The ports that store data. Every kind of database implements all of them. */
export interface StorePorts {
  readonly stored: Repositories
  readonly transactions: Transactions
}

export interface WebhookSettings {
  /** Whether webhooks may have receivers on this machine. */
  readonly allowsLoopback: boolean
  readonly sender: WebhookSender
  /** Called when the service has paused a webhook. */
  readonly onPaused: (id: WebhookId) => void
}

/** Everything that use-cases and routes need from outside the application. */
export interface PortTypes extends StorePorts {
  readonly apiKeys: ApiKeys
  readonly boardReader: BoardReader
  readonly boardWriter: BoardWriter
  readonly callers: CallerAccounts
  readonly callerKeys: CallerKeys
  readonly checks: HealthChecks
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly isImpersonationAllowed: boolean
  readonly limits: Limits
  readonly turnSettings: TurnSettings
  readonly metrics: Metrics
  /** Called when background work has failed and will be retried. */
  readonly onBackgroundError: (error: unknown) => void
  /** Called when an imported trick table of a deal differs from the computed one. */
  readonly onTricksDiffer: (id: DealId) => void
  readonly openSolver: OpenSolver
  readonly pictures: Pictures
  /** `null` if there is only one database. */
  readonly positions: ReadPositions | null
  readonly solving: SolvingSettings
  /** Repositories that take part in the caller's transaction; without one, they save immediately. */
  readonly repositories: Repositories
  /** Like `repositories`, but reads may be a moment old. Visibility is still decided by current data. */
  readonly replicaReads: Repositories
  readonly scaler: PictureScaler
  readonly sheetPrinter: SheetPrinter
  readonly unitOfWork: UnitOfWork
  readonly verifier: AccessTokenVerifier
  readonly webhooks: WebhookSettings
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
  callerKeys: port('CallerKeys'),
  checks: port('HealthChecks'),
  clock: port('Clock'),
  ids: port('IdGenerator'),
  isImpersonationAllowed: port('IsImpersonationAllowed'),
  limits: port('Limits'),
  turnSettings: port('TurnSettings'),
  metrics: port('Metrics'),
  onBackgroundError: port('OnBackgroundError'),
  onTricksDiffer: port('OnTricksDiffer'),
  openSolver: port('OpenSolver'),
  pictures: port('Pictures'),
  positions: port('ReadPositions'),
  solving: port('Solving'),
  repositories: port('Repositories'),
  replicaReads: port('ReplicaReadRepositories'),
  scaler: port('PictureScaler'),
  sheetPrinter: port('SheetPrinter'),
  unitOfWork: port('UnitOfWork'),
  verifier: port('AccessTokenVerifier'),
  webhooks: port('Webhooks'),
}

export interface StoreAdapters extends Factories<StorePorts> {
  /** Repositories for reads that may be a moment old, if they are not the stored ones. */
  readonly storedReplicaReads?: (container: DependencyContainer) => Repositories
}

type Connected = Pick<Database, 'prisma' | 'statements' | 'isDirect'>

export const prismaAdapters = (database: Connected): StoreAdapters => ({
  stored: () => prismaRepositories(database.prisma, database.statements),
  transactions: () => new PrismaTransactions(database),
})

/** A store on several databases, which share the reads. */
export const replicatedAdapters = (routes: ReplicaRouter<StoreMember>): StoreAdapters => {
  const { stored, replicaReads, transactions } = replicatedStore(routes)
  return { stored: () => stored, storedReplicaReads: () => replicaReads, transactions: () => transactions }
}

export const inMemoryAdapters = (db: InMemoryDatabase): StoreAdapters => ({
  stored: () => inMemoryRepositories(db),
  transactions: () => new InMemoryTransactions(db),
})
