import { describe, expect, it } from 'vitest'
import { FairQueue } from '../../src/application/fair-queue.js'
import { writeOptimistically } from '../../src/application/optimistic-write.js'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import {
  InMemoryTransactions,
  inMemoryRepositories,
} from '../../src/infrastructure/in-memory/in-memory-transactions.js'
import { EnclosingUnitOfWork } from '../../src/infrastructure/transactions/enclosing-unit-of-work.js'

const openStore = () => {
  const db = new InMemoryDatabase()
  const unitOfWork = new EnclosingUnitOfWork(inMemoryRepositories(db), new InMemoryTransactions(db))
  return {
    repositories: unitOfWork.repositories,
    unitOfWork,
    queue: new FairQueue({ concurrency: Infinity, perCaller: 1, waiting: 100, waitMs: 5_000 }),
  }
}
type Outcome = { readonly is: string } | null | 'lock'

/** A write whose attempts have the given outcomes, with a record of what it did. */
const aWrite = (outcomes: readonly Outcome[]) => {
  const happened: string[] = []
  return {
    happened,
    key: 'thing',
    attempt: async (_: Repositories, isLocked: boolean) => {
      happened.push(isLocked ? 'locked attempt' : 'attempt')
      return outcomes[happened.filter((one) => one !== 'lock').length - 1] as Outcome
    },
    lock: async () => {
      happened.push('lock')
    },
  }
}
const DONE = { is: 'done' }

describe('an optimistic write', () => {
  it('takes no lock while no other writer interferes', async () => {
    const write = aWrite([DONE])
    expect(await writeOptimistically(openStore(), write)).toBe(DONE)
    expect(write.happened).toEqual(['attempt'])
  })

  it('tries five times, and then with its lock', async () => {
    const again = aWrite([null, null, null, null, DONE])
    expect(await writeOptimistically(openStore(), again)).toBe(DONE)
    expect(again.happened).toEqual(Array(5).fill('attempt'))
    const crowded = aWrite([null, null, null, null, null, DONE])
    expect(await writeOptimistically(openStore(), crowded)).toBe(DONE)
    expect(crowded.happened).toEqual([...Array(5).fill('attempt'), 'lock', 'locked attempt'])
  })

  it('ends if its shortcut succeeds, and otherwise tries as usual', async () => {
    const shortened = { ...aWrite([]), shortcut: async () => DONE }
    expect(await writeOptimistically(openStore(), shortened)).toBe(DONE)
    expect(shortened.happened).toEqual([])
    const write = { ...aWrite([DONE]), shortcut: async () => null }
    expect(await writeOptimistically(openStore(), write)).toBe(DONE)
    expect(write.happened).toEqual(['attempt'])
  })

  it('takes no shortcut in an enclosing transaction', async () => {
    const store = openStore()
    const shortcut = () => Promise.reject(new Error('a shortcut in a transaction'))
    const write = { ...aWrite([DONE]), shortcut }
    expect(await store.unitOfWork.enclose(() => writeOptimistically(store, write))).toBe(DONE)
    expect(write.happened).toEqual(['lock', 'locked attempt'])
  })

  it("takes its lock immediately if it can't decide without it", async () => {
    const write = aWrite(['lock', DONE])
    expect(await writeOptimistically(openStore(), write)).toBe(DONE)
    expect(write.happened).toEqual(['attempt', 'lock', 'locked attempt'])
  })

  it.each([[null], ['lock' as const]])('is unavailable if it ends in %s with its lock', async (outcome) => {
    await expect(writeOptimistically(openStore(), aWrite(['lock', outcome]))).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
  })

  it('takes its lock in an enclosing transaction, without waiting for a turn', async () => {
    const store = openStore()
    const write = aWrite([DONE])
    await store.queue.run('thing', () =>
      store.unitOfWork.enclose(async () => expect(await writeOptimistically(store, write)).toBe(DONE)),
    )
    expect(write.happened).toEqual(['lock', 'locked attempt'])
  })
})
