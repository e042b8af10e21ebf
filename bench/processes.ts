import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { environmentOf } from '../tests/support/dockerfile.js'

const STOP_DEADLINE_MS = 5_000
const START_DEADLINE_MS = 30_000
const READY_INTERVAL_MS = 5

const TASKSET = 'taskset'

/** Whether processes can be kept on a core each. */
const hasTaskset = availableParallelism() > 1 && spawnSync(TASKSET, ['--version'], { stdio: 'ignore' }).status === 0

/** A command kept on a core, where it can be; taskset gives way to it, so that it has the id of the child. */
export const onCore = (core: number, command: readonly string[]): readonly string[] =>
  hasTaskset ? [TASKSET, '-c', String(core), ...command] : command

/** The processes that run, to be ended whatever becomes of this one. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** As in the container image, for service and rivals alike. */
const { NODE_OPTIONS = '', MALLOC_TRIM_THRESHOLD_ = '' } = environmentOf('Dockerfile')

export interface StartOptions {
  /** Which node. */
  readonly node: string
  /** Arguments of node. */
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The core that it has to stay on; any by default. */
  readonly core?: number | undefined
  /** Whether it talks with this process. */
  readonly talks?: boolean
}

/** Starts node on one core, where `taskset` is to be had. What it logs is written and thrown away. */
export const startNode = ({ node, args, env = {}, core, talks = false }: StartOptions): ChildProcess => {
  const run = [node, ...args]
  const [command = '', ...rest] = core === undefined ? run : onCore(core, run)
  const child = spawn(command, rest, {
    // Nothing else: a setting of the shell would make one run unlike the next.
    env: { PATH: process.env.PATH, NODE_OPTIONS, MALLOC_TRIM_THRESHOLD_, ...env },
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

/** Waits until a server says that it is ready. */
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

/** Moves processes of this machine to a core, as far as that is possible and allowed. */
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

/** Resident memory in MiB; `null` where there is no /proc. */
export const residentMiB = ({ pid = 0 }: ChildProcess): number | null => {
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readProc(pid, 'status') ?? '')?.[1]
  return kib === undefined ? null : Number(kib) / 1024
}

export const TICKS_PER_SECOND = 100

/** Time on the processor since its start, in seconds; `null` where there is no /proc. */
export const cpuSeconds = ({ pid = 0 }: { readonly pid?: number | undefined }): number | null => {
  const stat = readProc(pid, 'stat')
  if (stat === null) return null
  // The name of the command, in parentheses, may hold spaces: the fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}
