import { type Account, unwrap } from 'dealbook-client'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { asReader } from '../../service.js'
import { session } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { Dialog } from '../../ui/dialog.js'
import { FailedState } from '../../ui/failed-state.js'
import { notify } from '../../ui/toasts.js'

interface EraseAccountProps {
  readonly account: Account
  /** Whether an admin is acting as this account; admins can't erase accounts here. */
  readonly isActedAs: boolean
}

/** Erases the account permanently, after explaining what is deleted and what stays. */
export const EraseAccount = ({ account, isActedAs }: EraseAccountProps) => {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <section>
      <h2>{t('profile.erase')}</h2>
      <p>{t(isActedAs ? 'profile.eraseActing' : 'profile.eraseHint')}</p>
      {!isActedAs && (
        <button type="button" className="danger" onClick={() => setOpen(true)}>
          {t('profile.eraseOpen')}
        </button>
      )}
      {isOpen && <EraseDialog account={account} onClose={() => setOpen(false)} />}
    </section>
  )
}

const CONSEQUENCES = ['personal', 'deals', 'collections', 'groups', 'handle', 'forever'] as const

const EraseDialog = ({ account, onClose }: { account: Account; onClose: () => void }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const name = account.handle ?? account.displayName

  const erase = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(null)
    try {
      await unwrap(asReader.DELETE('/accounts/me'))
      session.signOut()
      notify(t('profile.erased'))
      await navigate('/', { replace: true })
    } catch (error) {
      setProblem(error as Error)
      setBusy(false)
    }
  }

  return (
    <Dialog title={t('profile.eraseQuestion')} onClose={onClose}>
      <ul>
        {CONSEQUENCES.map((what) => (
          <li key={what}>{t(`profile.goes.${what}`)}</li>
        ))}
      </ul>
      <form className="form" onSubmit={(event) => void erase(event)}>
        <label className="field">
          {t('profile.eraseConfirm', { name })}
          <input
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        {problem !== null && <FailedState error={problem} />}
        <div className="row">
          <button type="button" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="danger" disabled={isBusy || typed.trim() !== name}>
            {t('profile.eraseSubmit')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
