import 'reflect-metadata'
import {
  type DependencyContainer,
  type InjectionToken,
  instancePerContainerCachingFactory,
  container as root,
} from 'tsyringe'
import { CompleteOnboarding } from './application/accounts/complete-onboarding.js'
import { CreateAccount } from './application/accounts/create-account.js'
import { FindAccountsByEmail } from './application/accounts/find-accounts-by-email.js'
import { GetAccount } from './application/accounts/get-account.js'
import { GetOwnAccount } from './application/accounts/get-own-account.js'
import { SearchAccounts } from './application/accounts/search-accounts.js'
import { UpdateAccount } from './application/accounts/update-account.js'
import { GetAuthorProfile } from './application/catalog/get-author-profile.js'
import { ListAuthorDeals } from './application/catalog/list-author-deals.js'
import { ListedAuthors } from './application/catalog/listed-authors.js'
import { CreateDeal } from './application/deals/create-deal.js'
import { GetDeal } from './application/deals/get-deal.js'
import { ImportDeals } from './application/deals/import-deals.js'
import { UpdateDeal } from './application/deals/update-deal.js'
import { Turns } from './application/optimistic-write.js'
import type { AccessTokenVerifier } from './application/ports/access-token-verifier.js'
import type { BoardReader } from './application/ports/board-reader.js'
import type { CallerAccounts } from './application/ports/caller-accounts.js'
import type { Clock } from './application/ports/clock.js'
import type { Entitlements } from './application/ports/entitlements.js'
import type { IdGenerator } from './application/ports/id-generator.js'
import type { Repositories, UnitOfWork } from './application/ports/unit-of-work.js'
import { createAuthorBadgesReader } from './domain/badges.js'
import { type ApiKeys, createApiKeys } from './http/api-key.js'
import type { Services } from './http/app.js'
import type { HealthChecks } from './http/health/health-routes.js'
import { FileBoardReader } from './infrastructure/bridge/file-board-reader.js'
import type { InMemoryDatabase } from './infrastructure/in-memory/in-memory-database.js'
import { InMemoryEntitlements } from './infrastructure/in-memory/in-memory-entitlements.js'
import { InMemoryUnitOfWork, inMemoryRepositories } from './infrastructure/in-memory/in-memory-unit-of-work.js'
import type { Database } from './infrastructure/prisma/database.js'
import { PrismaEntitlements } from './infrastructure/prisma/prisma-entitlements.js'
import { PrismaUnitOfWork, prismaRepositories } from './infrastructure/prisma/prisma-unit-of-work.js'
import { SnapshotCallerAccounts } from './infrastructure/system/snapshot-caller-accounts.js'
import { systemClock } from './infrastructure/system/system-clock.js'
import { uuidGenerator } from './infrastructure/system/uuid-generator.js'

/** What keeps data: the ports that a kind of database answers, all of them. */
interface StorePorts {
  readonly repositories: Repositories
  readonly unitOfWork: UnitOfWork
  readonly entitlements: Entitlements
}

interface OtherPorts {
  readonly apiKeys: ApiKeys
  readonly boardReader: BoardReader
  readonly callers: CallerAccounts
  readonly checks: HealthChecks
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly verifier: AccessTokenVerifier
}

type PortTypes = StorePorts & OtherPorts
type Tokens = { readonly [Name in keyof PortTypes]: InjectionToken<PortTypes[Name]> }
type Factories<Ports> = { readonly [Name in keyof Ports]: (container: DependencyContainer) => Ports[Name] }

const port = <Type>(name: string): InjectionToken<Type> => Symbol(name)

/** The typed tokens under which the container holds what the ports ask for. */
export const Ports: Tokens = {
  repositories: port('Repositories'),
  unitOfWork: port('UnitOfWork'),
  entitlements: port('Entitlements'),
  apiKeys: port('ApiKeys'),
  boardReader: port('BoardReader'),
  callers: port('CallerAccounts'),
  checks: port('HealthChecks'),
  clock: port('Clock'),
  ids: port('IdGenerator'),
  verifier: port('AccessTokenVerifier'),
}

export type StoreAdapters = Factories<StorePorts>

export const prismaAdapters = ({ prisma }: Pick<Database, 'prisma'>): StoreAdapters => ({
  repositories: () => prismaRepositories(prisma),
  unitOfWork: () => new PrismaUnitOfWork(prisma),
  entitlements: () => new PrismaEntitlements(prisma),
})

export const inMemoryAdapters = (db: InMemoryDatabase): StoreAdapters => ({
  repositories: () => inMemoryRepositories(db),
  unitOfWork: () => new InMemoryUnitOfWork(db),
  entitlements: () => new InMemoryEntitlements(db),
})

export interface Wiring {
  readonly store: StoreAdapters
  readonly verifier: AccessTokenVerifier
  readonly apiKeys: readonly string[]
  readonly checks: HealthChecks
  readonly clock?: Clock
}

/** One container a service: nothing is shared with another one in the same process. */
export const createContainer = ({
  store,
  verifier,
  apiKeys,
  checks,
  clock = systemClock,
}: Wiring): DependencyContainer => {
  const container = root.createChildContainer()
  const factories: Factories<PortTypes> = {
    ...store,
    apiKeys: () => createApiKeys(apiKeys),
    boardReader: () => new FileBoardReader(),
    callers: (c) => new SnapshotCallerAccounts(c.resolve(Ports.repositories).accounts),
    checks: () => checks,
    clock: () => clock,
    ids: () => uuidGenerator,
    verifier: () => verifier,
  }
  for (const name of Object.keys(factories) as (keyof PortTypes)[])
    container.register(Ports[name] as InjectionToken<unknown>, {
      useFactory: instancePerContainerCachingFactory<unknown>(factories[name]),
    })
  return container
}

/** The use-cases and adapters that the HTTP layer asks for. */
export const servicesOf = (container: DependencyContainer): Services => {
  const repositories = container.resolve(Ports.repositories)
  const clock = container.resolve(Ports.clock)
  const ids = container.resolve(Ports.ids)
  const callers = container.resolve(Ports.callers)
  const entitlements = container.resolve(Ports.entitlements)
  const { accounts, auctionSystems, deals } = repositories
  const store = { repositories, unitOfWork: container.resolve(Ports.unitOfWork), turns: new Turns() }
  const authors = new ListedAuthors(accounts)
  return {
    apiKeys: container.resolve(Ports.apiKeys),
    callers,
    checks: container.resolve(Ports.checks),
    verifier: container.resolve(Ports.verifier),

    auctionSystems,
    completeOnboarding: new CompleteOnboarding(store, clock),
    createAccount: new CreateAccount(accounts, auctionSystems, clock),
    findAccountsByEmail: new FindAccountsByEmail(accounts),
    getAccount: new GetAccount(accounts),
    getOwnAccount: new GetOwnAccount(accounts, clock),
    searchAccounts: new SearchAccounts(accounts),
    updateAccount: new UpdateAccount(store, callers, clock),

    createDeal: new CreateDeal(deals, ids, clock),
    getDeal: new GetDeal(deals),
    importDeals: new ImportDeals(accounts, deals, container.resolve(Ports.boardReader), ids, clock),
    updateDeal: new UpdateDeal(store, clock),

    getAuthorProfile: new GetAuthorProfile(authors, createAuthorBadgesReader(entitlements, clock)),
    listAuthorDeals: new ListAuthorDeals(authors, deals),
  }
}
