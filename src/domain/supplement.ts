import { exceedsJsonBytes, jsonBytes } from './text.js'

/**
 * Data about a board from a file that no other field contains. It may name people, so only the owner and internal
 * backends can read it.
 */
export interface SupplementEntry {
  readonly name: string
  /** The value of a tag; the lines of a table follow it, separated by `\n`. */
  readonly value: string
}

/** The board with an empty supplement, because its entries may say who sat where, and what a result scored. */
export const withEmptySupplement = <Board extends object>(board: Board): Board => ({ ...board, supplement: [] })

export const MAX_SUPPLEMENT_BYTES = 32 * 1024

/** The size of an entry as JSON, including its comma. */
const bytesOf = (entry: SupplementEntry): number => jsonBytes(entry) + 1

/** Splits the entries into the first ones that fit in 32 KiB of JSON, and the rest. */
export const fittingSupplement = (
  entries: readonly SupplementEntry[],
): { readonly kept: readonly SupplementEntry[]; readonly dropped: readonly SupplementEntry[] } => {
  if (!exceedsJsonBytes(entries, MAX_SUPPLEMENT_BYTES)) return { kept: entries, dropped: [] }
  let bytes = 1
  const first = entries.findIndex((entry) => {
    bytes += bytesOf(entry)
    return bytes > MAX_SUPPLEMENT_BYTES
  })
  return first < 0 ? { kept: entries, dropped: [] } : { kept: entries.slice(0, first), dropped: entries.slice(first) }
}
