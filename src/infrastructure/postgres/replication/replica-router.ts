import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import type { FollowedRequest, ReadPositions } from '../../../application/ports/read-positions.js'
import type { Cluster, Member } from './cluster.js'
import { BEGINNING, later, OUT_OF_REACH, type Position, parsePosition, toText } from './position.js'

/** How long a caller only reads from databases that have reached the caller's last write through this instance. */
const HOLD_MS = 30_000
const MAX_HOLDS = 100_000

/** A database that reports positions. */
export interface PositionedMember extends Member {
  /** A position after everything that has been committed; `null` for a standby. */
  position(): Promise<Position | null>
}

/** The state shared by the reads of one request. */
interface Reading<M> {
  readonly wanted: Position
  readonly mayLag: boolean
  /** Whether there was no primary when the request arrived. */
  readonly isReadOnly: boolean
  /** The databases that it may have written to. A standby can be promoted before this instance knows. */
  readonly used: Set<M>
  /** The replica that the request reads from; `null` until one is needed. */
  replica: M | null
  /** Whether a replica has already been chosen for the request, found missing or given up. */
  isSettled: boolean
}

/** The latest position in a list, for example of concurrent writes. */
const latestOf = (list: string): Position =>
  list
    .split(',')
    .map((text) => parsePosition(text.trim()) ?? OUT_OF_REACH)
    .reduce(later)

/**
 * Decides which database a request reads from. All its reads that may be a moment old go to the same replica, so a body
 * is never older than its version, which is read first.
 */
export class ReplicaRouter<M extends PositionedMember> implements ReadPositions {
  private readonly readings = new AsyncLocalStorage<Reading<M>>()
  /** The position of each caller's last write. */
  private readonly holds: LRUCache<string, Position>
  /** Callers who have made a write whose position is unknown. */
  private readonly unknown: LRUCache<string, true>
  private readonly answered: Map<string, number>

  constructor(
    readonly cluster: Cluster<M>,
    now: () => number = () => performance.now(),
  ) {
    const held = { max: MAX_HOLDS, ttl: HOLD_MS, ttlResolution: 0, perf: { now } }
    this.holds = new LRUCache(held)
    this.unknown = new LRUCache(held)
    this.answered = new Map(cluster.members.map(({ name }) => [name, 0]))
  }

  /** The number of reads that may be a moment old, by the name of the database that answered them. */
  get reads(): ReadonlyMap<string, number> {
    return this.answered
  }

  follow({ caller, position, mayLag }: FollowedRequest, work: () => void): void {
    const brought = position === undefined ? BEGINNING : latestOf(position)
    const wanted = later(brought, this.heldFor(caller))
    const replica = this.keptFor(wanted)
    const used = this.readings.getStore()?.used ?? new Set()
    const isReadOnly = this.cluster.primary === null
    this.readings.run({ wanted, mayLag, isReadOnly, used, replica, isSettled: replica !== null }, work)
  }

  async wrote(caller: string | null): Promise<string | null> {
    const afterPromotion = this.cluster.nextPromotion
    const answers = await Promise.all(this.usedMembers().map((member) => this.positionAfter(member))).catch(() => null)
    const positions = answers?.filter((position) => position !== null) ?? []
    if (positions.length > 0) {
      const position = positions.reduce(later)
      if (caller !== null) this.holds.set(caller, later(position, this.holds.get(caller) ?? BEGINNING))
      return toText(position)
    }
    // Only standbys were used.
    if (answers !== null && this.readings.getStore()?.isReadOnly === true) return null
    // The primary was lost after the commit. A standby that is promoted may have the write, and no other has it for sure.
    this.holdAll(caller)
    return toText(afterPromotion)
  }

  mayHaveWritten(caller: string | null): void {
    if (!this.wroteNothing()) this.holdAll(caller)
  }

  /** The primary, for a write; `null` while none answers. */
  primary(): M | null {
    const { primary } = this.cluster
    if (primary !== null) this.readings.getStore()?.used.add(primary)
    return primary
  }

  /** The replica for reads that may be a moment old; `null` if they go to the same database as all others. */
  replica(): M | null {
    const reading = this.readings.getStore()
    return reading?.mayLag === true && this.cluster.primary !== null ? this.replicaFor(reading) : null
  }

  /**
   * The database for all other reads: the primary or, while it is away, a replica that has reached the caller's writes.
   */
  current(): M {
    const { cluster } = this
    const reading = this.readings.getStore()
    const member =
      cluster.primary ?? (reading ? this.replicaFor(reading) : cluster.replicaAt(BEGINNING)) ?? cluster.writer
    reading?.used.add(member)
    return member
  }

  /** Stops using the request's replica, because it has failed. */
  giveUp(): void {
    const reading = this.readings.getStore()
    if (reading === undefined) return
    reading.replica = null
    reading.isSettled = true
  }

  count(member: M): void {
    this.answered.set(member.name, (this.answered.get(member.name) ?? 0) + 1)
  }

  private replicaFor(reading: Reading<M>): M | null {
    const { cluster } = this
    if (reading.replica !== null && cluster.isInRotation(reading.replica)) return reading.replica
    if (reading.isSettled && cluster.primary !== null) return null
    reading.replica = cluster.replicaAt(reading.wanted)
    reading.isSettled = true
    return reading.replica
  }

  /** The replica that the request has been using, if it is still suitable. */
  private keptFor(wanted: Position): M | null {
    const replica = this.readings.getStore()?.replica ?? null
    return replica !== null && this.cluster.canRead(replica, wanted) ? replica : null
  }

  private heldFor(caller: string | null): Position {
    if (caller === null) return BEGINNING
    return this.unknown.has(caller) ? OUT_OF_REACH : (this.holds.get(caller) ?? BEGINNING)
  }

  /** The databases that the request may have written to; the primary if it is unknown. */
  private usedMembers(): readonly M[] {
    const reading = this.readings.getStore()
    const isUnknown = reading === undefined || (reading.used.size === 0 && !reading.isReadOnly)
    return isUnknown ? [this.cluster.writer] : [...reading.used]
  }

  /** A position after everything that the request has written to a database; `null` if it is a standby. */
  private async positionAfter(member: M): Promise<Position | null> {
    const ask = () => member.position()
    const isReplaced = (): boolean => this.cluster.primary !== null && this.cluster.primary !== member
    // Retried once, because a broken connection doesn't mean that the database is gone.
    const position = await ask()
      .catch(ask)
      .catch((error: unknown) => {
        if (!isReplaced()) throw error
        return null
      })
    // A later primary has everything that was kept.
    return position === null && isReplaced() ? (this.cluster.primary?.position() ?? null) : position
  }

  /** Whether a failed request can't have written anything, because there has been no primary since it arrived. */
  private wroteNothing(): boolean {
    return this.cluster.primary === null && this.readings.getStore()?.isReadOnly === true
  }

  /** While the primary is away, a hold keeps the caller from reading anything, so it is not extended. */
  private holdAll(caller: string | null): void {
    if (caller === null || (this.cluster.primary === null && this.unknown.has(caller))) return
    this.unknown.set(caller, true)
  }
}
