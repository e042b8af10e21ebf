import type { FastifyInstance, InjectOptions } from 'fastify'
import type { DependencyContainer } from 'tsyringe'
import type { SolvingSettings } from '../../src/application/maintenance/solving-work.js'
import type { Limits } from '../../src/application/plans.js'
import type { AccessTokenVerifier } from '../../src/application/ports/access-token-verifier.js'
import type { Clock } from '../../src/application/ports/clock.js'
import type { DealSolver } from '../../src/application/ports/deal-solver.js'
import type { Picture } from '../../src/application/ports/pictures.js'
import type { ReadPositions } from '../../src/application/ports/read-positions.js'
import type { TurnSettings } from '../../src/application/ports/turns.js'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import type { WebhookSender } from '../../src/application/ports/webhook-sender.js'
import { createContainer, servicesOf } from '../../src/container/container.js'
import { Ports, type StoreAdapters, type WebhookSettings } from '../../src/container/ports.js'
import { Shared } from '../../src/container/shared.js'
import type { Account } from '../../src/domain/account.js'
import { type AppOptions, buildApp } from '../../src/http/app.js'
import type { HealthChecks } from '../../src/http/health/health-routes.js'
import type { WebOptions } from '../../src/http/pages/web-pages.js'
import { NO_RATE_LIMITS, type RateLimits } from '../../src/http/plugins/caller/rate-limits.js'
import { InMemoryPictures } from '../../src/infrastructure/in-memory/in-memory-pictures.js'
import { WebWebhookSender } from '../../src/infrastructure/outgoing-http/web-webhook-sender.js'
import { translated } from '../../src/infrastructure/prisma/prisma-errors.js'
import { anAccount } from './builders.js'
import { watchErrors } from './documented-errors.js'
import { openStore } from './stores.js'
import { testVerifier, tokenOf } from './tokens.js'

export const API_KEY = 'test-key-of-an-internal-backend'
export const WITH_API_KEY = { 'x-api-key': API_KEY }

/** The service as seen by a test, wherever it runs. */
export interface ServiceWorld {
  readonly repositories: Repositories
  /** Stores an account and returns the headers with which it authenticates. */
  signIn(overrides?: Partial<Account>): Promise<{ account: Account; headers: { authorization: string } }>
  /** The header with a token of this subject, with or without an account. */
  bearerOf(sub: string): Promise<{ authorization: string }>
  request(options: InjectOptions): Promise<Answer>
}

export interface HttpWorld extends ServiceWorld {
  readonly app: FastifyInstance
  readonly container: DependencyContainer
  /** Writes the views that were counted so far. */
  flushViews(): Promise<void>
  /** Sends all webhook deliveries that are due. */
  deliver(): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  // biome-ignore lint/suspicious/noExplicitAny: assertions check the type of a body
  readonly body: any
  readonly text: string
}

export interface HttpWorldOptions {
  readonly store?: StoreAdapters
  readonly clock?: Clock
  /** The pictures on the web, by address. */
  readonly pictures?: Readonly<Record<string, Picture>>
  readonly apiKeys?: readonly string[]
  readonly limits?: Partial<Limits>
  readonly turnSettings?: Partial<TurnSettings>
  readonly isImpersonationAllowed?: boolean
  /** Deals are solved in this thread by default, and only if a request asks for it. */
  readonly openSolver?: () => DealSolver
  readonly solving?: SolvingSettings
  /** By default, no receiver can be reached. */
  readonly webhooks?: Partial<WebhookSettings>
  /** None by default. */
  readonly rateLimits?: Partial<RateLimits['limits']>
  readonly trustProxy?: AppOptions['trustProxy']
  /** Options that differ from the default. */
  readonly options?: Partial<AppOptions>
  /** Routes reads as with several databases. */
  readonly positions?: ReadPositions
  /** The health of the service; good by default. */
  readonly checks?: Partial<HealthChecks>
  /** The tests' own keys by default. */
  readonly verifier?: AccessTokenVerifier
  /** The built pages; an API alone by default. */
  readonly web?: WebOptions
  /** Called before the app is ready, to add routes for a test. */
  readonly extend?: (app: FastifyInstance) => void
}

const UNREACHABLE: WebhookSender = {
  isInternal: (url) => new WebWebhookSender({ allowsLoopback: false }).isInternal(url),
  send: async () => ({ status: null, problem: 'connection', retryAfterMs: null }),
}

/** The whole service behind `inject`, on a new store by default. */
export const openHttpWorld = async ({
  store,
  clock,
  pictures = {},
  checks = {},
  positions,
  apiKeys = [API_KEY],
  verifier,
  limits,
  turnSettings,
  isImpersonationAllowed,
  openSolver,
  solving,
  webhooks = { sender: UNREACHABLE },
  rateLimits = {},
  trustProxy = false,
  options = {},
  web,
  extend,
}: HttpWorldOptions = {}): Promise<HttpWorld> => {
  const adapters = store ?? (await openStore()).adapters
  const tokens = verifier ?? (await testVerifier())
  const container = createContainer({
    store: adapters,
    verifier: tokens,
    apiKeys,
    pictures: new InMemoryPictures(pictures),
    checks: {
      checkDatabase: async () => {},
      hasKeys: () => tokens.isReady(),
      isDraining: () => false,
      isReadOnly: () => false,
      ...checks,
    },
    ...(clock === undefined ? {} : { clock }),
    ...(positions === undefined ? {} : { positions }),
    ...(limits === undefined ? {} : { limits }),
    ...(turnSettings === undefined ? {} : { turnSettings }),
    ...(isImpersonationAllowed === undefined ? {} : { isImpersonationAllowed }),
    ...(openSolver === undefined ? {} : { openSolver }),
    ...(solving === undefined ? {} : { solving }),
    webhooks,
  })
  const app = await buildApp(servicesOf(container), {
    logger: null,
    trustProxy,
    version: '0.0.0',
    translateError: translated,
    rateLimits: { limits: { ...NO_RATE_LIMITS.limits, ...rateLimits }, redis: null },
    ...(web === undefined ? {} : { web }),
    ...options,
  })
  extend?.(app)
  const undocumented = watchErrors(app)
  await app.ready()
  const repositories = container.resolve(Ports.repositories)
  return {
    app,
    container,
    repositories,
    flushViews: () => container.resolve(Shared.views).flush(),
    deliver: () => {
      const work = container.resolve(Shared.webhookWork)
      work.wake()
      return work.idle()
    },
    bearerOf: async (sub) => ({ authorization: `Bearer ${await tokenOf({ sub })}` }),
    signIn: async (overrides = {}) => {
      const account = anAccount(overrides)
      if (!(await repositories.accounts.insert(account))) throw new Error(`the account ${account.id} exists`)
      const token = await tokenOf({ sub: account.id, email: account.email })
      return { account, headers: { authorization: `Bearer ${token}` } }
    },
    request: async (options) => {
      const { statusCode, headers, payload } = await app.inject(options)
      if (undocumented().length > 0) throw new Error(undocumented().join('\n'))
      const isJson = String(headers['content-type']).includes('json')
      return {
        status: statusCode,
        headers: headers as Readonly<Record<string, string>>,
        body: isJson && payload !== '' ? JSON.parse(payload) : payload,
        text: payload,
      }
    },
  }
}
