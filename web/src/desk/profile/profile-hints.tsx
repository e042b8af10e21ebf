import type { Account } from 'dealbook-client'
import { normalizeHandle } from 'dealbook-domain/handle.js'
import { useTexts } from '../../texts/use-texts.js'

/** Warns that changing a handle breaks links. */
export const BrokenLinks = ({ typed, current }: { typed: string; current: string }) => {
  const { t } = useTexts()
  if (current === '' || (normalizeHandle(typed) ?? '') === current) return null
  return <p className="hint">{t('profile.handleChanges', { handle: current })}</p>
}

/** Says whether others see the picture. */
export const AvatarState = ({ account, isChanged }: { account: Account; isChanged: boolean }) => {
  const { t } = useTexts()
  const { avatarUrl, avatarTrusted } = account
  const state = isChanged ? 'changed' : avatarUrl === null ? 'none' : avatarTrusted ? 'trusted' : 'waiting'
  return <p className="hint">{t(`profile.avatar.${state}`)}</p>
}
