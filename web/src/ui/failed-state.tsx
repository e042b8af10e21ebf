import { DealbookError } from 'dealbook-client'
import { useTexts } from '../texts/use-texts.js'

const SERVER_FAULT = 500
/** The number of characters of a request id that suffice to find it in the log, and can be read out on the phone. */
const SHOWN = 8

interface FailedStateProps {
  readonly error: Error
  readonly onRetry?: () => void
}

/** Explains an error, with the request id for support and a button to retry. */
export const FailedState = ({ error, onRetry }: FailedStateProps) => {
  const { t, explain } = useTexts()
  // Only for faults of the service: readers don't need support for what they can fix themselves.
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
