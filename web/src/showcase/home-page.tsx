import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import type { SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { service, visitor } from '../service.js'
import { actsAs, token, useKept } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { AnnouncementCard } from '../ui/announcement-card.js'
import { Badges } from '../ui/badges.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { complain } from '../ui/toasts.js'
import { DealCard } from './deal-card.js'

export const HomePage = () => {
  const { t } = useTexts()
  const isSignedIn = useKept(token) !== null
  return (
    <>
      <section className="hero">
        <PageTitle>{t('home.title')}</PageTitle>
        <p className="lead">{t('home.lead')}</p>
        <p className="row">
          <a className="button primary" href={`${SERVICE_URL}/docs`}>
            {t('nav.docs')}
          </a>
          <Link className="button" to="/admin">
            {t('nav.backOffice')}
          </Link>
          <a className="button" href={`${SERVICE_URL}/openapi.json`}>
            OpenAPI
          </a>
        </p>
        <State />
      </section>
      <ul className="tiles plain">
        {(['deals', 'collections', 'catalog', 'announcements'] as const).map((name) => (
          <li key={name} className="card">
            <h2>{t(`topic.${name}`)}</h2>
            <p>{t(`topicText.${name}`)}</p>
          </li>
        ))}
      </ul>
      {isSignedIn ? (
        <Visit />
      ) : (
        <p>
          <Link to="/sign-in">{t('home.signIn')}</Link>
        </p>
      )}
    </>
  )
}

/** Whether the service serves: asked now and every half minute. */
const State = () => {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: ['health'],
    queryFn: () => unwrap(service.GET('/health/ready')),
    refetchInterval: 30_000,
    retry: false,
  })
  const state = query.isError ? 'down' : query.data === undefined ? 'asked' : 'up'
  return (
    <p role="status" className={`health ${state}`}>
      {t(`health.${state}`)}
    </p>
  )
}

const RECENT = 6

const Visit = () => {
  const { t } = useTexts()
  const acting = useKept(actsAs)
  const me = useQuery({ queryKey: ['visitor', 'me', acting], queryFn: () => unwrap(visitor.GET('/accounts/me')) })
  const recent = useQuery({
    queryKey: ['visitor', 'recent', acting],
    queryFn: () => unwrap(visitor.GET('/catalog/deals', { params: { query: { limit: RECENT } } })),
  })
  return (
    <>
      <Loaded query={me}>
        {({ displayName, handle, appLanguage, language }) => (
          <section>
            <h2>{t('home.hello', { name: displayName })}</h2>
            <Announcements language={appLanguage ?? language} />
            <p>{handle === null ? t('home.noHandle') : <Link to={`/authors/${handle}`}>{t('home.ownPage')}</Link>}</p>
          </section>
        )}
      </Loaded>
      <FindAuthor />
      <section>
        <h2>{t('home.recent')}</h2>
        <Loaded query={recent}>
          {({ deals }) => (
            <div className="deals">
              {deals.map((deal) => (
                <DealCard key={deal.id} deal={deal}>
                  {deal.author.handle !== null && (
                    <p>
                      <Link to={`/authors/${deal.author.handle}`}>{deal.author.displayName}</Link>{' '}
                      <Badges badges={deal.author.badges} />
                    </p>
                  )}
                </DealCard>
              ))}
              {deals.length === 0 && <p>{t('nothing')}</p>}
            </div>
          )}
        </Loaded>
      </section>
    </>
  )
}

const FindAuthor = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const handle = String(new FormData(event.currentTarget).get('handle')).trim()
    navigate(`/authors/${encodeURIComponent(handle)}`)
  }
  return (
    <search>
      <form className="row" onSubmit={find}>
        <label className="field">
          {t('home.findAuthor')}
          <input name="handle" required placeholder="alice-martin" autoCapitalize="none" />
        </label>
        <button type="submit">{t('search')}</button>
      </form>
    </search>
  )
}

/** The banner and the news, as the app shows them; a read mark closes the banner. */
const Announcements = ({ language: own }: { language: string | null }) => {
  const { t, language, explain } = useTexts()
  const cache = useQueryClient()
  const acting = useKept(actsAs)
  const queryKey = ['visitor', 'announcements', acting]
  const query = useQuery({ queryKey, queryFn: () => unwrap(visitor.GET('/announcements')) })
  const read = (id: string) =>
    unwrap(visitor.POST('/announcements/{id}/read', { params: { path: { id } } })).then(
      () => cache.invalidateQueries({ queryKey }),
      (error: Error) => complain(explain(error)),
    )
  const { banner, news } = query.data ?? { banner: null, news: [] }
  return [...(banner === null ? [] : [banner]), ...news].map((announcement) => (
    <AnnouncementCard key={announcement.id} announcement={announcement} language={own ?? language}>
      {announcement.readAt === null && (
        <button type="button" onClick={() => void read(announcement.id)}>
          {t('announcement.markRead')}
        </button>
      )}
    </AnnouncementCard>
  ))
}
