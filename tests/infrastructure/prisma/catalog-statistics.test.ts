import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StatisticsRow } from '../../../src/infrastructure/prisma/catalog-search-statements.js'
import { catalogStatistics, walkFor } from '../../../src/infrastructure/prisma/catalog-statistics.js'
import { searchPartsOf } from '../../../src/infrastructure/prisma/deal-search-columns.js'

const EXPOSED = 1_000_000
const SHARES = { wplay: 0.2, wplan: 0.3, wsqueeze: 0.05, tduck: 0.1, trare: 0.001 }
const statistics = { exposed: EXPOSED, listed: 0.25, shares: new Map(Object.entries(SHARES)) }
const LIMIT = 20

/** How many of the latest deals are looked through for a search. */
const walked = (q: string, themes: readonly string[] = [], others: Partial<typeof statistics> = {}): number =>
  walkFor(searchPartsOf({ q, themes }).flat(), LIMIT, { ...statistics, ...others })

describe('how far a search walks', () => {
  it('goes twice as far as a page of a frequent word should be', () => {
    expect(walked('squeeze')).toBe((2 * LIMIT) / (0.05 * 0.25))
  })

  it('counts every word that starts as the search has it', () => {
    expect(walked('pla')).toBe(Math.ceil((2 * LIMIT) / ((1 - 0.8 * 0.7) * 0.25)))
  })

  it('goes further for terms that have to stand together', () => {
    expect(walked('squeeze', ['duck'])).toBe(Math.ceil((2 * LIMIT) / (0.05 * 0.1 * 0.25)))
  })

  it('takes a theme for itself alone, and not for the beginning of another', () => {
    expect(walked('', ['duc'])).toBe(0)
  })

  it.each([
    ['a rare term', () => walked('', ['rare'])],
    ['a term that is not known to be frequent', () => walked('endplay', [], { exposed: 1e12 })],
    ['a term that few deals have together with another', () => walked('squeeze', ['rare'])],
    ['a frequent term among few deals', () => walked('squeeze', [], { exposed: 1_000 })],
    ['a catalog without a listed author', () => walked('squeeze', [], { listed: 0 })],
    ['a database that has counted nothing yet', () => walked('squeeze', [], { exposed: -1, shares: new Map() })],
  ])('leaves it to the index: %s', (_, walk) => {
    expect(walk()).toBe(0)
  })

  it('never goes further than 100,000 deals', () => {
    expect(walked('squeeze', [], { listed: 0.005 })).toBe(100_000)
    expect(walked('squeeze', [], { listed: 0.003 })).toBe(0)
  })
})

describe('the statistics of the catalog', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const ROW: StatisticsRow = { exposed: 10, listed: null, terms: ['wa', 'wb'], shares: [0.5, 0.25, 0.25, 0.5] }

  /** As often as they are read, the next answer. */
  const reading = (...answers: (StatisticsRow | Error)[]) => {
    const rows = vi.fn(async () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      if (answer instanceof Error) throw answer
      return [answer]
    })
    return { rows, read: catalogStatistics({ rows } as unknown as Parameters<typeof catalogStatistics>[0]) }
  }

  it('are read once for searches at the same time', async () => {
    const { rows, read } = reading(ROW)
    const expected = { exposed: 10, listed: 0, shares: new Map(Object.entries({ wa: 0.5, wb: 0.25 })) }
    expect(await Promise.all([read(), read()])).toEqual([expected, expected])
    expect(rows).toHaveBeenCalledTimes(1)
  })

  it('are read again after five minutes, and no search waits for that', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { rows, read } = reading(ROW, { ...ROW, exposed: 20 })
    await read()
    vi.advanceTimersByTime(299_999)
    await read()
    expect(rows).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect((await read()).exposed).toBe(10)
    expect(rows).toHaveBeenCalledTimes(2)
    expect((await read()).exposed).toBe(20)
    expect(rows).toHaveBeenCalledTimes(2)
  })

  it('stay what they were while they cannot be read, and are asked for every ten seconds then', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const { rows, read } = reading(ROW, new Error('the database is away'), { ...ROW, exposed: 20 })
    await read()
    vi.advanceTimersByTime(300_000)
    for (const after of [0, 9_999]) {
      vi.advanceTimersByTime(after)
      expect((await read()).exposed).toBe(10)
      expect(rows).toHaveBeenCalledTimes(2)
    }
    vi.advanceTimersByTime(1)
    await read()
    expect((await read()).exposed).toBe(20)
  })

  it.each([
    ['cannot be read', new Error('permission denied for view pg_stats')],
    ['are missing', { exposed: 0, listed: null, terms: null, shares: null }],
  ])('say nothing where they %s', async (_, answer) => {
    const { read } = reading(answer)
    expect(await read()).toEqual({ exposed: 0, listed: 0, shares: new Map() })
  })
})
