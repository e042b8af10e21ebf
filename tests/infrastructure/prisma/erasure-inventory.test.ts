import { describe, expect, it } from 'vitest'
import { prismaAdapters } from '../../../src/container/ports.js'
import { BEFORE_ALL_EVENTS } from '../../../src/domain/event.js'
import { addDelivery, PNG } from '../../support/access-table.js'
import { anAnswer, practisedBoard } from '../../support/answered-boards.js'
import { aHandle, anAnnouncement, anApiKey, aParticipant, aWebhook, NOON } from '../../support/builders.js'
import { aClient } from '../../support/clients.js'
import { emptyEmbeddedDatabase } from '../../support/databases.js'
import { openHttpWorld, WITH_API_KEY } from '../../support/http-world.js'
import { WHOLE_HANDS } from '../../support/trick-tables.js'

/** Part of the id, and of every text that the account's owner writes about themselves. */
const CANARY = 'canary-x7q'

/**
 * Every table, and how erasure treats it. The test fails for a new table until it is listed here: `erased`: nothing of
 * the account remains; `kept`: what remains names it on purpose; `apart`: never refers to accounts.
 */
const INVENTORY: Readonly<Record<string, 'erased' | 'kept' | 'apart'>> = {
  accounts: 'erased',
  announcement_reads: 'erased',
  announcements: 'apart',
  // Tables with data about boards only: the boards themselves and counters.
  answer_versions: 'apart',
  answered_boards: 'apart',
  answers: 'apart',
  api_keys: 'erased',
  audit_records: 'erased',
  auction_systems: 'apart',
  // Only names an account while it is being erased.
  background_jobs: 'apart',
  // Numbers by collection and day, nothing of an account.
  collection_views: 'apart',
  catalog_authors: 'erased',
  deal_counters: 'erased',
  collections: 'erased',
  double_dummy_work: 'erased',
  deals: 'erased',
  deleted_figures: 'apart',
  erased_accounts: 'erased',
  event_epochs: 'apart',
  // Only the event of the erasure itself names the account.
  events: 'kept',
  form_submissions: 'apart',
  grants: 'erased',
  idempotency_records: 'erased',
  participants: 'erased',
  pseudonym_keys: 'apart',
  released_handles: 'kept',
  running_exports: 'erased',
  serve_counts: 'erased',
  serve_days: 'apart',
  serves: 'erased',
  sharing_group_members: 'erased',
  sharing_groups: 'erased',
  subscriptions: 'erased',
  uploaded_pictures: 'erased',
  // They refer to events, which name the account only where it is erased.
  webhook_deliveries: 'apart',
  webhooks: 'erased',
}

