import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prismaAdapters } from '../../../src/container.js'
import type { Deal } from '../../../src/domain/deal.js'
import { aDeal, anAccountId } from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'
import { type HttpWorld, openHttpWorld, WITH_API_KEY } from '../../support/http-world.js'
import { tokenOf } from '../../support/tokens.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>
let world: HttpWorld
/** A second instance of the service on the same database. */
let other: HttpWorld

beforeAll(async () => {
  database = await openServerDatabase()
  world = await openHttpWorld({ store: prismaAdapters(database) })
  other = await openHttpWorld({ store: prismaAdapters(database) })
})
afterAll(() => database.drop())

/** Answers of as many requests at once, by turns from both instances. */
const atOnce = <Answer>(count: number, send: (world: HttpWorld, i: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => send(i % 2 === 0 ? world : other, i)))

const countByStatus = (answers: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const patch = (on: HttpWorld, url: string, headers: object, payload: object) =>
  on.request({ method: 'PATCH', url, headers: headers as Record<string, string>, payload })

describe('at once', () => {
  it('200 first calls of a new token make one account', async () => {
    const headers = { authorization: `Bearer ${await tokenOf({ sub: 'new|racer' })}` }
    const answers = await atOnce(200, (on) => on.request({ url: '/accounts/me', headers }))
    expect(countByStatus(answers)).toEqual({ 200: 200 })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('first calls of two tokens with one e-mail make one account', async () => {
    const tokens = await Promise.all(['new|a', 'new|b'].map((sub) => tokenOf({ sub, email: 'shared@example.org' })))
    const answers = await atOnce(40, (on, i) =>
      on.request({ url: '/accounts/me', headers: { authorization: `Bearer ${tokens[(i >> 1) & 1]}` } }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 20, 409: 20 })
  })

  it('200 patches of different preferences all stay', async () => {
    const { account, headers } = await world.signIn()
    const answers = await atOnce(200, (on, i) =>
      patch(on, `/accounts/${account.id}`, headers, {
        preferences: { dealsExplorer: { columnVisibility: { [`column${i}`]: true } } },
      }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 200 })
    const stored = await world.repositories.accounts.findById(account.id)
    expect(Object.keys(stored?.preferences.dealsExplorer.columnVisibility ?? {})).toHaveLength(200)
  })

  it('two claims of a handle give one 200 and one 409', async () => {
    for (let round = 0; round < 20; round++) {
      const claimants = [await world.signIn(), await world.signIn()]
      const answers = await atOnce(2, (on, i) =>
        patch(on, '/accounts/me', claimants[i]?.headers ?? {}, { handle: `wanted-${round}` }),
      )
      expect(countByStatus(answers)).toEqual({ 200: 1, 409: 1 })
    }
  })

  it('patches with one If-Match let one through', async () => {
    const { account, headers } = await world.signIn()
    const { headers: read } = await world.request({ url: '/accounts/me', headers })
    const answers = await atOnce(50, (on, i) =>
      patch(on, `/accounts/${account.id}`, { ...headers, 'if-match': read.etag }, { firstName: `${i}` }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 1, 412: 49 })
  })

  it('admins who give up their role leave one', async () => {
    const admins = await Promise.all(Array.from({ length: 8 }, () => world.signIn({ role: 'admin' })))
    const answers = await atOnce(8, (on, i) =>
      patch(
        on,
        `/accounts/${admins[i]?.account.id}`,
        WITH_API_KEY,
        i % 3 === 0 ? { role: 'teacher' } : { isActive: false },
      ),
    )
    expect(countByStatus(answers)).toEqual({ 200: 7, 409: 1 })
    expect(await world.repositories.accounts.countActiveAdmins()).toBe(1)
  })

  it('publications of a deal agree on the first time', async () => {
    const { account, headers } = await world.signIn()
    const deal = aDeal({ ownerId: anAccountId(account.id) })
    await world.repositories.deals.insertMany([deal])
    const answers = await atOnce(50, (on, i) =>
      patch(on, `/deals/${deal.id}`, headers, { sharing: i % 3 === 0 ? 'private' : 'public', title: `${i}` }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 50 })
    const published = answers.map(({ body }) => body as Deal).filter(({ publishedAt }) => publishedAt !== null)
    const stored = await world.request({ url: `/deals/${deal.id}`, headers })
    expect(new Set(published.map(({ publishedAt }) => publishedAt))).toEqual(new Set([stored.body.publishedAt]))
  })
})
