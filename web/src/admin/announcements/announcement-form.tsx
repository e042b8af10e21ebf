import { ROLES } from 'dealbook-domain/actor.js'
import { useMemo } from 'react'
import { countriesIn, languagesIn } from '../../texts/choices.js'
import { useTexts } from '../../texts/use-texts.js'
import { ChosenList } from '../../ui/forms/chosen-list.js'
import { FieldFault } from '../../ui/forms/field-fault.js'
import { nextMonday, toLocal } from '../../ui/local-time.js'
import type { Draft } from './announcement-draft.js'
import type { Faults } from './announcement-faults.js'
import { AnnouncementTexts } from './announcement-texts.js'

interface FieldsProps {
  readonly draft: Draft
  readonly faults: Faults
  readonly onChange: (changes: Partial<Draft>) => void
}

interface AnnouncementFieldsProps extends FieldsProps {
  /** The language whose texts are edited. */
  readonly shown: string
  readonly onShow: (language: string) => void
}

/** The fields for the contents, times and audience of an announcement. */
export const AnnouncementFields = (props: AnnouncementFieldsProps) => {
  const { t } = useTexts()
  const { draft, faults, shown, onChange, onShow } = props
  return (
    <>
      <div className="row">
        <label className="field">
          {t('announcement.kind')}
          <select value={draft.kind} onChange={({ target }) => onChange({ kind: target.value as Draft['kind'] })}>
            <option value="banner">{t('kind.banner')}</option>
            <option value="news">{t('kind.news')}</option>
          </select>
        </label>
        <label className="ticked">
          <input
            type="checkbox"
            checked={draft.pinned}
            onChange={({ target }) => onChange({ pinned: target.checked })}
          />
          {t('announcement.pinned')}
        </label>
      </div>
      <AnnouncementTexts
        texts={draft.texts}
        faults={faults}
        shown={shown}
        onChange={(texts) => onChange({ texts })}
        onShow={onShow}
      />
      <div>
        <label className="field">
          {t('announcement.actionPath')}
          <input
            value={draft.actionPath}
            placeholder="/desk/boards"
            aria-invalid={faults.actionPath !== undefined}
            onChange={({ target }) => onChange({ actionPath: target.value })}
          />
        </label>
        <FieldFault>{faults.actionPath}</FieldFault>
      </div>
      <Times {...props} />
      <AudienceFields {...props} />
    </>
  )
}

const Times = ({ draft, faults, onChange }: FieldsProps) => {
  const { t } = useTexts()
  return (
    <fieldset className="times">
      <legend>{t('announcement.times')}</legend>
      <div>
        <label className="field">
          {t('announcement.publishedAt')}
          <input
            type="datetime-local"
            value={draft.publishedAt}
            onChange={({ target }) => onChange({ publishedAt: target.value })}
          />
        </label>
        <div className="row tight">
          <button type="button" onClick={() => onChange({ publishedAt: toLocal(new Date().toISOString()) })}>
            {t('announcement.now')}
          </button>
          <button type="button" onClick={() => onChange({ publishedAt: nextMonday() })}>
            {t('announcement.nextMonday')}
          </button>
        </div>
      </div>
      <div>
        <label className="field">
          {t('announcement.expiresAt')}
          <input
            type="datetime-local"
            value={draft.expiresAt}
            aria-invalid={faults.expiresAt !== undefined}
            onChange={({ target }) => onChange({ expiresAt: target.value })}
          />
        </label>
        <FieldFault>{faults.expiresAt}</FieldFault>
      </div>
      <p className="hint">{t('announcement.draftHint')}</p>
    </fieldset>
  )
}

const AudienceFields = ({ draft, faults, onChange }: FieldsProps) => {
  const { t, language } = useTexts()
  const countries = useMemo(() => countriesIn(language), [language])
  const languages = useMemo(() => languagesIn(language, draft.languages), [language, draft.languages])
  return (
    <fieldset className="audience">
      <legend>{t('announcement.audience')}</legend>
      <p className="hint">{t('announcement.audienceHint')}</p>
      <ChosenList
        label={t('announcement.roles')}
        options={ROLES.map((role) => [role, t(`role.${role}`)])}
        chosen={draft.roles}
        onChange={(roles) => onChange({ roles: roles as Draft['roles'] })}
      />
      <ChosenList
        label={t('announcement.languages')}
        options={languages}
        chosen={draft.languages}
        fault={faults.languages}
        onChange={(chosen) => onChange({ languages: chosen })}
      />
      <ChosenList
        label={t('announcement.countries')}
        options={countries}
        chosen={draft.countries}
        fault={faults.countries}
        onChange={(chosen) => onChange({ countries: chosen })}
      />
    </fieldset>
  )
}
