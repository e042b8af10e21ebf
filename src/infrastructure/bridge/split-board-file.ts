import type { BoardFormat } from '../../application/ports/board-reader.js'
import { LinBoards } from './lin-boards.js'
import { PbnGames } from './pbn-games.js'
import { type CutText, type RecordCutter, withLineFeeds } from './record-cutter.js'

const CUTTERS: Readonly<Record<BoardFormat, () => RecordCutter<CutText>>> = {
  pbn: () => new PbnGames(),
  lin: () => new LinBoards(),
}

/**
 * Splits a file of boards, given as its text piece by piece, at the borders of its records. Each stands by itself: the
 * record that a reader finds in it is the one that it finds in the file. Never holds more of the file than one record.
 */
export async function* splitBoardFile(format: BoardFormat, text: AsyncIterable<string>): AsyncIterable<CutText> {
  const cutter = CUTTERS[format]()
  // Returns at the end may be a part of a line break.
  let held = ''
  for await (const chunk of text) {
    const whole = held + chunk
    held = whole.endsWith('\r\r') ? '\r\r' : whole.endsWith('\r') ? '\r' : ''
    yield* cutter.push(withLineFeeds(whole.slice(0, whole.length - held.length)))
  }
  yield* cutter.push(withLineFeeds(held))
  yield* cutter.end()
}
