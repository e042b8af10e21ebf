import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findServer } from '../../src/infrastructure/postgres/replication/monitored-server.js'
import { aHandle } from '../support/builders.js'
import type { Answer } from '../support/http-world.js'
import { onCluster, type Standby, waitForStandbys } from '../support/own-servers.js'
import { until } from '../support/until.js'
import { query } from './deployment.js'
import {
  type Caller,
  nameOf,
  openReplicatedService,
  positionIn,
  type ReplicatedService,
  type Send,
} from './replicated-service.js'

let service: ReplicatedService

const pause = (replica: Standby) => onCluster(replica.url, 'SELECT pg_wal_replay_pause()')
const resume = (replica: Standby) => onCluster(replica.url, 'SELECT pg_wal_replay_resume()')
const applyAfter = (replica: Standby, delay: string) =>
  onCluster(replica.url, `ALTER SYSTEM SET recovery_min_apply_delay = '${delay}'`, 'SELECT pg_reload_conf()')

/** One of the instances. */
const anInstance = (): Send => service.instances[Math.random() < 0.5 ? 0 : 1]

const titlesIn = ({ body }: Answer): readonly string[] => body.deals.map(({ title }: { title: string }) => title)

/** What callers wrote, and whether they could read it. */
interface Reading {
  /** Reads that did not show a write of their caller. */
  readonly stale: string[]
  /** Reads that did. */
  fresh: number
  /** The titles of deals that were acknowledged, by the id of their owner. */
  readonly acknowledged: Map<string, string[]>
  /** Writes that failed. */
  failed: number
}

let written = 0

/** Creates a deal, changes it, and reads it on either instance after each. */
const writeAndRead = async ({ account, headers }: Caller, reading: Reading): Promise<void> => {
  const title = `deal ${++written}`
  const created = await anInstance()({
    method: 'POST',
    url: '/deals',
    headers,
    payload: { title, sharing: 'public' },
  })
  if (created.status !== 201) {
    reading.failed++
    await setTimeout(100)
    return
  }
  reading.acknowledged.set(account.id, [...(reading.acknowledged.get(account.id) ?? []), title])
  const look = async (url: string, wanted: string, position: object): Promise<void> => {
    const answer = await anInstance()({ url, headers: { ...headers, ...position } })
    if (answer.status === 503) return
    expect(answer.status).toBe(200)
    if (titlesIn(answer).includes(wanted)) reading.fresh++
    else reading.stale.push(`${url}: ${wanted}`)
  }
  const lists = ['/deals', '/catalog/deals?limit=100', `/catalog/authors/${account.handle}/deals`]
  for (const url of lists) await look(url, title, positionIn(created))
  const changed = await anInstance()({
    method: 'PATCH',
    url: `/deals/${created.body.id}`,
    headers,
    payload: { title: `${title}, changed` },
  })
  if (changed.status !== 200) return
  for (const url of lists) await look(url, `${title}, changed`, positionIn(changed))
}

/** Callers write and read until work is done. */
const whileTheyRead = async (callers: readonly Caller[], work: () => Promise<void>): Promise<Reading> => {
  const reading: Reading = { stale: [], fresh: 0, acknowledged: new Map(), failed: 0 }
  let isOver = false
  const loops = callers.map(async (caller) => {
    while (!isOver) await writeAndRead(caller, reading)
  })
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(loops)
  }
  return reading
}

const readsOfReplicas = async (): Promise<number> => {
  const reads = await service.metric('dealbook_database_reads_total')
  return service.replicas.reduce((sum, replica) => sum + (reads.get(nameOf(replica)) ?? 0), 0)
}

const signInAuthors = (names: readonly string[]): Promise<readonly Caller[]> =>
  Promise.all(names.map((name) => service.signIn({ handle: aHandle(name) })))

