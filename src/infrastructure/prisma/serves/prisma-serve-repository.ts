import type { DayOfServes, ServeOutcome, ServeRepository } from '../../../application/ports/serve-repository.js'
import type { UtcDay } from '../../../domain/day.js'
import { dayName } from '../../../domain/day.js'
import type { AccountId, DealId, ServeId } from '../../../domain/ids.js'
import { type Serve, servesLeft } from '../../../domain/serve.js'
import type { Statements } from '../../postgres/statements.js'
import { toPlainDeal } from '../deals/deal-rows.js'
import type { Prisma } from '../generated/client.js'
import { SERVE_ANONYMOUS, SERVE_PAID, SERVES_USED, type ServeRow } from './serve-statements.js'

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
    const { playerId, allowance, paid } = row
    if (playerId !== null && paid === null) {
      const [count] = await this.statements.rows<{ used: number }>(SERVES_USED, [playerId, dayName(servedAt)])
      const most = allowance ?? 0
      // There is no count if the allowance is 0, or if the player has been erased meanwhile.
      return { refused: { allowance: most, used: count?.used ?? most } }
    }
    return {
      deal: toPlainDeal(row),
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

  async sumUp(before: UtcDay, atMost: number): Promise<number> {
    // Sums are written in a fixed order, so that concurrent runs can't deadlock.
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
