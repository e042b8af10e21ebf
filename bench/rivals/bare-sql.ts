// Parts of the statements of "bare".
import type { AccountRow } from './rows.js'

export const DEAL_COLUMNS = `d.id, d.owner_id AS "ownerId", d.title, d.board_number AS "boardNumber", d.dealer, d.vulnerability,
  d.hands, d.auction, d.call_notes AS "callNotes", d.play, d.result, d.double_dummy AS "doubleDummy", d.commentary, d.themes, d.sharing, d.lifecycle, d.published_at AS "publishedAt",
  d.created_at AS "createdAt", d.updated_at AS "updatedAt"`
/** All columns, including those that only the owner and internal backends see. */
export const WHOLE_DEAL_COLUMNS = `${DEAL_COLUMNS}, d.personal_themes AS "personalThemes", d.inspirations,
  d.sharing_group_ids AS "sharingGroupIds"`
export const OWN_DEAL_COLUMNS = `${WHOLE_DEAL_COLUMNS}, d.supplement`
export const PERSON_COLUMNS = `a.display_name AS "displayName", a.avatar_url AS "avatarUrl", a.avatar_trusted AS "avatarTrusted",
  a.certified, a.handle, EXISTS (SELECT FROM grants g WHERE g.account_id = a.id AND g.source = 'subscription'
    AND g.starts_at <= now() AND (g.ends_at IS NULL OR g.ends_at > now()) AND g.revoked_at IS NULL) AS premium`
export const EXPOSED = "d.sharing = 'public' AND d.lifecycle = 'active'"
export const LATEST_FIRST = "ORDER BY COALESCE(d.published_at, '-infinity') DESC, d.id"
/** The number of the owner's unarchived collections that are older than a collection `c`. */
export const SENIORITY = `(SELECT count(*)::int FROM collections o WHERE o.owner_id = c.owner_id AND o.archived_at IS NULL
  AND (o.created_at, o.id) < (c.created_at, c.id))`
/** The number of collections that the owner's plan covers; null if it is unlimited. */
export const CEILING = `(SELECT CASE WHEN bool_or("limit" IS NULL) THEN NULL ELSE greatest(5, max("limit")) END FROM grants g
  WHERE g.account_id = c.owner_id AND g.feature = 'collections' AND g.starts_at <= now()
    AND (g.ends_at IS NULL OR g.ends_at > now()) AND g.revoked_at IS NULL)`

export type PersonRow = AccountRow & { readonly premium: boolean }
