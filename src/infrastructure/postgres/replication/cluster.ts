import { BEGINNING, hasReached, type Position } from './position.js'

/** The state that a database reports. */
export interface Report {
  readonly isStandby: boolean
  /** The home of a primary: server, database and timeline (`event_home`); `null` for a standby. */
  readonly home: string | null
  /** The home of the latest epoch in its rows; `null` if there is none. */
  readonly epoch: string | null
  /** The position that it has flushed as the primary, or replayed as a standby. */
  readonly lsn: bigint
}

export interface Member {
  /** Host and port, for metrics and the log. */
  readonly name: string
  /** Rejects within a few seconds if the database doesn't answer; the next call uses a different connection. */
  ask(): Promise<Report>
  /** Begins an epoch for its home. */
  beginEpoch(): Promise<void>
}

/** Replicas whose rows may be older than this are taken out of rotation. */
const MAX_AGE_MS = 10_000
/** How long positions of the primary are remembered, to measure the delay of replicas. */
const REMEMBERED_MS = 120_000

interface State {
  report: Report | null
  reportedAt: number
  isAsking: boolean
}

/** The timeline in the text of a home; 0 if there is none. */
const timelineOf = (home: string | null): number => Number.parseInt(home?.split('/').at(-1) ?? '', 16) || 0

/** The server and the database of a home, without the timeline. */
const placeOf = (home: string | null): string => home?.split('/').slice(0, -1).join('/') ?? ''

/** Whether a standby follows a primary that was promoted later than this one. */
const isReplaced = ({ home }: Pick<Report, 'home'>, reports: readonly (Report | null)[]): boolean =>
  reports.some(
    (other) =>
      other?.isStandby === true && placeOf(other.epoch) === placeOf(home) && timelineOf(other.epoch) > timelineOf(home),
  )

/**
 * Several databases, one of which is the primary. They are regularly asked about their state, and the last known state
 * decides which of them is read from.
 *
 * A replica is in rotation while it follows the current or the last known primary, and is at most ten seconds behind
 * the primary's last known position. If no primary was ever known, the replicas that have got furthest are in rotation.
 * The delay is measured by comparing positions, so an idle primary doesn't make its replicas look late, and clocks of
 * different servers are not compared.
 */
export class Cluster<M extends Member> {
  /** The current or the last known primary. */
  writer: M
  private hasPrimary = false
  private home: string | null = null
  private readonly states: ReadonlyMap<M, State>
  /** Positions of the primary, oldest first. */
  private samples: { readonly at: number; readonly lsn: bigint }[] = []
  private turn = 0

  /** @param now a monotonic clock, in milliseconds */
  constructor(
    readonly members: readonly [M, ...M[]],
    private readonly now: () => number = () => performance.now(),
  ) {
    this.writer = members[0]
    this.states = new Map(members.map((member) => [member, { report: null, reportedAt: 0, isAsking: false }]))
  }

  /** The primary; `null` while none answers. */
  get primary(): M | null {
    return this.hasPrimary ? this.writer : null
  }

  /** Where the next promotion begins: reached by replicas of a later primary, but by none of the last known one. */
  get nextPromotion(): Position {
    return { ...BEGINNING, timeline: timelineOf(this.home) + 1 }
  }

  /** Asks every database that isn't being asked already. Never rejects. */
  async ask(): Promise<void> {
    await Promise.all(this.members.map((member) => this.askOne(member)))
  }

  /** Seconds by which a standby is behind the primary, rounded up to the next report; `Infinity` if that is unknown. */
  lagOf(member: M): number {
    return this.lagMs(member) / 1_000
  }

  /** The standbys that are not in rotation, and the databases that don't answer. */
  leftOut(): readonly M[] {
    return this.members.filter((member) => member !== this.primary && !this.isInRotation(member))
  }

  /** Whether a database has said that it is a standby, in rotation or not. */
  isStandby(member: M): boolean {
    return this.stateOf(member).report?.isStandby === true
  }

