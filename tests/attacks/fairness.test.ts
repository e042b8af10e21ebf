import { setTimeout } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import type { Deal } from '../../src/domain/deal.js'
import type { AccountId, CollectionId, DealId } from '../../src/domain/ids.js'
import { aCollection, aDeal, aHandle, anAccount, anAnnouncement, NOON } from '../support/builders.js'
import { DATABASES, type DatabaseKind, openFairService } from '../support/fair-service.js'
import { besideBystanders } from './beside-bystanders.js'

/**
 * With the default limits: one caller sends as much slow work as the limits allow, all at once, and four bystanders are
 * served in time. The embedded database has one connection and runs in the process, so this is only guaranteed for
 * smaller accounts.
 */
const MAX_WAIT_MS = 1_000
const DEALS: Readonly<Record<DatabaseKind, number>> = { PostgreSQL: 40_000, 'the embedded database': 5_000 }
/** How long the attacker waits for responses. */
const PATIENCE_MS = 5_000
const LARGE_LINK = 'token-of-the-large-link'
const SMALL_LINK = 'token-of-the-small-link'
/** Each has separate limits too. */
const BYSTANDERS = 5
/** Fresh callers, one for each attack. */
const ATTACKERS = 21

type Headers = Readonly<Record<string, string>>

/** An account with as many deals as a teacher collects in a lifetime. */
interface Attacker {
  readonly headers: Headers
  readonly others: readonly Headers[]
  readonly deals: readonly DealId[]
  readonly collection: CollectionId
}

const repeated = (deal: Deal, count: number): Deal[] =>
  Array.from({ length: count }, (_, i) => ({ ...deal, id: v7() as DealId, title: `Squeeze ${i} in hearts` }))

const keep = async (repositories: Repositories, deals: readonly Deal[]): Promise<readonly DealId[]> => {
  for (let i = 0; i < deals.length; i += 1_000) await repositories.deals.insertMany(deals.slice(i, i + 1_000))
  return deals.map(({ id }) => id)
}

/** Adds a large public link, and twenty thousand spellings of themes. */
const fillLink = async (repositories: Repositories): Promise<void> => {
  const owner = anAccount({ handle: aHandle('owner') })
  const ownerId = owner.id
  await repositories.accounts.insert(owner)
  const text = { type: 'text', text: 'Count the trumps first. '.repeat(6), bold: false, italic: false } as const
  const commentary = Array.from({ length: 6 }, () => ({ type: 'paragraph', children: [text] }) as const)
  const dealIds = await keep(
    repositories,
    repeated(aDeal({ ownerId, sharing: 'public', publishedAt: NOON, commentary }), 500),
  )
  await repositories.collections.insert(aCollection({ ownerId, dealIds, publicEnabled: true, publicToken: LARGE_LINK }))
  const themes = (i: number) =>
    Array.from({ length: 20 }, (_, j) => `theme ${i} of ${j} alpha beta gamma delta epsilon zeta eta`)
  const themed = Array.from({ length: 1_000 }, (_, i) =>
    aDeal({ ownerId, sharing: 'public', publishedAt: NOON, themes: themes(i) }),
  )
  await keep(repositories, themed)
  const body = { en: 'News. '.repeat(100), fr: 'Nouvelles. '.repeat(60) }
  const audience = { roles: [], countries: [], languages: Array.from({ length: 250 }, (_, i) => `x-${i}`).concat('en') }
  for (let i = 0; i < 200; i++)
    await repositories.announcements.insert(anAnnouncement({ body, audience, publishedAt: NOON }))
}

const fillBystander = async (repositories: Repositories, number: number) => {
  const bystander = anAccount({ handle: aHandle(`bystander-${number}`) })
  await repositories.accounts.insert(bystander)
  const board = aDeal({ ownerId: bystander.id, sharing: 'public', publishedAt: NOON, themes: ['Lead'] })
  const dealIds = (await keep(repositories, repeated(board, 40))).slice(0, 8)
  await repositories.collections.insert(
    aCollection({ ownerId: bystander.id, dealIds, publicEnabled: true, publicToken: `${SMALL_LINK}-${number}` }),
  )
  return bystander.id
}

