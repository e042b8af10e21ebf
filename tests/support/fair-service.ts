import type { Repositories } from '../../src/application/ports/unit-of-work.js'
import { openEmbedded } from '../../src/infrastructure/pglite/embedded-database.js'
import { openPostgres } from '../../src/infrastructure/postgres/database.js'
import { prismaRepositories } from '../../src/infrastructure/prisma/prisma-transactions.js'
import { createServerDatabase } from './databases.js'
import { AUDIENCE, openHostileProvider } from './hostile-provider.js'
import { API_KEY } from './http-world.js'
import { aDataFolder, startProcess } from './service-process.js'
import { until } from './until.js'

export const DATABASES = ['PostgreSQL', 'the embedded database'] as const
export type DatabaseKind = (typeof DATABASES)[number]

const openDatabase = async (kind: DatabaseKind) => {
  if (kind === 'PostgreSQL') {
    const server = await createServerDatabase()
    const database = openPostgres({ url: server.url, poolMax: 4, isPatient: true })
    await database.migrator.apply()
    return { env: { DATABASE_URL: server.url }, database, drop: server.drop }
  }
  const folder = aDataFolder()
  const database = await openEmbedded(folder.path)
  await database.migrator.apply()
  return { env: { DATA_DIR: folder.path }, database, drop: async () => folder.remove() }
}

/** The built service with its default limits, on a database that was filled before it started. */
export const openFairService = async <Filled>(
  kind: DatabaseKind,
  fill: (repositories: Repositories) => Promise<Filled>,
) => {
  const { env, database, drop } = await openDatabase(kind)
  const filled = await fill(prismaRepositories(database.prisma, database.statements))
  await database.close()
  const provider = await openHostileProvider()
  const settings = { API_KEY, AUTH_ISSUER: provider.issuer, AUTH_AUDIENCE: AUDIENCE, TRUST_PROXY: 'loopback' }
  const service = await startProcess({ ...env, ...settings }, { script: 'dist/main.js' })
  await until(async () => (await fetch(`${service.address}/health/ready`)).status === 200)
  return {
    filled,
    address: service.address,
    bearerOf: async (id: string) => ({ authorization: `Bearer ${await provider.tokenOf(id)}` }),
    isRunning: () => service.child.exitCode === null && service.child.signalCode === null,
    close: async () => {
      await service.kill('SIGKILL')
      provider.close()
      await drop()
    },
  }
}
