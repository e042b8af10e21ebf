import { SHARINGS, type Sharing } from 'dealbook-domain/sharing.js'
import { useTexts } from '../../../texts/use-texts.js'
import { GroupChoice } from '../../group-choice.js'
import { useOwnGroups } from '../../own-groups.js'
import type { Draft } from './draft.js'

type Shared = Pick<Draft, 'sharing' | 'sharingGroupIds'>

interface SharingEditorProps extends Shared {
  readonly ownerId: string
  readonly onChange: (changes: Shared) => void
}

/** Edits who may see the board. */
export const SharingEditor = ({ sharing, sharingGroupIds, ownerId, onChange }: SharingEditorProps) => {
  const { t } = useTexts()
  const groups = useOwnGroups(ownerId)
  const choose = (next: Sharing) =>
    onChange({
      sharing: next,
      sharingGroupIds: next !== 'group' ? [] : groups.length === 1 ? groups.map(({ id }) => id) : sharingGroupIds,
    })
  return (
    <fieldset className="sharing">
      <legend>{t('boards.sharing')}</legend>
      {SHARINGS.map((each) => (
        <label key={each} className="option">
          <input
            type="radio"
            name="sharing"
            checked={sharing === each}
            disabled={each === 'group' && groups.length === 0 && sharing !== 'group'}
            onChange={() => choose(each)}
          />
          <span>
            {t(`boards.sharing.${each}`)}
            <span className="hint">
              {each === 'group' && groups.length === 0 ? t('boards.noGroups') : t(`boards.sharingHint.${each}`)}
            </span>
          </span>
        </label>
      ))}
      {sharing === 'group' && (
        <GroupChoice
          groups={groups}
          chosen={sharingGroupIds}
          onChange={(ids) => onChange({ sharing, sharingGroupIds: ids })}
        />
      )}
    </fieldset>
  )
}
