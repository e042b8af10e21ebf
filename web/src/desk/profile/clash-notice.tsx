import { useTexts } from '../../texts/use-texts.js'
import type { Field } from './profile-draft.js'
import type { ProfileOptions } from './profile-options.js'
import type { Profile } from './use-profile.js'

interface ClashNoticeProps {
  readonly profile: Profile
  readonly options: ProfileOptions
}

/** The same field was changed here and elsewhere: shows both values and asks which to keep. */
export const ClashNotice = ({ profile: { draft, base, clashes, keepTheirs }, options }: ClashNoticeProps) => {
  const { t } = useTexts()
  const shown = (name: Field, value: string | boolean): string => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (value === '') return t('profile.notSaid')
    return options[name as keyof ProfileOptions]?.find(([option]) => option === value)?.[1] ?? value
  }
  return (
    <section className="notice warn" role="alert">
      <p>{t('profile.clash')}</p>
      <dl>
        {clashes.map((name: Field) => (
          <div key={name}>
            <dt>{t(`profile.${name}`)}</dt>
            <dd>{t('profile.clashOf', { mine: shown(name, draft[name]), theirs: shown(name, base[name]) })}</dd>
          </div>
        ))}
      </dl>
      <div className="row">
        <button type="submit">{t('profile.useMine')}</button>
        <button type="button" onClick={keepTheirs}>
          {t('profile.keepTheirs')}
        </button>
      </div>
    </section>
  )
}
