import { QUOTAS, type Quota } from '../../../domain/quotas.js'
import { LOCKS } from '../../postgres/advisory-locks.js'
import type { Statement } from '../../postgres/statements.js'

/** Counts the rows of an account ($1) up to $2, from an index alone. */
const counting = (name: string, rows: string): Statement => ({
  name: `holdings_${name}`,
  text: `SELECT count(*)::int AS n FROM (SELECT 1 FROM ${rows} = $1 LIMIT $2) AS held`,
})

/** How much of each quota an account uses. */
export const COUNTS: Readonly<Record<Quota, Statement>> = {
  deals: counting('deals', 'deals WHERE owner_id'),
  collections: counting('collections', 'collections WHERE owner_id'),
  sharingGroups: counting('sharing_groups', 'sharing_groups WHERE owner_id'),
  subscriptions: counting('subscriptions', 'subscriptions WHERE follower_id'),
  memberships: counting('memberships', 'sharing_group_members WHERE account_id'),
  participants: counting(
    'participants',
    'collections c JOIN participants p ON p.collection_id = c.id WHERE c.owner_id',
  ),
}

export const quotaKey = (quota: Quota): number => LOCKS.firstQuota + QUOTAS.indexOf(quota)

/** Locks the quota with key $1 of the account $2 until the transaction ends. */
export const LOCK_QUOTA: Statement = {
  name: 'quota_lock',
  kind: 'write',
  text: 'SELECT pg_advisory_xact_lock($1::int, hashtext($2))::text',
}
