import { type SubmitEvent, useId, useState } from 'react'
import { signInWith } from '../sign-in.js'
import { useTexts } from '../texts/use-texts.js'

/** Signs in with a pasted token. Setting the token makes the page continue. */
export const TokenForm = () => {
  const { t, explain } = useTexts()
  const hint = useId()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const value = String(new FormData(event.currentTarget).get('token')).trim()
    await signInWith(value).catch((error: Error) => {
      setProblem(explain(error))
      setBusy(false)
    })
  }
  return (
    <form className="form" onSubmit={submit}>
      <label className="field">
        {t('signIn.token')}
        <textarea name="token" rows={4} required autoComplete="off" spellCheck={false} aria-describedby={hint} />
      </label>
      <p id={hint} className="hint">
        {t('signIn.tokenHint')}
      </p>
      {problem !== null && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <button type="submit" className="primary" disabled={isBusy}>
        {t('signIn.submit')}
      </button>
    </form>
  )
}
