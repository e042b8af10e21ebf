import { type ReactNode, useId } from 'react'

interface ChoiceProps<Value extends string> {
  readonly legend: string
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly title?: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Radio buttons for a few options, side by side. */
export const Choice = <Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) => {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value} title={option.title}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
