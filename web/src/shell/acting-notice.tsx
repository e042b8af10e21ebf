import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useKept } from '../kept.js'
import { queryClient, readerAccount } from '../service.js'
import { actsAs, useIsSignedIn } from '../session.js'
import { useTexts } from '../texts/use-texts.js'

/**
 * Reminds an admin on every page that they are acting as another account. Stopping leads back to that account in the
 * back-office.
 */
export const ActingNotice = () => {
  const { t } = useTexts()
  const id = useKept(actsAs)
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const me = useQuery({ ...readerAccount(id), enabled: isSignedIn && id !== null })
  if (id === null || !isSignedIn) return null
  const stop = async () => {
    // Reloads the audit trail, which now contains what was done as the account.
    void queryClient.invalidateQueries({ queryKey: ['audit'] })
    await navigate(`/admin/accounts/${encodeURIComponent(id)}`)
    actsAs.set(null)
    queryClient.removeQueries({ queryKey: ['reader'] })
  }
  return (
    <section className="acting" aria-label={t('actAs.label')}>
      <p>{t('actAs.now', { name: me.data?.displayName ?? id })}</p>
      <button type="button" onClick={() => void stop()}>
        {t('actAs.stop')}
      </button>
    </section>
  )
}
