import type { InjectOptions } from 'fastify'
import type { Account } from '../../src/domain/account.js'
import { type Answer, type ServiceWorld, WITH_API_KEY } from './http-world.js'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A caller of the service, who sends the same credential with every request. */
export interface Client {
  readonly account: Account
  readonly headers: Readonly<Record<string, string>>
  send(method: Method, url: string, payload?: InjectOptions['payload'], headers?: object): Promise<Answer>
  get(url: string, headers?: object): Promise<Answer>
  post(url: string, payload?: InjectOptions['payload'], headers?: object): Promise<Answer>
  put(url: string, payload?: InjectOptions['payload'], headers?: object): Promise<Answer>
  patch(url: string, payload?: InjectOptions['payload'], headers?: object): Promise<Answer>
  delete(url: string, headers?: object): Promise<Answer>
}

const client = (world: ServiceWorld, account: Account, credential: Readonly<Record<string, string>>): Client => {
  const send: Client['send'] = (method, url, payload, headers = {}) =>
    world.request({
      method,
      url,
      headers: { ...credential, ...headers },
      ...(payload === undefined ? {} : { payload }),
    })
  return {
    account,
    headers: credential,
    send,
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, payload, headers) => send('POST', url, payload, headers),
    put: (url, payload, headers) => send('PUT', url, payload, headers),
    patch: (url, payload, headers) => send('PATCH', url, payload, headers),
    delete: (url, headers) => send('DELETE', url, undefined, headers),
  }
}

/** A new signed-in account. */
export const aClient = async (world: ServiceWorld, overrides: Partial<Account> = {}): Promise<Client> => {
  const { account, headers } = await world.signIn(overrides)
  return client(world, account, headers)
}

/** An internal backend; it has no account. */
export const aBackend = (world: ServiceWorld): Omit<Client, 'account'> =>
  client(world, undefined as unknown as Account, WITH_API_KEY)

/** Changes a stored account directly, as another instance would. */
export const changeKept = async (world: ServiceWorld, { id }: Account, overrides: Partial<Account>): Promise<void> => {
  const { accounts } = world.repositories
  const kept = await accounts.findById(id)
  if (kept === null || (await accounts.save(kept, { ...kept, ...overrides })) === null)
    throw new Error(`the account ${id} cannot be changed`)
}

export const UNKNOWN_ID = '01980000-0000-7000-8000-000000000000'
/** Ids that don't exist; each has to be treated like an unknown one. */
export const NO_IDS: readonly string[] = [UNKNOWN_ID, 'not-an-id', '0', 'null', '%00', '%F0%9F%82%A1', 'x'.repeat(300)]

/** Responses by what a stranger could distinguish: status and body. */
export const distinct = (answers: readonly Answer[]): ReadonlySet<string> =>
  new Set(answers.map(({ status, text }) => `${status} ${text}`))

/** A clock that only moves when the test moves it. */
export const aClock = (start: Date) => {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    pass: (ms: number) => {
      at += ms
    },
  }
}
