import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { useState } from 'react'
import { Link } from 'react-router'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { EmptyState } from '../../ui/empty-state.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { type Column, DataTable } from '../../ui/tables/data-table.js'
import { useOnce } from '../../use-once.js'
import { NewSecret } from '../new-secret.js'
import { type WebhookFields, WebhookForm } from './webhook-form.js'
import { type SecretWebhook, type Webhook, webhookName, webhookState, webhooks } from './webhooks-query.js'

/** The addresses to which events are sent. */
export const WebhooksPage = () => {
  const { t } = useTexts()
  const query = useQuery(webhooks)
  const cache = useQueryClient()
  const once = useOnce()
  const columns = useColumns()
  const [made, setMade] = useState<SecretWebhook | null>(null)
  const create = async (body: WebhookFields): Promise<void> => {
    const created = await once(body, (key) =>
      unwrap(service.POST('/back-office/webhooks', { params: { header: { 'idempotency-key': key } }, body })),
    )
    setMade(created)
    await Promise.all([['webhooks'], ['audit']].map((queryKey) => cache.invalidateQueries({ queryKey })))
  }
  return (
    <>
      <PageTitle>{t('nav.webhooks')}</PageTitle>
      <p className="lead">{t('webhooks.lead')}</p>
      <Loaded query={query}>
        {({ webhooks: rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('webhooks.none')} text={t('webhooks.noneHint')} />
          ) : (
            <DataTable label={t('nav.webhooks')} columns={columns} rows={rows} keyOf={({ id }) => id} />
          )
        }
      </Loaded>
      <h2>{t('webhooks.create')}</h2>
      <WebhookForm label={t('webhooks.create')} submit={t('webhooks.submit')} onSend={create} />
      {made !== null && <NewSecret name={webhookName(made)} secret={made.secret} onClose={() => setMade(null)} />}
    </>
  )
}

const useColumns = (): readonly Column<Webhook>[] => {
  const { t, date } = useTexts()
  return [
    {
      name: 'name',
      label: t('key.name'),
      cell: (webhook) => (
        <Link to={`/admin/webhooks/${webhook.id}`}>
          <bdi>{webhookName(webhook)}</bdi>
        </Link>
      ),
    },
    {
      name: 'state',
      label: t('key.state'),
      cell: (webhook) => {
        const state = webhookState(webhook)
        return (
          <span className={state === 'failing' || state === 'paused' ? 'no' : ''}>{t(`webhookState.${state}`)}</span>
        )
      },
    },
    { name: 'url', label: t('webhook.url'), cell: ({ url }) => <bdi>{url}</bdi> },
    {
      name: 'createdAt',
      label: t('field.createdAt'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{date(createdAt)}</time>,
    },
  ]
}
