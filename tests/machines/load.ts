import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { API_KEY, query } from './deployment.js'

/** Half of the callers write. */
const CALLERS = 16
/**
 * A pause between two requests of a caller, because the test looks for faults and not for the limits of the machine.
 */
const PAUSE_MS = 20

/** A request as seen by its caller; times are in milliseconds of the process's clock. */
export interface Sent {
  readonly method: string
  readonly from: number
  readonly to: number
  /** 0: no response. */
  readonly status: number
  /** The instances that nginx tried, as `<address>, <address>`. */
  readonly upstream: string
  readonly body: string
}

/** What the callers did and saw, including the acknowledged writes. */
export interface Run {
  readonly sent: readonly Sent[]
  readonly failed: readonly Sent[]
  /** How often a request was refused because of overload, and retried later. */
  readonly shed: number
  /** The time at which each write was acknowledged. */
  readonly acknowledgedAt: readonly number[]
  /** The created accounts and deals, and the latest value of an account's field. */
  readonly made: readonly string[]
  readonly deals: readonly string[]
  readonly changed: ReadonlyMap<string, number>
}

export interface Load {
  /** Waits until this many more requests have ended, successfully or not. */
  more(requests: number): Promise<void>
  /** Waits until this many more writes have been acknowledged. */
  moreWrites(writes: number): Promise<void>
  /** Waits for running requests, and returns everything that was done. */
  stop(): Promise<Run>
}

const sendOnce = (address: string, method: string, path: string, body?: object) =>
  new Promise<Sent>((resolve) => {
    const from = performance.now()
    const done = (status: number, upstream: string, text: string) =>
      resolve({ method, from, to: performance.now(), status, upstream, body: text })
    const headers = { 'x-api-key': API_KEY, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    // A new connection for each: nginx before 1.27.4 cuts off idle ones when it reloads.
    request(`${address}${path}`, { method, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (data) => {
        text += data
      })
      const finish = () =>
        done(response.complete ? (response.statusCode ?? 0) : 0, String(response.headers['x-upstream']), text)
      response.on('close', finish)
    })
      .on('error', (error) => done(0, '', String(error)))
      .end(body && JSON.stringify(body))
  })

/** Sends a request, and again after a second whenever the instance reports an overloaded event loop. */
export const send = async (
  onShed: () => void,
  ...what: [address: string, method: string, path: string, body?: object]
): Promise<Sent> => {
  for (;;) {
    const sent = await sendOnce(...what)
    if (sent.status !== 503 || !sent.body.includes('has more to do than it can')) return sent
    onShed()
    await setTimeout(1000)
  }
}

let names = 0

const drawn = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(Math.random() * items.length)]

/** Starts callers that read, create accounts, and repeatedly change one of them. */
export const startLoad = (address: string, callers = CALLERS): Load => {
  const sent: Sent[] = []
  const failed: Sent[] = []
  const acknowledgedAt: number[] = []
  const made: string[] = []
  const deals: string[] = []
  const changed = new Map<string, number>()
  let shed = 0
  let isOver = false

  const ask = async (expected: number, method: string, path: string, body?: object): Promise<Sent | null> => {
    const answer = await send(() => shed++, address, method, path, body)
    sent.push(answer)
    const isGood = answer.status === expected
    if (!isGood) failed.push(answer)
    else if (method !== 'GET') acknowledgedAt.push(performance.now())
    await setTimeout(PAUSE_MS)
    return isGood ? answer : null
  }
  const make = async (id: string): Promise<boolean> => {
    const body = { id, email: `${id}@example.org`, displayName: id }
    if ((await ask(201, 'POST', '/api/accounts', body)) === null) return false
    made.push(id)
    return true
  }
  const maker = async (): Promise<void> => {
    while (!isOver) {
      const id = `made-${names++}`
      if (!(await make(id))) continue
      const deal = await ask(201, 'POST', '/api/deals', { ownerId: id, title: 'Made under load' })
      if (deal !== null) deals.push(JSON.parse(deal.body).id)
    }
  }
  const changer = async (): Promise<void> => {
    const id = `changed-${names++}`
    while (!isOver && !(await make(id)));
    for (let n = 1; !isOver; n++)
      if ((await ask(200, 'PATCH', `/accounts/${id}`, { firstName: `Number ${n}` })) !== null) changed.set(id, n)
  }
  const reader = async (): Promise<void> => {
    while (!isOver) {
      const id = drawn(made)
      // Single deals are excluded, because serving one is a write.
      if (id === undefined) await setTimeout(10)
      else
        for (const path of [`/api/accounts/${id}`, `/api/deals?ownerId=${id}`, `/accounts/${id}`])
          await ask(200, 'GET', path)
    }
  }
  const clients = [
    ...Array.from({ length: callers / 2 }, (_, i) => (i % 2 === 0 ? maker() : changer())),
    ...Array.from({ length: callers / 2 }, reader),
  ]
  const run = (): Run => ({ sent, failed, shed, acknowledgedAt, made, deals, changed })
  const growth = async (items: readonly unknown[], by: number): Promise<void> => {
    const enough = items.length + by
    while (items.length < enough) await setTimeout(10)
  }
  return {
    more: (requests) => growth(sent, requests),
    moreWrites: (writes) => growth(acknowledgedAt, writes),
    stop: async () => {
      isOver = true
      await Promise.all(clients)
      return run()
    },
  }
}

/** The acknowledged writes that are missing from a database. */
export const lostFrom = async (url: string, { made, deals, changed }: Run): Promise<readonly string[]> => {
  const rows = await query<{ id: string; first_name: string | null }>(
    url,
    'SELECT id, first_name FROM accounts WHERE id = ANY($1)',
    [made],
  )
  const keptDeals = await query<{ id: string }>(url, 'SELECT id FROM deals WHERE id = ANY($1)', [deals])
  const dealIds = new Set(keptDeals.map(({ id }) => id))
  const kept = new Map(rows.map(({ id, first_name }) => [id, Number(first_name?.slice('Number '.length) ?? 0)]))
  return [
    ...made.filter((id) => !kept.has(id)),
    ...deals.filter((id) => !dealIds.has(id)),
    ...[...changed].filter(([id, n]) => (kept.get(id) ?? n) < n).map(([id, n]) => `${id} as of ${n}`),
  ]
}

/** The longest time in seconds without an acknowledged write, after a point in time. */
export const pauseAfter = (moment: number, { acknowledgedAt }: Run): number => {
  const moments = [moment, ...acknowledgedAt.filter((at) => at > moment)].sort((a, b) => a - b)
  return Math.max(...moments.slice(1).map((at, i) => at - (moments[i] as number))) / 1000
}
