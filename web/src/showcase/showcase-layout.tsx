import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { NavLink, Outlet } from 'react-router'
import { queryClient, visitor } from '../service.js'
import { actsAs, token, useKept } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { SiteHeader } from '../ui/site-header.js'

export const ShowcaseLayout = () => {
  const { t } = useTexts()
  return (
    <>
      <SiteHeader>
        <nav aria-label={t('nav.site')} className="links">
          <NavLink to="/admin">{t('nav.backOffice')}</NavLink>
          <a href={`${SERVICE_URL}/docs`}>{t('nav.docs')}</a>
        </nav>
      </SiteHeader>
      <ActingNotice />
      <main id="main" className="showcase">
        <Outlet />
      </main>
    </>
  )
}

/** Whoever acts as somebody else is told all the time. */
const ActingNotice = () => {
  const { t } = useTexts()
  const id = useKept(actsAs)
  const isSignedIn = useKept(token) !== null
  const me = useQuery({
    queryKey: ['visitor', 'me', id],
    queryFn: () => unwrap(visitor.GET('/accounts/me')),
    enabled: isSignedIn && id !== null,
  })
  if (id === null || !isSignedIn) return null
  const stop = () => {
    actsAs.set(null)
    queryClient.removeQueries({ queryKey: ['visitor'] })
  }
  return (
    <section className="acting" aria-label={t('actAs.label')}>
      {t('actAs.now', { name: me.data?.displayName ?? id })}
      <button type="button" onClick={stop}>
        {t('actAs.stop')}
      </button>
    </section>
  )
}
