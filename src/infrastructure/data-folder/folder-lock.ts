import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '../../application/operator-error.js'
import { ageOf, isAlive, keepFresh, type ProcessRecord, readRecord, recordOfThisProcess } from './process-record.js'

export class FolderInUseError extends OperatorError {
  override readonly name = 'FolderInUseError'

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
}

const lockFile = (folder: string): string => join(folder, 'lock')

/** The address of the service that has locked the folder; `null` if none has. */
export const addressOfHolder = (folder: string): string | null => {
  const holder = readRecord(lockFile(folder))
  return holder !== null && isAlive(lockFile(folder), holder) ? holder.address : null
}

/**
 * Locks a folder against other processes: PGlite has no lock, and two processes on one folder would lose writes. The
 * lock of a process that has ended is taken over.
 */
export class FolderLock {
  private constructor(
    private readonly folder: string,
    private holder: ProcessRecord,
  ) {}

  private heartbeat: NodeJS.Timeout | undefined

  /** @throws FolderInUseError while another running process has the lock */
  static acquire(folder: string): FolderLock {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const lock = new FolderLock(folder, recordOfThisProcess(null))
    // Each round takes the lock, finds that a running process has it, or removes one stale lock.
    for (;;) {
      if (lock.tryLink()) return lock.beating()
      const other = readRecord(lockFile(folder))
      if (other !== null && isAlive(lockFile(folder), other)) throw new FolderInUseError(folder, other.pid)
      lock.removeDead()
    }
  }

  publishAddress(address: string): void {
    this.holder = { ...this.holder, address }
    const draft = this.writeDraft()
    renameSync(draft, lockFile(this.folder))
  }

  release(): void {
    clearInterval(this.heartbeat)
    if (readRecord(lockFile(this.folder))?.token === this.holder.token) rmSync(lockFile(this.folder), { force: true })
  }

  private beating(): this {
    this.heartbeat = keepFresh(lockFile(this.folder))
    return this
  }

  private writeDraft(): string {
    const draft = `${lockFile(this.folder)}.${this.holder.token}`
    writeFileSync(draft, JSON.stringify(this.holder), { mode: 0o600 })
    return draft
  }

  /** Creating a hard link is atomic, and only one process succeeds. */
  private tryLink(): boolean {
    const draft = this.writeDraft()
    try {
      linkSync(draft, lockFile(this.folder))
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    } finally {
      rmSync(draft, { force: true })
    }
  }

  /** Removes a stale lock. One process at a time, so that none removes a new lock that another has just taken. */
  private removeDead(): void {
    const turn = `${lockFile(this.folder)}.takeover`
    try {
      mkdirSync(turn)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      // Another process is doing this; don't wait for one that died halfway.
      if (ageOf(turn) > TAKEOVER_MS) rmSync(turn, { recursive: true, force: true })
      return
    }
    try {
      const holder = readRecord(lockFile(this.folder))
      if (holder === null || !isAlive(lockFile(this.folder), holder)) rmSync(lockFile(this.folder), { force: true })
    } finally {
      rmSync(turn, { recursive: true, force: true })
    }
  }
}

/** Removing a stale lock never takes longer than this. */
const TAKEOVER_MS = 5_000
