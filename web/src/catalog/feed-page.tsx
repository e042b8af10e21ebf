import { unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { EmptyState } from '../ui/empty-state.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { MoreButton } from '../ui/tables/more-button.js'
import { AuthoredDeals } from './authored-deals.js'
import './catalog.css'
import { usePublishedDeals } from './use-published-deals.js'

/** The boards of the authors that the account follows, most recently published first. */
export const FeedPage = () => {
  const { t } = useTexts()
  const query = usePublishedDeals(['reader', 'feed', useKept(actsAs), 'whole'], (piece) =>
    unwrap(asReader.GET('/catalog/feed', { params: { query: piece } })),
  )
  return (
    <>
      <div className="spread">
        <PageTitle>{t('home.feed')}</PageTitle>
        <Link to="/desk/following">{t('nav.following')}</Link>
      </div>
      <Loaded query={query}>
        {({ pages }) => {
          const deals = pages.flatMap((page) => page.deals)
          if (deals.length === 0)
            return (
              <EmptyState title={t('feed.empty')} text={t('feed.emptyHint')}>
                <Link className="button primary" to="/authors">
                  {t('feed.findAuthors')}
                </Link>
              </EmptyState>
            )
          return (
            <>
              <AuthoredDeals deals={deals} />
              <MoreButton query={query} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}
