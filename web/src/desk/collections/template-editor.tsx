import { MAX_NAME_LENGTH } from 'dealbook-domain/account.js'
import { partsOf } from 'dealbook-domain/commentary.js'
import type { Paragraph } from 'dealbook-domain/paragraph.js'
import type { Preferences } from 'dealbook-domain/preferences.js'
import { useId } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { RichText } from '../../ui/forms/rich-text.js'
import { filled, mailText, type Named, whatsappText } from './message-text.js'

type Templates = Preferences['shareTemplates']

interface TemplateEditorProps {
  readonly templates: Templates
  readonly named: Named
  readonly onChange: (templates: Templates) => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** Edits the message templates, with a sample for the current link. */
export const TemplateEditor = ({ templates, named, onChange, onSave, onCancel }: TemplateEditorProps) => {
  const { t } = useTexts()
  const { mail, whatsapp } = templates
  return (
    <form
      className="template-editor"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <p className="hint">{t('share.placeholders')}</p>
      <label className="field">
        {t('share.subject')}
        <input
          dir="auto"
          value={mail.subject}
          maxLength={MAX_NAME_LENGTH}
          onChange={({ target }) => onChange({ mail: { ...mail, subject: target.value }, whatsapp })}
        />
      </label>
      <Template
        label={t('share.mailBody')}
        body={mail.body}
        sample={`${filled(mail.subject, named)}\n\n${mailText(mail.body, named)}`}
        onChange={(body) => onChange({ mail: { ...mail, body }, whatsapp })}
      />
      <Template
        label={t('share.whatsappBody')}
        body={whatsapp.body}
        sample={whatsappText(whatsapp.body, named)}
        onChange={(body) => onChange({ mail, whatsapp: { body } })}
      />
      <div className="row">
        <button type="submit">{t('save')}</button>
        <button type="button" className="quiet" onClick={onCancel}>
          {t('cancel')}
        </button>
      </div>
    </form>
  )
}

interface TemplateProps {
  readonly label: string
  readonly body: readonly Paragraph[]
  readonly sample: string
  readonly onChange: (body: readonly Paragraph[]) => void
}

const Template = ({ label, body, sample, onChange }: TemplateProps) => {
  const { t } = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <RichText label={label} value={body} onChange={(blocks) => onChange(partsOf(blocks).flat())} />
      <details>
        <summary>{t('share.sample')}</summary>
        <p className="sample">{sample}</p>
      </details>
    </section>
  )
}
