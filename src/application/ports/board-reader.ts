import type { DealFields } from '../../domain/deal.js'

export type BoardFormat = 'pbn'

/** One record of a file: a board, or why it is none. `index` counts records from 0, `line` from 1. */
export type BoardRecord = { readonly index: number; readonly line: number } & (
  | { readonly fields: DealFields; readonly message?: never }
  | { readonly message: string; readonly fields?: never }
)

export interface BoardReader {
  /** Every record of the file, in its order. Text that is no record at all gives no record. A long file is read in turns with other work. */
  read(format: BoardFormat, file: Uint8Array): AsyncIterable<BoardRecord>
}
