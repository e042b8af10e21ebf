const DAY_MS = 86_400_000

/** The beginning of the day of UTC in which a moment lies. */
export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)

/** `YYYY-MM-DD` */
export const dayName = (at: Date): string => at.toISOString().slice(0, 10)

/** The first day that the databases and `dayName` can name with four digits of a year. */
const FIRST_DAY = Date.parse('0001-01-01T00:00:00.000Z')

/** So many days later or, when negative, earlier; never before the year 1. */
export const daysLater = (at: Date, days: number): Date => new Date(Math.max(at.getTime() + days * DAY_MS, FIRST_DAY))

/** The names of the days from the one to the other, both included. */
export const everyDay = (from: Date, to: Date): readonly string[] => {
  const days = Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, days) }, (_, i) => dayName(daysLater(dayOf(from), i)))
}
