import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Account, type components, unwrap } from 'dealbook-client'
import { type KeyboardEvent, useId, useState } from 'react'
import { asReader, service } from '../../service.js'
import type { TextKey } from '../../texts/texts.js'
import { useTexts } from '../../texts/use-texts.js'

type Schemas = components['schemas']

/** What a picker searches. */
export interface Directory<Found> {
  readonly name: string
  /** The placeholder that says what to type. */
  readonly hint: TextKey
  readonly shortest: number
  readonly keyOf: (found: Found) => string
  /** Distinguishes people with the same name. */
  readonly noteOf: (found: Found) => string
  readonly find: (q: string) => Promise<readonly Found[]>
}

const FOUND = 8

const BY_NAME_OR_EMAIL = {
  hint: 'picker.hint',
  keyOf: ({ id }: Schemas['SlimAccount']) => id,
  noteOf: ({ email }: Schemas['SlimAccount']) => email,
} as const

/** All accounts, for admins. */
export const everyAccount: Directory<Account> = {
  ...BY_NAME_OR_EMAIL,
  name: 'every',
  shortest: 1,
  find: async (q) => {
    const query = { q, pageSize: FOUND, sort: 'displayName' } as const
    return (await unwrap(service.GET('/back-office/accounts', { params: { query } }))).accounts
  },
}

/** The active accounts, for all users. */
export const otherAccounts: Directory<Schemas['SlimAccount']> = {
  ...BY_NAME_OR_EMAIL,
  name: 'others',
  shortest: 2,
  find: (q) => unwrap(asReader.GET('/accounts/search', { params: { query: { q } } })),
}

interface AccountPickerProps<Found> {
  readonly label: string
  readonly from: Directory<Found>
  readonly onPick: (account: Found) => void
  /** Whether the field is cleared after each choice. */
  readonly isEmptied?: boolean
}

/**
 * Finds an account by whatever its directory searches. It is a combobox with a listbox, as in the ARIA Authoring
 * Practices.
 */
export const AccountPicker = <Found extends { readonly displayName: string }>({
  label,
  from,
  onPick,
  isEmptied = false,
}: AccountPickerProps<Found>) => {
  const { t } = useTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const q = text.trim()
  const isSearched = isOpen && q.length >= from.shortest
  const { data } = useQuery({
    queryKey: ['accounts', 'picker', from.name, q],
    queryFn: () => from.find(q),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  const found = isSearched ? (data ?? []).slice(0, FOUND) : []
  const isNobody = isSearched && data !== undefined && data.length === 0
  const active = Math.min(at, found.length - 1)

  const pick = (account: Found | undefined) => {
    if (account === undefined) return
    setText(isEmptied ? '' : account.displayName)
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
          placeholder={t(from.hint)}
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
            key={from.keyOf(account)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the input; otherwise the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(account)}
          >
            <bdi>{account.displayName}</bdi> <small>{from.noteOf(account)}</small>
          </div>
        ))}
      </div>
      <p className={isNobody ? 'hint' : 'hidden'} role="status">
        {isNobody && t('picker.none')}
      </p>
    </div>
  )
}
