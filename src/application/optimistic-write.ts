import { serviceUnavailable } from '../domain/errors.js'
import type { FairQueue } from './fair-queue.js'
import type { Repositories, UnitOfWork } from './ports/unit-of-work.js'

const UNLOCKED_ATTEMPTS = 5

/**
 * The dependencies of writing use-cases: repositories without a transaction, transactions, and the queue for writes to
 * one record.
 */
export interface Store {
  readonly repositories: Repositories
  readonly unitOfWork: UnitOfWork
  readonly queue: FairQueue
}

interface Write<Result extends object> {
  /** Identifies the written record. Writes with the same key run one after another. */
  readonly key: string
  /**
   * Decides from cached data instead of a read, and saves. Returns `null` if that fails, because the cache may be
   * outdated.
   */
  readonly shortcut?: () => Promise<Result | null>
  /**
   * Reads, decides and saves. Returns `null` if another writer interfered between the read and the save, and `'lock'`
   * if it cannot decide outside a transaction.
   */
  readonly attempt: (repositories: Repositories, isLocked: boolean) => Promise<Result | null | 'lock'>
  /** Takes the lock that prevents other writers from changing what `attempt` saves. */
  readonly lock: (repositories: Repositories) => Promise<void>
}

/**
 * Reads, decides and saves: first without a lock, which is cheapest, then with the lock if other writers keep
 * interfering.
 * @throws SERVICE_UNAVAILABLE if it cannot be saved with the lock either
 */
export const writeOptimistically = <Result extends object>(
  { queue, repositories, unitOfWork }: Store,
  { key, shortcut, attempt, lock }: Write<Result>,
): Promise<Result> => {
  const lockedAttempt = () =>
    unitOfWork.run(async (transaction) => {
      await lock(transaction)
      const result = await attempt(transaction, true)
      if (result === null || result === 'lock') throw serviceUnavailable()
      return result
    })
  // Queueing inside a transaction could deadlock: the writer ahead in the queue may be waiting for this transaction's
  // connection.
  if (unitOfWork.isEnclosed()) return lockedAttempt()
  return queue.run(key, async () => {
    const shortened = await shortcut?.()
    if (shortened) return shortened
    for (let i = 0; i < UNLOCKED_ATTEMPTS; i++) {
      const result = await attempt(repositories, false)
      if (result === 'lock') break
      if (result !== null) return result
    }
    return lockedAttempt()
  })
}
