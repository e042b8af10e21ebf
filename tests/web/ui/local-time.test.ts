import { describe, expect, it } from 'vitest'
import { dayBegun, dayEnded, endOfDay, startOfDay } from '../../../web/src/ui/local-time.js'

describe('a day as a filter', () => {
  it.each(['2026-03-01', '2026-03-29', '2026-10-25', '2026-12-31'])(
    'is the chosen day, %s, from its beginning to its end',
    (day) => {
      const [from, to] = [startOfDay(day), endOfDay(day)]
      expect(dayBegun(from ?? undefined)).toBe(day)
      expect(dayEnded(to ?? undefined)).toBe(day)
      const hours = (Date.parse(to ?? '') - Date.parse(from ?? '')) / 3_600_000
      expect([23, 24, 25]).toContain(hours)
    },
  )

  it('is null if none was chosen, or the address has no valid time', () => {
    expect([startOfDay(''), endOfDay('')]).toEqual([null, null])
    for (const text of [undefined, '', 'tomorrow']) expect([dayBegun(text), dayEnded(text)]).toEqual(['', ''])
  })
})
