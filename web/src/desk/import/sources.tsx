import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.js'
import { useUnsavedText } from '../../ui/forms/use-unsaved-text.js'

interface DropZoneProps {
  /** Whether there are files already, so that it only offers to add more. */
  readonly isSmall: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Accepts files that are dropped anywhere on the page, or chosen. */
export const DropZone = ({ isSmall, onFiles }: DropZoneProps) => {
  const { t } = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = useRef(onFiles)
  take.current = onFiles
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const away = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      take.current([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', away)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', away)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return (
    <div className={`drop${isOver ? ' over' : ''}${isSmall ? ' small' : ''}`}>
      <p>{isSmall ? t('import.dropMore') : t('import.drop')}</p>
      <button type="button" className={isSmall ? '' : 'primary'} onClick={() => input.current?.click()}>
        {t('import.choose')}
      </button>
      <input
        ref={input}
        type="file"
        className="hidden"
        tabIndex={-1}
        aria-label={t('import.files')}
        multiple
        accept=".pbn,.lin,.txt,.url,text/plain"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** Accepts the text of a file, or the address of a board in a hand viewer. */
export const PasteForm = ({ onText }: { onText: (text: string) => Promise<boolean> }) => {
  const { t } = useTexts()
  const [unsaved, setUnsaved] = useUnsavedText('import')
  const text = unsaved ?? ''
  const setText = (next: string) => setUnsaved(next === '' ? null : next)
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (await onText(text)) setText('')
  }
  return (
    <form className="form" onSubmit={submit}>
      <label className="field">
        {t('import.paste')}
        <textarea
          rows={5}
          required
          spellCheck={false}
          value={text}
          placeholder="https://www.bridgebase.com/tools/handviewer.html?…"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <button type="submit">{t('import.read')}</button>
    </form>
  )
}
