import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.js'
import { PageTitle } from './page-title.js'

export const UnknownPage = () => {
  const { t } = useTexts()
  return (
    <>
      <PageTitle>{t('unknownPage.title')}</PageTitle>
      <p>
        <Link to="/">{t('unknownPage.home')}</Link>
      </p>
    </>
  )
}

/** Replaces the whole page when rendering fails. */
export const BrokenPage = () => {
  const { t } = useTexts()
  return (
    <main className="narrow">
      <PageTitle>{t('brokenPage.title')}</PageTitle>
      <p role="alert">{t('brokenPage.text')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('retry')}
      </button>
    </main>
  )
}