  isInRotation(member: M): boolean {
    const { report, reportedAt } = this.stateOf(member)
    return report?.isStandby === true && this.lagMs(member) + this.now() - reportedAt <= MAX_AGE_MS
  }

  /** The next replica in rotation that has reached a position; `null` if there is none. */
  replicaAt(wanted: Position): M | null {
    const { length } = this.members
    for (let i = 0; i < length; i++) {
      const member = this.members[(this.turn + i) % length] as M
      if (!this.canRead(member, wanted)) continue
      this.turn = (this.turn + i + 1) % length
      return member
    }
    return null
  }

  /** Whether a database is a replica in rotation that has reached a position. */
  canRead(member: M, wanted: Position): boolean {
    const { report } = this.stateOf(member)
    return (
      report !== null &&
      this.isInRotation(member) &&
      hasReached({ timeline: timelineOf(report.epoch), lsn: report.lsn }, wanted)
    )
  }

  private stateOf(member: M): State {
    return this.states.get(member) as State
  }

  private async askOne(member: M): Promise<void> {
    const state = this.stateOf(member)
    if (state.isAsking) return
    state.isAsking = true
    try {
      const { report, askedAt } = await this.reportOf(member)
      state.report = report
      state.reportedAt = askedAt
      this.findPrimary()
      if (member === this.primary) await this.note(member, report, askedAt)
    } catch {
      state.report = null
      this.findPrimary()
    } finally {
      state.isAsking = false
    }
  }

  /** Retries once over a different connection: a broken connection doesn't mean that the database is gone. */
  private async reportOf(member: M): Promise<{ readonly report: Report; readonly askedAt: number }> {
    const ask = async () => {
      const askedAt = this.now()
      return { report: await member.ask(), askedAt }
    }
    return ask().catch(ask)
  }

  /**
   * Finds the primary that was promoted last. Writes to a primary that was replaced, and restarted by mistake, would be
   * lost.
   */
  private findPrimary(): void {
    const known = timelineOf(this.home)
    const reports = this.members.map((member) => this.stateOf(member).report)
    const timeline = (member: M): number => {
      const { report } = this.stateOf(member)
      const own = report === null || isReplaced(report, reports) ? 0 : timelineOf(report.home)
      return own > 0 && own >= known ? own : Number.NEGATIVE_INFINITY
    }
    let latest = this.writer
    for (const member of this.members) if (timeline(member) > timeline(latest)) latest = member
    this.hasPrimary = timeline(latest) !== Number.NEGATIVE_INFINITY
    this.writer = latest
    const { report } = this.stateOf(latest)
    if (!this.hasPrimary || report === null || report.home === this.home) return
    this.home = report.home
    this.samples = []
  }

  private async note(member: M, { home, epoch, lsn }: Report, at: number): Promise<void> {
    this.samples.push({ at, lsn })
    while (at - (this.samples[0]?.at ?? at) > REMEMBERED_MS) this.samples.shift()
    if (home !== epoch) await member.beginEpoch().catch(() => {})
  }

  private isFurthest({ epoch, lsn }: Report): boolean {
    return this.members.every((member) => {
      const { report: other } = this.stateOf(member)
      if (other === null || !other.isStandby) return true
      const ahead = timelineOf(other.epoch) - timelineOf(epoch)
      return ahead < 0 || (ahead === 0 && other.lsn <= lsn)
    })
  }

  private lagMs(member: M): number {
    const { report } = this.stateOf(member)
    const last = this.samples.at(-1)
    if (this.home === null) return report !== null && this.isFurthest(report) ? 0 : Number.POSITIVE_INFINITY
    if (report === null || last === undefined || report.epoch !== this.home) return Number.POSITIVE_INFINITY
    const reached = this.samples.findLast(({ lsn }) => lsn <= report.lsn)
    return reached === undefined ? Number.POSITIVE_INFINITY : last.at - reached.at
  }
}
