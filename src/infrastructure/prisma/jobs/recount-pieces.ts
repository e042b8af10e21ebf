import { NIL } from 'uuid'
import { batchesOf } from '../../../application/batched-list.js'
import type { Account } from '../../../domain/account.js'
import type { DealId } from '../../../domain/ids.js'
import { needsSolving } from '../../../domain/solving.js'
import { accountSearchColumns } from '../accounts/account-search-columns.js'
import { LOCK_AUTHORS, RECOUNT_ENTRIES } from '../catalog/catalog-author-statements.js'
import { jsonBatches } from '../deals/deal-batches.js'
import { COUNT_CHANGES } from '../deals/deal-counter-statements.js'
import { toDerivedRecord } from '../deals/deal-records.js'
import { DERIVED_COLUMN_NAMES } from '../deals/deal-rows.js'
import { QUEUE_MISSING } from '../double-dummy/double-dummy-statements.js'
import { IS_NOT_ERASED } from '../exposure-sql.js'
import { Prisma } from '../generated/client.js'
import type { JobRow } from './background-job-statements.js'
import { DEALS_PER_PIECE, type PieceTools } from './job-pieces.js'

const ACCOUNTS_PER_PIECE = 200

/** The phases of a recount, in order. A position consists of a phase and the id after which the next piece begins. */
const PHASES = ['deals', 'accounts', 'authors'] as const
type Phase = (typeof PHASES)[number]

/** Recounts some rows after an id. Returns the last id, or `null` after the last row. */
type Recount = (tools: PieceTools, after: string) => Promise<string | null>

/**
 * Recomputes the derived columns of the next rows, and queues deals that have not been solved. Rows that are already
 * correct are not written.
 */
export const recount = async (tools: PieceTools, { position }: Pick<JobRow, 'position'>): Promise<string | null> => {
  const [phase, after] = position === '' ? (['deals', ''] as const) : (JSON.parse(position) as readonly [Phase, string])
  const last = await RECOUNTS[phase](tools, after)
  if (last !== null) return JSON.stringify([phase, last])
  const next = PHASES[PHASES.indexOf(phase) + 1]
  return next === undefined ? null : JSON.stringify([next, ''])
}

const lastOf = (rows: readonly { readonly id: string }[], most: number): string | null =>
  rows.length < most ? null : (rows.at(-1)?.id ?? null)

const DERIVED = Prisma.raw(DERIVED_COLUMN_NAMES.map((column) => `${column} = r.${column}`).join())
const KEPT = Prisma.raw(DERIVED_COLUMN_NAMES.map((column) => `d.${column}`).join())
const COUNTED = Prisma.raw(DERIVED_COLUMN_NAMES.map((column) => `r.${column}`).join())

const recountDeals: Recount = async ({ prisma, statements, deals }, after) => {
  const owners = new Set<string>()
  const rows = await prisma.$queryRaw<{ id: DealId; bytes: number }[]>`
    SELECT id, text_bytes AS bytes FROM deals WHERE id > ${after || NIL}::uuid
    ORDER BY id LIMIT ${DEALS_PER_PIECE} FOR UPDATE`
  for (const batch of batchesOf(rows, ({ bytes }) => bytes)) {
    const stored = await deals.findStored(batch.map(({ id }) => id))
    const unsolved = stored.filter(needsSolving).map(({ id }) => id)
    if (unsolved.length > 0) await statements.rows(QUEUE_MISSING, [unsolved])
    const records = stored.map((deal) => ({ id: deal.id, ...toDerivedRecord(deal) }))
    for (const json of jsonBatches(records))
      for (const { owner } of await prisma.$queryRaw<{ owner: string }[]>`
        UPDATE deals d SET ${DERIVED} FROM jsonb_populate_recordset(NULL::deals, ${json}::jsonb) AS r
        WHERE d.id = r.id AND (${KEPT}) IS DISTINCT FROM (${COUNTED}) RETURNING coalesce(d.owner_id, '') AS owner`)
        owners.add(owner)
  }
  if (owners.size > 0) await statements.rows(COUNT_CHANGES, [[...owners]])
  return lastOf(rows, DEALS_PER_PIECE)
}

const recountAccounts: Recount = async ({ prisma }, after) => {
  const rows = await prisma.$queryRaw<(Pick<Account, 'displayName' | 'email'> & { readonly id: string })[]>`
    SELECT id, display_name AS "displayName", email FROM accounts WHERE id > ${after} AND ${Prisma.raw(IS_NOT_ERASED)}
    ORDER BY id LIMIT ${ACCOUNTS_PER_PIECE} FOR UPDATE`
  const records = rows.map((row) => {
    const { searchName, searchAddress, searchText } = accountSearchColumns(row)
    return { id: row.id, search_name: searchName, search_address: searchAddress, search_text: searchText }
  })
  for (const json of jsonBatches(records))
    await prisma.$executeRaw`
      UPDATE accounts a SET search_name = r.search_name, search_address = r.search_address, search_text = r.search_text
      FROM jsonb_populate_recordset(NULL::accounts, ${json}::jsonb) AS r WHERE a.id = r.id
        AND (a.search_name, a.search_address, a.search_text) IS DISTINCT FROM (r.search_name, r.search_address, r.search_text)`
  return lastOf(rows, ACCOUNTS_PER_PIECE)
}

/** In the order of accounts; entries without an account are removed at the end. */
const recountAuthors: Recount = async ({ prisma, statements }, after) => {
  const rows = await prisma.$queryRaw<{ id: string }[]>`
    SELECT id FROM accounts WHERE id > ${after} ORDER BY id LIMIT ${ACCOUNTS_PER_PIECE}`
  const ids = rows.map(({ id }) => id)
  await statements.rows(LOCK_AUTHORS, [ids])
  await statements.rows(RECOUNT_ENTRIES, [ids])
  const last = lastOf(rows, ACCOUNTS_PER_PIECE)
  if (last === null)
    await prisma.$executeRaw`
      DELETE FROM catalog_authors c WHERE NOT EXISTS (
        SELECT FROM accounts a WHERE a.id = c.account_id AND a.${Prisma.raw(IS_NOT_ERASED)})`
  return last
}

const RECOUNTS: Readonly<Record<Phase, Recount>> = {
  deals: recountDeals,
  accounts: recountAccounts,
  authors: recountAuthors,
}
