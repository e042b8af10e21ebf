import 'reflect-metadata'
import { type DependencyContainer, instancePerContainerCachingFactory, container as root } from 'tsyringe'
import type { Limits } from '../application/plans.js'
import type { AccessTokenVerifier } from '../application/ports/access-token-verifier.js'
import type { Clock } from '../application/ports/clock.js'
import type { IdempotencyKeys } from '../application/ports/idempotency-keys.js'
import type { Pictures } from '../application/ports/pictures.js'
import { DEFAULT_MAX_DEALS } from '../domain/quotas.js'
import type { Services } from '../http/app.js'
import type { HealthChecks } from '../http/health/health-routes.js'
import { createApiKeys } from '../http/plugins/api-key.js'
import type { KeptAnswer } from '../http/plugins/idempotency.js'
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

const DEFAULT_LIMITS: Limits = { freeCollections: 5, freeServes: null, maxDeals: DEFAULT_MAX_DEALS }

export interface Wiring {
  readonly store: StoreAdapters
  readonly verifier: AccessTokenVerifier
  readonly apiKeys: readonly string[]
  readonly checks: HealthChecks
  readonly clock?: Clock
  /** Where avatars come from; the web by default. */
  readonly pictures?: Pictures
  readonly limits?: Partial<Limits>
  /** Whether admins may act as other accounts; `true` by default. */
  readonly isImpersonationAllowed?: boolean
  /** Told of work in the background that failed and is tried again; ignored by default. */
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
    unitOfWork,
    verifier,
  } = resolving<Dependencies>(container, { ...Ports, ...Shared })
  // HTTP defines what an answer is; to the ports it is opaque.
  const idempotencyKeys = repositories.idempotency as IdempotencyKeys<KeptAnswer>
  return {
    apiKeys,
    boardWriter,
    callers,
    checks,
    clock,
    idempotencyKeys,
    impersonation,
    metrics,
    queue,
    rights,
    unitOfWork,
    verifier,
  }
}

/** Everything the HTTP layer needs. @param observed wraps the use-cases, to observe them */
export const servicesOf = (
  container: DependencyContainer,
  observed: (useCases: UseCaseTypes) => UseCaseTypes = (plain) => plain,
): Services => ({ ...technicalServicesOf(container), ...observed(useCasesOf(container)) })