describe('two instances on a primary with two replicas', () => {
  let callers: readonly Caller[]
  let reader: Caller

  beforeAll(async () => {
    service = await openReplicatedService()
    callers = await signInAuthors(['ada', 'bob', 'cyd', 'dee'])
    reader = await service.signIn()
    await service.settled()
  })
  afterAll(() => service?.close())

  it('send reads that may be a moment old to replicas', async () => {
    const before = await readsOfReplicas()
    for (let i = 0; i < 20; i++) await service.instances[0]({ url: '/catalog/deals', headers: reader.headers })
    // On a busy machine, the report of a replica may be late.
    expect((await readsOfReplicas()) - before).toBeGreaterThan(10)
  })

  it('show callers their own writes while replicas are late or paused', async () => {
    const [first, second] = service.replicas
    await applyAfter(first, '2s')
    const before = await readsOfReplicas()
    const reading = await whileTheyRead(callers, async () => {
      for (let i = 0; i < 3; i++) {
        await pause(second)
        await setTimeout(1_500)
        await resume(second)
        await setTimeout(1_500)
      }
    })
    await applyAfter(first, '0')
    expect(reading.stale).toEqual([])
    expect(reading.failed).toBe(0)
    expect(reading.fresh).toBeGreaterThan(10)
    expect((await readsOfReplicas()) - before).toBeGreaterThan(0)
  })

  it('show other callers data that is a moment old, but nothing withdrawn', async () => {
    const [author] = callers as [Caller]
    const [one, other] = service.instances
    const create = async (title: string): Promise<string> => {
      const payload = { title, sharing: 'public' }
      return (await one({ method: 'POST', url: '/deals', headers: author.headers, payload })).body.id
    }
    const [changed, trashed] = [await create('before'), await create('withdrawn')]
    await service.settled()
    for (const replica of service.replicas) await pause(replica)
    await one({ method: 'PATCH', url: `/deals/${changed}`, headers: author.headers, payload: { title: 'after' } })
    const { status } = await one({ method: 'POST', url: `/deals/${trashed}/trash`, headers: author.headers })
    expect(status).toBe(200)
    const seen = titlesIn(await other({ url: '/catalog/deals?limit=100', headers: reader.headers }))
    for (const replica of service.replicas) await resume(replica)
    expect(seen).toContain('before')
    expect(seen).not.toContain('after')
    expect(seen).not.toContain('withdrawn')
  })

  it('leave out replicas that are more than ten seconds behind, until they catch up', async () => {
    await service.settled()
    for (const replica of service.replicas) await pause(replica)
    await whileTheyRead(callers.slice(0, 1), () =>
      until(async () => (await service.metric('dealbook_replicas_left_out')).get('') === 2),
    )
    const before = await readsOfReplicas()
    expect((await service.instances[0]({ url: '/catalog/deals', headers: reader.headers })).status).toBe(200)
    expect((await readsOfReplicas()) - before).toBe(0)
    for (const lag of (await service.metric('dealbook_replica_lag_seconds')).values()) expect(lag).toBeGreaterThan(5)
    for (const replica of service.replicas) await resume(replica)
    await service.settled()
  })

  it('continue with the primary while the replicas are down', async () => {
    for (const replica of service.replicas) replica.stopAtOnce()
    for (let i = 0; i < 20; i++)
      expect((await anInstance()({ url: '/catalog/deals', headers: reader.headers })).status).toBe(200)
    for (const replica of service.replicas) replica.start()
    await service.settled()
  })

  it('keep reading while the primary is down, and report it', async () => {
    const isReadOnly = async (send: Send) => {
      const { status, body } = await send({ url: '/health/ready' })
      return status === 200 && body.database === 'read-only'
    }
    service.primary.stopAtOnce()
    for (const send of service.instances) await until(() => isReadOnly(send))
    const newcomer = await service.bearerOf('newcomer')
    for (const send of service.instances) {
      for (const url of ['/catalog/deals', '/deals', '/accounts/me', '/accounts/search?q=name'])
        expect([url, (await send({ url, headers: reader.headers })).status]).toEqual([url, 200])
      const write = { method: 'POST', url: '/deals', headers: reader.headers, payload: { title: 'x' } } as const
      expect(await send(write)).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
      expect(await send({ url: '/accounts/me', headers: newcomer })).toMatchObject({ status: 503 })
    }
    // An instance that starts meanwhile reads as well.
    const another = await service.startAnother()
    await until(() => isReadOnly(another))
    expect((await another({ url: '/catalog/deals', headers: reader.headers })).status).toBe(200)
    expect((await another({ url: '/accounts/me', headers: reader.headers })).status).toBe(200)
    service.primary.start()
    for (const send of [...service.instances, another]) await until(async () => !(await isReadOnly(send)))
    await service.settled()
    expect((await service.instances[0]({ url: '/accounts/me', headers: newcomer })).status).toBe(200)
    const write = { method: 'POST', url: '/deals', headers: reader.headers, payload: { title: 'x' } } as const
    expect((await another(write)).status).toBe(201)
  })
})

