import { Score, type Types } from '@bridge-tools/core'
import { describe, expect, it } from 'vitest'
import { STRAINS } from '../../../src/domain/bridge/auction.js'
import { scoreOf, type Undertaking } from '../../../src/domain/bridge/scoring.js'

const contract = (text: string): Undertaking => {
  const [, level = '', strain = '', doubles = ''] = /^(\d)(C|D|H|S|NT)(X*)$/.exec(text) ?? []
  return { level: Number(level), strain, doubled: doubles.length } as Undertaking
}

describe('the score', () => {
  it.each([
    ['1C', 7, 70, 70],
    ['1NT', 7, 90, 90],
    ['2S', 9, 140, 140],
    ['3NT', 9, 400, 600],
    ['4H', 11, 450, 650],
    ['5D', 11, 400, 600],
    ['6S', 12, 980, 1430],
    ['7NT', 13, 1520, 2220],
    ['1CXX', 7, 230, 230],
    ['1HXX', 7, 520, 720],
    ['2SX', 8, 470, 670],
    ['2SX', 10, 670, 1070],
    ['1NTXX', 13, 1760, 3160],
    ['7NTXX', 13, 2280, 2980],
    ['4S', 8, -100, -200],
    ['4SX', 9, -100, -200],
    ['4SX', 7, -500, -800],
    ['4SX', 6, -800, -1100],
    ['7CXX', 0, -7000, -7600],
  ])('of %s with %d tricks is %d, vulnerable %d', (text, tricks, notVulnerable, vulnerable) => {
    expect(scoreOf(contract(text), false, tricks)).toBe(notVulnerable)
    expect(scoreOf(contract(text), true, tricks)).toBe(vulnerable)
  })

  it('of a passed-out board is 0', () => {
    expect(scoreOf({ level: 0, strain: null, doubled: 0 }, true, 0)).toBe(0)
  })

  it('of every contract agrees with the package @bridge-tools/core', () => {
    const differences: string[] = []
    let compared = 0
    for (const strain of STRAINS)
      for (const level of [1, 2, 3, 4, 5, 6, 7])
        for (const doubled of [0, 1, 2] as const)
          for (const isVulnerable of [false, true])
            for (let tricks = 0; tricks <= 13; tricks++) {
              compared++
              const theirs: Types.Contract = {
                declarer: 'N',
                level,
                strain,
                doubled: doubled === 1,
                redoubled: doubled === 2,
              }
              const expected = Score.calculate(theirs, isVulnerable ? 'VNv' : 'NvNv', tricks).score
              const score = scoreOf({ level, strain, doubled }, isVulnerable, tricks)
              if (score !== expected)
                differences.push(`${level}${strain} ${doubled} ${isVulnerable} ${tricks}: ${score}, not ${expected}`)
            }
    expect(compared).toBe(5 * 7 * 3 * 2 * 14)
    expect(differences).toEqual([])
  })
})
