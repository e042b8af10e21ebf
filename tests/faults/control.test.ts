import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { ownPostgresAt } from '../support/own-servers.js'
import { Tally } from './tally.js'
import { type FaultWorld, openFaultWorld, record, whenReady } from './world.js'

const MOST_ROUNDS = 10

let world: FaultWorld
beforeEach(async () => {
  world = await openFaultWorld()
})
afterEach(() => world.close())

describe('the ledger', () => {
  it('detects what a database loses that confirms before it stores', async () => {
    const { pool, load } = world
    await pool.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$`,
    )
    await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    const postgres = ownPostgresAt(inject('postgresPlace'))
    let tally = new Tally()
    let rounds = 0
    // What is lost is the last page of the log, which may be empty.
    while (tally.missing.length === 0 && rounds < MOST_ROUNDS) {
      rounds++
      load.start()
      await load.goesOn()
      postgres.stopAtOnce()
      await load.stop()
      postgres.start()
      await whenReady(world)
      tally = await world.compare()
    }
    record({
      fault: 'control: PostgreSQL with `synchronous_commit = off`, stopped at once',
      rounds,
      acknowledged: load.total,
      ...tally.counts(),
      besides: 'has to lose writes',
    })
    expect(tally.missing.length).toBeGreaterThan(0)
  })

  it('detects what is missing, duplicated and incomplete', async () => {
    const { pool, load } = world
    load.start()
    await load.goesOn()
    await load.stop()
    expect(await world.compare()).toMatchObject({ missing: [], doubled: [], halfWritten: [] })

    const found = async (sql: string) => {
      await pool.query(sql)
      return (await world.compare()).counts()
    }
    expect(
      await found('DELETE FROM announcement_reads WHERE ctid = (SELECT ctid FROM announcement_reads LIMIT 1)'),
    ).toEqual({ missing: 1, doubled: 0, halfWritten: 0 })
    expect(
      await found(`CREATE TEMPORARY TABLE copies AS SELECT * FROM deals WHERE title LIKE 'writer-1-file-0, %';
        UPDATE copies SET id = gen_random_uuid();
        INSERT INTO deals SELECT * FROM copies`),
    ).toEqual({ missing: 1, doubled: 1, halfWritten: 0 })
    for (const [n, sql] of [
      `DELETE FROM deals WHERE title = 'writer-2-file-0, Board 2'`,
      `UPDATE deals SET themes = '{}' WHERE title = 'writer-3-batch, Board 2'`,
      `UPDATE serve_counts SET used = used + 1 WHERE player_id = 'writer-4'`,
      `UPDATE idempotency_records SET status = NULL, body = NULL WHERE key = 'writer-5-serve-0'`,
    ].entries())
      expect(await found(sql)).toEqual({ missing: 1, doubled: 1, halfWritten: n + 1 })
  })
})
