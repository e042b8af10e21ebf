import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router'
import { queryClient, visitorAccount } from '../service.js'
import { actsAs, useIsSignedIn, useKept } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { Skeleton } from '../ui/skeleton.js'
import { LanguageChoice } from './language-choice.js'
import { SiteHeader } from './site-header.js'

/** Every page outside of the back-office. */
export const SiteLayout = () => (
  <>
    <SiteHeader />
    <ActingNotice />
    <main id="main" className="showcase">
      <Suspense fallback={<Skeleton />}>
        <Outlet />
      </Suspense>
    </main>
    <SiteFooter />
  </>
)

/** The pages of signed-in users. */
export const SignedInOnly = () => {
  const { pathname, search } = useLocation()
  if (!useIsSignedIn()) return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />
  return <Outlet />
}

/** What programmers look for is on the home page; elsewhere there is only what a visitor without an account needs. */
const SiteFooter = () => {
  const { t } = useTexts()
  const { pathname } = useLocation()
  if (useIsSignedIn()) return null
  return (
    <footer className="foot">
      {pathname === '/' && (
        <>
          <a href={`${SERVICE_URL}/docs`}>{t('nav.docs')}</a>
          <a href={`${SERVICE_URL}/openapi.json`}>OpenAPI</a>
        </>
      )}
      <LanguageChoice />
    </footer>
  )
}

/** An impersonating user is told all the time; the way out leads back to that account. */
const ActingNotice = () => {
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
