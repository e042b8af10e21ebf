import { MAX_DEAL_QUERY_LENGTH } from 'dealbook-domain/deal-search.js'
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.js'
import { FieldFault } from '../../../ui/forms/field-fault.js'

const TYPING_MS = 300
/** After this pause, the text counts as finished. */
const THINKING_MS = 1_200

/**
 * Typed text that is passed on after a pause. A value that changes elsewhere, such as a removed filter, replaces it.
 * @param read parses the text; `null` while it is invalid, which leaves the value unchanged
 */
const useTyped = (value: string, read: (text: string) => string | null, onValue: (value: string) => void) => {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  const next = typed.trim() === '' ? '' : read(typed.trim())
  const send = () => {
    if (next === null || next === sent.current) return
    sent.current = next
    onValue(next)
  }
  useEffect(() => {
    if (next === null || next === sent.current) return
    const timer = setTimeout(send, TYPING_MS)
    return () => clearTimeout(timer)
  })
  return { typed, setTyped, send, isRead: next !== null }
}

/** A search box that searches while the user types. */
export const SearchBox = ({
  words,
  onWords,
}: {
  readonly words: string
  readonly onWords: (words: string) => void
}) => {
  const { t } = useTexts()
  const { typed, setTyped } = useTyped(words, (text) => text, onWords)
  return (
    <label className="field search-box">
      <span className="hidden">{t('boards.search')}</span>
      <input
        type="search"
        value={typed}
        maxLength={MAX_DEAL_QUERY_LENGTH}
        placeholder={t('boards.searchHint')}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  )
}

interface TypedFilterProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly hint?: string
  /** Parses a text; `null` if it is invalid. */
  readonly read: (text: string) => string | null
  /** The message for an invalid text. */
  readonly fault: string
  readonly onValue: (value: string) => void
}

/**
 * A filter that applies while the user types. It reports an invalid text on blur, on Enter, or after a longer pause.
 */
export const TypedFilter = ({ label, name, value, hint, read, fault, onValue }: TypedFilterProps) => {
  const id = useId()
  const { typed, setTyped, send, isRead } = useTyped(value, read, onValue)
  const [isFinished, setFinished] = useState(false)
  useEffect(() => {
    if (isRead) return
    const timer = setTimeout(() => setFinished(true), THINKING_MS)
    return () => clearTimeout(timer)
  })
  const finish = () => {
    setFinished(true)
    send()
  }
  const isWrong = isFinished && !isRead
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        finish()
      }}
    >
      <label className="field">
        {label}
        <input
          name={name}
          value={typed}
          placeholder={hint}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={id}
          onChange={({ target }) => {
            setTyped(target.value)
            setFinished(false)
          }}
          onBlur={finish}
        />
      </label>
      <FieldFault id={id}>{isWrong ? fault : undefined}</FieldFault>
    </form>
  )
}

interface AddedFilterProps {
  readonly label: string
  readonly name: string
  readonly onValue: (value: string) => void
}

/** A filter with several values; each applies once it is entered. */
export const AddedFilter = ({ label, name, onValue }: AddedFilterProps) => {
  const enter = (form: HTMLFormElement) => {
    const typed = String(new FormData(form).get(name)).trim()
    if (typed === '') return
    onValue(typed)
    form.reset()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    enter(event.currentTarget)
  }
  return (
    <form onSubmit={submit}>
      <label className="field">
        {label}
        <input
          name={name}
          autoComplete="off"
          onBlur={({ currentTarget }) => currentTarget.form !== null && enter(currentTarget.form)}
        />
      </label>
    </form>
  )
}
