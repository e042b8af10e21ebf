import type { BoardFormat } from '../../application/ports/board-reader.js'
import { linTexts } from './lin/lin-boards.js'
import { pbnTexts } from './pbn/pbn-games.js'
import { type CutText, LineFeeds, type RecordCutter } from './record-cutter.js'

const CUTTERS: Readonly<Record<BoardFormat, () => RecordCutter<CutText>>> = { pbn: pbnTexts, lin: linTexts }

/** Joins the texts of records to a file that is split into the same records again. */
export const RECORD_SEPARATORS: Readonly<Record<BoardFormat, string>> = { pbn: '\n\n', lin: '\n' }

/**
 * Splits the text of a file of boards, which comes in pieces, into records. Each record can be read separately, with
 * the same result as in the file. Keeps at most one record in memory.
 */
export async function* splitBoardFile(format: BoardFormat, text: AsyncIterable<string>): AsyncIterable<CutText> {
  const cutter = CUTTERS[format]()
  const breaks = new LineFeeds()
  for await (const chunk of text) for (const found of cutter.push(breaks.push(chunk))) if (found !== null) yield found
  for (const found of cutter.push(breaks.end())) if (found !== null) yield found
  for (const found of cutter.end()) if (found !== null) yield found
}
