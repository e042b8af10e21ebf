import type { EventFact } from '../../../domain/event.js'
import type { Statement, Statements, Step } from '../../postgres/statements.js'
import { uuidGenerator } from '../../system/uuid-generator.js'

const ADDED = 'INSERT INTO events (epoch, turn, id, at, kind, subject_type, subject_id)'

/** Adds events: their ids, kinds, and the types and ids of their subjects. */
const APPEND: Statement = {
  name: 'events_append',
  kind: 'write',
  text: `${ADDED}
    SELECT place.epoch, place.turn, fact.id, clock_timestamp(), fact.kind, fact.type, fact.subject
    FROM event_place() AS place
      CROSS JOIN unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS fact(id, kind, type, subject, n)
    ORDER BY fact.n`,
}

/** The statement that adds all these events. */
export const appending = (facts: readonly EventFact[]): Step => ({
  statement: APPEND,
  values: [
    facts.map(() => uuidGenerator.next()),
    facts.map(({ kind }) => kind),
    facts.map(({ subject }) => subject.type),
    facts.map(({ subject }) => subject.id),
  ],
})

/** Adds these events, if there are any. */
export const appendEvents = async (statements: Statements, facts: readonly EventFact[]): Promise<void> => {
  if (facts.length === 0) return
  const { statement, values } = appending(facts)
  await statements.rows(statement, values)
}

/**
 * Part of a statement that writes one subject and adds at most one event. Both values are null if there is no event.
 * @param saved a CTE that has a row if the subject was written
 */
export const appendedAfter = (saved: string, id: string, kind: string, type: string, subject: string): string => `
  ${ADDED}
  SELECT place.epoch, place.turn, ${id}::uuid, clock_timestamp(), ${kind}::text, '${type}', ${subject}
  FROM ${saved} CROSS JOIN event_place() AS place WHERE ${kind}::text IS NOT NULL`

/** The values for `appendedAfter`. */
export const appendedValues = ([fact]: readonly EventFact[]): readonly [id: string | null, kind: string | null] =>
  fact === undefined ? [null, null] : [uuidGenerator.next(), fact.kind]

const FINAL = `SELECT coalesce(event_epoch_here(), 2147483647) AS epoch, pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS turn`

/** The last deleted event of each epoch that has one. */
const PRUNED = `SELECT epoch, pruned_turn AS turn, pruned_position AS position FROM event_epochs WHERE pruned_turn IS NOT NULL`

/**
 * A page of events after a place ($1 to $3, at most $4), with the state of the place on each row, or on a single row if
 * there is no event. In the current epoch, events are final up to the turn of `final`: no open transaction has added or
 * will add one before it. The bound is a pair of values, so that the index scan ends there.
 *
 * A place is gone if events after it were deleted, or if it is neither an event, nor the last deleted one, nor the
 * beginning: then it is newer than the backup that was restored.
 */
export const LIST: Statement = {
  name: 'events_list',
  kind: 'slow',
  text: `WITH final AS MATERIALIZED (${FINAL}), page AS (
      SELECT * FROM events e
      WHERE (e.epoch, e.turn, e.position) > ($1::int, $2::bigint, $3::bigint)
        AND (e.epoch, e.turn) <= ((SELECT epoch FROM final), (SELECT turn FROM final))
      ORDER BY e.epoch, e.turn, e.position LIMIT $4
    ), pruned AS (${PRUNED}), place AS (
      SELECT EXISTS (SELECT FROM pruned p WHERE (p.epoch, p.turn, p.position) > ($1::int, $2::bigint, $3::bigint))
          OR NOT (($1::int, $2::bigint, $3::bigint) = (0, 0, 0)
            OR EXISTS (SELECT FROM events e WHERE (e.epoch, e.turn, e.position) = ($1::int, $2::bigint, $3::bigint))
            OR EXISTS (SELECT FROM pruned p WHERE (p.epoch, p.turn, p.position) = ($1::int, $2::bigint, $3::bigint))) AS "isGone",
        last.epoch AS "prunedEpoch", last.turn::text AS "prunedTurn", last.position::text AS "prunedPosition"
      FROM (SELECT 1) AS one LEFT JOIN (SELECT * FROM pruned ORDER BY epoch DESC LIMIT 1) AS last ON true
    )
    SELECT place.*, page.epoch, page.turn::text, page.position::text, page.id, page.at, page.kind,
      page.subject_type AS "subjectType", page.subject_id AS "subjectId"
    FROM place LEFT JOIN page ON true ORDER BY page.epoch, page.turn, page.position`,
}

/** The last final event or the last deleted one, whichever is later; the beginning if there is neither. */
export const END: Statement = {
  name: 'events_end',
  text: `WITH final AS MATERIALIZED (${FINAL}), pruned AS (${PRUNED}), place AS (
      (SELECT epoch, turn, position FROM events WHERE (epoch, turn) <= ((SELECT epoch FROM final), (SELECT turn FROM final))
        ORDER BY epoch DESC, turn DESC, position DESC LIMIT 1)
      UNION ALL SELECT * FROM pruned UNION ALL SELECT 0, 0, 0
    )
    SELECT epoch, turn::text, position::text FROM place ORDER BY place.epoch DESC, place.turn DESC, place.position DESC LIMIT 1`,
}

/** Deletes those of the first $2 events that are older than $1. The order of places is almost that of times. */
export const DELETE_BEFORE: Statement = {
  name: 'events_delete',
  kind: 'write',
  text: `WITH first AS MATERIALIZED (SELECT epoch, turn, position, at FROM events ORDER BY epoch, turn, position LIMIT $2),
      old AS (SELECT epoch, turn, position FROM first WHERE at < $1),
      gone AS (
        DELETE FROM events e USING old WHERE (e.epoch, e.turn, e.position) = (old.epoch, old.turn, old.position)
        RETURNING e.epoch, e.turn, e.position),
      last AS (SELECT * FROM gone ORDER BY epoch DESC, turn DESC, position DESC LIMIT 1),
      noted AS (
        UPDATE event_epochs k SET pruned_turn = last.turn, pruned_position = last.position FROM last
        WHERE k.epoch = last.epoch
          AND (k.pruned_turn IS NULL OR (k.pruned_turn, k.pruned_position) < (last.turn, last.position)))
    SELECT count(*)::int AS count FROM gone`,
}
