import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FaultWorld, openFaultWorld, tryFault, WITH_API_KEY } from './world.js'
import { required, type Written } from './writing.js'

const HOUR_MS = 3_600_000
const AUTHOR = 'an-author'

let world: FaultWorld

const service = async (request: Written) => required(await world.request({ ...request, headers: WITH_API_KEY }))

beforeEach(async () => {
  world = await openFaultWorld()
  const account = { id: AUTHOR, email: 'author@example.org', displayName: 'An author' }
  await service({ method: 'POST', path: '/api/accounts', body: account })
  await service({ method: 'PATCH', path: `/accounts/${AUTHOR}`, body: { handle: AUTHOR } })
})
afterEach(() => world.close())

const publish = async (deals: number): Promise<readonly string[]> => {
  const ids: string[] = []
  for (let n = 0; n < deals; n++) {
    const body = { ownerId: AUTHOR, title: 'Published', sharing: 'public' }
    ids.push((await service({ method: 'POST', path: '/api/deals', body })).id)
  }
  return ids
}

const asWriter = async () => ({ authorization: `Bearer ${await world.provider.tokenOf('writer-0')}` })

/** Everything in the recent order, page by page; `between` runs after each page. */
const readAll = async (between = async (): Promise<unknown> => undefined): Promise<readonly string[]> => {
  const ids: string[] = []
  let cursor = ''
  do {
    const headers = await asWriter()
    const path = `/catalog/deals?limit=7${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const page = required(await world.request({ method: 'GET', path, headers }))
    ids.push(...page.deals.map(({ id }: { readonly id: string }) => id))
    cursor = page.nextCursor ?? ''
    await between()
  } while (cursor !== '')
  return ids
}

const once = (ids: readonly string[], among: readonly string[]) => among.filter((id) => ids.includes(id))

const statusWith = async (token: string): Promise<number | null> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await world.request({ method: 'GET', path: '/accounts/me', headers })).status
}

describe('a clock that is set back by an hour', () => {
  it('crashes nothing, breaks no cursor, and leaves no token valid once it is right again', async () => {
    const { load, instance, provider } = world
    const { child } = instance()
    let published: readonly string[] = []
    let pagesRead = 0
    await tryFault(world, {
      name: 'clock set back by an hour, and right again',
      full: 5,
      allowed: [],
      round: async () => {
        published = [...published, ...(await publish(20))]
        const expired = await provider.tokenOf('writer-0', { exp: Math.floor(Date.now() / 1000) - 60 })
        expect(await statusWith(expired)).toBe(401)

        const already = [...published]
        let isBack = false
        const ids = await readAll(async () => {
          pagesRead++
          if (!isBack) await world.tell({ shift: -HOUR_MS })
          isBack = true
          published = [...published, ...(await publish(2))]
        })
        expect(new Set(ids).size).toBe(ids.length)
        expect(once(ids, already)).toEqual(already)
        // By its clock, the token is still valid.
        expect(await statusWith(expired)).toBe(200)
        await load.goesOn()

        await world.tell({ shift: 0 })
        expect(await statusWith(expired)).toBe(401)
        expect([...(await readAll())].sort()).toEqual([...published].sort())
        expect([child.exitCode, child.signalCode]).toEqual([null, null])
      },
      besides: () => `${load.failures.length} failed; ${pagesRead} pages read while it was set back`,
    })
  })
})
