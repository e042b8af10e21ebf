import type { Server } from 'node:net'
import { promisify } from 'node:util'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { TurnOutcome } from '../../application/fair-queue.js'
import { SOLVING_OUTCOMES, type SolvingOutcome } from '../../application/maintenance/solving-work.js'
import { DELIVERY_OUTCOMES, type DeliveryOutcome } from '../../application/maintenance/webhook-work.js'
import type { Activity } from '../../application/ports/activity.js'
import type { DoubleDummyWork } from '../../application/ports/double-dummy-work.js'
import { type TurnCounts, type Turns, WORK, type Work } from '../../application/ports/turns.js'
import type { WebhookDeliveries } from '../../application/ports/webhook-deliveries.js'
import { QUOTAS, type Quota } from '../../domain/quotas.js'

/** Buckets from a read of a few rows to a large import. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The hits and misses of a cache. */
export interface CacheCounts {
  readonly hits: number
  readonly misses: number
}

export interface PoolCounts {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

export interface Replication<Replica> {
  readonly cluster: {
    readonly members: readonly Replica[]
    readonly primary: Replica | null
    /** In seconds. */
    lagOf(member: Replica): number
    leftOut(): readonly Replica[]
  }
  /** By the name of the database. */
  readonly reads: ReadonlyMap<string, number>
}

/** The metrics of one service, in the Prometheus format. The dashboard in docs/grafana shows them. */
export class Metrics implements Activity, TurnCounts {
  private readonly registry = new Registry()
  private readonly registers = [this.registry]
  private readonly observers = new Map<string, (seconds: number) => void>()
  private readonly caches = new Map<string, CacheCounts>()

