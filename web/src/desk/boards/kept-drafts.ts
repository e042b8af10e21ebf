import { type Draft, NEW_DRAFT } from './draft.js'

/** Unsaved changes stored in the browser, with the board that they are based on. */
export interface KeptDraft {
  readonly draft: Draft
  readonly loaded: Draft
  /** The revision that was loaded; `null` for a new board. */
  readonly etag: string | null
  readonly at: string
}

/** Kept by account, so that other users of the same browser don't find them. */
const keyOf = (accountId: string, dealId: string | null): string => `dealbook.board.${accountId}.${dealId ?? 'new'}`

export const keepDraft = (accountId: string, dealId: string | null, kept: KeptDraft): void => {
  try {
    localStorage.setItem(keyOf(accountId, dealId), JSON.stringify(kept))
  } catch {
    // Storage is full or unavailable; the page itself still has everything.
  }
}

export const dropDraft = (accountId: string, dealId: string | null): void =>
  localStorage.removeItem(keyOf(accountId, dealId))

export const keptDraft = (accountId: string, dealId: string | null): KeptDraft | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(accountId, dealId)) ?? 'null') as KeptDraft | null
    return (
      kept && {
        ...kept,
        draft: { ...NEW_DRAFT, ...kept.draft },
        loaded: { ...NEW_DRAFT, ...kept.loaded },
      }
    )
  } catch {
    return null
  }
}
