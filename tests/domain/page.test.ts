import { expect, it } from 'vitest'
import { isFiltering, listTotal, requireReachable } from '../../src/domain/page.js'

it('a filtered list has an exact total up to 10,000, and an unfiltered one always', () => {
  expect(listTotal(true, 10_000)).toEqual({ total: 10_000 })
  expect(listTotal(true, 10_001)).toEqual({ total: 10_000, totalIsExact: false })
  expect(listTotal(false, 10_001)).toEqual({ total: 10_001 })
})

it('a page past the 10,000th item is only refused if there are more matches than are counted', () => {
  const far = { page: 501, pageSize: 20 }
  const more = listTotal(true, 10_001)
  expect(() => requireReachable(far, more)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }))
  expect(requireReachable({ page: 500, pageSize: 20 }, more)).toBe(more)
  expect(requireReachable(far, { total: 10_000 })).toEqual({ total: 10_000 })
})

it('a filter without a value filters nothing', () => {
  expect(isFiltering({ q: undefined, role: '' })).toBe(false)
  expect(isFiltering({ isActive: false })).toBe(true)
})
