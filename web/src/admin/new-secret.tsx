import { CopyButton } from '../desk/collections/copy-button.js'
import { useTexts } from '../texts/use-texts.js'
import { Dialog } from '../ui/dialog.js'

interface NewSecretProps {
  /** What the secret belongs to. */
  readonly name: string
  /** `null` if it has been sent once already. */
  readonly secret: string | null
  readonly onClose: () => void
}

/** The secret of a key or a webhook, which is shown this one time. It closes by its button alone. */
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
