import type { BoardFormat } from '../../application/ports/board-reader.js'

/** What the records of each format begin with: a tag; the name or the cards of a board at the start of a line or command. */
const MARKS: readonly (readonly [BoardFormat, RegExp])[] = [
  ['pbn', /\[[ \t]*\w{1,64}[ \t]*"/],
  ['lin', /[\r\n|][ \t]*(?:qx|md)[ \t]*\|/i],
]

/** A mark may begin in one chunk and end in the next. */
const MARK_LENGTH = 100

/** The format of a text in chunks, by the first mark in it; yields `null` before that, where a caller can pause. */
export function* formatOf(chunks: Iterable<string>): Iterable<BoardFormat | null> {
  // The first line begins like any other.
  let text = '\n'
  for (const chunk of chunks) {
    text = text.slice(-MARK_LENGTH) + chunk
    const found = MARKS.flatMap(([format, mark]) => {
      const at = text.search(mark)
      return at < 0 ? [] : [{ format, at }]
    })
    const [first] = found.sort((a, b) => a.at - b.at)
    yield first?.format ?? null
  }
}
