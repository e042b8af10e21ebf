import type { Contract, Strain } from './auction.js'

/** A contract without its declarer. */
export type Undertaking = Pick<Contract, 'level' | 'strain' | 'doubled'>

export const BOOK = 6
const GAME = 100
const MINORS: readonly (Strain | null)[] = ['C', 'D']

const trickPoints = (strain: Strain | null): number => (MINORS.includes(strain) ? 20 : 30)

const madeScore = ({ level, strain, doubled }: Undertaking, over: number, isVulnerable: boolean): number => {
  const factor = 2 ** doubled
  const bid = (level * trickPoints(strain) + (strain === 'NT' ? 10 : 0)) * factor
  const overtrick = doubled === 0 ? trickPoints(strain) : 50 * factor * (isVulnerable ? 2 : 1)
  const game = bid < GAME ? 50 : isVulnerable ? 500 : 300
  const slam = level < 6 ? 0 : (level === 6 ? 500 : 1000) * (isVulnerable ? 1.5 : 1)
  return bid + over * overtrick + game + slam + 50 * doubled
}

const downScore = ({ doubled }: Undertaking, down: number, isVulnerable: boolean): number => {
  if (doubled === 0) return down * (isVulnerable ? 100 : 50)
  const first = isVulnerable ? 200 : 100
  const next = isVulnerable ? 300 : 200
  return (first + (down - 1) * next + (isVulnerable ? 0 : Math.max(0, down - 3) * 100)) * doubled
}

/**
 * The declaring side's score for a number of tricks (0 to 13), by Law 77 of the Laws of Duplicate Bridge; 0 if the
 * board was passed out.
 */
export const scoreOf = (contract: Undertaking, isVulnerable: boolean, tricks: number): number => {
  if (contract.level === 0) return 0
  const over = tricks - BOOK - contract.level
  return over >= 0 ? madeScore(contract, over, isVulnerable) : -downScore(contract, -over, isVulnerable)
}
