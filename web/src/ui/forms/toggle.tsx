interface ToggleProps {
  readonly label: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isOn: boolean) => void
}

export const Toggle = ({ label, isOn, isDisabled = false, onChange }: ToggleProps) => (
  <button
    type="button"
    role="switch"
    className="toggle"
    aria-checked={isOn}
    aria-label={label}
    disabled={isDisabled}
    onClick={() => onChange(!isOn)}
  >
    <span />
  </button>
)
