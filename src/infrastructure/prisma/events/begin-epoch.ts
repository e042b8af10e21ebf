import type { Database } from '../../postgres/database.js'

/**
 * Begins an epoch of events if the database has moved since the last one, for instance because a backup was restored. Done at a
 * start, so that no request has to wait for another's transaction.
 */
export const beginEpoch = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  await pool.query('SELECT event_epoch_begun()')
}
