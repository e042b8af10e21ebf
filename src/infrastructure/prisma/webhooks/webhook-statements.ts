import { MAX_COUNTED_DELIVERIES, MAX_RECOVERED } from '../../../application/ports/webhook-deliveries.js'
import type { Statement } from '../../postgres/statements.js'

/** The active webhooks that have new events, or deliveries due at $1. */
export const LIST_DUE: Statement = {
  name: 'webhooks_due',
  text: `SELECT w.id, feed."isBehind" FROM webhooks w CROSS JOIN LATERAL (
      SELECT EXISTS (
        SELECT FROM events e WHERE (e.epoch, e.turn, e.position) > (w.epoch, w.turn, w.position)) AS "isBehind"
    ) AS feed
    WHERE w.is_active AND (feed."isBehind" OR (w.not_before IS NULL OR w.not_before <= $1::timestamptz) AND EXISTS (
      SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id
        AND d.next_attempt_at <= $1::timestamptz AND (d.leased_until IS NULL OR d.leased_until <= $1::timestamptz)))`,
}

export const LOCK_READER: Statement = {
  name: 'webhooks_lock_reader',
  kind: 'write',
  text: `SELECT kinds, epoch, turn::text, position::text FROM webhooks WHERE id = $1::uuid AND is_active
    FOR NO KEY UPDATE SKIP LOCKED`,
}

/** The lane for an event `e`: that of its subject or, if the subject's id was cleared, a separate one. */
export const LANE = "hashtextextended(concat_ws(' ', e.subject_type, coalesce(e.subject_id, e.id::text)), 0)"

/**
 * Moves the webhook $1 to the place $2 to $4, and adds deliveries, each due at the same time as the last pending one of
 * its lane or, if there is none, at $5. It locks the webhook first, so that two transactions that add the same events
 * wait for each other.
 */
export const ADD: Statement = {
  name: 'webhooks_add',
  kind: 'write',
  text: `WITH moved AS (
      UPDATE webhooks SET epoch = $2::int, turn = $3::bigint, position = $4::bigint WHERE id = $1::uuid RETURNING id
    )
    INSERT INTO webhook_deliveries (webhook_id, next_attempt_at, event_id, epoch, turn, position, lane)
    SELECT moved.id, coalesce((
        SELECT last.next_attempt_at FROM webhook_deliveries last
        WHERE last.webhook_id = $1::uuid AND last.lane = event.lane AND last.state = 'pending'
        ORDER BY last.epoch DESC, last.turn DESC, last.position DESC LIMIT 1), $5::timestamptz), event.*
    FROM moved CROSS JOIN (
      SELECT e.id, e.epoch, e.turn, e.position, ${LANE} AS lane
      FROM unnest($6::int[], $7::bigint[], $8::bigint[]) AS added(epoch, turn, position)
        JOIN events e ON (e.epoch, e.turn, e.position) = (added.epoch, added.turn, added.position)) AS event
    ON CONFLICT (webhook_id, event_id) DO NOTHING`,
}

/** The maximum number of due deliveries that a claim looks at. Any more only wait for others in their lane. */
const CANDIDATES = 1_000
/** The number of instances that can claim at once before one of them finds all its candidates locked. */
const INSTANCES = 4

const BY_TIME = 'd.next_attempt_at, d.epoch, d.turn, d.position'

/**
 * Claims due deliveries of the webhook $1: the first pending one of each lane without an attempt in progress. Each step
 * is a separate list, so that no plan compares all candidates with each other. Only pending deliveries have a time for
 * the next attempt.
 */
