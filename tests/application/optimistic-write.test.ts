import { describe, expect, it } from 'vitest'
import { KeyedQueue } from '../../src/application/keyed-queue.js'
import { writeOptimistically } from '../../src/application/optimistic-write.js'
import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { InMemoryDatabase } from '../../src/infrastructure/in-memory/in-memory-database.js'
import {
  InMemoryTransactions,
  inMemoryRepositories,
} from '../../src/infrastructure/in-memory/in-memory-transactions.js'
import { EnclosingUnitOfWork } from '../../src/infrastructure/system/enclosing-unit-of-work.js'

const openStore = () => {
  const db = new InMemoryDatabase()
  const unitOfWork = new EnclosingUnitOfWork(inMemoryRepositories(db), new InMemoryTransactions(db))
  return { repositories: unitOfWork.repositories, unitOfWork, queue: new KeyedQueue() }
}
type Outcome = { readonly is: string } | null | 'lock'

/** A write whose attempts end one after the other as told, with what happened in it. */
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
  it('takes no lock while nobody comes between', async () => {
    const write = aWrite([DONE])
    expect(await writeOptimistically(openStore(), write)).toBe(DONE)
    expect(write.happened).toEqual(['attempt'])
  })

  it('tries five times, and then under its lock', async () => {
    const again = aWrite([null, null, null, null, DONE])
    expect(await writeOptimistically(openStore(), again)).toBe(DONE)
    expect(again.happened).toEqual(Array(5).fill('attempt'))
    const crowded = aWrite([null, null, null, null, null, DONE])
    expect(await writeOptimistically(openStore(), crowded)).toBe(DONE)
    expect(crowded.happened).toEqual([...Array(5).fill('attempt'), 'lock', 'locked attempt'])
  })

  it('is done when its shortcut succeeds, and tries as usual when not', async () => {
    const shortened = { ...aWrite([]), shortcut: async () => DONE }
    expect(await writeOptimistically(openStore(), shortened)).toBe(DONE)
    expect(shortened.happened).toEqual([])
    const write = { ...aWrite([DONE]), shortcut: async () => null }
    expect(await writeOptimistically(openStore(), write)).toBe(DONE)
    expect(write.happened).toEqual(['attempt'])
  })

  it('takes no shortcut in a transaction around it', async () => {
    const store = openStore()
    const shortcut = () => Promise.reject(new Error('a shortcut in a transaction'))
    const write = { ...aWrite([DONE]), shortcut }
    expect(await store.unitOfWork.enclose(() => writeOptimistically(store, write))).toBe(DONE)
    expect(write.happened).toEqual(['lock', 'locked attempt'])
  })

  it('goes under its lock at once when it cannot decide without', async () => {
    const write = aWrite(['lock', DONE])
    expect(await writeOptimistically(openStore(), write)).toBe(DONE)
    expect(write.happened).toEqual(['attempt', 'lock', 'locked attempt'])
  })

  it.each([[null], ['lock' as const]])('is unavailable when its lock ends in %s', async (outcome) => {
    await expect(writeOptimistically(openStore(), aWrite(['lock', outcome]))).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    })
  })

  it('is under its lock inside a transaction of somebody else, and waits for no turn there', async () => {
    const store = openStore()
    const write = aWrite([DONE])
    await store.queue.run('thing', () =>
      store.unitOfWork.enclose(async () => expect(await writeOptimistically(store, write)).toBe(DONE)),
    )
    expect(write.happened).toEqual(['lock', 'locked attempt'])
  })
})
