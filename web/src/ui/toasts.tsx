import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTexts } from '../texts/use-texts.js'

interface Toast {
  readonly id: number
  readonly text: string
  readonly isProblem: boolean
  readonly undo: (() => void) | undefined
  /** Only the last message about a subject can be undone, so it replaces the one before. */
  readonly subject?: string | undefined
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const show = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

const SHOWN = 2
/** How long messages stay, in milliseconds, without and with an undo button. */
const READING_MS = 10_000
const UNDO_MS = 20_000

const add = (toast: Omit<Toast, 'id'>): void => {
  const others = toasts.filter(({ subject }) => subject === undefined || subject !== toast.subject)
  show([...others, { ...toast, id: ++lastId }].slice(-SHOWN))
}
const remove = (id: number): void => show(toasts.filter((toast) => toast.id !== id))

/** Shows for a while that something was done, optionally with undo. */
export const notify = (text: string, undo?: () => void, subject?: string): void =>
  add({ text, isProblem: false, undo, subject })

/** Shows why something failed, until the message is closed or newer ones replace it. */
export const complain = (text: string): void => add({ text, isProblem: true, undo: undefined })

/** Drops all messages, so that nobody undoes what was done as another account. */
export const forgetMessages = (): void => show([])

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The messages. None disappears while the pointer or the focus is on one. */
export const Toasts = () => {
  const { t } = useTexts()
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return (
    <section
      className="toasts"
      aria-live="polite"
      aria-label={t('messages')}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {shown.map((toast) => (
        <Message key={toast.id} toast={toast} isHeld={isPointedAt || hasFocus} />
      ))}
    </section>
  )
}

const Message = ({ toast, isHeld }: { readonly toast: Toast; readonly isHeld: boolean }) => {
  const { t } = useTexts()
  const { id, text, isProblem, undo } = toast
  const isLasting = isProblem || isHeld
  const time = undo === undefined ? READING_MS : UNDO_MS
  useEffect(() => {
    if (isLasting) return
    const timer = setTimeout(remove, time, id)
    return () => clearTimeout(timer)
  }, [id, isLasting, time])
  return (
    <div className={isProblem ? 'toast problem' : 'toast'} role={isProblem ? 'alert' : undefined}>
      <p>{text}</p>
      {undo && (
        <button
          type="button"
          onClick={() => {
            remove(id)
            undo()
          }}
        >
          {t('undo')}
        </button>
      )}
      <button type="button" className="quiet" aria-label={t('close')} onClick={() => remove(id)}>
        ✕
      </button>
    </div>
  )
}