/** Starts an instance while the old primary is back by mistake and the new one is down: it accepts neither. */
const startsBesideReplaced = async (promoted: Standby, { headers }: Caller): Promise<void> => {
  const rest = service.replicas.find((replica) => replica !== promoted) as Standby
  promoted.stopAtOnce()
  service.primary.start()
  const urls = [service.primary.url, promoted.url, rest.url] as const
  expect(await findServer([...urls])).toEqual({ url: rest.url, isStandby: true })
  const another = await service.startAnother([...urls])
  await until(async () => (await another({ url: '/health/ready' })).body.database === 'read-only')
  expect((await another({ url: '/deals', headers })).status).toBe(200)
  const write = { method: 'POST', url: '/deals', headers, payload: { title: 'to be lost' } } as const
  expect((await another(write)).status).toBe(503)
}

describe('a promotion, with commits that wait for a standby', () => {
  beforeAll(async () => {
    service = await openReplicatedService()
  })
  afterAll(() => service?.close())

  it('shows callers what they wrote before and after it, and loses nothing', async () => {
    const callers = await signInAuthors(['eve', 'fay', 'gus', 'hal'])
    await service.settled()
    await waitForStandbys(service.primary, 'ANY 1 (*)')
    const received = async ({ url }: Standby): Promise<bigint> => {
      const [row] = await query<{ lsn: string }>(url, "SELECT (pg_last_wal_receive_lsn() - '0/0')::text AS lsn")
      return BigInt(row?.lsn ?? 0)
    }
    let promoted: Standby | undefined
    const reading = await whileTheyRead(callers, async () => {
      await setTimeout(3_000)
      service.primary.stopAtOnce()
      const [first, second] = service.replicas
      const [one, other] = [await received(first), await received(second)]
      promoted = one >= other ? first : second
      const rest = promoted === first ? second : first
      promoted.promote()
      await rest.follow(promoted)
      const name = nameOf(rest)
      await until(async () => (await service.metric('dealbook_replica_lag_seconds')).get(name) === 0)
      await setTimeout(3_000)
    })
    expect(reading.stale).toEqual([])
    expect(reading.fresh).toBeGreaterThan(10)
    const rows = await query<{ owner: string; title: string }>(
      (promoted as Standby).url,
      'SELECT owner_id AS owner, title FROM deals',
    )
    const kept = new Set(rows.map(({ owner, title }) => `${owner}: ${title.replace(', changed', '')}`))
    const lost = [...reading.acknowledged].flatMap(([owner, titles]) =>
      titles.map((title) => `${owner}: ${title}`).filter((one) => !kept.has(one)),
    )
    expect(lost).toEqual([])
    // The other replica is used again, and the old primary is left out.
    const [left] = (await service.metric('dealbook_replicas_left_out')).values()
    expect(left).toBe(1)
    await startsBesideReplaced(promoted as Standby, callers[0] as Caller)
  })
})
