import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openPostgres } from '../../src/infrastructure/postgres/database.js'
import { databasesOf, onServer, serverUrl } from './databases.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of a migrated, empty database; the names of its copies begin with it. */
    readonly storeTemplate: string
  }
}

/** Migrates one database for all workers, and drops it and its copies at the end. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const name = `dealbook_http_${randomBytes(6).toString('hex')}`
  await onServer(`CREATE DATABASE ${name}`)
  const database = openPostgres({ url: serverUrl(name), poolMax: 1, isPatient: true })
  await database.migrator.apply()
  await database.close()
  project.provide('storeTemplate', name)
  return async () => {
    for (const copy of await databasesOf(name)) await onServer(`DROP DATABASE ${copy} WITH (FORCE)`)
  }
}
