import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  readonly title: string
  /** Called by Escape and by a click outside the dialog; `null` if a choice is required. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
}

/** A dialog that is open as long as it is rendered. The browser keeps the focus in it, and gives it back. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // It closes while it is still in the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose?.()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  )
}
