import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** A loopback port that is unused now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Whether this process has the rights of root. */
const isRoot = process.getuid?.() === 0
/** Neither PostgreSQL nor PgBouncer runs as root; Debian's packages create this user. */
const USER = 'postgres'
/** A command that runs another one as that user in the same process, so that signals reach it. */
const asUser = (command: string, args: readonly string[]): readonly [string, readonly string[]] =>
  isRoot ? ['setpriv', [`--reuid=${USER}`, `--regid=${USER}`, '--init-groups', command, ...args]] : [command, args]

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
  const [file, all] = asUser(command, args)
  execFileSync(file, all, { cwd: tmpdir(), stdio: 'ignore', env: { ...process.env, ...env } })
}

/** Makes a folder accessible to the user that runs servers. */
export const giveToServers = (folder: string): void => {
  const id = (what: string) => Number(execFileSync('id', [what, USER], { encoding: 'utf8' }))
  if (isRoot) chownSync(folder, id('-u'), id('-g'))
}

/** A folder that this user can write to. */
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'dealbook-server-'))
  giveToServers(folder)
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

/** Where a test's PostgreSQL server has its data and listens. */
export interface PostgresPlace {
  readonly folder: string
  readonly port: number
  /** Where the server finds locales that the machine does not have. */
  readonly locales?: string
}

/**
 * Starts a process that stays in the foreground, and waits until it listens; stops it at the end of the test at the
 * latest.
 */
