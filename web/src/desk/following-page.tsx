import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { visitor } from '../service.js'
import { actsAs, useKept } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { Badges } from '../ui/badges.js'
import { EmptyState } from '../ui/empty-state.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { complain, notify } from '../ui/toasts.js'

/** The authors that the account follows. */
export const FollowingPage = () => {
  const { t, explain } = useTexts()
  const cache = useQueryClient()
  const queryKey = ['visitor', 'following', useKept(actsAs)]
  const query = useQuery({ queryKey, queryFn: () => unwrap(visitor.GET('/catalog/subscriptions')) })
  const change = async (handle: string, name: string, isFollowed: boolean): Promise<void> => {
    const params = { params: { path: { handle } } }
    const path = '/catalog/authors/{handle}/subscription'
    try {
      await unwrap(isFollowed ? visitor.PUT(path, params) : visitor.DELETE(path, params))
      if (!isFollowed) notify(t('following.left', { name }), () => void change(handle, name, true))
      for (const key of [queryKey, ['visitor', 'feed']]) await cache.invalidateQueries({ queryKey: key })
    } catch (error) {
      complain(explain(error as Error))
    }
  }
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
                  <button type="button" onClick={() => void change(handle, displayName, false)}>
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
