import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import type * as SchemaEngine from '@prisma/schema-engine-wasm/schema_engine_bg'
import type pg from 'pg'

export const PRISMA_FOLDER = fileURLToPath(new URL('../../../prisma', import.meta.url))
const SCHEMA = join(PRISMA_FOLDER, 'schema.prisma')
const LOCK_FILE = 'provider = "postgresql"\n'
const FILTERS = { externalTables: [], externalEnums: [] }

/** The key of the advisory lock under which instances that start at once take turns; any number of our own. */
const MIGRATION_LOCK = 4_251_990
/** How often an instance asks whether it is its turn, in milliseconds. */
const TURN_MS = 200

/** Asks instead of waiting: an index that is built concurrently would wait in turn for the statement that waits. */
const isTaken = async (turn: pg.PoolClient): Promise<boolean> => {
  const { rows } = await turn.query('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK])
  return rows[0].taken
}

export interface MigratorOptions {
  /** A pool for migrations alone, without the timeouts of the one that serves requests. */
  readonly connect: () => pg.Pool
  /** Whether other processes may be migrating the same database. */
  readonly isShared: boolean
  /** Other migrations than the project's own: a test's. */
  readonly folder?: string
}

/**
 * Applies migrations with Prisma's schema engine in its WebAssembly build, which needs no binary to be downloaded, and
 * keeps Prisma's own bookkeeping (`_prisma_migrations`), so that `prisma migrate` could go on from there.
 */
export class Migrator {
  constructor(private readonly options: MigratorOptions) {}

  /** The migrations of this version that the database lacks, in order. Migrations unknown to this version do not count. */
  async pending(): Promise<readonly string[]> {
    return this.withPool((pool) => this.pendingOn(pool))
  }

  /** Applies pending migrations and returns their names. Waits while another process migrates, however long that takes. */
  async apply(): Promise<readonly string[]> {
    return this.withPool(async (pool) => {
      if (!this.options.isShared) return this.applyOn(pool)
      // A connection of its own, held: one that went back to its pool would be closed when idle, and the lock with it.
      const turns = this.options.connect()
      const turn = await turns.connect()
      try {
        while (!(await isTaken(turn))) await pause(TURN_MS)
        return await this.applyOn(pool)
      } finally {
        turn.release(true)
        await turns.end()
      }
    })
  }

  private async applyOn(pool: pg.Pool): Promise<readonly string[]> {
    if ((await this.pendingOn(pool)).length === 0) return []
    const list = await this.list()
    const { appliedMigrationNames } = await withEngine({ connect: () => connect(pool) }, (engine) =>
      engine.applyMigrations({ migrationsList: list, filters: FILTERS }),
    )
    return appliedMigrationNames
  }

  private async pendingOn(pool: pg.Pool): Promise<readonly string[]> {
    const { rows } = await pool.query("SELECT to_regclass('_prisma_migrations') IS NOT NULL AS is_migrated")
    const applied = rows[0].is_migrated
      ? await pool.query(
          'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
        )
      : { rows: [] }
    const names = new Set(applied.rows.map(({ migration_name }) => migration_name))
    return (await this.names()).filter((name) => !names.has(name))
  }

  /**
   * The SQL that would take the migrations to schema.prisma; empty when the two agree.
   * @param shadow an empty database to try the migrations on
   */
  async drift(shadow: pg.Pool): Promise<string> {
    const list = { ...(await this.list()), lockfile: { path: 'migration_lock.toml', content: LOCK_FILE } }
    const datamodel = { files: [{ path: SCHEMA, content: await readFile(SCHEMA, 'utf8') }] }
    const { exitCode, stdout } = await withEngine(
      { connect: () => connect(shadow), connectToShadowDb: () => connect(shadow) },
      (engine) =>
        engine.diff({
          from: list.migrationDirectories.length > 0 ? { tag: 'migrations', ...list } : { tag: 'empty' },
          to: { tag: 'schemaDatamodel', ...datamodel },
          script: true,
          exitCode: true,
          filters: FILTERS,
        }),
    )
    return exitCode === 2 ? (stdout ?? '') : ''
  }

  /** Creates the folder of a new migration from what {@link drift} returns, to be reviewed and completed by hand. */
  async create(name: string, shadow: pg.Pool, now: Date): Promise<string> {
    const sql = await this.drift(shadow)
    const stamp = now.toISOString().replace(/\D/g, '').slice(0, 14)
    const folder = join(this.folder, `${stamp}_${name.replace(/\W+/g, '_')}`)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'migration.sql'), sql)
    return folder
  }

  private get folder(): string {
    return this.options.folder ?? join(PRISMA_FOLDER, 'migrations')
  }

  private async names(): Promise<readonly string[]> {
    const entries = await readdir(this.folder, { withFileTypes: true })
    return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  }

  private async list() {
    const directories = (await this.names()).map(async (path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok' as const, value: await readFile(join(this.folder, path, 'migration.sql'), 'utf8') },
      },
    }))
    return {
      baseDir: this.folder,
      shadowDbInitScript: '',
      lockfile: {
        path: 'migration_lock.toml',
        content: await readFile(join(this.folder, 'migration_lock.toml'), 'utf8'),
      },
      migrationDirectories: await Promise.all(directories),
    }
  }

  private async withPool<Result>(run: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
    const pool = this.options.connect()
    try {
      return await run(pool)
    } finally {
      if (this.options.isShared) await pool.end()
    }
  }
}

