import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bid, STRAINS } from '../../src/domain/bridge/auction.js'
import { SEATS, seatAfter } from '../../src/domain/bridge/board.js'
import { readHands } from '../../src/domain/bridge/hand.js'
import { parOf, type TrickTable, writeParContract } from '../../src/domain/bridge/par.js'
import { changeDeal, type Deal, newDeal } from '../../src/domain/deal.js'
import {
  canMake,
  digitsThatMake,
  doubleDummyOf,
  parseTricks,
  turnedTricks,
  wholeHands,
  writeTricks,
} from '../../src/domain/double-dummy.js'
import { renumbered, turned } from '../../src/domain/turned-board.js'
import { aDeal, later, NOON } from '../support/builders.js'
import { anyTable, aTable, WHOLE_HANDS } from '../support/trick-tables.js'

const known = (overrides: Partial<Deal> = {}): Deal =>
  aDeal({
    hands: readHands(WHOLE_HANDS).hands,
    doubleDummy: { tricks: aTable(7), source: 'solver' },
    ...overrides,
  })

describe('the double dummy results of a deal', () => {
  it("are the known table, and the par that follows from it at the deal's vulnerability", () => {
    fc.assert(
      fc.property(anyTable, (tricks) => {
        const deal = known({ doubleDummy: { tricks, source: 'file' }, vulnerability: 'EW' })
        const { score, contracts } = parOf(tricks, 'EW')
        expect(doubleDummyOf(deal)).toEqual({
          tricks,
          par: { score, contracts: contracts.map(writeParContract) },
          source: 'file',
        })
      }),
    )
    expect(doubleDummyOf(aDeal())).toBeNull()
  })

  it('are taken from a file only if it has four whole hands', () => {
    const { id, ownerId } = aDeal()
    const made = (hands: typeof WHOLE_HANDS | { N: string }) =>
      newDeal(
        { id, ownerId: ownerId as never, fields: { title: 'x', hands, tricks: aTable(6) }, sharingGroupIds: [] },
        NOON,
      )
    expect(made(WHOLE_HANDS).doubleDummy).toEqual({ tricks: aTable(6), source: 'file' })
    expect(made({ N: WHOLE_HANDS.N }).doubleDummy).toBeNull()
  })

  it('are kept while the hands stay the same, and dropped when they change', () => {
    const deal = known()
    const patched = (patch: object) => changeDeal(deal, { patch }, [], later(1)).doubleDummy
    expect(patched({ title: 'Other', vulnerability: 'All', dealer: 'W' })).toEqual(deal.doubleDummy)
    expect(patched({ hands: WHOLE_HANDS })).toEqual(deal.doubleDummy)
    expect(patched({ hands: { N: null } })).toBeNull()
    expect(patched({ hands: { N: WHOLE_HANDS.S, S: WHOLE_HANDS.N } })).toBeNull()
    const overwrite = { title: 'x', hands: WHOLE_HANDS }
    expect(changeDeal(deal, { overwrite }, [], later(1)).doubleDummy).toEqual(deal.doubleDummy)
    expect(changeDeal(deal, { overwrite: { title: 'x' } }, [], later(1)).doubleDummy).toBeNull()
  })
})

describe('a table of tricks', () => {
  it("turns with the board: each declarer's tricks move to the next seat", () => {
    fc.assert(
      fc.property(anyTable, fc.nat(8), (tricks, quarterTurns) => {
        const table = turnedTricks(tricks, quarterTurns)
        for (const seat of SEATS)
          for (const strain of STRAINS) expect(table[seatAfter(seat, quarterTurns)][strain]).toBe(tricks[seat][strain])
      }),
    )
    const deal = known({ dealer: 'N', doubleDummy: { tricks: { ...aTable(3), N: aTable(10).N }, source: 'solver' } })
    expect(turned(deal, 1).doubleDummy?.tricks.E).toEqual(aTable(10).N)
    expect(renumbered(deal, 2).doubleDummy?.tricks.E).toEqual(aTable(10).N)
    expect(turned(aDeal(), 1).doubleDummy).toBeNull()
  })

  it('is unchanged after being written and read', () => {
    fc.assert(
      fc.property(anyTable, (tricks) => {
        expect(parseTricks(writeTricks(tricks))).toEqual(tricks)
      }),
    )
  })

  it('is written by declarers N, S, E and W, no trump first', () => {
    const N = { C: 5, D: 4, H: 3, S: 2, NT: 1 }
    const tricks = { N, S: { ...N, NT: 6 }, E: { ...N, NT: 7 }, W: { ...N, NT: 13 } }
    expect(writeTricks(tricks)).toBe('123456234572345d2345')
  })

  it('makes a bid if some declarer takes enough tricks, which its text form shows too', () => {
    const BIDS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => STRAINS.map((strain) => `${level}${strain}` as Bid))
    const only = { ...aTable(6), W: { ...aTable(6).W, NT: 9 } }
    expect(BIDS.filter((bid) => canMake(only, bid))).toEqual(['1NT', '2NT', '3NT'])
    expect(BIDS.filter((bid) => canMake(aTable(13), bid))).toEqual(BIDS)
    fc.assert(
      fc.property(anyTable, fc.constantFrom(...BIDS), (table, bid) => {
        expect(new RegExp(`^${digitsThatMake(bid)}`).test(writeTricks(table))).toBe(canMake(table, bid))
      }),
    )
  })

  it('is read from no other text', () => {
    for (const text of ['', '1234', '1'.repeat(19), '1'.repeat(21), 'e'.repeat(20), `${'1'.repeat(19)}-`])
      expect(parseTricks(text)).toBeNull()
    expect(parseTricks('D'.repeat(20))).toEqual(aTable(13) satisfies TrickTable)
  })
})

describe('four hands', () => {
  it('are whole if each has thirteen cards', () => {
    const whole = readHands(WHOLE_HANDS).hands
    expect(wholeHands(whole)).toEqual(whole)
    expect(wholeHands({ ...whole, E: null })).toBeNull()
    expect(wholeHands(readHands({ N: 'A...', E: 'K...', S: 'Q...', W: 'J...' }).hands)).toBeNull()
  })
})
