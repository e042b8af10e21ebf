import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

interface Holder {
  readonly token: string
  readonly pid: number
  /** When the process started, in the kernel's ticks, where the system tells: process ids are used again. */
  readonly processStart: string | null
  /** Where process ids are the same: containers have their own. */
  readonly namespace: string | null
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
  return holder !== null && isAlive(folder, holder) ? holder.address : null
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

  private heartbeat: NodeJS.Timeout | undefined

  /** @throws FolderInUseError while a living process holds the folder */
  static acquire(folder: string): FolderLock {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const holder: Holder = {
      token: randomUUID(),
      pid: process.pid,
      processStart: processStart(process.pid),
      namespace: namespaceOfProcesses(),
      address: null,
    }
    const lock = new FolderLock(folder, holder)
    // Each round either takes the lock, meets a living holder, or removes one dead holder.
    for (;;) {
      if (lock.tryLink()) return lock.beating()
      const other = readHolder(lockFile(folder))
      if (other !== null && isAlive(folder, other)) throw new FolderInUseError(folder, other.pid)
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
    if (readHolder(lockFile(this.folder))?.token === this.holder.token) rmSync(lockFile(this.folder), { force: true })
  }

  private beating(): this {
    const touch = () => {
      try {
        utimesSync(lockFile(this.folder), new Date(), new Date())
      } catch {
        // The folder is gone: there is nothing left to keep.
      }
    }
    this.heartbeat = setInterval(touch, HEARTBEAT_MS).unref()
    return this
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

  /** Removes a dead lock. Who does that takes turns, so that nobody removes the fresh lock of who came before. */
  private removeDead(): void {
    const turn = `${lockFile(this.folder)}.takeover`
    try {
      mkdirSync(turn)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      // Another process is at it; one that died in the middle is not waited for.
      if (ageOf(turn) > TAKEOVER_MS) rmSync(turn, { recursive: true, force: true })
      return
    }
    try {
      const holder = readHolder(lockFile(this.folder))
      if (holder === null || !isAlive(this.folder, holder)) rmSync(lockFile(this.folder), { force: true })
    } finally {
      rmSync(turn, { recursive: true, force: true })
    }
  }
}

/** How long removing a dead lock may take, at the very most. */
const TAKEOVER_MS = 5_000
/** A holder touches its lock this often, for processes that cannot look it up: those of another container. */
const HEARTBEAT_MS = 2_000
const SILENCE_MS = 15_000

const ageOf = (path: string): number => {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return 0
  }
}

const readHolder = (file: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

const isAlive = (folder: string, { pid, processStart: start, namespace }: Holder): boolean => {
  if (namespace !== namespaceOfProcesses()) return ageOf(lockFile(folder)) < SILENCE_MS
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return start === null || start === processStart(pid)
}

const namespaceOfProcesses = (): string | null => {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return null
  }
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
