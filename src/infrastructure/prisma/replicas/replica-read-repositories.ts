import type { DealRepository } from '../../../application/ports/deal-repository.js'
import type { Repositories } from '../../../application/ports/unit-of-work.js'
import { asAuthor } from '../../../domain/author.js'
import type { PlainDeal, SharedDeal } from '../../../domain/deal.js'
import type { CollectionId, DealId } from '../../../domain/ids.js'
import { isCancelled, isDatabaseOutOfReach } from '../../postgres/database-errors.js'
import type { ReplicaRouter } from '../../postgres/replication/replica-router.js'
import { byDeal, changedSince, exposedNow, type Headers, listedNow, publishedNow } from './current-visibility.js'
import type { StoreMember } from './store-member.js'
import { FIND_STANDINGS, type StandingRow } from './visibility-statements.js'

/** Means that a result of the replica can't be shown, and has to be read elsewhere. */
const ELSEWHERE = Symbol('elsewhere')

type Read<Args extends readonly unknown[], Result> = (...args: Args) => Promise<Result>
type Routed = <Args extends readonly unknown[], Result>(
  current: Read<Args, Result>,
  onReplica: (replica: Repositories, ...args: Args) => Promise<Result | typeof ELSEWHERE>,
) => Read<Args, Result>

/**
 * Sends a read to the replica of its request, if it has one. If the read fails or its result can't be used, it is
 * repeated on `current`, and so are all later reads of the request, which must not return older data than earlier ones.
 */
const routing =
  (routes: ReplicaRouter<StoreMember>): Routed =>
  (current, onReplica) =>
  async (...args) => {
    const replica = routes.replica()
    if (replica !== null)
      try {
        const result = await onReplica(replica.repositories, ...args)
        if (result !== ELSEWHERE) {
          routes.count(replica)
          return result
        }
        routes.giveUp()
      } catch (error) {
        if (!isDatabaseOutOfReach(error) || isCancelled(error)) throw error
        routes.giveUp()
        void routes.cluster.ask()
      }
    routes.count(routes.current())
    return current(...args)
  }

/** Deals from a replica, in the order of `ids`. Those whose readers may have changed are read again with `read`. */
const unchanged = async <Deal extends PlainDeal>(
  ids: readonly DealId[],
  found: readonly Deal[],
  headers: Headers,
  read: (ids: readonly DealId[]) => Promise<readonly Deal[]>,
): Promise<readonly Deal[]> => {
  const deals = new Map(found.map((deal) => [deal.id, deal]))
  const changed = changedSince(ids, deals, headers)
  if (changed.length === 0) return found
  for (const id of changed) deals.delete(id)
  for (const deal of await read(changed)) deals.set(deal.id, deal)
  return ids.flatMap((id) => deals.get(id) ?? [])
}

type ListDealsOf<Entry> = (deals: DealRepository, id: CollectionId) => Promise<readonly Entry[]>

