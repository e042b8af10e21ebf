import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { PlannedRequest, TurnResult } from './load.js'
import type { Contestant } from './measurement.js'
import { median } from './tables.js'

/** How often the database is checked for remaining rows. */
const POLL_MS = 2
const DEADLINE_MS = 60_000

/**
 * The time in milliseconds from the request until nothing is left. @throws if it fails, or something is left for too
 * long
 */
const timeOf = async (
  { name, origins }: Contestant,
  { path, method = 'DELETE', headers }: PlannedRequest,
  isLeft: (id: string) => Promise<boolean>,
): Promise<number> => {
  const id = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  const start = performance.now()
  const { status } = await fetch(`${origins[0]}${path}`, { method, headers })
  if (status !== 204) throw new Error(`${name} answered ${path} with ${status}: the run is void`)
  while (await isLeft(id)) {
    if (performance.now() - start > DEADLINE_MS)
      throw new Error(`${name} has not deleted all of ${path}: the run is void`)
    await setTimeout(POLL_MS)
  }
  return performance.now() - start
}

/** Sends each request once, after everything that the previous one deletes is gone. */
export const deleteOneByOne = async (
  contestant: Contestant,
  requests: readonly PlannedRequest[],
  query: string,
): Promise<TurnResult> => {
  // Otherwise PostgreSQL may scan the whole table, because it expects to find a match soon.
  const client = new pg.Client({ connectionString: contestant.database.url, options: '-c enable_seqscan=off' })
  await client.connect()
  const isLeft = async (id: string): Promise<boolean> => (await client.query(query, [id])).rows[0].isLeft
  const start = performance.now()
  const times: number[] = []
  try {
    for (const request of requests) times.push(await timeOf(contestant, request, isLeft))
  } finally {
    await client.end()
  }
  const p50 = median(times)
  return {
    requestsPerSecond: 1000 / p50,
    completed: times.length,
    seconds: (performance.now() - start) / 1000,
    p50,
    p99: Math.max(...times),
    medians: {},
    ownCpu: 0,
    failures: 0,
  }
}
