import type { KeyboardEvent, ReactNode } from 'react'
import { useUnsavedText } from './use-unsaved-text.js'
import './in-place.css'

interface InPlaceProps {
  /** The label of the field; `button` is the label of the button that opens it. */
  readonly label: string
  readonly button: string
  readonly value: string
  /** The storage key of the unsaved text, which survives a reload. */
  readonly name: string
  readonly isLong?: boolean
  readonly isRequired?: boolean
  readonly maxLength: number
  /** Resolves to whether the text was saved. If not, the field reopens with the typed text. */
  readonly onSave: (value: string) => Promise<boolean>
  readonly children: ReactNode
}

/** A text that can be edited in place. Leaving the field or pressing Enter saves it; Escape cancels. */
export const InPlace = ({ label, button, value, name, isLong = false, isRequired = false, ...rest }: InPlaceProps) => {
  const { maxLength, onSave, children } = rest
  const [typed, type] = useUnsavedText(name)
  if (typed === null)
    return (
      <div className="in-place">
        {children}
        <button type="button" className="quiet" onClick={() => type(value)}>
          {button}
        </button>
      </div>
    )

  const save = () => {
    const text = typed.trim()
    type(null)
    if (text === value || (isRequired && text === '')) return
    void onSave(text).then((isKept) => isKept || type(typed))
  }
  const props = {
    'aria-label': label,
    dir: 'auto',
    className: 'in-place-field',
    value: typed,
    maxLength,
    autoFocus: true,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onBlur: save,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') type(null)
      if (event.key === 'Enter' && !(isLong && event.shiftKey)) {
        event.preventDefault()
        save()
      }
    },
  }
  return isLong ? <textarea rows={3} {...props} /> : <input {...props} />
}
