import type { Statement } from '../../postgres/statements.js'
import { IS_NOT_ERASED } from '../exposure-sql.js'

export interface StandingRow {
  readonly id: string
  readonly isListed: boolean
}

/** Returns which of the accounts $1 are active, and whether each is listed as an author. */
export const FIND_STANDINGS: Statement = {
  name: 'accounts_standings',
  text: `SELECT a.id, a.handle IS NOT NULL AS "isListed" FROM accounts a
    WHERE a.id = ANY ($1::text[]) AND a.is_active AND a.${IS_NOT_ERASED}`,
}
