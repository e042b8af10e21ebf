import type { AccountFigures, DailyFigure, DailyFigures, Figures } from '../../application/ports/figures.js'
import { dayName, dayOf, daysLater, everyDay } from '../../domain/day.js'
import { LIFECYCLES } from '../../domain/deal.js'
import type { AccountId } from '../../domain/ids.js'
import { SHARINGS } from '../../domain/sharing.js'
import { Prisma } from './generated/client.js'

/** The query for the times that each figure counts. */
const COUNTED: Readonly<Record<DailyFigure, Prisma.Sql>> = {
  accountsMade: Prisma.sql`SELECT created_at AS at FROM accounts WHERE true`,
  accountsOnboarded: Prisma.sql`SELECT onboarded_at AS at FROM accounts WHERE true`,
  dealsMade: Prisma.sql`SELECT created_at AS at FROM deals WHERE true`,
  dealsPublished: Prisma.sql`SELECT published_at AS at FROM deals WHERE true`,
  dealsImported: Prisma.sql`SELECT created_at AS at FROM deals WHERE imported`,
}
const FIGURES = Object.keys(COUNTED) as DailyFigure[]

/**
 * Deletes rows and adds them to the figures of deleted rows, in one statement.
 * @param deletion returns the columns used in `times`
 * @param times for each figure, an expression for the time that it counts
 */
export const deletionCounted = (
  deletion: Prisma.Sql,
  times: Readonly<Partial<Record<DailyFigure, Prisma.Sql>>>,
): Prisma.Sql => {
  const values = Object.entries(times).map(([figure, time]) => Prisma.sql`(${figure}::text, ${time})`)
  return Prisma.sql`
    WITH gone AS (${deletion})
    INSERT INTO deleted_figures AS f (day, figure, count)
    SELECT (counted.at AT TIME ZONE 'UTC')::date, counted.figure, count(*)::int
    FROM gone, LATERAL (VALUES ${Prisma.join(values)}) AS counted (figure, at)
    WHERE counted.at IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (day, figure) DO UPDATE SET count = f.count + excluded.count`
}

export class PrismaFigures implements Figures {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async daily(from: Date, to: Date): Promise<readonly DailyFigures[]> {
    const start = dayOf(from)
    const end = daysLater(dayOf(to), 1)
    const counts = FIGURES.map(
      (figure) => Prisma.sql`
        SELECT ${figure} AS figure, to_char(at, 'YYYY-MM-DD') AS day, count(*)::int AS n
        FROM (${COUNTED[figure]}) AS counted WHERE at >= ${start} AND at < ${end} GROUP BY 2`,
    )
    const deleted = Prisma.sql`
      SELECT figure, to_char(day, 'YYYY-MM-DD') AS day, count AS n
      FROM deleted_figures WHERE day >= ${dayName(start)}::date AND day < ${dayName(end)}::date`
    const rows = await this.prisma.$queryRaw<{ figure: DailyFigure; day: string; n: number }[]>(
      Prisma.join([...counts, deleted], ' UNION ALL '),
    )
    const found = new Map<string, number>()
    for (const { figure, day, n } of rows) found.set(`${figure} ${day}`, n + (found.get(`${figure} ${day}`) ?? 0))
    return everyDay(from, to).map((day) => ({
      day,
      ...(Object.fromEntries(FIGURES.map((figure) => [figure, found.get(`${figure} ${day}`) ?? 0])) as Record<
        DailyFigure,
        number
      >),
    }))
  }

  async ofAccount(accountId: AccountId): Promise<AccountFigures> {
    const where = { ownerId: accountId }
    const bySharing = await this.prisma.deal.groupBy({ by: ['sharing'], where, _count: true })
    const byLifecycle = await this.prisma.deal.groupBy({ by: ['lifecycle'], where, _count: true })
    return {
      dealsBySharing: countsOf(SHARINGS, new Map(bySharing.map(({ sharing, _count }) => [sharing, _count]))),
      dealsByLifecycle: countsOf(LIFECYCLES, new Map(byLifecycle.map(({ lifecycle, _count }) => [lifecycle, _count]))),
      groupsOwned: await this.prisma.sharingGroup.count({ where }),
      groupsJoined: await this.prisma.sharingGroupMember.count({ where: { accountId } }),
    }
  }
}

const countsOf = <Name extends string>(names: readonly Name[], found: ReadonlyMap<string, number>) =>
  Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<Name, number>
