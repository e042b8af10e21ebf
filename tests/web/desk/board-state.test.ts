import { describe, expect, it } from 'vitest'
import {
  type BoardState,
  conflicting,
  discarded,
  edited,
  isChanged,
  lost,
  opened,
  refused,
  reloaded,
  resolved,
  saved,
  sending,
} from '../../../web/src/desk/boards/editor/board-state.js'
import { type Draft, NEW_DRAFT } from '../../../web/src/desk/boards/editor/draft.js'
import { undo } from '../../../web/src/desk/boards/editor/history.js'
import type { ReadBoard } from '../../../web/src/desk/boards/read-board.js'

const aBoard = (fields: Partial<Draft> = {}, etag = '"1"'): ReadBoard =>
  ({ deal: { id: 'a board', doubleDummy: null, ...NEW_DRAFT, title: 'Stored', ...fields }, etag }) as never

const open = (): BoardState => opened(aBoard(), null, null)
const draftOf = ({ history }: BoardState): Draft => history.present
const withTitle = (state: BoardState, title: string): BoardState => edited(state, { title }, 1_000)

describe('a board that is opened', () => {
  it('is the stored one, without changes', () => {
    expect(draftOf(open()).title).toBe('Stored')
    expect(isChanged(open())).toBe(false)
  })

  it('has the unsaved changes that the browser kept, which can be undone', () => {
    const kept = { draft: { ...NEW_DRAFT, title: 'Mine' }, loaded: draftOf(open()), etag: '"1"', at: 'yesterday' }
    const state = opened(aBoard(), null, kept)
    expect(draftOf(state).title).toBe('Mine')
    expect(state).toMatchObject({ restoredFrom: 'yesterday', current: null })
    expect(undo(state.history).present.title).toBe('Stored')
  })

  it('conflicts with kept changes of an older version', () => {
    const loaded = { ...draftOf(open()), title: 'Older' }
    const kept = { draft: { ...loaded, title: 'Mine' }, loaded, etag: '"0"', at: 'yesterday' }
    const board = aBoard()
    expect(opened(board, null, kept)).toMatchObject({ base: { etag: '"0"' }, current: board })
  })
})

describe('a board that is saved', () => {
  it('is the new base, without changes', () => {
    const mine = withTitle(open(), 'Mine')
    const after = saved(sending(mine), aBoard({ title: 'Mine' }, '"2"'), draftOf(mine))
    expect(after).toMatchObject({ base: { etag: '"2"' }, isBusy: false })
    expect(isChanged(after)).toBe(false)
  })

  it('keeps what was typed while it was being sent', () => {
    const sent = withTitle(open(), 'Mine')
    const later = withTitle(sending(sent), 'Mine and more')
    const after = saved(later, aBoard({ title: 'Mine' }, '"2"'), draftOf(sent))
    expect(draftOf(after).title).toBe('Mine and more')
    expect(isChanged(after)).toBe(true)
  })

  it('is told what is wrong if it is refused, until the field is edited or it is sent again', () => {
    const fault = { field: 'title', path: '/title', message: 'is too long' } as const
    const state = refused(sending(open()), new Error('refused'), [fault])
    expect(state).toMatchObject({ isBusy: false, faults: [fault] })
    expect(withTitle(state, 'Shorter').faults).toEqual([])
    expect(edited(state, { boardNumber: 1 }, 1).faults).toEqual([fault])
    expect(sending(state)).toMatchObject({ faults: [], problem: null })
  })

  it('can only be saved as a new one if it was deleted elsewhere', () => {
    const after = lost(sending(withTitle(open(), 'Mine')), 'a board')
    expect(after).toMatchObject({ base: { id: null, lostId: 'a board' }, isBusy: false })
    expect(draftOf(after).title).toBe('Mine')
  })
})

describe('a board that was changed elsewhere', () => {
  const theirs = aBoard({ title: 'Theirs', boardNumber: 7 }, '"2"')

  it('is shown at once if nothing is unsaved', () => {
    const after = reloaded(open(), theirs)
    expect(draftOf(after).title).toBe('Theirs')
    expect(after.base.etag).toBe('"2"')
  })

  it('waits for a decision if something is unsaved, and not while it is being sent', () => {
    const mine = withTitle(open(), 'Mine')
    expect(reloaded(mine, theirs)).toMatchObject({ current: theirs, base: { etag: '"1"' } })
    expect(draftOf(reloaded(mine, theirs)).title).toBe('Mine')
    expect(reloaded(sending(mine), theirs).current).toBeNull()
  })

  it('only gives its ETag and results to the draft if its fields are the same', () => {
    const mine = withTitle(open(), 'Mine')
    const after = reloaded(mine, aBoard({}, '"2"'))
    expect(after).toMatchObject({ base: { etag: '"2"' }, current: null })
    expect(draftOf(after).title).toBe('Mine')
  })

  it('gives all its changes to the draft but those that are kept', () => {
    const mine = conflicting(sending(withTitle(open(), 'Mine')), theirs)
    expect(draftOf(resolved(mine, theirs, ['title'], 2_000))).toMatchObject({ title: 'Mine', boardNumber: 7 })
    const after = resolved(mine, theirs, [], 2_000)
    expect(draftOf(after)).toMatchObject({ title: 'Theirs', boardNumber: 7 })
    expect(isChanged(after)).toBe(false)
  })
})

describe('discarding', () => {
  it('returns to the stored board, which can be undone, and drops what was wrong', () => {
    const state = discarded(refused(withTitle(open(), 'Mine'), new Error('refused'), []), 2_000)
    expect(draftOf(state).title).toBe('Stored')
    expect(state.problem).toBeNull()
    expect(undo(state.history).present.title).toBe('Mine')
  })

  it('takes the board as changed elsewhere, and cannot be undone then', () => {
    const theirs = aBoard({ title: 'Theirs' }, '"2"')
    const state = discarded(reloaded(withTitle(open(), 'Mine'), theirs), 2_000)
    expect(draftOf(state).title).toBe('Theirs')
    expect(state).toMatchObject({ current: null, history: { past: [] }, base: { etag: '"2"' } })
  })
})
