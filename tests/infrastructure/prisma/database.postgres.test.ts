import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../../src/infrastructure/prisma/database.js'
import { createServerDatabase, type ServerDatabase } from '../../support/databases.js'

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
})
