import { useQueryClient } from '@tanstack/react-query'
import { type Account, type components, unwrap } from 'dealbook-client'
import { based, service, withEtag } from '../../service.js'
import type { TextKey } from '../../texts/texts.js'
import { useTexts } from '../../texts/use-texts.js'
import { complain, notify } from '../../ui/toasts.js'

type Change = Partial<Pick<Account, 'certified' | 'avatarTrusted' | 'isActive' | 'role'>>

type Flag = Exclude<keyof Change, 'role'>

/** The messages after a flag is switched on, and after it is switched off. */
const DONE: Readonly<Record<Flag, readonly [on: TextKey, off: TextKey]>> = {
  certified: ['change.certified', 'change.uncertified'],
  avatarTrusted: ['change.trusted', 'change.distrusted'],
  isActive: ['change.activated', 'change.deactivated'],
}

type Updated = components['schemas']['UpdatedAccount']

/** The account has changed since the page showed it. */
class ChangedMeanwhile extends Error {}

/**
 * Changes an account only if nothing in it, such as its picture, differs from what the admin saw. `If-Match` covers the
 * time between this check and the write.
 */
const changeSeen = async (seen: Account, body: Change): Promise<Updated> => {
  const { id } = seen
  const { data: current, etag } = await withEtag(service.GET('/accounts/{id}', { params: { path: { id } } }))
  if (JSON.stringify(current) !== JSON.stringify(seen)) throw new ChangedMeanwhile()
  return unwrap(service.PATCH('/accounts/{id}', { params: based(id, etag), body }))
}

interface AccountList {
  readonly accounts?: readonly Account[]
}

/** Changes one field of an account in the lists shown, offers to undo it, and reloads the lists if the change fails. */
export const useAccountChange = () => {
  const { t, explain, list } = useTexts()
  const cache = useQueryClient()

  const change = async <Field extends keyof Change>(
    seen: Account,
    field: Field,
    value: Account[Field],
    isUndo = false,
  ): Promise<void> => {
    const name = seen.displayName
    try {
      const { apiKeys = [], ...changed } = await changeSeen(seen, { [field]: value })
      cache.setQueriesData<AccountList>({ queryKey: ['accounts'] }, (shown) =>
        shown?.accounts === undefined
          ? shown
          : { ...shown, accounts: shown.accounts.map((account) => (account.id === changed.id ? changed : account)) },
      )
      await cache.invalidateQueries({ queryKey: ['account', seen.id] })
      if (isUndo) notify(t('change.undone', { name }))
      else if (apiKeys.length > 0) complain(t('change.keysStay', { name, keys: list(apiKeys.map((key) => key.name)) }))
      else notify(done(name, field, value), () => void change(changed, field, seen[field], true), seen.id)
    } catch (error) {
      const why = error instanceof ChangedMeanwhile ? t('error.PRECONDITION_FAILED') : explain(error)
      complain(t('change.refused', { name, why }))
      await cache.invalidateQueries({ queryKey: ['accounts'] })
      await cache.invalidateQueries({ queryKey: ['account', seen.id] })
    }
  }

  const done = (name: string, field: keyof Change, value: boolean | Account['role']): string => {
    if (typeof value === 'string') return t('change.role', { name, role: t(`role.${value}`) })
    return t(DONE[field as Flag][value ? 0 : 1], { name })
  }

  return (seen: Account, field: keyof Change, value: boolean | Account['role']) =>
    change(seen, field, value as Account[typeof field])
}
