import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'vitest'
import { giveToServers } from '../support/own-servers.js'
import { aDataFolder } from '../support/service-process.js'
import { type FaultWorld, onServer, openFaultWorld, tryFault } from './world.js'

const DISK_SIZE = '64m'
const TABLESPACE = 'small_disk'
const CHUNK = Buffer.alloc(64 * 1024)

/** Writes to a file until its disk is full. */
const fillDisk = (file: string): void => {
  const ballast = openSync(file, 'w')
  try {
    for (;;) writeSync(ballast, CHUNK)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(ballast)
  }
}

// Needs root to mount a disk that is small enough to be filled.
describe('a full disk', () => {
  let disk: ReturnType<typeof aDataFolder>
  let world: FaultWorld

  beforeEach(async () => {
    disk = aDataFolder()
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_SIZE}`, 'none', disk.path])
    giveToServers(disk.path)
    await onServer(`CREATE TABLESPACE ${TABLESPACE} LOCATION '${disk.path}'`)
    world = await openFaultWorld({ tablespace: TABLESPACE })
  })
  afterEach(async () => {
    await world.close()
    // If the server recovers later, its log must not refer to the disk.
    await onServer(`DROP TABLESPACE ${TABLESPACE}`, 'CHECKPOINT')
    execFileSync('umount', [disk.path])
    disk.remove()
  })

  it('makes writes fail without losing any, and they succeed again once there is space', async () => {
    const { load } = world
    const ballast = join(disk.path, 'ballast')
    await tryFault(world, {
      name: 'disk of the data full',
      full: 5,
      allowed: [503],
      round: async () => {
        fillDisk(ballast)
        await load.fails(20)
        rmSync(ballast)
      },
      besides: () => `${load.failures.length} answered 503`,
    })
  })
})
