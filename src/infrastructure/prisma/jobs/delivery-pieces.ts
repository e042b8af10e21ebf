import { NIL } from 'uuid'
import { Prisma } from '../generated/client.js'
import { RESTART } from '../webhooks/webhook-statements.js'
import type { JobRow } from './background-job-statements.js'
import { deleteSome, type PieceTools } from './job-pieces.js'

/** How many deliveries a piece looks at. */
const DELIVERIES_PER_PIECE = 1_000

/** Deletes the next deliveries of a deleted webhook, or restarts the next pending ones of a webhook that was changed. */
export const updateDeliveries = async (
  { prisma, statements }: PieceTools,
  { subject: webhookId, position, startedAt }: JobRow,
): Promise<string | null> => {
  const isOrphaned = Prisma.sql`webhook_id = ${webhookId}::uuid AND NOT EXISTS (SELECT FROM webhooks WHERE id = ${webhookId}::uuid)`
  if ((await deleteSome(prisma, Prisma.sql`webhook_deliveries`, isOrphaned)) > 0) return ''
  const values = [webhookId, position === '' ? NIL : position, DELIVERIES_PER_PIECE, startedAt.toISOString()]
  const [last] = await statements.rows<{ readonly id: string }>(RESTART, values)
  return last?.id ?? null
}
