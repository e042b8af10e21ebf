import { orphaned } from '../../../domain/deal.js'
import type { DealPlace } from '../../../domain/deal-order.js'
import type { EventFact } from '../../../domain/event.js'
import type { AccountId } from '../../../domain/ids.js'
import { brokenForeignKey } from '../../postgres/database-errors.js'
import { appendEvents } from '../events/event-statements.js'
import { Prisma } from '../generated/client.js'
import { deletionCounted } from '../prisma-figures.js'
import type { JobRow } from './background-job-statements.js'
import { changeDeals, deleteSome, type PieceTools, ROWS_PER_PIECE } from './job-pieces.js'

/** The position after all deals have been orphaned: the other rows of the account follow. */
const REST = 'rest'

/** Removes the next rows of an erased account and, at the end, the account itself. */
export const eraseAccount = async (tools: PieceTools, { subject, position, startedAt }: JobRow) => {
  const id = subject as AccountId
  if (position === REST) return (await hasDeals(tools, id)) ? '' : eraseRest(tools, id, startedAt)
  const place = position === '' ? null : (JSON.parse(position) as DealPlace)
  const next = await changeDeals(tools, { ownerId: id }, place, (deal) => orphaned(deal, startedAt))
  if (next !== null) return JSON.stringify(next)
  // The rest of a small account is part of the same piece.
  return place === null ? eraseRest(tools, id, startedAt) : REST
}

/** Whether a transaction that started before the erasure has created deals. After this check, none can be created. */
const hasDeals = async ({ prisma }: PieceTools, id: AccountId): Promise<boolean> => {
  await prisma.$queryRaw`SELECT 1 FROM accounts WHERE id = ${id} FOR UPDATE`
  return (await prisma.deal.findFirst({ where: { ownerId: id }, select: { id: true } })) !== null
}

const eraseRest = async (tools: PieceTools, id: AccountId, at: Date): Promise<string | null> => {
  const { prisma } = tools
  await prisma.$queryRaw`SELECT 1 FROM accounts WHERE id = ${id} FOR UPDATE`
  // First, because the collections that stay can't be found by their owner afterwards.
  if (!(await erasePartsOfCollections(prisma, id))) return REST
  const removed = [
    await deleteSome(prisma, Prisma.sql`collections`, Prisma.sql`owner_id = ${id} AND deleted_at IS NOT NULL`),
    await closeCollections(tools, id, at),
    await deleteSome(prisma, Prisma.sql`announcement_reads`, Prisma.sql`account_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`subscriptions`, Prisma.sql`follower_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`subscriptions`, Prisma.sql`author_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`sharing_group_members`, Prisma.sql`account_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`sharing_groups`, Prisma.sql`owner_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`grants`, Prisma.sql`account_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`serve_counts`, Prisma.sql`player_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`double_dummy_work`, Prisma.sql`owner_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`deal_counters`, Prisma.sql`owner_id = ${id}`),
    // Responses stored for the account, and other stored responses that name it.
    await deleteSome(
      prisma,
      Prisma.sql`idempotency_records`,
      Prisma.sql`accounts_named_by_answer(caller, body) @> ARRAY[${id}]`,
    ),
    await prisma.$executeRaw`
      UPDATE serves SET player_id = NULL WHERE (served_at, id) IN (
        SELECT served_at, id FROM serves WHERE player_id = ${id} LIMIT ${ROWS_PER_PIECE})`,
    await forgetInTrail(prisma, id),
    await prisma.$executeRaw(forgetInEvents(id, ROWS_PER_PIECE)),
  ]
  if (removed.some((count) => count >= ROWS_PER_PIECE)) return REST
  const deletion = Prisma.sql`DELETE FROM accounts WHERE id = ${id} RETURNING created_at, onboarded_at`
  const counted = { accountsMade: Prisma.sql`created_at`, accountsOnboarded: Prisma.sql`onboarded_at` }
  // A foreign key violation here would not mean an unknown account, but a table that is missing above.
  await prisma.$executeRaw(deletionCounted(deletion, counted)).catch((cause: unknown) => {
    if (brokenForeignKey(cause) === null) throw cause
    throw new Error('the erasure of an account left some of its rows', { cause })
  })
  return null
}

/** Removes what belongs to the account's collections. Returns whether all of it is gone. */
const erasePartsOfCollections = async (prisma: Prisma.TransactionClient, id: AccountId): Promise<boolean> => {
  const owned = Prisma.sql`collection_id IN (SELECT id FROM collections WHERE owner_id = ${id})`
  const parts = [
    [Prisma.sql`collection_views`, owned],
    [Prisma.sql`answers`, Prisma.sql`participant_id IN (SELECT id FROM participants WHERE ${owned})`],
    [Prisma.sql`participants`, owned],
    [Prisma.sql`answered_boards`, owned],
    [Prisma.sql`answer_versions`, owned],
  ] as const
  for (const [table, condition] of parts)
    if ((await deleteSome(prisma, table, condition)) >= ROWS_PER_PIECE) return false
  return true
}

/**
 * Removes the owner from collections of an account, archives them, and removes their links permanently. Returns
 * whether each link was open.
 */
const ownerlessCollections = (ownerId: AccountId, at: Date, atMost: number): Prisma.Sql => Prisma.sql`
  UPDATE collections c SET owner_id = NULL, public_enabled = false, public_token = NULL,
    archived_at = COALESCE(c.archived_at, ${at}), updated_at = ${at}, revision = c.revision + 1
  FROM (
    SELECT id, public_enabled AND archived_at IS NULL AS "wasOpen" FROM collections
    WHERE owner_id = ${ownerId} AND deleted_at IS NULL ORDER BY id LIMIT ${atMost} FOR UPDATE
  ) AS owned
  WHERE c.id = owned.id RETURNING c.id, owned."wasOpen"`

/** Removes the owner from the next collections, which closes their links. */
const closeCollections = async ({ prisma, statements }: PieceTools, id: AccountId, at: Date): Promise<number> => {
  const taken = await prisma.$queryRaw<{ readonly id: string; readonly wasOpen: boolean }[]>(
    ownerlessCollections(id, at, ROWS_PER_PIECE),
  )
  const closed = taken
    .filter(({ wasOpen }) => wasOpen)
    .map((one): EventFact => ({ kind: 'collection.closed', subject: { type: 'collection', id: one.id } }))
  await appendEvents(statements, closed)
  return taken.length
}

/**
 * Clears the account's id in some events, but not in the one that reports the erasure. Moves their deliveries out of
 * the account's lane, which would identify the account.
 */
export const forgetInEvents = (id: AccountId, atMost: number): Prisma.Sql => Prisma.sql`
  WITH forgotten AS (
    SELECT epoch, turn, position FROM events
    WHERE subject_type = 'account' AND subject_id = ${id} AND kind <> 'account.erased' LIMIT ${atMost}
  ), lanes AS (
    UPDATE webhook_deliveries d SET lane = hashtextextended(d.event_id::text, 0) FROM forgotten f
    WHERE (d.epoch, d.turn, d.position) = (f.epoch, f.turn, f.position))
  UPDATE events e SET subject_id = NULL FROM forgotten f
  WHERE (e.epoch, e.turn, e.position) = (f.epoch, f.turn, f.position)`

/**
 * Pseudonymises audit records. The database function has more rights than the role of the service, which may not be
 * allowed to change the trail.
 */
const forgetInTrail = async (prisma: Prisma.TransactionClient, id: AccountId): Promise<number> => {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT audit_records_forget(${id}, NULL, ${ROWS_PER_PIECE}::int) AS count`
  return row?.count ?? 0
}
