import { useId } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { FieldFault } from './field-fault.js'

interface ChosenListProps {
  readonly label: string
  readonly options: readonly (readonly [value: string, name: string])[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
  /** The message about an invalid choice. */
  readonly fault?: string | undefined
}

/** Chooses any number of entries of a list. Each becomes a removable chip. */
export const ChosenList = ({ label, options, chosen, onChange, fault }: ChosenListProps) => {
  const { t } = useTexts()
  const id = useId()
  const nameOf = (value: string) => options.find(([other]) => other === value)?.[1] ?? value
  return (
    <div className="chosen-list">
      <label className="field">
        {label}
        <select
          value=""
          aria-invalid={fault !== undefined}
          aria-describedby={id}
          onChange={({ target }) => onChange([...chosen, target.value])}
        >
          <option value="">{t('choose')}</option>
          {options
            .filter(([value]) => !chosen.includes(value))
            .map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
        </select>
      </label>
      {chosen.length > 0 && (
        <ul className="chips">
          {chosen.map((value) => (
            <li key={value}>
              <button
                type="button"
                className="chip"
                onClick={() => onChange(chosen.filter((other) => other !== value))}
              >
                <span className="hidden">{t('chosen.remove')} </span>
                {nameOf(value)} <span aria-hidden="true">✕</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <FieldFault id={id}>{fault}</FieldFault>
    </div>
  )
}
