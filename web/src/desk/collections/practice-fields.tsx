import type { Collection } from 'dealbook-client'
import { PRACTICE_SEATS } from 'dealbook-domain/practice/practice.js'
import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.js'

type Practice = Collection['practice']

interface PracticeFieldsProps {
  readonly collectionId: string
  readonly practice: Practice
  readonly onChange: (practice: Practice) => void
}

/** Edits what students practise, with which hand, and whether their answers are stored. */
export const PracticeFields = ({ collectionId, practice, onChange }: PracticeFieldsProps) => {
  const { t } = useTexts()
  const isPractised = practice.bidding || practice.play
  const set = (part: 'bidding' | 'play', isOn: boolean) => {
    const next = { ...practice, [part]: isOn }
    // Without bidding and play, there are no answers.
    onChange({ ...next, answers: next.answers && (next.bidding || next.play) })
  }
  return (
    <fieldset className="student-view practice-fields" aria-label={t('practice.desk.title')}>
      {(['bidding', 'play'] as const).map((part) => (
        <label key={part}>
          <input type="checkbox" checked={practice[part]} onChange={({ target }) => set(part, target.checked)} />
          {t(`practice.desk.${part}`)}
        </label>
      ))}
      <label className="field">
        {t('practice.desk.seat')}
        <select
          value={practice.seat}
          disabled={!isPractised}
          onChange={({ target }) => onChange({ ...practice, seat: target.value as Practice['seat'] })}
        >
          {PRACTICE_SEATS.map((seat) => (
            <option key={seat} value={seat}>
              {seat === 'declarer' ? t('practice.desk.seat.declarer') : t(`seat.${seat}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={practice.answers}
          disabled={!isPractised}
          onChange={({ target }) => onChange({ ...practice, answers: target.checked })}
        />
        {t('practice.desk.answers')}
      </label>
      <p className="hint">{t('practice.desk.hint')}</p>
      {practice.bidding && <p className="hint">{t('practice.desk.accepts')}</p>}
      {practice.bidding && practice.seat !== 'declarer' && <p className="hint">{t('practice.desk.notTurned')}</p>}
      {practice.answers && <p className="hint">{t('practice.desk.otherHand')}</p>}
      <p>
        <Link to={`/desk/collections/${collectionId}/answers`}>{t('practice.desk.open')}</Link>
      </p>
    </fieldset>
  )
}
