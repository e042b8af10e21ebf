import { hasReached, type Position } from './position.js'

/** What a database says of itself. */
export interface Report {
  readonly isStandby: boolean
  /** Where a primary counts transactions: server, database and timeline (`event_home`); `null` for a standby. */
  readonly home: string | null
  /** The last home that its rows name; `null` if they name none. */
  readonly epoch: string | null
  /** What it has flushed, as the primary, or replayed, as a standby. */
  readonly lsn: bigint
}

export interface Member {
  /** Host and port, for metrics and the log. */
  readonly name: string
  /** Rejects within a few seconds if it doesn't answer; the next question goes over another connection then. */
  ask(): Promise<Report>
  /** Has its rows name its home. */
  beginEpoch(): Promise<void>
}

/** Replicas whose rows may be older than this are left out. */
const MAX_AGE_MS = 10_000
/** How far back the positions of the primary are remembered, to tell how late a replica is. */
const REMEMBERED_MS = 120_000

interface State {
  report: Report | null
  reportedAt: number
  isAsking: boolean
}

/** The timeline of a home. */
const timelineOf = (home: string | null): number => Number.parseInt(home?.split('/').at(-1) ?? '', 16) || 0

/** The server and the database of a home. */
const placeOf = (home: string | null): string => home?.split('/').slice(0, -1).join('/') ?? ''

/** Whether one of the standbys follows a primary that was promoted later. */
const isReplaced = ({ home }: Pick<Report, 'home'>, reports: readonly (Report | null)[]): boolean =>
  reports.some(
    (other) =>
      other?.isStandby === true && placeOf(other.epoch) === placeOf(home) && timelineOf(other.epoch) > timelineOf(home),
  )

/**
 * Several databases, one of which is the primary. They are asked about their state now and then; what is known of it in between
 * decides which of them reads.
 *
 * A replica is in rotation while it follows the primary, or the last one that was known, and is no more than ten seconds
 * behind what that was known to have written; while no primary was ever known, if none has got further. The delay is measured by comparing positions, so an idle primary doesn't make its
 * replicas look late, and no two clocks are compared.
 */
export class Cluster<M extends Member> {
  /** The database that accepts writes, or the last that did. */
  writer: M
  private hasPrimary = false
  private home: string | null = null
  private readonly states: ReadonlyMap<M, State>
  /** Where the primary was, oldest first. */
  private samples: { readonly at: number; readonly lsn: bigint }[] = []
  private turn = 0

  /** @param now milliseconds of a clock that never goes back */
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

  /** Asks again over another connection if that fails: a connection that breaks doesn't mean that the database is gone. */
  private async reportOf(member: M): Promise<{ readonly report: Report; readonly askedAt: number }> {
    const ask = async () => {
      const askedAt = this.now()
      return { report: await member.ask(), askedAt }
    }
    return ask().catch(ask)
  }

  /** The primary that was promoted last: one that has been replaced came back by mistake, and would lose what is written to it. */
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