  private readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: this.registers,
  })
  private readonly serves = new Counter({
    name: 'dealbook_serves_total',
    help: 'Deals served to players, and serves refused because the allowance was used up.',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  })
  private readonly imports = new Counter({
    name: 'dealbook_imports_total',
    help: 'Files of boards that were imported.',
    registers: this.registers,
  })
  private readonly records = new Counter({
    name: 'dealbook_import_records_total',
    help: 'Records of imported files, by outcome.',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  })

  private readonly quotaRefusals = new Counter({
    name: 'dealbook_quota_refusals_total',
    help: 'Writes refused because the account has reached its quota.',
    labelNames: ['quota'] as const,
    registers: this.registers,
  })

  private readonly turns = new Counter({
    name: 'dealbook_turns_total',
    help: 'Turns of slow work: served, refused because too much was waiting, or cancelled because the client disconnected.',
    labelNames: ['work', 'outcome'] as const,
    registers: this.registers,
  })

  private readonly solved = new Counter({
    name: 'dealbook_double_dummy_total',
    help: 'Deals that workers solved, found solved already, or gave up: because it would take too long, or because it failed three times.',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  })

  private readonly attempts = new Counter({
    name: 'dealbook_webhook_attempts_total',
    help: 'Attempts to send an event to a webhook: delivered, to be retried, or given up after the last retry.',
    labelNames: ['outcome'] as const,
    registers: this.registers,
  })

  constructor() {
    const { caches } = this
    new Counter({
      name: 'dealbook_cache_lookups_total',
      help: 'Lookups in the caches of verified tokens and of caller accounts.',
      labelNames: ['cache', 'result'] as const,
      registers: this.registers,
      collect() {
        this.reset()
        for (const [cache, { hits, misses }] of caches) {
          this.inc({ cache, result: 'hit' }, hits)
          this.inc({ cache, result: 'miss' }, misses)
        }
      },
    })
    for (const quota of QUOTAS) this.quotaRefusals.inc({ quota }, 0)
    for (const outcome of SOLVING_OUTCOMES) this.solved.inc({ outcome }, 0)
    for (const outcome of DELIVERY_OUTCOMES) this.attempts.inc({ outcome }, 0)
    for (const outcome of ['served', 'refused']) this.serves.inc({ outcome }, 0)
    for (const outcome of ['imported', 'repeated', 'rejected']) this.records.inc({ outcome }, 0)
  }

  get contentType(): string {
    return this.registry.contentType
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }

  /** @param route the route pattern, so that there are only as many label values as routes */
  observe(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${status} ${route}`
    let observe = this.observers.get(key)
    if (observe === undefined) {
      const child = this.requests.labels({ method, route, status: String(status) })
      observe = (value) => child.observe(value)
      this.observers.set(key, observe)
    }
    observe(seconds)
  }

  served(outcome: 'served' | 'refused'): void {
    this.serves.inc({ outcome })
  }

  imported(records: Parameters<Activity['imported']>[0]): void {
    this.imports.inc()
    for (const [outcome, count] of Object.entries(records)) this.records.inc({ outcome }, count)
  }

  quotaExceeded(quota: Quota): void {
    this.quotaRefusals.inc({ quota })
  }

  turnEnded(work: Work, outcome: TurnOutcome): void {
    this.turns.inc({ work, outcome })
  }

  dealSolved(outcome: SolvingOutcome): void {
    this.solved.inc({ outcome })
  }

  watchSolving(work: Pick<DoubleDummyWork, 'count'>): void {
    new Gauge({
      name: 'dealbook_double_dummy_queue',
      help: 'Deals that wait to be solved, or are being solved, on all instances.',
      registers: this.registers,
      async collect() {
        // A failure must not hide the other metrics, which matter most while the database is away.
        this.set(await work.count().catch(() => Number.NaN))
      },
    })
  }

  deliveryAttempted(outcome: DeliveryOutcome): void {
    this.attempts.inc({ outcome })
  }

  watchDeliveries(deliveries: Pick<WebhookDeliveries, 'countPending'>): void {
    new Gauge({
      name: 'dealbook_webhook_queue',
      help: 'Events that webhooks are still to be sent, on all instances.',
      registers: this.registers,
      async collect() {
        this.set(await deliveries.countPending().catch(() => Number.NaN))
      },
    })
  }

  watchTurns(turns: Turns): void {
    new Gauge({
      name: 'dealbook_turns_waiting',
      help: 'Requests, or parts of requests, that wait for their turn.',
      labelNames: ['work'] as const,
      registers: this.registers,
      collect() {
        for (const work of WORK) this.set({ work }, turns.of(work).waiting)
      },
    })
  }

  /** @param counts read on every scrape */
  watchCache(name: string, counts: CacheCounts): void {
    this.caches.set(name, counts)
  }

  watchPools(pools: readonly PoolCounts[]): void {
    const sum = (count: (pool: PoolCounts) => number): number => pools.reduce((total, pool) => total + count(pool), 0)
    new Gauge({
      name: 'dealbook_pool_connections',
      help: 'Connections to the database, and requests waiting for one.',
      labelNames: ['state'] as const,
      registers: this.registers,
      collect() {
        this.set(
          { state: 'busy' },
          sum(({ totalCount, idleCount }) => totalCount - idleCount),
        )
        this.set(
          { state: 'idle' },
          sum(({ idleCount }) => idleCount),
        )
        this.set(
          { state: 'waiting' },
          sum(({ waitingCount }) => waitingCount),
        )
      },
    })
  }

  /** @param replication read on every scrape */
  watchReplicas<Replica extends { readonly name: string }>({ cluster, reads }: Replication<Replica>): void {
    new Gauge({
      name: 'dealbook_replica_lag_seconds',
      help: 'How far each replica is behind the primary. NaN: unknown, because it does not answer or does not follow it.',
      labelNames: ['database'] as const,
      registers: this.registers,
      collect() {
        this.reset()
        for (const member of cluster.members) {
          const lag = cluster.lagOf(member)
          if (member !== cluster.primary) this.set({ database: member.name }, Number.isFinite(lag) ? lag : Number.NaN)
        }
      },
    })
    new Gauge({
      name: 'dealbook_replicas_left_out',
      help: 'Replicas that no reads are sent to, because they are gone, starting up or too late.',
      registers: this.registers,
      collect() {
        this.set(cluster.leftOut().length)
      },
    })
    new Counter({
      name: 'dealbook_database_reads_total',
      help: 'Reads that may be a moment old, by the database that answered.',
      labelNames: ['database'] as const,
      registers: this.registers,
      collect() {
        this.reset()
        for (const [database, count] of reads) this.inc({ database }, count)
      },
    })
  }

  watchConnections(server: Server): void {
    const count = promisify(server.getConnections.bind(server))
    new Gauge({
      name: 'dealbook_http_connections',
      help: 'Open client connections, including idle ones.',
      registers: this.registers,
      async collect() {
        this.set(await count())
      },
    })
  }

  /** The process's memory, CPU time, event loop and garbage collection. */
  watchProcess(version: string): void {
    collectDefaultMetrics({ register: this.registry })
    const labelNames = ['version'] as const
    new Gauge({ name: 'dealbook_info', help: 'The running version.', labelNames, registers: this.registers }).set(
      { version },
      1,
    )
  }
}
