import { type CallNoteInput, MAX_CALL_NOTE_LENGTH } from '../../domain/call-note.js'
import { isBlank, withoutControls } from '../../domain/text.js'
import type { BoardDraft } from './board-draft.js'
import { isStepLine, withSuitSymbols } from './bridge-texts.js'

const SEPARATOR = '; '
const ALERT = /^\s*alert\s*(?::\s*|$)/i
/** The beginning of a text about a call that is still to be made. */
export const NEXT_CALL = 'Next call: '
const NEXT = /^\s*next call:\s*(?=\S)/i

/** The text about the next call; `null` for any other text, and if it contains a step. */
export const nextCallIn = (text: string): string | null =>
  NEXT.test(text) && !text.split('\n').some(isStepLine) ? text.replace(NEXT, '') : null

/** A note as a text of a PBN file, in which an alert is the first word. */
export const alertedText = ({ text, alert }: { readonly text: string; readonly alert: boolean }): string =>
  alert ? (text === '' ? 'Alert' : `Alert: ${text}`) : text

interface Gathered {
  readonly texts: string[]
  /** The length of its texts. */
  length: number
  isAlert: boolean
}

/** The explanations and alerts that a file has at the calls of a board. */
export class CallNotes {
  private readonly places = new Map<number, Gathered>()

  alert(call: number): void {
    this.at(call).isAlert = true
  }

  explain(call: number, text: string): void {
    if (text.trim() !== '') this.at(call).texts.push(text)
  }

  /**
   * Explains several calls with one text, in which an alert may be the first word. Skips calls whose notes it would
   * make too long, so that a long text isn't repeated for many calls.
   * @returns the skipped calls, with the text and the mark for them
   */
  explainAll(calls: readonly number[], alerted: string) {
    const isAlert = ALERT.test(alerted)
    const text = plainLine(alerted.replace(ALERT, ''))
    const { length } = Array.from(text)
    const left = calls.filter((call) => {
      if (isAlert) this.alert(call)
      if (length === 0) return false
      const note = this.at(call)
      if (note.length + length > MAX_CALL_NOTE_LENGTH) return true
      note.texts.push(text)
      note.length += length + SEPARATOR.length
      return false
    })
    return { calls: left, text, mark: isAlert ? '!' : '' }
  }

  /** Explains one call with a text in which an alert may be the first word. */
  explainAlerted(call: number, text: string): void {
    if (ALERT.test(text)) this.alert(call)
    this.explain(call, text.replace(ALERT, ''))
  }

  /**
   * Returns the notes of the first `places` calls. Notes of other calls, and texts that are too long for a note, are
   * added to the commentary.
   * @param places the number of calls that can have notes
   */
  read(places: number, draft: BoardDraft, labelOf: (call: number) => string): readonly CallNoteInput[] {
    const notes: CallNoteInput[] = []
    for (const [call, { texts, isAlert }] of [...this.places].sort(([a], [b]) => a - b)) {
      const text = plainLine(texts.join(SEPARATOR))
      const isKept = call >= 0 && call < places
      const isLong = Array.from(text).length > MAX_CALL_NOTE_LENGTH
      if (text !== '' && (isLong || !isKept)) draft.note(`${labelOf(call)}${isAlert ? '!' : ''}: ${text}`)
      else if (!isKept && isAlert) draft.note(`${labelOf(call)}!`)
      if (isKept && (isAlert || !isLong) && (isAlert || text !== ''))
        notes.push({ call, text: isLong ? '' : text, alert: isAlert })
    }
    return notes
  }

  private at(call: number): Gathered {
    const known = this.places.get(call)
    if (known !== undefined) return known
    const made: Gathered = { texts: [], length: 0, isAlert: false }
    this.places.set(call, made)
    return made
  }
}

/** Puts a text on one line, with symbols for suits and without control characters. */
const plainLine = (text: string): string => {
  const line = withoutControls(withSuitSymbols(text.toWellFormed()).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')).trim()
  return isBlank(line) ? '' : line
}
