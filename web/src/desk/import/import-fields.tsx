import type { Collection } from 'dealbook-client'
import { MAX_TITLE_LENGTH } from 'dealbook-domain/deal-content.js'
import type { Sharing } from 'dealbook-domain/sharing.js'
import { useTexts } from '../../texts/use-texts.js'
import { GroupChoice } from '../group-choice.js'
import type { useOwnGroups } from '../own-groups.js'

/** The `place` of boards that get a new collection. */
export const NEW_COLLECTION = 'new'

export interface ImportSettings {
  /** The id of a collection, `NEW_COLLECTION`, or empty for none. */
  readonly place: string
  /** The title of a new collection. */
  readonly title: string
  readonly sharing: Sharing
  readonly groups: readonly string[]
  /** Separated by commas. */
  readonly themes: string
}

interface ImportFieldsProps {
  readonly settings: ImportSettings
  readonly collections: readonly Collection[]
  readonly groups: ReturnType<typeof useOwnGroups>
  readonly onChange: (changes: Partial<ImportSettings>) => void
}

export const ImportFields = ({ settings, collections, groups, onChange }: ImportFieldsProps) => {
  const { t } = useTexts()
  const { place, title, sharing, themes } = settings
  return (
    <>
      <div className="filters">
        <label className="field">
          {t('import.collection')}
          <select value={place} onChange={({ target }) => onChange({ place: target.value })}>
            <option value="">{t('import.noCollection')}</option>
            <option value={NEW_COLLECTION}>{t('import.newCollection')}</option>
            {collections.map((collection) => (
              <option key={collection.id} value={collection.id}>
                {collection.title}
              </option>
            ))}
          </select>
        </label>
        {place === NEW_COLLECTION && (
          <label className="field">
            {t('import.collectionTitle')}
            <input
              dir="auto"
              required
              maxLength={MAX_TITLE_LENGTH}
              value={title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </label>
        )}
        <label className="field">
          {t('import.sharing')}
          <select value={sharing} onChange={({ target }) => onChange({ sharing: target.value as Sharing })}>
            <option value="private">{t('import.private')}</option>
            <option value="public">{t('import.public')}</option>
            {groups.length > 0 && <option value="group">{t('import.group')}</option>}
          </select>
        </label>
        <label className="field">
          {t('import.themes')}
          <input
            value={themes}
            placeholder={t('import.themesHint')}
            onChange={({ target }) => onChange({ themes: target.value })}
          />
        </label>
      </div>
      {sharing === 'group' && (
        <fieldset className="row">
          <legend>{t('nav.groups')}</legend>
          <GroupChoice groups={groups} chosen={settings.groups} onChange={(ids) => onChange({ groups: ids })} />
        </fieldset>
      )}
    </>
  )
}
