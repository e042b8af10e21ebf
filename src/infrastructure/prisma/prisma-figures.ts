import type { AccountFigures, DailyFigures, Figures } from '../../application/ports/figures.js'
import { dayOf, daysLater, everyDay } from '../../domain/day.js'
import { LIFECYCLES, SHARINGS } from '../../domain/deal.js'
import type { AccountId } from '../../domain/ids.js'
import { Prisma } from './generated/client.js'

type Figure = Exclude<keyof DailyFigures, 'day'>

/** Where the moments stand that a figure counts. */
const COUNTED: Readonly<Record<Figure, Prisma.Sql>> = {
  accountsMade: Prisma.sql`SELECT created_at AS at FROM accounts WHERE true`,
  accountsOnboarded: Prisma.sql`SELECT onboarded_at AS at FROM accounts WHERE true`,
  dealsMade: Prisma.sql`SELECT created_at AS at FROM deals WHERE true`,
  dealsPublished: Prisma.sql`SELECT published_at AS at FROM deals WHERE true`,
  dealsImported: Prisma.sql`SELECT created_at AS at FROM deals WHERE imported`,
}
const FIGURES = Object.keys(COUNTED) as Figure[]

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
    const rows = await this.prisma.$queryRaw<{ figure: Figure; day: string; n: number }[]>(
      Prisma.join(counts, ' UNION ALL '),
    )
    const found = new Map(rows.map(({ figure, day, n }) => [`${figure} ${day}`, n]))
    return everyDay(from, to).map((day) => ({
      day,
      ...(Object.fromEntries(FIGURES.map((figure) => [figure, found.get(`${figure} ${day}`) ?? 0])) as Record<
        Figure,
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
