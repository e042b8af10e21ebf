import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { type components, type operations, unwrap } from 'dealbook-client'
import { daysLater } from 'dealbook-domain/day.js'
import { EVENT_DAYS } from 'dealbook-domain/event.js'
import { Link } from 'react-router'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { type Column, DataTable } from '../../ui/tables/data-table.js'
import { FilterRow, OneOf } from '../../ui/tables/filter-row.js'
import { Listing } from '../../ui/tables/listing.js'
import { useSearchValues } from '../../ui/tables/use-search-values.js'
import { complain, notify } from '../../ui/toasts.js'
import type { Webhook } from './webhooks-query.js'

type Delivery = components['schemas']['Delivery']
type Query = NonNullable<operations['backOfficeListDeliveries']['parameters']['query']>

const STATES = ['pending', 'delivered', 'failed'] as const

/** How often the deliveries are read again, in milliseconds: attempts happen without the page. */
const REFRESH_MS = 10_000

/** The past and pending deliveries of a webhook. */
export const WebhookDeliveries = ({ webhook: { id, isActive } }: { readonly webhook: Webhook }) => {
  const { t, explain } = useTexts()
  const { values, page, change, toPage, clear } = useSearchValues(['state'])
  const cache = useQueryClient()
  const columns = useColumns(isActive)
  const params = { path: { id }, query: { ...(values as Query), page } }
  const query = useQuery({
    queryKey: ['webhook', id, 'deliveries', values, page],
    queryFn: () => unwrap(service.GET('/back-office/webhooks/{id}/deliveries', { params })),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })
  const attempt = async (work: () => Promise<string>): Promise<void> => {
    try {
      notify(await work())
    } catch (error) {
      complain(explain(error))
    }
    await cache.invalidateQueries({ queryKey: ['webhook', id] })
  }
  const resend = async (deliveryId: string): Promise<string> => {
    const path = { id, deliveryId }
    await unwrap(service.POST('/back-office/webhooks/{id}/deliveries/{deliveryId}/resend', { params: { path } }))
    return t('webhooks.resent')
  }
  const recover = async (): Promise<string> => {
    const body = { since: daysLater(new Date(), -EVENT_DAYS).toISOString() }
    const { count } = await unwrap(
      service.POST('/back-office/webhooks/{id}/recover', { params: { path: { id } }, body }),
    )
    return count === 0 ? t('webhooks.noneFailed') : t('webhooks.recovered', { count })
  }
  return (
    <>
      <FilterRow onClear={clear}>
        <OneOf
          label={t('key.state')}
          value={values.state}
          options={STATES.map((state) => [state, t(`deliveryState.${state}`)])}
          onChange={(state) => change({ state })}
        />
        <button type="button" onClick={() => void attempt(recover)}>
          {t('webhooks.recover')}
        </button>
      </FilterRow>
      <Listing
        query={query}
        rowsOf={({ deliveries }) => deliveries}
        onPage={toPage}
        onClear={clear}
        empty={{ title: t('webhooks.noDeliveries'), text: t('webhooks.noDeliveriesHint') }}
      >
        {(deliveries) => (
          <DataTable
            label={t('webhooks.deliveries')}
            columns={columns}
            rows={deliveries}
            keyOf={(delivery) => delivery.id}
            menu={{
              nameOf: ({ kind, subject }) => `${t(`event.${kind}`)} ${subject.id ?? ''}`,
              items: (delivery) => (
                <button type="button" onClick={() => void attempt(() => resend(delivery.id))}>
                  {t('webhooks.resend')}
                </button>
              ),
            }}
            isStale={query.isPlaceholderData}
          />
        )}
      </Listing>
    </>
  )
}

/** Where the subjects of an event can still be looked at. */
const PAGES: { readonly [kind in Delivery['kind']]?: string } = {
  'deal.published': '/boards',
  'account.onboarded': '/admin/accounts',
}

const Subject = ({ kind, subject: { id } }: Delivery) => {
  const page = PAGES[kind]
  if (id === null) return '—'
  const name = <code>{id}</code>
  return page === undefined ? name : <Link to={`${page}/${id}`}>{name}</Link>
}

/** @param isActive whether anything is sent at all */
const useColumns = (isActive: boolean): readonly Column<Delivery>[] => {
  const { t, moment, number } = useTexts()
  const at = (text: string | null) => (text === null ? '—' : <time dateTime={text}>{moment(text)}</time>)
  const answerOf = ({ lastAttempt }: Delivery): string => {
    if (lastAttempt === null) return '—'
    return lastAttempt.problem === null ? String(lastAttempt.status) : t(`attemptProblem.${lastAttempt.problem}`)
  }
  return [
    { name: 'kind', label: t('delivery.event'), cell: ({ kind }) => t(`event.${kind}`) },
    { name: 'state', label: t('key.state'), cell: ({ state }) => t(`deliveryState.${state}`) },
    { name: 'answer', label: t('delivery.answer'), cell: answerOf },
    { name: 'next', label: t('delivery.next'), cell: ({ nextAttemptAt }) => at(isActive ? nextAttemptAt : null) },
    { name: 'attempts', label: t('delivery.attempts'), cell: ({ attempts }) => number(attempts), isFigure: true },
    { name: 'at', label: t('delivery.at'), cell: (delivery) => at(delivery.at) },
    { name: 'subject', label: t('delivery.subject'), cell: (delivery) => <Subject {...delivery} /> },
  ]
}
