import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
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
import { PRISMA_FOLDER } from '../src/infrastructure/postgres/migrator.js'

const SCHEMA = join(PRISMA_FOLDER, 'schema.prisma')
const FILTERS = { externalTables: [], externalEnums: [] }

/**
 * The SQL that would bring the migrations of a folder up to date with schema.prisma; empty if they agree.
 * @param shadow an empty database on which to apply the migrations
 */
export const driftOf = async (folder: string, shadow: pg.Pool): Promise<string> => {
  const list = await listOf(folder)
  const datamodel = { files: [{ path: SCHEMA, content: await readFile(SCHEMA, 'utf8') }] }
  const { exitCode, stdout } = await withEngine(shadow, (engine) =>
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

/** Applies the migrations of a folder as `prisma migrate deploy` does. */
export const deployWithEngine = async (folder: string, pool: pg.Pool): Promise<readonly string[]> => {
  const migrationsList = await listOf(folder)
  const { appliedMigrationNames } = await withEngine(pool, (engine) =>
    engine.applyMigrations({ migrationsList, filters: FILTERS }),
  )
  return appliedMigrationNames
}

/** The result of `prisma migrate status` for the migrations of a folder. */
export const statusByEngine = async (
  folder: string,
  pool: pg.Pool,
): Promise<SchemaEngine.DiagnoseMigrationHistoryOutput> => {
  const migrationsList = await listOf(folder)
  return withEngine(pool, (engine) =>
    engine.diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters: FILTERS }),
  )
}

const listOf = async (folder: string): Promise<SchemaEngine.MigrationList> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8')
  return {
    baseDir: folder,
    shadowDbInitScript: '',
    lockfile: { path: 'migration_lock.toml', content: await read('migration_lock.toml') },
    migrationDirectories: await Promise.all(
      names.map(async (path) => ({
        path,
        migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: await read(path, 'migration.sql') } },
      })),
    ),
  }
}

/** Runs one call on a fresh engine, which uses the pool's database as its shadow database too. */
const withEngine = async <Result>(
  pool: pg.Pool,
  call: (engine: SchemaEngine.SchemaEngine) => Promise<Result>,
): Promise<Result> => {
  const wasm = await loadEngine()
  const factory = {
    provider: 'postgres',
    adapterName: '@prisma/adapter-pg',
    connect: () => connect(pool),
    connectToShadowDb: () => connect(pool),
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

/** The timer of the engine's lock keeps running for 10 seconds; the process should not have to wait for it. */
const unreferenced = (callback: () => void, ms: number): NodeJS.Timeout => setTimeout(callback, ms).unref()

let loaded: Promise<typeof SchemaEngine> | undefined

/** The package is made for bundlers, which would link the module with its WebAssembly; this does so by hand. */
const loadEngine = (): Promise<typeof SchemaEngine> => {
  loaded ??= (async () => {
    const wasm = await import('@prisma/schema-engine-wasm/schema_engine_bg')
    const folder = dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'))
    // Called with the message when the engine panics; the engine then throws.
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

/** The OIDs of the system catalogue's one-byte type "char" and of its array. */
const CHAR = 18
const CHAR_ARRAY = 1002

/**
 * Adapts adapter-pg to the schema engine. It rejects the system catalogue's "char" columns, for which the engine
 * expects NUL where the text form is empty. It also splits a script at every semicolon and spreads the pieces over the
 * pool, which breaks function bodies and transactions.
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