export const CLAIM: Statement = {
  name: 'webhooks_claim',
  kind: 'write',
  text: `WITH candidate AS MATERIALIZED (
      SELECT d.event_id, d.lane FROM webhook_deliveries d
      WHERE d.webhook_id = $1::uuid AND d.next_attempt_at <= $2::timestamptz
        AND (d.leased_until IS NULL OR d.leased_until <= $2::timestamptz)
      ORDER BY ${BY_TIME} LIMIT ${CANDIDATES}
    ), head AS (
      SELECT c.event_id FROM candidate c
      WHERE c.event_id = (
          SELECT first.event_id FROM webhook_deliveries first
          WHERE first.webhook_id = $1::uuid AND first.lane = c.lane AND first.state = 'pending'
          ORDER BY first.epoch, first.turn, first.position LIMIT 1)
        AND NOT EXISTS (
          SELECT FROM webhook_deliveries other
          WHERE other.webhook_id = $1::uuid AND other.lane = c.lane AND other.leased_until > $2::timestamptz)
      LIMIT $4 * ${INSTANCES}
    ), due AS (
      SELECT d.event_id FROM webhook_deliveries d
      WHERE d.webhook_id = $1::uuid AND d.event_id = ANY (ARRAY(SELECT event_id FROM head))
        AND d.next_attempt_at <= $2::timestamptz AND (d.leased_until IS NULL OR d.leased_until <= $2::timestamptz)
      ORDER BY ${BY_TIME} LIMIT $4 FOR UPDATE SKIP LOCKED
    )
    UPDATE webhook_deliveries d SET leased_until = $3::timestamptz
    FROM due, webhooks w, events e
    WHERE d.webhook_id = $1::uuid AND d.event_id = due.event_id AND w.id = $1::uuid AND w.is_active
      AND (w.not_before IS NULL OR w.not_before <= $2::timestamptz) AND (e.epoch, e.turn, e.position) = (d.epoch, d.turn, d.position)
    RETURNING d.event_id AS id, d.attempts, w.url, w.secret, w.previous_secrets AS "previousSecrets",
      e.at, e.kind, e.subject_type AS "subjectType", e.subject_id AS "subjectId"`,
}

/**
 * Stores an attempt at the delivery $2 of the webhook $1 that is claimed until $3. If it will be retried at $6, later
 * deliveries of its lane are postponed to that time too. If it has ended, the next one of the lane becomes due at once,
 * unless it has been tried before.
 */
export const RECORD: Statement = {
  name: 'webhooks_record',
  kind: 'write',
  text: `WITH recorded AS (
      UPDATE webhook_deliveries SET state = $4, attempts = $5, next_attempt_at = $6::timestamptz,
        last_attempt_at = $7::timestamptz, last_status = $8, last_problem = $9, leased_until = NULL
      WHERE webhook_id = $1::uuid AND event_id = $2::uuid AND leased_until = $3::timestamptz
      RETURNING lane, epoch, turn, position
    ), behind AS (
      SELECT d.event_id FROM recorded CROSS JOIN LATERAL (
          SELECT b.event_id FROM webhook_deliveries b
          WHERE b.webhook_id = $1::uuid AND b.lane = recorded.lane AND b.state = 'pending'
            AND (b.epoch, b.turn, b.position) > (recorded.epoch, recorded.turn, recorded.position)
          ORDER BY b.epoch, b.turn, b.position LIMIT CASE WHEN $6::timestamptz IS NULL THEN 1 END
        ) AS waiting JOIN webhook_deliveries d ON d.webhook_id = $1::uuid AND d.event_id = waiting.event_id
      WHERE d.state = 'pending' AND (d.next_attempt_at < $6::timestamptz
        OR $6::timestamptz IS NULL AND d.next_attempt_at > $7::timestamptz AND d.attempts = 0)
      FOR UPDATE OF d SKIP LOCKED
    )
    UPDATE webhook_deliveries d SET next_attempt_at = coalesce($6::timestamptz, $7::timestamptz)
    FROM behind WHERE d.webhook_id = $1::uuid AND d.event_id = behind.event_id`,
}

export const RELEASE: Statement = {
  name: 'webhooks_release',
  kind: 'write',
  text: `UPDATE webhook_deliveries SET leased_until = NULL
    WHERE webhook_id = $1::uuid AND event_id = $2::uuid AND leased_until = $3::timestamptz`,
}

