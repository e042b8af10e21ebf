import { useRef } from 'react'
import { useTexts } from '../../texts/use-texts.js'

interface ConfirmedButtonProps {
  readonly label: string
  readonly question: string
  readonly onConfirm: () => void
}

/** A button for an action that can't be undone; it asks for confirmation. */
export const ConfirmedButton = ({ label, question, onConfirm }: ConfirmedButtonProps) => {
  const { t } = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" className="danger" onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} aria-label={label}>
        <p>{question}</p>
        <form method="dialog" className="row">
          <button type="submit">{t('cancel')}</button>
          <button type="submit" className="danger" onClick={onConfirm}>
            {label}
          </button>
        </form>
      </dialog>
    </>
  )
}
