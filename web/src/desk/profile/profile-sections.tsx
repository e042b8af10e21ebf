import type { Account } from 'dealbook-client'
import { LooksChoice } from '../../board/looks-choice.js'
import { useReaderRanks } from '../../board/use-reader-ranks.js'
import { useTexts } from '../../texts/use-texts.js'
import { changedFields } from '../../three-way-merge.js'
import { AvatarField } from './avatar-field.js'
import { HandleField } from './handle-field.js'
import type { Switch, Written } from './profile-draft.js'
import { SelectField, SwitchField, TextField } from './profile-fields.js'
import { AvatarState, BrokenLinks } from './profile-hints.js'
import type { ProfileOptions } from './profile-options.js'
import type { Profile } from './use-profile.js'

interface ProfileSectionsProps {
  readonly account: Account
  readonly profile: Profile
  readonly options: ProfileOptions
  readonly faults: readonly Written[]
  readonly isTaken: boolean
}

/** The fields of a profile: the public ones, the personal ones, and the settings of the pages. */
export const ProfileSections = ({ account, profile, options, faults, isTaken }: ProfileSectionsProps) => {
  const { t, language } = useTexts()
  const { local } = useReaderRanks(language)
  const { draft, base, change } = profile
  const text = (name: Written) => ({
    name,
    label: t(`profile.${name}`),
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    fault: faults.includes(name) ? t(`profile.fault.${name as 'displayName' | 'avatarUrl'}`) : undefined,
  })
  const select = (name: keyof ProfileOptions) => ({ ...text(name), options: options[name] })
  const toggle = (name: Switch) => ({
    label: t(`profile.${name}`),
    isOn: draft[name],
    onChange: (isOn: boolean) => change({ [name]: isOn }),
  })
  const avatarState = <AvatarState account={account} isChanged={changedFields(base, draft).includes('avatarUrl')} />
  return (
    <>
      <Section title={t('profile.public')}>
        <TextField {...text('displayName')} isRequired autoComplete="nickname" />
        <HandleField
          value={draft.handle}
          own={base.handle || null}
          isRefused={isTaken}
          onChange={(handle) => change({ handle })}
        >
          <BrokenLinks typed={draft.handle} current={base.handle} />
        </HandleField>
        <AvatarField account={account} isElsewhere={draft.avatarUrl !== ''} state={avatarState}>
          <TextField {...text('avatarUrl')} type="url" placeholder="https://…">
            {avatarState}
          </TextField>
        </AvatarField>
      </Section>
      <Section title={t('profile.person')}>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
        <TextField {...text('organisationName')} autoComplete="organization" />
        <SelectField {...select('country')} />
        <SelectField {...select('language')} />
        <SelectField {...select('auctionSystemId')} />
        <SwitchField {...toggle('isOrganisation')} />
        <SwitchField {...toggle('showEmailPublicly')} hint={t('profile.showEmailHint', { email: account.email })} />
      </Section>
      <Section title={t('profile.pages')}>
        <SelectField {...select('appLanguage')} />
        <SelectField {...select('theme')} isRequired />
        <div>
          <LooksChoice local={local} />
          <small>{t('profile.onThisDevice')}</small>
        </div>
      </Section>
    </>
  )
}

const Section = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className="card">
    <h2>{title}</h2>
    <div className="profile-fields">{children}</div>
  </section>
)
