import { beforeEach, describe, expect, it } from 'vitest'
import { Cluster } from '../../../src/infrastructure/postgres/replication/cluster.js'
import { BEGINNING } from '../../../src/infrastructure/postgres/replication/position.js'
import { type FakeCluster, type FakeMember, openFakeCluster } from '../../support/fake-cluster.js'

let world: FakeCluster
let primary: FakeMember
let first: FakeMember
let second: FakeMember

beforeEach(async () => {
  world = await openFakeCluster()
  primary = world.primary
  ;[first, second] = world.replicas
})

const inTurn = (wanted = BEGINNING) => [1, 2, 3].map(() => world.cluster.replicaAt(wanted)?.name ?? null)
const leftOut = () => world.cluster.leftOut().map(({ name }) => name)

/** A primary that writes all the time, and replicas that replay it at once, except for the given one. */
const writeFor = async (seconds: number, late: readonly FakeMember[] = []) => {
  for (let i = 0; i < seconds; i++) {
    primary.lsn += 10n
    for (const replica of world.replicas) if (!late.includes(replica)) replica.lsn = primary.lsn
    await world.pass(1)
  }
}

describe('a cluster', () => {
  it('reads from its replicas in turn', () => {
    expect(world.cluster.primary).toBe(primary)
    expect(inTurn()).toEqual(['replica-1', 'replica-2', 'replica-1'])
    expect(leftOut()).toEqual([])
  })

  it('only chooses replicas that have reached a position', async () => {
    primary.lsn = second.lsn = 200n
    await world.pass(1)
    expect(inTurn({ timeline: 1, lsn: 200n })).toEqual(['replica-2', 'replica-2', 'replica-2'])
    expect(inTurn({ timeline: 1, lsn: 201n })).toEqual([null, null, null])
    expect(inTurn({ timeline: 2, lsn: 0n })).toEqual([null, null, null])
  })

  it('leaves out a replica that is more than ten seconds behind, until it is back', async () => {
    await writeFor(10, [first])
    expect(world.cluster.lagOf(first)).toBe(10)
    expect(leftOut()).toEqual([])
    await writeFor(1, [first])
    expect(world.cluster.lagOf(first)).toBe(11)
    expect(leftOut()).toEqual(['replica-1'])
    expect(inTurn()).toEqual(['replica-2', 'replica-2', 'replica-2'])
    await writeFor(1)
    expect(world.cluster.lagOf(first)).toBe(0)
    expect(leftOut()).toEqual([])
  })

  it('reads from the most advanced replicas if it has never seen a primary', async () => {
    first.lsn = 200n
    primary.isUp = false
    const late = new Cluster([primary, first, second])
    await late.ask()
    expect(late.primary).toBeNull()
    expect([1, 2].map(() => late.replicaAt(BEGINNING)?.name)).toEqual(['replica-1', 'replica-1'])
    primary.isUp = true
    primary.lsn = 300n
    await late.ask()
    expect(late.primary).toBe(primary)
    expect(late.replicaAt(BEGINNING)).toBeNull()
  })

  it('does not count replicas as late while nothing is written', async () => {
    await world.pass(300)
    expect(leftOut()).toEqual([])
    expect(world.cluster.lagOf(first)).toBe(0)
  })

  it('leaves out a replica whose delay is unknown, as after a start', async () => {
    world = await openFakeCluster()
    ;[first] = world.replicas
    primary = world.primary
    first.lsn = 1n
    await world.pass(1)
    expect(world.cluster.lagOf(first)).toBe(Number.POSITIVE_INFINITY)
    expect(leftOut()).toEqual(['replica-1'])
  })

  it('leaves out a replica that is gone, until it is back', async () => {
    first.isUp = false
    await world.pass(1)
    expect(leftOut()).toEqual(['replica-1'])
    first.isUp = true
    await world.pass(1)
    expect(leftOut()).toEqual([])
  })

  it('chooses no replica if none is left', async () => {
    first.isUp = second.isUp = false
    await world.pass(1)
    expect(inTurn()).toEqual([null, null, null])
    expect(world.cluster.primary).toBe(primary)
  })

  it('keeps reading from its replicas while the primary is down, however long', async () => {
    primary.isUp = false
    await world.pass(600)
    expect(world.cluster.primary).toBeNull()
    expect(world.cluster.writer).toBe(primary)
    expect(inTurn()).toEqual(['replica-1', 'replica-2', 'replica-1'])
  })

  it('considers the primary down only after two failed checks in a row', async () => {
    const { ask } = primary
    let failures = 1
    primary.ask = async () => {
      if (failures-- > 0) throw new Error('Connection terminated')
      return ask.call(primary)
    }
    await world.pass(1)
    expect(world.cluster.primary).toBe(primary)
    failures = 2
    await world.pass(1)
    expect(world.cluster.primary).toBeNull()
    await world.pass(1)
    expect(world.cluster.primary).toBe(primary)
  })

  it('leaves out a replica that was late when the primary went down', async () => {
    await writeFor(11, [first])
    primary.isUp = false
    await world.pass(1)
    expect(inTurn()).toEqual(['replica-2', 'replica-2', 'replica-2'])
  })
})

describe('a promotion', () => {
  it('makes the replica the primary, and the old primary a replica once it follows the new one', async () => {
    primary.isUp = false
    first.promote()
    await world.pass(1)
    expect(world.cluster.primary).toBe(first)
    second.catchUpWith(first)
    await world.pass(1)
    expect(inTurn()).toEqual(['replica-2', 'replica-2', 'replica-2'])
    Object.assign(primary, { isUp: true, isStandby: true })
    primary.catchUpWith(first)
    await world.pass(1)
    expect(new Set(inTurn())).toEqual(new Set(['replica-2', 'primary']))
  })

  it('leaves out a replica that does not follow it, however advanced', async () => {
    primary.isUp = false
    second.lsn = 1_000n
    first.promote()
    await world.pass(2)
    expect(leftOut()).toEqual(['primary', 'replica-2'])
    expect(inTurn()).toEqual([null, null, null])
    second.catchUpWith(first)
    await world.pass(1)
    expect(inTurn()).toEqual(['replica-2', 'replica-2', 'replica-2'])
  })

  it('is not undone if the old primary comes back by mistake', async () => {
    primary.isUp = false
    first.promote()
    await world.pass(1)
    primary.isUp = true
    primary.lsn = 9_999n
    await world.pass(3)
    expect(world.cluster.primary).toBe(first)
    first.isUp = false
    await world.pass(1)
    expect(world.cluster.primary).toBeNull()
    expect(world.cluster.writer).toBe(first)
  })

  it('is recognised from a replica that followed it, even by an instance that has only seen the old primary', async () => {
    second.epoch = 2
    first.isUp = false
    await world.pass(1)
    expect(world.cluster.primary).toBeNull()
    Object.assign(first, { isUp: true, isStandby: false, timeline: 2, epoch: 2 })
    await world.pass(1)
    expect(world.cluster.primary).toBe(first)
  })

  it('is noticed if the databases are checked between two regular checks', async () => {
    primary.isUp = false
    first.promote()
    await world.cluster.ask()
    expect(world.cluster.primary).toBe(first)
  })
})
