import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { API_KEY } from '../machines/deployment.js'
import { lostFrom, startLoad } from '../machines/load.js'
import { createServerDatabase, type ServerDatabase } from '../support/databases.js'
import { aDataFolder, runCli, type ServiceProcess, startProcess } from '../support/service-process.js'
import { migrationNames } from './migrations.js'
import { buildPreviousVersion, type PreviousVersion } from './previous-version.js'

/** Of each instance. */
const CALLERS = 4

describe('the version before the newest migration', () => {
  const folder = aDataFolder()
  let previous: PreviousVersion
  let database: ServerDatabase
  const running: ServiceProcess[] = []

  beforeAll(async () => {
    previous = buildPreviousVersion()
    database = await createServerDatabase()
  }, 600_000)
  afterAll(async () => {
    for (const service of running) await service.kill('SIGKILL')
    await database?.drop()
    previous?.remove()
    folder.remove()
  })

  it('goes on serving while this one migrates, beside it, and after a restart', async () => {
    const env = { API_KEY, DATABASE_URL: database.url, DATA_DIR: folder.path }
    const serve = async (script: string): Promise<ServiceProcess> => {
      const service = await startProcess(env, { script, args: ['serve'] })
      running.push(service)
      return service
    }
    expect(await runCli(['migrate'], env, previous.cli)).toMatchObject({ code: 0 })
    const loads = [startLoad((await serve(previous.cli)).address, CALLERS)]
    try {
      await loads[0]?.more(200)
      const { code, stdout } = await runCli(['migrate'], env, 'dist/cli.js')
      expect(code).toBe(0)
      expect(stdout).toContain(migrationNames().at(-1))
      await loads[0]?.more(200)
      for (const script of ['dist/cli.js', previous.cli]) loads.push(startLoad((await serve(script)).address, CALLERS))
      await Promise.all(loads.map((load) => load.more(200)))
    } finally {
      await Promise.all(loads.map((load) => load.stop()))
    }
    for (const run of await Promise.all(loads.map((load) => load.stop()))) {
      expect(run.failed.slice(0, 5)).toEqual([])
      expect(await lostFrom(database.url, run)).toEqual([])
    }
  })
})
