import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { DAY_MS } from 'dealbook-domain/day.js'
import { MAX_PAGE_SIZE } from 'dealbook-domain/page.js'
import { Link } from 'react-router'
import { service } from '../service.js'
import { textIn, useTexts } from '../texts/use-texts.js'
import { totalText } from '../ui/tables/total-text.js'
import { useLiveBanners } from './announcements/hidden-banner-note.js'
import { webhookName, webhooks } from './webhooks/webhooks-query.js'

const WEEK_MS = 7 * DAY_MS
/** Items that need an admin's attention: untrusted pictures, new messages, hidden banners, and webhooks that fail. */
export const Attention = () => {
  const { t } = useTexts()
  const items = [...usePictures(), ...useMessages(), ...useHiddenBanners(), ...useFailingWebhooks()]
  return (
    <section className="card attention" aria-labelledby="attention">
      <h2 id="attention">{t('attention.title')}</h2>
      {items.length === 0 ? (
        <p>{t('attention.none')}</p>
      ) : (
        <ul>
          {items.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface Item {
  readonly to: string
  readonly text: string
}

const usePictures = (): readonly Item[] => {
  const { t, number } = useTexts()
  const query = { avatarTrusted: false, isActive: true, pageSize: 1 } as const
  const { data } = useQuery({
    queryKey: ['accounts', 'untrusted'],
    queryFn: () => unwrap(service.GET('/back-office/accounts', { params: { query } })),
  })
  if (data === undefined || data.pagination.total === 0) return []
  const key = data.pagination.total === 1 ? 'attention.picture' : 'attention.pictures'
  const to = '/admin/accounts?avatarTrusted=false&isActive=true'
  return [{ to, text: t(key, { count: totalText(data.pagination, number) }) }]
}

const useMessages = (): readonly Item[] => {
  const { t, number } = useTexts()
  const { data } = useQuery({
    queryKey: ['form-submissions', 'newest'],
    queryFn: () =>
      unwrap(service.GET('/back-office/form-submissions', { params: { query: { pageSize: MAX_PAGE_SIZE } } })),
  })
  const since = Date.now() - WEEK_MS
  const recent = (data?.formSubmissions ?? []).filter(({ createdAt }) => Date.parse(createdAt) > since).length
  if (recent === 0) return []
  const count = totalText({ total: recent, totalIsExact: recent < MAX_PAGE_SIZE }, number)
  return [
    { to: '/admin/form-submissions', text: t(recent === 1 ? 'attention.message' : 'attention.messages', { count }) },
  ]
}

/** A webhook that has been failing for less than this may recover by itself. */
const FAILING_MS = 3_600_000

const useFailingWebhooks = (): readonly Item[] => {
  const { t, moment } = useTexts()
  const { data } = useQuery(webhooks)
  return (data?.webhooks ?? []).flatMap((webhook) => {
    const { id, isActive, pausedAt, failingSince } = webhook
    const isFailing = isActive && failingSince !== null && Date.now() - Date.parse(failingSince) >= FAILING_MS
    if (pausedAt === null && !isFailing) return []
    const key = pausedAt === null ? 'attention.failingWebhook' : 'attention.webhook'
    const since = failingSince === null ? '' : moment(failingSince)
    return [{ to: `/admin/webhooks/${id}`, text: t(key, { name: webhookName(webhook), since }) }]
  })
}

const useHiddenBanners = (): readonly Item[] => {
  const { t, language } = useTexts()
  return useLiveBanners().flatMap(({ banner, hiddenBy }) =>
    hiddenBy === null
      ? []
      : [
          {
            to: `/admin/announcements/${banner.id}`,
            text: t('attention.hidden', {
              title: textIn(banner.title, language),
              other: textIn(hiddenBy.title, language),
            }),
          },
        ],
  )
}
