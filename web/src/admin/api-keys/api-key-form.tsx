import { unwrap } from 'dealbook-client'
import { MAX_NAME_LENGTH } from 'dealbook-domain/account.js'
import { SCOPES, type Scope } from 'dealbook-domain/scope.js'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { FieldFault } from '../../ui/forms/field-fault.js'
import { faultyFields } from '../../ui/forms/issues.js'
import { toInstant } from '../../ui/local-time.js'
import { useOnce } from '../../use-once.js'
import type { SecretKey } from './api-keys-query.js'

interface ApiKeyFormProps {
  readonly onCreated: (key: SecretKey) => Promise<unknown>
}

/** Creates a key for a backend. Retries don't create a second one. */
export const ApiKeyForm = ({ onCreated }: ApiKeyFormProps) => {
  const { t, explain } = useTexts()
  const once = useOnce()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const create = async (form: HTMLFormElement): Promise<void> => {
    const fields = new FormData(form)
    const scopes = fields.getAll('scopes') as Scope[]
    if (scopes.length === 0) return setProblem(t('keys.scopesNeeded'))
    setBusy(true)
    setProblem(null)
    setWrong(new Set())
    try {
      const body = {
        name: String(fields.get('name')).trim(),
        scopes,
        expiresAt: toInstant(String(fields.get('expiresAt') ?? '')),
      }
      const made = await once(body, (key) =>
        unwrap(service.POST('/back-office/api-keys', { params: { header: { 'idempotency-key': key } }, body })),
      )
      await onCreated(made)
      form.reset()
    } catch (error) {
      const fields = faultyFields(error as Error)
      setWrong(fields)
      if (!fields.has('name') && !fields.has('expiresAt')) setProblem(explain(error))
    }
    setBusy(false)
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void create(event.currentTarget)
  }
  return (
    <form className="card form" onSubmit={onSubmit} aria-label={t('keys.create')}>
      <label className="field">
        {t('key.name')}
        <input
          name="name"
          dir="auto"
          required
          maxLength={MAX_NAME_LENGTH}
          placeholder={t('keys.example')}
          autoComplete="off"
        />
      </label>
      <FieldFault>{wrong.has('name') ? t('keys.fault.name') : undefined}</FieldFault>
      <label className="field">
        {t('key.expiresAt')}
        <input name="expiresAt" type="datetime-local" />
      </label>
      <FieldFault>{wrong.has('expiresAt') ? t('keys.fault.expiresAt') : undefined}</FieldFault>
      <fieldset>
        <legend>{t('key.scopes')}</legend>
        {SCOPES.map((scope) => (
          <label key={scope} className="check">
            <input type="checkbox" name="scopes" value={scope} />
            {t(`scope.${scope}`)}
          </label>
        ))}
      </fieldset>
      {problem !== null && (
        <p role="alert" className="problem">
          {problem}
        </p>
      )}
      <button type="submit" className="primary" disabled={isBusy}>
        {t('keys.submit')}
      </button>
    </form>
  )
}
