import type { Statement } from '../../postgres/statements.js'
import { IS_NOT_ERASED } from '../exposure-sql.js'
import { ANSWERED_BOARD_COLUMNS, STORED_ANSWER_COLUMNS, SUMMARY_COLUMNS } from './answer-rows.js'
import { PARTICIPANT_COLUMNS } from './participant-rows.js'

/** Collections of owners who have not been erased. */
const OF_COLLECTION = `collections c JOIN accounts a ON a.id = c.owner_id WHERE a.${IS_NOT_ERASED}`

/**
 * Changes the version of the answers to the collection $1, and locks it until the transaction ends. Every transaction
 * that writes answers does this first, so that they can't deadlock. It also locks the collection and its owner against
 * deletion, and does nothing if the owner has been erased.
 */
export const CHANGE_VERSION: Statement = {
  name: 'answers_change',
  kind: 'write',
  text: `INSERT INTO answer_versions AS v (collection_id, version)
    SELECT c.id, 1 FROM ${OF_COLLECTION} AND c.id = $1::uuid FOR KEY SHARE OF a, c
    ON CONFLICT (collection_id) DO UPDATE SET version = v.version + 1`,
}
export const VERSION: Statement = {
  name: 'answers_version',
  text: 'SELECT version::text FROM answer_versions WHERE collection_id = $1::uuid',
}

/**
 * $1 the id, $2 the collection, $3 the name, $4 the hash, $5 the time, $6 the limit. At the limit, replaces a
 * participant who started by $7 and has not answered, if there is one.
 */
export const INSERT_PARTICIPANT: Statement = {
  name: 'participant_insert',
  kind: 'write',
  text: `
    WITH held AS (SELECT count(*) < $6::int AS has_room FROM participants WHERE collection_id = $2::uuid),
      gone AS (
        DELETE FROM participants WHERE NOT (SELECT has_room FROM held) AND id = (
          SELECT id FROM participants WHERE collection_id = $2::uuid AND last_at IS NULL AND started_at <= $7::timestamptz
          ORDER BY started_at, id LIMIT 1
        ) RETURNING id
      )
    INSERT INTO participants (id, collection_id, name, key_hash, started_at, active_at)
    SELECT $1::uuid, $2::uuid, $3, $4, $5::timestamptz, $5::timestamptz FROM held
    WHERE (has_room OR EXISTS (SELECT FROM gone)) AND EXISTS (SELECT FROM ${OF_COLLECTION} AND c.id = $2::uuid)
    RETURNING id`,
}
/** $1 the id, $2 the collection, $3 the hash of the key. */
export const FIND_PARTICIPANT: Statement = {
  name: 'participant_by_key',
  text: `SELECT ${PARTICIPANT_COLUMNS} FROM participants p
    WHERE p.id = $1::uuid AND p.collection_id = $2::uuid AND p.key_hash = $3`,
}
/** $1 the id, $2 the collection. */
export const GET_PARTICIPANT: Statement = {
  name: 'participant_by_id',
  text: `SELECT ${PARTICIPANT_COLUMNS} FROM participants p WHERE p.id = $1::uuid AND p.collection_id = $2::uuid`,
}
export const LIST_PARTICIPANTS: Statement = {
  name: 'participants_by_collection',
  kind: 'slow',
  text: `SELECT ${PARTICIPANT_COLUMNS} FROM participants p
    WHERE p.collection_id = $1::uuid ORDER BY p.started_at, p.id`,
}
/**
 * $1 the owner, $2 and $3 the collection and the participant after which the page begins, $4 the limit. Each
 * collection's participants are read from its own range of an index.
 */
