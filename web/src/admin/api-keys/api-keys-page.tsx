import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { stateOfKey } from 'dealbook-domain/api-key.js'
import { useState } from 'react'
import { dateOf } from '../../date-of.js'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { EmptyState } from '../../ui/empty-state.js'
import { Loaded } from '../../ui/loaded.js'
import { PageTitle } from '../../ui/page-title.js'
import { type Column, DataTable } from '../../ui/tables/data-table.js'
import { complain, notify } from '../../ui/toasts.js'
import { useOnce } from '../../use-once.js'
import { ConfirmDialog } from '../confirm-dialog.js'
import { NewSecret } from '../new-secret.js'
import { ApiKeyForm } from './api-key-form.js'
import { apiKeys, type SecretKey } from './api-keys-query.js'

type ApiKey = components['schemas']['ApiKey']

const stateNow = ({ revokedAt, expiresAt }: ApiKey) =>
  stateOfKey({ revokedAt: dateOf(revokedAt), expiresAt: dateOf(expiresAt) }, new Date())

/** The keys of the backends that use this service. */
export const ApiKeysPage = () => {
  const { t } = useTexts()
  const query = useQuery(apiKeys)
  const cache = useQueryClient()
  const [made, setMade] = useState<SecretKey | null>(null)
  const reload = () => Promise.all([['api-keys'], ['audit']].map((queryKey) => cache.invalidateQueries({ queryKey })))
  const show = async (key: SecretKey) => {
    setMade(key)
    await reload()
  }
  return (
    <>
      <PageTitle>{t('nav.keys')}</PageTitle>
      <p className="lead">{t('keys.lead')}</p>
      <Loaded query={query}>
        {({ apiKeys: keys }) =>
          keys.length === 0 ? (
            <EmptyState title={t('keys.none')} text={t('keys.noneHint')} />
          ) : (
            <KeysTable keys={keys} onRotated={show} onChanged={reload} />
          )
        }
      </Loaded>
      <h2>{t('keys.create')}</h2>
      <ApiKeyForm onCreated={show} />
      {made !== null && <NewSecret {...made} onClose={() => setMade(null)} />}
    </>
  )
}

interface KeysTableProps {
  readonly keys: readonly ApiKey[]
  readonly onRotated: (key: SecretKey) => Promise<unknown>
  readonly onChanged: () => Promise<unknown>
}

type Asked = { readonly verb: 'rotate' | 'revoke'; readonly key: ApiKey } | null

const KeysTable = ({ keys, onRotated, onChanged }: KeysTableProps) => {
  const { t, explain } = useTexts()
  const columns = useColumns()
  const [asked, setAsked] = useState<Asked>(null)
  const once = useOnce()
  const ask = (verb: 'rotate' | 'revoke', key: ApiKey) => setAsked({ verb, key })
  const act = async ({ verb, key: { id, name } }: NonNullable<Asked>): Promise<void> => {
    setAsked(null)
    try {
      if (verb === 'revoke') {
        await unwrap(service.POST('/back-office/api-keys/{id}/revoke', { params: { path: { id } } }))
        notify(t('keys.revoked', { name }))
        await onChanged()
      } else {
        const rotated = await once(id, (key) => {
          const params = { path: { id }, header: { 'idempotency-key': key } }
          return unwrap(service.POST('/back-office/api-keys/{id}/rotate', { params }))
        })
        await onRotated(rotated)
      }
    } catch (error) {
      complain(explain(error))
      await onChanged()
    }
  }
  return (
    <>
      <DataTable
        label={t('nav.keys')}
        columns={columns}
        rows={keys}
        keyOf={({ id }) => id}
        menu={{
          nameOf: ({ name }) => name,
          items: (key) =>
            stateNow(key) === 'live' ? (
              <>
                <button type="button" onClick={() => ask('rotate', key)}>
                  {t('keys.rotate')}
                </button>
                <button type="button" className="danger" onClick={() => ask('revoke', key)}>
                  {t('keys.revoke')}
                </button>
              </>
            ) : null,
        }}
      />
      {asked !== null && (
        <ConfirmDialog
          title={t(`keys.${asked.verb}`)}
          question={t(`keys.question.${asked.verb}`, { name: asked.key.name })}
          isDangerous={asked.verb === 'revoke'}
          onClose={() => setAsked(null)}
          onConfirm={() => void act(asked)}
        />
      )}
    </>
  )
}

const useColumns = (): readonly Column<ApiKey>[] => {
  const { t, moment, list } = useTexts()
  const at = (text: string | null) => (text === null ? '—' : <time dateTime={text}>{moment(text)}</time>)
  return [
    { name: 'name', label: t('key.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    { name: 'state', label: t('key.state'), cell: (key) => t(`keyState.${stateNow(key)}`) },
    { name: 'scopes', label: t('key.scopes'), cell: ({ scopes }) => list(scopes.map((scope) => t(`scope.${scope}`))) },
    { name: 'secret', label: t('key.secret'), cell: ({ lastFour }) => <code>…{lastFour}</code> },
    { name: 'lastUsedAt', label: t('key.lastUsedAt'), cell: ({ lastUsedAt }) => at(lastUsedAt) },
    { name: 'expiresAt', label: t('key.expiresAt'), cell: ({ expiresAt }) => at(expiresAt) },
    {
      name: 'previous',
      label: t('key.previous'),
      cell: ({ previousSecretUntil: until, revokedAt }) =>
        at(revokedAt === null && until !== null && Date.parse(until) > Date.now() ? until : null),
    },
    { name: 'createdAt', label: t('field.createdAt'), cell: ({ createdAt }) => at(createdAt) },
  ]
}
