import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { Link, Navigate } from 'react-router'
import { service } from '../service.js'
import { useIsSignedIn } from '../session.js'
import { useTexts } from '../texts/use-texts.js'
import { PageTitle } from '../ui/page-title.js'
import { SampleBoard } from './sample-board.js'
import './catalog.css'

/** Introduces the service to visitors. Signed-in users are redirected to their desk. */
export const HomePage = () => {
  const { t } = useTexts()
  if (useIsSignedIn()) return <Navigate to="/desk" replace />
  return (
    <>
      <section className="hero">
        <PageTitle>{t('home.title')}</PageTitle>
        <p className="lead">{t('home.lead')}</p>
        <Link className="button primary" to="/sign-in">
          {t('signIn.title')}
        </Link>
      </section>
      <SampleBoard />
      <ul className="tiles four plain">
        {(['deals', 'collections', 'catalog', 'files'] as const).map((name) => (
          <li key={name} className="card">
            <h2>{t(`topic.${name}`)}</h2>
            <p>{t(`topicText.${name}`)}</p>
          </li>
        ))}
      </ul>
      <State />
    </>
  )
}

/** Shows whether the service is ready, checked every 30 seconds. */
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
