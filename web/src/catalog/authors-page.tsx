import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { MAX_DEAL_QUERY_LENGTH } from 'dealbook-domain/deal-search.js'
import { useState } from 'react'
import { Link } from 'react-router'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { AvatarFrame } from '../ui/avatar.js'
import { Badges } from '../ui/badges.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { MoreButton } from '../ui/tables/more-button.js'
import { useSearchValues } from '../ui/tables/use-search-values.js'
import { SHORTEST } from './found-authors.js'

const SHOWN = 24

/** All authors with public boards, most recently published first. */
export const AuthorsPage = () => {
  const { t, date, number } = useTexts()
  const acting = useKept(actsAs)
  const { values, change } = useSearchValues(['q'])
  // The input doesn't read the address, whose updates lag behind fast typing.
  const [typed, setTyped] = useState(values.q ?? '')
  const q = (values.q ?? '').trim()
  const wanted = q.length < SHORTEST ? {} : { q }
  const query = useInfiniteQuery({
    queryKey: ['reader', 'authors', acting, wanted],
    queryFn: ({ pageParam }) =>
      unwrap(
        asReader.GET('/catalog/authors', {
          params: { query: { ...wanted, limit: SHOWN, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle>{t('explore.authors')}</PageTitle>
      <search>
        <label className="field">
          {t('explore.findAuthor')}
          <input
            type="search"
            maxLength={MAX_DEAL_QUERY_LENGTH}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              change({ q: target.value })
            }}
          />
        </label>
      </search>
      <Loaded query={query}>
        {({ pages }) => (
          <>
            {pages[0]?.authors.length === 0 && <p>{t('nothing')}</p>}
            <ul className="tiles plain">
              {pages
                .flatMap(({ authors }) => authors)
                .map(({ handle, displayName, badges, dealCount, lastPublishedAt }) => (
                  <li key={handle} className="card">
                    <h2 className="row tight">
                      <AvatarFrame name={displayName} />
                      <Link dir="auto" to={`/authors/${handle}`}>
                        {displayName}
                      </Link>
                    </h2>
                    <Badges badges={badges} />
                    <p className="hint">
                      {t('boards.count', { count: number(dealCount) })}
                      {lastPublishedAt !== null && `, ${t('explore.lastPublished', { date: date(lastPublishedAt) })}`}
                    </p>
                  </li>
                ))}
            </ul>
            <MoreButton query={query} />
          </>
        )}
      </Loaded>
    </>
  )
}
