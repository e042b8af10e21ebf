import { describe, expect, it } from 'vitest'
import { STRAINS } from '../../../src/domain/bridge/auction.js'
import type { Vulnerability } from '../../../src/domain/bridge/board.js'
import { parOf, type TrickTable, writeParContract } from '../../../src/domain/bridge/par.js'

/** Rows of North, East, South and West in clubs, diamonds, hearts, spades, notrump. */
const tableOf = (...rows: readonly string[]): TrickTable => {
  const [N, E, S, W] = rows.map((text) => {
    const tricks = text.split(' ').map(Number)
    return Object.fromEntries(STRAINS.map((strain, i) => [strain, tricks[i]]))
  })
  return { N, E, S, W } as unknown as TrickTable
}
const sides = (ours: string, theirs: string) => tableOf(ours, theirs, ours, theirs)

const par = (table: TrickTable, vulnerability: Vulnerability = 'None'): string => {
  const { score, contracts } = parOf(table, vulnerability)
  return [score, ...contracts.map(writeParContract)].join(' ')
}

describe('par', () => {
  it("is one side's best contract that the other cannot outbid", () => {
    expect(par(sides('7 7 8 10 8', '6 6 5 3 5'))).toBe('420 4SNS')
    expect(par(sides('6 6 5 3 5', '7 7 8 10 8'))).toBe('-420 4SEW')
  })

  it('names the only declarer who makes it', () => {
    expect(par(tableOf('7 7 8 9 8', '6 6 5 3 5', '7 7 8 10 8', '6 6 5 3 5'))).toBe('420 4SS')
  })

  it('is a sacrifice if that costs less at the vulnerability', () => {
    const table = sides('4 5 7 10 7', '9 8 6 3 6')
    expect(par(table)).toBe('300 5CXEW')
    expect(par(table, 'EW')).toBe('420 4SNS')
    expect(par(table, 'NS')).toBe('300 5CXEW')
    expect(par(table, 'All')).toBe('500 5CXEW')
  })

  it('is 0 if neither side can make a contract', () => {
    expect(par(sides('6 6 6 6 6', '6 6 6 6 6'))).toBe('0')
  })

  it('goes to North and South if it depends on who bids first', () => {
    expect(par(sides('6 6 6 6 7', '6 6 6 6 7'))).toBe('90 1NTNS')
  })

  it('lists all contracts that reach it', () => {
    expect(par(sides('5 5 10 10 9', '8 8 3 3 4'))).toBe('420 4HNS 4SNS')
  })

  it('names the highest of several in a strain', () => {
    expect(par(sides('5 5 6 9 6', '7 7 6 4 6'))).toBe('140 3SNS')
  })

  it('names sacrifices only over contracts that the opponents want to play', () => {
    const { score, contracts } = parOf(sides('6 9 4 6 4', '6 4 9 7 7'), 'None')
    expect([score, contracts.map(writeParContract)]).toEqual([-100, ['4DXNS']])
  })

  it('counts a grand slam that is made', () => {
    expect(par(sides('0 0 13 13 13', '0 0 0 0 0'), 'NS')).toBe('2220 7NTNS')
  })
})
