import type { Collection } from 'dealbook-client'
import { SHOWN_HANDS, type ShownHands } from 'dealbook-domain/student-view.js'
import { useTexts } from '../../texts/use-texts.js'

type StudentView = Collection['studentView']

const PARTS = ['auction', 'play', 'commentary'] as const

interface StudentViewFieldsProps {
  readonly view: StudentView
  readonly onChange: (view: StudentView) => void
}

/** Edits what students see before they reveal more. */
export const StudentViewFields = ({ view, onChange }: StudentViewFieldsProps) => {
  const { t } = useTexts()
  return (
    <fieldset className="student-view" aria-label={t('share.first')}>
      <label className="field">
        {t('print.hands')}
        <select value={view.hands} onChange={({ target }) => onChange({ ...view, hands: target.value as ShownHands })}>
          {SHOWN_HANDS.map((hands) => (
            <option key={hands} value={hands}>
              {t(`print.hands.${hands}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="row">
        {PARTS.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={view[part]}
              onChange={({ target }) => onChange({ ...view, [part]: target.checked })}
            />
            {t(`share.part.${part}`)}
          </label>
        ))}
      </div>
      <label>
        <input
          type="checkbox"
          checked={view.south === 'declarer'}
          onChange={({ target }) => onChange({ ...view, south: target.checked ? 'declarer' : null })}
        />
        {t('share.declarerSouth')}
      </label>
      <p className="hint">{t('share.firstHint')}</p>
    </fieldset>
  )
}
