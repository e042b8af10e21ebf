import 'reflect-metadata'
import {
  type DependencyContainer,
  type InjectionToken,
  instancePerContainerCachingFactory,
  container as root,
} from 'tsyringe'
import { CompleteOnboarding } from './application/accounts/complete-onboarding.js'
import { CreateAccount } from './application/accounts/create-account.js'
import { EraseAccount } from './application/accounts/erase-account.js'
import { ExportAccount } from './application/accounts/export-account.js'
import { FindAccountsByEmail } from './application/accounts/find-accounts-by-email.js'
import { GetAccount } from './application/accounts/get-account.js'
import { GetOwnAccount } from './application/accounts/get-own-account.js'
import { ReadAvatar } from './application/accounts/read-avatar.js'
import { SearchAccounts } from './application/accounts/search-accounts.js'
import { UpdateAccount } from './application/accounts/update-account.js'
import { ManageAnnouncements } from './application/announcements/manage-announcements.js'
import { ReadAnnouncements } from './application/announcements/read-announcements.js'
import { ActAs } from './application/audit/act-as.js'
import { AuditTrail } from './application/audit/audit-trail.js'
import { Overview } from './application/back-office/overview.js'
import { AuthorCards } from './application/catalog/author-cards.js'
import { GetAuthorProfile } from './application/catalog/get-author-profile.js'
import { ListAuthorDeals } from './application/catalog/list-author-deals.js'
import { ListPublishedDeals } from './application/catalog/list-published-deals.js'
import { ListedAuthors } from './application/catalog/listed-authors.js'
import { ManageSubscriptions } from './application/catalog/manage-subscriptions.js'
import { SharedCollections } from './application/catalog/shared-collections.js'
import { ChangeCollection } from './application/collections/change-collection.js'
import { CreateCollection } from './application/collections/create-collection.js'
import { ExportCollection } from './application/collections/export-collection.js'
import { ReadCollections } from './application/collections/read-collections.js'
import { ReadPublicCollection } from './application/collections/read-public-collection.js'
import { CurrentRights } from './application/current-rights.js'
import { CreateDeal } from './application/deals/create-deal.js'
import { DeleteDeal } from './application/deals/delete-deal.js'
import { GetDeal } from './application/deals/get-deal.js'
import { ImportDeals } from './application/deals/import-deals.js'
import { ListDeals } from './application/deals/list-deals.js'
import { MoveDeal } from './application/deals/move-deal.js'
import { ServeDeal } from './application/deals/serve-deal.js'
import { UpdateDeal } from './application/deals/update-deal.js'
import { UpdateDeals } from './application/deals/update-deals.js'
import { ManageGrants } from './application/entitlements/manage-grants.js'
import { ExplainExposure } from './application/exposure/explain-exposure.js'
import { ListFormSubmissions } from './application/forms/list-form-submissions.js'
import { SubmitForm } from './application/forms/submit-form.js'
import { Turns } from './application/optimistic-write.js'
import type { AccessTokenVerifier } from './application/ports/access-token-verifier.js'
import type { BoardReader } from './application/ports/board-reader.js'
import type { BoardWriter } from './application/ports/board-writer.js'
import type { CallerAccounts } from './application/ports/caller-accounts.js'
import type { Clock } from './application/ports/clock.js'
import type { IdGenerator } from './application/ports/id-generator.js'
import type { Pictures } from './application/ports/pictures.js'
import type { Repositories, Transactions, UnitOfWork } from './application/ports/unit-of-work.js'
import { Quotas } from './application/quotas.js'
import { ManageGroups } from './application/sharing-groups/manage-groups.js'
import { DEFAULT_MAX_DEALS } from './domain/quotas.js'
import { type ApiKeys, createApiKeys } from './http/api-key.js'
import type { Services } from './http/app.js'
import type { HealthChecks } from './http/health/health-routes.js'
import { FileBoardReader } from './infrastructure/bridge/file-board-reader.js'
import { fileBoardWriter } from './infrastructure/bridge/file-board-writer.js'
import type { InMemoryDatabase } from './infrastructure/in-memory/in-memory-database.js'
import { InMemoryTransactions, inMemoryRepositories } from './infrastructure/in-memory/in-memory-transactions.js'
import type { Database } from './infrastructure/prisma/database.js'
import { PrismaTransactions, prismaRepositories } from './infrastructure/prisma/prisma-transactions.js'
import { Metrics } from './infrastructure/prometheus/metrics.js'
import { EnclosingUnitOfWork } from './infrastructure/system/enclosing-unit-of-work.js'
import { SnapshotCallerAccounts } from './infrastructure/system/snapshot-caller-accounts.js'
import { systemClock } from './infrastructure/system/system-clock.js'
import { uuidGenerator } from './infrastructure/system/uuid-generator.js'
import { WebPictures } from './infrastructure/web/web-pictures.js'

