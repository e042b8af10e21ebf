import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seconds } from './report.js'
import { type FaultWorld, openFaultWorld, SHORT_TIMEOUTS, tryFault, WRITERS } from './world.js'

let world: FaultWorld
beforeAll(async () => {
  world = await openFaultWorld({ settings: async () => ({ ...SHORT_TIMEOUTS, DATABASE_POOL_MAX: '2' }) })
})
afterAll(() => world.close())

const tried = async (name: string, overload: () => Promise<void>): Promise<void> => {
  const { load, instance } = world
  const { child } = instance()
  await tryFault(world, {
    name,
    full: 5,
    allowed: [503],
    round: async () => {
      await overload()
      await load.goesOn()
      expect([child.exitCode, child.signalCode]).toEqual([null, null])
    },
    besides: () => `${load.failures.length} answered 503, the slowest in ${seconds(load.slowest)}`,
  })
}

describe('an overloaded service', () => {
  it('refuses requests that get no connection, and continues', () =>
    tried('pool full', async () => {
      const client = await world.pool.connect()
      await client.query('BEGIN; LOCK TABLE deals IN ACCESS EXCLUSIVE MODE')
      await world.load.fails(2 * WRITERS)
      await client.query('COMMIT')
      client.release()
    }))

  it('sheds requests while its event loop is late', () =>
    tried('event loop blocked', async () => {
      const shed = world.load.fails()
      await world.tell({ blocks: 3, blockMs: 1_500 })
      await shed
    }))

  it('cancels a statement that takes too long', async () => {
    await world.pool.query(`
      CREATE TABLE slowness ();
      CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN IF EXISTS (SELECT FROM slowness) THEN PERFORM pg_sleep(60); END IF; RETURN NEW; END $$;
      CREATE TRIGGER slow BEFORE INSERT OR UPDATE ON deals FOR EACH ROW EXECUTE FUNCTION be_slow()`)
    await tried('a slow statement', async () => {
      await world.pool.query('INSERT INTO slowness DEFAULT VALUES')
      await world.load.fails(WRITERS)
      await world.pool.query('DELETE FROM slowness')
    })
  })
})
