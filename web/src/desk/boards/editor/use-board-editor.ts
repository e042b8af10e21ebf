import type { Deal } from 'dealbook-client'
import type { Hands } from 'dealbook-domain/bridge/hand.js'
import type { TrickTable } from 'dealbook-domain/bridge/par.js'
import { areSameHands } from 'dealbook-domain/double-dummy.js'
import { useEffect, useRef, useState } from 'react'
import { isStale } from '../../../service.js'
import { useOnce } from '../../../use-once.js'
import { createBoard, isGone, keepRead, loadBoard, patchBoard, type ReadBoard, refusalOf } from '../boards-service.js'
import {
  bodyOf,
  changedFields,
  type Draft,
  draftOf,
  type Field,
  mergeOf,
  NEW_DRAFT,
  patchOf,
  withFieldsOf,
} from './draft.js'
import type { Fault } from './fault-text.js'
import { faultsOf } from './faults.js'
import { begin, change, redo, undo } from './history.js'
import { dropDraft, keepDraft, keptDraft } from './kept-drafts.js'

/** The board that the draft is based on. */
interface Base {
  readonly draft: Draft
  /** `null` for a new board. */
  readonly id: string | null
  readonly etag: string | null
  /** The id of the board if it has been deleted elsewhere since, so that it can only be saved as a new one. */
  readonly lostId: string | null
  /** The service's double-dummy table, and the hands it is for; `null` if the service has none yet. */
  readonly solved: { readonly hands: Hands; readonly tricks: TrickTable } | null
}

const baseOf = ({ deal, etag }: ReadBoard): Base => {
  const draft = draftOf(deal)
  const { doubleDummy } = deal
  const solved = doubleDummy === null ? null : { hands: draft.hands, tricks: doubleDummy.tricks }
  return { draft, id: deal.id, etag, lostId: null, solved }
}

const newBase = (lostId: string | null): Base => ({ draft: NEW_DRAFT, id: null, etag: null, lostId, solved: null })

interface Start {
  readonly base: Base
  readonly draft: Draft
  /** When the restored changes were made; `null` if none were restored. */
  readonly restoredFrom: string | null
  /** The current board, if it has been changed since the draft's base was loaded; otherwise `null`. */
  readonly current: ReadBoard | null
}

/** The initial state: the board as loaded, or unsaved changes to it from the browser's storage. */
const startOf = (accountId: string, read: ReadBoard | null, lostId: string | null): Start => {
  const base = read === null ? newBase(lostId) : baseOf(read)
  const kept = keptDraft(accountId, base.id ?? lostId)
  if (kept === null || changedFields(kept.draft, base.draft).length === 0)
    return { base, draft: base.draft, restoredFrom: null, current: null }
  const isSameBase = lostId !== null || changedFields(kept.loaded, base.draft).length === 0
  return {
    base: isSameBase ? base : { ...base, draft: kept.loaded, etag: kept.etag },
    draft: kept.draft,
    restoredFrom: kept.at,
    current: isSameBase ? null : read,
  }
}

/** The fields that can be typed. Changes of others, such as calls and played cards, are undone one by one. */
const TYPED: readonly Field[] = ['title', 'boardNumber', 'dealer', 'vulnerability', 'hands', 'commentary', 'callNotes']

/**
 * The state of a board that is being edited. Changes can be undone, and are stored in the browser until they are saved.
 */
