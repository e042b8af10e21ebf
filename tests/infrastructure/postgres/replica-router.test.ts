import { beforeEach, describe, expect, it } from 'vitest'
import type { FollowedRequest } from '../../../src/application/ports/read-positions.js'
import { type FakeCluster, type FakeMember, openFakeCluster } from '../../support/fake-cluster.js'

let world: FakeCluster

beforeEach(async () => {
  world = await openFakeCluster()
})

/** Runs work as part of a request, and returns its result. */
const follow = <Result>(request: Partial<FollowedRequest>, work: () => Result): Result => {
  let result: { readonly value: Result } | undefined
  world.routes.follow({ caller: null, position: undefined, mayLag: true, ...request }, () => {
    result = { value: work() }
  })
  if (result === undefined) throw new Error('the work did not run')
  return result.value
}

const replicaFor = (request: Partial<FollowedRequest> = {}): string | null =>
  follow(request, () => world.routes.replica()?.name ?? null)
const currentFor = (request: Partial<FollowedRequest> = {}): string =>
  follow(request, () => world.routes.current().name)

/** The primary has written something, which only one replica has replayed. */
const writeSomething = async (): Promise<FakeMember> => {
  const [first] = world.replicas
  world.primary.lsn = first.lsn = 200n
  await world.pass(1)
  return first
}

describe('the reads of a request', () => {
  it('go to one replica, and those of the next to another', () => {
    const [one, other] = [1, 2].map(() => follow({}, () => [1, 2, 3].map(() => world.routes.replica()?.name)))
    expect(new Set(one).size).toBe(1)
    expect(new Set(other).size).toBe(1)
    expect(one).not.toEqual(other)
  })

  it('go to the primary outside requests, and in requests that accept no stale reads', () => {
    expect(world.routes.replica()).toBeNull()
    expect(replicaFor({ mayLag: false })).toBeNull()
    expect(currentFor()).toBe('primary')
  })

  it('go to a replica that has replayed the position sent with the request, or else to the primary', async () => {
    const first = await writeSomething()
    const position = await world.routes.wrote(null)
    expect([1, 2, 3].map(() => replicaFor({ position: position ?? '' }))).toEqual([first.name, first.name, first.name])
    world.primary.lsn = 300n
    expect(replicaFor({ position: (await world.routes.wrote(null)) ?? '' })).toBeNull()
  })

  it('show the latest of several positions', async () => {
    const early = await world.routes.wrote(null)
    const first = await writeSomething()
    const late = await world.routes.wrote(null)
    for (const position of [`${early}, ${late}`, `${late},${early}`])
      expect([1, 2, 3].map(() => replicaFor({ position }))).toEqual([first.name, first.name, first.name])
  })

  it('go to the primary if the request sends an invalid position', () => {
    for (const position of ['yesterday', '', '1-1, yesterday']) expect(replicaFor({ position })).toBeNull()
  })

  it('show what the caller wrote in the last 30 seconds, even without a position', async () => {
    world.primary.lsn = 200n
    await world.routes.wrote('alice')
    await world.pass(5)
    expect(replicaFor({ caller: 'alice' })).toBeNull()
    expect(replicaFor({ caller: 'bob' })).not.toBeNull()
    world.replicas[1].lsn = 200n
    await world.pass(1)
    expect(replicaFor({ caller: 'alice' })).toBe('replica-2')
  })

  it('forget what was written 30 seconds ago', async () => {
    world.routes.mayHaveWritten('alice')
    await world.pass(29)
    expect(replicaFor({ caller: 'alice' })).toBeNull()
    await world.pass(2)
    expect(replicaFor({ caller: 'alice' })).not.toBeNull()
  })

  it('stay with the primary for 30 seconds if the position of a write is unknown', async () => {
    world.primary.isUp = false
    await world.routes.wrote('alice')
    world.primary.isUp = true
    expect(replicaFor({ caller: 'alice' })).toBeNull()
  })

  it('show a write after which the primary went down, even on other instances', async () => {
    const [first, second] = world.replicas
    world.primary.isUp = false
    const position = (await world.routes.wrote(null)) ?? ''
    await world.pass(1)
    // No standby is known to have the write, so the read fails rather than miss it.
    expect(currentFor({ position })).toBe('primary')
    first.promote()
    await world.pass(1)
    expect(currentFor({ position })).toBe(first.name)
    expect(replicaFor({ position })).toBeNull()
    second.catchUpWith(first)
    await world.pass(1)
    expect(replicaFor({ position })).toBe(second.name)
  })

  it('go to the primary for at most 30 seconds after a write of unknown position, whatever is written later', async () => {
    world.routes.mayHaveWritten('alice')
    await world.pass(20)
    await world.routes.wrote('alice')
    expect(replicaFor({ caller: 'alice' })).toBeNull()
    await world.pass(11)
    expect(replicaFor({ caller: 'alice' })).not.toBeNull()
  })

  it('go to the primary once their replica has failed', () => {
    follow({}, () => {
      expect(world.routes.replica()).not.toBeNull()
      world.routes.giveUp()
      expect(world.routes.replica()).toBeNull()
    })
  })

  it('move away from a replica that is no longer in rotation', async () => {
    const names: (string | undefined)[] = []
    await follow({}, async () => {
      const replica = world.routes.replica() as FakeMember
      names.push(replica.name)
      replica.isUp = false
      await world.pass(1)
      names.push(world.routes.replica()?.name)
    })
    expect(names[1]).not.toBe(names[0])
  })
})

