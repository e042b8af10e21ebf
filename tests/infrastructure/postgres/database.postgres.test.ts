import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres, type PostgresOptions } from '../../../src/infrastructure/postgres/database.js'
import { isDatabaseOutOfReach } from '../../../src/infrastructure/postgres/database-errors.js'
import type { Prisma } from '../../../src/infrastructure/prisma/generated/client.js'
import { createServerDatabase, onServer, type ServerDatabase } from '../../support/databases.js'
import { freePort } from '../../support/own-servers.js'
import { openProxy } from '../../support/tcp-proxy.js'

let server: ServerDatabase

beforeAll(async () => {
  server = await createServerDatabase()
})
afterAll(() => server.drop())

describe('a connection to a server', () => {
  it.each(['', '?options=-c%20TimeZone%3DAsia/Tokyo', '?options=-c%20search_path%3Dpublic%20-c%20work_mem%3D1MB'])(
    'is in UTC, compiles no plans and has timeouts, with %j in its address',
    async (query) => {
      const database = openPostgres({ url: `${server.url}${query}`, poolMax: 1 })
      try {
        const { rows } = await database.pool.query(
          `SELECT current_setting('TimeZone') AS zone, current_setting('jit') AS jit,
            current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
            current_setting('work_mem') AS memory`,
        )
        const memory = query.includes('work_mem') ? '1MB' : '4MB'
        expect(rows).toEqual([{ zone: 'UTC', jit: 'off', statement: '5s', lock: '2s', memory }])
      } finally {
        await database.close()
      }
    },
  )

  it("has the configured timeouts, and none for bulk work, whatever the role's settings are", async () => {
    const show = async (options: Omit<PostgresOptions, 'url' | 'poolMax'>) => {
      const database = openPostgres({ url: server.url, poolMax: 1, ...options })
      try {
        const { rows } = await database.pool.query(
          `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
            current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('jit') AS jit`,
        )
        return rows[0]
      } finally {
        await database.close()
      }
    }
    const name = new URL(server.url).pathname.slice(1)
    await onServer(`ALTER DATABASE ${name} SET lock_timeout = '3s'`)
    const timeouts = { statement: 1_500, lock: 250, idleTransaction: 750 }
    expect(await show({ timeouts })).toEqual({ statement: '1500ms', lock: '250ms', idle: '750ms', jit: 'off' })
    const patient = { statement: '0', lock: '0', idle: '0', jit: 'off' }
    expect(await show({ isPatient: true })).toEqual(patient)
    expect(await show({ isPatient: true, isPooled: true, timeouts })).toEqual(patient)
  })

  it('is out of reach if nothing listens, for any operation', async () => {
    const { prisma, close } = openPostgres({
      url: `postgres://postgres@127.0.0.1:${await freePort()}/none`,
      poolMax: 1,
    })
    try {
      for (const ask of [
        () => prisma.account.count(),
        () => prisma.$queryRaw`SELECT 1`,
        () => prisma.$executeRaw`SELECT 1`,
        () => prisma.$transaction(async (transaction) => transaction.$queryRaw`SELECT 1`),
      ]) {
        const error = await ask().then(
          () => null,
          (failed: unknown) => failed,
        )
        expect(isDatabaseOutOfReach(error)).toBe(true)
      }
    } finally {
      await close()
    }
  })

  it('is out of reach if it breaks, during a statement or at the end of a transaction', async () => {
    const url = new URL(server.url)
    const proxy = await openProxy({ hostname: url.hostname, port: Number(url.port) })
    url.port = String(proxy.port)
    const { prisma, close } = openPostgres({ url: url.href, poolMax: 1 })
    try {
      for (const ask of [
        async () => proxy.cutAnswers(),
        async (transaction: Prisma.TransactionClient) => {
          proxy.cutAnswers()
          await transaction.$queryRaw`SELECT 1`
        },
      ]) {
        proxy.heal()
        const error = await prisma.$transaction(ask).then(
          () => null,
          (failed: unknown) => failed,
        )
        expect(isDatabaseOutOfReach(error)).toBe(true)
      }
    } finally {
      proxy.close()
      await close()
    }
  })

  it('cancels a statement that takes too long, and reports it as out of reach', async () => {
    const database = openPostgres({
      url: server.url,
      poolMax: 1,
      timeouts: { statement: 50, lock: 50, idleTransaction: 50 },
    })
    try {
      const error = await database.prisma.$queryRaw`SELECT pg_sleep(5)::text`.catch((failed: unknown) => failed)
      expect(isDatabaseOutOfReach(error)).toBe(true)
    } finally {
      await database.close()
    }
  })
})
