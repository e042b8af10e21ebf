import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MarkAnnouncementRead } from '../../../src/application/announcements/mark-announcement-read.js'
import { prismaAdapters } from '../../../src/container/ports.js'
import type { Account } from '../../../src/domain/account.js'
import { asAccount } from '../../../src/domain/actor.js'
import type { Deal } from '../../../src/domain/deal.js'
import type { AccountId } from '../../../src/domain/ids.js'
import { MAX_PARTICIPANTS } from '../../../src/domain/practice/participant.js'
import { NO_PRACTICE } from '../../../src/domain/practice/practice.js'
import type { Quota } from '../../../src/domain/quotas.js'
import { systemClock } from '../../../src/infrastructure/system/system-clock.js'
import {
  aCollection,
  aDeal,
  aGrant,
  aHandle,
  anAccount,
  anAccountId,
  anAnnouncement,
  aSharingGroup,
  NOON,
} from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'
import { type Answer, type HttpWorld, openHttpWorld, WITH_API_KEY } from '../../support/http-world.js'
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

/** The number of retries: a slow machine may not have connections in time for so many concurrent requests. */
const COMES_AGAIN = 20

/**
 * The responses to this many concurrent requests, alternately to both instances. Retries after a 503, as clients do.
 */
const atOnce = <Answer extends { readonly status: number }>(
  count: number,
  send: (world: HttpWorld, i: number) => Promise<Answer>,
): Promise<Answer[]> => {
  const insist = async (i: number, left = COMES_AGAIN): Promise<Answer> => {
    const answer = await send(i % 2 === 0 ? world : other, i)
    return answer.status === 503 && left > 0 ? insist(i, left - 1) : answer
  }
  return Promise.all(Array.from({ length: count }, (_, i) => insist(i)))
}

const countByStatus = (answers: readonly { status: number }[]): Record<number, number> => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Demotes the admins of earlier tests. */
const dismissAdmins = () => database.pool.query("UPDATE accounts SET role = 'teacher' WHERE role = 'admin'")

const patch = (on: HttpWorld, url: string, headers: object, payload: object) =>
  on.request({ method: 'PATCH', url, headers: headers as Record<string, string>, payload })