const fillAttacker = async (repositories: Repositories, count: number) => {
  const account = anAccount()
  await repositories.accounts.insert(account)
  const deals = await keep(
    repositories,
    repeated(aDeal({ ownerId: account.id, themes: ['Squeeze', 'Endplay'] }), count),
  )
  const collection = aCollection({ ownerId: account.id, dealIds: deals.slice(0, 500) })
  await repositories.collections.insert(collection)
  return { id: account.id, deals, collection: collection.id }
}

type Service = Awaited<ReturnType<typeof openFairService>>

interface Sent {
  readonly path: string
  readonly method?: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** How long the client waits before it disconnects, in milliseconds, if not the default. */
  readonly leavesAfter?: number
  /** The status of the refusal, if it requests something that does not exist. */
  readonly refusal?: number
}

/** Sends from a separate address, behind the proxy that the service trusts. */
const from = (address: string) => ({ 'x-forwarded-for': address })

/** Returns the status; 0 if the client disconnected first, even if `fetch` misses that and never settles. */
const send = async (
  service: Service,
  { path, method = 'GET', body, headers = {}, leavesAfter = PATIENCE_MS }: Sent,
): Promise<number> => {
  const ask = async (): Promise<number> => {
    const response = await fetch(`${service.address}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      signal: AbortSignal.timeout(leavesAfter),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    await response.arrayBuffer()
    return response.status
  }
  return Promise.race([ask().catch(() => 0), setTimeout(leavesAfter + 1_000, 0)])
}

const attacked = async (service: Service, attack: readonly Sent[], bystander: Headers): Promise<readonly number[]> => {
  const askers = [
    { paths: [`/public/collections/${SMALL_LINK}-0`, `/c/${SMALL_LINK}-0`], headers: from('198.51.100.7') },
    { paths: ['/deals?pageSize=40'], headers: bystander },
    { paths: ['/catalog/deals', '/catalog/authors/bystander-0/deals'], headers: bystander },
    { paths: ['/health/live'], headers: {} },
  ].map(({ paths, headers }) => {
    const urls = paths.map((path) => `${service.address}${path}`)
    return { urls, headers, pause: 120 }
  })
  const [statuses, told] = await besideBystanders(askers, () => Promise.all(attack.map((sent) => send(service, sent))))
  for (const { failures, slowest, slowestUrl, asked } of told) {
    expect(failures).toEqual([])
    // Each asks at least twice, however busy the machine is; usually a dozen times.
    expect(asked).toBeGreaterThan(1)
    expect(Math.round(slowest), slowestUrl).toBeLessThan(MAX_WAIT_MS)
  }
  expect(service.isRunning()).toBe(true)
  // Accepted requests are served, refused in time, or abandoned by their client.
  expect(statuses.filter((status, i) => ![0, 200, 304, 412, 429, 503, attack[i]?.refusal].includes(status))).toEqual([])
  return statuses
}

const times = (count: number, sent: (i: number) => Sent): readonly Sent[] =>
  Array.from({ length: count }, (_, i) => sent(i))
const SEARCH = 'q=squeeze%20hearts&sort=title'

const ATTACKS: readonly (readonly [string, (attacker: Attacker) => readonly Sent[]])[] = [
  [
    'who asks for the heads of 200 files',
    ({ headers }) => times(200, () => ({ path: `/deals.pbn?${SEARCH}`, method: 'HEAD', headers })),
  ],
  [
    'who leaves 300 files soon after asking for them',
    ({ headers }) =>
      times(300, (i) => ({
        path: `/deals.pbn?${SEARCH}&q=${i}`.replace(/&q=\d+$/, ''),
        headers,
        leavesAfter: 150,
      })),
  ],
  [
    'who asks for 60 far pages of a search',
    ({ headers }) => times(60, (i) => ({ path: `/deals?q=squeeze&sort=-title&page=${50 + i}`, headers })),
  ],
  [
    'who asks for 200 far pages',
    ({ headers, deals }) =>
      times(200, (i) => ({ path: `/deals?page=${Math.floor(deals.length / 100) - (i % 9)}&pageSize=100`, headers })),
  ],
  [
    'who asks for the head of a large link 600 times',
    () =>
      times(600, () => ({ path: `/public/collections/${LARGE_LINK}`, method: 'HEAD', headers: from('203.0.113.1') })),
  ],
  [
    'who asks 600 times whether a large link has changed',
    () =>
      times(600, () => ({
        path: `/public/collections/${LARGE_LINK}`,
        headers: { ...from('203.0.113.2'), 'if-none-match': '"1-x"' },
      })),
  ],
  [
    'who asks for the head of the page of a large link 300 times',
    () => times(300, () => ({ path: `/c/${LARGE_LINK}`, method: 'HEAD', headers: from('203.0.113.3') })),
  ],
  [
    'who reads 300 boards of a large link by its page',
    () => times(300, (i) => ({ path: `/c/${LARGE_LINK}?board=${i + 1}`, headers: from('203.0.113.4') })),
  ],
  [
    'who guesses 2,000 links',
    () =>
      times(2_000, (i) => ({
        path: `${i % 2 === 0 ? '/c' : '/public/collections'}/guess-${i}`,
        headers: from('203.0.113.6'),
        refusal: 404,
      })),
  ],
  [
    'who sends 60 batches of 500 deals',
    ({ headers, deals }) =>
      times(60, (i) => ({
        path: '/deals',
        method: 'PATCH',
        headers,
        body: { ids: deals.slice(0, 500), set: { sharing: i % 2 === 0 ? 'public' : 'private' } },
      })),
  ],
  [
    'who looks for themes with as many words as a search may have',
    ({ headers }) =>
      times(10, () => ({
        path: '/catalog/themes?q=theme%20of%20alpha%20beta%20gamma%20delta%20epsilon%20zeta',
        headers,
      })),
  ],
  [
    'who reorders a collection of 500 deals again and again',
    ({ headers, deals, collection }) =>
      times(200, (i) => ({
        path: `/collections/${collection}/deals`,
        method: 'PUT',
        headers,
        body: { dealIds: [...deals.slice(i, 500), ...deals.slice(0, i)] },
      })),
  ],
  [
    'who sorts and shuffles a collection of 500 deals again and again',
    ({ headers, collection }) =>
      times(200, (i) => ({
        path: `/collections/${collection}/arrange`,
        method: 'POST',
        headers,
        body: { order: i % 2 === 0 ? 'shuffle' : 'title' },
      })),
  ],
  ['who exports ten accounts', ({ others }) => others.map((headers) => ({ path: '/accounts/me/export', headers }))],
  [
    'who reads many announcements with long audiences',
    ({ headers }) => times(200, () => ({ path: '/announcements', headers })),
  ],
  [
    'who frames the page of a large link in every language',
    () => times(200, (i) => ({ path: `/c/${LARGE_LINK}?board=${i}&lang=fr`, headers: from('203.0.113.5') })),
  ],
]

/** All of them, unless a run asks for one. */
const { FAIR_DATABASE } = process.env
const ASKED_FOR = DATABASES.filter((kind) => FAIR_DATABASE === undefined || FAIR_DATABASE === kind)
if (ASKED_FOR.length === 0) throw new Error(`FAIR_DATABASE is none of ${DATABASES}`)

describe.each(ASKED_FOR)('on %s, one caller', (kind) => {
  let service: Service & { readonly filled: Awaited<ReturnType<typeof fill>> }
  let next = 0

  const fill = async (repositories: Repositories) => {
    await fillLink(repositories)
    const attackers: Awaited<ReturnType<typeof fillAttacker>>[] = []
    for (let i = 0; i < ATTACKERS; i++)
      attackers.push(await fillAttacker(repositories, i < ATTACKS.length ? DEALS[kind] / (i < 6 ? 1 : 8) : 1_000))
    const bystanders: AccountId[] = []
    for (let i = 0; i < BYSTANDERS; i++) bystanders.push(await fillBystander(repositories, i))
    return { attackers, bystanders }
  }

  beforeAll(async () => {
    service = await openFairService(kind, fill)
  }, 600_000)
  afterAll(() => service.close())

  it.each(ATTACKS)(
    "%s doesn't keep others waiting",
    async (_name, attack) => {
      const { attackers, bystanders } = service.filled
      const bystander = await service.bearerOf(bystanders[next % BYSTANDERS] as AccountId)
      const { id, ...own } = attackers[next++] as (typeof attackers)[number]
      const others = await Promise.all(attackers.slice(-10).map((other) => service.bearerOf(other.id)))
      const sent = attack({ ...own, headers: await service.bearerOf(id), others })
      expect(await attacked(service, sent, bystander)).toHaveLength(sent.length)
    },
    120_000,
  )
})
