/** A time as the value of a `datetime-local` input, in the browser's time zone. */
export const toLocal = (instant: string | null): string => {
  if (instant === null) return ''
  const date = new Date(instant)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The time in a `datetime-local` input; `null` if it is empty. */
export const toInstant = (local: string | null): string | null =>
  local === null || local === '' ? null : new Date(local).toISOString()

const midnight = (day: string, days = 0): Date => {
  const date = new Date(`${day}T00:00`)
  date.setDate(date.getDate() + days)
  return date
}

/** The start of the day in a `date` input, in the browser's time zone; `null` if it is empty. */
export const startOfDay = (day: string): string | null => (day === '' ? null : midnight(day).toISOString())

/** The end of that day. */
export const endOfDay = (day: string): string | null => (day === '' ? null : midnight(day, 1).toISOString())

const isMoment = (instant: string | undefined): instant is string => !Number.isNaN(Date.parse(instant ?? ''))

/** The day of a time, as the value of a `date` input; empty for an invalid time. */
export const dayBegun = (instant: string | undefined): string =>
  isMoment(instant) ? toLocal(instant).slice(0, 10) : ''

/** The last day before a time, as the inverse of `endOfDay`. */
export const dayEnded = (instant: string | undefined): string =>
  isMoment(instant) ? toLocal(new Date(Date.parse(instant) - 1).toISOString()).slice(0, 10) : ''

const MONDAY = 1
const NINE = 9

/** Nine o'clock on the Monday after today. */
export const nextMonday = (now = new Date()): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate(), NINE)
  day.setDate(day.getDate() + ((7 + MONDAY - day.getDay()) % 7 || 7))
  return toLocal(day.toISOString())
}
