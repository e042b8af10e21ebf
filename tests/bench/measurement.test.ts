import { describe, expect, it } from 'vitest'
import { Stopwatch } from '../../bench/measurement.js'

/** What processes have taken since their start at each of two readings, by their ids; `null` for one that is not there. */
type Times = Readonly<Record<number, readonly [before: number | null, after: number | null]>>

const usedOf = (times: Times): number | null => {
  let reading = 0
  const watch = new Stopwatch(
    () => Object.keys(times).map((pid) => ({ pid: Number(pid) })),
    ({ pid = 0 }) => times[pid]?.[reading] ?? null,
  )
  watch.read()
  reading = 1
  watch.read()
  return watch.used()
}

describe('the time of processes on the processor', () => {
  it('is what all of them took between two readings', () => {
    expect(usedOf({ 1: [2, 5], 2: [10, 10.5] })).toBe(3.5)
  })

  it('leaves out one that was there at one of the readings only', () => {
    expect(usedOf({ 1: [2, 5], 2: [10, null], 3: [null, 20] })).toBe(3)
  })

  it('is zero of one that did nothing', () => {
    expect(usedOf({ 1: [2, 2] })).toBe(0)
  })

  it('is unknown of none, and when none was there at both readings', () => {
    expect(usedOf({})).toBeNull()
    expect(usedOf({ 1: [2, null], 2: [null, 3] })).toBeNull()
  })
})
