import { orphaned } from '../../domain/deal.js'
import type { DealPlace } from '../../domain/deal-order.js'
import type { AccountId } from '../../domain/ids.js'
import type { JobRow } from './background-job-statements.js'
import { ownerlessCollections } from './exposure-sql.js'
import { Prisma } from './generated/client.js'
import { changeDeals, type PieceTools } from './job-pieces.js'
import { brokenForeignKey } from './prisma-errors.js'
import { deletionCounted } from './prisma-figures.js'

/** How many rows of one kind a piece removes. */
const ROWS_A_PIECE = 1_000

/** The account is ready to be deleted once its deals are orphaned. */
const REST = 'rest'

/** Removes the next part of what an erased account has left, and in the end the account itself. */
export const eraseAccount = async (tools: PieceTools, { subject, position, startedAt }: JobRow) => {
  const id = subject as AccountId
  if (position === REST) return (await hasDeals(tools, id)) ? '' : eraseRest(tools.prisma, id, startedAt)
  const place = position === '' ? null : (JSON.parse(position) as DealPlace)
  const next = await changeDeals(tools, { ownerId: id }, place, (deal) => orphaned(deal, startedAt))
  if (next !== null) return JSON.stringify(next)
  // The rest of a small account takes no piece of its own.
  return place === null ? eraseRest(tools.prisma, id, startedAt) : REST
}

/** Whether deals were created by a transaction that had begun before the erasure. From now on, none can be. */
const hasDeals = async ({ prisma }: PieceTools, id: AccountId): Promise<boolean> => {
  await prisma.$queryRaw`SELECT 1 FROM accounts WHERE id = ${id} FOR UPDATE`
  return (await prisma.deal.findFirst({ where: { ownerId: id }, select: { id: true } })) !== null
}

const eraseRest = async (prisma: Prisma.TransactionClient, id: AccountId, at: Date): Promise<string | null> => {
  await prisma.$queryRaw`SELECT 1 FROM accounts WHERE id = ${id} FOR UPDATE`
  const removed = [
    await prisma.$executeRaw(ownerlessCollections(id, at, ROWS_A_PIECE)),
    await deleteSome(prisma, Prisma.sql`announcement_reads`, Prisma.sql`account_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`subscriptions`, Prisma.sql`follower_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`subscriptions`, Prisma.sql`author_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`sharing_group_members`, Prisma.sql`account_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`sharing_groups`, Prisma.sql`owner_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`grants`, Prisma.sql`account_id = ${id}`),
    await deleteSome(prisma, Prisma.sql`serve_counts`, Prisma.sql`player_id = ${id}`),
    // Answers stored for it, and those stored for others that name it.
    await deleteSome(
      prisma,
      Prisma.sql`idempotency_records`,
      Prisma.sql`accounts_named_by_answer(caller, body) @> ARRAY[${id}]`,
    ),
    await prisma.$executeRaw`
      UPDATE serves SET player_id = NULL WHERE (served_at, id) IN (
        SELECT served_at, id FROM serves WHERE player_id = ${id} LIMIT ${ROWS_A_PIECE})`,
    await forgetInTrail(prisma, id),
  ]
  if (removed.some((count) => count >= ROWS_A_PIECE)) return REST
  const deletion = Prisma.sql`DELETE FROM accounts WHERE id = ${id} RETURNING created_at, onboarded_at`
  const counted = { accountsMade: Prisma.sql`created_at`, accountsOnboarded: Prisma.sql`onboarded_at` }
  // A foreign key violation here does not mean an unknown account, but a table that was forgotten above.
  await prisma.$executeRaw(deletionCounted(deletion, counted)).catch((cause: unknown) => {
    if (brokenForeignKey(cause) === null) throw cause
    throw new Error('rows of an account were left behind by its erasure', { cause })
  })
  return null
}

/** `pseudonymized`: a function with rights of its own, since the role of the service may lack the right to change the trail. */
const forgetInTrail = async (prisma: Prisma.TransactionClient, id: AccountId): Promise<number> => {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    SELECT audit_records_forget(${id}, NULL, ${ROWS_A_PIECE}::int) AS count`
  return row?.count ?? 0
}

const deleteSome = (prisma: Prisma.TransactionClient, table: Prisma.Sql, condition: Prisma.Sql): Promise<number> =>
  prisma.$executeRaw`DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${ROWS_A_PIECE} FOR UPDATE))`
