import { useSyncExternalStore } from 'react'
import { useTexts } from '../texts/use-texts.js'

interface Toast {
  readonly id: number
  readonly text: string
  readonly isProblem: boolean
  readonly undo: (() => void) | undefined
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const show = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

const SHOWN = 3
/** How long it takes to read that something was done, in milliseconds. */
const READING_MS = 10_000

const add = (toast: Omit<Toast, 'id'>): number => {
  show([...toasts, { ...toast, id: ++lastId }].slice(-SHOWN))
  return lastId
}
const remove = (id: number): void => show(toasts.filter((toast) => toast.id !== id))

/** Says that something was done. With a way back it stays until it is closed or others come. */
export const notify = (text: string, undo?: () => void): void => {
  const id = add({ text, isProblem: false, undo })
  if (undo === undefined) setTimeout(remove, READING_MS, id)
}

/** Says that something was not done, and why, until it is closed or others come. */
export const complain = (text: string): void => void add({ text, isProblem: true, undo: undefined })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const Toasts = () => {
  const { t } = useTexts()
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    <section className="toasts" aria-live="polite" aria-label={t('messages')}>
      {shown.map(({ id, text, isProblem, undo }) => (
        <div key={id} className={isProblem ? 'toast problem' : 'toast'} role={isProblem ? 'alert' : undefined}>
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
      ))}
    </section>
  )
}
