import { Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useIsSignedIn } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { Skeleton } from '../ui/skeleton.js'
import { ActingNotice } from './acting-notice.js'
import { LanguageChoice } from './language-choice.js'
import { SiteHeader } from './site-header.js'

/** The layout of all pages outside the back-office. */
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

/** Redirects visitors to the sign-in page. */
export const SignedInOnly = () => {
  const { pathname, search } = useLocation()
  if (!useIsSignedIn()) return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />
  return <Outlet />
}

/** The footer for visitors. Only the home page has links for programmers. */
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
