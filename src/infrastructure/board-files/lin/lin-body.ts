import { type Call, MAX_CALLS } from '../../../domain/bridge/auction.js'
import { type Seat, seatAfter } from '../../../domain/bridge/board.js'
import type { CallNoteInput } from '../../../domain/call-note.js'
import type { BoardDraft } from '../board-draft.js'
import { oneLine } from '../bridge-texts.js'
import { CallNotes, nextCallIn } from '../call-notes.js'
import { callLabel, callsFrom, GAP, placesOf, type ReadCall, unreadCall } from '../call-text.js'
import { isSaid } from './lin-digest.js'
import type { LinToken } from './lin-tokens.js'

export const OUTSIDE_COMMANDS = 'text outside of commands is not kept'

/** Longer values are ignored. */
export const MAX_VALUE_LENGTH = 1_000

/** Calls, with or without spaces between them, alerts and hyphens. */
const WORDS =
  /[1-7](?:NT?|[SHDC♠♥♦♣])|PASS|P|X(?=XX)|XX|X|RDBL|REDOUBLE|R|DBL|DOUBLE|D|!+|-+|[,\s]+|[^1-7PXRD!,\s-]+|./gi

/** The auction in the tokens of a board, with the notes at its calls. */
export interface LinAuction {
  readonly auction: readonly Call[]
  readonly callNotes: readonly CallNoteInput[]
}

/** Reads calls, explanations and texts in order, and adds the rest to the warnings. */
export const readBody = (
  tokens: readonly LinToken[],
  dealer: Seat,
  draft: BoardDraft,
  fault: string | null,
): LinAuction => {
  const reader = new BodyReader(explainsBefore(tokens), dealer, draft)
  for (const token of tokens) reader.read(token)
  return reader.end(fault)
}

/** Whether explanations precede their calls: true if there is one before the first call. */
const explainsBefore = (tokens: readonly LinToken[]): boolean => {
  const first = tokens.find(
    ({ command, value }) => (command === 'an' && value.trim() !== '') || (command === 'mb' && /[^-\s]/.test(value)),
  )
  return first?.command === 'an' && tokens.some(({ command, value }) => command === 'mb' && /[^-\s]/.test(value))
}

class BodyReader {
  private readonly calls: ReadCall[] = []
  private readonly written: string[] = []
  private readonly notes = new CallNotes()
  /** Hyphens before the first call. */
  private before = 0

  constructor(
    private readonly explainsBefore: boolean,
    private readonly dealer: Seat,
    private readonly draft: BoardDraft,
  ) {
    if (explainsBefore)
      draft.warn('explanations were attached to the calls that follow them, because one precedes the first call')
  }

  read(token: LinToken): void {
    const { command, value } = token
    if (command === 'mb') this.readCalls(value.trim())
    else if (command === 'an' && value.trim() !== '') this.explain(oneLine(value))
    else if (command === 'nt') this.readText(value)
    // The writer uses `at` for a text of the commentary that would otherwise be read as a note about the next call.
    else if (command === 'at') this.draft.noteWrapped(value)
    else if (command === '' && isSaid(token)) this.draft.warn(OUTSIDE_COMMANDS)
  }

  private readCalls(text: string): void {
    const { calls, written } = this
    written.push(text)
    for (const [word] of text.slice(0, MAX_VALUE_LENGTH).matchAll(WORDS)) {
      if (calls.length > MAX_CALLS) return
      if (word.startsWith('!')) {
        if (calls.length > 0) this.notes.alert(calls.length - 1)
      } else if (word.startsWith('-') && calls.length === 0) this.before += word.length
      else if (!/^[,\s]/.test(word))
        calls.push(...(word.startsWith('-') ? [GAP as ReadCall] : (callsFrom(word) ?? [unreadCall(word)])))
    }
  }

  private explain(text: string): void {
    const { calls } = this
    const call = this.explainsBefore ? calls.length : calls.length - 1
    if (call < 0) this.draft.note(text)
    else this.notes.explain(call, text)
  }

  private readText(value: string): void {
    const next = nextCallIn(value)
    if (next !== null) this.notes.explainAlerted(this.calls.length, next)
    else this.draft.noteWrapped(value)
  }

  end(fault: string | null): LinAuction {
    const { calls, dealer, draft } = this
    // The hyphens are columns of a table that begins with West.
    if (calls.length > 0 && this.before > 0 && seatAfter('W', this.before) !== dealer)
      draft.warn('hyphens before the first call do not fit the dealer, and are not kept')
    const auction = draft.auction(calls, this.written.join(' '), dealer, fault)
    const callNotes = this.notes.read(placesOf(auction, calls), draft, (at) => callLabel(calls, at, dealer))
    return { auction, callNotes }
  }
}
