import { useQuery } from '@tanstack/react-query'
import { Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { ownAccount } from '../service.js'
import { useIsSignedIn } from '../session.js'
import { SiteHeader } from '../shell/site-header.js'
import { useTexts } from '../texts/use-texts.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'

const PLACES = [
  ['', 'overview'],
  ['accounts', 'accounts'],
  ['announcements', 'announcements'],
  ['grants', 'grants'],
  ['form-submissions', 'forms'],
  ['audit', 'audit'],
] as const

/** The back-office: for signed-in admins. The service refuses everyone else on its own; here they are told. */
export const AdminLayout = () => {
  const { t } = useTexts()
  const { pathname, search } = useLocation()
  const isSignedIn = useIsSignedIn()
  const me = useQuery({ ...ownAccount, enabled: isSignedIn })
  if (!isSignedIn) return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />
  return (
    <>
      <SiteHeader />
      <div className="office">
        <nav aria-label={t('nav.label')} className="places">
          {PLACES.map(([path, name]) => (
            <NavLink key={name} to={path === '' ? '/admin' : `/admin/${path}`} end={path === ''}>
              {t(`nav.${name}`)}
            </NavLink>
          ))}
        </nav>
        <main id="main">
          <Loaded query={me}>
            {({ role, displayName }) =>
              role === 'admin' ? (
                <Outlet />
              ) : (
                <>
                  <PageTitle>{t('adminsOnly.title')}</PageTitle>
                  <p>{t('adminsOnly.text', { name: displayName })}</p>
                </>
              )
            }
          </Loaded>
        </main>
      </div>
    </>
  )
}
