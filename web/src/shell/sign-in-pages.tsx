import { useQuery } from '@tanstack/react-query'
import { isAppPath } from 'dealbook-domain/announcement.js'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useKept } from '../kept.js'
import { token, useIsSignedIn } from '../session.js'
import { accountOf, completeSignIn, leaveForProvider, linkedToken, settings } from '../sign-in.js'
import { useTexts } from '../texts/use-texts.js'
import { FailedState } from '../ui/failed-state.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { TokenForm } from './token-form.js'

/** Accepts only paths within the site, to prevent open redirects. */
const pathWithin = (to: string | null): string => (to !== null && isAppPath(to) ? to : '/')

/** Whether an address belongs to the catalog. */
const isOfCatalog = (to: string): boolean => /^\/(explore|boards|authors)\b/.test(to)

export const SignInPage = () => {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const to = pathWithin(search.get('to'))
  const query = useQuery(settings)
  if (useKept(token) !== null) return <Navigate to={to} replace />
  return (
    <section className="narrow card">
      <PageTitle>{t('signIn.title')}</PageTitle>
      {to !== '/' && <p>{t(isOfCatalog(to) ? 'signIn.forExplore' : 'signIn.forPage')}</p>}
      <Loaded query={query}>
        {({ signIn, isDemo }) => {
          if (signIn !== null) return <ProviderButton to={to} />
          return isDemo ? <TryDemo /> : <TokenForm />
        }}
      </Loaded>
    </section>
  )
}

/** Demo tokens are shown only in the service's terminal; the service never sends one. */
const TryDemo = () => {
  const { t } = useTexts()
  return (
    <>
      <h2>{t('signIn.demo')}</h2>
      <p>{t('signIn.demoHint')}</p>
      <p className="hint">{t('signIn.demoPeople')}</p>
      <details>
        <summary>{t('signIn.withToken')}</summary>
        <TokenForm />
      </details>
    </>
  )
}

const ProviderButton = ({ to }: { to: string }) => {
  const { t } = useTexts()
  const [problem, setProblem] = useState<Error | null>(null)
  return (
    <>
      <p>{t('signIn.providerHint')}</p>
      {problem !== null && <FailedState error={problem} />}
      <button type="button" className="primary" onClick={() => leaveForProvider(to).catch(setProblem)}>
        {t('signIn.provider')}
      </button>
    </>
  )
}

/** The page that the identity provider redirects to, and that links with tokens open. */
export const SignedInPage = () => {
  const linked = useKept(linkedToken)
  const [search] = useSearchParams()
  if (search.has('again')) return <BackAgain />
  return linked === null ? <Returned /> : <Linked key={linked} value={linked} />
}

const BackAgain = () => {
  const { t } = useTexts()
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    // If the browser does not allow closing the window, the text below remains.
    if (isSignedIn) window.close()
  }, [isSignedIn])
  if (!isSignedIn) return <Navigate to="/sign-in" replace />
  return (
    <section className="narrow card">
      <PageTitle>{t('signIn.again')}</PageTitle>
      <p>{t('signIn.againHint')}</p>
    </section>
  )
}

const Returned = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<Error | null>(null)
  useEffect(() => {
    completeSignIn().then(
      (to) => navigate(pathWithin(to), { replace: true }),
      (error: unknown) => setProblem(error instanceof Error ? error : new Error(t('signIn.failed'))),
    )
  }, [navigate, t])
  return (
    <section className="narrow card">
      <PageTitle>{t('signIn.title')}</PageTitle>
      {problem === null ? <p role="status">{t('loading')}</p> : <FailedState error={problem} />}
    </section>
  )
}

/**
 * Asks before a link signs someone in or switches their account, because its sender could read everything written
 * afterwards.
 */
const Linked = ({ value }: { value: string }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const current = useKept(token)
  const kind = useQuery(settings)
  const owner = useQuery({
    queryKey: ['linked', value],
    queryFn: () => accountOf(value),
    enabled: kind.data?.signIn === null,
    retry: false,
  })
  const become = async () => {
    await navigate('/', { replace: true })
    token.set(value)
  }
  if (current === value) return <Navigate to="/" replace />
  if (kind.data !== undefined && kind.data.signIn !== null) return <Navigate to="/sign-in" replace />
  return (
    <section className="narrow card">
      <PageTitle>{t('signIn.title')}</PageTitle>
      <Loaded query={owner}>
        {({ displayName }) => (
          <>
            <p>{t('signIn.become', { name: displayName })}</p>
            <button type="button" className="primary" onClick={() => void become()}>
              {t('signIn.becomeSubmit', { name: displayName })}
            </button>
          </>
        )}
      </Loaded>
    </section>
  )
}
