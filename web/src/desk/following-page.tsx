import { Link } from 'react-router'
import { follow, useSubscriptions } from '../catalog/use-subscriptions.js'
import { useTexts } from '../texts/use-texts.js'
import { Badges } from '../ui/badges.js'
import { EmptyState } from '../ui/empty-state.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { useAction } from '../ui/use-action.js'

/** The authors that the account follows. */
export const FollowingPage = () => {
  const { t } = useTexts()
  const act = useAction()
  const query = useSubscriptions()
  const leave = (handle: string, name: string) =>
    act(
      () => follow(handle, false),
      t('following.left', { name }),
      () => void act(() => follow(handle, true), null),
    )
  return (
    <>
      <PageTitle>{t('nav.following')}</PageTitle>
      <Loaded query={query}>
        {({ authors }) =>
          authors.length === 0 ? (
            <EmptyState title={t('following.empty')} text={t('following.emptyHint')}>
              <Link className="button primary" to="/authors">
                {t('feed.findAuthors')}
              </Link>
            </EmptyState>
          ) : (
            <ul className="plain links-list">
              {authors.map(({ handle, displayName, badges }) => (
                <li key={handle} className="card spread">
                  <span>
                    <Link dir="auto" to={`/authors/${handle}`}>
                      {displayName}
                    </Link>{' '}
                    <Badges badges={badges} />
                  </span>
                  <button type="button" onClick={() => void leave(handle, displayName)}>
                    {t('following.leave')}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}
