import type { Statement } from '../../postgres/statements.js'
import { activeGrants } from './grant-rows.js'

export const LIST_ACTIVE: Statement = {
  name: 'grants_active',
  text: `${activeGrants('account_id = ANY ($1::text[])', '$2')} ORDER BY starts_at, id`,
}
