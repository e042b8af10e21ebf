import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.js'
import type { Merge } from '../../../three-way-merge.js'
import type { Draft, Field } from './draft.js'
import { FieldValue } from './field-value.js'

interface ConflictPanelProps {
  readonly merge: Merge<Draft> & { readonly current: Draft }
  readonly mine: Draft
  readonly isBusy: boolean
  /** Called with the fields that keep the values of this editor. */
  readonly onResolve: (kept: readonly Field[]) => void
}

/**
 * For a board that was changed elsewhere meanwhile: shows the differences, and asks which version of each field to
 * keep.
 */
export const ConflictPanel = ({
  merge: { conflicts, theirs, current },
  mine,
  isBusy,
  onResolve,
}: ConflictPanelProps) => {
  const { t } = useTexts()
  const [kept, setKept] = useState<readonly Field[]>(conflicts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const choose = (field: Field, isMine: boolean) =>
    setKept((before) => (isMine ? [...before, field] : before.filter((other) => other !== field)))
  return (
    <section className="conflict card" aria-labelledby="conflict-title">
      <h2 id="conflict-title" ref={heading} tabIndex={-1}>
        {t('boards.conflict')}
      </h2>
      <p>{t(conflicts.length === 0 ? 'boards.conflictNone' : 'boards.conflictText')}</p>
      {conflicts.map((field) => (
        <fieldset key={field}>
          <legend>{t(`boards.field.${field}`)}</legend>
          <div className="sides">
            {([true, false] as const).map((isMine) => (
              <label key={String(isMine)} className="option">
                <input
                  type="radio"
                  name={`conflict-${field}`}
                  checked={kept.includes(field) === isMine}
                  onChange={() => choose(field, isMine)}
                />
                <span>
                  {t(isMine ? 'boards.keepMine' : 'boards.takeTheirs')}
                  <FieldValue field={field} draft={isMine ? mine : current} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {theirs.length > 0 && (
        <>
          <p>{t('boards.changedThere')}</p>
          <ul>
            {theirs.map((field) => (
              <li key={field}>
                {t(`boards.field.${field}`)}: <FieldValue field={field} draft={current} />
              </li>
            ))}
          </ul>
        </>
      )}
      <button type="button" className="primary" disabled={isBusy} onClick={() => onResolve(kept)}>
        {t(conflicts.length === 0 ? 'boards.saveBoth' : 'boards.saveChoices')}
      </button>
    </section>
  )
}
