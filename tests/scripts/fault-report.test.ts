import { describe, expect, it } from 'vitest'
import { tableOf } from '../faults/report.js'

const row = (fault: string, rounds: number) => ({
  ...{ fault, rounds, acknowledged: 1_234, missing: 0, doubled: 0, halfWritten: 0, besides: '' },
})
const linesOf = (table: string) => table.split('\n').slice(2)

describe('the table of faults', () => {
  it('has a line for each fault that was tried', () => {
    expect(linesOf(tableOf([row('disk full', 5)]))).toEqual(['| disk full | 5 | 1,234 | 0 | 0 | 0 |  |'])
  })

  it('keeps the lines of those that were not tried this time', () => {
    const before = tableOf([row('disk full', 5), row('Redis killed', 20)])
    expect(linesOf(tableOf([row('disk full', 7), row('solver hung', 2)], before))).toEqual([
      '| Redis killed | 20 | 1,234 | 0 | 0 | 0 |  |',
      '| disk full | 7 | 1,234 | 0 | 0 | 0 |  |',
      '| solver hung | 2 | 1,234 | 0 | 0 | 0 |  |',
    ])
  })
})
