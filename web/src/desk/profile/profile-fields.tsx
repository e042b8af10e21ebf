import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import type { Choice } from '../../texts/choices.js'
import { useTexts } from '../../texts/use-texts.js'
import { Toggle } from '../../ui/forms/toggle.js'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isRequired?: boolean
  /** The message about an invalid value. */
  readonly fault?: string | undefined
  /** Hints about the field. */
  readonly children?: ReactNode
}

type TextFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'autoCapitalize' | 'placeholder'>

export const TextField = ({ label, onChange, isRequired = false, fault, children, ...input }: TextFieldProps) => {
  const id = useId()
  return (
    <div className="profile-field">
      <label className="field">
        {label}
        <input
          {...input}
          dir="auto"
          maxLength={input.type === 'url' ? 2048 : 200}
          aria-required={isRequired}
          aria-invalid={fault !== undefined}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <div id={id}>
        {fault !== undefined && (
          <p role="alert" className="fault">
            {fault}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

export const SelectField = ({
  label,
  onChange,
  isRequired = false,
  fault: _,
  options,
  ...select
}: FieldProps & { readonly options: readonly Choice[] }) => {
  const { t } = useTexts()
  return (
    <label className="field">
      {label}
      <select {...select} onChange={({ target }) => onChange(target.value)}>
        {!isRequired && <option value="">{t('choose')}</option>}
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface SwitchFieldProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly hint?: string
}

export const SwitchField = ({ hint, ...toggle }: SwitchFieldProps) => (
  <div className="switch-field">
    <Toggle {...toggle} />
    <span>
      {toggle.label}
      {hint !== undefined && <small>{hint}</small>}
    </span>
  </div>
)
