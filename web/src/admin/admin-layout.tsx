import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router'
import { ownAccount } from '../service.js'
import { useIsSignedIn } from '../session.js'
import { ActingNotice } from '../shell/acting-notice.js'
import { SiteHeader } from '../shell/site-header.js'
import { useTexts } from '../texts/use-texts.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { Skeleton } from '../ui/skeleton.js'
import './admin.css'

/**
 * The navigation, grouped by subject. Whatever concerns other programs, such as keys and webhooks, is in the service
 * group.
 */
const PLACES = [
  [null, ['overview']],
  ['nav.people', ['accounts', 'grants']],
  ['nav.messages', ['announcements', 'forms']],
  ['nav.service', ['keys', 'webhooks', 'audit']],
] as const

const PATHS = {
  overview: '/admin',
  accounts: '/admin/accounts',
  grants: '/admin/grants',
  announcements: '/admin/announcements',
  forms: '/admin/form-submissions',
  keys: '/admin/api-keys',
  webhooks: '/admin/webhooks',
  audit: '/admin/audit',
} as const

/** The back-office: for signed-in admins. The service refuses everyone else; this page says so. */
export const AdminLayout = () => {
  const { pathname, search } = useLocation()
  const isSignedIn = useIsSignedIn()
  const me = useQuery({ ...ownAccount, enabled: isSignedIn })
  if (!isSignedIn) return <Navigate to={`/sign-in?to=${encodeURIComponent(pathname + search)}`} replace />
  if (me.data?.role !== 'admin')
    return (
      <>
        <SiteHeader />
        <main id="main" className="showcase">
          <Loaded query={me}>{({ displayName }) => <AdminsOnly name={displayName} />}</Loaded>
        </main>
      </>
    )
  return (
    <>
      <SiteHeader />
      <ActingNotice />
      <div className="office">
        <Places />
        <main id="main">
          <Suspense fallback={<Skeleton />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </>
  )
}

const AdminsOnly = ({ name }: { name: string }) => {
  const { t } = useTexts()
  return (
    <section className="narrow card">
      <PageTitle>{t('adminsOnly.title')}</PageTitle>
      <p>{t('adminsOnly.text', { name })}</p>
      <p>{t('adminsOnly.hint')}</p>
      <Link className="button primary" to="/desk">
        {t('adminsOnly.desk')}
      </Link>
    </section>
  )
}

const Places = () => {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const places = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item changes with the path
  useEffect(() => {
    // On a phone the navigation is one line that scrolls, so the current item has to be moved into view.
    places.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <nav ref={places} aria-label={t('nav.label')} className="places">
      {PLACES.map(([title, names]) => (
        <div key={title}>
          {title !== null && <p id={title}>{t(title)}</p>}
          <ul aria-labelledby={title ?? undefined}>
            {names.map((name) => (
              <li key={name}>
                <NavLink to={PATHS[name]} end={name === 'overview'}>
                  {t(`nav.${name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
