import type { Quota } from '../../domain/quotas.js'
import type { Statement } from './statements.js'

/** The rows of an account (`$1`), counted no further than `$2`: read from an index alone. */
const counting = (name: string, rows: string): Statement => ({
  name: `holdings_${name}`,
  text: `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${rows} = $1 LIMIT $2) AS held`,
})

/** How much of each quota an account holds. */
export const COUNTS: Readonly<Record<Quota, Statement>> = {
  deals: counting('deals', 'deals WHERE owner_id'),
  collections: counting('collections', 'collections WHERE owner_id'),
  sharingGroups: counting('sharing_groups', 'sharing_groups WHERE owner_id'),
  subscriptions: counting('subscriptions', 'subscriptions WHERE follower_id'),
  memberships: counting('memberships', 'sharing_group_members WHERE account_id'),
}
