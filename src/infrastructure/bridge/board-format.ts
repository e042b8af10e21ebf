import type { BoardFormat } from '../../application/ports/board-reader.js'

/** The first mark in a text tells whether it has tags, as PBN has, or commands, as LIN has. */
const TAG = /\[[^\S\r\n]*[A-Za-z]\w*[^\S\r\n]*"/
const COMMAND = /[\r\n|][^\S\r\n]*(?:qx|md)[^\S\r\n]*\|/i
/** A tag that games of bridge have, and files of other games or settings do not. */
const BRIDGE_TAG = /\[[^\S\r\n]*(?:Auction|Board|Contract|Deal|Dealer|Declarer|Play|Vulnerable)[^\S\r\n]*"/

/** A mark may begin in one chunk and end in the next. */
const MARK_LENGTH = 100

/** Finds the format of a text, which comes in chunks. */
export class FormatFinder {
  // The first line begins like any other.
  private text = '\n'
  private hasTags = false

  /** The format; `null` as long as nothing tells. */
  push(chunk: string): BoardFormat | null {
    this.text = this.text.slice(-MARK_LENGTH) + chunk
    if (!this.hasTags) {
      const [tag, command] = [this.text.search(TAG), this.text.search(COMMAND)]
      if (command >= 0 && (tag < 0 || command < tag)) return 'lin'
      this.hasTags = tag >= 0
    }
    return this.hasTags && BRIDGE_TAG.test(this.text) ? 'pbn' : null
  }
}
