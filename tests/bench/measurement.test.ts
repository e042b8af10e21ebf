import { describe, expect, it } from 'vitest'
import { Stopwatch } from '../../bench/measurement.js'

/** The CPU times of processes at two readings, by process id; `null` if the process did not exist. */
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

describe('the CPU time of processes', () => {
  it('is the sum of all between two readings', () => {
    expect(usedOf({ 1: [2, 5], 2: [10, 10.5] })).toBe(3.5)
  })

  it('leaves out a process that exists at only one of the readings', () => {
    expect(usedOf({ 1: [2, 5], 2: [10, null], 3: [null, 20] })).toBe(3)
  })

  it('is zero for an idle process', () => {
    expect(usedOf({ 1: [2, 2] })).toBe(0)
  })

  it('is unknown for none, and if none exists at both readings', () => {
    expect(usedOf({})).toBeNull()
    expect(usedOf({ 1: [2, null], 2: [null, 3] })).toBeNull()
  })
})
