import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'
import { Dialog } from '../dialog.js'

/** Asks for confirmation before a page with unsaved changes is left. */
export const LeaveQuestion = ({ isChanged }: { readonly isChanged: () => boolean }) => {
  const { t } = useTexts()
  const latest = useRef(isChanged)
  latest.current = isChanged
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && latest.current(),
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent): void => {
      if (latest.current()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('leave.title')} onClose={() => blocker.reset()}>
      <p>{t('leave.question')}</p>
      <div className="row">
        <button type="button" className="primary" onClick={() => blocker.reset()}>
          {t('leave.stay')}
        </button>
        <button type="button" className="danger" onClick={() => blocker.proceed()}>
          {t('leave.leave')}
        </button>
      </div>
    </Dialog>
  )
}
