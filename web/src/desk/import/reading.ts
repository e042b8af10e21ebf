import type { components } from 'dealbook-client'
import { unwrap } from 'dealbook-client'
import { aKey } from '../../idempotency-key.js'
import { asReader } from '../../service.js'
import { type Piece, piecesOf } from './pieces.js'

export type ForeseenBoard = components['schemas']['ForeseenBoard']
type Report = components['schemas']['ImportReport']

export const FILE_TYPE = { 'content-type': 'text/plain' } as const

/** A board of a file, with its position. */
export interface FoundBoard extends ForeseenBoard {
  /** Unique among all boards on the page. */
  readonly id: string
}

/** The service's report on a piece. The key makes repeated imports of the piece take effect once. */
export interface ReadPiece {
  readonly key: string
  readonly text: string
  readonly boards: readonly FoundBoard[]
  readonly faults: Report['rejected']
  readonly faultsTotal: number
  readonly warnings: Report['warnings']
}

/** A file, or pasted text. */
export interface ReadSource {
  readonly name: string
  readonly pieces: readonly ReadPiece[]
}

/** Previews the import of a text. */
export const foresee = (text: string): Promise<Report> =>
  unwrap(
    asReader.POST('/deals/import', {
      params: { query: { dryRun: true, existing: 'skip' } },
      headers: FILE_TYPE,
      body: text,
    }),
  )

const readPiece = async ({ text, lineInFile }: Piece): Promise<ReadPiece> => {
  const { boards, rejected, rejectedTotal, warnings } = await foresee(text)
  const key = aKey()
  const placed = <Remark extends { readonly line: number }>(remarks: readonly Remark[]) =>
    remarks.map((remark) => ({ ...remark, line: lineInFile(remark.line) }))
  return {
    key,
    text,
    boards: placed(boards ?? []).map((board) => ({ ...board, id: `${key} ${board.index}` })),
    faults: placed(rejected),
    faultsTotal: rejectedTotal,
    warnings: placed(warnings),
  }
}

/** Reads the boards in a text without storing anything. `onPiece` is called with the progress. */
export const readSource = async (
  name: string,
  text: string,
  onPiece: (done: number, total: number) => void,
): Promise<ReadSource> => {
  const pieces = await piecesOf(text)
  const read: ReadPiece[] = []
  for (const piece of pieces) {
    onPiece(read.length, pieces.length)
    read.push(await readPiece(piece))
  }
  return { name, pieces: read }
}