describe('while the primary is down, the reads of a request', () => {
  it('go to a replica, whatever they are', async () => {
    world.primary.isUp = false
    await world.pass(1)
    expect(currentFor()).toMatch(/^replica/)
    expect(currentFor({ mayLag: false })).toMatch(/^replica/)
    expect(world.routes.current().name).toMatch(/^replica/)
  })

  it("fail rather than return data older than the caller's last write", async () => {
    const first = await writeSomething()
    const position = (await world.routes.wrote('alice')) ?? ''
    world.primary.isUp = false
    await world.pass(1)
    for (let i = 0; i < 3; i++) {
      expect(currentFor({ position })).toBe(first.name)
      expect(currentFor({ caller: 'alice' })).toBe(first.name)
    }
    first.isUp = false
    await world.pass(1)
    // The primary is down, so the read will fail.
    expect(currentFor({ position })).toBe('primary')
  })

  it('are not blocked by a refused write, or by a request that only read', async () => {
    world.primary.isUp = false
    await world.pass(1)
    await follow({ caller: 'alice' }, async () => {
      world.routes.mayHaveWritten('alice')
      expect(await world.routes.wrote('alice')).toBeNull()
    })
    expect(currentFor({ caller: 'alice' })).toMatch(/^replica/)
  })

  it('show a write to a standby that has just been promoted, even on other instances', async () => {
    world.primary.isUp = false
    await world.pass(1)
    const { promoted, position } = await follow({ caller: 'alice' }, async () => {
      const promoted = world.routes.current()
      promoted.promote()
      promoted.lsn = 300n
      return { promoted, position: (await world.routes.wrote('alice')) ?? '' }
    })
    const other = world.replicas.find((replica) => replica !== promoted) as FakeMember
    other.epoch = promoted.timeline
    await world.pass(1)
    expect(currentFor({ position })).toBe(promoted.name)
    for (const request of [{ position }, { caller: 'alice' }]) expect(replicaFor(request)).toBeNull()
    other.lsn = 300n
    await world.pass(1)
    for (const request of [{ position }, { caller: 'alice' }]) expect(replicaFor(request)).toBe(other.name)
  })

  it.each([
    ['is down', { isUp: false }],
    ['is a standby', { isStandby: true }],
  ])('show a write after which the primary was replaced and %s', async (_, former) => {
    const [promoted, other] = world.replicas
    const position = await follow({ caller: 'alice' }, async () => {
      world.routes.current()
      Object.assign(world.primary, former)
      promoted.promote()
      promoted.lsn = 300n
      other.epoch = promoted.timeline
      await world.pass(1)
      return (await world.routes.wrote('alice')) ?? ''
    })
    await world.pass(1)
    expect(replicaFor({ position })).toBeNull()
    other.lsn = 300n
    await world.pass(1)
    expect(replicaFor({ position })).toBe(other.name)
  })

  it('are not blocked twice by a write that may have succeeded when it went down', async () => {
    await follow({ caller: 'alice' }, async () => {
      world.primary.isUp = false
      await world.pass(1)
      world.routes.mayHaveWritten('alice')
      await world.pass(20)
      world.routes.mayHaveWritten('alice')
    })
    expect(currentFor({ caller: 'alice' })).toBe('primary')
    await world.pass(11)
    expect(currentFor({ caller: 'alice' })).toMatch(/^replica/)
  })

  it("stay with their replica once the caller is known, unless it lacks the caller's last write", async () => {
    const first = await writeSomething()
    await world.routes.wrote('alice')
    world.primary.isUp = false
    await world.pass(1)
    for (let i = 0; i < 3; i++)
      follow({}, () => {
        const { name } = world.routes.current()
        expect([1, 2, 3].map(() => currentFor())).toEqual([name, name, name])
        expect(currentFor({ caller: 'alice' })).toBe(first.name)
      })
  })
})
