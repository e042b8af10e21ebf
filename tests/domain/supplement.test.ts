import { describe, expect, it } from 'vitest'
import { fittingSupplement, MAX_SUPPLEMENT_BYTES } from '../../src/domain/supplement.js'
import { jsonBytes } from '../../src/domain/text.js'

const entry = (name: string, length: number) => ({ name, value: 'é'.repeat(length / 2) })

describe('a supplement', () => {
  it('is stored completely if it fits', () => {
    const exact = MAX_SUPPLEMENT_BYTES - jsonBytes([entry('aa', 0)])
    expect(jsonBytes([entry('aa', exact)])).toBe(MAX_SUPPLEMENT_BYTES)
    expect(fittingSupplement([])).toEqual({ kept: [], dropped: [] })
    expect(fittingSupplement([entry('aa', exact)]).dropped).toEqual([])
    expect(fittingSupplement([entry('aaa', exact)])).toMatchObject({ kept: [], dropped: [{ name: 'aaa' }] })
  })

  it('loses entries beyond its limit, from the first that does not fit', () => {
    const { kept, dropped } = fittingSupplement([entry('a', 20_000), entry('b', 20_000), entry('c', 2)])
    expect([kept, dropped].map((list) => list.map(({ name }) => name))).toEqual([['a'], ['b', 'c']])
  })
})
