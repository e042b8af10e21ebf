import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventPage } from '../../../src/application/ports/event-log.js'
import { prismaRepositories } from '../../../src/infrastructure/prisma/prisma-transactions.js'
import { ADD, LOCK_READER } from '../../../src/infrastructure/prisma/webhooks/webhook-statements.js'
import { aWebhook, NOON } from '../../support/builders.js'
import { openServerDatabase } from '../../support/databases.js'
import { settled } from '../../support/settled.js'
import { until } from '../../support/until.js'

let database: Awaited<ReturnType<typeof openServerDatabase>>

beforeAll(async () => {
  database = await openServerDatabase()
})
afterAll(() => database.drop())

const waiting = async (): Promise<number> => {
  const sql =
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
  return (await database.pool.query<{ count: number }>(sql)).rows[0]?.count ?? 0
}

describe('webhooks on PostgreSQL', () => {
  it('do not deadlock if two instances read new events for them at once', async () => {
    const { events, webhooks } = prismaRepositories(database.prisma, database.statements)
    const webhook = aWebhook()
    await settled(database.pool)
    const start = await events.end()
    await webhooks.insert(webhook, 'whsec_c2VjcmV0', start)
    await events.append([{ kind: 'grant.started', subject: { type: 'grant', id: 'one' } }])
    await settled(database.pool)
    const { events: added } = (await events.list(start, 10)) as EventPage
    const places = added.map(({ place }) => place)
    const end = places[0] as (typeof places)[number]
    const values = [
      ...[webhook.id, end.epoch, String(end.turn), String(end.position), NOON.toISOString()],
      ...[places.map(({ epoch }) => epoch), places.map(({ turn }) => turn), places.map(({ position }) => position)],
    ]
    const reader = await database.pool.connect()
    await reader.query('BEGIN')
    await reader.query(LOCK_READER.text, [webhook.id])
    const other = database.pool.query(ADD.text, values)
    await until(async () => (await waiting()) === 1)
    await reader.query(ADD.text, values)
    await reader.query('COMMIT')
    reader.release()
    await other
    const { rows } = await database.pool.query('SELECT event_id FROM webhook_deliveries')
    expect(rows).toEqual(added.map(({ id }) => ({ event_id: id })))
  })
})
