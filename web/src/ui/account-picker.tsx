import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Account, unwrap } from 'dealbook-client'
import { type KeyboardEvent, useId, useState } from 'react'
import { service } from '../service.js'
import { useTexts } from '../texts/use-texts.js'

interface AccountPickerProps {
  readonly label: string
  readonly onPick: (account: Account) => void
}

const FOUND = 8

/** Finds an account by its name or e-mail: a combobox with a list of its own (ARIA Authoring Practices, combobox). */
export const AccountPicker = ({ label, onPick }: AccountPickerProps) => {
  const { t } = useTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const q = text.trim()
  const { data } = useQuery({
    queryKey: ['accounts', 'picker', q],
    queryFn: () =>
      unwrap(service.GET('/back-office/accounts', { params: { query: { q, pageSize: FOUND, sort: 'displayName' } } })),
    enabled: isOpen && q.length > 0,
    placeholderData: keepPreviousData,
  })
  const found = isOpen && q.length > 0 ? (data?.accounts ?? []) : []
  const active = Math.min(at, found.length - 1)

  const pick = (account: Account | undefined) => {
    if (account === undefined) return
    setText(account.displayName)
    setOpen(false)
    onPick(account)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false)
    if (found.length === 0) return
    if (event.key === 'ArrowDown') setAt((active + 1) % found.length)
    else if (event.key === 'ArrowUp') setAt((active - 1 + found.length) % found.length)
    else if (event.key === 'Enter') pick(found[active])
    else return
    event.preventDefault()
  }

  return (
    <div className="picker">
      <label className="field">
        {label}
        <input
          type="text"
          role="combobox"
          autoComplete="off"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
          placeholder={t('picker.hint')}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
      </label>
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={found.length === 0}>
        {found.map((account, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input (aria-activedescendant)
          <div
            key={account.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Before the input loses the focus and the list closes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(account)}
          >
            {account.displayName} <small>{account.email}</small>
          </div>
        ))}
      </div>
    </div>
  )
}
