import { type Command, Option } from 'commander'
import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from '../../client/src/schema.js'
import { addressOfService } from '../infrastructure/data-folder/serving-note.js'
import { localApiKey } from '../process/local-api-key.js'
import type { Settings } from '../process/settings.js'
import { CommandError } from './command-error.js'

/** The service that a command calls, if it is not the one that uses the data folder. */
export interface Remote {
  readonly url?: string
  readonly apiKey?: string
}

/** Adds the options of a {@link Remote}. */
export const onService = (command: Command): Command =>
  command
    .addOption(new Option('--url <address>', 'the address of the running service (default: recorded in DATA_DIR)'))
    .addOption(new Option('--api-key <key>', 'its API key (default: API_KEY, or the key stored in DATA_DIR)'))

interface Answer<Data> {
  readonly data?: Data
  readonly error?: unknown
  readonly response: Response
}

/**
 * Calls the running service with its typed client, as an internal backend. @throws CommandError unless the response is
 * a success
 */
export type Ask = <Data>(call: (client: Client<paths>) => Promise<Answer<Data>>) => Promise<Data>

/** @throws CommandError if there is no service, or no key for it */
export const connect = (settings: Settings, remote: Remote): Ask => {
  const address = remote.url ?? addressOfService(settings.dataDir)
  if (address === null)
    throw new CommandError(
      `No service is running on the data folder ${settings.dataDir}. Start one, or pass its address with --url.`,
    )
  // The key in the data folder is only for the service that uses that folder.
  const key = remote.apiKey ?? settings.apiKeys[0] ?? (remote.url === undefined ? localApiKey(settings.dataDir) : null)
  if (key === null) throw new CommandError("Pass that service's API key with --api-key or in API_KEY.")
  if (!URL.canParse('/', address)) throw new CommandError(`${address} is not an address.`)
  const client = createClient<paths>({
    baseUrl: new URL('/', address).href,
    headers: { 'x-api-key': key },
    // Board files are sent unchanged.
    bodySerializer: (body: unknown) => (typeof body === 'string' ? body : JSON.stringify(body)),
  })
  return async (call) => {
    const { data, error, response } = await call(client).catch((failure: Error) => {
      throw unanswered(address, failure)
    })
    if (!response.ok) throw refusal(response, error)
    return data as NonNullable<typeof data>
  }
}

const unanswered = (address: string, failure: Error): CommandError =>
  failure instanceof SyntaxError
    ? new CommandError(`The server at ${address} is not Dealbook: ${failure.message}`)
    : new CommandError(
        `${address} cannot be reached: ${(failure.cause as Error | undefined)?.message ?? failure.message}`,
        'passing',
      )

const refusal = ({ status, statusText }: Response, error: unknown): CommandError => {
  const isNamed = typeof error === 'object' && error !== null
  const { code, message, meta }: Partial<components['schemas']['Problem']> = isNamed ? error : {}
  return new CommandError(
    `${code ?? status}: ${message ?? statusText} ${JSON.stringify(meta ?? {})}`,
    status === 503 || status === 429 ? 'passing' : status < 500 ? 'refused' : null,
  )
}

/** Looks up an account by its id or e-mail address. */
export const findAccount = async (ask: Ask, idOrEmail: string): Promise<components['schemas']['SlimAccount']> => {
  if (idOrEmail.includes('@')) {
    const { accounts } = await ask(({ GET }) => GET('/api/accounts', { params: { query: { email: idOrEmail } } }))
    if (accounts[0] !== undefined) return accounts[0]
  }
  return ask(({ GET }) => GET('/api/accounts/{id}', { params: { path: { id: idOrEmail } } }))
}
