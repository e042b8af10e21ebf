import { Link, NavLink } from 'react-router'
import { useKept } from '../kept.js'
import { actsAs, session, useIsSignedIn } from '../session.js'
import { useSite } from '../site.js'
import { useLanguage, useLanguageOf, useTexts } from '../texts/use-texts.js'
import { useThemeOf } from '../theme.js'
import { AvatarFrame } from '../ui/avatar.js'
import { Menu } from '../ui/menu.js'
import { LanguageChoice } from './language-choice.js'
import './shell.css'
import { useReader } from '../use-reader.js'

const PLACES = [
  ['/desk/boards', 'boards'],
  ['/desk/collections', 'collections'],
  ['/desk/groups', 'groups'],
  ['/explore', 'explore'],
  ['/desk/feed', 'feed'],
] as const

/** The header of every page, with the navigation and the menu of the signed-in user. */
export const SiteHeader = () => {
  const { t } = useTexts()
  const [language] = useLanguage()
  const isSignedIn = useIsSignedIn()
  const { name, logo } = useSite()
  document.documentElement.lang = language
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <header className="site">
        <Link className="brand" to={isSignedIn ? '/desk' : '/'}>
          {logo === null ? (
            <span className="suit" aria-hidden="true">
              ♠
            </span>
          ) : (
            <img src={`${SERVICE_URL}${logo}`} alt="" />
          )}
          <span className="site-name">{name}</span>
        </Link>
        {isSignedIn && (
          <nav aria-label={t('nav.site')} className="links">
            {PLACES.map(([to, name]) => (
              <NavLink key={to} to={to}>
                {t(`nav.${name}`)}
              </NavLink>
            ))}
          </nav>
        )}
        {isSignedIn ? <PersonMenu /> : <WayIn />}
      </header>
    </>
  )
}

const WayIn = () => {
  const { t } = useTexts()
  return (
    <Link className="button person" to="/sign-in">
      {t('signIn.title')}
    </Link>
  )
}

const PersonMenu = () => {
  const { t } = useTexts()
  const acting = useKept(actsAs)
  const { data } = useReader()
  const reader = acting === null ? data : undefined
  useThemeOf(reader)
  useLanguageOf(reader)
  const name = data?.displayName ?? '…'
  return (
    <div className="person">
      <Menu
        label={
          <>
            <AvatarFrame name={name} />
            <span className="hidden">{t('nav.person')} </span>
            <span className="person-name">{name}</span>
            <span aria-hidden="true">▾</span>
          </>
        }
      >
        {data != null && data.handle !== null && <Link to={`/authors/${data.handle}`}>{t('nav.ownPage')}</Link>}
        <Link to="/desk/profile">{t('nav.profile')}</Link>
        <Link to="/desk/following">{t('nav.following')}</Link>
        {(acting !== null || data?.role === 'admin') && <Link to="/admin">{t('nav.backOffice')}</Link>}
        <LanguageChoice />
        <button type="button" onClick={() => session.signOut()}>
          {t('signOut')}
        </button>
      </Menu>
    </div>
  )
}
