import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../src/infrastructure/pglite/embedded-database.js'
import { binary } from '../support/own-servers.js'
import { aDataFolder } from '../support/service-process.js'
import { readWhole } from '../support/table-copies.js'
import { readKept } from './kept.js'
import { Tally } from './tally.js'
import { createDatabase, type FaultWorld, openFaultWorld, record, whenReady } from './world.js'

const run = promisify(execFile)

let world: FaultWorld
afterEach(() => world.close())

/** Dumps a database and restores the dump into another one, as described in docs/data.md. */
const backUp = async (from: string): Promise<{ pool: pg.Pool; url: string; drop(): Promise<void> }> => {
  const folder = aDataFolder()
  const file = join(folder.path, 'dealbook.dump')
  const { url, drop } = await createDatabase({ template: 'template0' })
  await run(binary('pg_dump'), ['--format=custom', `--file=${file}`, from])
  await run(binary('pg_restore'), [`--dbname=${url}`, '--no-owner', '--exit-on-error', file])
  folder.remove()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  return {
    url,
    pool,
    drop: async () => {
      await pool.end()
      await drop()
    },
  }
}

const report = (fault: string, whole: ReadonlyMap<string, readonly string[]>): void => {
  const rows = [...whole.values()].reduce((sum, table) => sum + table.length, 0)
  const besides = `${rows.toLocaleString('en')} rows of ${whole.size - 1} tables alike`
  record({ fault, rounds: 1, acknowledged: world.load.total, ...new Tally().counts(), besides })
}

describe('a backup', () => {
  it('of PostgreSQL has every row, and is consistent even if it is taken while the service is running', async () => {
    world = await openFaultWorld()
    const { load, pool, databaseUrl } = world
    load.start()
    await load.goesOn()
    const taken = await backUp(databaseUrl as string)
    await load.goesOn()
    await load.stop()
    const { doubled, halfWritten } = await world.compare(await readKept(taken.pool))
    await taken.drop()
    expect({ doubled, halfWritten }).toEqual({ doubled: [], halfWritten: [] })

    // Otherwise it would keep solving deals, here and below.
    await world.instance().kill('SIGTERM')
    const restored = await backUp(databaseUrl as string)
    const whole = await readWhole(pool)
    expect(await readWhole(restored.pool)).toEqual(whole)
    report('backup of PostgreSQL, restored', whole)
    const instance = await world.start({ PORT: '0', DATABASE_URL: restored.url, DOUBLE_DUMMY: 'off' })
    await whenReady(instance)
    await instance.kill('SIGTERM')
    const { event_epochs: epochs, ...served } = Object.fromEntries(await readWhole(restored.pool))
    const { event_epochs: epochsBefore, ...before } = Object.fromEntries(whole)
    expect(served).toEqual(before)
    // It numbers transactions from the start, so its events begin another epoch.
    expect(epochs).toEqual([...(epochsBefore ?? []), expect.stringMatching(/^\(2,/)])
    await restored.drop()
  })

  it('of the embedded database is a copy of its folder', async () => {
    world = await openFaultWorld({ isEmbedded: true })
    const { load, folder, instance } = world
    load.start()
    await load.goesOn()
    await load.stop()
    await instance().kill('SIGTERM')
    const copy = aDataFolder()
    cpSync(folder, copy.path, { recursive: true })
    const read = async (path: string) => {
      const embedded = await openEmbedded(path)
      const whole = await readWhole(embedded.pool)
      await embedded.close()
      return whole
    }
    const whole = await read(folder)
    const restored = await world.start({ PORT: '0', DATA_DIR: copy.path, DOUBLE_DUMMY: 'off' })
    await whenReady(restored)
    await restored.kill('SIGTERM')
    expect(await read(copy.path)).toEqual(whole)
    report('copy of the embedded folder', whole)
    copy.remove()
  })
})
