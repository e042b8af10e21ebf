import { QueryClient } from '@tanstack/react-query'
import { createDealbookClient, DealbookError, unwrap } from 'dealbook-client'
import type { Middleware } from 'openapi-fetch'
import { actsAs, position, session, token } from './session.js'

/** The status of a write whose `If-Match` no longer holds. */
export const STALE = 412

const RETRIES = 2

/** The interval at which queries are retried after a temporary failure, in milliseconds. */
const AGAIN_MS = 5_000

/** Whether a retry may succeed: the service was unreachable or too busy. */
export const isPassing = (error: Error): boolean =>
  !(error instanceof DealbookError) || [502, 503, 504].includes(error.status)

/** Whether a write was refused because what it was based on has been changed elsewhere. */
export const isStale = (error: unknown): boolean => error instanceof DealbookError && error.status === STALE

/** A refused token is dropped; the user is asked to sign in again. */
const watchToken: Middleware = {
  onResponse: ({ request, response }) => {
    const own = token.get()
    if (own === null || request.headers.get('authorization') !== `Bearer ${own}`) return
    if (response.status === 401) token.set(null)
    else session.confirm()
  },
}

const clientFor = (actAs: () => string | null) => {
  const client = createDealbookClient({ baseUrl: SERVICE_URL, token: token.get, actAs, position })
  client.use(watchToken)
  return client
}

/** Calls the service as the signed-in account. */
export const service = clientFor(() => null)

/** Calls the service as the account that an admin acts as, if any, or else as the signed-in account. */
export const asReader = clientFor(actsAs.get)

/** The same for several calls that depend on each other: they stay with one account, whatever the admin does. */
export const asReaderActing = (acting: string | null) => clientFor(() => acting)

/** The same for the account that an admin acts as now. */
export const asReaderNow = () => asReaderActing(actsAs.get())

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && isPassing(error),
      refetchInterval: ({ state: { error } }) => (error !== null && isPassing(error) ? AGAIN_MS : false),
      staleTime: 10_000,
    },
  },
})

/** After signing in, refetches the queries that failed while signed out. */
token.subscribe(() => {
  if (token.get() !== null) void queryClient.invalidateQueries()
})

/** Refetches what the pages show, after a write that may have changed any of it. */
export const contentChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['reader'] })

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** What the service answered, with the ETag that changes of it are based on. @throws DealbookError */
export const withEtag = async <Data>(
  answer: Promise<Answer<Data>>,
): Promise<{ readonly data: Data; readonly etag: string | undefined }> => {
  const settled = await answer
  return { data: await unwrap(Promise.resolve(settled)), etag: settled.response.headers.get('etag') ?? undefined }
}

/** The parameters of a request that changes something only if nobody has changed it since it was read. */
export const based = (id: string, etag: string | undefined) => ({ path: { id }, header: { 'if-match': etag } })

export const ownAccount = { queryKey: ['me'], queryFn: () => unwrap(service.GET('/accounts/me')) }

/** The account that the pages outside the back-office are for: the impersonated one, or else the signed-in one. */
export const readerAccount = (acting: string | null) => ({
  queryKey: ['reader', 'me', acting],
  queryFn: () => unwrap(asReader.GET('/accounts/me')),
})
