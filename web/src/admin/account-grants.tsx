import { useQueryClient } from '@tanstack/react-query'
import { type Account, type components, unwrap } from 'dealbook-client'
import { type SubmitEvent, useState } from 'react'
import { aKey, service } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { type Column, DataTable } from '../ui/data-table.js'
import { Dialog } from '../ui/dialog.js'
import { complain, notify } from '../ui/toasts.js'
import { toInstant } from './local-time.js'

type Grant = components['schemas']['Grant']

const BY_HAND = ['manual', 'trial', 'partner'] as const
/** Features that the service reads; any other is for the app. */
const FEATURES = ['collections', 'deal_serves', 'author_catalog']

const stateOf = ({ revokedAt, startsAt, endsAt }: Grant, now: number): 'revoked' | 'over' | 'toCome' | 'active' => {
  if (revokedAt !== null) return 'revoked'
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'over'
  return Date.parse(startsAt) > now ? 'toCome' : 'active'
}

/** Reloads whatever shows an account's grants. */
const useReload = (accountId: string) => {
  const cache = useQueryClient()
  return () => Promise.all([['account', accountId], ['audit']].map((queryKey) => cache.invalidateQueries({ queryKey })))
}

export const GrantsTable = ({ accountId, grants }: { accountId: string; grants: readonly Grant[] }) => {
  const { t } = useTexts()
  const columns = useColumns()
  const [revoking, setRevoking] = useState<Grant | null>(null)
  if (grants.length === 0) return <p>{t('grants.none')}</p>
  return (
    <>
      <DataTable
        label={t('nav.grants')}
        columns={columns}
        rows={grants}
        keyOf={({ id }) => id}
        menu={{
          nameOf: ({ feature }) => feature,
          items: (grant) =>
            isRevocable(grant) ? (
              <button type="button" className="danger" onClick={() => setRevoking(grant)}>
                {t('grants.revoke')}
              </button>
            ) : null,
        }}
      />
      {revoking !== null && <RevokeDialog accountId={accountId} grant={revoking} onClose={() => setRevoking(null)} />}
    </>
  )
}

const isRevocable = (grant: Grant): boolean => ['active', 'toCome'].includes(stateOf(grant, Date.now()))

const useColumns = (): readonly Column<Grant>[] => {
  const { t, number, moment } = useTexts()
  return [
    { name: 'feature', label: t('grant.feature'), cell: ({ feature }) => feature },
    { name: 'plan', label: t('grant.plan'), cell: ({ plan }) => plan ?? '—' },
    { name: 'source', label: t('grant.source'), cell: ({ source }) => t(`source.${source}`) },
    {
      name: 'limit',
      label: t('grant.limit'),
      isFigure: true,
      cell: ({ limit }) => (limit === null ? t('grant.unlimited') : number(limit)),
    },
    { name: 'startsAt', label: t('grant.startsAt'), cell: ({ startsAt }) => moment(startsAt) },
    { name: 'endsAt', label: t('grant.endsAt'), cell: ({ endsAt }) => (endsAt === null ? '—' : moment(endsAt)) },
    { name: 'state', label: t('grant.state'), cell: (grant) => t(`grantState.${stateOf(grant, Date.now())}`) },
  ]
}

interface RevokeDialogProps {
  readonly accountId: string
  readonly grant: Grant
  readonly onClose: () => void
}

const RevokeDialog = ({ accountId, grant: { id: grantId, feature }, onClose }: RevokeDialogProps) => {
  const { t, explain } = useTexts()
  const reload = useReload(accountId)
  const revoke = () => {
    onClose()
    const params = { path: { id: accountId, grantId } }
    return unwrap(service.POST('/back-office/accounts/{id}/grants/{grantId}/revoke', { params }))
      .then(() => notify(t('grants.revoked')))
      .catch((error: Error) => complain(explain(error)))
      .then(reload)
  }
  return (
    <Dialog title={t('grants.revoke')} onClose={onClose}>
      <p>{t('grants.revokeQuestion', { feature })}</p>
      <div className="row">
        <button type="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="button" className="danger" onClick={() => void revoke()}>
          {t('grants.revoke')}
        </button>
      </div>
    </Dialog>
  )
}

export const GiveGrant = ({ account }: { account: Account }) => {
  const { t, explain } = useTexts()
  const reload = useReload(account.id)
  const [key, setKey] = useState(aKey)
  const [problem, setProblem] = useState<string | null>(null)
  const give = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = (name: string): string | null => String(new FormData(form).get(name) ?? '').trim() || null
    const limit = text('limit')
    try {
      await unwrap(
        service.POST('/back-office/accounts/{id}/grants', {
          params: { path: { id: account.id }, header: { 'idempotency-key': key } },
          body: {
            source: text('source') as (typeof BY_HAND)[number],
            plan: text('plan'),
            feature: text('feature') ?? '',
            limit: limit === null ? null : Number(limit),
            startsAt: toInstant(text('startsAt')),
            endsAt: toInstant(text('endsAt')),
          },
        }),
      )
      notify(t('grants.given', { name: account.displayName }))
      setProblem(null)
      form.reset()
    } catch (error) {
      setProblem(explain(error as Error))
    }
    setKey(aKey())
    await reload()
  }
  return (
    <form className="card form" onSubmit={give} aria-label={t('grants.give')}>
      <label className="field">
        {t('grant.feature')}
        <input name="feature" required maxLength={200} list="features" defaultValue={FEATURES[0]} />
      </label>
      <datalist id="features">
        {FEATURES.map((feature) => (
          <option key={feature} value={feature} />
        ))}
      </datalist>
      <label className="field">
        {t('grant.plan')}
        <input name="plan" maxLength={200} />
      </label>
      <label className="field">
        {t('grant.limit')}
        <input name="limit" type="number" min={0} max={2_147_483_647} step={1} placeholder={t('grant.unlimited')} />
      </label>
      <label className="field">
        {t('grant.source')}
        <select name="source">
          {BY_HAND.map((source) => (
            <option key={source} value={source}>
              {t(`source.${source}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t('grant.startsAt')}
        <input name="startsAt" type="datetime-local" />
      </label>
      <label className="field">
        {t('grant.endsAt')}
        <input name="endsAt" type="datetime-local" />
      </label>
      {problem !== null && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <button type="submit" className="primary">
        {t('grants.submit')}
      </button>
    </form>
  )
}
