import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder of its own, to be removed at the end. */
export const aDataFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'dealbook-test-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

export interface Finished {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

const launch = (script: string, args: readonly string[], env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    output.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    output.stderr += chunk
  })
  return { child, output }
}

/** Runs a command of the command line to its end. */
export const runCli = async (args: readonly string[], env: Readonly<Record<string, string>>): Promise<Finished> => {
  const { child, output } = launch('src/cli.ts', args, env)
  const [code] = await once(child, 'close')
  return { code, ...output }
}

export interface ServiceProcess {
  readonly child: ChildProcess
  readonly address: string
  readonly output: { readonly stdout: string; readonly stderr: string }
  /** Ends with what the process ended with. */
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

const SERVES = /Server listening at (http:\/\/[^"\s]+)/

/** Starts the service as `npm start` does; rejects with what it printed when it ends before it serves. */
export const startProcess = async (
  env: Readonly<Record<string, string>>,
  { script = 'src/main.ts', args = [] as readonly string[] } = {},
): Promise<ServiceProcess> => {
  const { child, output } = launch(script, args, { PORT: '0', ...env })
  const closed = once(child, 'close')
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const [, found] = SERVES.exec(output.stdout) ?? []
      if (found !== undefined) resolve(found)
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
