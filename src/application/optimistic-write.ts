import { serviceUnavailable } from '../domain/errors.js'
import type { Repositories, UnitOfWork } from './ports/unit-of-work.js'

const UNLOCKED_ATTEMPTS = 5

/** What a writing use-case works on: repositories that save at once, and transactions. */
export interface Store {
  readonly repositories: Repositories
  readonly unitOfWork: UnitOfWork
  readonly turns: Turns
}

interface Write<Result extends object> {
  /** What is written: writes of one thing take turns. */
  readonly key: string
  /**
   * Reads, decides and saves; gives `null` when another writer came between its read and its save, and `'lock'` when it
   * cannot decide outside of a transaction.
   */
  readonly attempt: (repositories: Repositories, isLocked: boolean) => Promise<Result | null | 'lock'>
  /** Takes the lock that keeps other writers away from what `attempt` saves. */
  readonly lock: (repositories: Repositories) => Promise<void>
}

/** Lets the writes of one thing in this process follow each other, so that a crowd of them neither collides nor takes every connection. */
export class Turns {
  private readonly tails = new Map<string, Promise<unknown>>()

  async take<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.tails.get(key) ?? Promise.resolve()).then(work, work)
    this.tails.set(key, turn)
    try {
      return await turn
    } finally {
      if (this.tails.get(key) === turn) this.tails.delete(key)
    }
  }
}

/** Runs a read-decide-save without a lock first, which costs least, and under its lock when others keep getting between. */
export const writeOptimistically = <Result extends object>(
  { turns, repositories, unitOfWork }: Store,
  { key, attempt, lock }: Write<Result>,
): Promise<Result> => {
  const lockedAttempt = () =>
    unitOfWork.run(async (transaction) => {
      await lock(transaction)
      const result = await attempt(transaction, true)
      if (result === null || result === 'lock') throw serviceUnavailable()
      return result
    })
  // Who waits for a turn while it holds a transaction could wait for one who waits for its connection.
  if (unitOfWork.isEnclosed()) return lockedAttempt()
  return turns.take(key, async () => {
    for (let i = 0; i < UNLOCKED_ATTEMPTS; i++) {
      const result = await attempt(repositories, false)
      if (result === 'lock') break
      if (result !== null) return result
    }
    return lockedAttempt()
  })
}
