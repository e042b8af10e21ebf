const DAY_MS = 86_400_000

/** The beginning of the day of UTC in which a moment lies. */
export const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS)

/** `YYYY-MM-DD` */
export const dayName = (at: Date): string => at.toISOString().slice(0, 10)

export const daysLater = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** The names of the days from the one to the other, both included. */
export const everyDay = (from: Date, to: Date): readonly string[] => {
  const days = Math.round((dayOf(to).getTime() - dayOf(from).getTime()) / DAY_MS) + 1
  return Array.from({ length: Math.max(0, days) }, (_, i) => dayName(daysLater(dayOf(from), i)))
}
