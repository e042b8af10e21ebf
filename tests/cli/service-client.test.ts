import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import type { CommandError } from '../../src/cli/command-error.js'
import { connect, findAccount } from '../../src/cli/service-client.js'
import { ServingNote } from '../../src/infrastructure/data-folder/serving-note.js'
import { localApiKey } from '../../src/process/local-api-key.js'
import { readSettings } from '../../src/process/settings.js'
import { aDataFolder } from '../support/service-process.js'

const SETTINGS = readSettings({ DATA_DIR: 'none' })
const ACCOUNT = { id: 'auth0|a+b@example.org', email: 'a+b@example.org', displayName: 'A' }

let server: Server

const serve = async (answer: RequestListener): Promise<string> => {
  server = createServer(answer)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => server?.close())

const failureOf = async (answer: RequestListener): Promise<Pick<CommandError, 'message' | 'outcome'>> => {
  const ask = connect(SETTINGS, { url: await serve(answer), apiKey: 'key' })
  return findAccount(ask, 'x').then(
    () => {
      throw new Error('it was answered')
    },
    ({ name, message, outcome }: CommandError) => ({ name, message, outcome }),
  )
}

describe('the running service, called by the command line', () => {
  it('gets the key and the address', async () => {
    const asked: unknown[] = []
    const url = await serve(({ method, url, headers }, response) => {
      const { pathname, searchParams } = new URL(url ?? '', 'http://host')
      asked.push([headers['x-api-key'], method, decodeURIComponent(pathname), Object.fromEntries(searchParams)])
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(searchParams.size > 0 ? { accounts: [] } : ACCOUNT))
    })
    const ask = connect(SETTINGS, { url: `${url}/docs`, apiKey: 'key' })
    expect(await findAccount(ask, ACCOUNT.id)).toEqual(ACCOUNT)
    expect(asked).toEqual([
      ['key', 'GET', '/api/accounts', { email: ACCOUNT.id }],
      ['key', 'GET', `/api/accounts/${ACCOUNT.id}`, {}],
    ])
  })

  it('is shown the key in the data folder only if it uses that folder', async () => {
    const folder = aDataFolder()
    onTestFinished(folder.remove)
    const key = localApiKey(folder.path)
    const settings = readSettings({ DATA_DIR: folder.path })
    const shown: unknown[] = []
    const url = await serve(({ headers }, response) => {
      shown.push(headers['x-api-key'])
      response.setHeader('content-type', 'application/json').end(JSON.stringify(ACCOUNT))
    })
    expect(() => connect(settings, { url })).toThrow("Pass that service's API key")
    const note = ServingNote.leave(folder.path, url)
    onTestFinished(() => note?.remove())
    await findAccount(connect(settings, {}), 'x')
    expect(shown).toEqual([key])
  })

  it.each([
    [400, 'refused'],
    [404, 'refused'],
    [429, 'passing'],
    [500, null],
    [503, 'passing'],
  ])('refuses with %d: %s', async (status, outcome) => {
    const error = { code: 'SOME_CODE', message: 'Some words.', meta: { why: 1 } }
    expect(await failureOf((_, response) => response.writeHead(status).end(JSON.stringify(error)))).toEqual({
      name: 'CommandError',
      message: 'SOME_CODE: Some words. {"why":1}',
      outcome,
    })
  })

  it('is described by its status if another server refused the request', async () => {
    expect(await failureOf((_, response) => response.writeHead(502).end('<html>'))).toMatchObject({
      message: '502: Bad Gateway {}',
      outcome: null,
    })
  })

  it('is called again if its response is cut off', async () => {
    const failure = await failureOf((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"id":', () => response.destroy())
    })
    expect(failure).toMatchObject({ message: expect.stringContaining('cannot be reached'), outcome: 'passing' })
  })

  it('is not called again if a different server responds', async () => {
    expect(await failureOf((_, response) => response.end('<html>'))).toMatchObject({
      message: expect.stringContaining('is not Dealbook'),
      outcome: null,
    })
  })
})
