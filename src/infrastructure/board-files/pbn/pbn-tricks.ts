import { bidText, STRAINS, STRAINS_DOWN, type Strain } from '../../../domain/bridge/auction.js'
import { SEATS, SEATS_BY_SIDE, type Seat, type Vulnerability } from '../../../domain/bridge/board.js'
import { type ParContract, parOf, type TrickTable } from '../../../domain/bridge/par.js'
import { areSameTricks, parseTricks, writeTricks } from '../../../domain/double-dummy.js'
import { tagText } from './pbn-tokens.js'

const TABLE = 'OptimumResultTable'
const TRICKS = 'DoubleDummyTricks'
const SCORE = 'OptimumScore'
const CONTRACT = 'ParContract'

/** PBN 2.1, section 5.6: a table's tag lists its columns, each followed by an unescaped backslash and its width. */
const COLUMNS = ['Declarer', 'Denomination', 'Result'] as const
const HEADER = `[${TABLE} "Declarer;Denomination\\2R;Result\\2R"]`

const ROWS = SEATS_BY_SIDE.flatMap((seat) => STRAINS_DOWN.map((strain) => [seat, strain] as const))

/** Longer tables are ignored. */
const MAX_TABLE_LENGTH = 2_000

/** The table of an `OptimumResultTable`, its rows in any order; `null` if a row is missing, repeated or unreadable. */
const tableFrom = (text: string): TrickTable | null => {
  if (text.length > MAX_TABLE_LENGTH) return null
  const [header = '', ...lines] = text.split('\n')
  const columns = header.split(';').map((column) => column.replace(/\\.*$/, '').trim())
  const places = COLUMNS.map((column) => columns.indexOf(column))
  const rows = lines.map((line) => line.trim().split(/\s+/))
  if (places.includes(-1) || rows.length !== ROWS.length) return null
  const results = new Map<string, number>()
  for (const row of rows) {
    const [seat = '', denomination = '', result = ''] = places.map((place) => row[place] ?? '')
    if (row.length !== columns.length || !/^(\d|1[0-3])$/.test(result)) return null
    results.set(`${seat.toUpperCase()} ${denomination.toUpperCase().replace(/^N$/, 'NT')}`, Number(result))
  }
  const tricksOf = (seat: Seat, strain: Strain): number => results.get(`${seat} ${strain}`) ?? Number.NaN
  if (ROWS.some(([seat, strain]) => Number.isNaN(tricksOf(seat, strain)))) return null
  return Object.fromEntries(
    SEATS.map((seat) => [seat, Object.fromEntries(STRAINS.map((strain) => [strain, tricksOf(seat, strain)]))]),
  ) as unknown as TrickTable
}

const sideOf = (declarers: readonly Seat[]): string =>
  declarers.length === 1 ? (declarers[0] as string) : declarers.includes('N') ? 'NS' : 'EW'

const contractText = (contract: ParContract): string => `${sideOf(contract.declarers)} ${bidText(contract)}`

/** The values of the tags that follow from a table. */
const parTexts = (tricks: TrickTable, vulnerability: Vulnerability) => {
  const { score, contracts } = parOf(tricks, vulnerability)
  return {
    [SCORE]: `NS ${score}`,
    [CONTRACT]: contracts.length === 0 ? 'NS Pass' : contracts.map(contractText).join(', '),
  }
}

/** The score in points of North and South; `null` if the text is not a score. */
const scoreFrom = (text: string): number | null => {
  const [, side, points] = /^(NS|EW) ?([+-]?\d{1,5})$/i.exec(text) ?? []
  if (points === undefined) return null
  return side?.toUpperCase() === 'NS' ? Number(points) : 0 - Number(points)
}

export interface ReadTricks {
  readonly tricks: TrickTable | null
  /** The tags that only repeat the table. */
  readonly said: ReadonlySet<string>
}

/**
 * The double dummy results of a game.
 * @param textOf the value of a tag with the lines of its table; `undefined` if the game lacks it
 */
export const tricksFrom = (textOf: (name: string) => string | undefined, vulnerability: Vulnerability): ReadTricks => {
  const table = tableFrom(textOf(TABLE) ?? '')
  const digits = parseTricks(textOf(TRICKS) ?? '')
  const tricks = table ?? digits
  if (tricks === null) return { tricks, said: new Set() }
  const par = parTexts(tricks, vulnerability)
  const isSaid: Readonly<Record<string, boolean>> = {
    [TABLE]: table !== null,
    [TRICKS]: digits !== null && areSameTricks(digits, tricks),
    [SCORE]: scoreFrom(textOf(SCORE) ?? '') === scoreFrom(par[SCORE]),
    [CONTRACT]: textOf(CONTRACT) === par[CONTRACT],
  }
  return { tricks, said: new Set(Object.keys(isSaid).filter((name) => isSaid[name])) }
}

/** The lines for a table. @param hasSaid whether the file that the board comes from already has the tag */
export const linesOfTricks = (
  tricks: TrickTable,
  vulnerability: Vulnerability,
  hasSaid: (name: string) => boolean,
): readonly string[] => {
  const par = parTexts(tricks, vulnerability)
  const lines: Readonly<Record<string, readonly string[]>> = {
    [TRICKS]: [tagText(TRICKS, writeTricks(tricks))],
    [SCORE]: [tagText(SCORE, par[SCORE])],
    [CONTRACT]: [tagText(CONTRACT, par[CONTRACT])],
    [TABLE]: [
      HEADER,
      ...ROWS.map(([seat, strain]) => `${seat} ${strain.padStart(2)} ${String(tricks[seat][strain]).padStart(2)}`),
    ],
  }
  return Object.entries(lines).flatMap(([name, written]) => (hasSaid(name) ? [] : written))
}
