import { describe, expect, it } from 'vitest'
import { dealerOfBoard, seatAfter, vulnerabilityOfBoard } from '../../../src/domain/bridge/board.js'

describe('the sixteen-board cycle', () => {
  it('gives dealer and vulnerability of every board', () => {
    const cycle = Array.from({ length: 16 }, (_, i) => `${dealerOfBoard(i + 1)} ${vulnerabilityOfBoard(i + 1)}`)
    expect(cycle).toEqual([
      'N None',
      'E NS',
      'S EW',
      'W All',
      'N NS',
      'E EW',
      'S All',
      'W None',
      'N EW',
      'E All',
      'S None',
      'W NS',
      'N All',
      'E None',
      'S NS',
      'W EW',
    ])
    expect(`${dealerOfBoard(17)} ${vulnerabilityOfBoard(17)}`).toBe('N None')
    expect(`${dealerOfBoard(999)} ${vulnerabilityOfBoard(999)}`).toBe('S All')
  })
})

describe('seatAfter', () => {
  it('goes clockwise', () => {
    expect([0, 1, 2, 3, 4].map((steps) => seatAfter('S', steps))).toEqual(['S', 'W', 'N', 'E', 'S'])
  })
})
