import type { components } from 'dealbook-client'
import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.js'
import { AccountName } from '../ui/account-name.js'
import { type Column, DataTable } from '../ui/data-table.js'
import { RecordedAction } from './recorded-action.js'

/** A moment, as the service writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

type Entry = components['schemas']['AuditRecord']

const COLUMNS = ['at', 'actor', 'as', 'action', 'subject', 'changes'] as const
type ColumnName = (typeof COLUMNS)[number]

interface AuditTableProps {
  readonly label: string
  readonly records: readonly Entry[]
  readonly without?: readonly ColumnName[]
  readonly isStale?: boolean
}

export const AuditTable = ({ label, records, without = [], isStale = false }: AuditTableProps) => {
  const { t, moment } = useTexts()
  const cells: Readonly<Record<ColumnName, Column<Entry>['cell']>> = {
    at: ({ at, requestId }) => (
      <time dateTime={at} title={requestId}>
        {moment(at)}
      </time>
    ),
    actor: ({ actor }) => (actor.id === null ? t('audit.service') : <AccountName id={actor.id} />),
    as: ({ as }) => (as === null ? '—' : <AccountName id={as} />),
    action: (record) => <RecordedAction {...record} />,
    subject: ({ subject }) => <Subject subject={subject} />,
    changes: ({ changes }) => <Changes changes={changes} />,
  }
  return (
    <DataTable
      label={label}
      columns={COLUMNS.filter((name) => !without.includes(name)).map((name) => ({
        name,
        label: t(`audit.${name}`),
        cell: cells[name],
      }))}
      rows={records}
      keyOf={({ id }) => id}
      isStale={isStale}
    />
  )
}

const Subject = ({ subject: { type, id } }: Pick<Entry, 'subject'>) => {
  const { t } = useTexts()
  if (type === 'account') return <AccountName id={id} />
  if (type === 'announcement') return <Link to={`/admin/announcements/${id}`}>{t('audit.announcement')}</Link>
  return <span title={id}>{t('audit.grant')}</span>
}

/** Each field that changed, with what it was and what it is. */
const Changes = ({ changes }: Pick<Entry, 'changes'>) => {
  const { t, moment } = useTexts()
  const text = (value: unknown): string => {
    if (value === null || value === undefined) return '—'
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'string' && MOMENT.test(value)) return moment(value)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  const fields = Object.entries(changes)
  if (fields.length === 0) return '—'
  return (
    <ul className="changes">
      {fields.map(([name, change]) => (
        <li key={name}>
          <b>{name}</b>{' '}
          {'before' in change || 'after' in change ? (
            <>
              <del>
                <span className="hidden">{t('audit.before')} </span>
                {text(change.before)}
              </del>{' '}
              <span aria-hidden="true">→</span>{' '}
              <ins>
                <span className="hidden">{t('audit.after')} </span>
                {text(change.after)}
              </ins>
            </>
          ) : (
            <em>{t('audit.personal')}</em>
          )}
        </li>
      ))}
    </ul>
  )
}
