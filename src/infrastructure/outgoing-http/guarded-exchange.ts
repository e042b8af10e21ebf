import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { request as requestOverTls } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { ResolveName } from './resolved-name.js'

/** The maximum number of interim responses (1xx) before the response. */
const MAX_INTERIM_ANSWERS = 10

/** How requests are sent, and which addresses are allowed. */
export interface Guard {
  readonly request: typeof requestOverTls
  readonly isAllowed: (address: string) => boolean
  readonly resolve: ResolveName
}

export interface GuardedRequest {
  readonly method?: string
  readonly headers: OutgoingHttpHeaders
  readonly body?: string
  readonly timeoutMs: number
  readonly signal?: AbortSignal
}

/** The address is not allowed. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError'

  constructor() {
    super('the name resolves to an address that is not allowed')
  }
}

/** There was no response in time. */
export class ResponseLateError extends Error {
  override readonly name = 'ResponseLateError'
}

/**
 * Sends one request to an address that a user has entered, and reads its response within the timeout. Addresses that
 * the guard does not allow can't be reached: a name is resolved once, and the connection goes to exactly the address
 * that was checked. Redirects are not followed.
 * @throws AddressRefusedError, ResponseLateError, or why there is no response
 */
export const guardedExchange = <Result>(
  guard: Guard,
  url: URL,
  { method, headers, body, timeoutMs, signal }: GuardedRequest,
  read: (response: IncomingMessage) => Promise<Result>,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    let request: ClientRequest | undefined
    const settle = (settled: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      settled()
      request?.destroy()
    }
    const fail = (error: unknown) => settle(() => reject(error))
    const abort = () => fail(signal?.reason)
    const timer = setTimeout(() => fail(new ResponseLateError()), timeoutMs)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) return abort()
    // The request may end without a response, for example if the server switches to another protocol.
    const close = () => fail(new Error('there was no response'))
    let interimAnswers = 0
    try {
      request = open(guard, url, { headers, ...(method === undefined ? {} : { method }) })
    } catch (error) {
      return fail(error)
    }
    request
      .once('close', close)
      .on('information', () => {
        if (++interimAnswers > MAX_INTERIM_ANSWERS) close()
      })
      .once('response', (response) => {
        request?.off('close', close)
        read(response).then((result) => settle(() => resolve(result)), fail)
      })
      .on('error', fail)
      .end(body)
  })

const open = (guard: Guard, url: URL, options: object): ClientRequest => {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !guard.isAllowed(host)) throw new AddressRefusedError()
  return guard.request(url, { agent: false, auth: '', lookup: lookupOf(guard), ...options })
}

/** Refuses a name if any of its addresses is not allowed. */
const lookupOf =
  ({ resolve, isAllowed }: Guard): LookupFunction =>
  (name, options, answer) =>
    void resolve(name).then(
      (addresses) => {
        const [first] = addresses
        if (first === undefined || !addresses.every(({ address }) => isAllowed(address)))
          answer(new AddressRefusedError(), [])
        else if (options.all) answer(null, [...addresses])
        else answer(null, first.address, first.family)
      },
      (error: Error) => answer(error, []),
    )
