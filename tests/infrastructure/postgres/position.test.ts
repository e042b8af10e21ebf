import { describe, expect, it } from 'vitest'
import {
  BEGINNING,
  hasReached,
  later,
  OUT_OF_REACH,
  parsePosition,
  toText,
} from '../../../src/infrastructure/postgres/replication/position.js'

const at = (timeline: number, lsn: bigint) => ({ timeline, lsn })

describe('a position', () => {
  it('is a text that callers send back unchanged', () => {
    for (const position of [BEGINNING, at(1, 23n), at(0xffffffff, 0xffffffffffffffffn)])
      expect(parsePosition(toText(position))).toEqual(position)
  })

  it.each(['', '1', '1-', '-1', '1-1-1', 'x-1', '1-x', ' 1-1', '1-1\n', '123456789-1', '1-12345678901234567'])(
    "can't be read from %j",
    (text) => {
      expect(parsePosition(text)).toBeNull()
    },
  )

  it('is reached by anything as far along on the same timeline or a later one', () => {
    expect(hasReached(at(1, 5n), at(1, 5n))).toBe(true)
    expect(hasReached(at(2, 5n), at(1, 5n))).toBe(true)
    expect(hasReached(at(1, 4n), at(1, 5n))).toBe(false)
    // A replica of the old primary may have got further on a timeline that has been given up.
    expect(hasReached(at(1, 9n), at(2, 5n))).toBe(false)
  })

  it('is never reached if it is unknown', () => {
    expect(hasReached(at(0xffffffff, 0xffffffffffffffffn), OUT_OF_REACH)).toBe(false)
  })

  it('has reached both of two if it is the later one', () => {
    expect(later(at(1, 5n), at(1, 6n))).toEqual(at(1, 6n))
    expect(later(at(2, 5n), at(1, 6n))).toEqual(at(2, 6n))
  })
})
