import type { DealFields } from '../../domain/deal-content.js'

export const BOARD_FORMATS = ['pbn', 'lin'] as const
export type BoardFormat = (typeof BOARD_FORMATS)[number]

/** The readable formats: files, and the address of a board in a hand viewer. */
export const READ_FORMATS = [...BOARD_FORMATS, 'handviewer'] as const
export type ReadFormat = (typeof READ_FORMATS)[number]

/**
 * One record of a file: either a board, with warnings about data that a deal has no field for, or the reason why it
 * could not be read. `index` is 0-based, `line` is 1-based.
 */
export type BoardRecord = { readonly index: number; readonly line: number } & (
  | { readonly fields: DealFields; readonly warnings: readonly string[]; readonly message?: never }
  | { readonly message: string; readonly fields?: never; readonly warnings?: never }
)

export interface BoardReader {
  /** The format of a file, detected from its content; `null` if nothing in it looks like a board. */
  formatOf(file: Uint8Array): Promise<ReadFormat | null>

  /** Reads all records of the file in order, skipping text outside records. Yields to other work in a long file. */
  read(format: ReadFormat, file: Uint8Array): AsyncIterable<BoardRecord>
}
