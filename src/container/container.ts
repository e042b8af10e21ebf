import 'reflect-metadata'
import { type DependencyContainer, instancePerContainerCachingFactory, container as root } from 'tsyringe'
import type { SolvingSettings } from '../application/maintenance/solving-work.js'
import type { Limits } from '../application/plans.js'
import type { AccessTokenVerifier } from '../application/ports/access-token-verifier.js'
import type { Clock } from '../application/ports/clock.js'
import type { OpenSolver } from '../application/ports/deal-solver.js'
import type { Pictures } from '../application/ports/pictures.js'
import type { ReadPositions } from '../application/ports/read-positions.js'
import type { TurnSettings } from '../application/ports/turns.js'
import type { DealId } from '../domain/ids.js'
import { DEFAULT_MAX_DEALS } from '../domain/quotas.js'
import type { Services } from '../http/app.js'
import type { HealthChecks } from '../http/health/health-routes.js'
import { createApiKeys } from '../http/plugins/caller/api-key.js'
import { FileBoardReader } from '../infrastructure/board-files/file-board-reader.js'
import { fileBoardWriter } from '../infrastructure/board-files/file-board-writer.js'
import { SnapshotCallerAccounts } from '../infrastructure/callers/snapshot-caller-accounts.js'
import { SnapshotCallerKeys } from '../infrastructure/callers/snapshot-caller-keys.js'
import { SharpPictureScaler } from '../infrastructure/images/sharp-picture-scaler.js'
import { WebPictures } from '../infrastructure/outgoing-http/web-pictures.js'
import { WebWebhookSender } from '../infrastructure/outgoing-http/web-webhook-sender.js'
import { lazySheetPrinter } from '../infrastructure/pdf/lazy-sheet-printer.js'
import { Metrics } from '../infrastructure/prometheus/metrics.js'
import { InProcessSolver } from '../infrastructure/solver/in-process-solver.js'
import { systemClock } from '../infrastructure/system/system-clock.js'
import { uuidGenerator } from '../infrastructure/system/uuid-generator.js'
import { EnclosingUnitOfWork } from '../infrastructure/transactions/enclosing-unit-of-work.js'
import { register, resolving } from './assembly.js'
import { type Factories, Ports, type PortTypes, type StoreAdapters, type WebhookSettings } from './ports.js'
import { type Dependencies, Shared, sharedServices } from './shared.js'
import { UseCases, type UseCaseTypes, useCases } from './use-cases/use-cases.js'

const DEFAULT_TURNS: TurnSettings = { connections: 10, pauses: 0, waits: {} }
const DEFAULT_SOLVING: SolvingSettings = { isOn: true, workers: 1 }
const DEFAULT_LIMITS: Limits = { freeCollections: 5, freeServes: null, maxDeals: DEFAULT_MAX_DEALS }

const webhookSettings = ({ allowsLoopback = false, ...rest }: Partial<WebhookSettings>): WebhookSettings => ({
  allowsLoopback,
  sender: new WebWebhookSender({ allowsLoopback }),
  onPaused: () => {},
  ...rest,
})

export interface Wiring {
  readonly store: StoreAdapters
  readonly verifier: AccessTokenVerifier
  readonly apiKeys: readonly string[]
  readonly checks: HealthChecks
  readonly clock?: Clock
  /** The source of avatars; the web by default. */
  readonly pictures?: Pictures
  readonly limits?: Partial<Limits>
  /** Absent if there is only one database. */
  readonly positions?: ReadPositions | null
  /** By default, ten database connections and the default waiting times. */
  readonly turnSettings?: Partial<TurnSettings>
  /** Whether admins may act as other accounts; `true` by default. */
  readonly isImpersonationAllowed?: boolean
  /** Called when background work has failed and will be retried; errors are ignored by default. */
  readonly onBackgroundError?: (error: unknown) => void
  /** Called when an imported trick table differs from the computed one; ignored by default. */
  readonly onTricksDiffer?: (id: DealId) => void
  /** By default, deals are solved in this thread, and only on request. */
  readonly openSolver?: OpenSolver
  readonly solving?: SolvingSettings
  /** By default, receivers on this machine are refused, events are sent over the web, and pauses are not reported. */
  readonly webhooks?: Partial<WebhookSettings>
}

