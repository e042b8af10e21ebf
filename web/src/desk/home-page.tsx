import { useQuery } from '@tanstack/react-query'
import { type Account, unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { Board } from '../board/board.js'
import { AuthoredDeals } from '../catalog/authored-deals.js'
import { useKept } from '../kept.js'
import { asReader } from '../service.js'
import { actsAs } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { EmptyState } from '../ui/empty-state.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { Announcements } from './announcements.js'
import { ClassLinks } from './class-links.js'
import './desk.css'
import { useReader } from '../use-reader.js'
import { FirstSteps } from './first-steps.js'
import { useLastCollection } from './last-collection.js'
import { Onboarding } from './profile/onboarding.js'

/** The start page of the desk. */
export const DeskHomePage = () => {
  const me = useReader()
  return <Loaded query={me}>{(account) => <Desk account={account} />}</Loaded>
}

const NOON = 12
const EVENING = 18

const partOfDay = (hour: number) => (hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening')

const Desk = ({ account }: { account: Account }) => {
  const { t, language } = useTexts()
  // An admin acting as another account doesn't go through its onboarding.
  const acting = useKept(actsAs)
  const isNew = account.onboardedAt === null && acting === null
  return (
    <>
      <div className="spread">
        <PageTitle>
          {t(`home.${partOfDay(new Date().getHours())}`, { name: account.firstName ?? account.displayName })}
        </PageTitle>
        <div className="row tight">
          <Link className={isNew ? 'button' : 'button primary'} to="/desk/import">
            {t('home.import')}
          </Link>
          <Link className="button" to="/desk/boards/new">
            {t('boards.newBoard')}
          </Link>
        </div>
      </div>
      {isNew && <Onboarding account={account} />}
      <Announcements kind="banner" language={account.appLanguage ?? language} />
      {!isNew && account.role !== 'player' && <FirstSteps />}
      <Continue />
      <ClassLinks />
      <Feed />
      <Announcements kind="news" language={account.appLanguage ?? language} />
    </>
  )
}

/** The number of cards that fill one row. */
const SHOWN = 4

const Continue = () => {
  const { t, moment, number } = useTexts()
  const collection = useLastCollection()
  const query = useQuery({
    queryKey: ['reader', 'last-edited', useKept(actsAs)],
    queryFn: () =>
      unwrap(
        asReader.GET('/deals', { params: { query: { lifecycle: 'active', pageSize: SHOWN, sort: '-updatedAt' } } }),
      ),
  })
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">{t('home.continue')}</h2>
      <Loaded query={query}>
        {({ deals }) => (
          <>
            {(deals.length > 0 || collection !== null) && (
              <ul className="tiles four continue plain">
                {deals.slice(0, collection === null ? SHOWN : SHOWN - 1).map((deal) => (
                  <li key={deal.id} className="card linked">
                    <Link dir="auto" to={`/desk/boards/${deal.id}`}>
                      {deal.title}
                    </Link>
                    <Board board={deal} size="thumb" />
                    <small>
                      <time dateTime={deal.updatedAt}>{moment(deal.updatedAt)}</time>
                    </small>
                  </li>
                ))}
                {collection !== null && (
                  <li className="card linked">
                    <Link dir="auto" to={`/desk/collections/${collection.id}`}>
                      {collection.title}
                    </Link>
                    <FirstBoard id={collection.dealIds[0]} />
                    <small>
                      {t('home.collection')} · {t('boards.count', { count: number(collection.dealIds.length) })}
                    </small>
                  </li>
                )}
              </ul>
            )}
            {deals.length === 0 && (
              <EmptyState title={t('home.noBoards')} text={t('home.noBoardsHint')}>
                <Link to="/desk/boards/new">{t('boards.new')}</Link>
              </EmptyState>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

/** The first board of a collection; nothing if it is another author's or no longer exists. */
const FirstBoard = ({ id }: { readonly id: string | undefined }) => {
  const { data } = useQuery({
    queryKey: ['reader', 'first-board', useKept(actsAs), id],
    queryFn: () => unwrap(asReader.GET('/deals/{id}', { params: { path: { id: id as string } } })),
    enabled: id !== undefined,
    retry: false,
  })
  return data === undefined ? null : <Board board={data} size="thumb" />
}

const NEW = 3

/** New boards of followed authors; hidden if there are none. */
const Feed = () => {
  const { t } = useTexts()
  const { data } = useQuery({
    queryKey: ['reader', 'feed', useKept(actsAs)],
    queryFn: () => unwrap(asReader.GET('/catalog/feed', { params: { query: { limit: NEW } } })),
  })
  if (data === undefined || data.deals.length === 0) return null
  return (
    <section>
      <div className="spread">
        <h2>{t('home.feed')}</h2>
        {data.nextCursor !== null && <Link to="/desk/feed">{t('home.wholeFeed')}</Link>}
      </div>
      <AuthoredDeals deals={data.deals} />
    </section>
  )
}
