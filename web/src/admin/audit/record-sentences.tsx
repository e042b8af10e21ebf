import { useQuery } from '@tanstack/react-query'
import { type components, DealbookError, unwrap } from 'dealbook-client'
import { Link } from 'react-router'
import { service } from '../../service.js'
import type { TextKey } from '../../texts/texts.js'
import { textIn, useTexts } from '../../texts/use-texts.js'
import { AccountName } from '../../ui/account-name.js'
import { apiKeys } from '../api-keys/api-keys-query.js'
import { useGrantWords } from '../grants/grant-words.js'
import { webhookName, webhooks } from '../webhooks/webhooks-query.js'
import { sentencesOf, type Told } from './audit-sentence.js'
import { RecordedAction } from './recorded-action.js'
import { Sentence } from './sentence.js'

type Entry = components['schemas']['AuditRecord']

/** A record in sentences. An action without a sentence is shown as recorded. */
export const RecordSentences = ({ record }: { readonly record: Entry }) => {
  const wordsOf = useWords()
  const { actor, as, subject, parameters, changes } = record
  const told = sentencesOf(record)
  if (told.length === 0) return <RecordedAction {...record} />
  const accountId = subject.type === 'account' ? subject.id : (parameters.accountId ?? null)
  return told.map(({ key, words = {} }) => (
    <p key={key} className="told">
      <Sentence
        text={wordsOf.text(key)}
        parts={{
          ...wordsOf.words(words),
          actor: <Person id={actor.id} isService={actor.type === 'service'} />,
          account: <Person id={as ?? accountId} isService={false} />,
          key: subject.type === 'apiKey' && <KeyName id={subject.id} changes={changes} />,
          webhook: subject.type === 'webhook' && <WebhookName id={subject.id} changes={changes} />,
          announcement: subject.type === 'announcement' && <AnnouncementName id={subject.id} changes={changes} />,
        }}
      />
    </p>
  ))
}

/** The words of a sentence in the reader's language. */
const useWords = () => {
  const { t, list } = useTexts()
  const { grantText } = useGrantWords()
  const fieldName = (field: string): string => t(`recorded.${field}` as TextKey)
  return {
    text: (key: TextKey): string => t(key),
    words: ({ role, fields, grant, thing }: NonNullable<Told['words']>) => ({
      role: role === undefined ? null : t(`role.${role as 'admin'}`),
      fields: fields === undefined ? null : list((fields as readonly string[]).map(fieldName)),
      grant: grant === undefined ? null : grantText(grant as Parameters<typeof grantText>[0]),
      thing: thing === undefined ? null : t(thing as TextKey),
    }),
  }
}

/** The name of an actor or account; erased accounts have none. */
const Person = ({ id, isService }: { readonly id: string | null; readonly isService: boolean }) => {
  const { t } = useTexts()
  if (id === null) return t(isService ? 'audit.service' : 'audit.erasedAccount')
  if (isService) return <KeyName id={id} changes={{}} />
  return <AccountName id={id} />
}

/** The name of something in one of its records. */
const recordedName = ({ changes }: Pick<Entry, 'changes'>, language: string): string | null => {
  const { title, description, host, name } = changes
  const titles = (title?.after ?? title?.before) as Readonly<Record<string, string>> | null | undefined
  if (titles != null) return textIn(titles, language)
  const found = description?.before ?? description?.after ?? host?.before ?? host?.after ?? name?.after
  return found == null ? null : String(found)
}

/** Something that is no longer there, by the name in this record or in others about it. */
const Gone = ({ id, changes }: Pick<Entry, 'changes'> & { readonly id: string }) => {
  const { t, language } = useTexts()
  const own = recordedName({ changes }, language)
  const { data } = useQuery({
    queryKey: ['audit', 'about', id],
    queryFn: () => unwrap(service.GET('/back-office/audit', { params: { query: { subject: id } } })),
    enabled: own === null,
  })
  const others = (data?.records ?? []).flatMap((record) => recordedName(record, language) ?? [])
  const name = own ?? others[0]
  if (name === undefined) return <span title={id}>{t('audit.gone')}</span>
  return (
    <>
      <bdi title={id}>{name}</bdi> ({t('audit.gone')})
    </>
  )
}

/** The name of an API key. */
const KeyName = ({ id, changes }: Pick<Entry, 'changes'> & { readonly id: string }) => {
  const { data } = useQuery(apiKeys)
  const found = data?.apiKeys.find((key) => key.id === id)
  if (data !== undefined && found === undefined) return <Gone id={id} changes={changes} />
  return (
    <Link to="/admin/api-keys" title={id}>
      {found?.name ?? '…'}
    </Link>
  )
}

/** The name of a webhook. */
const WebhookName = ({ id, changes }: Pick<Entry, 'changes'> & { readonly id: string }) => {
  const { data } = useQuery(webhooks)
  const found = data?.webhooks.find((webhook) => webhook.id === id)
  if (found !== undefined) return <Link to={`/admin/webhooks/${id}`}>{webhookName(found)}</Link>
  return data === undefined ? '…' : <Gone id={id} changes={changes} />
}

/** The title of an announcement. */
const AnnouncementName = ({ id, changes }: Pick<Entry, 'changes'> & { readonly id: string }) => {
  const { language } = useTexts()
  const { data, error } = useQuery({
    queryKey: ['announcement', id],
    queryFn: () => unwrap(service.GET('/back-office/announcements/{id}', { params: { path: { id } } })),
    retry: false,
  })
  const isGone = error instanceof DealbookError && error.code === 'ANNOUNCEMENT_NOT_FOUND'
  if (isGone) return <Gone id={id} changes={changes} />
  const name = recordedName({ changes }, language) ?? (data === undefined ? '…' : textIn(data.title, language))
  return <Link to={`/admin/announcements/${id}`}>{name}</Link>
}
