import type { Collection } from 'dealbook-client'
import { useTexts } from '../../texts/use-texts.js'

type StudentView = Collection['studentView']

const HANDS = ['all', 'NS', 'S', 'none'] as const
const PARTS = ['auction', 'play', 'commentary'] as const

interface StudentViewFieldsProps {
  readonly view: StudentView
  readonly onChange: (view: StudentView) => void
}

/** What students see before they tap for more. */
export const StudentViewFields = ({ view, onChange }: StudentViewFieldsProps) => {
  const { t } = useTexts()
  return (
    <fieldset className="student-view">
      <legend>{t('share.first')}</legend>
      <div className="row" role="radiogroup" aria-label={t('share.hands')}>
        {HANDS.map((hands) => (
          <label key={hands}>
            <input
              type="radio"
              name="hands"
              checked={view.hands === hands}
              onChange={() => onChange({ ...view, hands })}
            />
            {t(`share.hands.${hands}`)}
          </label>
        ))}
      </div>
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
      <p className="hint">{t('share.firstHint')}</p>
    </fieldset>
  )
}
