import type { BoardFormat, ReadFormat } from '../../application/ports/board-reader.js'
import { beginsWithCommand, FormatFinder, MARK_LENGTH } from './board-format.js'
import { firstLink } from './hand-viewer/hand-viewer-address.js'

/**
 * Finds the format of a text that may also contain links: a link or a command decides, whichever comes first; a board's
 * tag always decides, except in a text that begins with a command.
 */
export class SourceFinder {
  private readonly formats = new FormatFinder()
  private readonly tags = new FormatFinder(true)
  private text: string | null = null
  /** Whether the text begins with a command of LIN. */
  private isCommands = false
  hasLinks = false

  /** The format; `null` as long as it is unknown, or only links were found. */
  push(chunk: string): BoardFormat | null {
    this.isCommands = this.text === null ? beginsWithCommand(chunk) : this.isCommands
    const text = (this.text ?? '').slice(-MARK_LENGTH) + chunk
    this.text = text
    if (this.isCommands) {
      this.hasLinks ||= firstLink(text) !== null
      return this.formats.push(chunk)
    }
    const isPbn = this.tags.push(chunk) === 'pbn'
    if (this.hasLinks) return isPbn ? 'pbn' : null
    const link = firstLink(text)
    const before = link === null ? chunk : chunk.slice(0, Math.max(0, link - (text.length - chunk.length)))
    const format = this.formats.push(before)
    this.hasLinks = link !== null && format !== 'lin'
    return isPbn ? 'pbn' : format
  }

  /** The format at the end of the text. */
  get end(): ReadFormat | null {
    return this.formats.end ?? (this.hasLinks ? 'handviewer' : null)
  }
}
