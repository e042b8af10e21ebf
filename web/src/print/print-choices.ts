import {
  BOARDS_PER_PAGE,
  type ChosenSheet,
  PAPERS,
  SHEET_LAYOUTS,
  SOLUTION_PLACES,
  SUIT_COLOURS,
} from 'dealbook-domain/sheet/sheet-options.js'
import { SHOWN_HANDS } from 'dealbook-domain/student-view.js'

/** What a reader has chosen in the studio. */
export type PrintChoices = Omit<ChosenSheet, 'locale' | 'ranks'> & {
  readonly south?: 'declarer' | undefined
  readonly numbers?: 'place' | undefined
}

const KEY = 'dealbook.print'

const VALUES: Readonly<Record<keyof PrintChoices, readonly unknown[]>> = {
  paper: PAPERS,
  layout: SHEET_LAYOUTS,
  perPage: BOARDS_PER_PAGE,
  hands: SHOWN_HANDS,
  auction: [true, false],
  commentary: [true, false],
  doubleDummy: [true, false],
  play: [true, false],
  solutions: SOLUTION_PLACES,
  colours: SUIT_COLOURS,
  south: ['declarer'],
  numbers: ['place'],
}

/** What was chosen on this device the last time, as far as it can still be chosen. */
export const readChoices = (): PrintChoices => {
  try {
    const kept = (JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? {}) as Readonly<Record<string, unknown>>
    const known = Object.entries(VALUES).filter(([name, values]) => values.includes(kept[name]))
    return Object.fromEntries(known.map(([name]) => [name, kept[name]]))
  } catch {
    return {}
  }
}

/** What does not say which parts of a board are shown. */
export const looksOf = ({ paper, layout, perPage, solutions, colours }: PrintChoices): PrintChoices =>
  JSON.parse(JSON.stringify({ paper, layout, perPage, solutions, colours })) as PrintChoices

/** Where the browser keeps nothing, the studio begins with the defaults the next time. */
export const keepChoices = (choices: PrintChoices): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices))
  } catch {}
}