export const LIST_PARTICIPANTS_OF_OWNER: Statement = {
  name: 'participants_by_owner',
  kind: 'slow',
  text: `SELECT ${PARTICIPANT_COLUMNS} FROM collections c CROSS JOIN LATERAL (
        SELECT * FROM participants p WHERE p.collection_id = c.id AND (p.collection_id, p.id) > ($2::uuid, $3::uuid)
        ORDER BY p.id LIMIT $4
      ) AS p
    WHERE c.owner_id = $1 AND c.id >= $2::uuid
    ORDER BY p.collection_id, p.id LIMIT $4`,
}
/**
 * Run before the participant $2 of the collection $1 is deleted. Deletes the boards that only the answers of $2
 * refer to.
 */
export const DELETE_UNUSED_BOARDS: Statement = {
  name: 'answered_boards_delete_unused',
  kind: 'write',
  text: `DELETE FROM answered_boards b USING answers own
    WHERE own.participant_id = $2::uuid AND b.collection_id = $1::uuid AND b.deal_id = own.deal_id
      AND b.revision = own.revision AND NOT EXISTS (
      SELECT FROM participants p JOIN answers a ON a.participant_id = p.id
      WHERE p.collection_id = $1::uuid AND p.id <> $2::uuid AND a.deal_id = b.deal_id AND a.revision = b.revision)`,
}
export const DELETE_PARTICIPANT: Statement = {
  name: 'participant_delete',
  kind: 'write',
  text: 'DELETE FROM participants WHERE collection_id = $1::uuid AND id = $2::uuid RETURNING id',
}
/** Without a collection, participants and their answers can only be found by the job that removes them. */
const DETACH = 'UPDATE participants SET collection_id = NULL WHERE collection_id = $1::uuid'
export const DETACH_PARTICIPANTS: Statement = { name: 'participants_detach', kind: 'write', text: DETACH }
/** Detaches the participants of the collection $1 who have neither started nor answered since $2. */
export const DETACH_SILENT: Statement = {
  name: 'participants_detach_silent',
  kind: 'write',
  text: `${DETACH} AND active_at < $2::timestamptz RETURNING id`,
}
/** Lists collections with participants who have been inactive since $1; looks at the $2 longest inactive ones. */
export const LIST_SILENT_CLASSES: Statement = {
  name: 'collections_of_silent_participants',
  text: `SELECT DISTINCT collection_id AS id FROM (
      SELECT collection_id FROM participants WHERE active_at < $1::timestamptz AND collection_id IS NOT NULL
      ORDER BY active_at LIMIT $2
    ) AS silent`,
}
/** Run before `DETACH_SILENT`, with the same values. Deletes the boards unused by all other participants. */
export const DELETE_BOARDS_OF_SILENT: Statement = {
  name: 'answered_boards_delete_silent',
  kind: 'write',
  text: `DELETE FROM answered_boards b WHERE b.collection_id = $1::uuid AND NOT EXISTS (
      SELECT FROM participants p JOIN answers a ON a.participant_id = p.id
      WHERE p.collection_id = $1::uuid AND p.active_at >= $2::timestamptz
        AND a.deal_id = b.deal_id AND a.revision = b.revision)`,
}
/** Lists up to $1 participants without a collection. */
export const LIST_DELETED: Statement = {
  name: 'participants_deleted',
  text: 'SELECT id FROM participants WHERE collection_id IS NULL ORDER BY started_at, id LIMIT $1',
}
/** Removes up to $2 answers of the participants $1. */
export const REMOVE_ANSWERS: Statement = {
  name: 'answers_remove',
  kind: 'write',
  text: `DELETE FROM answers WHERE (participant_id, deal_id) IN (
      SELECT participant_id, deal_id FROM answers WHERE participant_id = ANY ($1::uuid[]) LIMIT $2)
    RETURNING participant_id`,
}
/** Removes the participants $1, who must not have answers. */
export const REMOVE_PARTICIPANTS: Statement = {
  name: 'participants_remove',
  kind: 'write',
  text: 'DELETE FROM participants WHERE id = ANY ($1::uuid[]) AND collection_id IS NULL RETURNING id',
}
/** $1 the time. If the job is running, waits for its current piece, which may not see the latest deletions. */
export const BEGIN_REMOVAL: Statement = {
  name: 'answers_begin_removal',
  kind: 'write',
  text: `INSERT INTO background_jobs AS j (kind, subject, started_at) VALUES ('remove-answers', '', $1::timestamptz)
    ON CONFLICT (kind, subject) DO UPDATE SET position = j.position`,
}
export const DELETE_BOARDS: Statement = {
  name: 'answered_boards_delete',
  kind: 'write',
  text: 'DELETE FROM answered_boards WHERE collection_id = $1::uuid',
}

