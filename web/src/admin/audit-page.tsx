import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { service } from '../service.js'
import { useTexts } from '../texts/use-texts.js'
import { AccountName } from '../ui/account-name.js'
import { AccountPicker, everyAccount } from '../ui/account-picker.js'
import { Loaded } from '../ui/loaded.js'
import { PageTitle } from '../ui/page-title.js'
import { Pager } from '../ui/pager.js'
import { useSearchValues } from '../ui/use-search-values.js'
import { AuditTable } from './audit-table.js'
import { toInstant, toLocal } from './local-time.js'

const PEOPLE = ['actor', 'as', 'subject'] as const
const ACTIONS = ['account.', 'announcement.', 'grant.', 'GET ', 'POST ', 'PUT ', 'PATCH ', 'DELETE ']

export const AuditPage = () => {
  const { t } = useTexts()
  const { values, page, change, toPage } = useSearchValues([...PEOPLE, 'action', 'from', 'to'])
  const query = useQuery({
    queryKey: ['audit', 'trail', values, page],
    queryFn: () => unwrap(service.GET('/back-office/audit', { params: { query: { ...values, page } } })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageTitle>{t('nav.audit')}</PageTitle>
      <div className="filters">
        {PEOPLE.map((name) => (
          <div key={name}>
            <AccountPicker label={t(`audit.${name}`)} from={everyAccount} onPick={({ id }) => change({ [name]: id })} />
            {values[name] !== undefined && (
              <p className="chosen">
                <AccountName id={values[name]} />
                <button
                  type="button"
                  className="quiet"
                  aria-label={t('audit.clear', { name: t(`audit.${name}`) })}
                  onClick={() => change({ [name]: null })}
                >
                  ✕
                </button>
              </p>
            )}
          </div>
        ))}
        <label className="field">
          {t('audit.action')}
          <select value={values.action ?? ''} onChange={(event) => change({ action: event.target.value })}>
            <option value="">{t('any')}</option>
            {ACTIONS.map((action) => (
              <option key={action} value={action}>
                {action}…
              </option>
            ))}
          </select>
        </label>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="field">
            {t(`audit.${name}`)}
            <input
              type="datetime-local"
              value={toLocal(values[name] ?? null)}
              onChange={(event) => change({ [name]: toInstant(event.target.value) })}
            />
          </label>
        ))}
      </div>
      <Loaded query={query}>
        {({ records, pagination }) => (
          <>
            <AuditTable records={records} />
            <Pager pagination={pagination} onPage={toPage} />
          </>
        )}
      </Loaded>
    </>
  )
}
