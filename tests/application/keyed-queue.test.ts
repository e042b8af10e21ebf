import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { KeyedQueue } from '../../src/application/keyed-queue.js'

describe('a queue by key', () => {
  it('runs the work of a key in order, also after a failure, and that of several keys side by side', async () => {
    const queue = new KeyedQueue()
    const happened: string[] = []
    const work =
      (name: string, fails = false) =>
      async () => {
        happened.push(`${name} begins`)
        await setImmediate()
        happened.push(`${name} ends`)
        if (fails) throw new Error(name)
      }
    const results = await Promise.allSettled([
      queue.run('x', work('first', true)),
      queue.run('x', work('second')),
      queue.run('y', work('other')),
    ])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
    const ofX = happened.filter((one) => !one.startsWith('other'))
    expect(ofX).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
    expect(happened.indexOf('other begins')).toBeLessThan(happened.indexOf('first ends'))
  })

  it('keeps the order for work that comes while other work of the key ends', async () => {
    const queue = new KeyedQueue()
    const happened: number[] = []
    const work = (n: number) => async () => {
      await setImmediate()
      happened.push(n)
    }
    const [first, second] = [queue.run('x', work(1)), queue.run('x', work(2))]
    await first
    const third = queue.run('x', async () => void happened.push(3))
    await Promise.all([second, third])
    expect(happened).toEqual([1, 2, 3])
  })

  it('settles as the work does', async () => {
    const queue = new KeyedQueue()
    expect(await queue.run('x', async () => 7)).toBe(7)
    await expect(queue.run('x', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  })
})
