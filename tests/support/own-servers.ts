import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** A loopback port that nobody uses just now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const isRoot = process.getuid?.() === 0
/** Neither PostgreSQL nor PgBouncer runs as root; Debian's packages bring this user. */
const USER = 'postgres'
const asUser = (command: string, args: readonly string[]): readonly [string, readonly string[]] =>
  isRoot ? ['runuser', ['-u', USER, '--', command, ...args]] : [command, args]

const run = (command: string, args: readonly string[]): void => {
  const [file, all] = asUser(command, args)
  execFileSync(file, all, { cwd: tmpdir(), stdio: 'ignore' })
}

const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-server-'))
  if (isRoot) {
    const id = (what: string) => Number(execFileSync('id', [what, USER], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  return folder
}

const untilItListens = async (port: number): Promise<void> => {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await setTimeout(50)
  }
}

export interface OwnPostgres {
  readonly url: string
  /** As if the power went. */
  stopAtOnce(): void
  start(): void
  remove(): void
}

/** A PostgreSQL server of the test's own, which it may stop and start. */
export const openOwnPostgres = async (): Promise<OwnPostgres> => {
  const folder = aFolder()
  const data = join(folder, 'data')
  const port = await freePort()
  const binary = (name: string) => join(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim(), name)
  run(binary('initdb'), ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`
  const control = (...args: string[]) => run(binary('pg_ctl'), ['-D', data, '-w', ...args])
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start')
  const stopAtOnce = () => control('-m', 'immediate', 'stop')
  start()
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    start,
    stopAtOnce,
    remove: () => {
      try {
        stopAtOnce()
      } catch {
        // It is stopped already.
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Pooler {
  readonly url: string
  close(): Promise<void>
}

/** PgBouncer in transaction mode before a database: each transaction may have another session. */
export const openPgBouncer = async (database: string): Promise<Pooler> => {
  const folder = aFolder()
  const port = await freePort()
  const to = new URL(database)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${to.hostname} port=${to.port || 5432} user=${to.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 100
`,
    { mode: 0o644 },
  )
  const [command, args] = asUser('pgbouncer', ['-q', file])
  // A group of its own, because runuser does not hand a signal on.
  const child = spawn(command, args, { stdio: 'ignore', detached: true })
  const ended = once(child, 'close')
  await Promise.race([
    untilItListens(port),
    ended.then(([code]) => Promise.reject(new Error(`pgbouncer ended with ${code}`))),
  ])
  const url = new URL(database)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    close: async () => {
      process.kill(-(child.pid as number), 'SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
