import type { BoardFormat } from '../../application/ports/board-reader.js'
import { linTexts } from './lin-boards.js'
import { pbnTexts } from './pbn-games.js'
import { type CutText, LineFeeds, type RecordCutter } from './record-cutter.js'

const CUTTERS: Readonly<Record<BoardFormat, () => RecordCutter<CutText>>> = { pbn: pbnTexts, lin: linTexts }

/**
 * Splits a file of boards, given as its text piece by piece, at the borders of its records. Each stands by itself: the
 * record that a reader finds in it is the one that it finds in the file. Never holds more of the file than one record.
 */
export async function* splitBoardFile(format: BoardFormat, text: AsyncIterable<string>): AsyncIterable<CutText> {
  const cutter = CUTTERS[format]()
  const breaks = new LineFeeds()
  for await (const chunk of text) for (const found of cutter.push(breaks.push(chunk))) if (found !== null) yield found
  for (const found of cutter.push(breaks.end())) if (found !== null) yield found
  for (const found of cutter.end()) if (found !== null) yield found
}
