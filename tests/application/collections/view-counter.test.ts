import { describe, expect, it } from 'vitest'
import { MAX_PENDING, ViewCounter } from '../../../src/application/collections/view-counter.js'
import type { ViewsOfDay } from '../../../src/domain/collection.js'
import type { CollectionId } from '../../../src/domain/ids.js'
import { later, NOON } from '../../support/builders.js'
import { HOUR } from '../../support/held-time.js'

const [one, two] = ['one', 'two'] as CollectionId[] as [CollectionId, CollectionId]

/** A counter whose writes fail as long as `isBroken` says so. */
const open = () => {
  const state = { at: NOON, isBroken: false, hold: Promise.resolve(), batches: [] as (readonly ViewsOfDay[])[] }
  const errors: unknown[] = []
  const collections = {
    addViews: async (views: readonly ViewsOfDay[]) => {
      await state.hold
      if (state.isBroken) throw new Error('the database is away')
      state.batches.push(views)
    },
  }
  const counter = new ViewCounter(collections, { now: () => state.at }, (error) => errors.push(error))
  return { state, errors, counter, written: () => state.batches.flat() }
}

describe('ViewCounter', () => {
  it('writes one count for each collection and day, and counts each view once', async () => {
    const { state, counter, written } = open()
    for (const id of [one, two, one]) counter.count(id)
    state.at = later(12 * HOUR)
    counter.count(one)
    expect(written()).toEqual([])
    await counter.flush()
    expect(written()).toEqual([
      { collectionId: one, day: '2026-03-01', count: 2, last: NOON },
      { collectionId: two, day: '2026-03-01', count: 1, last: NOON },
      { collectionId: one, day: '2026-03-02', count: 1, last: later(12 * HOUR) },
    ])
    await counter.flush()
    expect(written()).toHaveLength(3)
  })

  it('retries a failed write, together with the views counted since', async () => {
    const { state, errors, counter, written } = open()
    counter.count(one)
    state.isBroken = true
    await counter.flush()
    expect(errors).toHaveLength(1)
    state.at = later(1)
    counter.count(one)
    state.isBroken = false
    await counter.flush()
    expect(written()).toEqual([{ collectionId: one, day: '2026-03-01', count: 2, last: later(1) }])
  })

  it('keeps a bounded number of entries, however many are counted', async () => {
    const { counter, written } = open()
    for (let i = 0; i < MAX_PENDING + 5; i++) counter.count(`${i}` as CollectionId)
    counter.count('0' as CollectionId)
    await counter.flush()
    expect(written()).toHaveLength(MAX_PENDING)
    expect(written()[0]).toMatchObject({ count: 2 })
  })

  it('runs one write at a time, and writes everything before it stops', async () => {
    const { state, counter, written } = open()
    let release = () => {}
    state.hold = new Promise((resolve) => {
      release = resolve
    })
    counter.count(one)
    const flushes = [counter.flush(), counter.flush()]
    counter.count(two)
    const stopped = counter.stop()
    release()
    await Promise.all([...flushes, stopped])
    expect(written().map(({ collectionId }) => collectionId)).toEqual([one, two])
  })
})
