import { SERVES_FEATURE } from '../../../domain/serve.js'
import type { Statement } from '../../postgres/statements.js'
import { PLAIN_DEAL_COLUMNS, type PlainDealRow } from '../deals/deal-rows.js'
import { isActiveGrant } from '../exposure-sql.js'

export type ServeRow = PlainDealRow & {
  readonly playerId: string | null
  readonly allowance: number | null
  /** How many serves the player has used, including this one; `null` if it did not count. */
  readonly paid: number | null
}

/** The maximum of the column. */
const MAX_COUNT = 2_147_483_647

/** $1 the deal, $2 the serve, $3 its time. */
export const SERVE_ANONYMOUS: Statement = {
  name: 'serve_anonymous',
  kind: 'write',
  locks: 1,
  text: `
    WITH recorded AS (
      INSERT INTO serves (id, deal_id, served_at) SELECT $2::uuid, id, $3::timestamptz FROM deals WHERE id = $1::uuid
    )
    SELECT ${PLAIN_DEAL_COLUMNS}, NULL AS "playerId", NULL AS allowance, NULL AS paid
    FROM deals d WHERE id = $1::uuid`,
}

/**
 * Records a serve and counts it against the allowance, in one statement. $1 to $3 as above, $4 the player, $5 the day,
 * $6 the free allowance. The allowance is that of `serveAllowance`. The row of the count serves as the lock: concurrent
 * serves wait for it and check the condition again on its new value. The account is locked too, so that nothing is
 * counted for one that is being erased.
 */
export const SERVE_PAID: Statement = {
  name: 'serve_paid',
  kind: 'write',
  locks: 3,
  text: `
    WITH deal AS (SELECT id FROM deals WHERE id = $1::uuid),
      player AS (
        SELECT id FROM accounts WHERE id = $4 AND is_active AND EXISTS (SELECT FROM deal) FOR KEY SHARE
      ),
      allowed AS (
        SELECT CASE WHEN $6::int IS NOT NULL AND bool_or("limit" IS NULL) IS NOT TRUE
            THEN greatest($6::int, max("limit")) END AS most
        FROM grants
        WHERE account_id = $4 AND feature = '${SERVES_FEATURE}' AND ${isActiveGrant('$3::timestamptz')}
      ),
      paid AS (
        INSERT INTO serve_counts AS c (player_id, day, used)
        SELECT id, $5::date, 1 FROM player, allowed WHERE coalesce(most, 1) > 0
        ON CONFLICT (player_id, day) DO UPDATE SET used = c.used + 1
          WHERE c.used < coalesce((SELECT most FROM allowed), ${MAX_COUNT})
        RETURNING used
      ),
      recorded AS (
        INSERT INTO serves (id, deal_id, player_id, served_at)
        SELECT $2::uuid, id, (SELECT id FROM player), $3::timestamptz FROM deal
        WHERE EXISTS (SELECT FROM paid) OR NOT EXISTS (SELECT FROM player)
      )
    SELECT ${PLAIN_DEAL_COLUMNS}, (SELECT id FROM player) AS "playerId", most AS allowance, (SELECT used FROM paid) AS paid
    FROM deals d, allowed WHERE d.id = $1::uuid`,
}

/** $1 the player, $2 the day. */
export const SERVES_USED: Statement = {
  name: 'serves_used',
  text: 'SELECT used FROM serve_counts WHERE player_id = $1 AND day = $2::date',
}
