import type { Contract, Strain } from './auction.js'

/** A contract without its declarer. */
export type Undertaking = Pick<Contract, 'level' | 'strain' | 'doubled'>

export const BOOK = 6
const GAME = 100
const MINORS: readonly (Strain | null)[] = ['C', 'D']

const trickPoints = (strain: Strain | null): number => (MINORS.includes(strain) ? 20 : 30)

/** The points for the tricks of the bid. */
const bidPoints = ({ level, strain, doubled }: Undertaking): number =>
  (level * trickPoints(strain) + (strain === 'NT' ? 10 : 0)) * 2 ** doubled

/** Whether the contract scores the game bonus if it is made. */
export const isGame = (contract: Undertaking): boolean => bidPoints(contract) >= GAME

const madeScore = (contract: Undertaking, over: number, isVulnerable: boolean): number => {
  const { level, strain, doubled } = contract
  const overtrick = doubled === 0 ? trickPoints(strain) : 50 * 2 ** doubled * (isVulnerable ? 2 : 1)
  const game = !isGame(contract) ? 50 : isVulnerable ? 500 : 300
  const slam = level < 6 ? 0 : (level === 6 ? 500 : 1000) * (isVulnerable ? 1.5 : 1)
  return bidPoints(contract) + over * overtrick + game + slam + 50 * doubled
}

const downScore = ({ doubled }: Undertaking, down: number, isVulnerable: boolean): number => {
  if (doubled === 0) return down * (isVulnerable ? 100 : 50)
  const first = isVulnerable ? 200 : 100
  const next = isVulnerable ? 300 : 200
  return (first + (down - 1) * next + (isVulnerable ? 0 : Math.max(0, down - 3) * 100)) * doubled
}

/** The tricks above or below the contract, as on a score sheet: "+1", "=", "−2". */
export const resultSign = ({ level }: Pick<Contract, 'level'>, tricks: number): string => {
  const over = tricks - BOOK - level
  if (over === 0) return '='
  return over > 0 ? `+${over}` : `−${-over}`
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
