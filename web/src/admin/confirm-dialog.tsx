import { useTexts } from '../texts/use-texts.js'
import { Dialog } from '../ui/dialog.js'

interface ConfirmDialogProps {
  /** Also the label of the confirming button. */
  readonly title: string
  readonly question: string
  readonly isDangerous: boolean
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks for confirmation of an action. */
export const ConfirmDialog = ({ title, question, isDangerous, onClose, onConfirm }: ConfirmDialogProps) => {
  const { t } = useTexts()
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{question}</p>
      <div className="row">
        <button type="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="button" className={isDangerous ? 'danger' : 'primary'} onClick={onConfirm}>
          {title}
        </button>
      </div>
    </Dialog>
  )
}
