import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { hasSucceeded } from 'dealbook-domain/delivery.js'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { service } from '../../service.js'
import type { TextKey } from '../../texts/texts.js'
import { useTexts } from '../../texts/use-texts.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { complain, notify } from '../../ui/toasts.js'
import { UpLink } from '../../ui/up-link.js'
import { useOnce } from '../../use-once.js'
import { ConfirmDialog } from '../confirm-dialog.js'
import { NewSecret } from '../new-secret.js'
import { WebhookDeliveries } from './webhook-deliveries.js'
import { type WebhookFields, WebhookForm } from './webhook-form.js'
import { type SecretWebhook, type Webhook, webhookName, webhookState } from './webhooks-query.js'

export const WebhookPage = () => {
  const { id = '' } = useParams()
  const query = useQuery({
    queryKey: ['webhook', id],
    queryFn: () => unwrap(service.GET('/back-office/webhooks/{id}', { params: { path: { id } } })),
  })
  return <Loaded query={query}>{(webhook) => <WebhookDetails webhook={webhook} />}</Loaded>
}

const WebhookDetails = ({ webhook }: { readonly webhook: Webhook }) => {
  const { t } = useTexts()
  const { id } = webhook
  const cache = useQueryClient()
  const reload = (...keys: readonly (readonly string[])[]) =>
    Promise.all([['webhooks'], ['audit'], ...keys].map((queryKey) => cache.invalidateQueries({ queryKey })))
  const reloadAll = () => reload(['webhook', id])
  const update = async (body: WebhookFields | { readonly isActive: boolean }, done: TextKey): Promise<void> => {
    await unwrap(service.PATCH('/back-office/webhooks/{id}', { params: { path: { id } }, body }))
    notify(t(done))
    await reloadAll()
  }
  const activate = (isActive: boolean) => update({ isActive }, isActive ? 'webhooks.isResumed' : 'webhooks.isPaused')
  return (
    <>
      <UpLink to="/admin/webhooks">{t('nav.webhooks')}</UpLink>
      <PageTitle>{webhookName(webhook)}</PageTitle>
      <WebhookStatus
        webhook={webhook}
        onActivate={activate}
        onRotated={reloadAll}
        onTested={reload}
        onDeleted={reload}
      />
      <h2>{t('webhooks.deliveries')}</h2>
      <WebhookDeliveries webhook={webhook} />
      <h2>{t('webhooks.settings')}</h2>
      <WebhookForm
        label={t('webhooks.settings')}
        submit={t('webhooks.save')}
        before={webhook}
        onSend={(fields) => update(fields, 'webhooks.saved')}
      />
    </>
  )
}

interface WebhookStatusProps {
  readonly webhook: Webhook
  readonly onActivate: (isActive: boolean) => Promise<void>
  readonly onRotated: () => Promise<unknown>
  readonly onTested: () => Promise<unknown>
  /** Called after leaving the page. */
  readonly onDeleted: () => Promise<unknown>
}

/** The status of a webhook, with buttons to pause it, rotate its secret or delete it. */
const WebhookStatus = ({ webhook, onActivate, onRotated, onTested, onDeleted }: WebhookStatusProps) => {
  const { t, moment, explain } = useTexts()
  const { id, isActive, pausedAt, pauseReason, failingSince, notBefore, previousSecretUntil: until } = webhook
  const isAhead = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now()
  const navigate = useNavigate()
  const once = useOnce()
  const [asked, setAsked] = useState<'rotate' | 'delete' | null>(null)
  const [made, setMade] = useState<SecretWebhook | null>(null)
  const attempt = (work: () => Promise<unknown>) => void work().catch((error: Error) => complain(explain(error)))
  const rotate = async (): Promise<void> => {
    const rotated = await once(id, (key) => {
      const params = { path: { id }, header: { 'idempotency-key': key } }
      return unwrap(service.POST('/back-office/webhooks/{id}/rotate', { params }))
    })
    setMade(rotated)
    await onRotated()
  }
  const [isTesting, setTesting] = useState(false)
  const test = async (): Promise<void> => {
    setTesting(true)
    const params = { path: { id } }
    const tested = unwrap(service.POST('/back-office/webhooks/{id}/test', { params }))
    const { status, problem } = await tested.finally(() => setTesting(false))
    if (hasSucceeded({ status })) notify(t('webhooks.tested', { status: status ?? '' }))
    else
      complain(
        t('webhooks.testFailed', {
          answer:
            problem === null ? t('webhooks.testAnswered', { status: status ?? '' }) : t(`attemptProblem.${problem}`),
        }),
      )
    await onTested()
  }
  const remove = async (): Promise<void> => {
    await unwrap(service.DELETE('/back-office/webhooks/{id}', { params: { path: { id } } }))
    notify(t('webhooks.deleted', { name: webhookName(webhook) }))
    await navigate('/admin/webhooks')
    await onDeleted()
  }
  return (
    <section className="card" aria-label={t('key.state')}>
      {pausedAt !== null && pauseReason !== null && (
        <p className="problem">{t(`webhooks.paused.${pauseReason}`, { at: moment(pausedAt) })}</p>
      )}
      <p className={webhookState(webhook) === 'failing' ? 'problem' : undefined}>
        {t(`webhookState.${webhookState(webhook)}`)}
        {isActive && failingSince !== null && `, ${t('webhooks.failingSince', { at: moment(failingSince) })}`}
      </p>
      {isAhead(notBefore) && <p>{t('webhooks.notBefore', { at: moment(notBefore) })}</p>}
      {isAhead(until) && <p>{t('webhooks.bothSign', { at: moment(until) })}</p>}
      <div className="row">
        <button
          type="button"
          className={isActive ? undefined : 'primary'}
          onClick={() => attempt(() => onActivate(!isActive))}
        >
          {t(isActive ? 'webhooks.pause' : 'webhooks.activate')}
        </button>
        <button type="button" disabled={isTesting} onClick={() => attempt(test)}>
          {t(isTesting ? 'webhooks.testing' : 'webhooks.test')}
        </button>
        <button type="button" onClick={() => setAsked('rotate')}>
          {t('keys.rotate')}
        </button>
        <button type="button" className="danger" onClick={() => setAsked('delete')}>
          {t('webhooks.delete')}
        </button>
      </div>
      {asked !== null && (
        <ConfirmDialog
          title={t(asked === 'rotate' ? 'keys.rotate' : 'webhooks.delete')}
          question={t(`webhooks.question.${asked}`, { name: webhookName(webhook) })}
          isDangerous={asked === 'delete'}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            attempt(asked === 'rotate' ? rotate : remove)
          }}
        />
      )}
      {made !== null && <NewSecret name={webhookName(made)} secret={made.secret} onClose={() => setMade(null)} />}
    </section>
  )
}
