import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/use-texts.js'

/** Elements that handle the arrow keys themselves. */
const OWN_ARROWS =
  'input, select, textarea, [contenteditable], dialog, [role="toolbar"], [role="listbox"], [role="menu"]'

type Key = Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The number of boards that a key moves by: one back, one forward, or none while the key does something else. */
const stepOf = ({ key, target, ...event }: Key): -1 | 0 | 1 => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0
  if (document.querySelector('[data-dragging]') !== null) return 0
  if (target instanceof Element && target.closest(OWN_ARROWS) !== null) return 0
  return key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
}

interface BoardStepsProps {
  readonly ids: readonly string[]
  readonly id: string
  readonly onGo: (id: string) => void
}

/** Moves to the previous or next board, with buttons or the left and right arrow keys. */
export const BoardSteps = ({ ids, id, onGo }: BoardStepsProps) => {
  const { t, number } = useTexts()
  const at = ids.indexOf(id)
  const go = (by: number) => {
    const next = ids[at + by]
    if (next !== undefined) onGo(next)
  }
  const step = useRef(go)
  step.current = go
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const by = stepOf(event)
      if (by === 0) return
      event.preventDefault()
      step.current(by)
    }
    // Captures the event, because a focused list may stop it.
    addEventListener('keydown', press, true)
    return () => removeEventListener('keydown', press, true)
  }, [])
  if (at < 0) return null
  return (
    <div className="board-steps">
      <button type="button" aria-label={t('collection.previewBack')} disabled={at === 0} onClick={() => go(-1)}>
        ‹
      </button>
      <span role="status">{t('collection.previewBoard', { n: number(at + 1), count: number(ids.length) })}</span>
      <button
        type="button"
        aria-label={t('collection.previewNext')}
        disabled={at === ids.length - 1}
        onClick={() => go(1)}
      >
        ›
      </button>
    </div>
  )
}
