import { type AuctionJudge, auctionIssues, type Call, judgeOf } from './bridge/auction.js'
import type { Issue } from './errors.js'
import { isBlank, isPlainLine } from './text.js'

/**
 * The explanation, alert and accepted calls of one call of an auction. It names no seat, so turning the board leaves it
 * unchanged.
 */
export interface CallNote {
  /** The place of the call in the auction, from 0; the length of the auction for the next call. */
  readonly call: number
  /** An explanation on one line; `''` if there is none. */
  readonly text: string
  readonly alert: boolean
  /** Other calls that are right here. Only the owner, internal backends and students who practise bidding see them. */
  readonly accepts: readonly Call[]
}

/** The part of a note that every reader of the deal sees. */
export type SharedCallNote = Omit<CallNote, 'accepts'>

/** A note, which only includes the accepted calls for readers who may see them. */
export type ReadableCallNote = SharedCallNote & Partial<Pick<CallNote, 'accepts'>>

/** A note as a client may send it. Absent fields are empty. */
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

/** Whether a note has anything that every reader sees. */
const isShown = ({ text, alert }: SharedCallNote): boolean => alert || text !== ''

/** Removes the accepted calls, and notes that have nothing else: an empty note would reveal that there are some. */
export const withoutAcceptedCalls = (notes: readonly SharedCallNote[]): readonly SharedCallNote[] =>
  notes.filter(isShown).map(({ call, text, alert }) => ({ call, text, alert }))

/** A note as it is shown below its auction. */
export interface Footnote extends SharedCallNote {
  /** The number among the notes that have a text or belong to the next call; `null` for a mere alert. */
  readonly number: number | null
}

/** @param shown how many calls are shown; a note appears with its call, and that of the next call after the last one */
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

/** The issues of a note that do not depend on its auction. */
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

/** The issues of a note that depend on its auction. */
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
 * The issues of the notes of an auction.
 * @param notes the notes, or `null` for those that cannot be judged
 * @param auction `null` if unknown; the places of notes are only judged if the auction is known and legal
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
