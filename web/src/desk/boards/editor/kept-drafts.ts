import { onDevice } from '../../../browser-storage.js'
import type { KeptDraft } from './board-state.js'
import { NEW_DRAFT } from './draft.js'

/** Kept by account, so that other users of the same browser don't find them. */
const keyOf = (accountId: string, dealId: string | null): string => `dealbook.board.${accountId}.${dealId ?? 'new'}`

export const keepDraft = (accountId: string, dealId: string | null, kept: KeptDraft): void =>
  onDevice.write(keyOf(accountId, dealId), JSON.stringify(kept))

export const dropDraft = (accountId: string, dealId: string | null): void =>
  onDevice.write(keyOf(accountId, dealId), null)

export const keptDraft = (accountId: string, dealId: string | null): KeptDraft | null => {
  const kept = onDevice.readJson(keyOf(accountId, dealId)) as KeptDraft | null
  return kept && { ...kept, draft: { ...NEW_DRAFT, ...kept.draft }, loaded: { ...NEW_DRAFT, ...kept.loaded } }
}
