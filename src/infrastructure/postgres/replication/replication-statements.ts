import type { Statement } from '../statements.js'

const BYTES = "- '0/0'::pg_lsn)::text"

/**
 * The state of a server. `home` names a primary's server, database and timeline, in which its transactions are
 * numbered; `epoch` is the home of the latest epoch in its rows. A replica whose `epoch` is the home of the primary
 * follows that primary, whatever its log was before.
 *
 * Standbys can only have received what the primary has flushed.
 */
export const REPORT = `SELECT s.standby AS "isStandby",
    CASE WHEN NOT s.standby THEN event_home() END AS home,
    (SELECT e.home FROM event_epochs e ORDER BY e.epoch DESC LIMIT 1) AS epoch,
    (CASE WHEN s.standby THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_flush_lsn() END ${BYTES} AS lsn
  FROM (SELECT pg_is_in_recovery() AS standby OFFSET 0) AS s`

/** Begins the epoch of a server that was promoted; replicas that follow this server then have the epoch too. */
export const BEGIN_EPOCH = 'SELECT event_epoch_begun()'

/** Whether a server is a standby, and the timeline of a primary. Works before migrations are applied. */
export const ROLE = `SELECT s.standby AS "isStandby",
    CASE WHEN NOT s.standby THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline
  FROM (SELECT pg_is_in_recovery() AS standby OFFSET 0) AS s`

/**
 * A position after everything that has been committed; no row on a standby. Commits that don't wait for the disk may
 * not be flushed yet.
 */
export const POSITION: Statement = {
  name: 'replication_position',
  text: `SELECT left(pg_walfile_name(p.lsn), 8) AS timeline, (p.lsn ${BYTES} AS lsn
    FROM (SELECT CASE WHEN pg_is_in_recovery() THEN NULL
      WHEN current_setting('synchronous_commit') = 'off' THEN pg_current_wal_insert_lsn()
      ELSE pg_current_wal_flush_lsn() END AS lsn OFFSET 0) AS p
    WHERE p.lsn IS NOT NULL`,
}
