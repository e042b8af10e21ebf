/** A moment as an input of kind `datetime-local` has it, in the browser's time zone. */
export const toLocal = (instant: string | null): string => {
  if (instant === null) return ''
  const date = new Date(instant)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** The moment that such an input means; nothing for an empty one. */
export const toInstant = (local: string | null): string | null =>
  local === null || local === '' ? null : new Date(local).toISOString()

const MONDAY = 1
const NINE = 9

/** Nine o'clock on the Monday after today. */
export const nextMonday = (now = new Date()): string => {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate(), NINE)
  day.setDate(day.getDate() + ((7 + MONDAY - day.getDay()) % 7 || 7))
  return toLocal(day.toISOString())
}
