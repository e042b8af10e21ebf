import { type Account, DealbookError } from 'dealbook-client'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { changedFields } from '../../three-way-merge.js'
import { FailedState } from '../../ui/failed-state.js'
import { complain, notify } from '../../ui/toasts.js'
import { ClashNotice } from './clash-notice.js'
import { faultsOf, type Written } from './profile-draft.js'
import { useProfileOptions } from './profile-options.js'
import { ProfileSections } from './profile-sections.js'
import { useProfile, type useReadProfile } from './use-profile.js'

interface ProfileEditorProps {
  readonly account: Account
  readonly loaded: NonNullable<ReturnType<typeof useReadProfile>['data']>
}

/** The form for everything in an account that its owner may change. All fields are saved together. */
export const ProfileEditor = ({ account, loaded }: ProfileEditorProps) => {
  const { t, explain } = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const profile = useProfile(account.id, loaded)
  const { draft, base, clashes } = profile
  const [shownFaults, setShownFaults] = useState<readonly Written[]>([])
  const [problem, setProblem] = useState<Error | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const options = useProfileOptions(draft)
  const changed = changedFields(base, draft)
  const faults = faultsOf(draft).filter((name) => shownFaults.includes(name))
  const isTaken = refused !== null && refused === draft.handle

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const found = faultsOf(draft)
    setShownFaults(found)
    if (found.length > 0) return form.current?.querySelector<HTMLElement>(`[name="${found[0]}"]`)?.focus()
    setBusy(true)
    setProblem(null)
    try {
      const saved = await profile.save()
      if (saved === null) return
      notify(t('profile.saved'), () => void saved.undo().catch((error: Error) => complain(explain(error))))
    } catch (error) {
      setProblem(error as Error)
      if (!(error instanceof DealbookError) || error.code !== 'ACCOUNT_HANDLE_TAKEN') return
      setRefused(draft.handle)
      form.current?.querySelector<HTMLElement>('[name="handle"]')?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} className="profile" noValidate onSubmit={(event) => void save(event)}>
      {clashes.length > 0 && <ClashNotice profile={profile} options={options} />}
      <ProfileSections account={account} profile={profile} options={options} faults={faults} isTaken={isTaken} />
      {problem !== null && <FailedState error={problem} />}
      <div className={changed.length > 0 ? 'row profile-save waiting' : 'row profile-save'}>
        <button type="submit" className="primary" disabled={isBusy || changed.length === 0}>
          {t('save')}
        </button>
        {changed.length > 0 && (
          <button type="button" onClick={profile.discard}>
            {t('profile.discard')}
          </button>
        )}
        <span role="status" className="hint">
          {changed.length > 0 && t('profile.unsaved')}
        </span>
      </div>
    </form>
  )
}
