import { describe, expect, it } from 'vitest'
import { isDegraded, isInsideWindow, stateOfWindow } from '../../src/domain/collection.js'
import { later, NOON } from '../support/builders.js'

describe('a collection', () => {
  it('is degraded from the ceiling on, unless it is archived or there is no ceiling', () => {
    expect([0, 1, 2].map((seniority) => isDegraded({ seniority }, 1))).toEqual([false, true, true])
    expect(isDegraded({ seniority: null }, 0)).toBe(false)
    expect(isDegraded({ seniority: 1_000 }, null)).toBe(false)
  })

  it('is open from the start of its window until just before its end', () => {
    const window = { availableFrom: NOON, availableUntil: later(10) }
    expect([later(-1), NOON, later(9), later(10)].map((at) => isInsideWindow(window, at))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect([later(-1), NOON, later(10)].map((at) => stateOfWindow(window, at))).toEqual(['early', 'open', 'over'])
    expect(isInsideWindow({ availableFrom: null, availableUntil: null }, NOON)).toBe(true)
  })
})
