import { DealbookError } from 'dealbook-client'
import { useTexts } from '../texts/use-texts.js'

interface FailedStateProps {
  readonly error: Error
  readonly onRetry?: () => void
}

/** Why something could not be shown or done, what the log calls it, and a way on. */
export const FailedState = ({ error, onRetry }: FailedStateProps) => {
  const { t, explain } = useTexts()
  const requestId = error instanceof DealbookError ? error.requestId : null
  return (
    <div role="alert" className="problem failed">
      <p>{explain(error)}</p>
      {requestId !== null && (
        <p>
          <small>{t('failed.request', { id: requestId })}</small>
        </p>
      )}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  )
}
