import type pg from 'pg'
import type { Transactions } from '../../src/application/ports/unit-of-work.js'
import { DERIVED_COLUMN_NAMES } from '../../src/infrastructure/prisma/deals/deal-rows.js'
import { later } from './builders.js'

/** Everything that the database derives from other rows, as text. */
export const derivedRows = async (pool: pg.Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ row: string }>(`
    SELECT row_to_json(r)::text AS row FROM (SELECT id, ${DERIVED_COLUMN_NAMES.join()} FROM deals) AS r
    UNION ALL SELECT row_to_json(r)::text FROM (SELECT id, search_name, search_address, search_text FROM accounts) AS r
    UNION ALL SELECT row_to_json(r)::text FROM (SELECT * FROM catalog_authors WHERE latest IS NOT NULL) AS r
    ORDER BY 1`)
  return rows.map(({ row }) => row)
}

export const recountAll = async (transactions: Transactions): Promise<void> => {
  await transactions.run(({ jobs }) => jobs.recount(later(0)))
  while (await transactions.run(({ jobs }) => jobs.advance({ kind: 'recount', subject: '' })));
}
