import { describe, expect, it } from 'vitest'
import { arranged } from '../../src/domain/collection-order.js'
import type { DealId } from '../../src/domain/ids.js'
import { aDeal } from '../support/builders.js'

const first = () => 0

describe('the order of a collection', () => {
  const [a, b, c, d] = [
    aDeal({ title: 'élan', boardNumber: 10 }),
    aDeal({ title: 'Echo', boardNumber: null }),
    aDeal({ title: 'Zeta', boardNumber: 2 }),
    aDeal({ title: 'alpha', boardNumber: 10 }),
  ]
  const ids = (...deals: readonly { readonly id: DealId }[]) => deals.map(({ id }) => id)

  it('by board number puts deals without one last, and those with the same number in order of creation', () => {
    expect(arranged(ids(d, b, a, c), [d, b, a, c], 'boardNumber', first)).toEqual(ids(c, a, d, b))
  })

  it('by title ignores case and accents', () => {
    expect(arranged(ids(a, b, c, d), [a, b, c, d], 'title', first)).toEqual(ids(d, b, a, c))
  })

  it('leaves deals that cannot be read last, in their order', () => {
    expect(arranged(ids(d, b, a, c), [a, c], 'title', first)).toEqual(ids(a, c, d, b))
  })

  it('at random draws one of the remaining deals until none is left', () => {
    expect(arranged(ids(a, b, c, d), [], 'shuffle', (end) => end - 1)).toEqual(ids(d, c, b, a))
    expect(arranged(ids(a, b, c, d), [], 'shuffle', (end) => Math.floor(end / 2))).toEqual(ids(c, b, d, a))
  })
})
