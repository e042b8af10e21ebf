import { useQueryClient } from '@tanstack/react-query'
import { type Account, type components, unwrap } from 'dealbook-client'
import { stateOfGrant } from 'dealbook-domain/grant.js'
import { useState } from 'react'
import { dateOf } from '../../date-of.js'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { type Column, DataTable } from '../../ui/tables/data-table.js'
import { complain, notify } from '../../ui/toasts.js'
import { ConfirmDialog } from '../confirm-dialog.js'
import { GrantForm } from './grant-form.js'
import { capitalised, useGrantWords } from './grant-words.js'

type Grant = components['schemas']['Grant']

const stateNow = ({ revokedAt, startsAt, endsAt }: Grant) =>
  stateOfGrant({ revokedAt: dateOf(revokedAt), startsAt: new Date(startsAt), endsAt: dateOf(endsAt) }, new Date())

/** Reloads whatever shows an account's grants. */
const useReload = (accountId: string) => {
  const cache = useQueryClient()
  return () => Promise.all([['account', accountId], ['audit']].map((queryKey) => cache.invalidateQueries({ queryKey })))
}

export const GrantsTable = ({ account, grants }: { account: Account; grants: readonly Grant[] }) => {
  const { t } = useTexts()
  const columns = useColumns()
  const { featureName } = useGrantWords()
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
          nameOf: ({ feature }) => featureName(feature),
          items: (grant) =>
            isRevocable(grant) ? (
              <button type="button" className="danger" onClick={() => setRevoking(grant)}>
                {t('grants.revoke')}
              </button>
            ) : null,
        }}
      />
      {revoking !== null && <RevokeDialog account={account} grant={revoking} onClose={() => setRevoking(null)} />}
    </>
  )
}

const isRevocable = (grant: Grant): boolean => ['active', 'toCome'].includes(stateNow(grant))

const useColumns = (): readonly Column<Grant>[] => {
  const { t, number, moment } = useTexts()
  const { featureName } = useGrantWords()
  return [
    { name: 'feature', label: t('grant.feature'), cell: ({ feature }) => capitalised(featureName(feature)) },
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
    { name: 'state', label: t('grant.state'), cell: (grant) => t(`grantState.${stateNow(grant)}`) },
  ]
}

interface RevokeDialogProps {
  readonly account: Account
  readonly grant: Grant
  readonly onClose: () => void
}

const RevokeDialog = ({
  account: { id: accountId, displayName: name },
  grant: { id: grantId, feature },
  onClose,
}: RevokeDialogProps) => {
  const { t, explain } = useTexts()
  const reload = useReload(accountId)
  const { featureName } = useGrantWords()
  const revoke = () => {
    onClose()
    const params = { path: { id: accountId, grantId } }
    return unwrap(service.POST('/back-office/accounts/{id}/grants/{grantId}/revoke', { params }))
      .then(() => notify(t('grants.revoked')))
      .catch((error: Error) => complain(explain(error)))
      .then(reload)
  }
  return (
    <ConfirmDialog
      title={t('grants.revoke')}
      question={t('grants.revokeQuestion', { feature: featureName(feature), name })}
      isDangerous
      onClose={onClose}
      onConfirm={() => void revoke()}
    />
  )
}

/** The form for another grant. */
export const GiveGrant = ({ account, grants }: { account: Account; grants: readonly Grant[] }) => (
  <GrantForm account={account} grants={grants} onGiven={useReload(account.id)} />
)
