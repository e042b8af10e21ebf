import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, statSync, utimesSync } from 'node:fs'

/** What a process writes to a file in a data folder. The file only means something while the process is alive. */
export interface ProcessRecord {
  readonly token: string
  readonly pid: number
  /** When the process started, in clock ticks since boot, if the system reports it: process ids are reused. */
  readonly processStart: string | null
  /** The PID namespace: each container has its own process ids. */
  readonly namespace: string | null
  /** The address at which the process serves; `null` before it does. */
  readonly address: string | null
}

export const recordOfThisProcess = (address: string | null): ProcessRecord => ({
  token: randomUUID(),
  pid: process.pid,
  processStart: processStart(process.pid),
  namespace: namespaceOfProcesses(),
  address,
})

/** `null` if the record is missing or incomplete. */
export const readRecord = (file: string): ProcessRecord | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessRecord
  } catch {
    return null
  }
}

/** How often a process touches its record, for processes in other containers, which can't look it up by its id. */
const HEARTBEAT_MS = 2_000
const SILENCE_MS = 15_000

/** Touches the record until the timer is cleared. The timer doesn't keep the process alive. */
export const keepFresh = (file: string): NodeJS.Timeout => {
  const touch = () => {
    try {
      utimesSync(file, new Date(), new Date())
    } catch {
      // The folder is gone, so there is nothing left to touch.
    }
  }
  return setInterval(touch, HEARTBEAT_MS).unref()
}

/** Milliseconds since a file was touched; 0 if there is no such file. */
export const ageOf = (path: string): number => {
  try {
    return Date.now() - statSync(path).mtimeMs
  } catch {
    return 0
  }
}

/** Whether the process that wrote the file's record is alive. */
export const isAlive = (file: string, { pid, processStart: start, namespace }: ProcessRecord): boolean => {
  if (namespace !== namespaceOfProcesses()) return ageOf(file) < SILENCE_MS
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

/** Field 22 of /proc/<pid>/stat (proc(5)); the second field, in parentheses, may contain anything. */
const processStart = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
