import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import {
  InMemoryTransactions,
  inMemoryRepositories,
} from '../../src/infrastructure/in-memory/in-memory-transactions.js'
import { Cluster, type Report } from '../../src/infrastructure/postgres/replication/cluster.js'
import { ReplicaRouter } from '../../src/infrastructure/postgres/replication/replica-router.js'
import type { StoreMember } from '../../src/infrastructure/prisma/replicas/store-member.js'
import { delegatingRepositories } from '../../src/infrastructure/transactions/delegating-repositories.js'

const homeOf = (timeline: number): string => `7/1/${timeline.toString(16).padStart(8, '0')}`

/** An in-memory database whose reported state is set by a test. */
export class FakeMember implements StoreMember {
  readonly db = new InMemoryDatabase()
  readonly repositories: Repositories
  readonly transactions = new InMemoryTransactions(this.db)
  isUp = true
  isStandby = true
  /** The timeline of a primary. */
  timeline = 1
  /** The timeline that its rows name. */
  epoch = 1
  lsn = 100n

  constructor(readonly name: string) {
    const plain = inMemoryRepositories(this.db)
    const repositories = delegatingRepositories(plain, () => {
      this.requireUp()
      return plain
    })
    const { accounts } = repositories
    const insert: typeof accounts.insert = async (account) => {
      if (this.isStandby) throw Object.assign(new Error('a read-only transaction'), { code: '25006' })
      return accounts.insert(account)
    }
    this.repositories = { ...repositories, accounts: { ...accounts, insert } }
  }

  readonly statements: StoreMember['statements'] = {
    // Which accounts are active, and listed as authors.
    rows: async <Row extends object>(_statement: unknown, [ids]: readonly unknown[]) => {
      this.requireUp()
      const accounts = await Promise.all(
        (ids as string[]).map((id) => this.repositories.accounts.findById(id as never)),
      )
      return accounts.flatMap((account) =>
        account?.isActive ? [{ id: account.id, isListed: account.handle !== null }] : [],
      ) as unknown as readonly Row[]
    },
    inOneTransaction: () => Promise.reject(new Error('not in memory')),
  }

  async ask(): Promise<Report> {
    this.requireUp()
    const home = this.isStandby ? null : homeOf(this.timeline)
    return { isStandby: this.isStandby, home, epoch: homeOf(this.epoch), lsn: this.lsn }
  }

  async beginEpoch(): Promise<void> {
    this.epoch = this.timeline
  }

  async position() {
    this.requireUp()
    return this.isStandby ? null : { timeline: this.timeline, lsn: this.lsn }
  }

  promote(): void {
    this.isStandby = false
    this.timeline++
  }

  /** Replays everything that another database has. */
  catchUpWith(other: FakeMember): void {
    this.db.tables = structuredClone(other.db.tables)
    this.lsn = other.lsn
    this.epoch = other.epoch
  }

  private requireUp(): void {
    if (!this.isUp) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
}

export interface FakeCluster {
  readonly primary: FakeMember
  readonly replicas: readonly [FakeMember, FakeMember]
  readonly cluster: Cluster<FakeMember>
  readonly routes: ReplicaRouter<FakeMember>
  /** The routes of another instance, which knows nothing of its callers yet. */
  anotherInstance(): ReplicaRouter<FakeMember>
  /** Advances time in steps of a second, and checks every database after each. */
  pass(seconds: number): Promise<void>
}

/** A primary and two replicas, which have been checked once. */
export const openFakeCluster = async (): Promise<FakeCluster> => {
  let now = 1_000_000
  const primary = new FakeMember('primary')
  primary.isStandby = false
  const replicas = [new FakeMember('replica-1'), new FakeMember('replica-2')] as const
  const cluster = new Cluster<FakeMember>([primary, ...replicas], () => now)
  const anInstance = () => new ReplicaRouter(cluster, () => now)
  await cluster.ask()
  return {
    primary,
    replicas,
    cluster,
    routes: anInstance(),
    anotherInstance: anInstance,
    pass: async (seconds) => {
      for (let i = 0; i < seconds; i++) {
        now += 1_000
        await cluster.ask()
      }
    },
  }
}
