import type { BoardFormat } from '../../application/ports/board-reader.js'

/**
 * What tells a record of each format: a tag that games of bridge have and files of other games, or settings, do not; the name
 * or the cards of a board at the start of a line or command.
 */
const MARKS: readonly (readonly [BoardFormat, RegExp])[] = [
  ['pbn', /\[[^\S\r\n]*(?:Auction|Board|Contract|Deal|Dealer|Declarer|Play|Vulnerable)[^\S\r\n]*"/],
  ['lin', /[\r\n|][^\S\r\n]*(?:qx|md)[^\S\r\n]*\|/i],
]

/** A mark may begin in one chunk and end in the next. */
const MARK_LENGTH = 100

/** Finds the format of a text, which comes in chunks, by the first mark in it. */
export class FormatFinder {
  // The first line begins like any other.
  private text = '\n'

  /** The format; `null` as long as there is no mark. */
  push(chunk: string): BoardFormat | null {
    this.text = this.text.slice(-MARK_LENGTH) + chunk
    const found = MARKS.flatMap(([format, mark]) => {
      const at = this.text.search(mark)
      return at < 0 ? [] : [{ format, at }]
    })
    return found.sort((a, b) => a.at - b.at)[0]?.format ?? null
  }
}
