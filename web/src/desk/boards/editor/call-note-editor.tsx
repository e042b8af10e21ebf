import type { Call } from 'dealbook-domain/bridge/auction.js'
import { type CallNote, MAX_CALL_NOTE_LENGTH } from 'dealbook-domain/call-note.js'
import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../texts/use-texts.js'
import { withSuitSymbols } from '../../../ui/forms/typed-suits.js'
import { acceptedCalls } from './noted-calls.js'

interface CallNoteEditorProps {
  readonly auction: readonly Call[]
  readonly note: CallNote
  /** The call and its caller, in words. */
  readonly title: string
  readonly onChange: (note: CallNote) => void
  readonly onClose: () => void
}

/** Edits the note of one call: the explanation, the alert and the accepted calls. */
export const CallNoteEditor = ({ auction, note, title, onChange, onClose }: CallNoteEditorProps) => {
  const { t } = useTexts()
  const explanation = useRef<HTMLInputElement>(null)
  // The reader has chosen a call in order to explain it.
  useEffect(() => explanation.current?.focus(), [])
  return (
    <fieldset className="call-note">
      <legend>{title}</legend>
      <label className="field">
        {t('boards.noteText')}
        <input
          ref={explanation}
          value={note.text}
          maxLength={MAX_CALL_NOTE_LENGTH}
          dir="auto"
          onChange={({ target }) =>
            onChange({ ...note, text: target.value.trim() === '' ? '' : withSuitSymbols(target.value) })
          }
        />
      </label>
      <label className="option">
        <input
          type="checkbox"
          checked={note.alert}
          onChange={({ target }) => onChange({ ...note, alert: target.checked })}
        />
        {t('boards.noteAlert')}
      </label>
      <AcceptedCalls auction={auction} note={note} onChange={onChange} />
      <div className="row">
        <button type="button" onClick={onClose}>
          {t('boards.noteDone')}
        </button>
      </div>
    </fieldset>
  )
}

/** A field for the accepted calls, which are saved in the note once they are valid. */
const AcceptedCalls = ({ auction, note, onChange }: Pick<CallNoteEditorProps, 'auction' | 'note' | 'onChange'>) => {
  const { t } = useTexts()
  const id = useId()
  const current = note.accepts.join(' ')
  /**
   * The typed text and the calls parsed from it. If the note has other calls now, they came from elsewhere, such as
   * undo.
   */
  const [typed, setTyped] = useState({ text: current, takenAs: current })
  const [isLeft, setLeft] = useState(false)
  const text = typed.takenAs === current ? typed.text : current
  const { calls, problem } = acceptedCalls(text, note.call, auction)
  const type = (next: string) => {
    const accepted = acceptedCalls(next, note.call, auction).calls
    setLeft(false)
    setTyped({ text: next, takenAs: accepted?.join(' ') ?? current })
    if (accepted !== null && accepted.join(' ') !== current) onChange({ ...note, accepts: accepted })
  }
  const isWrong = isLeft && calls === null
  return (
    <label className="field">
      {t('boards.noteAccepts')}
      <input
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={id}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setLeft(true)}
      />
      <span id={id} className={isWrong ? 'hint fault' : 'hint'} role="status">
        {isWrong && problem !== null ? t(...problem) : t('boards.noteAcceptsHint')}
      </span>
    </label>
  )
}
