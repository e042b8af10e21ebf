import { MAX_DEAL_QUERY_LENGTH } from 'dealbook-domain/deal-search.js'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import './filter-row.css'

interface FilterRowProps {
  /** Clears the filters; `null` if none is set. */
  readonly onClear: (() => void) | null
  readonly children: ReactNode
}

/** The filters of a list, side by side; in two columns on phones. */
export const FilterRow = ({ onClear, children }: FilterRowProps) => {
  const { t } = useTexts()
  return (
    <search className="filter-row">
      {children}
      <button type="button" className="quiet" disabled={onClear === null} onClick={() => onClear?.()}>
        {t('filters.clear')}
      </button>
    </search>
  )
}

interface SearchFieldProps {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (text: string) => void
}

/** Searches while the user types. */
export const SearchField = ({ label, value = '', onChange }: SearchFieldProps) => (
  <label className="field wide">
    {label}
    <input
      type="search"
      dir="auto"
      maxLength={MAX_DEAL_QUERY_LENGTH}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
)

interface OneOfProps {
  readonly label: string
  readonly value: string | undefined
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChange: (value: string) => void
}

/** A choice of one option or any. */
export const OneOf = ({ label, value = '', options, onChange }: OneOfProps) => {
  const { t } = useTexts()
  return (
    <label className="field">
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('any')}</option>
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