/** Creates the container of a service. Containers in the same process share nothing. */
export const createContainer = ({
  store: { storedReplicaReads, ...store },
  verifier,
  apiKeys,
  checks,
  clock = systemClock,
  pictures = new WebPictures(),
  limits = {},
  positions = null,
  turnSettings = {},
  isImpersonationAllowed = true,
  onBackgroundError = () => {},
  onTricksDiffer = () => {},
  openSolver = () => new InProcessSolver(),
  solving = DEFAULT_SOLVING,
  webhooks = {},
}: Wiring): DependencyContainer => {
  const container = root.createChildContainer()
  const enclosing = instancePerContainerCachingFactory(
    (c) => new EnclosingUnitOfWork(c.resolve(Ports.stored), c.resolve(Ports.transactions)),
  )
  const factories: Factories<PortTypes> = {
    ...store,
    isImpersonationAllowed: () => isImpersonationAllowed,
    repositories: (c) => enclosing(c).repositories,
    replicaReads: (c) => (storedReplicaReads ? enclosing(c).joining(storedReplicaReads(c)) : enclosing(c).repositories),
    unitOfWork: enclosing,
    apiKeys: () => createApiKeys(apiKeys),
    boardReader: () => new FileBoardReader(),
    boardWriter: () => fileBoardWriter,
    callers: openCallers,
    // Uses the stored repositories, not those of a transaction, because one read serves several requests.
    callerKeys: (c) => new SnapshotCallerKeys(c.resolve(Ports.stored).apiKeys, clock, onBackgroundError),
    checks: () => checks,
    clock: () => clock,
    ids: () => uuidGenerator,
    limits: () => ({ ...DEFAULT_LIMITS, ...limits }),
    turnSettings: () => ({ ...DEFAULT_TURNS, ...turnSettings }),
    metrics: () => new Metrics(),
    onBackgroundError: () => onBackgroundError,
    onTricksDiffer: () => onTricksDiffer,
    openSolver: () => openSolver,
    pictures: () => pictures,
    positions: () => positions,
    scaler: () => new SharpPictureScaler(),
    sheetPrinter: () => lazySheetPrinter(),
    solving: () => solving,
    verifier: () => verifier,
    webhooks: () => webhookSettings(webhooks),
  }
  register(container, Ports, factories, container)
  const dependencies = resolving<Dependencies>(container, { ...Ports, ...Shared })
  register(container, Shared, sharedServices, dependencies)
  register(container, UseCases, useCases as never, dependencies)
  return container
}

const openCallers = (container: DependencyContainer): SnapshotCallerAccounts => {
  const { accounts, erasure } = container.resolve(Ports.repositories)
  const callers = new SnapshotCallerAccounts(accounts, erasure)
  container.resolve(Ports.metrics).watchCache('callers', callers)
  return callers
}

/** Every use-case, by name. */
export const useCasesOf = (container: DependencyContainer): UseCaseTypes => ({
  ...resolving<UseCaseTypes>(container, UseCases),
})

/** The services that the HTTP layer needs besides the use-cases. */
type TechnicalServices = Omit<Services, keyof UseCaseTypes>

const technicalServicesOf = (container: DependencyContainer): TechnicalServices => {
  const {
    apiKeys,
    boardWriter,
    callers,
    callerKeys,
    checks,
    clock,
    impersonation,
    metrics,
    positions,
    queue,
    repositories,
    rights,
    sheets,
    turns,
    unitOfWork,
    verifier,
    views,
  } = resolving<Dependencies>(container, { ...Ports, ...Shared })
  return {
    apiKeys,
    boardWriter,
    callers,
    callerKeys,
    checks,
    clock,
    idempotencyKeys: repositories.idempotency,
    impersonation,
    metrics,
    positions,
    queue,
    rights,
    sheets,
    turns,
    unitOfWork,
    verifier,
    views,
  }
}

/** Everything the HTTP layer needs. @param observed wraps the use-cases, for example to trace them */
export const servicesOf = (
  container: DependencyContainer,
  observed: (useCases: UseCaseTypes) => UseCaseTypes = (plain) => plain,
): Services => ({ ...technicalServicesOf(container), ...observed(useCasesOf(container)) })
