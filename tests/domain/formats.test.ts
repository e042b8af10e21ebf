import { describe, expect, it } from 'vitest'
import { isInstant } from '../../src/domain/formats.js'

describe('isInstant', () => {
  it.each([
    '2026-03-01T09:30:00Z',
    '2026-03-01t09:30:00.5z',
    '2026-03-01T09:30:00.123456789+05:30',
    '2024-02-29T23:59:59-23:59',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
  ])('takes %s, which a date can hold', (text) => {
    expect(isInstant(text)).toBe(true)
    expect(new Date(text).toISOString()).toMatch(/^\d{4}-/)
  })

  it.each([
    '',
    '2026-03-01',
    '2026-03-01T09:30:00',
    '2026-03-01T09:30Z',
    '2026-03-01 09:30:00Z',
    '2026-03-01T09:30:00+01',
    '2026-03-01T09:30:00+24:00',
    '2026-03-01T24:00:00Z',
    '2016-12-31T23:59:60Z',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '0000-12-31T23:59:59Z',
    '0001-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '+010000-01-01T00:00:00Z',
    ' 2026-03-01T09:30:00Z',
  ])('refuses %j', (text) => {
    expect(isInstant(text)).toBe(false)
  })
})
