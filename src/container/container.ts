import 'reflect-metadata'
import { type DependencyContainer, instancePerContainerCachingFactory, container as root } from 'tsyringe'
import type { Limits } from '../application/plans.js'
import type { AccessTokenVerifier } from '../application/ports/access-token-verifier.js'
import type { Clock } from '../application/ports/clock.js'
import type { Pictures } from '../application/ports/pictures.js'
import type { TurnSettings } from '../application/ports/turns.js'
import { DEFAULT_MAX_DEALS } from '../domain/quotas.js'
import type { Services } from '../http/app.js'
import type { HealthChecks } from '../http/health/health-routes.js'
import { createApiKeys } from '../http/plugins/caller/api-key.js'
import { FileBoardReader } from '../infrastructure/bridge/file-board-reader.js'
import { fileBoardWriter } from '../infrastructure/bridge/file-board-writer.js'
import { Metrics } from '../infrastructure/prometheus/metrics.js'
import { EnclosingUnitOfWork } from '../infrastructure/system/enclosing-unit-of-work.js'
import { SnapshotCallerAccounts } from '../infrastructure/system/snapshot-caller-accounts.js'
import { systemClock } from '../infrastructure/system/system-clock.js'
import { uuidGenerator } from '../infrastructure/system/uuid-generator.js'
import { WebPictures } from '../infrastructure/web/web-pictures.js'
import { register, resolving } from './assembly.js'
import { type Factories, Ports, type PortTypes, type StoreAdapters } from './ports.js'
import { type Dependencies, Shared, sharedServices } from './shared.js'
import { UseCases, type UseCaseTypes, useCases } from './use-cases/use-cases.js'

const DEFAULT_TURNS: TurnSettings = { connections: 10, pauses: 0, waits: {} }
const DEFAULT_LIMITS: Limits = { freeCollections: 5, freeServes: null, maxDeals: DEFAULT_MAX_DEALS }

export interface Wiring {
  readonly store: StoreAdapters
  readonly verifier: AccessTokenVerifier
  readonly apiKeys: readonly string[]
  readonly checks: HealthChecks
  readonly clock?: Clock
  /** The source of avatars; the web by default. */
  readonly pictures?: Pictures
  readonly limits?: Partial<Limits>
  /** By default, ten database connections and the default waiting times. */
  readonly turnSettings?: Partial<TurnSettings>
  /** Whether admins may act as other accounts; `true` by default. */
  readonly isImpersonationAllowed?: boolean
  /** Called when background work has failed and will be retried; errors are ignored by default. */
  readonly onBackgroundError?: (error: unknown) => void
}

/** One container per service: nothing is shared with another one in the same process. */
export const createContainer = ({
  store,
  verifier,
  apiKeys,
  checks,
  clock = systemClock,
  pictures = new WebPictures(),
  limits = {},
  turnSettings = {},
  isImpersonationAllowed = true,
  onBackgroundError = () => {},
}: Wiring): DependencyContainer => {
  const container = root.createChildContainer()
  const enclosing = instancePerContainerCachingFactory(
    (c) => new EnclosingUnitOfWork(c.resolve(Ports.stored), c.resolve(Ports.transactions)),
  )
  const factories: Factories<PortTypes> = {
    ...store,
    isImpersonationAllowed: () => isImpersonationAllowed,
    repositories: (c) => enclosing(c).repositories,
    unitOfWork: enclosing,
    apiKeys: () => createApiKeys(apiKeys),
    boardReader: () => new FileBoardReader(),
    boardWriter: () => fileBoardWriter,
    callers: (c) => {
      const { accounts, erasure } = c.resolve(Ports.repositories)
      const callers = new SnapshotCallerAccounts(accounts, erasure)
      c.resolve(Ports.metrics).watchCache('callers', callers)
      return callers
    },
    checks: () => checks,
    clock: () => clock,
    ids: () => uuidGenerator,
    limits: () => ({ ...DEFAULT_LIMITS, ...limits }),
    turnSettings: () => ({ ...DEFAULT_TURNS, ...turnSettings }),
    metrics: () => new Metrics(),
    onBackgroundError: () => onBackgroundError,
    pictures: () => pictures,
    verifier: () => verifier,
  }
  register(container, Ports, factories, container)
  const dependencies = resolving<Dependencies>(container, { ...Ports, ...Shared })
  register(container, Shared, sharedServices, dependencies)
  register(container, UseCases, useCases as never, dependencies)
  return container
}

/** Every use-case, by name. */
export const useCasesOf = (container: DependencyContainer): UseCaseTypes => ({
  ...resolving<UseCaseTypes>(container, UseCases),
})

/** What the HTTP layer needs besides the use-cases. */
type TechnicalServices = Omit<Services, keyof UseCaseTypes>

const technicalServicesOf = (container: DependencyContainer): TechnicalServices => {
  const {
    apiKeys,
    boardWriter,
    callers,
    checks,
    clock,
    impersonation,
    metrics,
    queue,
    repositories,
    rights,
    turns,
    unitOfWork,
    verifier,
    views,
  } = resolving<Dependencies>(container, { ...Ports, ...Shared })
  return {
    apiKeys,
    boardWriter,
    callers,
    checks,
    clock,
    idempotencyKeys: repositories.idempotency,
    impersonation,
    metrics,
    queue,
    rights,
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
