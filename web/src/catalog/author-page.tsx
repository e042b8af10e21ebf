import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { Link, Navigate, useParams } from 'react-router'
import { asReader } from '../service.js'
import { useIsSignedIn } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { Avatar, AvatarFrame } from '../ui/avatar.js'
import { Badges } from '../ui/badges.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { Pager } from '../ui/tables/pager.js'
import { useSearchValues } from '../ui/tables/use-search-values.js'
import { DealCard } from './deal-card.js'
import { FollowButton } from './follow-button.js'

/** An author as the catalog shows them to signed-in accounts. */
export const AuthorPage = () => {
  const { handle = '' } = useParams()
  const isSignedIn = useIsSignedIn()
  if (!isSignedIn) return <Navigate to={`/sign-in?to=${encodeURIComponent(`/authors/${handle}`)}`} replace />
  return <Author key={handle} handle={handle} />
}

const Author = ({ handle }: { handle: string }) => {
  const { t, date, number } = useTexts()
  const { values } = useSearchValues(['collection'])
  const params = { path: { handle } }
  const author = useQuery({
    queryKey: ['reader', 'author', handle],
    queryFn: () => unwrap(asReader.GET('/catalog/authors/{handle}', { params })),
  })
  const collections = useQuery({
    queryKey: ['reader', 'collections', handle],
    queryFn: () => unwrap(asReader.GET('/catalog/authors/{handle}/collections', { params })),
    enabled: author.isSuccess,
  })
  return (
    <Loaded query={author}>
      {({ displayName, avatarUrl, badges, createdAt }) => (
        <>
          <header className="author">
            {avatarUrl === null ? (
              <AvatarFrame name={displayName} />
            ) : (
              <Avatar
                name={displayName}
                queryKey={['reader', 'avatar', handle, avatarUrl]}
                load={() => unwrap(asReader.GET('/catalog/authors/{handle}/avatar', { params, parseAs: 'blob' }))}
              />
            )}
            <div>
              <PageTitle>{displayName}</PageTitle>
              <p>
                <Badges badges={badges} /> {t('author.since', { date: date(createdAt) })}
              </p>
            </div>
            <FollowButton handle={handle} />
          </header>
          <section>
            <h2>{t('author.collections')}</h2>
            <Loaded query={collections}>
              {(shared) => (
                <ul className="tiles plain">
                  {shared.map((collection) => (
                    <li key={collection.id} className="card">
                      <h3>
                        <Link dir="auto" to={`?collection=${collection.id}`}>
                          {collection.title}
                        </Link>
                      </h3>
                      {collection.description !== null && <p>{collection.description}</p>}
                      <p>{t('author.dealCount', { count: number(collection.dealCount) })}</p>
                    </li>
                  ))}
                  {shared.length === 0 && <li>{t('nothing')}</li>}
                </ul>
              )}
            </Loaded>
          </section>
          {values.collection === undefined ? (
            <AuthorDeals handle={handle} />
          ) : (
            <CollectionDeals
              id={values.collection}
              title={collections.data?.find(({ id }) => id === values.collection)?.title}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

const AuthorDeals = ({ handle }: { handle: string }) => {
  const { t } = useTexts()
  const { page, toPage } = useSearchValues([])
  const query = useQuery({
    queryKey: ['reader', 'deals', handle, page],
    queryFn: () =>
      unwrap(
        asReader.GET('/catalog/authors/{handle}/deals', {
          params: { path: { handle }, query: { page, pageSize: 12 } },
        }),
      ),
    placeholderData: keepPreviousData,
  })
  return (
    <section>
      <div className="spread">
        <h2>{t('author.deals')}</h2>
        <Link to={`/explore?author=${encodeURIComponent(handle)}`}>{t('explore.ofAuthor')}</Link>
      </div>
      <Loaded query={query}>
        {({ deals, pagination }) => (
          <>
            <div className="deals">
              {deals.map((deal) => (
                <DealCard key={deal.id} deal={deal} to={`/boards/${deal.id}`} />
              ))}
            </div>
            <Pager pagination={pagination} onPage={toPage} />
          </>
        )}
      </Loaded>
    </section>
  )
}

const CollectionDeals = ({ id, title }: { id: string; title: string | undefined }) => {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['reader', 'collection', id],
    queryFn: () => unwrap(asReader.GET('/catalog/collections/{id}/deals', { params: { path: { id } } })),
  })
  return (
    <section>
      <h2>{title ?? t('author.deals')}</h2>
      <p>
        <Link to="?">{t('author.allDeals')}</Link>
      </p>
      <Loaded query={query}>
        {(deals) => (
          <div className="deals">
            {deals.map((deal) => (
              <DealCard key={deal.id} deal={deal} to={`/boards/${deal.id}`} />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  )
}
