import { type AuctionJudge, auctionIssues, type Call, judgeOf } from './bridge/auction.js'
import type { Issue } from './errors.js'
import { isBlank, isPlainLine } from './text.js'

/**
 * The explanation, alert and accepted calls of one call of an auction. It names no seat, so it turns with the board.
 */
export interface CallNote {
  /** The place of the call in the auction, from 0; the length of the auction for a call still to be made. */
  readonly call: number
  /** An explanation on one line; `''` if there is none. */
  readonly text: string
  readonly alert: boolean
  /** Other calls that are right here too. Visible only to the owner, internal backends and students who practise the bidding. */
  readonly accepts: readonly Call[]
}

/** The part of a note that everyone sees who may see the deal. */
export type SharedCallNote = Omit<CallNote, 'accepts'>

/** A note with the accepted calls for those who may see them. */
export type ReadableCallNote = SharedCallNote & Partial<Pick<CallNote, 'accepts'>>

/** A note as a client may send it: what is missing is empty. */
export interface CallNoteInput {
  readonly call: number
  readonly text?: string | null
  readonly alert?: boolean | null
  readonly accepts?: readonly Call[] | null
}

export const MAX_CALL_NOTE_LENGTH = 500
export const MAX_ACCEPTED_CALLS = 8

export const toCallNotes = (input: readonly CallNoteInput[]): readonly CallNote[] =>
  input.map(({ call, text, alert, accepts }) => ({
    call,
    text: text ?? '',
    alert: alert ?? false,
    accepts: accepts ?? [],
  }))

/** Whether a note has something that others than the owner see. */
const isShown = ({ text, alert }: SharedCallNote): boolean => alert || text !== ''

/** Without the accepted calls, and without the notes that have nothing else: an empty note would give them away. */
export const withoutAcceptedCalls = (notes: readonly SharedCallNote[]): readonly SharedCallNote[] =>
  notes.filter(isShown).map(({ call, text, alert }) => ({ call, text, alert }))

/** A note below its auction. */
export interface Footnote extends SharedCallNote {
  /** Its number among those that have a text or belong to no call yet; `null` for one that is only the sign of an alert. */
  readonly number: number | null
}

/** @param shown how many calls are shown: no note comes before its call, and that to the next call only after the last */
export const footnotesOf = (
  notes: readonly SharedCallNote[],
  auction: readonly string[],
  shown = auction.length,
): readonly Footnote[] => {
  let number = 0
  return notes
    .filter((note) => isShown(note) && (note.call < shown || shown >= auction.length))
    .map((note) => ({ ...note, number: note.text === '' && note.call < auction.length ? null : ++number }))
}

const textIssues = (path: string, text: string): readonly Issue[] => [
  ...(isPlainLine(text) ? [] : [{ path, message: 'must be a single line without control characters' }]),
  ...(text.length > MAX_CALL_NOTE_LENGTH && Array.from(text).length > MAX_CALL_NOTE_LENGTH
    ? [{ path, message: `must not be longer than ${MAX_CALL_NOTE_LENGTH} characters` }]
    : []),
  ...(text !== '' && isBlank(text) ? [{ path, message: 'must not be blank' }] : []),
]

/** The issues of a note that can be found without its auction. */
const ownIssues = (path: string, note: CallNote): readonly Issue[] => [
  ...(isShown(note) || note.accepts.length > 0
    ? []
    : [{ path, message: 'must have a text, an alert or an accepted call' }]),
  ...textIssues(`${path}/text`, note.text),
  ...acceptedIssues(`${path}/accepts`, note.accepts),
]

const acceptedIssues = (path: string, accepts: readonly Call[]): readonly Issue[] =>
  accepts.length > MAX_ACCEPTED_CALLS
    ? [{ path, message: `must not contain more than ${MAX_ACCEPTED_CALLS} calls` }]
    : accepts.flatMap((call, i) =>
        accepts.indexOf(call) < i ? [{ path: `${path}/${i}`, message: `${call} is listed twice` }] : [],
      )

const orderIssue = (path: string, { call }: CallNote, before: CallNote | null): readonly Issue[] => {
  if (before === null || before.call < call) return []
  const message = before.call === call ? `call ${call} has a note already` : 'must be in the order of the calls'
  return [{ path: `${path}/call`, message }]
}

/** The issues of a note that can only be found with its auction. */
const placeIssues = (
  path: string,
  { call, accepts }: CallNote,
  { auction, places, faultOf }: AuctionJudge,
): readonly Issue[] => {
  if (call >= places) return [{ path: `${path}/call`, message: `the auction has no call ${call}, counted from 0` }]
  return accepts.flatMap((accepted, i) => {
    const fault = accepted === auction[call] ? 'is the call of the auction' : faultOf(call, accepted)
    return fault === null ? [] : [{ path: `${path}/accepts/${i}`, message: `${accepted} ${fault}` }]
  })
}

/**
 * Everything that is wrong with the notes of an auction.
 * @param notes `null` for one that cannot be judged
 * @param auction `null` if it is unknown; the places of notes cannot be judged then, nor if it is not legal
 */
export const callNoteIssues = (
  notes: readonly (CallNote | null)[],
  auction: readonly Call[] | null,
): readonly Issue[] => {
  if (notes.length === 0) return []
  const judge = auction === null || auctionIssues(auction).length > 0 ? null : judgeOf(auction)
  return notes.flatMap((note, i) => {
    if (note === null) return []
    const path = `/callNotes/${i}`
    return [
      ...orderIssue(path, note, notes[i - 1] ?? null),
      ...ownIssues(path, note),
      ...(judge === null ? [] : placeIssues(path, note, judge)),
    ]
  })
}
