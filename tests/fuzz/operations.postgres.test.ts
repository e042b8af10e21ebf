import { prismaAdapters } from '../../src/container/ports.js'
import { emptyTables, openServerDatabase } from '../support/databases.js'
import { driveOperations } from './drive-operations.js'

// Emptying a database takes far longer than emptying memory. With even fewer requests, too many operations would be
// unreached by chance.
const SHARE = 0.3

const open = async () => {
  const database = await openServerDatabase()
  return { adapters: prismaAdapters(database), empty: () => emptyTables(database.pool), close: () => database.drop() }
}

driveOperations('on PostgreSQL', open, SHARE)
