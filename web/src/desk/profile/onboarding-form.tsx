import { useQueryClient } from '@tanstack/react-query'
import { type Account, DealbookError } from 'dealbook-client'
import { MAX_NAME_LENGTH } from 'dealbook-domain/account.js'
import { normalizeHandle } from 'dealbook-domain/handle.js'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { countriesIn, languagesIn } from '../../texts/choices.js'
import { useLanguage, useTexts } from '../../texts/use-texts.js'
import { FailedState } from '../../ui/failed-state.js'
import { HandleField } from './handle-field.js'

interface ProfileValues {
  readonly displayName: string
  readonly handle: string | null
  readonly language: string | null
  readonly country: string | null
  readonly appLanguage: string
}

interface OnboardingFormProps {
  readonly account: Account
  readonly submit: string
  readonly save: (values: ProfileValues) => Promise<Account>
  readonly onSaved: (account: Account) => void
  /** Further buttons. */
  readonly children?: ReactNode
}

const orNull = (value: FormDataEntryValue | null): string | null =>
  value === null || value === '' ? null : String(value)

/** Asks for the display name, handle, language and country. */
export const OnboardingForm = ({ account, submit, save, onSaved, children }: OnboardingFormProps) => {
  const { t, language } = useTexts()
  const [appLanguage] = useLanguage()
  const cache = useQueryClient()
  const [handle, setHandle] = useState(account.handle ?? normalizeHandle(account.displayName) ?? '')
  // The handle follows the display name until the user edits it.
  const [isOwn, setOwn] = useState(account.handle !== null)
  const [isSuggested, setSuggested] = useState(account.handle === null)
  const [problem, setProblem] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isTaken = problem instanceof DealbookError && problem.code === 'ACCOUNT_HANDLE_TAKEN'
  const changeHandle = (value: string) => {
    setOwn(true)
    setSuggested(false)
    setHandle(value)
    setProblem(null)
  }
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    setBusy(true)
    setProblem(null)
    try {
      const saved = await save({
        displayName: String(data.get('displayName')).trim(),
        handle: handle.trim() === '' ? null : handle,
        language: orNull(data.get('language')),
        country: orNull(data.get('country')),
        appLanguage,
      })
      await cache.invalidateQueries({ queryKey: ['reader', 'me'] })
      onSaved(saved)
    } catch (error) {
      setProblem(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="form" onSubmit={send}>
      <label className="field">
        {t('profile.displayName')}
        <input
          name="displayName"
          dir="auto"
          required
          maxLength={MAX_NAME_LENGTH}
          autoComplete="name"
          defaultValue={account.displayName}
          onChange={({ target }) => {
            if (isOwn) return
            setSuggested(false)
            setHandle(normalizeHandle(target.value) ?? '')
          }}
        />
      </label>
      <HandleField
        value={handle}
        own={account.handle}
        isRefused={isTaken}
        isSuggested={isSuggested}
        onChange={changeHandle}
      />
      <label className="field">
        {t('profile.language')}
        <select name="language" defaultValue={account.language ?? language}>
          {languagesIn(language, account.language === null ? [] : [account.language]).map(([tag, name]) => (
            <option key={tag} value={tag}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t('profile.country')}
        <select name="country" autoComplete="country" defaultValue={account.country ?? ''}>
          <option value="">{t('choose')}</option>
          {countriesIn(language).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {problem !== null && !isTaken && <FailedState error={problem} />}
      <div className="row">
        <button type="submit" className="primary" disabled={isBusy}>
          {submit}
        </button>
        {children}
      </div>
    </form>
  )
}
