import { serviceUnavailable } from '../domain/errors.js'
import type { Repositories, UnitOfWork } from './ports/unit-of-work.js'

const UNLOCKED_ATTEMPTS = 3

interface OptimisticWrite<Result> {
  /** Reads, decides and saves; gives `null` when another writer came between its read and its save. */
  readonly attempt: (repositories: Repositories) => Promise<Result | null>
  /** Takes the lock that keeps other writers away from what `attempt` saves. */
  readonly lock: (repositories: Repositories) => Promise<void>
}

/** What a writing use-case works on: repositories that save at once, and transactions. */
export interface Store {
  readonly repositories: Repositories
  readonly unitOfWork: UnitOfWork
}

/** Runs a read-decide-save in one transaction, under its lock. */
export const writeLocked = <Result>({ unitOfWork }: Store, { attempt, lock }: OptimisticWrite<Result>) =>
  unitOfWork.run(async (repositories) => {
    await lock(repositories)
    const result = await attempt(repositories)
    if (result === null) throw serviceUnavailable()
    return result
  })

/** Runs a read-decide-save without a lock first, which costs least, and under its lock when others keep getting between. */
export const writeOptimistically = async <Result>(store: Store, write: OptimisticWrite<Result>): Promise<Result> => {
  for (let i = 0; i < UNLOCKED_ATTEMPTS; i++) {
    const result = await write.attempt(store.repositories)
    if (result !== null) return result
  }
  return writeLocked(store, write)
}
