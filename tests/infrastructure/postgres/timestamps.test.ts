import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTimestamp } from '../../../src/infrastructure/postgres/timestamps.js'

const MOMENT = fc.date({
  min: new Date('0001-01-01T00:00:00Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
  noInvalidDate: true,
})
/** Digits of a fraction of a second, as PostgreSQL writes them: without trailing zeros. */
const FRACTION = fc
  .integer({ min: 0, max: 999_999 })
  .map((micros) => String(micros).padStart(6, '0').replace(/0+$/, ''))

const written = (at: Date, fraction: string, [between, zone]: readonly [string, string]): string =>
  `${at.toISOString().slice(0, 19).replace('T', between)}${fraction === '' ? '' : `.${fraction}`}${zone}`

describe('a timestamp as PostgreSQL writes it', () => {
  it.each([
    ['in a row', [' ', '+00']],
    ['in JSON', ['T', '+00:00']],
  ] as const)('is read %s to the millisecond', (_, form) => {
    fc.assert(
      fc.property(MOMENT, FRACTION, (at, fraction) => {
        const expected = Math.floor(at.getTime() / 1000) * 1000 + Number(fraction.padEnd(6, '0').slice(0, 3))
        expect(parseTimestamp(written(at, fraction, form)).getTime()).toBe(expected)
      }),
    )
  })

  it.each([
    ['0099-01-01 00:00:00+00', Date.parse('0099-01-01T00:00:00Z')],
    ['10000-01-01 00:00:00+00', Date.parse('+010000-01-01T00:00:00Z')],
    ['0044-03-15 12:00:00+00 BC', Date.parse('-000043-03-15T12:00:00Z')],
    ['2026-11-21 08:30:00+01', Date.parse('2026-11-21T07:30:00Z')],
    ['infinity', Number.POSITIVE_INFINITY],
  ])('is left to pg if it is unusual: %s', (text, expected) => {
    expect(Number(parseTimestamp(text))).toBe(expected)
  })
})
