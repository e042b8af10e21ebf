import createFetchClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './schema.js'

export type { components, operations, paths } from './schema.js'

type Schemas = components['schemas']

export type Account = Schemas['Account']
export type Deal = Schemas['Deal']
export type Collection = Schemas['Collection']

/** A value, or what gives it before each request: tokens end and are renewed. */
type Source<Value> = Value | (() => Value | null | Promise<Value | null>)

/**
 * Keeps the positions of the last writes: each request brings them back, so that it shows these writes, whichever of several
 * databases reads. Share one between clients of the same user.
 */
export interface PositionStore {
  readonly get: () => string | null
  readonly set: (positions: string) => void
}

export const inMemory = (): PositionStore => {
  let last: string | null = null
  return {
    get: () => last,
    set: (positions) => {
      last = positions
    },
  }
}

const POSITION = 'dealbook-position'
const MAX_POSITIONS = 16

/** Remembers the position of a write, which includes those sent with its request; any others come from concurrent writes. */
const remember = ({ get, set }: PositionStore, request: Request, response: Response): void => {
  const written = response.headers.get(POSITION)
  if (written === null) return
  const known = get()
  const isIncluded = known === null || known === request.headers.get(POSITION)
  set(isIncluded ? written : [...known.split(', ').slice(1 - MAX_POSITIONS), written].join(', '))
}

export interface DealbookOptions {
  /** Where the service answers, without a slash at the end; empty for the address of the page. */
  readonly baseUrl: string
  /** The bearer token of the signed-in user. */
  readonly token?: Source<string>
  /** The key of an internal backend. Never in a browser. */
  readonly apiKey?: Source<string>
  /** The id of the account that an admin acts as. */
  readonly actAs?: Source<string>
  /** Where the positions of the last writes are kept; in memory by default. */
  readonly position?: PositionStore
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A client of every route, typed by its path: `client.GET('/deals/{id}', {params: {path: {id}}})`. */
export type DealbookClient = Client<paths>

const currentOf = async <Value>(source: Source<Value> | undefined): Promise<Value | null> =>
  typeof source === 'function' ? await (source as () => Value | null | Promise<Value | null>)() : (source ?? null)

/** Files of boards are sent as they are; everything else is JSON. */
const bodyOf = (body: unknown) =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof Blob ? body : JSON.stringify(body)

/** Board files and pictures are parsed as text, as their types say, unless `parseAs` is set. */
const textAsJson = async (response: Response): Promise<Response> =>
  new Response(JSON.stringify(await response.text()), { status: response.status, headers: response.headers })

export const createDealbookClient = ({
  baseUrl,
  token,
  apiKey,
  actAs,
  position = inMemory(),
  fetch,
}: DealbookOptions): DealbookClient => {
  const client = createFetchClient<paths>({
    baseUrl,
    bodySerializer: bodyOf,
    ...(fetch === undefined ? {} : { fetch }),
  })
  client.use({
    onRequest: async ({ request }) => {
      const headers: Readonly<Record<string, string | null>> = {
        authorization: await currentOf(token).then((value) => value && `Bearer ${value}`),
        'x-api-key': await currentOf(apiKey),
        'x-app-impersonation': await currentOf(actAs),
        [POSITION]: position.get(),
      }
      for (const [name, value] of Object.entries(headers)) if (value !== null) request.headers.set(name, value)
      return request
    },
    onResponse: async ({ request, response, options: { parseAs } }) => {
      remember(position, request, response)
      return response.status === 200 && parseAs === 'json' && !/json/.test(response.headers.get('content-type') ?? '')
        ? textAsJson(response)
        : undefined
    },
  })
  return client
}

/** A refusal of the service. The codes are in docs/errors.md. */
export class DealbookError extends Error {
  override readonly name = 'DealbookError'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly meta: Readonly<Record<string, unknown>>,
    /** What the service's log calls the request. */
    readonly requestId: string | null,
  ) {
    super(message)
  }
}

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/** The data of an answer; `undefined` if it has no body. @throws DealbookError */
export const unwrap = async <Data>(answer: Promise<Answer<Data>>): Promise<Data> => {
  const { data, error, response } = await answer
  if (response.ok) return data as Data
  const { code, message, meta } = (typeof error === 'object' && error !== null ? error : {}) as Partial<
    Schemas['Problem']
  >
  throw new DealbookError(
    response.status,
    code ?? 'UNKNOWN',
    message ?? `The service answered ${response.status}.`,
    meta ?? {},
    response.headers.get('x-request-id'),
  )
}
