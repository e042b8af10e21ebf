import { MAX_THEMES, MAX_TITLE_LENGTH } from 'dealbook-domain/deal-content.js'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.js'

interface WordsEditorProps {
  readonly label: string
  readonly hint?: string
  /** Whether the words may contain commas, as the names of books do. */
  readonly hasCommas?: boolean
  readonly words: readonly string[]
  readonly onChange: (words: readonly string[]) => void
}

/** Edits a list of words such as themes. Enter, or unless they have commas a comma, adds one; the cross removes it. */
export const WordsEditor = ({ label, hint, hasCommas = false, words, onChange }: WordsEditorProps) => {
  const { t } = useTexts()
  const id = useId()
  const [text, setText] = useState('')
  const add = (typed: string) => {
    const more = (hasCommas ? [typed] : typed.split(','))
      .map((word) => word.trim())
      .filter((word, at, all) => word !== '' && !words.includes(word) && all.indexOf(word) === at)
    setText('')
    if (more.length > 0) onChange([...words, ...more].slice(0, MAX_THEMES))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && words.length > 0) onChange(words.slice(0, -1))
  }
  return (
    <div className="field words">
      <label htmlFor={id}>{label}</label>
      {words.length > 0 && (
        <ul className="themes" aria-label={label}>
          {words.map((word) => (
            <li key={word}>
              <bdi>{word}</bdi>
              <button
                type="button"
                className="quiet"
                aria-label={t('boards.removeWord', { word })}
                onClick={() => onChange(words.filter((other) => other !== word))}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        dir="auto"
        value={text}
        maxLength={MAX_TITLE_LENGTH}
        disabled={words.length >= MAX_THEMES}
        placeholder={t('boards.addWord')}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) =>
          !hasCommas && target.value.includes(',') ? add(target.value) : setText(target.value)
        }
        onKeyDown={press}
        onBlur={() => add(text)}
      />
      {hint !== undefined && (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </div>
  )
}
