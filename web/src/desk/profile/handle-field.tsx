import { useQuery } from '@tanstack/react-query'
import { DealbookError, unwrap } from 'dealbook-client'
import { normalizeHandle } from 'dealbook-domain/handle.js'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { asReader } from '../../service.js'
import { useTexts } from '../../texts/use-texts.js'

interface HandleFieldProps {
  readonly value: string
  /** The account's current handle. */
  readonly own: string | null
  /**
   * Whether the service refused the value. Only the service knows of released handles and of those of hidden authors.
   */
  readonly isRefused: boolean
  /** Whether the value is a suggestion, whose availability is checked only once the user edits it. */
  readonly isSuggested?: boolean
  readonly onChange: (value: string) => void
  /** Further hints about the handle. */
  readonly children?: ReactNode
}

/** How long the user must pause before the service is asked, in milliseconds. */
const PAUSE = 400

const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** The field for the handle in the address of the author page. It checks the availability while the user types. */
export const HandleField = ({ value, own, isRefused, isSuggested = false, onChange, children }: HandleFieldProps) => {
  const { t } = useTexts()
  const hint = useId()
  const handle = normalizeHandle(value)
  const settled = useSettled(value)
  const { data } = useQuery({
    queryKey: ['handle', handle],
    queryFn: () =>
      unwrap(asReader.GET('/catalog/authors/{handle}', { params: { path: { handle: handle ?? '' } } })).then(
        () => 'taken' as const,
        (error: Error) => {
          if (error instanceof DealbookError && error.status === 404) return 'free' as const
          throw error
        },
      ),
    enabled: handle !== null && handle !== own && settled === value && !isSuggested,
    retry: false,
  })
  const state = (): 'none' | 'malformed' | 'own' | 'taken' | 'free' | 'asked' => {
    if (value.trim() === '') return 'none'
    if (handle === null) return 'malformed'
    if (handle === own) return 'own'
    if (isRefused) return 'taken'
    return isSuggested ? 'none' : (data ?? 'asked')
  }
  const current = state()
  return (
    <div className="profile-field">
      <label className="field">
        {t('profile.handle')}
        <input
          name="handle"
          value={value}
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          placeholder="alice-martin"
          aria-describedby={hint}
          aria-invalid={current === 'malformed' || current === 'taken'}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <p id={hint} className={current === 'malformed' || current === 'taken' ? 'fault' : 'hint'} role="status">
        {t(`handle.${current}`, { address: `${location.host}/authors/${handle ?? '…'}` })}
      </p>
      {current !== 'taken' && children}
    </div>
  )
}
