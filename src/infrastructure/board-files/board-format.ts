import type { BoardFormat } from '../../application/ports/board-reader.js'

/** A text is PBN or LIN depending on which comes first: a tag or a command. */
const TAG = /\[\s{0,20}[A-Za-z]\w{0,63}\s{0,20}["“”„]/
const COMMAND = /[\r\n|][^\S\r\n]*(?:qx|md)[^\S\r\n]*\||(?:[\r\n=]|%7C)(?:qx|md)%7C/i
/** A tag that occurs in bridge games, but not in files of other games or settings. */
const BRIDGE_TAG = /\[\s{0,20}(?:Auction|Board|Contract|Deal|Dealer|Declarer|Play|Vulnerable)\s{0,20}["“”„]/

/** The maximum length of a tag or command that is searched for: it may begin in one chunk and end in the next. */
export const MARK_LENGTH = 100

const FIRST_COMMAND = /^[a-z]{2}(?:\||%7C)/i

/** Whether a text begins with a command of LIN, ignoring tags and links in its texts; lines starting with `%` are skipped. */
export const beginsWithCommand = (text: string): boolean => {
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const said = line.trim()
    if (said !== '' && !said.startsWith('%')) return FIRST_COMMAND.test(said)
  }
  return false
}

/** Finds the format of a text, which comes in chunks. */
export class FormatFinder {
  // Commands are found after a line break, so the first line needs one too.
  private text = '\n'
  private hasTags = false
  private isPbn = false
  /** Whether the text begins with a command; `null` before its first chunk. */
  private isCommands: boolean | null = null

  /** @param isForTags whether to ignore commands */
  constructor(private readonly isForTags = false) {}

  /** The format; `null` until it is known. */
  push(chunk: string): BoardFormat | null {
    this.text = this.text.slice(-MARK_LENGTH) + chunk
    this.isCommands ??= !this.isForTags && beginsWithCommand(chunk)
    const command = this.isForTags ? -1 : this.text.search(COMMAND)
    if (command >= 0 && this.isCommands) return 'lin'
    if (!this.hasTags) {
      const tag = this.text.search(TAG)
      if (command >= 0 && (tag < 0 || command < tag)) return 'lin'
      this.hasTags = tag >= 0
    }
    this.isPbn ||= this.hasTags && BRIDGE_TAG.test(this.text)
    return this.isPbn && !this.isCommands ? 'pbn' : null
  }

  /** The format at the end of the text: a text that only looked like LIN at its beginning may be PBN. */
  get end(): BoardFormat | null {
    return this.isPbn ? 'pbn' : null
  }
}
