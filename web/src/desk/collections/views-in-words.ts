import type { TextKey } from '../../texts/texts.js'

interface Views {
  readonly total: number
  readonly last: string | null
}

interface Texts {
  readonly t: (key: TextKey, values?: Readonly<Record<string, string | number>>) => string
  readonly number: (value: number) => string
  readonly time: (text: string) => string
  readonly until: (text: string) => string
}

/** The number of times the class link was opened: “Opened 14 times, last today 20:10”. */
export const viewsInWords = ({ total, last }: Views, { t, number, time, until }: Texts, now = new Date()): string => {
  if (last === null) return t('views.none')
  const isToday = new Date(last).toDateString() === now.toDateString()
  const when = isToday ? t('views.today', { time: time(last) }) : until(last)
  return total === 1 ? t('views.one', { when }) : t('views.many', { count: number(total), when })
}
