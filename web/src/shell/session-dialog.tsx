import { useQuery } from '@tanstack/react-query'
import { useKept } from '../kept.js'
import { session, token, useIsSignedIn } from '../session.js'
import { BACK_AGAIN, settings } from '../sign-in.js'
import { useTexts } from '../texts/use-texts.js'
import { Dialog } from '../ui/dialog.js'
import { TokenForm } from './token-form.js'

/**
 * Shown when the token expires while the user is at work. The page stays unchanged beneath it, and continues after
 * signing in again.
 */
export const SessionDialog = () => {
  const { t } = useTexts()
  const isOver = useKept(token) === null
  const isInterrupted = useIsSignedIn() && isOver
  const { data } = useQuery({ ...settings, enabled: isInterrupted })
  if (!isInterrupted) return null
  return (
    <Dialog title={t('session.ended')} onClose={null}>
      <p>{t('session.nothingLost')}</p>
      {data?.signIn === null && <TokenForm />}
      <p className="row">
        {data != null && data.signIn !== null && (
          <a
            className="button primary"
            href={`/sign-in?to=${encodeURIComponent(BACK_AGAIN)}`}
            target="_blank"
            rel="noopener"
          >
            {t('session.signInAgain')}
          </a>
        )}
        <button type="button" className="quiet" onClick={() => session.signOut()}>
          {t('signOut')}
        </button>
      </p>
    </Dialog>
  )
}
