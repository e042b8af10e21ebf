import { useTexts } from '../texts/use-texts.js'
import { CopyButton } from '../ui/copy-button.js'
import { Dialog } from '../ui/dialog.js'

interface NewSecretProps {
  /** The name of the key or webhook that the secret belongs to. */
  readonly name: string
  /** `null` if the service has already sent it once. */
  readonly secret: string | null
  readonly onClose: () => void
}

/** Shows the secret of a key or webhook, which is available only once. Only the button closes the dialog. */
export const NewSecret = ({ name, secret, onClose }: NewSecretProps) => {
  const { t } = useTexts()
  return (
    <Dialog title={t('keys.secretTitle', { name })} onClose={null}>
      {secret === null ? (
        <p>{t('keys.secretLost')}</p>
      ) : (
        <>
          <p>{t('keys.secretHint')}</p>
          <p className="row">
            <code className="secret">{secret}</code>
            <CopyButton text={secret} label={t('keys.copy')} />
          </p>
        </>
      )}
      <button type="button" className="primary" onClick={onClose}>
        {t('keys.secretKept')}
      </button>
    </Dialog>
  )
}