/** @param current the repositories of all other reads */
const momentOldDeals = (
  route: Routed,
  { accounts, deals }: Pick<Repositories, 'accounts' | 'deals'>,
): DealRepository => {
  /** Equal versions prove that the replica has the same deals in the same order, with the same owners. */
  const whileSame = <Entry>(list: ListDealsOf<Entry>) =>
    route(
      (id: CollectionId) => list(deals, id),
      async (replica, id) => {
        const [now, there] = await Promise.all([deals.versionOfCollection(id), replica.deals.versionOfCollection(id)])
        return now === there ? list(replica.deals, id) : ELSEWHERE
      },
    )
  return {
    ...deals,
    findMany: route(deals.findMany, async (replica, ids) => {
      const [found, headers] = [await replica.deals.findMany(ids), await headersOf(deals, ids)]
      return unchanged(ids, found, headers, deals.findMany)
    }),
    findManyPlain: route(deals.findManyPlain, async (replica, ids) => {
      const [found, headers] = [await replica.deals.findManyPlain(ids), await headersOf(deals, ids)]
      return unchanged(ids, found, headers, deals.findManyPlain)
    }),
    list: route(deals.list, (replica, ...args) => replica.deals.list(...args)),
    listAfter: route(deals.listAfter, (replica, ...args) => replica.deals.listAfter(...args)),
    versionOf: route(deals.versionOf, (replica, ownerId) => replica.deals.versionOf(ownerId)),
    listByCollection: whileSame((from, id) => from.listByCollection(id)),
    listPlainByCollection: whileSame((from, id) => from.listPlainByCollection(id)),
    listExposedByCollection: route(deals.listExposedByCollection, async (replica, id) => {
      const found = await replica.deals.listExposedByCollection(id)
      return exposedNow(found, await headersOf(deals, idsOf(found)))
    }),
    listExposedByHandle: route(deals.listExposedByHandle, async (replica, handle, request) => {
      const found = await replica.deals.listExposedByHandle(handle, request)
      const account = await accounts.findByHandle(handle)
      // The replica doesn't know the handle yet, or it belongs to a different account now.
      if (found === null || account?.id !== found.owner.id) return ELSEWHERE
      const items = exposedNow(found.items, await headersOf(deals, idsOf(found.items)))
      return { ...found, owner: asAuthor(account), items }
    }),
    listFeed: route(deals.listFeed, async (replica, followerId, request, at) => {
      const found = await replica.deals.listFeed(followerId, request, at)
      return publishedNow(found, await headersOf(deals, idsOf(found.map(({ deal }) => deal))))
    }),
  }
}

const idsOf = (deals: readonly Pick<SharedDeal, 'id'>[]): readonly DealId[] => deals.map(({ id }) => id)

const headersOf = async (deals: Pick<DealRepository, 'findHeaders'>, ids: readonly DealId[]): Promise<Headers> =>
  ids.length === 0 ? new Map() : byDeal(await deals.findHeaders(ids))

/**
 * Repositories whose reads may be a moment old. Rows come from a replica, but the primary's current data decides who
 * may see them, so withdrawn items are hidden immediately. Methods that are not listed here read from `current`.
 * @param current the repositories of all other reads
 */
export const replicaReadRepositories = (routes: ReplicaRouter<StoreMember>, current: Repositories): Repositories => {
  const route = routing(routes)
  const { accounts, catalogDirectory, catalogSearch, collections, deals } = current
  const standingsOf = async (ids: readonly string[]): Promise<readonly StandingRow[]> =>
    ids.length === 0 ? [] : routes.current().statements.rows<StandingRow>(FIND_STANDINGS, [ids])
  return {
    ...current,
    accounts: {
      ...accounts,
      search: route(accounts.search, async (replica, search) => {
        const found = await replica.accounts.search(search)
        const active = new Set((await standingsOf(found.map(({ id }) => id))).map(({ id }) => id))
        return found.filter(({ id }) => active.has(id))
      }),
    },
    catalogDirectory: {
      ...catalogDirectory,
      listAuthors: route(catalogDirectory.listAuthors, async (replica, request, at) => {
        const found = await replica.catalogDirectory.listAuthors(request, at)
        const standings = await standingsOf(found.map(({ author }) => author.id))
        const listed = new Set(standings.filter(({ isListed }) => isListed).map(({ id }) => id))
        return found.map((entry) => ({ ...entry, author: listedNow(entry.author, listed) }))
      }),
    },
    catalogSearch: {
      findPublished: route(catalogSearch.findPublished, async (replica, query, request, at) => {
        const found = await replica.catalogSearch.findPublished(query, request, at)
        return publishedNow(found, await headersOf(deals, idsOf(found.map(({ deal }) => deal))))
      }),
    },
    collections: {
      ...collections,
      listByOwner: route(collections.listByOwner, (replica, ...args) => replica.collections.listByOwner(...args)),
      listByOwnerAfter: route(collections.listByOwnerAfter, (replica, ...args) =>
        replica.collections.listByOwnerAfter(...args),
      ),
    },
    deals: momentOldDeals(route, current),
  }
}
