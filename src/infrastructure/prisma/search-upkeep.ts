import { setTimeout as pause } from 'node:timers/promises'
import { fieldsOf } from './columns.js'
import { DEAL_COLUMNS, type DealRow, toDeal } from './deal-rows.js'
import { SEARCH_COLUMNS, searchColumnsOf } from './deal-search-columns.js'
import type { PrismaClient } from './generated/client.js'
import { Prisma } from './generated/client.js'

/** How many deals one transaction locks, for a moment. */
const BATCH = 200
/** Requests come first: between two batches, in milliseconds. */
const BETWEEN_MS = 20
/** How often an instance looks for deals that an earlier version of the service has written, in milliseconds. */
const LOOK_EVERY_MS = 60_000

const { searchTerms, personalTerms, ...TEXTS } = SEARCH_COLUMNS
const { searchRevision, ...PLAIN } = TEXTS
const DERIVED = Prisma.raw(
  [
    ...Object.values(PLAIN).map((column) => `${column} = r.${column}`),
    ...[searchTerms, personalTerms].map((column) => `${column} = r.${column}::tsvector`),
    `${searchRevision} = r.revision`,
  ].join(', '),
)
const GIVEN = Prisma.raw(
  [...Object.values(PLAIN), searchTerms, personalTerms].map((column) => `${column} text`).join(', '),
)

/** What is derived from a deal, under the names of the columns. */
const derivedOf = (row: DealRow): object => {
  const columns = searchColumnsOf(toDeal(row))
  const named = fieldsOf(SEARCH_COLUMNS).map((field) => [SEARCH_COLUMNS[field], columns[field]])
  return { id: row.id, revision: row.revision, ...Object.fromEntries(named) }
}

/**
 * Derives again what deals are searched by where that belongs to an earlier revision, up to a batch of them; other instances
 * take other deals. Returns how many it found. They are read in the order of their index: without one the planner, which
 * takes almost all deals for such, reads the whole table to find that there are none.
 * @param unreadable the revisions of deals, by their ids, that could not be read and so are not tried again. What is found to
 * be such is reported and added.
 */
export const refreshDeals = (
  prisma: PrismaClient,
  unreadable: Map<string, number>,
  onError: (error: unknown) => void,
): Promise<number> =>
  prisma.$transaction(async (transaction) => {
    const rows = await transaction.$queryRaw<DealRow[]>`
      SELECT ${Prisma.raw(DEAL_COLUMNS)} FROM deals d WHERE d.search_revision IS DISTINCT FROM d.revision
        AND (d.id, d.revision) NOT IN (
          SELECT * FROM unnest(${[...unreadable.keys()]}::uuid[], ${[...unreadable.values()]}::int[]))
      ORDER BY d.id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`
    const derived = rows.flatMap((row) => {
      try {
        return [derivedOf(row)]
      } catch (cause) {
        unreadable.set(row.id, row.revision)
        onError(new Error(`the deal ${row.id} can't be read, so that searches can't find it`, { cause }))
        return []
      }
    })
    if (derived.length > 0)
      await transaction.$executeRaw`
        UPDATE deals d SET ${DERIVED}
        FROM jsonb_to_recordset(${JSON.stringify(derived)}::jsonb) AS r(id uuid, revision int, ${GIVEN})
        WHERE d.id = r.id`
    return rows.length
  })

/**
 * Keeps deals fit for searching while earlier versions of the service write to the same database, and after the first start
 * of this one. The returned function ends this, after the batch that runs.
 */
export const keepSearchable = (prisma: PrismaClient, onError: (error: unknown) => void): (() => Promise<void>) => {
  const stopped = new AbortController()
  const { signal } = stopped
  const unreadable = new Map<string, number>()
  const work = async (): Promise<void> => {
    while (!signal.aborted) {
      const found = await refreshDeals(prisma, unreadable, onError).catch((error: unknown) => {
        onError(error)
        return 0
      })
      const ms = found === 0 ? LOOK_EVERY_MS : BETWEEN_MS
      await pause(ms, undefined, { signal, ref: false }).catch(() => {})
    }
  }
  const done = work()
  return async () => {
    stopped.abort()
    await done
  }
}
