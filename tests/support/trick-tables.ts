import fc from 'fast-check'
import { STRAINS, type Strain } from '../../src/domain/bridge/auction.js'
import { SEATS, type Seat } from '../../src/domain/bridge/board.js'
import type { TrickTable } from '../../src/domain/bridge/par.js'

/** Four whole hands. */
export const WHOLE_HANDS = {
  N: 'AKQJ.T98.765.432',
  E: 'T987.AKQJ.432.65',
  S: '65.432.AKQJ.T987',
  W: '432.765.T98.AKQJ',
} as const

/** Hands that are solved at once: each is a whole suit. */
export const LAYDOWN = {
  N: 'AKQJT98765432...',
  E: '.AKQJT98765432..',
  S: '..AKQJT98765432.',
  W: '...AKQJT98765432',
} as const

/** A table in which every declarer takes the same number of tricks in every strain. */
export const aTable = (tricks: number): TrickTable => {
  const row = Object.fromEntries(STRAINS.map((strain) => [strain, tricks])) as Record<Strain, number>
  return { N: row, E: row, S: row, W: row }
}

export const anyTable: fc.Arbitrary<TrickTable> = fc
  .array(fc.nat(13), { minLength: SEATS.length * STRAINS.length, maxLength: SEATS.length * STRAINS.length })
  .map(
    (tricks) =>
      Object.fromEntries(
        SEATS.map((seat, row) => [
          seat,
          Object.fromEntries(STRAINS.map((strain, i) => [strain, tricks[row * STRAINS.length + i]])),
        ]),
      ) as unknown as Record<Seat, Record<Strain, number>>,
  )
