import { QueryCache, QueryClient } from '@tanstack/react-query'
import { createDealbookClient, DealbookError, unwrap } from 'dealbook-client'
import { actsAs, token } from './session.js'

/** The service, as the signed-in account itself. */
export const service = createDealbookClient({ baseUrl: SERVICE_URL, token: token.get })

/** The service, as the account that an admin acts as, where there is one. */
export const visitor = createDealbookClient({ baseUrl: SERVICE_URL, token: token.get, actAs: actsAs.get })

const RETRIES = 2

const isPassing = (error: Error): boolean => !(error instanceof DealbookError) || error.status === 503

/** A refused token ends the session; whoever watches it then asks to sign in again. */
export const endSessionOn = (error: Error): void => {
  if (error instanceof DealbookError && error.status === 401) token.set(null)
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endSessionOn }),
  defaultOptions: {
    queries: { retry: (count, error) => count < RETRIES && isPassing(error), staleTime: 10_000 },
  },
})

/** Nothing of one session reaches the next one: neither what it read, nor whom an admin acted as. */
token.subscribe(() => {
  actsAs.set(null)
  queryClient.clear()
})

export const ownAccount = { queryKey: ['me'], queryFn: () => unwrap(service.GET('/accounts/me')) }

/** An `Idempotency-Key`: the same form sent twice takes effect once. */
export const aKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