export const NOTE_SUCCESS: Statement = {
  name: 'webhooks_success',
  kind: 'write',
  text: 'UPDATE webhooks SET failing_since = NULL WHERE id = $1::uuid AND url = $2 AND failing_since IS NOT NULL',
}

/**
 * Notes a failure at $3 of the webhook $1 with the address $2, which must not be sent anything before $4. Writes
 * nothing if that changes nothing.
 */
export const NOTE_FAILURE: Statement = {
  name: 'webhooks_failure',
  kind: 'write',
  text: `WITH noted AS (
      UPDATE webhooks SET failing_since = coalesce(failing_since, $3::timestamptz), not_before = greatest(not_before, $4::timestamptz)
      WHERE id = $1::uuid AND url = $2 AND (failing_since IS NULL OR $4::timestamptz > coalesce(not_before, '-infinity'))
      RETURNING failing_since)
    SELECT failing_since AS "failingSince" FROM noted
    UNION ALL
    SELECT failing_since FROM webhooks WHERE id = $1::uuid AND url = $2 AND NOT EXISTS (SELECT FROM noted)`,
}

export const PAUSE: Statement = {
  name: 'webhooks_pause',
  kind: 'write',
  text: `UPDATE webhooks SET is_active = false, pause_reason = $3, paused_at = $4::timestamptz
    WHERE id = $1::uuid AND url = $2 AND is_active RETURNING id`,
}

export const RECOVER: Statement = {
  name: 'webhooks_recover',
  kind: 'write',
  text: `WITH failed AS (
      SELECT d.event_id FROM webhook_deliveries d
        JOIN events e ON (e.epoch, e.turn, e.position) = (d.epoch, d.turn, d.position)
      WHERE d.webhook_id = $1::uuid AND d.state = 'failed' AND e.at >= $2::timestamptz
      ORDER BY d.event_id LIMIT ${MAX_RECOVERED}
    ), again AS (
      UPDATE webhook_deliveries d SET state = 'pending', attempts = 0, next_attempt_at = $3::timestamptz FROM failed
      WHERE d.webhook_id = $1::uuid AND d.event_id = failed.event_id
      RETURNING d.event_id)
    SELECT count(*)::int AS count FROM again`,
}

export const COUNT_PENDING: Statement = {
  name: 'webhooks_pending',
  text: `SELECT count(*)::int AS count FROM (
    SELECT FROM webhook_deliveries WHERE state = 'pending' LIMIT ${MAX_COUNTED_DELIVERIES}) AS pending`,
}

/**
 * Takes the next $3 pending deliveries of the webhook $1, after the event $2. Deletes those of kinds that it no longer
 * wants, and makes the others due at $4 at the latest. Returns the last one.
 */
export const RESTART: Statement = {
  name: 'webhooks_restart',
  kind: 'write',
  text: `WITH next AS (
      SELECT d.event_id, e.kind = ANY (w.kinds) AS "isWanted"
      FROM webhook_deliveries d
        JOIN webhooks w ON w.id = d.webhook_id
        JOIN events e ON (e.epoch, e.turn, e.position) = (d.epoch, d.turn, d.position)
      WHERE d.webhook_id = $1::uuid AND d.state = 'pending' AND d.event_id > $2::uuid
      ORDER BY d.event_id LIMIT $3 FOR UPDATE OF d
    ), removed AS (
      DELETE FROM webhook_deliveries d USING next
      WHERE d.webhook_id = $1::uuid AND d.event_id = next.event_id AND NOT next."isWanted"
    ), restarted AS (
      UPDATE webhook_deliveries d SET attempts = 0, leased_until = NULL,
        next_attempt_at = least(d.next_attempt_at, $4::timestamptz)
      FROM next
      WHERE d.webhook_id = $1::uuid AND d.event_id = next.event_id AND next."isWanted"
        AND (d.attempts > 0 OR d.leased_until IS NOT NULL OR d.next_attempt_at > $4::timestamptz))
    SELECT event_id AS id FROM next ORDER BY event_id DESC LIMIT 1`,
}
