import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Draft, NEW_DRAFT } from '../../../web/src/desk/boards/editor/draft.js'

// Checked with the pages, which have the types of a browser.
const { dropDraft, keepDraft, keptDraft } = await import('../../../web/src/desk/boards/editor/kept-drafts.js' as string)

const kept = (title: string, etag: string | null = null) => ({
  draft: { ...NEW_DRAFT, title },
  loaded: NEW_DRAFT,
  etag,
  at: '2026-03-01T12:00:00.000Z',
})

describe('an unsaved board', () => {
  let stored: Map<string, string>
  let isFull: boolean

  beforeEach(() => {
    stored = new Map()
    isFull = false
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new Error('there is no room')
        stored.set(key, value)
      },
      removeItem: (key: string) => stored.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it.each([null, 'a-board'])('is found until it is dropped: %s', (id) => {
    keepDraft('anna', id, kept('Squeeze', '"1-x"'))
    expect(keptDraft('anna', id)).toEqual(kept('Squeeze', '"1-x"'))
    dropDraft('anna', id)
    expect(keptDraft('anna', id)).toBeNull()
  })

  it('is not that of another board or another account', () => {
    keepDraft('anna', null, kept('New'))
    keepDraft('anna', 'a-board', kept('Old'))
    expect(keptDraft('anna', null)?.draft.title).toBe('New')
    expect(keptDraft('anna', 'a-board')?.draft.title).toBe('Old')
    expect([keptDraft('anna', 'another'), keptDraft('berta', null), keptDraft('berta', 'a-board')]).toEqual([
      null,
      null,
      null,
    ])
    dropDraft('anna', null)
    expect(keptDraft('anna', 'a-board')?.draft.title).toBe('Old')
  })

  it('of an earlier version has the fields added since', () => {
    const { play: _, ...draft } = NEW_DRAFT
    keepDraft('anna', null, { ...kept('Old'), draft: draft as Draft, loaded: draft as Draft })
    expect(keptDraft('anna', null)).toMatchObject({ draft: { play: [] }, loaded: { play: [] } })
  })

  it('is null if the stored draft is unreadable, or storage is unavailable', () => {
    keepDraft('anna', null, kept('Squeeze'))
    for (const key of stored.keys()) stored.set(key, '{"draft":')
    expect(keptDraft('anna', null)).toBeNull()
    isFull = true
    keepDraft('anna', 'a-board', kept('Squeeze'))
    expect(keptDraft('anna', 'a-board')).toBeNull()
  })
})
