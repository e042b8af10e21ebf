import type { Collection } from 'dealbook-client'
import { useTexts } from '../../texts/use-texts.js'
import { TwoVersions } from '../../ui/forms/two-versions.js'
import type { Change } from './use-collection.js'

interface ConflictNoticeProps {
  readonly conflict: Change
  readonly current: Collection
  readonly onKeepTheirs: () => void
  readonly onUseMine: () => void
}

/** Two people, or two tabs, changed the same thing: shows both versions and asks which to keep. */
export const ConflictNotice = ({ conflict, current, onKeepTheirs, onUseMine }: ConflictNoticeProps) => {
  const { t } = useTexts()
  const { fields } = conflict
  const texts = (['title', 'description'] as const).filter((name) => name in fields)
  return (
    <TwoVersions onUseMine={onUseMine} onKeepTheirs={onKeepTheirs}>
      <p>
        {t(
          texts.length > 0
            ? 'collection.conflictText'
            : 'dealIds' in fields
              ? 'collection.conflictBoards'
              : 'collection.conflict',
        )}
      </p>
      {texts.map((name) => (
        <dl key={name}>
          <div>
            <dt>{t('collection.now')}</dt>
            <dd>{current[name]}</dd>
          </div>
          <div>
            <dt>{t('collection.yours')}</dt>
            <dd>{fields[name]}</dd>
          </div>
        </dl>
      ))}
    </TwoVersions>
  )
}