interface Connections {
  readonly connect: () => Promise<SqlDriverAdapter>
  readonly connectToShadowDb?: () => Promise<SqlDriverAdapter>
}

/** Runs one call on a fresh engine. */
const withEngine = async <Result>(
  { connect, connectToShadowDb = connect }: Connections,
  call: (engine: SchemaEngine.SchemaEngine) => Promise<Result>,
): Promise<Result> => {
  const wasm = await loadEngine()
  const factory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect,
    connectToShadowDb,
  } as SqlMigrationAwareDriverAdapterFactory
  const content = await readFile(SCHEMA, 'utf8')
  const engine = await wasm.SchemaEngine.new(
    { datamodels: [[SCHEMA, content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  )
  try {
    return await call(engine)
  } finally {
    engine.free()
  }
}

/** The engine leaves its own lock's timer running for 10 seconds; no process should have to wait for it. */
const unreferenced = (callback: () => void, ms: number): NodeJS.Timeout => setTimeout(callback, ms).unref()

let loaded: Promise<typeof SchemaEngine> | undefined

/** The package is made for bundlers, which would join the module and its WebAssembly; here that is done by hand. */
const loadEngine = (): Promise<typeof SchemaEngine> => {
  loaded ??= (async () => {
    const wasm = await import('@prisma/schema-engine-wasm/schema_engine_bg')
    const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
    // Called with the text of a panic of the engine, which then throws.
    Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message: () => {} } })
    const imports = Object.entries(wasm as unknown as WebAssembly.ModuleImports).map(([name, value]) => [
      name,
      name.startsWith('__wbg_setTimeout_') ? unreferenced : value,
    ])
    const { instance } = await WebAssembly.instantiate(await readFile(join(folder, 'schema_engine_bg.wasm')), {
      './schema_engine_bg.js': Object.fromEntries(imports),
    })
    wasm.__wbg_set_wasm(instance.exports)
    const start = instance.exports.__wbindgen_start as () => void
    start()
    return wasm
  })()
  return loaded
}

/** Object identifiers (pg_type) of the catalogue's one-byte type "char" and of its array. */
const CHAR = 18
const CHAR_ARRAY = 1002

/**
 * adapter-pg as the schema engine needs it: it refuses the catalogue's "char" columns, of which the engine wants NUL where
 * the text form is empty, and it splits a script at every semicolon and spreads the pieces over the pool, where function
 * bodies break and no transaction holds them together.
 */
const connect = async (pool: pg.Pool): Promise<SqlDriverAdapter> => {
  const patched: pg.Pool = Object.create(pool, {
    query: {
      value: async (query: pg.QueryArrayConfig) => {
        const result = await pool.query(query)
        for (const field of result.fields ?? []) if (field.dataTypeID === CHAR) field.dataTypeID = CHAR_ARRAY
        return result
      },
    },
  })
  const adapter = await new PrismaPg(patched).connect()
  const queryRaw = adapter.queryRaw.bind(adapter)
  return Object.assign(adapter, {
    executeScript: async (sql: string): Promise<void> => {
      await adapter.executeRaw({ sql, args: [], argTypes: [] })
    },
    queryRaw: async (query: SqlQuery) => {
      const { columnNames, columnTypes, rows } = await queryRaw(query)
      const isChar = columnTypes.map((type) => type === ColumnTypeEnum.CharacterArray)
      return {
        columnNames,
        columnTypes: columnTypes.map((type, i) => (isChar[i] ? ColumnTypeEnum.Character : type)),
        rows: rows.map((row) => row.map((value, i) => (isChar[i] && value === '' ? '\0' : value))),
      }
    },
  })
}
