import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressOfHolder } from './folder-lock.js'
import { isAlive, keepFresh, readRecord, recordOfThisProcess } from './process-record.js'

const NOTE = /^serving-[\w-]+$/

const notesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
      .filter((name) => NOTE.test(name))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

/**
 * A file in a data folder with the address of an instance whose database is elsewhere, for the command line on the same
 * machine. Instances can share a folder: each writes its own note, or none if it has no write access.
 */
export class ServingNote {
  private constructor(
    private readonly file: string,
    private readonly heartbeat: NodeJS.Timeout,
  ) {}

  /** Writes a note, and removes those of processes that have ended; `null` if the folder is not writable. */
  static leave(folder: string, address: string): ServingNote | null {
    const record = recordOfThisProcess(address)
    const file = join(folder, `serving-${record.token}`)
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      // Written atomically: another instance would remove an incomplete note as that of a process that has ended.
      writeFileSync(`${file}.draft`, JSON.stringify(record), { mode: 0o600 })
      renameSync(`${file}.draft`, file)
      for (const other of notesIn(folder)) if (servingAt(other) === null) rmSync(other, { force: true })
    } catch {
      return null
    }
    return new ServingNote(file, keepFresh(file))
  }

  remove(): void {
    clearInterval(this.heartbeat)
    rmSync(this.file, { force: true })
  }
}

const servingAt = (file: string): string | null => {
  const record = readRecord(file)
  return record !== null && isAlive(file, record) ? record.address : null
}

/**
 * The address of the service that has locked the folder, or else of any that left a note; `null` if none is running.
 */
export const addressOfService = (folder: string): string | null => {
  const addresses = [addressOfHolder(folder), ...notesIn(folder).map(servingAt)]
  return addresses.find((address) => address !== null) ?? null
}