describe('the erasure of an account', () => {
  it('covers every table', { timeout: 120_000 }, async () => {
    const database = await emptyEmbeddedDatabase()
    const world = await openHttpWorld({ store: prismaAdapters(database) })
    const rowsWith = async (text: string): Promise<Record<string, number>> => {
      const { rows: tables } = await database.pool.query(
        "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
      )
      const found: Record<string, number> = {}
      for (const { name } of tables) {
        const { rows } = await database.pool.query(
          `SELECT count(*)::int AS n FROM "${name}" AS r WHERE position($1 in row_to_json(r)::text) > 0`,
          [text],
        )
        found[name] = rows[0].n
      }
      return found
    }

    const owner = await aClient(world, {
      id: `auth0|${CANARY}` as never,
      displayName: CANARY,
      email: `${CANARY}@example.org`,
      handle: aHandle(CANARY),
    })
    const fellow = await aClient(world, { handle: aHandle('fellow') })
    const admin = await aClient(world, { role: 'admin' })
    const [own, theirs] = [
      await owner.post('/sharing-groups', { name: CANARY }, { 'idempotency-key': 'k' }),
      await fellow.post('/sharing-groups', { name: 'Theirs' }),
    ]
    await owner.put(`/sharing-groups/${own.body.id}/members/${fellow.account.id}`)
    await fellow.put(`/sharing-groups/${theirs.body.id}/members/${owner.account.id}`)
    await world.app.inject({
      method: 'PUT',
      url: '/accounts/me/avatar',
      headers: { ...owner.headers, 'content-type': 'image/png' },
      payload: PNG,
    })
    const deal = await owner.post('/deals', {
      title: 'T',
      personalThemes: [CANARY],
      sharing: 'group',
      sharingGroupIds: [own.body.id],
    })
    await world.request({ url: `/api/deals/${deal.body.id}`, headers: { ...owner.headers, ...WITH_API_KEY } })
    await owner.post('/deals', { title: 'T', hands: WHOLE_HANDS, themes: ['Public'], sharing: 'public' })
    const collection = await owner.post('/collections', { title: 'T' })
    const student = aParticipant({ collectionId: collection.body.id, name: CANARY })
    await world.repositories.participants.insert(student, 'key', 500, NOON)
    const board = practisedBoard()
    const answer = anAnswer({ participantId: student.id, dealId: board.dealId })
    await world.repositories.answers.save(student, { answer, board }, NOON)
    await owner.put('/catalog/authors/fellow/subscription')
    await fellow.put(`/catalog/authors/${CANARY}/subscription`)
    await world.request({
      method: 'PUT',
      url: `/api/accounts/${encodeURIComponent(owner.account.id)}/grants/01980000-0000-7000-8000-000000000001`,
      headers: WITH_API_KEY,
      payload: { source: 'subscription', feature: 'x' },
    })
    const apiKey = anApiKey({ createdBy: owner.account.id })
    await world.repositories.apiKeys.insert(apiKey, 'secret')
    const rotated = await admin.post(`/back-office/api-keys/${apiKey.id}/rotate`, undefined, { 'idempotency-key': 'k' })
    expect(rotated.body.createdBy).toBe(owner.account.id)
    const webhook = aWebhook({ createdBy: owner.account.id })
    await world.repositories.webhooks.insert(webhook, 'whsec_c2VjcmV0', BEFORE_ALL_EVENTS)
    await addDelivery(world.repositories, webhook.id)
    const announcement = anAnnouncement({ publishedAt: NOON })
    await world.repositories.announcements.insert(announcement)
    await owner.post(`/announcements/${announcement.id}/read`)
    await admin.patch(`/accounts/${encodeURIComponent(owner.account.id)}`, { certified: true, firstName: CANARY })

    await world.repositories.runningExports.begin(owner.account.id, announcement.id, NOON, NOON)
    const as = { 'x-app-impersonation': fellow.account.id }
    await admin.delete(`/catalog/authors/%40${CANARY}/subscription`, as)
    await admin.put(`/sharing-groups/${theirs.body.id}/members/${encodeURIComponent(owner.account.id)}`, undefined, as)

    const before = await rowsWith(CANARY)
    expect(Object.keys(before)).toEqual(Object.keys(INVENTORY).sort())
    // Proves that each table that erasure treats had data of the account before.
    for (const [table, treatment] of Object.entries(INVENTORY))
      if (treatment === 'erased' && table !== 'erased_accounts') expect(before[table], table).toBeGreaterThan(0)

    expect((await owner.delete('/accounts/me')).status).toBe(204)
    const after = await rowsWith(CANARY)
    for (const [table, treatment] of Object.entries(INVENTORY))
      if (treatment !== 'kept') expect(after[table], table).toBe(0)
    for (const table of ['answers', 'answered_boards', 'answer_versions'])
      expect((await database.pool.query(`SELECT FROM ${table}`)).rowCount, table).toBe(0)
    await world.app.close()
  })

  it('covers every column that refers to an account', async () => {
    const { pool } = await emptyEmbeddedDatabase()
    const { rows } = await pool.query(
      `SELECT conrelid::regclass::text AS table FROM pg_constraint WHERE contype = 'f' AND confrelid = 'accounts'::regclass`,
    )
    for (const { table } of rows) expect(INVENTORY[table], table).toBe('erased')
  })
})