export const useBoardEditor = (accountId: string, read: ReadBoard | null, lostId: string | null) => {
  const [start] = useState(() => startOf(accountId, read, lostId))
  const [base, setBase] = useState(start.base)
  const [history, setHistory] = useState(() =>
    start.draft === start.base.draft ? begin(start.draft) : change(begin(start.base.draft), start.draft, 'restored', 0),
  )
  const [restoredFrom, setRestoredFrom] = useState(start.restoredFrom)
  const [current, setCurrent] = useState(start.current)
  const [faults, setFaults] = useState<readonly Fault[]>([])
  const [problem, setProblem] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const once = useOnce()
  const draft = history.present
  const latest = useRef(draft)
  latest.current = draft
  const isChanged = changedFields(base.draft, draft).length > 0

  useEffect(() => {
    if (isChanged)
      keepDraft(accountId, base.id ?? base.lostId, {
        draft,
        loaded: base.draft,
        etag: base.etag,
        at: new Date().toISOString(),
      })
    else dropDraft(accountId, base.id ?? base.lostId)
  }, [accountId, base, draft, isChanged])

  // Shows a board that was reloaded while open at once, unless there are unsaved changes.
  const seen = useRef(read)
  useEffect(() => {
    if (read === null || read === seen.current || base.lostId !== null) return
    seen.current = read
    const next = baseOf(read)
    if (isBusy || next.etag === base.etag) return
    if (changedFields(base.draft, next.draft).length === 0) setBase((before) => ({ ...before, solved: next.solved }))
    else if (isChanged) setCurrent(read)
    else {
      setBase(next)
      setHistory(begin(next.draft))
    }
  })

  const edit = (changes: Partial<Draft>) => {
    const fields = Object.keys(changes) as Field[]
    setFaults((before) => before.filter(({ field }) => field === null || !fields.includes(field)))
    const of = fields.every((field) => TYPED.includes(field)) ? fields.join() : null
    setHistory((before) => change(before, { ...before.present, ...changes }, of, Date.now()))
  }

  /** Makes the saved board the new base; edits made meanwhile remain unsaved changes. */
  const saved = (board: ReadBoard, sent: Draft) => {
    dropDraft(accountId, base.id ?? base.lostId)
    const next = baseOf(board)
    setBase(next)
    setRestoredFrom(null)
    setCurrent(null)
    setHistory((before) =>
      changedFields(before.present, sent).length === 0 ? { ...before, present: next.draft, last: null } : before,
    )
    keepRead(board)
    return board.deal
  }

  /** After a conflict, reloads the board for comparison; any other error is shown. */
  const refused = async (error: unknown, id: string | null): Promise<void> => {
    const refusal = refusalOf(error)
    setFaults(faultsOf(refusal))
    if (id !== null && isGone(refusal)) setBase(newBase(id))
    else if (id === null || !isStale(refusal)) setProblem(refusal)
    else await loadBoard(id).then(setCurrent, (reason) => refused(reason, id))
  }

  const send = async (from: Base, sent: Draft): Promise<Deal | null> => {
    setBusy(true)
    setProblem(null)
    setFaults([])
    try {
      const board =
        from.id === null
          ? await once(sent, (key) => createBoard(key, bodyOf(sent)))
          : await patchBoard(from.id, from.etag, patchOf(from.draft, sent))
      return saved(board, sent)
    } catch (error) {
      await refused(error, from.id)
      return null
    } finally {
      setBusy(false)
    }
  }

  /** Rebases the draft on the current board: takes over its changes, except for the fields in `kept`. */
  const resolve = async (kept: readonly Field[]): Promise<Deal | null> => {
    if (current === null) return null
    const next = baseOf(current)
    const { conflicts, theirs } = mergeOf(base.draft, draft, next.draft)
    const merged = withFieldsOf(draft, next.draft, [...theirs, ...conflicts.filter((field) => !kept.includes(field))])
    setBase(next)
    setCurrent(null)
    setHistory((before) => change(before, merged, 'merge', Date.now()))
    if (changedFields(next.draft, merged).length > 0) return send(next, merged)
    keepRead(current)
    return current.deal
  }

  return {
    base,
    draft,
    edit,
    isChanged,
    isBusy,
    faults,
    problem,
    restoredFrom,
    /** The service's double-dummy table, if it is for the hands of the draft. */
    tricks: base.solved !== null && areSameHands(base.solved.hands, draft.hands) ? base.solved.tricks : null,
    merge:
      current === null
        ? null
        : { ...mergeOf(base.draft, draft, draftOf(current.deal)), current: draftOf(current.deal) },
    save: () => send(base, latest.current),
    resolve,
    /** Resets the draft to the board as stored. */
    discard: () => {
      setRestoredFrom(null)
      setFaults([])
      setProblem(null)
      if (current === null) return setHistory((before) => change(before, base.draft, 'discard', Date.now()))
      // Not to be undone: the draft before would take back what was changed elsewhere.
      const stored = baseOf(current)
      setBase(stored)
      setCurrent(null)
      setHistory(begin(stored.draft))
      keepRead(current)
    },
    /** Takes over the ETag after a change outside the draft's fields, such as a move to the trash. */
    rebase: (board: ReadBoard) => setBase((before) => ({ ...before, etag: board.etag })),
    undo: history.past.length === 0 ? null : () => setHistory(undo),
    redo: history.future.length === 0 ? null : () => setHistory(redo),
  }
}

export type BoardEditor = ReturnType<typeof useBoardEditor>
