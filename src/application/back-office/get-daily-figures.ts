import { type Actor, requireAdmin } from '../../domain/actor.js'
import { dayName, dayOf, dayRangeIssues, daysLater } from '../../domain/day.js'
import { rejectIssues } from '../../domain/errors.js'
import type { Clock } from '../ports/clock.js'
import type { DailyFigures } from '../ports/figures.js'
import type { Repositories } from '../ports/unit-of-work.js'

const DEFAULT_DAYS = 30

/** The figures of a UTC day. */
export interface DayOverview extends DailyFigures {
  readonly serves: number
}

interface Input {
  readonly actor: Actor
  readonly from: Date | null
  readonly to: Date | null
}

/** Reads the figures of each day, for admins. */
export class GetDailyFigures {
  constructor(
    private readonly repositories: Pick<Repositories, 'figures' | 'serves'>,
    private readonly clock: Clock,
  ) {}

  /**
   * Both ends are included. They default to the last thirty days.
   * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, IMPERSONATION_FORBIDDEN, FORBIDDEN, VALIDATION_FAILED
   */
  async execute({ actor, from, to }: Input): Promise<readonly DayOverview[]> {
    requireAdmin(actor)
    const end = dayOf(to ?? this.clock.now())
    const start = dayOf(from ?? daysLater(end, 1 - DEFAULT_DAYS))
    rejectIssues(dayRangeIssues(start, end))
    const { figures, serves } = this.repositories
    const served = new Map((await serves.countByDay(dayName(start), dayName(end))).map((one) => [one.day, one.serves]))
    return (await figures.daily(start, end)).map((one) => ({ ...one, serves: served.get(one.day) ?? 0 }))
  }
}
