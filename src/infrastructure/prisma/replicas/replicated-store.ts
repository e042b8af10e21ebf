import type { Repositories, Transactions } from '../../../application/ports/unit-of-work.js'
import { serviceUnavailable } from '../../../domain/errors.js'
import type { ReplicaRouter } from '../../postgres/replication/replica-router.js'
import { delegatingRepositories } from '../../transactions/delegating-repositories.js'
import { replicaReadRepositories } from './replica-read-repositories.js'
import type { StoreMember } from './store-member.js'

export interface ReplicatedStore {
  /** Use the primary or, while it is away, a replica, where writes fail. */
  readonly stored: Repositories
  /** The same, but with reads that may be a moment old. */
  readonly replicaReads: Repositories
  /** Run on the primary, and are refused immediately while it is away. */
  readonly transactions: Transactions
}

/** A store on several databases. */
export const replicatedStore = (routes: ReplicaRouter<StoreMember>): ReplicatedStore => {
  const { cluster } = routes
  const stored = delegatingRepositories(cluster.writer.repositories, () => routes.current().repositories)
  return {
    stored,
    replicaReads: replicaReadRepositories(routes, stored),
    transactions: {
      run: async (work) => {
        const primary = routes.primary()
        if (primary === null) throw serviceUnavailable()
        return primary.transactions.run(work)
      },
    },
  }
}
