import type { DayOfServes, ServeOutcome, ServeRepository } from '../../application/ports/serve-repository.js'
import { dayName } from '../../domain/day.js'
import type { AccountId, DealId, ServeId } from '../../domain/ids.js'
import { SERVES_FEATURE, type Serve, servesLeft, type UtcDay } from '../../domain/serve.js'
import { DEAL_COLUMNS, type DealRow, toDeal } from './deal-rows.js'
import type { Prisma } from './generated/client.js'
import { isActive } from './prisma-entitlements.js'
import type { Statement, Statements } from './statements.js'

type ServeRow = DealRow & {
  readonly playerId: string | null
  readonly allowance: number | null
  /** How many the player has used with this serve; `null` when none was paid. */
  readonly paid: number | null
  readonly usedBefore: number
}

/** The most that a count can hold. */
const MAX_COUNT = 2_147_483_647

/** $1 the deal, $2 the serve, $3 its time. */
const SERVE_ANONYMOUS: Statement = {
  name: 'serve_anonymous',
  kind: 'write',
  text: `
    WITH deal AS (SELECT * FROM deals WHERE id = $1::uuid),
      recorded AS (
        INSERT INTO serves (id, deal_id, served_at) SELECT $2::uuid, id, $3::timestamptz FROM deal
      )
    SELECT ${DEAL_COLUMNS}, NULL AS "playerId", NULL AS allowance, NULL AS paid, 0 AS "usedBefore" FROM deal d`,
}

/**
 * A serve and its payment in one statement; beside those of an anonymous one, $4 is the player, $5 the day and $6 the free
 * allowance. The allowance is that of `serveAllowance`. The count is the lock: of serves at once each waits for the row,
 * and its condition is looked at anew on the row as the one before left it. The account is held, so that none is paid in
 * the name of one that is being erased.
 */
const SERVE_PAID: Statement = {
  name: 'serve_paid',
  kind: 'write',
  text: `
    WITH deal AS (SELECT * FROM deals WHERE id = $1::uuid),
      player AS (
        SELECT id FROM accounts WHERE id = $4 AND is_active AND EXISTS (SELECT FROM deal) FOR KEY SHARE
      ),
      allowed AS (
        SELECT CASE WHEN $6::int IS NOT NULL AND bool_or("limit" IS NULL) IS NOT TRUE
            THEN greatest($6::int, max("limit")) END AS most
        FROM grants
        WHERE account_id = $4 AND feature = '${SERVES_FEATURE}' AND ${isActive('$3::timestamptz')}
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
    SELECT ${DEAL_COLUMNS}, (SELECT id FROM player) AS "playerId", most AS allowance, (SELECT used FROM paid) AS paid,
      coalesce((SELECT used FROM serve_counts WHERE player_id = $4 AND day = $5::date), 0) AS "usedBefore"
    FROM deal d, allowed`,
}

export class PrismaServeRepository implements ServeRepository {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  async serve(serve: Serve, free: number | null): Promise<ServeOutcome | null> {
    const { id, dealId, playerId: player, servedAt } = serve
    const values = [dealId, id, servedAt]
    const [row] =
      player === null
        ? await this.statements.rows<ServeRow>(SERVE_ANONYMOUS, values)
        : await this.statements.rows<ServeRow>(SERVE_PAID, [...values, player, dayName(servedAt), free])
    if (row === undefined) return null
    const { playerId, allowance, paid, usedBefore } = row
    if (playerId !== null && paid === null) {
      // Others may have paid since this statement began, up to the allowance.
      const most = allowance ?? 0
      return { refused: { allowance: most, used: Math.max(usedBefore, most) } }
    }
    return {
      deal: toDeal(row),
      serve: { ...serve, playerId: playerId as AccountId | null },
      remaining: paid === null ? null : servesLeft(allowance, paid),
    }
  }

  async countByDay(from: UtcDay, to: UtcDay): Promise<readonly DayOfServes[]> {
    return this.prisma.$queryRaw<DayOfServes[]>`
      SELECT day::text, sum(serves)::int AS serves
      FROM (
        SELECT (served_at AT TIME ZONE 'UTC')::date AS day, count(*) AS serves FROM serves
        WHERE served_at >= ${from}::date AND served_at < ${to}::date + 1 GROUP BY 1
        UNION ALL
        SELECT day, sum(serves) FROM serve_days WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY 1
      ) AS days
      GROUP BY day ORDER BY day`
  }

  async countOfPlayer(playerId: AccountId, from: UtcDay, to: UtcDay): Promise<number> {
    const { _sum } = await this.prisma.serveCount.aggregate({
      where: { playerId, day: { gte: new Date(from), lte: new Date(to) } },
      _sum: { used: true },
    })
    return _sum.used ?? 0
  }

  async listOfPlayer(playerId: AccountId, after: Serve | null, limit: number): Promise<readonly Serve[]> {
    const rows = await this.prisma.serve.findMany({
      where: {
        playerId,
        ...(after && {
          servedAt: { lte: after.servedAt },
          NOT: { servedAt: after.servedAt, id: { gte: after.id } },
        }),
      },
      orderBy: [{ servedAt: 'desc' }, { id: 'desc' }],
      take: limit,
    })
    return rows.map(({ id, dealId, servedAt }) => ({ id: id as ServeId, dealId: dealId as DealId, playerId, servedAt }))
  }

  async forgetPlayer(playerId: AccountId): Promise<void> {
    // The counts first: a serve that runs meanwhile holds one of them, and is seen by the second statement.
    await this.prisma.serveCount.deleteMany({ where: { playerId } })
    await this.prisma.serve.updateMany({ where: { playerId }, data: { playerId: null } })
  }

  async sumUp(before: UtcDay, atMost: number): Promise<number> {
    // Sums are written in one order, so that two of these at once wait for each other and never in a circle.
    const [row] = await this.prisma.$queryRaw<{ count: number }[]>`
      WITH old AS (
        SELECT served_at, id FROM serves WHERE served_at < ${before}::date
        ORDER BY served_at, id LIMIT ${atMost} FOR UPDATE SKIP LOCKED
      ), gone AS (
        DELETE FROM serves s USING old WHERE s.served_at = old.served_at AND s.id = old.id
        RETURNING (s.served_at AT TIME ZONE 'UTC')::date AS day, s.deal_id
      ), summed AS (
        INSERT INTO serve_days AS d (day, deal_id, serves)
        SELECT day, deal_id, count(*) FROM gone GROUP BY day, deal_id ORDER BY day, deal_id
        ON CONFLICT (day, deal_id) DO UPDATE SET serves = d.serves + excluded.serves
      )
      SELECT count(*)::int AS count FROM gone`
    return row?.count ?? 0
  }

  deleteCounts(before: UtcDay, atMost: number): Promise<number> {
    return this.prisma.$executeRaw`
      DELETE FROM serve_counts WHERE (player_id, day) IN (
        SELECT player_id, day FROM serve_counts WHERE day < ${before}::date ORDER BY day LIMIT ${atMost}
        FOR UPDATE SKIP LOCKED)`
  }
}
