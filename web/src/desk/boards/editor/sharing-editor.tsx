import { useQuery } from '@tanstack/react-query'
import { unwrap } from 'dealbook-client'
import { SHARINGS, type Sharing } from 'dealbook-domain/sharing.js'
import { visitor } from '../../../service.js'
import { useTexts } from '../../../texts/use-texts.js'
import type { Draft } from './draft.js'

type Shared = Pick<Draft, 'sharing' | 'sharingGroupIds'>

interface SharingEditorProps extends Shared {
  readonly ownerId: string
  readonly onChange: (changes: Shared) => void
}

/** The groups that an account owns. It can't share boards with other groups. */
export const useOwnGroups = (ownerId: string) => {
  const query = useQuery({
    queryKey: ['visitor', 'sharing-groups'],
    queryFn: () => unwrap(visitor.GET('/sharing-groups')),
  })
  return query.data?.sharingGroups.filter((group) => group.ownerId === ownerId) ?? []
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

interface GroupChoiceProps {
  readonly groups: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: readonly string[]
  readonly onChange: (ids: readonly string[]) => void
}

export const GroupChoice = ({ groups, chosen, onChange }: GroupChoiceProps) => (
  <div className="groups">
    {groups.map(({ id, name }) => (
      <label key={id}>
        <input
          type="checkbox"
          checked={chosen.includes(id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))}
        />
        <bdi>{name}</bdi>
      </label>
    ))}
  </div>
)
