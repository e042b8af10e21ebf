import { describe, expect, it } from 'vitest'
import { SharedComputations } from '../../../src/application/deals/shared-computations.js'
import type { Sharer } from '../../../src/domain/solving.js'
import { anAccountId } from '../../support/builders.js'

const ofAlice: Sharer = { ownerId: anAccountId('alice'), sharing: 'private', lifecycle: 'active' }
const ofBob: Sharer = { ...ofAlice, ownerId: anAccountId('bob') }
const exposed: Sharer = { ...ofBob, sharing: 'public' }

/** Computations whose answers the tests set. */
const computations = () => {
  const begun: { ended: AbortSignal; answer: (found: number | null) => void; fail: (error: Error) => void }[] = []
  const compute = (ended: AbortSignal): Promise<number | null> =>
    new Promise((answer, fail) => begun.push({ ended, answer, fail }))
  const at = (i: number) => {
    const one = begun[i]
    if (one === undefined) throw new Error(`only ${begun.length} have begun`)
    return one
  }
  return { compute, at, count: () => begun.length }
}

const ended = { code: 'SERVICE_UNAVAILABLE' }

describe('shared answers', () => {
  it('are computed once for deals that may share them', async () => {
    const shared = new SharedComputations()
    const { compute, at, count } = computations()
    const asked = [ofAlice, ofAlice, exposed, ofBob].map((deal) => shared.ask(deal, { q: 1 }, compute))
    const other = shared.ask(ofAlice, { q: 2 }, compute)
    // The time of an answer must not reveal the private boards of others.
    expect(count()).toBe(3)
    at(0).answer(1)
    at(1).answer(2)
    at(2).answer(3)
    expect(await Promise.all([...asked, other])).toEqual([1, 1, 1, 2, 3])
    // Answers are not remembered, because the callers have stored them.
    const again = shared.ask(ofAlice, { q: 1 }, compute)
    at(3).answer(4)
    expect(await again).toBe(4)
  })

  it('are computed as long as a caller waits, and abandoned when the last one leaves', async () => {
    const shared = new SharedComputations()
    const { compute, at, count } = computations()
    const [one, two] = [new AbortController(), new AbortController()]
    const first = shared.ask(ofAlice, {}, compute, one.signal)
    const second = shared.ask(ofAlice, {}, compute, two.signal)
    one.abort()
    await expect(first).rejects.toMatchObject(ended)
    expect(at(0).ended.aborted).toBe(false)
    const third = shared.ask(ofAlice, {}, compute)
    at(0).answer(7)
    expect([await second, await third, count()]).toEqual([7, 7, 1])
    // The second caller already has its answer.
    two.abort()
    const alone = new AbortController()
    const left = shared.ask(ofAlice, {}, compute, alone.signal)
    alone.abort()
    await expect(left).rejects.toMatchObject(ended)
    expect(at(1).ended.aborted).toBe(true)
    const fresh = shared.ask(ofAlice, {}, compute)
    at(1).fail(new Error('ended'))
    at(2).answer(9)
    expect(await fresh).toBe(9)
    await expect(shared.ask(ofAlice, {}, compute, alone.signal)).rejects.toMatchObject(ended)
    expect(count()).toBe(3)
  })

  it('fail for every waiting caller, and are computed again for the next one', async () => {
    const shared = new SharedComputations()
    const { compute, at } = computations()
    const asked = [shared.ask(ofAlice, {}, compute), shared.ask(ofAlice, {}, compute)]
    at(0).fail(new Error('broken'))
    for (const one of asked) await expect(one).rejects.toThrow('broken')
    const again = shared.ask(ofAlice, {}, compute)
    at(1).answer(1)
    expect(await again).toBe(1)
  })

  it('are remembered if there is none, for deals that may share it', async () => {
    const shared = new SharedComputations()
    const { compute, at, count } = computations()
    const first = shared.ask(ofAlice, {}, compute)
    at(0).answer(null)
    expect(await first).toBeNull()
    expect([await shared.ask(ofAlice, {}, compute), count()]).toEqual([null, 1])
    expect([await shared.ask(exposed, {}, compute), count()]).toEqual([null, 1])
    const other = shared.ask(ofBob, {}, compute)
    expect(count()).toBe(2)
    at(1).answer(null)
    expect(await other).toBeNull()
    expect([await shared.ask(ofBob, {}, compute), count()]).toEqual([null, 2])
  })

  it('are remembered only for the latest thousand questions', async () => {
    const shared = new SharedComputations()
    let computed = 0
    const compute = async (): Promise<number | null> => {
      computed++
      return null
    }
    for (let q = 0; q <= 1_000; q++) await shared.ask(ofAlice, { q }, compute)
    await shared.ask(ofAlice, { q: 1 }, compute)
    expect(computed).toBe(1_001)
    await shared.ask(ofAlice, { q: 0 }, compute)
    expect(computed).toBe(1_002)
  })
})
