// Parts of the statements of "bare".
import type { AccountRow } from './rows.js'

export const DEAL_COLUMNS = `d.id, d.owner_id AS "ownerId", d.title, d.board_number AS "boardNumber", d.dealer, d.vulnerability,
  d.hands, d.auction, d.play, d.result, d.commentary, d.themes, d.sharing, d.lifecycle, d.published_at AS "publishedAt",
  d.created_at AS "createdAt", d.updated_at AS "updatedAt"`
/** With what only its owner and the backends see. */
export const WHOLE_DEAL_COLUMNS = `${DEAL_COLUMNS}, d.personal_themes AS "personalThemes", d.inspirations,
  d.sharing_group_ids AS "sharingGroupIds"`
export const PERSON_COLUMNS = `a.display_name AS "displayName", a.avatar_url AS "avatarUrl", a.avatar_trusted AS "avatarTrusted",
  a.certified, a.handle, EXISTS (SELECT FROM grants g WHERE g.account_id = a.id AND g.source = 'subscription'
    AND g.starts_at <= now() AND (g.ends_at IS NULL OR g.ends_at > now()) AND g.revoked_at IS NULL) AS premium`
export const EXPOSED = "d.sharing = 'public' AND d.lifecycle = 'active'"
const PUBLISHED = "COALESCE(d.published_at, '-infinity')"
export const LATEST_FIRST = `ORDER BY ${PUBLISHED} DESC, d.id`

export type PersonRow = AccountRow & { readonly premium: boolean }
