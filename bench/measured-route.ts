import type pg from 'pg'
import type { Repositories } from '../src/application/ports/unit-of-work.js'
import type { SampledAccount, SampledBoard, SampledWriter, sampleIds } from './data.js'
import type { Planned } from './load.js'

export interface Caller {
  readonly account: SampledAccount
  readonly token: string
}

/** A caller with what it owns and may change. */
export interface Writer extends Caller, SampledWriter {}

/** An account with 1,000 deals and a sharing group. It only exists while a route needs it. */
export interface Guest extends Caller {
  readonly groupId: string
  readonly dealIds: readonly string[]
}

/** The data from which the requests of a route are made. */
export interface World {
  readonly callers: readonly Caller[]
  /** Accounts with some hundred deals. */
  readonly owners: readonly Caller[]
  /** The callers that have deals and collections to change. */
  readonly writers: readonly Writer[]
  readonly guests: readonly Guest[]
  /** Accounts to search for or request, mostly not the callers. */
  readonly accounts: readonly SampledAccount[]
  /** Boards to search for. */
  readonly boards: readonly SampledBoard[]
  readonly ids: Awaited<ReturnType<typeof sampleIds>>
  readonly apiKey: string
}

/**
 * A route that is measured against the rivals. To add one, write its requests here and its handler in each of the
 * rivals.
 */
export interface MeasuredRoute {
  readonly name: string
  readonly pattern: string
  /** The minimum throughput of the service relative to each rival. A rival without a target does not have the route. */
  readonly targets: { readonly bare: number; readonly orm?: number }
  /** The minimum share of its throughput that it has to keep with a hundred times the data. */
  readonly growth: number
  /** Its share of a hundred requests on a school day: see `bench/cost.ts`. */
  readonly share: number
  /** The number of concurrent requests; 32 by default. */
  readonly connections?: number
  /** The factor by which its turns are longer than those of other routes, if it is slow. */
  readonly length?: number
  /** Members of a response that differ from request to request. */
  readonly moving?: readonly string[]
  /** Requests in a list are sent in this order. */
  readonly requests: (world: World) => readonly Planned[]
  /**
   * For deletions, which are timed until nothing is left: a query that returns as `"isLeft"` whether anything is, given
   * the id at the end of the path. These requests are sent one by one, and once each.
   */
  readonly isLeft?: string
  /** The database work of a read, for the world's item at an index. */
  readonly asks?: (repositories: Repositories, world: World, place: number) => Promise<unknown>
  /** Undoes what requests have written. Called before each turn, and at the end. */
  readonly prepare?: (pool: pg.Pool) => Promise<unknown>
  /** Called at the end if `prepare` adds rows. */
  readonly cleanUp?: (pool: pg.Pool) => Promise<unknown>
}

export const SEED = 7
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
export const JSON_TYPE = { 'content-type': 'application/json' }

/** The name of the route, and how its requests are sent if that differs from the others. */
export const nameOfRoute = ({ pattern, connections, isLeft }: MeasuredRoute): string => {
  if (isLeft !== undefined) return `${pattern} (one by one)`
  return connections === undefined ? pattern : `${pattern} (${connections} connections)`
}
