import { describe, expect, it } from 'vitest'
import { FairQueue, type QueueLimits, type TurnOutcome } from '../../src/application/fair-queue.js'

const LIMITS: QueueLimits = { concurrency: 2, perCaller: 1, waiting: 3, waitMs: 10_000 }

/** A queue whose work ends when the test says so. */
const aQueue = (limits: Partial<QueueLimits> = {}) => {
  const outcomes: TurnOutcome[] = []
  const queue = new FairQueue({ ...LIMITS, ...limits }, (outcome) => outcomes.push(outcome))
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, waiting = {}) =>
    queue.run(
      name.slice(0, 1),
      () =>
        new Promise<string>((resolve) => {
          begun.push(name)
          ends.set(name, () => resolve(name))
        }),
      waiting,
    )
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, run, begun, end, outcomes }
}

const BUSY = { code: 'SERVICE_UNAVAILABLE' }
const LIMITED = { code: 'RATE_LIMITED', meta: { retryAfterSeconds: 5 } }

describe('a fair queue', () => {
  it('gives each waiting caller a turn before another one gets a second', async () => {
    const { run, begun, end, queue } = aQueue({ concurrency: 1 })
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => run(name))
    await Promise.resolve()
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
      await new Promise((resolve) => setImmediate(resolve))
      expect(begun.at(-1)).toBe(name)
      await end(name)
    }
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
    expect(queue.size).toBe(0)
  })

  it('does not exceed the limits per caller and in total', async () => {
    const { run, begun, end } = aQueue({ concurrency: 3, perCaller: 2 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void run(name)
    await new Promise((resolve) => setImmediate(resolve))
    expect(begun).toEqual(['a1', 'a2', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2'])
    await end('b1')
    expect(begun.at(-1)).toBe('a3')
  })

  it('settles like the work, and continues after a failure', async () => {
    const { queue } = aQueue({ concurrency: 1 })
    const failed = queue.run('a', () => Promise.reject(new Error('broken')))
    const next = queue.run('a', async () => 7)
    await expect(failed).rejects.toThrow('broken')
    expect(await next).toBe(7)
    expect(queue.size).toBe(0)
  })

  it('refuses only what exceeds the queue of a caller, immediately', async () => {
    const { run, begun, end, outcomes } = aQueue({ concurrency: 1, waiting: 1 })
    const kept = [run('a1'), run('a2'), run('b1')]
    await expect(run('a3')).rejects.toMatchObject(LIMITED)
    const rest = run('a4', { isContinued: true })
    for (const name of ['a1', 'b1', 'a2', 'a4']) await end(name)
    expect(await Promise.all([...kept, rest])).toEqual(['a1', 'a2', 'b1', 'a4'])
    expect(begun).toEqual(['a1', 'b1', 'a2', 'a4'])
    expect(outcomes.filter((one) => one === 'refused')).toHaveLength(1)
  })

  it('refuses work that has waited too long, except for the rest of work that has started', async () => {
    const { run, end, queue } = aQueue({ concurrency: 1, waitMs: 10 })
    const [first, late] = [run('a1'), run('b1')]
    const rest = run('c1', { isContinued: true })
    await expect(late).rejects.toMatchObject(BUSY)
    expect(queue.waiting).toBe(1)
    await end('a1')
    await end('c1')
    expect(await Promise.all([first, rest])).toEqual(['a1', 'c1'])
    expect(queue.size).toBe(0)
  })

  it('tells a caller that uses all of its turns that it asks too much, and others that the service is busy', async () => {
    const limited = aQueue({ concurrency: 1, perCaller: 1, waitMs: 10, isLimit: true })
    void limited.run('a1')
    await expect(limited.run('a2')).rejects.toMatchObject(LIMITED)
    await expect(limited.run('b1')).rejects.toMatchObject(BUSY)
  })

  it('forgets a caller that leaves', async () => {
    const { run, begun, end, queue, outcomes } = aQueue({ concurrency: 1 })
    void run('a1')
    const departure = new AbortController()
    const left = run('b1', { signal: departure.signal })
    const next = run('c1')
    departure.abort()
    await expect(left).rejects.toMatchObject(BUSY)
    await expect(run('d1', { signal: departure.signal })).rejects.toMatchObject(BUSY)
    await end('a1')
    await end('c1')
    expect(await next).toBe('c1')
    expect(begun).toEqual(['a1', 'c1'])
    expect(outcomes.filter((one) => one === 'cancelled')).toHaveLength(2)
    expect(queue.size).toBe(0)
  })

  it('keeps the order if work arrives while other work of the caller ends', async () => {
    const { queue } = aQueue({ concurrency: Infinity })
    const happened: number[] = []
    const work = (n: number) => async () => {
      await new Promise((resolve) => setImmediate(resolve))
      happened.push(n)
    }
    const [first, second] = [queue.run('x', work(1)), queue.run('x', work(2))]
    await first
    const third = queue.run('x', async () => void happened.push(3))
    await Promise.all([second, third])
    expect(happened).toEqual([1, 2, 3])
  })
})
