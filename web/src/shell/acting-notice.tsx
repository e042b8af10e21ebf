import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { queryClient, visitorAccount } from '../service.js'
import { actsAs, useIsSignedIn, useKept } from '../session.js'
import { useTexts } from '../texts/use-texts.js'

/** An impersonating user is told all the time; the way out leads back to that account. */
export const ActingNotice = () => {
  const { t } = useTexts()
  const id = useKept(actsAs)
  const isSignedIn = useIsSignedIn()
  const navigate = useNavigate()
  const me = useQuery({ ...visitorAccount(id), enabled: isSignedIn && id !== null })
  if (id === null || !isSignedIn) return null
  const stop = async () => {
    // What was done as the account is in the trail by now.
    void queryClient.invalidateQueries({ queryKey: ['audit'] })
    await navigate(`/admin/accounts/${encodeURIComponent(id)}`)
    actsAs.set(null)
    queryClient.removeQueries({ queryKey: ['visitor'] })
  }
  return (
    <section className="acting" aria-label={t('actAs.label')}>
      {t('actAs.now', { name: me.data?.displayName ?? id })}
      <button type="button" onClick={() => void stop()}>
        {t('actAs.stop')}
      </button>
    </section>
  )
}
