import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { API_KEY, query } from './deployment.js'

/** Half of them write. */
const CALLERS = 16
/** Between two requests of a caller: what is looked for are faults, not the limits of the machine. */
const PAUSE_MS = 20

/** A request as its caller saw it; moments are milliseconds of the process' clock. */
export interface Sent {
  readonly method: string
  readonly from: number
  readonly to: number
  /** 0: no answer. */
  readonly status: number
  /** The instances that nginx asked, as `<address>, <address>`. */
  readonly upstream: string
  readonly body: string
}

/** What callers did and saw, with the writes that were acknowledged to them. */
export interface Run {
  readonly sent: readonly Sent[]
  readonly failed: readonly Sent[]
  /** How often a request was refused because the machine was too busy, and sent again later. */
  readonly shed: number
  /** When each write was acknowledged. */
  readonly acknowledgedAt: readonly number[]
  /** The accounts and the deals that were made, and the newest value that an account's field was set to. */
  readonly made: readonly string[]
  readonly deals: readonly string[]
  readonly changed: ReadonlyMap<string, number>
}

export interface Load {
  /** Waits until that many more requests have ended, well or not. */
  more(requests: number): Promise<void>
  /** Waits until that many more writes were acknowledged. */
  moreWrites(writes: number): Promise<void>
  /** Lets what runs end, and gives everything that was done. */
  stop(): Promise<Run>
}

const sendOnce = (address: string, method: string, path: string, body?: object) =>
  new Promise<Sent>((resolve) => {
    const from = performance.now()
    const done = (status: number, upstream: string, text: string) =>
      resolve({ method, from, to: performance.now(), status, upstream, body: text })
    const headers = { 'x-api-key': API_KEY, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    // A connection of its own for each: an nginx before 1.27.4 cuts off idle ones when it takes a new list.
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

/** Sends a request, and again in a second whenever the instance says that its event loop is overloaded. */
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

/** Callers that read, make accounts, and change one of their own over and over. */
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
      // A single deal is not among them: handing one out is a write.
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

/** The acknowledged writes that a database does not hold. */
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

/** Seconds of the longest time after a moment in which no write was acknowledged. */
export const pauseAfter = (moment: number, { acknowledgedAt }: Run): number => {
  const moments = [moment, ...acknowledgedAt.filter((at) => at > moment)].sort((a, b) => a - b)
  return Math.max(...moments.slice(1).map((at, i) => at - (moments[i] as number))) / 1000
}