/** The limit makes the planner look up each board by its key, instead of reading the boards of all collections. */
const STORED_ANSWERS = `SELECT ${STORED_ANSWER_COLUMNS}
    FROM participants p JOIN answers a ON a.participant_id = p.id
      CROSS JOIN LATERAL (
        SELECT * FROM answered_boards b
        WHERE b.collection_id = p.collection_id AND b.deal_id = a.deal_id AND b.revision = a.revision LIMIT 1
      ) AS b`
/** $1 the participant, $2 the deal. */
export const FIND_ANSWER: Statement = {
  name: 'answer_by_deal',
  text: `${STORED_ANSWERS} WHERE p.id = $1::uuid AND a.deal_id = $2::uuid`,
}
export const LIST_ANSWERS_OF: Statement = {
  name: 'answers_of_participants',
  kind: 'slow',
  text: `${STORED_ANSWERS} WHERE p.id = ANY ($1::uuid[]) ORDER BY a.deal_id`,
}
/**
 * $1 the participant, $2 the collection, $3 the time, $4 the deal, $5 the revision, $6 the seat, $7 to $12 the answer,
 * $13 to $17 the board, $18 the time of the participant's last answer. Writes nothing if the participant is gone, has
 * answered since then, or has answered a later revision.
 */
export const SAVE_ANSWER: Statement = {
  name: 'answer_save',
  kind: 'write',
  text: `
    WITH answered AS (
        INSERT INTO answers AS a (
          participant_id, deal_id, revision, seat, bidding, play, choices, tricks, needed, taken_back)
        SELECT p.id, $4::uuid, $5::int, $6, $7::jsonb, $8::jsonb, $9, $10::smallint, $11::smallint, $12::smallint
        FROM participants p
        WHERE p.id = $1::uuid AND p.collection_id = $2::uuid AND p.last_at IS NOT DISTINCT FROM $18::timestamptz
        ON CONFLICT (participant_id, deal_id) DO UPDATE SET
          revision = excluded.revision, seat = excluded.seat, bidding = excluded.bidding, play = excluded.play,
          choices = excluded.choices, tricks = excluded.tricks, needed = excluded.needed,
          taken_back = excluded.taken_back
          WHERE a.revision <= excluded.revision
        RETURNING participant_id
      ),
      copied AS (
        INSERT INTO answered_boards AS b (collection_id, deal_id, revision, dealer, hands, auction, call_notes, tricks)
        SELECT $2::uuid, $4::uuid, $5::int, $13, $14::jsonb, $15::text[], $16::jsonb, $17 FROM answered
        ON CONFLICT (collection_id, deal_id, revision) DO UPDATE SET tricks = excluded.tricks
          WHERE b.tricks IS NULL AND excluded.tricks IS NOT NULL
      )
    UPDATE participants p SET last_at = $3::timestamptz, active_at = $3::timestamptz
    FROM answered WHERE p.id = answered.participant_id RETURNING p.id`,
}
export const LIST_SUMMARIES: Statement = {
  name: 'answers_by_collection',
  kind: 'slow',
  text: `SELECT ${SUMMARY_COLUMNS} FROM participants p JOIN answers a ON a.participant_id = p.id
    WHERE p.collection_id = $1::uuid`,
}
export const LIST_BOARDS: Statement = {
  name: 'answered_boards_by_collection',
  kind: 'slow',
  text: `SELECT ${ANSWERED_BOARD_COLUMNS} FROM answered_boards b WHERE b.collection_id = $1::uuid`,
}