/** What keeps data: the ports that a kind of database answers, all of them. */
interface StorePorts {
  readonly stored: Repositories
  readonly transactions: Transactions
}

interface OtherPorts {
  readonly apiKeys: ApiKeys
  readonly boardReader: BoardReader
  readonly boardWriter: BoardWriter
  readonly callers: CallerAccounts
  readonly checks: HealthChecks
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly isImpersonationAllowed: boolean
  readonly limits: Limits
  readonly metrics: Metrics
  readonly pictures: Pictures
  readonly repositories: Repositories
  readonly unitOfWork: UnitOfWork
  readonly verifier: AccessTokenVerifier
}

type PortTypes = StorePorts & OtherPorts
type Tokens = { readonly [Name in keyof PortTypes]: InjectionToken<PortTypes[Name]> }
type Factories<Ports> = { readonly [Name in keyof Ports]: (container: DependencyContainer) => Ports[Name] }

const port = <Type>(name: string): InjectionToken<Type> => Symbol(name)

/** The typed tokens under which the container holds what the ports ask for. */
export const Ports: Tokens = {
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
  metrics: port('Metrics'),
  pictures: port('Pictures'),
  repositories: port('Repositories'),
  unitOfWork: port('UnitOfWork'),
  verifier: port('AccessTokenVerifier'),
}

export type StoreAdapters = Factories<StorePorts>

export const prismaAdapters = ({ prisma, statements }: Pick<Database, 'prisma' | 'statements'>): StoreAdapters => ({
  stored: () => prismaRepositories(prisma, statements),
  transactions: () => new PrismaTransactions(prisma),
})

export const inMemoryAdapters = (db: InMemoryDatabase): StoreAdapters => ({
  stored: () => inMemoryRepositories(db),
  transactions: () => new InMemoryTransactions(db),
})

/** What an account may use without a grant. */
export interface Limits {
  readonly freeCollections: number
  /** Serves a UTC day; `null`: no limit for anyone. */
  readonly freeServes: number | null
  /** Deals that an account keeps at most, trashed ones included. */
  readonly maxDeals: number
}

const DEFAULT_LIMITS: Limits = { freeCollections: 5, freeServes: null, maxDeals: DEFAULT_MAX_DEALS }

export interface Wiring {
  readonly store: StoreAdapters
  readonly verifier: AccessTokenVerifier
  readonly apiKeys: readonly string[]
  readonly checks: HealthChecks
  readonly clock?: Clock
  /** Where avatars come from; the web unless told otherwise. */
  readonly pictures?: Pictures
  readonly limits?: Partial<Limits>
  /** Whether admins may act as other accounts; they may unless told otherwise. */
  readonly isImpersonationAllowed?: boolean
}

