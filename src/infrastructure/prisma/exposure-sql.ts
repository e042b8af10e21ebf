import type { CollectionState } from '../../domain/collection.js'
import { ACTIVE_LIFECYCLE, TRASHED_LIFECYCLE } from '../../domain/deal.js'
import type { AccountId } from '../../domain/ids.js'
import { CATALOG_EXPOSED_SHARING, GROUP_SHARING } from '../../domain/sharing.js'
import { Prisma } from './generated/client.js'
import type { AccountWhereInput, SharingGroupWhereInput } from './generated/models.js'

/*
 * The rules of the domain as SQL, each named after its predicate. Table aliases: `d` for deals, `a` for accounts, `c`
 * for collections. Arguments are SQL expressions of the enclosing statement. The contracts of the repositories compare
 * each rule with its predicate.
 */

/** The same condition as that of the index on each owner's exposed deals. */
export const IS_EXPOSED_IN_CATALOG = `d.sharing = '${CATALOG_EXPOSED_SHARING}' AND d.lifecycle = '${ACTIVE_LIFECYCLE}'`

/**
 * The same condition for the deals of all owners, written as in their indexes. Any other statement must not match these
 * indexes: without statistics PostgreSQL would take them for almost empty, and search everybody's deals for those of
 * one owner.
 */
export const IS_EXPOSED_BY_ANYONE = `d.sharing || d.lifecycle = '${CATALOG_EXPOSED_SHARING}${ACTIVE_LIFECYCLE}'`

export const IS_NOT_TRASHED = `d.lifecycle <> '${TRASHED_LIFECYCLE}'`

export const isExposedBy = (ownerId: string): string => `d.owner_id = ${ownerId} AND ${IS_EXPOSED_IN_CATALOG}`

/** For a row of accounts. */
export const IS_NOT_ERASED = 'erased_at IS NULL'

export const IS_LISTED_AUTHOR = 'a.is_active AND a.handle IS NOT NULL'

/** Written as in the index of listed authors by language. */
export const isOfLanguage = (base: string): string => `lower(split_part(a.language, '-', 1)) = ${base}`

/**
 * Whether a deal is shared in a group, written as in the index on groups: only for statements about one group, for the
 * same reason.
 */
export const isSharedInGroup = (groupId: string): string =>
  `d.sharing = '${GROUP_SHARING}' AND cardinality(d.sharing_group_ids) > 0 AND d.sharing_group_ids @> ARRAY[${groupId}]`

/** `isReadableByGroups` for one group. */
export const isReadableByGroups = (groupId: string): string =>
  `${isSharedInGroup(groupId)} AND d.lifecycle = '${ACTIVE_LIFECYCLE}'`

/** For a row of grants. */
export const isActiveGrant = (at: string): string =>
  `starts_at <= ${at} AND (ends_at IS NULL OR ends_at > ${at}) AND revoked_at IS NULL`

/** Whether an announcement (`a`) is published and has not expired. */
export const isLiveOrScheduled = (at: string): string =>
  `a.published_at IS NOT NULL AND (a.expires_at IS NULL OR a.expires_at > ${at})`

/** For a row of collections. */
export const IS_LINK_OPEN = 'public_enabled'
export const IS_NOT_ARCHIVED = 'archived_at IS NULL'
export const IS_DELETED = 'deleted_at IS NOT NULL'
export const IS_NOT_DELETED = 'deleted_at IS NULL'

/** The `seniority` of a collection. */
export const SENIORITY = `CASE WHEN c.${IS_NOT_ARCHIVED} AND c.${IS_NOT_DELETED} THEN (
    SELECT count(*)::int FROM collections o
    WHERE o.owner_id = c.owner_id AND o.${IS_NOT_ARCHIVED} AND o.${IS_NOT_DELETED}
      AND (o.created_at, o.id) < (c.created_at, c.id)
  ) END`

const named = (state: CollectionState): string => `'${state}'`

/** For a collection (`c`) with its seniority. */
export const stateOfCollection = (ceiling: string, at: string): string => `CASE
      WHEN c.archived_at IS NOT NULL THEN ${named('archived')}
      WHEN c.seniority >= ${ceiling} THEN ${named('degraded')}
      WHEN c.${IS_LINK_OPEN} AND coalesce(c.available_from <= ${at}, true)
        AND coalesce(${at} < c.available_until, true) THEN ${named('open')}
      ELSE ${named('closed')}
    END`

export const IS_ACTIVE_ADMIN = { isActive: true, role: 'admin' } as const satisfies AccountWhereInput

export const mayReadGroup = (accountId: AccountId): SharingGroupWhereInput => ({
  OR: [{ ownerId: accountId }, { members: { some: { accountId } } }],
})

/** The same for a row (`g`). */
export const mayReadGroupRow = (accountId: AccountId): Prisma.Sql => Prisma.sql`
  g.owner_id = ${accountId} OR g.id IN (SELECT group_id FROM sharing_group_members WHERE account_id = ${accountId})`
