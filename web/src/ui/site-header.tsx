import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { signOut, token, useKept } from '../session.js'
import { LANGUAGES, type Language, useLanguage, useTexts } from '../texts/use-texts.js'

/** The head of every page: its places, the language, and the way in or out. */
export const SiteHeader = ({ children }: { children?: ReactNode }) => {
  const { t } = useTexts()
  const [language, setLanguage] = useLanguage()
  const isSignedIn = useKept(token) !== null
  document.documentElement.lang = language
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <header className="site">
        <Link className="brand" to="/">
          <span className="suit" aria-hidden="true">
            ♠
          </span>{' '}
          Dealbook
        </Link>
        {children}
        <span className="grow" />
        <select
          aria-label={t('language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Language)}
        >
          {Object.entries(LANGUAGES).map(([tag, name]) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
        {isSignedIn ? (
          <button type="button" onClick={signOut}>
            {t('signOut')}
          </button>
        ) : (
          <Link className="button" to="/sign-in">
            {t('signIn.title')}
          </Link>
        )}
      </header>
    </>
  )
}
