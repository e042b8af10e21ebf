import { describe, expect, it } from 'vitest'
import { type AttemptOutcome, afterAttempt, MAX_RETRY_AFTER_MS, RETRY_PAUSES_MS } from '../../src/domain/delivery.js'
import { later, NOON } from '../support/builders.js'

const HOUR = 3_600_000
const outcome = (over: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  status: 500,
  problem: null,
  retryAfterMs: null,
  ...over,
})
const waitAfter = (attempts: number, over: Partial<AttemptOutcome> = {}, random = 0.5): number | null => {
  const { nextAttemptAt } = afterAttempt({ attempts }, outcome(over), NOON, random)
  return nextAttemptAt && nextAttemptAt.getTime() - NOON.getTime()
}

describe('a delivery after an attempt', () => {
  it.each([200, 204, 299])('is delivered with the status %d', (status) => {
    expect(afterAttempt({ attempts: 2 }, outcome({ status }), NOON, 0)).toEqual({
      state: 'delivered',
      attempts: 3,
      nextAttemptAt: null,
    })
  })

  it.each([null, 101, 199, 300, 302, 304, 400, 410, 429, 500])('is retried after the status %s', (status) => {
    expect(afterAttempt({ attempts: 0 }, outcome({ status }), NOON, 0.5)).toEqual({
      state: 'pending',
      attempts: 1,
      nextAttemptAt: later(5_000),
    })
  })

  it('waits longer each time, for three days in all, and is then given up', () => {
    const waits = RETRY_PAUSES_MS.map((_, attempts) => waitAfter(attempts) ?? 0)
    expect(waits).toEqual([...waits].sort((a, b) => a - b))
    const days = waits.reduce((sum, wait) => sum + wait, 0) / (24 * HOUR)
    expect(days).toBeGreaterThan(2.95)
    expect(days).toBeLessThan(3.05)
    expect(afterAttempt({ attempts: RETRY_PAUSES_MS.length }, outcome(), NOON, 0.5)).toEqual({
      state: 'failed',
      attempts: RETRY_PAUSES_MS.length + 1,
      nextAttemptAt: null,
    })
  })

  it('waits a little longer or shorter, at random', () => {
    expect([0, 0.5, 1].map((random) => waitAfter(3, {}, random))).toEqual(
      [1.8, 2, 2.2].map((hours) => Math.round(hours * HOUR)),
    )
  })

  it('waits as long as the receiver asks, up to a day, but never shorter than otherwise', () => {
    expect(waitAfter(0, { retryAfterMs: HOUR })).toBe(HOUR)
    expect(waitAfter(3, { retryAfterMs: HOUR })).toBe(2 * HOUR)
    expect(waitAfter(0, { retryAfterMs: 30 * 24 * HOUR })).toBe(MAX_RETRY_AFTER_MS)
  })
})
