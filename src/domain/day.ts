import type { Issue } from './errors.js'

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** A day in UTC, `YYYY-MM-DD`. Allowances are per UTC day. */
export type UtcDay = string

/** The start of the UTC day that contains a point in time. */
export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)

/** The UTC day as `YYYY-MM-DD`. */
export const dayName = (at: Date): string => at.toISOString().slice(0, 10)

/** The first day that the databases and `dayName` can write with a four-digit year. */
const FIRST_DAY = Date.parse('0001-01-01T00:00:00.000Z')

/** The time a number of days later or, if negative, earlier; never before the year 1. */
export const daysLater = (at: Date, days: number): Date => new Date(Math.max(at.getTime() + days * DAY_MS, FIRST_DAY))

/** The names of all days in the range, both ends included. */
export const everyDay = (from: Date, to: Date): readonly string[] => {
  const days = Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, days) }, (_, i) => dayName(daysLater(dayOf(from), i)))
}

/** The maximum number of days that daily figures can be requested for. */
export const MAX_DAYS = 366

/** The issues of a range of days, both ends included. */
export const dayRangeIssues = (from: Date, to: Date): readonly Issue[] => {
  const [start, end] = [dayOf(from), dayOf(to)]
  if (start > end) return [{ path: '/to', message: 'must not be before from' }]
  return daysLater(start, MAX_DAYS) <= end ? [{ path: '/from', message: `must be within ${MAX_DAYS} days of to` }] : []
}