const serveOn = async (port: number, command: string, args: readonly string[]) => {
  const [file, all] = asUser(command, args)
  const child = spawn(file, all, { stdio: 'ignore' })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const ended = once(child, 'close').finally(() => process.off('exit', end))
  await Promise.race([
    untilItListens(port),
    ended.then(([code]) => Promise.reject(new Error(`${command} ended with ${code}`))),
  ])
  return {
    child,
    close: async (): Promise<void> => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export interface OwnPostgres {
  readonly url: string
  /** Stops it at once, as in a power failure. */
  stopAtOnce(): void
  start(): void
  remove(): void
}

/** A PostgreSQL program. */
export const binary = (name: string) => join(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim(), name)
const dataOf = ({ folder }: PostgresPlace): string => join(folder, 'data')

/** Writes the configuration; later lines override earlier ones. */
const configure = (place: PostgresPlace, settings: string): void => {
  const listening = `port = ${place.port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${place.folder}'\n`
  appendFileSync(join(dataOf(place), 'postgresql.conf'), `${listening}${settings}\n`)
}

/** Creates the data folder of a server that is not running yet. */
export const placeOwnPostgres = async (settings = ''): Promise<PostgresPlace> => {
  const place = { folder: aFolder(), port: await freePort() }
  run(binary('initdb'), ['-D', dataOf(place), '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
  configure(place, settings)
  return place
}

const controlOf =
  (place: PostgresPlace) =>
  (...args: string[]): void =>
    run(binary('pg_ctl'), ['-D', dataOf(place), '-w', ...args], place.locales ? { LOCPATH: place.locales } : {})

/** Controls a server that another process may have started. */
export const ownPostgresAt = (place: PostgresPlace): OwnPostgres => {
  const control = controlOf(place)
  const stopAtOnce = () => control('-m', 'immediate', 'stop')
  return {
    url: `postgres://${USER}@127.0.0.1:${place.port}/postgres`,
    start: () => control('-l', join(place.folder, 'log'), 'start'),
    stopAtOnce,
    remove: () => {
      try {
        stopAtOnce()
      } catch {
        // Already stopped.
      }
      rmSync(place.folder, { recursive: true, force: true })
    },
  }
}

/** A PostgreSQL server for the test, which it can stop and start. */
export const openOwnPostgres = async (): Promise<OwnPostgres> => {
  const postgres = ownPostgresAt(await placeOwnPostgres('fsync = off'))
  postgres.start()
  return postgres
}

/**
 * A PostgreSQL server for the test that speaks French if Debian's package `locales` is installed, otherwise English.
 */
export const openFrenchPostgres = async (): Promise<OwnPostgres> => {
  const place = await placeOwnPostgres('fsync = off')
  const locales = join(place.folder, 'locales')
  const made = spawnSync('sh', ['-c', `mkdir ${locales} && localedef -i fr_FR -f UTF-8 ${locales}/fr_FR.UTF-8`])
  if (made.status === 0) configure(place, "lc_messages = 'fr_FR.UTF-8'")
  const postgres = ownPostgresAt(made.status === 0 ? { ...place, locales } : place)
  postgres.start()
  return postgres
}

export interface Standby extends OwnPostgres {
  /** Disconnects it from the primary. */
  cutOff(): Promise<void>
  /** Makes it a primary, and waits until it is one. */
  promote(): void
  /** Replicates another primary from now on. */
  follow(primary: OwnPostgres): Promise<void>
}

/** Runs statements, and returns the number of rows of the last one. */
export const onCluster = async (url: string, ...statements: readonly string[]): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  let rows = 0
  for (const statement of statements) rows = (await client.query(statement)).rows.length
  await client.end()
  return rows
}

/** Sets the standbys that a commit waits for; `''`: none. */
export const waitForStandbys = async (primary: OwnPostgres, names: string): Promise<void> => {
  await onCluster(primary.url, `ALTER SYSTEM SET synchronous_standby_names = '${names}'`, 'SELECT pg_reload_conf()')
}

/** A standby that replicates a running server. */
export const openStandby = async (primary: OwnPostgres): Promise<Standby> => {
  const place = { folder: aFolder(), port: await freePort() }
  const copy = ['-D', dataOf(place), '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']
  run(binary('pg_basebackup'), copy)
  configure(place, 'fsync = off')
  const standby = ownPostgresAt(place)
  standby.start()
  return {
    ...standby,
    cutOff: async () => {
      await onCluster(standby.url, "ALTER SYSTEM SET primary_conninfo = ''", 'SELECT pg_reload_conf()')
      const reads = async () => (await onCluster(standby.url, 'SELECT FROM pg_stat_wal_receiver')) > 0
      while (await reads()) await setTimeout(20)
    },
    promote: () => controlOf(place)('promote'),
    follow: async ({ url }) => {
      const { hostname, port } = new URL(url)
      const from = `host=${hostname} port=${port} user=${USER}`
      await onCluster(standby.url, `ALTER SYSTEM SET primary_conninfo = '${from}'`, 'SELECT pg_reload_conf()')
    },
  }
}

export interface Pooler {
  readonly url: string
  /** Points to another server from now on. */
  pointTo(database: string): void
  close(): Promise<void>
}

/** PgBouncer in transaction mode in front of a database: each transaction may use a different session. */
export const openPgBouncer = async (database: string, poolSize = 3): Promise<Pooler> => {
  const folder = aFolder()
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const write = (to: URL): void =>
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
default_pool_size = ${poolSize}
max_client_conn = 100
server_login_retry = 1
`,
      { mode: 0o644 },
    )
  write(new URL(database))
  const { child, close } = await serveOn(port, 'pgbouncer', ['-q', file])
  const url = new URL(database)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    pointTo: (to) => {
      write(new URL(to))
      child.kill('SIGHUP')
    },
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Nginx {
  readonly address: string
  /** The content of its error log. */
  errorLog(): string
  /** Reloads the files of the deployment, as `nginx -s reload` does. */
  reload(): void
  close(): Promise<void>
}

/** Directives in deploy/nginx that Debian's nginx may not support yet, and the version that introduced them. */
const NEWER_DIRECTIVES = [{ pattern: /^ *keepalive_min_timeout .*;$/m, since: [1, 27, 4] }] as const

const isOlder = (version: readonly number[], than: readonly number[]): boolean => {
  const differs = than.findIndex((part, i) => part !== version[i])
  return differs >= 0 && (version[differs] ?? 0) < (than[differs] ?? 0)
}

const replaced = (text: string, pattern: string | RegExp, by: string): string => {
  const result = text.replace(pattern, () => by)
  if (result === text) throw new Error(`deploy/nginx has no ${pattern}`)
  return result
}

/**
 * nginx with the configuration of `deploy/nginx`, on a free port, in front of instances on this machine. Its responses
 * name the instances that were tried in `X-Upstream`.
 * @param deployment a folder with `nginx.conf` and `instances.conf`
 * @param instances the ports of the instances by their names there
 */
export const openNginx = async (deployment: string, instances: ReadonlyMap<string, number>): Promise<Nginx> => {
  const folder = aFolder()
  const port = await freePort()
  const list = join(folder, 'instances.conf')
  const file = join(folder, 'nginx.conf')
  const version = spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.match(/\d+/g)?.map(Number) ?? []
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const write = (): void => {
    let servers = readFileSync(join(deployment, 'instances.conf'), 'utf8')
    for (const [name, at] of instances) servers = replaced(servers, ` ${name}:3000 `, ` 127.0.0.1:${at} `)
    writeFileSync(list, servers, { mode: 0o644 })
    let conf = readFileSync(join(deployment, 'nginx.conf'), 'utf8')
    for (const { pattern, since } of NEWER_DIRECTIVES) if (isOlder(version, since)) conf = replaced(conf, pattern, '')
    conf = replaced(conf, '/etc/nginx/dealbook/instances.conf', list)
    conf = replaced(conf, 'listen 8080;', `listen 127.0.0.1:${port};`)
    const told = 'add_header X-Upstream $upstream_addr always;'
    conf = replaced(conf, 'http {', `http {\n${temporary.join('\n')}\n${told}`)
    conf = replaced(conf, 'internal;', `internal;\n${told}`)
    writeFileSync(file, conf, { mode: 0o644 })
  }
  write()
  const main = `daemon off; pid ${join(folder, 'pid')};`
  const { child, close } = await serveOn(port, 'nginx', [
    '-p',
    folder,
    '-c',
    file,
    '-e',
    join(folder, 'error.log'),
    '-g',
    main,
  ])
  return {
    address: `http://127.0.0.1:${port}`,
    errorLog: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    reload: () => {
      write()
      child.kill('SIGHUP')
    },
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Caddy {
  /** What it has logged. */
  log(): string
  close(): Promise<void>
}

/** Caddy with a Caddyfile that listens on a loopback port without TLS. */
export const openCaddy = async (caddyfile: string, port: number): Promise<Caddy> => {
  const folder = aFolder()
  const [file, log] = [join(folder, 'Caddyfile'), join(folder, 'log')]
  // Requests no certificates, and doesn't interfere with another Caddy on this machine.
  const quiet = `admin off\n  auto_https off\n  storage file_system ${folder}`
  writeFileSync(file, replaced(caddyfile, /^\{\n/, `{\n  ${quiet}\n`), { mode: 0o644 })
  const run = `exec caddy run --config ${file} --adapter caddyfile 2>${log}`
  const { close } = await serveOn(port, 'sh', ['-c', `HOME=${folder} ${run}`])
  return {
    log: () => readFileSync(log, 'utf8'),
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
