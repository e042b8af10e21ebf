import { type Account, type components, unwrap } from 'dealbook-client'
import { MAX_NAME_LENGTH } from 'dealbook-domain/account.js'
import { MANUAL_GRANT_SOURCES, MAX_GRANTED } from 'dealbook-domain/grant.js'
import { type SubmitEvent, useState } from 'react'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { FieldFault } from '../../ui/forms/field-fault.js'
import { issuesOf } from '../../ui/forms/issues.js'
import { toInstant } from '../../ui/local-time.js'
import { notify } from '../../ui/toasts.js'
import { useOnce } from '../../use-once.js'
import { capitalised, FEATURES, isKnownFeature, useGrantWords } from './grant-words.js'
import { plansIn } from './granted.js'
import { useKnownGrants } from './known-plans.js'

type Grant = components['schemas']['Grant']

/** The value of a list's entry for anything not listed. */
const OTHER = '\n'

interface GrantFormProps {
  readonly account: Account
  /** The grants that the account already has. */
  readonly grants: readonly Grant[]
  readonly onGiven: () => Promise<unknown>
}

/** Gives an account a feature, by itself or as part of a plan. */
export const GrantForm = ({ account, grants, onGiven }: GrantFormProps) => {
  const { t, explain } = useTexts()
  const once = useOnce()
  const [given, setGiven] = useState(0)
  const [problem, setProblem] = useState<Error | null>(null)
  const give = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = (name: string): string | null => String(new FormData(form).get(name) ?? '').trim() || null
    const chosen = (name: string): string | null => (text(name) === null ? text(`${name}.other`) : text(name))
    const limit = text('limit')
    try {
      const body = {
        source: text('source') as (typeof MANUAL_GRANT_SOURCES)[number],
        plan: chosen('plan'),
        feature: chosen('feature') ?? '',
        limit: limit === null ? null : Number(limit),
        startsAt: toInstant(text('startsAt')),
        endsAt: toInstant(text('endsAt')),
      }
      await once({ account: account.id, ...body }, (key) => {
        const params = { path: { id: account.id }, header: { 'idempotency-key': key } }
        return unwrap(service.POST('/back-office/accounts/{id}/grants', { params, body }))
      })
      notify(t('grants.given', { name: account.displayName }))
      setProblem(null)
      setGiven(given + 1)
      form.reset()
    } catch (error) {
      setProblem(error as Error)
    }
    await onGiven()
  }
  const isEndWrong = problem !== null && issuesOf(problem).some(({ path }) => path === '/endsAt')
  return (
    <form className="card form" onSubmit={give} aria-label={t('grants.give')}>
      <What key={given} grants={grants} />
      <label className="field">
        {t('grant.source')}
        <select name="source">
          {MANUAL_GRANT_SOURCES.map((source) => (
            <option key={source} value={source}>
              {t(`source.${source}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t('grant.startsAt')}
        <input name="startsAt" type="datetime-local" />
      </label>
      <div>
        <label className="field">
          {t('grant.endsAt')}
          <input name="endsAt" type="datetime-local" aria-invalid={isEndWrong} />
        </label>
        <FieldFault>{isEndWrong ? t('grant.fault.ends') : undefined}</FieldFault>
      </div>
      {problem !== null && !isEndWrong && (
        <p role="alert" className="problem">
          {explain(problem)}
        </p>
      )}
      <button type="submit" className="primary">
        {t('grants.submit')}
      </button>
    </form>
  )
}

/** The fields for the feature, its limit and its plan. */
const What = ({ grants }: Pick<GrantFormProps, 'grants'>) => {
  const { t } = useTexts()
  const { featureName, grantText } = useGrantWords()
  const known = useKnownGrants(grants)
  const plans = plansIn(known)
  const features = [...new Set([...FEATURES, ...known.map(({ feature }) => feature)])]
  return (
    <>
      <OneOrOther
        name="feature"
        label={t('grant.feature')}
        other={t('grant.otherFeature')}
        otherLabel={t('grant.featureName')}
        options={features.map((feature) => [feature, capitalised(featureName(feature))])}
        lineOf={(feature) => (isKnownFeature(feature) ? t(`featureHint.${feature}`) : t('featureHint.other'))}
      />
      <label className="field">
        {t('grant.limit')}
        <input name="limit" type="number" min={0} max={MAX_GRANTED} step={1} placeholder={t('grant.unlimited')} />
      </label>
      <OneOrOther
        name="plan"
        label={t('grant.plan')}
        other={t('grant.otherPlan')}
        otherLabel={t('grant.planName')}
        none={t('grant.noPlan')}
        options={[...plans.keys()].map((plan) => [plan, plan])}
        lineOf={(plan) => {
          const given = (plans.get(plan) ?? []).map((grant) => grantText({ ...grant, plan: null }))
          return given.length === 0 ? t('grant.planHint') : t('grant.planGave', { grants: given.join('; ') })
        }}
      />
    </>
  )
}

interface OneOrOtherProps {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [value: string, name: string])[]
  /** The label of the entry for anything not listed; `otherLabel` is that of the text field it shows. */
  readonly other: string
  readonly otherLabel: string
  /** The label of the empty first entry, if the value is optional. */
  readonly none?: string
  /** The hint about an entry. */
  readonly lineOf: (value: string) => string
}

/** A list of known values with a hint about the chosen one, and a text field for any other value. */
const OneOrOther = ({ name, label, options, other, otherLabel, none, lineOf }: OneOrOtherProps) => {
  const first = none === undefined ? (options[0]?.[0] ?? OTHER) : ''
  const [chosen, setChosen] = useState(first)
  return (
    <div>
      <label className="field">
        {label}
        <select
          {...(chosen === OTHER ? {} : { name })}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
          <option value={OTHER}>{other}</option>
        </select>
      </label>
      {chosen === OTHER && (
        <label className="field">
          {otherLabel}
          <input name={`${name}.other`} required maxLength={MAX_NAME_LENGTH} />
        </label>
      )}
      <p className="hint">{lineOf(chosen)}</p>
    </div>
  )
}
