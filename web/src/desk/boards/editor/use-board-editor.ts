import type { Deal } from 'dealbook-client'
import { areSameHands } from 'dealbook-domain/double-dummy.js'
import { useEffect, useRef, useState } from 'react'
import { isStale } from '../../../service.js'
import { useOnce } from '../../../use-once.js'
import { createBoard, isGone, keepRead, loadBoard, patchBoard, refusalOf } from '../boards-service.js'
import type { ReadBoard } from '../read-board.js'
import {
  type BoardState,
  conflicting,
  discarded,
  edited,
  isChanged as hasChanges,
  lost,
  opened,
  refused,
  reloaded,
  resolved,
  saved,
  sending,
} from './board-state.js'
import { bodyOf, type Draft, draftOf, type Field, mergeOfBoards, patchOf } from './draft.js'
import { faultsOf } from './faults.js'
import { redo, undo } from './history.js'
import { dropDraft, keepDraft, keptDraft } from './kept-drafts.js'

/** The key of the stored draft: the board's id, also once it is deleted; `null` for a new board. */
const keyOf = ({ base }: BoardState): string | null => base.id ?? base.lostId

/** Stores unsaved changes in the browser, until there are none. */
const useKeptDraft = (accountId: string, state: BoardState): void => {
  const { base, history } = state
  const isChanged = hasChanges(state)
  const key = keyOf(state)
  useEffect(() => {
    if (!isChanged) return dropDraft(accountId, key)
    const { draft: loaded, etag } = base
    keepDraft(accountId, key, { draft: history.present, loaded, etag, at: new Date().toISOString() })
  }, [accountId, key, base, history.present, isChanged])
}

/**
 * The state of a board that is being edited. Changes can be undone, and are stored in the browser until they are saved.
 */
export const useBoardEditor = (accountId: string, read: ReadBoard | null, lostId: string | null) => {
  const [state, setState] = useState(() => opened(read, lostId, keptDraft(accountId, read?.deal.id ?? lostId)))
  const once = useOnce()
  const latest = useRef(state)
  latest.current = state
  useKeptDraft(accountId, state)

  const seen = useRef(read)
  useEffect(() => {
    if (read === null || read === seen.current) return
    seen.current = read
    setState((now) => reloaded(now, read))
  }, [read])

  /** After a conflict, loads the board for comparison; any other error is shown. */
  const refuse = async (error: unknown, id: string | null): Promise<void> => {
    const refusal = refusalOf(error)
    if (id !== null && isGone(refusal)) return setState((now) => lost(now, id))
    if (id === null || !isStale(refusal)) return setState((now) => refused(now, refusal, faultsOf(refusal)))
    await loadBoard(id).then(
      (board) => setState((now) => conflicting(now, board)),
      (reason) => refuse(reason, id),
    )
  }

  const send = async (from: BoardState): Promise<Deal | null> => {
    const { id, etag, draft } = from.base
    const sent = from.history.present
    setState(sending)
    try {
      const board =
        id === null
          ? await once(sent, (key) => createBoard(key, bodyOf(sent)))
          : await patchBoard(id, etag, patchOf(draft, sent))
      dropDraft(accountId, keyOf(from))
      setState((now) => saved(now, board, sent))
      keepRead(board)
      return board.deal
    } catch (error) {
      await refuse(error, id)
      return null
    }
  }

  const resolve = async (kept: readonly Field[]): Promise<Deal | null> => {
    const { current } = state
    if (current === null) return null
    const next = resolved(state, current, kept, Date.now())
    setState(next)
    if (hasChanges(next)) return send(next)
    keepRead(current)
    return current.deal
  }

  const { base, history, current, restoredFrom, faults, problem, isBusy } = state
  const draft = history.present
  return {
    ...{ base, draft, restoredFrom, faults, problem, isBusy },
    isChanged: hasChanges(state),
    edit: (changes: Partial<Draft>) => setState((now) => edited(now, changes, Date.now())),
    /** The service's double-dummy table, if it is for the hands of the draft. */
    tricks: base.solved !== null && areSameHands(base.solved.hands, draft.hands) ? base.solved.tricks : null,
    merge:
      current === null
        ? null
        : { ...mergeOfBoards(base.draft, draft, draftOf(current.deal)), current: draftOf(current.deal) },
    save: () => send(latest.current),
    resolve,
    discard: () => {
      setState((now) => discarded(now, Date.now()))
      if (current !== null) keepRead(current)
    },
    /** Takes over the ETag after a change outside the draft's fields, such as a move to the trash. */
    rebase: ({ etag }: ReadBoard) => setState((now) => ({ ...now, base: { ...now.base, etag } })),
    undo: history.past.length === 0 ? null : () => setState((now) => ({ ...now, history: undo(now.history) })),
    redo: history.future.length === 0 ? null : () => setState((now) => ({ ...now, history: redo(now.history) })),
  }
}

export type BoardEditor = ReturnType<typeof useBoardEditor>
