import type { Seat } from '../../../domain/bridge/board.js'
import { MAX_TRICKS } from '../../../domain/bridge/play.js'

const RESULT = /^\^?\s*(?:(\d{1,2})|(NS|EW)\s+(\d{1,2})(?:\s+(NS|EW)\s+(\d{1,2}))?)$/i

/**
 * Section 3.4.15: the tricks of the declarer (`9`), of one side (`NS 9`) or of both sides (`NS 9 EW 4`), with a leading
 * `^` if they were changed because of an irregularity. `null` if they are unknown or inconsistent.
 */
export const resultFrom = (text: string, declarer: Seat | null): number | null => {
  const [, tricks, side, ofSide, other, ofOther] = RESULT.exec(text) ?? []
  if (tricks !== undefined) return Number(tricks) <= MAX_TRICKS ? Number(tricks) : null
  const taken = Number(ofSide)
  if (side === undefined || taken > MAX_TRICKS || declarer === null) return null
  const isBoth = other !== undefined
  if (isBoth && (other.toUpperCase() === side.toUpperCase() || taken + Number(ofOther) !== MAX_TRICKS)) return null
  return side.toUpperCase().includes(declarer) ? taken : MAX_TRICKS - taken
}
