import { FormatFinder } from 'dealbook-files/board-format.js'
import type { CutText } from 'dealbook-files/record-cutter.js'
import { RECORD_SEPARATORS, splitBoardFile } from 'dealbook-files/split-board-file.js'
import { encodingOf } from 'dealbook-files/text-encoding.js'

/** A part of a file that can be read separately and is small enough for one request. */
export interface Piece {
  readonly text: string
  /** Converts a line number of the piece into one of the file. */
  readonly lineInFile: (line: number) => number
}

/** A preview names at most 1,000 boards, and requests should be short enough to show progress. */
const MOST_RECORDS = 500
const MOST_CHARACTERS = 256 * 1024

/** Decodes a file as the service's import does. */
export const textOf = (bytes: Uint8Array): string => {
  const isUtf8 = (): boolean => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      return true
    } catch {
      return false
    }
  }
  return new TextDecoder(encodingOf(bytes, isUtf8)).decode(bytes)
}

async function* once(text: string): AsyncIterable<string> {
  yield text
}

const joined = (cuts: readonly CutText[], separator: string): Piece => {
  const starts: { readonly at: number; readonly line: number }[] = []
  let at = 1
  for (const { text, line } of cuts) {
    starts.push({ at, line })
    at += `${text}${separator}`.split('\n').length - 1
  }
  return {
    text: cuts.map(({ text }) => text).join(separator),
    lineInFile: (line) => {
      const start = starts.findLast((place) => place.at <= line)
      return start === undefined ? line : start.line + line - start.at
    },
  }
}

/** Cuts a text between its records. A text that fits into one request, or is not a file of boards, stays whole. */
export const piecesOf = async (text: string): Promise<readonly Piece[]> => {
  const format = new FormatFinder().push(text)
  if (format === null || text.length <= MOST_CHARACTERS) return [{ text, lineInFile: (line) => line }]
  const pieces: Piece[] = []
  let cuts: CutText[] = []
  let length = 0
  for await (const cut of splitBoardFile(format, once(text))) {
    if (cuts.length === MOST_RECORDS || (cuts.length > 0 && length + cut.text.length > MOST_CHARACTERS)) {
      pieces.push(joined(cuts, RECORD_SEPARATORS[format]))
      cuts = []
      length = 0
    }
    cuts.push(cut)
    length += cut.text.length
  }
  return cuts.length === 0 ? pieces : [...pieces, joined(cuts, RECORD_SEPARATORS[format])]
}
