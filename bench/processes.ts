import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { memoryEnvironmentOf } from '../tests/support/dockerfile.js'

const STOP_DEADLINE_MS = 5_000
const START_DEADLINE_MS = 30_000
const READY_INTERVAL_MS = 5

const TASKSET = 'taskset'

/** Whether processes can be pinned to a core. */
const hasTaskset = availableParallelism() > 1 && spawnSync(TASKSET, ['--version'], { stdio: 'ignore' }).status === 0

/** A command pinned to a core, if possible. taskset is replaced by the command, so the child's id is the command's. */
export const onCore = (core: number, command: readonly string[]): readonly string[] =>
  hasTaskset ? [TASKSET, '-c', String(core), ...command] : command

/** Running processes, which are always stopped with this one. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** The settings of the container image, for service and rivals alike. */
const MEMORY = memoryEnvironmentOf('Dockerfile')

export interface StartOptions {
  /** The Node binary. */
  readonly node: string
  /** Arguments for Node. */
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The core to which it is pinned; any by default. */
  readonly core?: number | undefined
  /** Whether it exchanges messages with this process. */
  readonly talks?: boolean
}

/** Starts Node on one core, if `taskset` is available. Its log is discarded. */
export const startNode = ({ node, args, env = {}, core, talks = false }: StartOptions): ChildProcess => {
  const run = [node, ...args]
  const [command = '', ...rest] = core === undefined ? run : onCore(core, run)
  const child = spawn(command, rest, {
    // No other variables, because settings of the shell would make runs differ.
    env: { PATH: process.env.PATH, ...MEMORY, ...env },
    stdio: ['ignore', 'ignore', 'inherit', ...(talks ? (['ipc'] as const) : [])],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null

export const stopProcess = async (child: ChildProcess): Promise<void> => {
  if (!isRunning(child)) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const deadline = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS)
  child.kill('SIGTERM')
  await exited
  clearTimeout(deadline)
}

/** Waits until a server reports that it is ready. */
export const whenReady = async (child: ChildProcess, url: string): Promise<void> => {
  const deadline = performance.now() + START_DEADLINE_MS
  while (performance.now() < deadline) {
    if (!isRunning(child)) throw new Error(`${child.spawnargs.join(' ')} ended before it was ready`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, READY_INTERVAL_MS))
  }
  throw new Error(`${url} did not answer in time`)
}

/** Moves processes to a core, as far as possible and permitted. */
export const moveToCore = (pids: readonly number[], core: number): void => {
  if (hasTaskset) for (const pid of pids) spawnSync(TASKSET, ['-cp', String(core), String(pid)], { stdio: 'ignore' })
}

const readProc = (pid: number, file: string): string | null => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return null
  }
}

/** Resident memory in MiB; `null` without /proc. */
export const residentMiB = ({ pid = 0 }: ChildProcess): number | null => {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, 'status') ?? '')?.[1]
  return kib === undefined ? null : Number(kib) / 1024
}

export const TICKS_PER_SECOND = 100

/** CPU time since its start, in seconds; `null` without /proc. */
export const cpuSeconds = ({ pid = 0 }: { readonly pid?: number | undefined }): number | null => {
  const stat = readProc(pid, 'stat')
  if (stat === null) return null
  // The command's name, in parentheses, may contain spaces, so the fields are counted after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
