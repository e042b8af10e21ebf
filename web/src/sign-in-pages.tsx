import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { token, useKept } from './session.js'
import { completeSignIn, leaveForProvider, settings, signInWith } from './sign-in.js'
import { useTexts } from './texts/use-texts.js'
import { Loaded } from './ui/loaded.js'
import { PageTitle } from './ui/page-title.js'

/** A path of these pages and nothing else, so that no link leads elsewhere: of control characters browsers clear an address. */
const pathWithin = (to: string | null): string => (to !== null && /^\/(?![/\\])\P{Cc}*$/u.test(to) ? to : '/')

export const SignInPage = () => {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const to = pathWithin(search.get('to'))
  const query = useQuery(settings)
  if (useKept(token) !== null) return <Navigate to={to} replace />
  return (
    <section className="narrow card">
      <PageTitle>{t('signIn.title')}</PageTitle>
      <Loaded query={query}>{({ signIn }) => (signIn === null ? <TokenForm /> : <ProviderButton to={to} />)}</Loaded>
    </section>
  )
}

const TokenForm = () => {
  const { t, explain } = useTexts()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const value = String(new FormData(event.currentTarget).get('token')).trim()
    // With the token kept, the page leads on.
    await signInWith(value).catch((error: Error) => {
      setProblem(explain(error))
      setBusy(false)
    })
  }
  return (
    <form onSubmit={submit}>
      <label className="field">
        {t('signIn.token')}
        <textarea name="token" rows={4} required autoComplete="off" spellCheck={false} aria-describedby="hint" />
      </label>
      <p id="hint" className="hint">
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

const ProviderButton = ({ to }: { to: string }) => {
  const { t, explain } = useTexts()
  const [problem, setProblem] = useState<string | null>(null)
  const leave = () => leaveForProvider(to).catch((error: Error) => setProblem(explain(error)))
  return (
    <>
      <p>{t('signIn.providerHint')}</p>
      {problem !== null && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <button type="button" className="primary" onClick={leave}>
        {t('signIn.provider')}
      </button>
    </>
  )
}

/** Where the identity provider leads back to. */
export const SignedInPage = () => {
  const { t, explain } = useTexts()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    completeSignIn().then(
      (to) => navigate(pathWithin(to), { replace: true }),
      (error: unknown) => setProblem(error instanceof Error ? explain(error) : t('signIn.failed')),
    )
  }, [navigate, explain, t])
  return (
    <section className="narrow card">
      <PageTitle>{t('signIn.title')}</PageTitle>
      {problem === null ? (
        <p role="status">{t('loading')}</p>
      ) : (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
    </section>
  )
}
