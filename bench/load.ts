// The load generator, a separate process: it receives turns from its parent and returns the results of each.
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { createRandom } from './random.js'

export interface PlannedRequest {
  /** GET by default. */
  readonly method?: 'DELETE' | 'PATCH' | 'POST' | 'PUT'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Requests with the same kind are also timed separately. */
  readonly kind?: string
}

/** One request, or several in a row. */
export type Planned = PlannedRequest | readonly PlannedRequest[]

/** One stretch of load on one server. */
export interface Turn {
  /** The servers, which share the connections. */
  readonly origins: readonly string[]
  readonly connections: number
  /** The duration of the load before the measurement. */
  readonly warmUpSeconds: number
  readonly seconds: number
  /** Each connection sends these requests, or a limited number of them, repeatedly in a different order. */
  readonly requests: readonly Planned[]
  readonly seed: number
}

export interface TurnResult {
  readonly requestsPerSecond: number
  readonly completed: number
  /** The duration of the measurement. */
  readonly seconds: number
  /** In milliseconds. */
  readonly p50: number
  readonly p99: number
  /** The median of each kind of requests, in milliseconds. */
  readonly medians: Readonly<Record<string, number>>
  /** CPU time of the load generator, as a share of one core. */
  readonly ownCpu: number
  /** Responses other than 2xx, broken connections and timeouts; a single one invalidates the run. */
  readonly failures: number
}

/** Messages of the load generator: it warms up, starts and ends measuring, and reports the result. */
export type LoadMessage =
  | { readonly kind: 'warming' | 'measuring' | 'measured' }
  | { readonly kind: 'done'; readonly result: TurnResult }
  | { readonly kind: 'failed'; readonly message: string }

const MAX_REQUESTS = 2_000
const SAMPLE_MS = 100
/** Slow responses are measured as such: a rival may take seconds for large data that it reads for the first time. */
const TIMEOUT_SECONDS = 30

const say = (message: LoadMessage): void => void process.send?.(message)

const run = async ({ origins, connections, warmUpSeconds, seconds, requests, seed }: Turn): Promise<TurnResult> => {
  const random = createRandom(seed)
  const withMethod = (request: PlannedRequest): autocannon.Request => ({ method: 'GET', ...request })
  const planned = requests.map((one) => [one].flat().map(withMethod))
  const micros = createHistogram()
  const kinds = new Map<string, RecordableHistogram>()
  let isMeasuring = false
  let completed = 0
  let failures = 0

  const fail = (how: string): void => {
    if (failures++ === 0) console.error(`A request ${how}.`)
  }
  const options: autocannon.Options = {
    // The types allow one address, but several work.
    url: [...origins] as unknown as string,
    connections,
    duration: warmUpSeconds + seconds + TIMEOUT_SECONDS,
    timeout: TIMEOUT_SECONDS,
    sampleInt: SAMPLE_MS,
    // Requests are built before the first is sent, so that no time is measured for it.
    setupClient: (client) => client.setRequests(random.shuffle(planned).flat().slice(0, MAX_REQUESTS)),
  }
  const instance = autocannon(options, () => {})
  instance.on('response', (client, status, _bytes, milliseconds) => {
    if (status < 200 || status > 299) fail(`is answered with ${status}`)
    if (!isMeasuring) return
    completed++
    const time = Math.max(1, Math.round(milliseconds * 1000))
    micros.record(time)
    // Not in the types: the request that was answered. The next one has not started yet.
    const { kind } = (client as unknown as { requestIterator: { currentRequest: PlannedRequest } }).requestIterator
      .currentRequest
    if (kind === undefined) return
    const ofKind = kinds.get(kind) ?? createHistogram()
    kinds.set(kind, ofKind)
    ofKind.record(time)
  })
  instance.on('reqError', ({ message }: Error) => fail(`is not answered: ${message}`))

  const ended = new Promise((resolve) => instance.once('done', resolve))
  await new Promise((resolve) => instance.once('start', resolve))
  say({ kind: 'warming' })
  await sleep(warmUpSeconds)
  say({ kind: 'measuring' })
  const cpu = process.cpuUsage()
  const start = performance.now()
  isMeasuring = true
  await sleep(seconds)
  isMeasuring = false
  const elapsed = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpu)
  say({ kind: 'measured' })
  // Not in the types: stops at the next sample.
  ;(instance as unknown as { stop(): void }).stop()
  await ended
  return {
    requestsPerSecond: completed / elapsed,
    completed,
    seconds: elapsed,
    p50: micros.percentile(50) / 1000,
    p99: micros.percentile(99) / 1000,
    medians: Object.fromEntries([...kinds].map(([kind, times]) => [kind, times.percentile(50) / 1000])),
    ownCpu: (user + system) / 1e6 / elapsed,
    failures,
  }
}

const sleep = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

process.on('message', (turn: Turn) => {
  run(turn).then(
    (result) => say({ kind: 'done', result }),
    (error: unknown) => say({ kind: 'failed', message: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