/** One container a service: nothing is shared with another one in the same process. */
export const createContainer = ({
  store,
  verifier,
  apiKeys,
  checks,
  clock = systemClock,
  pictures = new WebPictures(),
  limits = {},
  isImpersonationAllowed = true,
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
      const callers = new SnapshotCallerAccounts(c.resolve(Ports.repositories).accounts)
      c.resolve(Ports.metrics).watchCache('callers', callers)
      return callers
    },
    checks: () => checks,
    clock: () => clock,
    ids: () => uuidGenerator,
    limits: () => ({ ...DEFAULT_LIMITS, ...limits }),
    metrics: () => new Metrics(),
    pictures: () => pictures,
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
  const unitOfWork = container.resolve(Ports.unitOfWork)
  const clock = container.resolve(Ports.clock)
  const ids = container.resolve(Ports.ids)
  const callers = container.resolve(Ports.callers)
  const metrics = container.resolve(Ports.metrics)
  const { freeCollections: free, freeServes, maxDeals } = container.resolve(Ports.limits)
  const { accounts, announcements, auctionSystems, deals, entitlements, sharingGroups, subscriptions } = repositories
  const store = { repositories, unitOfWork, turns: new Turns() }
  const authors = new ListedAuthors(accounts)
  const cards = new AuthorCards(entitlements, clock)
  const trail = new AuditTrail(ids, clock)
  const rights = new CurrentRights(callers)
  const quotas = new Quotas(clock, metrics, maxDeals)
  const boardWriter = container.resolve(Ports.boardWriter)
  const readCollections = new ReadCollections(repositories, clock, free)
  return {
    apiKeys: container.resolve(Ports.apiKeys),
    actAs: new ActAs(unitOfWork, callers, rights, trail, container.resolve(Ports.isImpersonationAllowed)),
    callers,
    clock,
    checks: container.resolve(Ports.checks),
    metrics,
    verifier: container.resolve(Ports.verifier),

    auctionSystems,
    completeOnboarding: new CompleteOnboarding(store, clock),
    createAccount: new CreateAccount(unitOfWork, clock),
    eraseAccount: new EraseAccount(unitOfWork, callers, rights, trail, clock),
    exportAccount: new ExportAccount(repositories, readCollections, ids, clock),
    findAccountsByEmail: new FindAccountsByEmail(accounts),
    getAccount: new GetAccount(accounts),
    getOwnAccount: new GetOwnAccount(repositories, clock),
    searchAccounts: new SearchAccounts(accounts),
    updateAccount: new UpdateAccount(store, callers, rights, trail, clock),

    manageAnnouncements: new ManageAnnouncements(announcements, unitOfWork, rights, trail, ids, clock),
    overview: new Overview(repositories, clock, free),
    readAnnouncements: new ReadAnnouncements(announcements, clock),

    boardWriter,
    createDeal: new CreateDeal(unitOfWork, quotas, ids, clock),
    deleteDeal: new DeleteDeal(unitOfWork),
    getDeal: new GetDeal(deals, sharingGroups),
    importDeals: new ImportDeals(unitOfWork, quotas, container.resolve(Ports.boardReader), ids, clock, metrics),
    listDeals: new ListDeals(deals),
    moveDeal: new MoveDeal(store, clock),
    serveDeal: new ServeDeal(repositories, unitOfWork, ids, clock, metrics, freeServes),
    updateDeal: new UpdateDeal(store, clock),
    updateDeals: new UpdateDeals(repositories, unitOfWork, clock),

    changeCollection: new ChangeCollection(store, ids, clock, free),
    createCollection: new CreateCollection(unitOfWork, quotas, ids, clock, free),
    exportCollection: new ExportCollection(readCollections, boardWriter),
    readCollections,
    readPublicCollection: new ReadPublicCollection(repositories, clock, free),
    manageGroups: new ManageGroups(store, quotas, ids, clock),
    manageGrants: new ManageGrants(repositories, unitOfWork, rights, trail, ids, clock),

    listFormSubmissions: new ListFormSubmissions(repositories.formSubmissions),
    submitForm: new SubmitForm(unitOfWork, ids, clock),

    explainExposure: new ExplainExposure(repositories, clock, free),
    readAvatar: new ReadAvatar(accounts, authors, container.resolve(Ports.pictures)),
    getAuthorProfile: new GetAuthorProfile(authors, clock),
    listAuthorDeals: new ListAuthorDeals(deals),
    listPublishedDeals: new ListPublishedDeals(deals, clock),
    manageSubscriptions: new ManageSubscriptions(authors, subscriptions, unitOfWork, quotas, cards, clock),
    sharedCollections: new SharedCollections(repositories, authors, clock, free),
  }
}
