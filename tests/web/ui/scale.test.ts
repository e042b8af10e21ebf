import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inGroups, roundScale } from '../../../web/src/ui/tables/scale.js'

describe('the scale of a plot', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [4, [0, 1, 2, 3, 4]],
    [6, [0, 2, 4, 6]],
    [11, [0, 5, 10, 15]],
    [40, [0, 10, 20, 30, 40]],
    [41, [0, 20, 40, 60]],
    [1_234, [0, 500, 1_000, 1_500]],
  ])('up to %d is %j', (most, ticks) => {
    expect(roundScale(most)).toEqual(ticks)
  })

  it('begins at 0, includes every value, and has few whole numbers at equal distances', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), (most) => {
        const ticks = roundScale(most)
        const top = ticks.at(-1) as number
        const step = ticks[1] as number
        expect(ticks).toEqual(ticks.map((_, i) => i * step))
        expect(Number.isInteger(step)).toBe(true)
        expect(top).toBeGreaterThanOrEqual(most)
        expect(top - step).toBeLessThan(Math.max(1, most))
        expect(ticks.length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('days in groups', () => {
  it('are complete and in order', () => {
    expect(inGroups([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
    expect(inGroups([], 7)).toEqual([])
  })
})
