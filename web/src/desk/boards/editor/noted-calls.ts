import { type Call, judgeOf } from 'dealbook-domain/bridge/auction.js'
import { type CallNote, MAX_ACCEPTED_CALLS } from 'dealbook-domain/call-note.js'
import type { TextKey } from '../../../texts/texts.js'
import { typedCalls } from './bidding.js'

/** The note on a call; an empty one if there is none. */
export const noteAt = (notes: readonly CallNote[], call: number): CallNote =>
  notes.find((note) => note.call === call) ?? { call, text: '', alert: false, accepts: [] }

const isEmpty = ({ text, alert, accepts }: CallNote): boolean => text === '' && !alert && accepts.length === 0

/** The notes with one replaced, or removed if it is empty. */
export const withNote = (notes: readonly CallNote[], note: CallNote): readonly CallNote[] =>
  [...notes.filter(({ call }) => call !== note.call), ...(isEmpty(note) ? [] : [note])].sort((a, b) => a.call - b.call)

/**
 * The notes that still fit after the auction changes: those before the first changed call. When a call is added, it
 * takes over the note on the next call, and is removed from its accepted calls.
 */
export const notesAfter = (
  notes: readonly CallNote[],
  before: readonly Call[],
  after: readonly Call[],
): readonly CallNote[] => {
  const changed = before.findIndex((call, at) => after[at] !== call)
  return notes.flatMap((note) => {
    if (changed >= 0 && note.call >= changed) return []
    const accepts = note.accepts.filter((call) => call !== after[note.call])
    const kept = accepts.length === note.accepts.length ? note : { ...note, accepts }
    return isEmpty(kept) ? [] : [kept]
  })
}

interface AcceptedCalls {
  /** `null` if the text or one of its calls is invalid. */
  readonly calls: readonly Call[] | null
  /** The reason why `calls` is `null`. */
  readonly problem: readonly [TextKey, Readonly<Record<string, string | number>>] | null
}

/** Parses the accepted calls that a teacher types for a place in the auction. */
export const acceptedCalls = (text: string, place: number, auction: readonly Call[]): AcceptedCalls => {
  const typed = text.trim() === '' ? [] : typedCalls(text)
  if (typed === null) return { calls: null, problem: ['boards.callsFault', {}] }
  const calls = [...new Set(typed)]
  const { faultOf } = judgeOf(auction)
  const wrong = calls.find((call) => call === auction[place] || faultOf(place, call) !== null)
  if (wrong !== undefined) return { calls: null, problem: ['boards.noteIllegal', { call: wrong }] }
  if (calls.length > MAX_ACCEPTED_CALLS)
    return { calls: null, problem: ['boards.noteTooMany', { count: MAX_ACCEPTED_CALLS }] }
  return { calls, problem: null }
}
