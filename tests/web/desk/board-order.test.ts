import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved, undone } from '../../../web/src/desk/collections/order.js'

describe('boards dropped elsewhere', () => {
  it('go before or after the target, in their previous order', () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    expect(moved(ids, new Set(['e']), { key: 'a', side: 'before' })).toEqual(['e', 'a', 'b', 'c', 'd'])
    expect(moved(ids, new Set(['d', 'a']), { key: 'b', side: 'after' })).toEqual(['b', 'a', 'd', 'c', 'e'])
    expect(moved(ids, new Set(['b', 'c']), { key: 'c', side: 'before' })).toEqual(ids)
  })

  it('are neither lost nor doubled', () => {
    const list = fc.uniqueArray(fc.string(), { minLength: 1 })
    fc.assert(
      fc.property(list, fc.array(fc.nat()), fc.nat(), fc.constantFrom('before', 'after'), (ids, picks, at, side) => {
        const keys = new Set(picks.map((pick) => ids[pick % ids.length] as string))
        const key = ids[at % ids.length] as string
        expect([...moved(ids, keys, { key, side })].sort()).toEqual([...ids].sort())
      }),
    )
  })
})

describe('an undone change', () => {
  it('puts a board back after its former neighbour, and keeps later changes by others', () => {
    const before = ['a', 'b', 'c', 'd']
    expect(undone(['a', 'd', 'new'], before, ['a', 'c', 'd'])).toEqual(['a', 'b', 'd', 'new'])
    expect(undone(['d', 'c'], before, ['b', 'c', 'd'])).toEqual(['a', 'd', 'c'])
    expect(undone(['x', 'a', 'y', 'z'], ['a'], ['a', 'x', 'y'])).toEqual(['a', 'z'])
  })

  it('restores the previous order if nothing else changed', () => {
    const lists = fc.uniqueArray(fc.string(), { maxLength: 12 })
    fc.assert(
      fc.property(lists, fc.array(fc.boolean()), (before, kept) => {
        const after = before.filter((_, i) => kept[i] ?? true)
        expect(undone(after, before, after)).toEqual(before)
      }),
    )
  })
})
