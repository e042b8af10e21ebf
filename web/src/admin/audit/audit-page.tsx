import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { AccountName } from '../../ui/account-name.js'
import { AccountPicker, everyAccount } from '../../ui/forms/account-picker.js'
import { dayBegun, dayEnded, endOfDay, startOfDay } from '../../ui/local-time.js'
import { FilterRow, OneOf } from '../../ui/tables/filter-row.js'
import { Listing } from '../../ui/tables/listing.js'
import { useSearchValues } from '../../ui/tables/use-search-values.js'
import { CountedTitle } from '../counted-title.js'
import { AuditTable } from './audit-table.js'

const PEOPLE = ['actor', 'as', 'subject'] as const
/** The action prefixes that the audit trail can be filtered by, with their labels. */
const ACTIONS = [
  ['account.', 'audit.actions.accounts'],
  ['announcement.', 'audit.actions.announcements'],
  ['grant.', 'audit.actions.grants'],
  ['apiKey.', 'audit.actions.keys'],
  ['webhook.', 'nav.webhooks'],
  ['GET ', 'audit.actions.looked'],
  ['POST ', 'audit.actions.created'],
  ['PATCH ', 'audit.actions.changed'],
  ['PUT ', 'audit.actions.put'],
  ['DELETE ', 'audit.actions.removed'],
] as const

export const AuditPage = () => {
  const { t } = useTexts()
  const { values, page, change, toPage, clear } = useSearchValues([...PEOPLE, 'action', 'from', 'to'])
  const query = useQuery({
    queryKey: ['audit', 'trail', values, page],
    queryFn: () => unwrap(service.GET('/back-office/audit', { params: { query: { ...values, page } } })),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <CountedTitle count={query.data?.pagination}>{t('nav.audit')}</CountedTitle>
      <FilterRow onClear={clear}>
        {PEOPLE.map((name) => (
          <PersonFilter
            key={name}
            label={t(`audit.${name}`)}
            id={values[name]}
            onChange={(id) => change({ [name]: id })}
          />
        ))}
        <OneOf
          label={t('audit.action')}
          value={values.action}
          options={ACTIONS.map(([action, name]) => [action, t(name)])}
          onChange={(action) => change({ action })}
        />
        <label className="field">
          {t('audit.from')}
          <input
            type="date"
            value={dayBegun(values.from)}
            onChange={({ target }) => change({ from: startOfDay(target.value) })}
          />
        </label>
        <label className="field">
          {t('audit.to')}
          <input
            type="date"
            value={dayEnded(values.to)}
            onChange={({ target }) => change({ to: endOfDay(target.value) })}
          />
        </label>
      </FilterRow>
      <Listing
        query={query}
        rowsOf={({ records }) => records}
        onPage={toPage}
        onClear={clear}
        empty={{ title: t('audit.none'), text: t('audit.noneHint') }}
      >
        {(records) => <AuditTable label={t('nav.audit')} records={records} isStale={query.isPlaceholderData} />}
      </Listing>
    </>
  )
}

interface PersonFilterProps {
  readonly label: string
  readonly id: string | undefined
  readonly onChange: (id: string | null) => void
}

/** A filter by account. The chosen account replaces the field. */
const PersonFilter = ({ label, id, onChange }: PersonFilterProps) => {
  const { t } = useTexts()
  if (id === undefined)
    return <AccountPicker label={label} from={everyAccount} onPick={(account) => onChange(account.id)} />
  return (
    <div className="field">
      {label}
      <div className="chosen">
        <AccountName id={id} />
        <button
          type="button"
          className="quiet"
          aria-label={t('audit.clear', { name: label })}
          onClick={() => onChange(null)}
        >
          ✕
        </button>
      </div>
    </div>
  )
}
