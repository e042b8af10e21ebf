import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres, type PostgresOptions } from '../../../src/infrastructure/prisma/database.js'
import { isDatabaseOutOfReach } from '../../../src/infrastructure/prisma/prisma-errors.js'
import { createServerDatabase, onServer, type ServerDatabase } from '../../support/databases.js'

let server: ServerDatabase

beforeAll(async () => {
  server = await createServerDatabase()
})
afterAll(() => server.drop())

describe('a connection to a server', () => {
  it.each(['', '?options=-c%20TimeZone%3DAsia/Tokyo', '?options=-c%20search_path%3Dpublic%20-c%20work_mem%3D1MB'])(
    'is in UTC and has timeouts, with %j in its address',
    async (query) => {
      const database = openPostgres({ url: `${server.url}${query}`, poolMax: 1 })
      try {
        const { rows } = await database.pool.query(
          `SELECT current_setting('TimeZone') AS zone, current_setting('statement_timeout') AS statement,
            current_setting('lock_timeout') AS lock, current_setting('work_mem') AS memory`,
        )
        const memory = query.includes('work_mem') ? '1MB' : '4MB'
        expect(rows).toEqual([{ zone: 'UTC', statement: '5s', lock: '2s', memory }])
      } finally {
        await database.close()
      }
    },
  )

  it('has the timeouts that it is told, and none for bulk work, whatever the role brings along', async () => {
    const show = async (options: Omit<PostgresOptions, 'url' | 'poolMax'>) => {
      const database = openPostgres({ url: server.url, poolMax: 1, ...options })
      try {
        const { rows } = await database.pool.query(
          `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
            current_setting('idle_in_transaction_session_timeout') AS idle`,
        )
        return rows[0]
      } finally {
        await database.close()
      }
    }
    const name = new URL(server.url).pathname.slice(1)
    await onServer(`ALTER DATABASE ${name} SET lock_timeout = '3s'`)
    const timeouts = { statement: 1_500, lock: 250, idleTransaction: 750 }
    expect(await show({ timeouts })).toEqual({ statement: '1500ms', lock: '250ms', idle: '750ms' })
    expect(await show({ isPatient: true })).toEqual({ statement: '0', lock: '0', idle: '0' })
    expect(await show({ isPatient: true, isPooled: true, timeouts })).toEqual({ statement: '0', lock: '0', idle: '0' })
  })

  it('ends a statement that takes too long, as out of reach', async () => {
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
