import type { components } from 'dealbook-client'
import { useTexts } from '../../texts/use-texts.js'
import { DataTable } from '../../ui/tables/data-table.js'
import { RecordSentences } from './record-sentences.js'
import { RecordedAction } from './recorded-action.js'

/** A timestamp in the service's format. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

type Entry = components['schemas']['AuditRecord']

interface AuditTableProps {
  readonly label: string
  readonly records: readonly Entry[]
  readonly isStale?: boolean
}

/** Audit records in sentences, each with the raw record in a collapsed section. */
export const AuditTable = ({ label, records, isStale = false }: AuditTableProps) => {
  const { t, moment } = useTexts()
  return (
    <DataTable
      label={label}
      columns={[
        { name: 'at', label: t('audit.at'), cell: ({ at }) => <time dateTime={at}>{moment(at)}</time> },
        { name: 'told', label: t('audit.told'), cell: (record) => <RecordSentences record={record} />, isText: true },
        { name: 'record', label: t('audit.record'), cell: (record) => <AsRecorded record={record} /> },
      ]}
      rows={records}
      keyOf={({ id }) => id}
      isStale={isStale}
    />
  )
}

const AsRecorded = ({ record }: { readonly record: Entry }) => {
  const { t } = useTexts()
  return (
    <details className="recorded">
      <summary>{t('audit.details')}</summary>
      <p>
        <RecordedAction {...record} />
      </p>
      <Changes changes={record.changes} />
      <p className="hint">{t('audit.request', { id: record.requestId })}</p>
    </details>
  )
}

/** Each changed field, with its old and its new value. */
const Changes = ({ changes }: Pick<Entry, 'changes'>) => {
  const { t, moment } = useTexts()
  const text = (value: unknown): string => {
    if (value === null || value === undefined) return '—'
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'string' && MOMENT.test(value)) return moment(value)
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  const fields = Object.entries(changes)
  if (fields.length === 0) return null
  return (
    <ul className="changes">
      {fields.map(([name, change]) => (
        <li key={name}>
          <b>{name}</b>{' '}
          {'before' in change || 'after' in change ? (
            <>
              {change.before != null && (
                <>
                  <del>
                    <span className="hidden">{t('audit.before')} </span>
                    {text(change.before)}
                  </del>{' '}
                  <span aria-hidden="true">→</span>{' '}
                </>
              )}
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
