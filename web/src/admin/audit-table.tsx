import type { components } from 'dealbook-client'
import { Link } from 'react-router'
import { useTexts } from '../texts/use-texts.js'
import { AccountName } from '../ui/account-name.js'
import { ScrollArea } from '../ui/scroll-area.js'
import { RecordedAction } from './recorded-action.js'

/** A moment, as the service writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

type Entry = components['schemas']['AuditRecord']

export const AuditTable = ({ records }: { records: readonly Entry[] }) => {
  const { t, moment } = useTexts()
  if (records.length === 0) return <p>{t('nothing')}</p>
  return (
    <ScrollArea label={t('nav.audit')}>
      <table>
        <thead>
          <tr>
            {(['at', 'actor', 'as', 'action', 'subject', 'changes'] as const).map((name) => (
              <th key={name} scope="col">
                {t(`audit.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id}>
              <td>
                <time dateTime={record.at} title={record.requestId}>
                  {moment(record.at)}
                </time>
              </td>
              <td>{record.actor.id === null ? t('audit.service') : <AccountName id={record.actor.id} />}</td>
              <td>{record.as === null ? '—' : <AccountName id={record.as} />}</td>
              <td>
                <RecordedAction {...record} />
              </td>
              <td>
                <Subject subject={record.subject} />
              </td>
              <td>
                <Changes changes={record.changes} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
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
