import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

interface DialogProps {
  readonly title: string
  /** Called by Escape and by a click outside the dialog; `null` if a choice is required. */
  readonly onClose: (() => void) | null
  readonly children: ReactNode
}

/** A dialog that is open while it is rendered. The browser keeps the focus in it, and restores it afterwards. */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Closes the dialog while it is still in the document; otherwise the browser doesn't restore the focus.
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
      onClose={({ currentTarget }) => {
        // A second Escape closes a dialog whatever it answered to the first: then it opens again.
        if (onClose === null && !currentTarget.open) currentTarget.showModal()
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
