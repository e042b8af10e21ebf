import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { FolderLock } from '../data-folder/folder-lock.js'
import { makePrivate } from '../data-folder/private-folder.js'
import { type Database, ping, prismaOver } from '../postgres/database.js'
import { Migrator } from '../postgres/migrator.js'
import { pooledStatements } from '../postgres/statements.js'
import { embeddedPool } from './embedded-pool.js'

export const EMBEDDED_EXTENSIONS = { pg_trgm }

/** Uses a PGlite as the database; `close` closes it too. */
export const openPGlite = (pglite: PGlite, lock?: FolderLock): Database => {
  const pool = embeddedPool(pglite)
  pool.on('error', () => {})
  const prisma = prismaOver(pool)
  return {
    kind: 'embedded',
    pool,
    prisma,
    statements: pooledStatements(pool, { isDirect: false }),
    isDirect: false,
    migrator: new Migrator({ connect: () => pool, isShared: false }),
    check: () => ping(pool),
    publishAddress: (address) => lock?.publishAddress(address),
    close: async () => {
      await prisma.$disconnect()
      await pool.end()
      await pglite.close()
      lock?.release()
    },
  }
}

/**
 * Opens the embedded database in a folder, and creates the folder if necessary. Makes the folder and everything in it
 * accessible to its owner only; files that PostgreSQL adds later follow the process's umask.
 * @throws FolderInUseError while another process has it open
 */
export const openEmbedded = async (dataDir: string): Promise<Database> => {
  const lock = FolderLock.acquire(dataDir)
  try {
    makePrivate(dataDir)
    const pglite = await PGlite.create(join(dataDir, 'pg'), { extensions: EMBEDDED_EXTENSIONS })
    // The files of a new database are readable by everyone, whatever the umask.
    makePrivate(dataDir)
    return openPGlite(pglite, lock)
  } catch (error) {
    lock.release()
    throw error
  }
}
