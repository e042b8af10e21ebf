import { DealbookError } from 'dealbook-client'
import { useTexts } from '../texts/use-texts.js'

const SERVER_FAULT = 500
/** As much of a request's id as finds it in the log, and can be read out on the phone. */
const SHOWN = 8

interface FailedStateProps {
  readonly error: Error
  readonly onRetry?: () => void
}

/** Why something could not be shown or done, what the log calls it, and a way on. */
export const FailedState = ({ error, onRetry }: FailedStateProps) => {
  const { t, explain } = useTexts()
  // Only for faults of the service: what the reader can mend needs no support.
  const requestId = error instanceof DealbookError && error.status >= SERVER_FAULT ? error.requestId : null
  return (
    <div role="alert" className="problem failed">
      <p>{explain(error)}</p>
      {requestId !== null && (
        <p>
          <small>{t('failed.request', { id: requestId.slice(0, SHOWN) })}</small>
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
