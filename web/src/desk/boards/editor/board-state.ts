import type { Hands } from 'dealbook-domain/bridge/hand.js'
import type { TrickTable } from 'dealbook-domain/bridge/par.js'
import { changedFields } from '../../../three-way-merge.js'
import type { ReadBoard } from '../read-board.js'
import { type Draft, draftOf, type Field, mergeOfBoards, NEW_DRAFT, withBoardFieldsOf } from './draft.js'
import type { Fault } from './fault-text.js'
import { begin, change, type History } from './history.js'

/** The board that the draft is based on. */
export interface Base {
  readonly draft: Draft
  /** `null` for a new board. */
  readonly id: string | null
  readonly etag: string | null
  /** The id of the board if it has been deleted elsewhere since, so that it can only be saved as a new one. */
  readonly lostId: string | null
  /** The service's double-dummy table, and the hands it is for; `null` if the service has none yet. */
  readonly solved: { readonly hands: Hands; readonly tricks: TrickTable } | null
}

/** Unsaved changes stored in the browser, with the board that they are based on. */
export interface KeptDraft {
  readonly draft: Draft
  readonly loaded: Draft
  /** The revision that was loaded; `null` for a new board. */
  readonly etag: string | null
  readonly at: string
}

/** A board that is being edited. The functions below return the state after something has happened to it. */
export interface BoardState {
  readonly base: Base
  /** The draft, with what can be undone and redone. */
  readonly history: History<Draft>
  /** When the restored changes were made; `null` if none were restored. */
  readonly restoredFrom: string | null
  /** The current board, if it has been changed since the draft's base was loaded; otherwise `null`. */
  readonly current: ReadBoard | null
  readonly faults: readonly Fault[]
  readonly problem: Error | null
  readonly isBusy: boolean
}

const baseOf = ({ deal, etag }: ReadBoard): Base => {
  const draft = draftOf(deal)
  const { doubleDummy } = deal
  const solved = doubleDummy === null ? null : { hands: draft.hands, tricks: doubleDummy.tricks }
  return { draft, id: deal.id, etag, lostId: null, solved }
}

const newBase = (lostId: string | null): Base => ({ draft: NEW_DRAFT, id: null, etag: null, lostId, solved: null })

/** The board as loaded (`null`: a new one), or unsaved changes to it from the browser's storage. */
export const opened = (read: ReadBoard | null, lostId: string | null, kept: KeptDraft | null): BoardState => {
  const base = read === null ? newBase(lostId) : baseOf(read)
  const quiet = { faults: [], problem: null, isBusy: false }
  if (kept === null || changedFields(base.draft, kept.draft).length === 0)
    return { base, history: begin(base.draft), restoredFrom: null, current: null, ...quiet }
  const isSameBase = lostId !== null || changedFields(base.draft, kept.loaded).length === 0
  const from = isSameBase ? base : { ...base, draft: kept.loaded, etag: kept.etag }
  const history = change(begin(from.draft), kept.draft, 'restored', 0)
  return { base: from, history, restoredFrom: kept.at, current: isSameBase ? null : read, ...quiet }
}

export const isChanged = ({ base, history }: BoardState): boolean =>
  changedFields(base.draft, history.present).length > 0

/** The fields that can be typed. Changes of others, such as calls and played cards, are undone one by one. */
const TYPED: readonly Field[] = ['title', 'boardNumber', 'dealer', 'vulnerability', 'hands', 'commentary', 'callNotes']

export const edited = (state: BoardState, changes: Partial<Draft>, at: number): BoardState => {
  const fields = Object.keys(changes) as Field[]
  const of = fields.every((field) => TYPED.includes(field)) ? fields.join() : null
  return {
    ...state,
    faults: state.faults.filter(({ field }) => field === null || !fields.includes(field)),
    history: change(state.history, { ...state.history.present, ...changes }, of, at),
  }
}

export const sending = (state: BoardState): BoardState => ({ ...state, isBusy: true, problem: null, faults: [] })

/** The saved board is the new base; edits made since it was sent remain unsaved changes. */
export const saved = (state: BoardState, board: ReadBoard, sent: Draft): BoardState => {
  const base = baseOf(board)
  const { history } = state
  const isSent = changedFields(history.present, sent).length === 0
  return {
    ...state,
    base,
    history: isSent ? { ...history, present: base.draft, last: null } : history,
    restoredFrom: null,
    current: null,
    isBusy: false,
  }
}

export const refused = (state: BoardState, problem: Error, faults: readonly Fault[]): BoardState => ({
  ...state,
  problem,
  faults,
  isBusy: false,
})

/** The board has been deleted elsewhere. */
export const lost = (state: BoardState, id: string): BoardState => ({ ...state, base: newBase(id), isBusy: false })

/** The board has been changed elsewhere, and conflicts with the draft. */
export const conflicting = (state: BoardState, current: ReadBoard): BoardState => ({ ...state, current, isBusy: false })

/** The board was loaded again while open. It is shown at once, unless there are unsaved changes. */
export const reloaded = (state: BoardState, read: ReadBoard): BoardState => {
  const { base, isBusy } = state
  const next = baseOf(read)
  if (isBusy || base.lostId !== null || next.etag === base.etag) return state
  const { etag, solved } = next
  if (changedFields(base.draft, next.draft).length === 0) return { ...state, base: { ...base, etag, solved } }
  return isChanged(state) ? { ...state, current: read } : { ...state, base: next, history: begin(next.draft) }
}

/** Rebases the draft on the current board: takes over its changes, except for the fields in `kept`. */
export const resolved = (state: BoardState, current: ReadBoard, kept: readonly Field[], at: number): BoardState => {
  const next = baseOf(current)
  const draft = state.history.present
  const { conflicts, theirs } = mergeOfBoards(state.base.draft, draft, next.draft)
  const taken = [...theirs, ...conflicts.filter((field) => !kept.includes(field))]
  const history = change(state.history, withBoardFieldsOf(draft, next.draft, taken), 'merge', at)
  return { ...state, base: next, current: null, history }
}

/** The draft is the board as stored. */
export const discarded = (state: BoardState, at: number): BoardState => {
  const { base, current, history } = state
  const quiet = { ...state, restoredFrom: null, faults: [], problem: null }
  if (current === null) return { ...quiet, history: change(history, base.draft, 'discard', at) }
  // Not to be undone: the draft before would take back what was changed elsewhere.
  const stored = baseOf(current)
  return { ...quiet, base: stored, current: null, history: begin(stored.draft) }
}
