import { type Account, unwrap } from 'dealbook-client'
import { useState } from 'react'
import { service } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'
import { notify } from '../../ui/toasts.js'
import { OnboardingForm } from './onboarding-form.js'

/** The questions for a first-time user. If skipped, they are asked again later. */
export const Onboarding = ({ account }: { account: Account }) => {
  const { t } = useTexts()
  const [isLater, setLater] = useState(false)
  if (isLater) return null
  return (
    <section className="card narrow" aria-labelledby="onboarding">
      <h2 id="onboarding">{t('onboarding.title')}</h2>
      <p>{t('onboarding.text')}</p>
      <OnboardingForm
        account={account}
        submit={t('onboarding.submit')}
        save={(values) => unwrap(service.POST('/accounts/me/complete-onboarding', { body: values }))}
        onSaved={({ displayName }) => notify(t('onboarding.done', { name: displayName }))}
      >
        <button type="button" className="quiet" onClick={() => setLater(true)}>
          {t('onboarding.later')}
        </button>
      </OnboardingForm>
    </section>
  )
}
