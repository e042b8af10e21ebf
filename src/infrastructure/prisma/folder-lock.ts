import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Holder {
  readonly token: string
  readonly pid: number
  /** When the process started, in the kernel's ticks, where the system tells: process ids are used again. */
  readonly processStart: string | null
  /** Where the process serves, once it does. */
  readonly address: string | null
}

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by process ${pid}. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
}

const lockFile = (folder: string): string => join(folder, 'lock')

/** The address of the service that holds the folder; `null` when none does. */
export const addressOfHolder = (folder: string): string | null => {
  const holder = readHolder(lockFile(folder))
  return holder !== null && isAlive(holder) ? holder.address : null
}

/**
 * A lock on a folder against other processes: PGlite has none of its own, and two processes on one folder lose writes.
 * A lock whose process is gone is taken over.
 */
export class FolderLock {
  private constructor(
    private readonly folder: string,
    private holder: Holder,
  ) {}

  /** @throws FolderInUseError while a living process holds the folder */
  static acquire(folder: string): FolderLock {
    mkdirSync(folder, { recursive: true })
    const holder: Holder = {
      token: randomUUID(),
      pid: process.pid,
      processStart: processStart(process.pid),
      address: null,
    }
    const lock = new FolderLock(folder, holder)
    // Each round either takes the lock, meets a living holder, or removes one dead holder.
    for (;;) {
      if (lock.tryLink()) return lock
      const other = readHolder(lockFile(folder))
      if (other !== null && isAlive(other)) throw new FolderInUseError(folder, other.pid)
      lock.removeDead(other)
    }
  }

  publishAddress(address: string): void {
    this.holder = { ...this.holder, address }
    const draft = this.writeDraft()
    renameSync(draft, lockFile(this.folder))
  }

  release(): void {
    if (readHolder(lockFile(this.folder))?.token === this.holder.token) rmSync(lockFile(this.folder), { force: true })
  }

  private writeDraft(): string {
    const draft = `${lockFile(this.folder)}.${this.holder.token}`
    writeFileSync(draft, JSON.stringify(this.holder), { mode: 0o600 })
    return draft
  }

  /** A hard link appears whole or not at all, and only one process can make it. */
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

  /** Moves the dead lock aside; if it turns out to be another process's fresh one, that is put back. */
  private removeDead(dead: Holder | null): void {
    const aside = `${lockFile(this.folder)}.${this.holder.token}.aside`
    try {
      renameSync(lockFile(this.folder), aside)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
      throw error
    }
    const moved = readHolder(aside)
    if (moved !== null && moved.token !== dead?.token) linkSync(aside, lockFile(this.folder))
    rmSync(aside, { force: true })
  }
}

const readHolder = (file: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

const isAlive = ({ pid, processStart: start }: Holder): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return start === null || start === processStart(pid)
}

/** Field 22 of /proc/<pid>/stat (proc(5)); the second field, in parentheses, may hold anything. */
const processStart = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