describe('concurrently,', () => {
  it('200 first calls of a new token create one account', async () => {
    const headers = { authorization: `Bearer ${await tokenOf({ sub: 'new|racer' })}` }
    const answers = await atOnce(200, (on) => on.request({ url: '/accounts/me', headers }))
    expect(countByStatus(answers)).toEqual({ 200: 200 })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it('batches of the same authors in different orders publish all of their deals', async () => {
    const { repositories } = world
    const authors = ['a', 'b'].map((name) => anAccount({ id: anAccountId(`batched|${name}`) }))
    for (const author of authors) await repositories.accounts.insert(author)
    const batches = Array.from({ length: 6 }, () =>
      Array.from({ length: 20 }, (_, i) => aDeal({ ownerId: authors[i % 2]?.id ?? null, themes: ['together'] })),
    )
    await repositories.deals.insertMany(batches.flat())
    const answers = await atOnce(batches.length, (on, i) => {
      const ids = batches[i]?.map(({ id }) => id) ?? []
      const payload = { ids: i % 2 === 0 ? ids : ids.reverse(), set: { sharing: 'public' } }
      return patch(on, '/api/deals', WITH_API_KEY, payload)
    })
    expect(countByStatus(answers)).toEqual({ 200: batches.length })
  })

  it('first calls of two tokens with one e-mail address create one account', async () => {
    const tokens = await Promise.all(['new|a', 'new|b'].map((sub) => tokenOf({ sub, email: 'shared@example.org' })))
    const answers = await atOnce(40, (on, i) =>
      on.request({ url: '/accounts/me', headers: { authorization: `Bearer ${tokens[(i >> 1) & 1]}` } }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 20, 409: 20 })
  })

  it('ten thousand read marks of one announcement by a thousand accounts result in a thousand, each with its first time', async () => {
    const announcement = anAnnouncement()
    const readers = Array.from({ length: 1_000 }, () => anAccount())
    for (const reader of readers) await world.repositories.accounts.insert(reader)
    await world.repositories.announcements.insert(announcement)
    const marks = [world, other].map(
      ({ repositories }) => new MarkAnnouncementRead(repositories.announcements, systemClock),
    )
    const times = new Map<string, Set<number>>()
    let next = 0
    const work = async () => {
      for (let i = next++; i < 10_000; i = next++) {
        const reader = readers[i % 1_000] as Account
        const use = marks[Math.floor(i / 1_000) % 2] as MarkAnnouncementRead
        const { readAt } = await use.execute({ actor: asAccount(reader), id: announcement.id })
        times.set(reader.id, (times.get(reader.id) ?? new Set()).add(readAt?.getTime() ?? 0))
      }
    }
    await Promise.all(Array.from({ length: 64 }, work))
    expect((await world.repositories.announcements.findById(announcement.id))?.readCount).toBe(1_000)
    expect([...times.values()].every((seen) => seen.size === 1)).toBe(true)
    for (const { id } of readers.slice(0, 20)) {
      const [kept] = await world.repositories.announcements.listReads(id)
      expect([...(times.get(id) ?? [])]).toEqual([kept?.readAt.getTime()])
    }
  }, 120_000)

  it('of two admins who erase each other, one remains', async () => {
    await dismissAdmins()
    const [a, b] = [await world.signIn({ role: 'admin' }), await world.signIn({ role: 'admin' })]
    const erase = (on: HttpWorld, by: typeof a, whom: typeof a) =>
      on.request({ method: 'DELETE', url: `/accounts/${whom.account.id}`, headers: by.headers })
    const answers = await Promise.all([erase(world, a, b), erase(other, b, a)])
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect(answers.filter(({ status }) => status !== 204)).toMatchObject([{ body: { code: 'ACCOUNT_REQUIRED' } }])
    expect(await world.repositories.accounts.countActiveAdmins()).toBe(1)
  })

  it('imports of one file that skip existing boards create each board once', async () => {
    const { account, headers } = await world.signIn()
    const payload = Array.from({ length: 40 }, (_, i) => `[Board "${i + 1}"]\n[Deal "N:A... K... Q... J..."]\n`).join(
      '\n',
    )
    const file = { method: 'POST', url: '/deals/import?existing=skip', payload } as const
    const sent = { ...headers, 'content-type': 'application/x-pbn' }
    const answers = await atOnce(4, (on) => on.request({ ...file, headers: sent }))
    expect(countByStatus(answers)).toEqual({ 200: 4 })
    expect(answers.map(({ body }) => body.imported).sort()).toEqual([0, 0, 0, 40])
    expect(answers.map(({ body }) => body.imported + body.repeated)).toEqual([40, 40, 40, 40])
    const { total } = await world.repositories.deals.list({ ownerId: account.id }, { page: 1, pageSize: 1 })
    expect(total).toBe(40)
  })

  it('what an erased account creates in the meantime is erased with it or refused', async () => {
    const { account, headers } = await world.signIn()
    const followed = aHandle(`followed-${account.id.replace(/\W/g, '').slice(-8)}`)
    const announcement = anAnnouncement()
    await world.signIn({ handle: followed })
    await world.repositories.announcements.insert(announcement)
    const writes = [
      ['POST', '/deals', { title: 'T' }],
      ['POST', '/collections', { title: 'T' }],
      ['POST', '/sharing-groups', { name: 'T' }],
      ['PUT', `/catalog/authors/${followed}/subscription`, undefined],
      ['POST', `/announcements/${announcement.id}/read`, undefined],
    ] as const
    const made = atOnce(60, (on, i) => {
      const [method, url, payload] = writes[i % writes.length] ?? writes[0]
      return on.request({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    })
    const erased = await other.request({ method: 'DELETE', url: '/accounts/me', headers })
    expect(erased.status).toBe(204)
    const answers = await made
    for (const { status } of answers) expect([200, 201, 204, 403, 404, 409]).toContain(status)
    const { rows } = await database.pool.query('SELECT count(*)::int AS n FROM deals WHERE owner_id = $1', [account.id])
    expect(rows[0].n).toBe(0)
  })

  it('the first of many impersonated reads leaves one record', async () => {
    const [admin, teacher] = [await world.signIn({ role: 'admin' }), await world.signIn()]
    const headers = { ...admin.headers, 'x-app-impersonation': teacher.account.id }
    const answers = await atOnce(40, (on) => on.request({ url: '/deals', headers }))
    expect(countByStatus(answers)).toEqual({ 200: 40 })
    const { total } = await world.repositories.audit.list({ as: teacher.account.id }, { page: 1, pageSize: 1 })
    expect(total).toBe(1)
  })

  it('200 patches of different preferences are all kept', async () => {
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

  it('retries wait for the first request with their key longer than for any other lock, one at a time', async () => {
    const { headers } = await world.signIn()
    const send = () =>
      world.request({
        method: 'POST',
        url: '/deals',
        headers: { ...headers, 'idempotency-key': 'held-for-long' },
        payload: { title: 'Once' },
      })
    const first = await send()
    const holder = await database.pool.connect()
    await holder.query("BEGIN; SELECT FROM idempotency_records WHERE key = 'held-for-long' FOR UPDATE")
    const retries = Array.from({ length: 30 }, send)
    const countWaiting = async (): Promise<number> => {
      // On another connection: within a transaction, the activity is read only once.
      const { rows } = await database.pool.query(
        `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return rows[0].waiting
    }
    const waiting: number[] = []
    // Longer than any other lock is waited for.
    const end = Date.now() + 2_500
    while (Date.now() < end) {
      waiting.push(await countWaiting())
      await setTimeout(50)
    }
    await holder.query('COMMIT')
    holder.release()
    for (const retry of await Promise.all(retries))
      expect(retry).toMatchObject({ status: 201, body: { id: first.body.id } })
    // However many there are, they leave connections for others.
    expect(Math.max(...waiting)).toBe(1)
  })

  it('two claims of a handle result in one 200 and one 409', async () => {
    for (let round = 0; round < 20; round++) {
      const claimants = [await world.signIn(), await world.signIn()]
      const answers = await atOnce(2, (on, i) =>
        patch(on, '/accounts/me', claimants[i]?.headers ?? {}, { handle: `wanted-${round}` }),
      )
      expect(countByStatus(answers)).toEqual({ 200: 1, 409: 1 })
    }
  })

  it('one of several patches with the same If-Match succeeds', async () => {
    const { account, headers } = await world.signIn()
    const { headers: read } = await world.request({ url: '/accounts/me', headers })
    const answers = await atOnce(50, (on, i) =>
      patch(on, `/accounts/${account.id}`, { ...headers, 'if-match': read.etag }, { firstName: `${i}` }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 1, 412: 49 })
  })

  it('of admins who give up their role, one remains', async () => {
    await dismissAdmins()
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

  it('a stranger who requests a collection repeatedly neither waits for its lock nor takes it', async () => {
    const owner = await world.signIn()
    const stranger = await world.signIn()
    const [kept, deleted] = [{}, { deletedAt: NOON }].map((state) =>
      aCollection({ ownerId: owner.account.id, ...state }),
    ) as [ReturnType<typeof aCollection>, ReturnType<typeof aCollection>]
    for (const one of [kept, deleted]) await world.repositories.collections.insert(one)
    const lock = await database.pool.connect()
    try {
      await lock.query('BEGIN')
      await lock.query('SELECT 1 FROM collections WHERE id = ANY ($1::uuid[]) FOR UPDATE', [[kept.id, deleted.id]])
      for (const { id } of [kept, deleted])
        for (const [method, url] of [
          ['POST', `/collections/${id}/restore`],
          ['DELETE', `/collections/${id}`],
          ['DELETE', `/collections/${id}?forever=true`],
        ] as const)
          expect((await world.request({ method, url, headers: stranger.headers })).status, `${method} ${url}`).toBe(404)
    } finally {
      await lock.query('ROLLBACK')
      lock.release()
    }
  })

  it('collections of one owner stop exactly at the ceiling', async () => {
    const { headers, account } = await world.signIn()
    await world.repositories.grants.put(aGrant({ accountId: account.id, feature: 'collections', limit: 7 }))
    const answers = await atOnce(30, (on, i) =>
      on.request({ method: 'POST', url: '/collections', headers, payload: { title: `${i}` } }),
    )
    expect(countByStatus(answers)).toEqual({ 201: 7, 409: 23 })
    expect(await world.repositories.collections.countUnarchived(account.id)).toBe(7)
  })

  describe('writes stop exactly at the quota', () => {
    const LEFT = 4
    const answersOf = (send: (on: HttpWorld, i: number) => Promise<Answer>) => atOnce(20, send)
    const expectExact = (answers: readonly Answer[], success: number, quota: string) => {
      expect(countByStatus(answers)).toEqual({ [success]: LEFT, 409: 20 - LEFT })
      for (const { status, body } of answers)
        if (status === 409) expect(body).toMatchObject({ code: 'QUOTA_EXCEEDED', meta: { quota } })
    }
    const heldOf = (accountId: AccountId, quota: Quota) =>
      world.repositories.quotaUsage.count(accountId, quota, 1_000_000)
    const grow = async (table: string, columns: string, values: string, count: number, accountId: string) => {
      // Each statement has to stay within the service's timeout.
      for (let left = count; left > 0; left -= 10_000)
        await database.pool.query(
          `INSERT INTO ${table} (${columns}) SELECT ${values} FROM generate_series(1, ${Math.min(left, 10_000)}) AS n`,
          [accountId],
        )
    }

    it('of deals, in creations and imports', async () => {
      const { headers, account } = await world.signIn()
      await world.repositories.grants.put(aGrant({ accountId: account.id, feature: 'deals', limit: 100_000 }))
      await grow(
        'deals',
        'id, owner_id, title, dealer, vulnerability, hands, created_at, updated_at, text_bytes, search_title, search_terms, personal_terms',
        "gen_random_uuid(), $1, 'T', 'N', 'None', '- - - -', now(), now(), 0, 't', '', ''",
        100_000 - LEFT,
        account.id,
      )
      const answers = await answersOf((on) =>
        on.request({ method: 'POST', url: '/deals', headers, payload: { title: 'T' } }),
      )
      expectExact(answers, 201, 'deals')
      expect(await heldOf(account.id, 'deals')).toBe(100_000)
      await database.pool.query('DELETE FROM deals WHERE id IN (SELECT id FROM deals WHERE owner_id = $1 LIMIT 5)', [
        account.id,
      ])
      const imports = await answersOf((on) =>
        on.request({
          method: 'POST',
          url: '/deals/import',
          headers: { ...headers, 'content-type': 'application/x-pbn' },
          payload: [1, 2].map((n) => `[Event "x"]\n[Board "${n}"]\n[Deal "N:- - - -"]\n`).join('\n'),
        }),
      )
      // An account has two imports at once; on a slow machine, the last of the others do not wait long enough for a turn.
      const { 409: refused = 0, 429: late = 0, ...kept } = countByStatus(imports)
      expect([kept, refused + late]).toEqual([{ 200: 2 }, 18])
      expect(await heldOf(account.id, 'deals')).toBe(99_999)
    }, 60_000)

    it('of collections', async () => {
      const { headers, account } = await world.signIn()
      await world.repositories.grants.put(aGrant({ accountId: account.id, feature: 'collections', limit: null }))
      await grow(
        'collections',
        'id, owner_id, title, archived_at, created_at, updated_at',
        "gen_random_uuid(), $1, 'T', now(), now(), now()",
        10_000 - LEFT,
        account.id,
      )
      const answers = await answersOf((on) =>
        on.request({ method: 'POST', url: '/collections', headers, payload: { title: 'T' } }),
      )
      expectExact(answers, 201, 'collections')
      expect(await heldOf(account.id, 'collections')).toBe(10_000)
    })

    it('of sharing groups', async () => {
      const { headers, account } = await world.signIn()
      await grow(
        'sharing_groups',
        'id, owner_id, name, created_at',
        "gen_random_uuid(), $1, 'T', now()",
        200 - LEFT,
        account.id,
      )
      const answers = await answersOf((on) =>
        on.request({ method: 'POST', url: '/sharing-groups', headers, payload: { name: 'T' } }),
      )
      expectExact(answers, 201, 'sharingGroups')
      expect(await heldOf(account.id, 'sharingGroups')).toBe(200)
    })

    it('of subscriptions', async () => {
      const { headers, account } = await world.signIn()
      const followed = Array.from({ length: 1_000 - LEFT }, () => anAccount())
      for (const author of followed) await world.repositories.accounts.insert(author)
      for (const author of followed) await world.repositories.subscriptions.follow(account.id, author.id, NOON)
      for (let i = 0; i < 20; i++) await world.signIn({ handle: aHandle(`quota-author-${i}`) })
      const answers = await answersOf((on, i) =>
        on.request({ method: 'PUT', url: `/catalog/authors/quota-author-${i}/subscription`, headers }),
      )
      expectExact(answers, 204, 'subscriptions')
      expect(await heldOf(account.id, 'subscriptions')).toBe(1_000)
    }, 60_000)

    it.each([
      ['in all', 500, 20],
      ['of one owner', 20, 1],
    ])(
      'of memberships %s',
      async (_, limit, owners) => {
        const { account } = await world.signIn()
        const keepers = await Promise.all(Array.from({ length: owners }, () => world.signIn()))
        const joined = async (ownerId: AccountId, memberIds: readonly AccountId[]) => {
          const group = aSharingGroup({ ownerId, memberIds })
          await world.repositories.sharingGroups.insert(group)
          return group.id
        }
        for (let i = 0; i < limit - LEFT; i++) {
          // As many groups of each owner as leave room for the requests.
          const owner = owners === 1 ? keepers[0] : await world.signIn()
          await joined(owner?.account.id as AccountId, [account.id])
        }
        const targets: { headers: { authorization: string }; url: string }[] = []
        for (let i = 0; i < 20; i++) {
          const owner = keepers[i % owners] as (typeof keepers)[number]
          const id = await joined(owner.account.id, [])
          targets.push({ headers: owner.headers, url: `/sharing-groups/${id}/members/${account.id}` })
        }
        const answers = await answersOf((on, i) => on.request({ method: 'PUT', ...targets[i] }))
        expectExact(answers, 204, 'memberships')
        expect(await heldOf(account.id, 'memberships')).toBe(limit)
      },
      60_000,
    )
  })

  it('creating and unarchiving collections stop at the ceiling together', async () => {
    const { headers, account } = await world.signIn()
    const archived = Array.from({ length: 6 }, () => aCollection({ ownerId: account.id, archivedAt: NOON }))
    for (const collection of archived) await world.repositories.collections.insert(collection)
    const answers = await atOnce(12, (on, i) =>
      i < 6
        ? on.request({ method: 'POST', url: `/collections/${archived[i]?.id}/unarchive`, headers })
        : on.request({ method: 'POST', url: '/collections', headers, payload: { title: `${i}` } }),
    )
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(5)
    expect(await world.repositories.collections.countUnarchived(account.id)).toBe(5)
  })

  it('one Idempotency-Key creates one deal, and all get its response', async () => {
    const { headers, account } = await world.signIn()
    const answers = await atOnce(40, (on) =>
      on.request({
        method: 'POST',
        url: '/deals',
        headers: { ...headers, 'idempotency-key': 'k' },
        payload: { title: 'T' },
      }),
    )
    expect(countByStatus(answers)).toEqual({ 201: 40 })
    expect(new Set(answers.map(({ text, headers: { location } }) => `${location} ${text}`)).size).toBe(1)
    expect((await world.repositories.deals.list({ ownerId: account.id }, { page: 1, pageSize: 10 })).total).toBe(1)
  })

  it('members stop exactly at 500', async () => {
    const { headers, account } = await world.signIn()
    const fellows = Array.from({ length: 510 }, () => anAccount())
    for (const fellow of fellows) await world.repositories.accounts.insert(fellow)
    const group = aSharingGroup({ ownerId: account.id, memberIds: fellows.slice(0, 495).map(({ id }) => id) })
    await world.repositories.sharingGroups.insert(group)
    const answers = await atOnce(15, (on, i) =>
      on.request({ method: 'PUT', url: `/sharing-groups/${group.id}/members/${fellows[495 + i]?.id}`, headers }),
    )
    expect(countByStatus(answers)).toEqual({ 204: 5, 409: 10 })
    expect((await world.repositories.sharingGroups.findWithMembers(group.id))?.group.memberIds).toHaveLength(500)
  })

  it('a group that is deleted while deals are being shared with it leaves no deal shared without a group', async () => {
    for (let round = 0; round < 10; round++) {
      const { headers, account } = await world.signIn()
      const group = aSharingGroup({ ownerId: account.id })
      const deals = Array.from({ length: 6 }, () => aDeal({ ownerId: account.id }))
      await world.repositories.sharingGroups.insert(group)
      await world.repositories.deals.insertMany(deals)
      await atOnce(7, (on, i) =>
        i === 3
          ? on.request({ method: 'DELETE', url: `/sharing-groups/${group.id}`, headers })
          : patch(on, `/deals/${deals[i % 6]?.id}`, headers, { sharing: 'group', sharingGroupIds: [group.id] }),
      )
      expect(await world.repositories.sharingGroups.findWithMembers(group.id)).toBeNull()
      for (const deal of await world.repositories.deals.findMany(deals.map(({ id }) => id)))
        expect(deal).toMatchObject({ sharing: 'private', sharingGroupIds: [] })
    }
  })

  it('a deal that is deleted while being added to collections is in none of them', async () => {
    for (let round = 0; round < 10; round++) {
      const { headers, account } = await world.signIn()
      const deal = aDeal({ ownerId: account.id, lifecycle: 'trashed' })
      await world.repositories.deals.insertMany([deal])
      const collections = Array.from({ length: 4 }, () => aCollection({ ownerId: account.id }))
      for (const collection of collections) await world.repositories.collections.insert(collection)
      await atOnce(5, (on, i) =>
        i === 2
          ? on.request({ method: 'DELETE', url: `/deals/${deal.id}`, headers })
          : on.request({
              method: 'PUT',
              url: `/collections/${collections[i % 4]?.id}/deals`,
              headers,
              payload: { dealIds: [deal.id] },
            }),
      )
      expect(await world.repositories.deals.findById(deal.id)).toBeNull()
      for (const { id } of collections)
        expect(await world.repositories.collections.findById(id)).toMatchObject({ dealIds: [] })
    }
  })

  it('writes of one grant agree, and a revoked one stays revoked', async () => {
    const { account } = await world.signIn()
    const { id } = aGrant()
    const answers = await atOnce(20, (on, i) =>
      i === 10
        ? on.request({ method: 'POST', url: `/api/grants/${id}/revoke`, headers: WITH_API_KEY })
        : on.request({
            method: 'PUT',
            url: `/api/accounts/${account.id}/grants/${id}`,
            headers: WITH_API_KEY,
            payload: { source: 'partner', feature: 'collections', limit: i },
          }),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const isRevoked = answers[10]?.status === 200
    expect((await world.repositories.grants.findById(id))?.revokedAt === null).toBe(!isRevoked)
  })

  it('onboardings agree on the first time', async () => {
    const { headers, account } = await world.signIn()
    const answers = await atOnce(30, (on, i) =>
      on.request({
        method: 'POST',
        url: '/accounts/me/complete-onboarding',
        headers,
        payload: { displayName: `Name ${i}` },
      }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 30 })
    expect(new Set(answers.map(({ body }) => body.onboardedAt)).size).toBe(1)
    const kept = await world.repositories.accounts.findById(account.id)
    expect(kept?.onboardedAt?.toISOString()).toBe(answers[0]?.body.onboardedAt)
  })

  it('first onboardings of one token create one account, and only one of two tokens with the same handle gets an account', async () => {
    const headers = { authorization: `Bearer ${await tokenOf({ sub: 'new|onboarding' })}` }
    const onboard = (on: HttpWorld, by: typeof headers, values: object) =>
      on.request({
        method: 'POST',
        url: '/accounts/me/complete-onboarding',
        headers: by,
        payload: { displayName: 'x', ...values },
      })
    const answers = await atOnce(30, (on) => onboard(on, headers, {}))
    expect(countByStatus(answers)).toEqual({ 200: 30 })
    expect(new Set(answers.map(({ body }) => body.onboardedAt)).size).toBe(1)

    const tokens = await Promise.all(['new|left', 'new|right'].map((sub) => tokenOf({ sub })))
    const claims = await atOnce(2, (on, i) =>
      onboard(on, { authorization: `Bearer ${tokens[i]}` }, { handle: 'onboarded-at-once' }),
    )
    expect(countByStatus(claims)).toEqual({ 200: 1, 409: 1 })
    const { rows } = await database.pool.query("SELECT id FROM accounts WHERE id IN ('new|left', 'new|right')")
    expect(rows).toHaveLength(1)
  })

  it('an account id is created once, by internal backends and by its own first calls', async () => {
    const headers = { authorization: `Bearer ${await tokenOf({ sub: 'new|both', email: 'both@example.org' })}` }
    const payload = { id: 'new|both', email: 'both@example.org', displayName: 'Both' }
    const answers = await atOnce(40, (on, i) =>
      i % 4 < 2
        ? on.request({ method: 'POST', url: '/api/accounts', headers: WITH_API_KEY, payload })
        : on.request({ url: '/accounts/me', headers }),
    )
    const [created, called] = [0, 2].map((from) => answers.filter((_, i) => i % 4 === from || i % 4 === from + 1))
    expect(countByStatus(called ?? [])).toEqual({ 200: 20 })
    expect((created ?? []).filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1)
    expect((created ?? []).filter(({ status }) => status !== 201)).toSatisfy((rest: { body: { code: string } }[]) =>
      rest.every(({ body }) => body.code === 'ACCOUNT_ID_TAKEN'),
    )
    const { rows } = await database.pool.query("SELECT count(*)::int AS n FROM accounts WHERE id = 'new|both'")
    expect(rows[0].n).toBe(1)
  })

  it('one e-mail address in different case belongs to one account', async () => {
    const accounts = await Promise.all(Array.from({ length: 8 }, () => world.signIn()))
    const spellings = ['wanted@example.org', 'WANTED@example.org', 'Wanted@Example.ORG']
    const answers = await atOnce(8, (on, i) =>
      i % 4 === 3
        ? on.request({
            method: 'POST',
            url: '/api/accounts',
            headers: WITH_API_KEY,
            payload: { id: `wanted-${i}`, email: spellings[i % 3], displayName: 'x' },
          })
        : patch(on, `/accounts/${accounts[i]?.account.id}`, WITH_API_KEY, { email: spellings[i % 3] }),
    )
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 300).every(({ body }) => body.code === 'ACCOUNT_EMAIL_TAKEN')).toBe(
      true,
    )
  })

  it('the handle of an account that is being erased is not given to anyone else', async () => {
    for (let round = 0; round < 10; round++) {
      const handle = aHandle(`erased-${round}`)
      const { headers } = await world.signIn({ handle })
      const claimants = await Promise.all(Array.from({ length: 6 }, () => world.signIn()))
      let isErased = false
      const erase = async () => {
        expect((await world.request({ method: 'DELETE', url: '/accounts/me', headers })).status).toBe(204)
        isErased = true
      }
      /** From before the erasure until after it. */
      const claim = async (on: HttpWorld, by: object): Promise<Answer> => {
        const isLast = isErased
        const answer = await patch(on, '/accounts/me', by, { handle })
        return answer.status === 409 && !isLast ? claim(on, by) : answer
      }
      const [answers] = await Promise.all([atOnce(6, (on, i) => claim(on, claimants[i]?.headers ?? {})), erase()])
      expect(countByStatus(answers)).toEqual({ 409: 6 })
    }
  })

  it('a repeated erasure takes effect once, and first calls of the account do not recreate it', async () => {
    const { headers, account } = await world.signIn()
    const answers = await atOnce(20, (on, i) =>
      on.request({ method: i % 4 === 3 ? 'GET' : 'DELETE', url: '/accounts/me', headers }),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    for (const { status } of answers) expect([200, 204, 403, 404]).toContain(status)
    expect(await world.repositories.accounts.findById(account.id)).toBeNull()
    const { total } = await world.repositories.audit.list(
      { action: 'account.erase', subject: account.id },
      { page: 1, pageSize: 1 },
    )
    expect(total).toBeLessThanOrEqual(1)
  })

  it('one of several writes of a deal or collection with the same If-Match succeeds', async () => {
    const { headers } = await world.signIn()
    for (const kind of ['deals', 'collections']) {
      const { body } = await world.request({ method: 'POST', url: `/${kind}`, headers, payload: { title: 'T' } })
      const url = `/${kind}/${body.id}`
      const { headers: read } = await world.request({ url, headers })
      const matching = { ...headers, 'if-match': read.etag }
      const answers = await atOnce(30, (on, i) =>
        kind === 'deals' && i % 3 === 0
          ? on.request({ method: 'PUT', url, headers: matching as Record<string, string>, payload: { title: `${i}` } })
          : patch(on, url, matching, { title: `${i}` }),
      )
      expect(countByStatus(answers)).toEqual({ 200: 1, 412: 29 })
      const winner = answers.find(({ status }) => status === 200)
      expect((await world.request({ url, headers })).body).toEqual(winner?.body)
    }
  })

  it('publications on every path agree on the first time', async () => {
    const { account, headers } = await world.signIn()
    const deal = aDeal({ ownerId: account.id })
    await world.repositories.deals.insertMany([deal])
    const set = { sharing: 'public' }
    const ways = [
      (on: HttpWorld) => patch(on, `/deals/${deal.id}`, headers, set),
      (on: HttpWorld) => patch(on, `/api/deals/${deal.id}`, WITH_API_KEY, set),
      (on: HttpWorld) => patch(on, '/deals', headers, { ids: [deal.id], set }),
      (on: HttpWorld) => patch(on, '/api/deals', WITH_API_KEY, { ids: [deal.id], set: { sharing: 'private' } }),
      (on: HttpWorld) =>
        on.request({ method: 'PUT', url: `/deals/${deal.id}`, headers, payload: { title: 'x', ...set } }),
    ]
    const answers = await atOnce(50, (on, i) => (ways[i % ways.length] ?? (ways[0] as (typeof ways)[0]))(on))
    expect(countByStatus(answers)).toEqual({ 200: 50 })
    const seen = answers.flatMap(({ body }) => (body.deals ?? [body]) as Deal[]).map(({ publishedAt }) => publishedAt)
    const { body: kept } = await world.request({ url: `/deals/${deal.id}`, headers })
    expect(new Set(seen.filter((at) => at !== null))).toEqual(new Set([kept.publishedAt]))
  })

  it('batches of the same deals, in any order, all succeed as a whole', async () => {
    const { account, headers } = await world.signIn()
    const deals = Array.from({ length: 20 }, () => aDeal({ ownerId: account.id }))
    await world.repositories.deals.insertMany(deals)
    const ids = deals.map(({ id }) => id)
    const answers = await atOnce(20, (on, i) =>
      patch(on, '/deals', headers, { ids: i % 2 === 0 ? ids : ids.toReversed(), set: { themes: [`${i}`] } }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 20 })
    const kept = await world.repositories.deals.findMany(ids)
    expect(new Set(kept.map(({ themes }) => themes.join())).size).toBe(1)
  })

  it('a deal is deleted once, and one that is restored in the meantime either exists or does not', async () => {
    for (let round = 0; round < 10; round++) {
      const { headers, account } = await world.signIn()
      const deal = aDeal({ ownerId: account.id, lifecycle: 'trashed' })
      await world.repositories.deals.insertMany([deal])
      const answers = await atOnce(9, (on, i) =>
        i === 4
          ? on.request({ method: 'POST', url: `/deals/${deal.id}/restore`, headers })
          : on.request({ method: 'DELETE', url: `/deals/${deal.id}`, headers }),
      )
      const deletions = answers.filter((_, i) => i !== 4)
      const isRestored = answers[4]?.status === 200
      expect(deletions.filter(({ status }) => status === 204)).toHaveLength(isRestored ? 0 : 1)
      for (const { status } of deletions) expect([204, 404, 409]).toContain(status)
      expect((await world.repositories.deals.findById(deal.id)) === null).toBe(!isRestored)
    }
  })

  it('the order of a collection is one of those that were sent', async () => {
    const { headers, account } = await world.signIn()
    const ids = Array.from({ length: 12 }, () => aDeal({ ownerId: account.id }))
    await world.repositories.deals.insertMany(ids)
    const collection = aCollection({ ownerId: account.id })
    await world.repositories.collections.insert(collection)
    const orders = Array.from({ length: 12 }, (_, i) => [...ids.slice(i), ...ids.slice(0, i)].map(({ id }) => id))
    const answers = await atOnce(12, (on, i) =>
      on.request({
        method: 'PUT',
        url: `/collections/${collection.id}/deals`,
        headers,
        payload: { dealIds: orders[i] ?? [] },
      }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 12 })
    expect(orders).toContainEqual((await world.repositories.collections.findById(collection.id))?.dealIds)
  })

  it('a link never exceeds its limit of participants, however many join at once', async () => {
    const { account } = await world.signIn()
    const practice = { ...NO_PRACTICE, bidding: true, answers: true }
    const publicToken = `token-${account.id}`
    const collection = aCollection({ ownerId: account.id, publicEnabled: true, publicToken, practice })
    await world.repositories.collections.insert(collection)
    await database.pool.query(
      `INSERT INTO participants (id, collection_id, name, key_hash, started_at, active_at)
       SELECT gen_random_uuid(), $1, 'Student', 'hash', now(), now() FROM generate_series(1, $2)`,
      [collection.id, MAX_PARTICIPANTS - 10],
    )
    const url = `/public/collections/${publicToken}/participants`
    const answers = await atOnce(24, (on, i) => on.request({ method: 'POST', url, payload: { name: `Student ${i}` } }))
    expect(countByStatus(answers)).toEqual({ 201: 10, 409: 14 })
    expect(await world.repositories.participants.listByCollection(collection.id)).toHaveLength(MAX_PARTICIPANTS)
  })

  it('concurrent openings of a link share one token; of concurrent replacements one is valid', async () => {
    const { headers, account } = await world.signIn()
    const collection = aCollection({ ownerId: account.id })
    await world.repositories.collections.insert(collection)
    const link = { method: 'PUT', headers, payload: {} } as const
    const open = (query: string) =>
      atOnce(20, (on) => on.request({ ...link, url: `/collections/${collection.id}/public-link${query}` }))
    const opened = await open('')
    expect(countByStatus(opened)).toEqual({ 200: 20 })
    expect(new Set(opened.map(({ body }) => body.publicToken)).size).toBe(1)
    const rotated = await open('?rotate=true')
    expect(countByStatus(rotated)).toEqual({ 200: 20 })
    const tokens = rotated.map(({ body }) => body.publicToken as string)
    expect(new Set(tokens).size).toBe(20)
    const { body: kept } = await world.request({ url: `/collections/${collection.id}`, headers })
    expect(tokens).toContain(kept.publicToken)
  })

  it('adding deals to a collection while its title changes never fails', async () => {
    for (let round = 0; round < 10; round++) {
      const { headers, account } = await world.signIn()
      const deals = Array.from({ length: 10 }, () => aDeal({ ownerId: account.id }))
      await world.repositories.deals.insertMany(deals)
      const dealIds = deals.map(({ id }) => id)
      const collection = aCollection({ ownerId: account.id })
      await world.repositories.collections.insert(collection)
      const url = `/collections/${collection.id}`
      const answers = await atOnce(12, (on, i) =>
        i % 2 === 0
          ? on.request({ method: 'PUT', url: `${url}/deals`, headers, payload: { dealIds } })
          : patch(on, url, headers, { title: `${i}` }),
      )
      expect(countByStatus(answers)).toEqual({ 200: 12 })
      expect(await world.repositories.collections.findById(collection.id)).toMatchObject({ dealIds })
    }
  })

  it('a collection that is archived many times keeps the first time', async () => {
    const { headers, account } = await world.signIn()
    const collection = aCollection({ ownerId: account.id })
    await world.repositories.collections.insert(collection)
    const answers = await atOnce(20, (on) =>
      on.request({ method: 'POST', url: `/collections/${collection.id}/archive`, headers }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 20 })
    expect(new Set(answers.map(({ body }) => body.archivedAt)).size).toBe(1)
  })

  it('an author is followed once, and a group has each member once', async () => {
    const { headers, account } = await world.signIn()
    const author = await world.signIn({ handle: aHandle('followed-at-once') })
    const group = aSharingGroup({ ownerId: account.id })
    await world.repositories.sharingGroups.insert(group)
    const answers = await atOnce(40, (on, i) =>
      on.request({
        method: 'PUT',
        url:
          i % 4 < 2
            ? '/catalog/authors/followed-at-once/subscription'
            : `/sharing-groups/${group.id}/members/${author.account.id}`,
        headers,
      }),
    )
    expect(countByStatus(answers)).toEqual({ 204: 40 })
    expect((await world.request({ url: '/catalog/subscriptions', headers })).body.authors).toHaveLength(1)
    expect((await world.repositories.sharingGroups.findWithMembers(group.id))?.group.memberIds).toEqual([
      author.account.id,
    ])
  })

  it('revocations of a grant agree on the first time', async () => {
    const { account } = await world.signIn()
    const grant = aGrant({ accountId: account.id })
    await world.repositories.grants.put(grant)
    const answers = await atOnce(20, (on) =>
      on.request({ method: 'POST', url: `/api/grants/${grant.id}/revoke`, headers: WITH_API_KEY }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 20 })
    expect(new Set(answers.map(({ body }) => body.revokedAt)).size).toBe(1)
  })

  it('only one of several requests with the same Idempotency-Key succeeds', async () => {
    const { headers, account } = await world.signIn()
    const answers = await atOnce(20, (on, i) =>
      on.request({
        method: 'POST',
        url: '/deals',
        headers: { ...headers, 'idempotency-key': 'shared' },
        payload: { title: `${i}` },
      }),
    )
    expect(countByStatus(answers)).toEqual({ 201: 1, 409: 19 })
    expect((await world.repositories.deals.list({ ownerId: account.id }, { page: 1, pageSize: 10 })).total).toBe(1)
  })

  it('an import that is sent many times with one key takes effect once', async () => {
    const { headers, account } = await world.signIn()
    const payload = [1, 2, 3].map((n) => `[Event "x"]\n[Board "${n}"]\n[Deal "N:- - - -"]\n`).join('\n')
    const answers = await atOnce(20, (on) =>
      on.request({
        method: 'POST',
        url: '/deals/import',
        headers: { ...headers, 'content-type': 'application/x-pbn', 'idempotency-key': 'piece-1' },
        payload,
      }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 20 })
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await world.repositories.deals.list({ ownerId: account.id }, { page: 1, pageSize: 10 })).total).toBe(3)
  })

  it('a file that is imported many times creates each board once if existing ones are skipped', async () => {
    const { headers, account } = await world.signIn()
    const board = (n: number) => `[Event "x"]\n[Board "${n}"]\n[Deal "N:- - - -"]\n`
    const load = (on: HttpWorld, first: number) =>
      on.request({
        method: 'POST',
        url: '/deals/import?existing=skip',
        headers: { ...headers, 'content-type': 'application/x-pbn' },
        payload: [0, 1, 2].map((n) => board(first + n)).join('\n'),
      })
    const answers = await atOnce(20, (on, i) => load(on, 1 + (i % 2)))
    expect(countByStatus(answers)).toEqual({ 200: 20 })
    const sum = (field: 'imported' | 'repeated') => answers.reduce((total, { body }) => total + body[field], 0)
    expect([sum('imported'), sum('repeated')]).toEqual([4, 56])
    expect((await world.repositories.deals.list({ ownerId: account.id }, { page: 1, pageSize: 10 })).total).toBe(4)
  })

  it('every POST that creates something does so once for one key', async () => {
    const { headers, account } = await world.signIn()
    const admin = await world.signIn({ role: 'admin' })
    const creations = [
      ['/collections', headers, { title: 'T' }],
      ['/sharing-groups', headers, { name: 'T' }],
      ['/forms/contact', {}, { name: 'x', email: 'once@example.org', message: 'x' }],
      ['/api/accounts', WITH_API_KEY, { id: 'new|once', email: 'new-once@example.org', displayName: 'x' }],
      ['/api/deals', WITH_API_KEY, { title: 'T', ownerId: account.id }],
      ['/back-office/announcements', admin.headers, { kind: 'news', title: { en: 'x' } }],
      [`/back-office/accounts/${account.id}/grants`, admin.headers, { source: 'manual', feature: 'x' }],
    ] as const
    for (const [url, credential, payload] of creations) {
      const answers = await atOnce(12, (on) =>
        on.request({ method: 'POST', url, headers: { ...credential, 'idempotency-key': `once ${url}` }, payload }),
      )
      expect([url, new Set(answers.map(({ status, text }) => `${status} ${text}`)).size]).toEqual([url, 1])
      expect([201, 202], url).toContain(answers[0]?.status)
    }
  })

  it('writes of admins leave one record each', async () => {
    const admin = await world.signIn({ role: 'admin' })
    const { account } = await world.signIn()
    const answers = await atOnce(20, (on, i) =>
      patch(on, `/accounts/${account.id}`, admin.headers, { certified: i % 2 === 0, firstName: `${i}` }),
    )
    expect(countByStatus(answers)).toEqual({ 200: 20 })
    const { items, total } = await world.repositories.audit.list({ subject: account.id }, { page: 1, pageSize: 100 })
    expect(total).toBe(20)
    // Each one found the values that the previous one had written, so the trail explains the final state.
    const certified = items
      .toReversed()
      .flatMap(({ changes }) => (changes.certified === undefined ? [] : [changes.certified]))
    for (const { before, after } of certified) expect(before).not.toBe(after)
  })
})
