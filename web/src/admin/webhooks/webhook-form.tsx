import type { components } from 'dealbook-client'
import { MAX_NAME_LENGTH, MAX_URL_LENGTH } from 'dealbook-domain/account.js'
import { EVENT_KINDS, type EventKind } from 'dealbook-domain/event.js'
import { type SubmitEvent, useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { FieldFault } from '../../ui/forms/field-fault.js'
import { faultyFields } from '../../ui/forms/issues.js'
import { useFirstFault } from '../../ui/forms/use-first-fault.js'
import type { Webhook } from './webhooks-query.js'

export type WebhookFields = Pick<components['schemas']['WebhookInput'], 'url' | 'description' | 'kinds'>

interface WebhookFormProps {
  readonly label: string
  readonly submit: string
  /** The webhook to edit; absent for a new one. */
  readonly before?: Webhook
  /** Once this succeeds, the form is reset, unless it edits a webhook. */
  readonly onSend: (fields: WebhookFields) => Promise<unknown>
}

/** The fields of a webhook: its address, its description and its kinds of events. */
export const WebhookForm = ({ label, submit, before, onSend }: WebhookFormProps) => {
  const { t, explain } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isUrlWrong, setUrlWrong] = useState(false)
  const form = useFirstFault(isUrlWrong)
  const send = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form)
    const kinds = fields.getAll('kinds') as EventKind[]
    if (kinds.length === 0) return setProblem(t('webhooks.kindsNeeded'))
    setBusy(true)
    setProblem(null)
    setUrlWrong(false)
    try {
      const description = String(fields.get('description')).trim()
      await onSend({ url: String(fields.get('url')).trim(), description: description || null, kinds })
      if (before === undefined) form.reset()
    } catch (error) {
      const isOfUrl = faultyFields(error as Error).has('url')
      setUrlWrong(isOfUrl)
      if (!isOfUrl) setProblem(explain(error))
    }
    setBusy(false)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send(event.currentTarget)
  }
  return (
    <form ref={form} className="card form" onSubmit={onSubmit} aria-label={label}>
      <label className="field">
        {t('webhook.url')}
        <input
          name="url"
          type="url"
          required
          maxLength={MAX_URL_LENGTH}
          defaultValue={before?.url}
          placeholder="https://club.example.org/dealbook"
          autoComplete="off"
          aria-invalid={isUrlWrong}
        />
        {!isUrlWrong && <span className="hint">{t('webhook.urlHint')}</span>}
      </label>
      <FieldFault>{isUrlWrong ? t('webhooks.fault.url') : undefined}</FieldFault>
      <label className="field">
        {t('webhook.description')}
        <input
          name="description"
          dir="auto"
          maxLength={MAX_NAME_LENGTH}
          defaultValue={before?.description ?? ''}
          placeholder={t('keys.example')}
          autoComplete="off"
        />
      </label>
      <fieldset>
        <legend>{t('webhook.kinds')}</legend>
        {EVENT_KINDS.map((kind) => (
          <label key={kind} className="check">
            <input type="checkbox" name="kinds" value={kind} defaultChecked={before?.kinds.includes(kind) ?? true} />
            {t(`event.${kind}`)}
          </label>
        ))}
      </fieldset>
      {problem !== null && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <button type="submit" className="primary" disabled={isBusy}>
        {submit}
      </button>
    </form>
  )
}
