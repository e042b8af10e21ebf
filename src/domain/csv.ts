/** Spreadsheets may run cells that begin like this as formulas, even after spaces, or with full-width signs. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u
/** In many languages, spreadsheets separate cells with semicolons. */
const NEEDS_QUOTES = /[",;\t\r\n]/

export type CsvCell = string | number | Date | null | undefined

const written = (value: CsvCell): string => {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const safe = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of RFC 4180, or with semicolons, in which no cell is a formula. */
export const csvLine = (cells: readonly CsvCell[], separator: ',' | ';' = ','): string =>
  `${cells.map(written).join(separator)}\r\n`
