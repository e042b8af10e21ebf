import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Moves the focus among the enabled buttons of a group by the arrow keys. */
export const focusByArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key]
  // Radio buttons have their own arrow keys.
  if (step === undefined || (event.target as Element).matches('input')) return
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')].filter(
    ({ offsetParent }) => offsetParent !== null,
  )
  if (buttons.length === 0) return
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const next = at < 0 ? (step > 0 ? 0 : -1) : at + step
  event.preventDefault()
  buttons.at(next % buttons.length)?.focus()
}
