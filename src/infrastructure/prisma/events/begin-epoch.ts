import type { Database } from '../../postgres/database.js'

/**
 * Begins an epoch of events if the database has moved since the last one, for example because a backup was restored.
 * Called at startup, so that no request has to wait for the transaction of another one.
 */
export const beginEpoch = async ({ pool }: Pick<Database, 'pool'>): Promise<void> => {
  await pool.query('SELECT event_epoch_begun()')
}
