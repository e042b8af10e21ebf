import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../tests/support/own-servers.js'
import { residentMiB, startNode, stopProcess, whenReady } from './processes.js'
import { markdownTable, marked } from './tables.js'

const STARTS = 5
/** The time that a process is idle before its memory is read. */
const REST_MS = 5_000

interface Started {
  readonly seconds: number
  readonly restMiB: number | null
}

interface Kind {
  readonly name: string
  /** The maximum time of the best start, in seconds. */
  readonly target: number
  /** The maximum memory at rest, in MiB. */
  readonly rest?: number
  /** Additional environment variables for the start with this number. */
  readonly env: (start: number) => Readonly<Record<string, string>>
}

const start = async (
  node: string,
  script: string,
  env: Readonly<Record<string, string>>,
  rests: boolean,
): Promise<Started> => {
  const port = await freePort()
  const from = performance.now()
  const child = startNode({ node, args: [script], env: { PORT: String(port), ...env } })
  try {
    await whenReady(child, `http://127.0.0.1:${port}/health/ready`)
    const seconds = (performance.now() - from) / 1000
    if (rests) await setTimeout(REST_MS)
    return { seconds, restMiB: residentMiB(child) }
  } finally {
    await stopProcess(child)
  }
}

/**
 * The time from `node` to ready, as the best of several starts on each database, and the memory of the idle process.
 */
export const startsTable = async (
  node: string,
  script: string,
  onPostgres: Readonly<Record<string, string>>,
): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-starts-'))
  const embedded = (name: string) => ({ NODE_ENV: 'development', DATA_DIR: join(folder, name), LOG_LEVEL: 'info' })
  const kinds: readonly Kind[] = [
    { name: 'migrated PostgreSQL', target: 1.5, rest: 140, env: () => ({ NODE_ENV: 'production', ...onPostgres }) },
    { name: 'empty embedded database, with the demo data', target: 8, env: (number) => embedded(String(number)) },
    { name: 'filled embedded database', target: 3, env: () => embedded('0') },
  ]
  try {
    const rows: string[][] = []
    for (const { name, target, rest, env } of kinds) {
      const starts: Started[] = []
      for (let i = 0; i < STARTS; i++) starts.push(await start(node, script, env(i), i === STARTS - 1))
      const seconds = starts.map((one) => one.seconds)
      rows.push([
        name,
        marked(Math.min(...seconds), 'at most', target),
        seconds.map((one) => one.toFixed(2)).join(' / '),
        marked(starts.at(-1)?.restMiB ?? null, 'at most', rest, { digits: 0 }),
      ])
    }
    return markdownTable(['Start on', 'best, s', 'all, s', 'RSS at rest, MiB'], rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
