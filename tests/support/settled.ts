import type pg from 'pg'
import { until } from './until.js'

/**
 * Waits until every event that is committed can be read. On a server with other databases, any open transaction there delays
 * them.
 */
export const settled = async (pool: Pick<pg.Pool, 'query'>): Promise<void> => {
  const numberOf = async (end: 'xmin' | 'xmax'): Promise<bigint> =>
    BigInt((await pool.query(`SELECT pg_snapshot_${end}(pg_current_snapshot())::text AS n`)).rows[0].n)
  const mark = await numberOf('xmax')
  await until(async () => (await numberOf('xmin')) >= mark)
}
