import createFetchClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './schema.js'

export type { components, operations, paths } from './schema.js'

type Schemas = components['schemas']

export type Account = Schemas['Account']
export type Deal = Schemas['Deal']
export type Collection = Schemas['Collection']

/** A value, or what gives it before each request: tokens end and are renewed. */
type Source<Value> = Value | (() => Value | null | Promise<Value | null>)

export interface DealbookOptions {
  /** Where the service answers, without a slash at the end; empty for the address of the page. */
  readonly baseUrl: string
  /** The bearer token of the signed-in user. */
  readonly token?: Source<string>
  /** The key of an internal backend. Never in a browser. */
  readonly apiKey?: Source<string>
  /** The id of the account that an admin acts as. */
  readonly actAs?: Source<string>
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A client of every route, typed by its path: `client.GET('/deals/{id}', {params: {path: {id}}})`. */
export type DealbookClient = Client<paths>

const currentOf = async <Value>(source: Source<Value> | undefined): Promise<Value | null> =>
  typeof source === 'function' ? await (source as () => Value | null | Promise<Value | null>)() : (source ?? null)

/** Files of boards are sent as they are; everything else is JSON. */
const bodyOf = (body: unknown) =>
  typeof body === 'string' || body instanceof Uint8Array || body instanceof Blob ? body : JSON.stringify(body)

/** Files of boards and pictures are told as text, which their types say, unless they are asked for in another way. */
const textAsJson = async (response: Response): Promise<Response> =>
  new Response(JSON.stringify(await response.text()), { status: response.status, headers: response.headers })

export const createDealbookClient = ({ baseUrl, token, apiKey, actAs, fetch }: DealbookOptions): DealbookClient => {
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
      }
      for (const [name, value] of Object.entries(headers)) if (value !== null) request.headers.set(name, value)
      return request
    },
    onResponse: async ({ response, options: { parseAs } }) =>
      response.status === 200 && parseAs === 'json' && !/json/.test(response.headers.get('content-type') ?? '')
        ? textAsJson(response)
        : undefined,
  })
  return client
}

/** A refusal of the service. The codes stand in docs/errors.md. */
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

/** The data of an answer, which is `undefined` where it has no body. @throws DealbookError */
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
