import {
  BOARDS_PER_PAGE,
  type ChosenSheet,
  GIVEN_PARTS,
  PAPERS,
  SHEET_LAYOUTS,
  SOLUTION_PLACES,
  SUIT_COLOURS,
} from 'dealbook-domain/sheet/sheet-options.js'
import { SHOWN_HANDS } from 'dealbook-domain/student-view.js'
import { onDevice } from '../browser-storage.js'

/** The reader's choices in the print studio. */
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
  titles: [true, false],
  auction: [true, false],
  commentary: [true, false],
  doubleDummy: [true, false],
  play: [true, false],
  solutions: SOLUTION_PLACES,
  given: GIVEN_PARTS,
  colours: SUIT_COLOURS,
  south: ['declarer'],
  numbers: ['place'],
}

/** The last choices made on this device that are still valid. */
export const readChoices = (): PrintChoices => {
  const kept = (onDevice.readJson(KEY) ?? {}) as Readonly<Record<string, unknown>>
  const known = Object.entries(VALUES).filter(([name, values]) => values.includes(kept[name]))
  return Object.fromEntries(known.map(([name]) => [name, kept[name]]))
}

/** The choices that don't affect which parts of a board are shown. */
export const looksOf = ({ paper, layout, perPage, solutions, colours }: PrintChoices): PrintChoices =>
  JSON.parse(JSON.stringify({ paper, layout, perPage, solutions, colours })) as PrintChoices

/** Some choices, with the looks of others. */
export const withLooks = (choices: PrintChoices, looks: PrintChoices): PrintChoices => {
  const { paper: _, layout: __, perPage: ___, solutions: ____, colours: _____, ...rest } = choices
  return { ...rest, ...looksOf(looks) }
}

/** Stores the choices. Without storage, the studio starts with the defaults next time. */
export const keepChoices = (choices: PrintChoices): void => onDevice.write(KEY, JSON.stringify(choices))
