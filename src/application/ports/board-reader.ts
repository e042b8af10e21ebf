import type { DealFields } from '../../domain/deal.js'

export const BOARD_FORMATS = ['pbn', 'lin'] as const
export type BoardFormat = (typeof BOARD_FORMATS)[number]

/**
 * One record of a file: a board, with what of it a deal has no field for, or why it is none. `index` counts records from
 * 0, `line` from 1.
 */
export type BoardRecord = { readonly index: number; readonly line: number } & (
  | { readonly fields: DealFields; readonly warnings: readonly string[]; readonly message?: never }
  | { readonly message: string; readonly fields?: never; readonly warnings?: never }
)

export interface BoardReader {
  /** Every record of the file, in its order. Text that is no record at all gives no record. A long file is read in turns with other work. */
  read(format: BoardFormat, file: Uint8Array): AsyncIterable<BoardRecord>
}
