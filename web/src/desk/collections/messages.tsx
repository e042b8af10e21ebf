import { useQueryClient } from '@tanstack/react-query'
import { type components, unwrap } from 'dealbook-client'
import { type Paragraph, paragraphsOf } from 'dealbook-domain/paragraph.js'
import type { Preferences } from 'dealbook-domain/preferences.js'
import { lazy, Suspense } from 'react'
import { useKept } from '../../kept.js'
import { asReader, readerAccount } from '../../service.js'
import { actsAs } from '../../session.js'
import { useTexts } from '../../texts/use-texts.js'
import { useUnsavedText } from '../../ui/forms/use-unsaved-text.js'
import { complain, notify } from '../../ui/toasts.js'
import { useReader } from '../../use-reader.js'
import { filled, mailAddress, mailText, type Named, whatsappAddress, whatsappText } from './message-text.js'

type Templates = Preferences['shareTemplates']
/** The type in which the client takes templates. */
type Sent = components['schemas']['Preferences']['shareTemplates']

const TemplateEditor = lazy(() => import('./template-editor.js').then((module) => ({ default: module.TemplateEditor })))

/** The account's own texts, or else the default ones. */
const useTemplates = () => {
  const { t, explain } = useTexts()
  const cache = useQueryClient()
  const acting = useKept(actsAs)
  const own = useReader().data?.preferences.shareTemplates
  const orOurs = (body: readonly Paragraph[] | undefined) =>
    body === undefined || body.length === 0 ? paragraphsOf(t('share.ourMessage')) : body
  const templates: Templates = {
    mail: { subject: own?.mail.subject || t('share.ourSubject'), body: orOurs(own?.mail.body) },
    whatsapp: { body: orOurs(own?.whatsapp.body) },
  }
  const keep = (shareTemplates: Templates): Promise<boolean> =>
    unwrap(asReader.PATCH('/accounts/me', { body: { preferences: { shareTemplates: shareTemplates as Sent } } })).then(
      (account) => {
        cache.setQueryData(readerAccount(acting).queryKey, account)
        notify(t('share.templatesKept'))
        return true
      },
      (error: Error) => {
        complain(explain(error))
        return false
      },
    )
  return { templates, keep }
}

/** Sends the class link by e-mail or WhatsApp, with the account's own texts. */
export const Messages = (named: Named) => {
  const { t } = useTexts()
  const { templates, keep } = useTemplates()
  const [typed, type] = useUnsavedText(`share-templates.${useKept(actsAs) ?? ''}`)
  const { mail, whatsapp } = templates
  const edited = typed === null ? null : (JSON.parse(typed) as Templates)
  return (
    <div className="messages">
      <div className="row">
        <a
          className="button"
          href={whatsappAddress(whatsappText(whatsapp.body, named))}
          target="_blank"
          rel="noreferrer"
        >
          {t('share.whatsapp')}
        </a>
        <a className="button" href={mailAddress(filled(mail.subject, named), mailText(mail.body, named))}>
          {t('share.mail')}
        </a>
        {edited === null && (
          <button type="button" className="quiet" onClick={() => type(JSON.stringify(templates))}>
            {t('share.editTexts')}
          </button>
        )}
      </div>
      {edited !== null && (
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <TemplateEditor
            templates={edited}
            named={named}
            onChange={(changed) => type(JSON.stringify(changed))}
            onSave={() => void keep(edited).then((isKept) => isKept && type(null))}
            onCancel={() => type(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
