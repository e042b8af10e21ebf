import type { BoardRecord, ReadFormat } from '../../src/application/ports/board-reader.js'
import { FileBoardReader } from '../../src/infrastructure/board-files/file-board-reader.js'
import type { CutText } from '../../src/infrastructure/board-files/record-cutter.js'

/** The records of a file. */
export const readBoards = async (format: ReadFormat, file: string | Uint8Array): Promise<BoardRecord[]> => {
  const records: BoardRecord[] = []
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  for await (const record of new FileBoardReader().read(format, bytes)) records.push(record)
  return records
}

/** The records of a file that was split, with their positions in it. */
export const readInPieces = async (format: ReadFormat, pieces: readonly CutText[]): Promise<BoardRecord[]> => {
  const records: BoardRecord[] = []
  for (const { line, text } of pieces)
    for (const record of await readBoards(format, text))
      records.push({ ...record, index: records.length, line: line + record.line - 1 })
  return records
}
