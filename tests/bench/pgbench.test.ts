import { describe, expect, it } from 'vitest'
import { withValues } from '../../bench/pgbench.js'

describe('a statement that pgbench sends', () => {
  it('has its values inlined', () => {
    const at = new Date('2026-03-01T00:00:00.000Z')
    expect(withValues('$1::int, $2::timestamptz, $3::text', [20, at, "'wart'"])).toBe(
      "'20'::int, '2026-03-01T00:00:00.000Z'::timestamptz, '''wart'''::text",
    )
  })

  it('has arrays and nulls inlined', () => {
    expect(withValues('($1::text[])[2], $2::text[]', [["'wart':*", null], null])).toBe(
      "(ARRAY['''wart'':*', NULL]::text[])[2], NULL::text[]",
    )
  })
})
