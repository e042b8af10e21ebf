import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** A separate data folder, to be removed at the end. */
export const aDataFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'dealbook-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Options with which Node runs the TypeScript sources. */
const LOADER = ['--import', 'tsx']
/** Options of Node for short runs: without optimising code, an embedded database starts in half the CPU time. */
const BRIEFLY = ['--liftoff-only']

type Child = ChildProcessByStdio<null, Readable, Readable>

/** With `BACKEND=built`, the built file runs instead of its source, because it starts several times as fast. */
const builtOf = (script: string): string =>
  process.env.BACKEND === 'built' ? script.replace(/^src\/(.*)\.ts$/, 'dist/$1.js') : script

/** Solving the demo data would take CPU time from what is tested. */
const NO_WORKERS = { DOUBLE_DUMMY_WORKERS: '0' }

/** The variables of this process that the started one has too: where programs are, and where they are compiled to. */
const KEPT = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

const launch = (
  source: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  given: readonly string[] | undefined = undefined,
) => {
  const script = builtOf(source)
  const node = given ?? (script.endsWith('.ts') ? LOADER : BRIEFLY)
  const child = spawn(process.execPath, [...node, script, ...args], {
    env: { ...KEPT, ...NO_WORKERS, ...env },
    // The last one is a channel for orders, which only some processes listen to.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as Child
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk
  })
  return { child, output }
}

/** Starts a command of the command line. */
export const startCli = (args: readonly string[], env: Readonly<Record<string, string>>, script = 'src/cli.ts') => {
  const { child, output } = launch(script, args, env)
  const finished = once(child, 'close').then(([code]): Finished => ({ code, ...output }))
  return {
    finished,
    kill: async (signal: NodeJS.Signals): Promise<Finished> => {
      child.kill(signal)
      return finished
    },
  }
}

/** Runs a command of the command line to its end. */
export const runCli = (...command: Parameters<typeof startCli>): Promise<Finished> => startCli(...command).finished

export interface ServiceProcess {
  readonly child: ChildProcess
  readonly address: string
  readonly output: { readonly stdout: string; readonly stderr: string }
  /** Resolves with the exit code and signal of the process. */
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** Matches the line in the log, or the one printed for the demo. */
const SERVES = /(?:Server listening|Dealbook is running) at (http:\/\/[^"\s]+)/

export interface StartOptions {
  readonly script?: string
  readonly args?: readonly string[]
  /** Options of Node itself; by default the ones that the sources need. */
  readonly node?: readonly string[]
}

/** Starts the service as `npm start` does; rejects with its output if it ends before it serves. */
export const startProcess = async (
  env: Readonly<Record<string, string>>,
  { script = 'src/main.ts', args, node }: StartOptions = {},
): Promise<ServiceProcess> => {
  const { child, output } = launch(script, args ?? [], { PORT: '0', ...env }, node)
  const closed = once(child, 'close')
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, found] = SERVES.exec(output.stdout) ?? []
      if (found === undefined) return
      child.stdout.off('data', look)
      resolve(found)
    }
    child.stdout.on('data', look)
    void closed.then(([code]) => reject(new Error(`ended with ${code}: ${output.stderr}${output.stdout}`)))
  })
  return {
    child,
    address,
    output,
    kill: async (signal) => {
      child.kill(signal)
      const [code, by] = await closed
      return { code, signal: by }
    },
  }
}
