// The routes of "bare" that delete accounts and sharing groups.
import { mayManage } from './bare-accounts.js'
import { app, forgetCaller, inTransaction, type Known, refuse, requireCaller } from './bare-duties.js'

/**
 * Removes everything that refers to the account $1. Deals without their personal fields, and closed collections, remain
 * without an owner.
 */
const ERASING = [
  'DELETE FROM announcement_reads WHERE account_id = $1',
  'DELETE FROM subscriptions WHERE follower_id = $1 OR author_id = $1',
  'DELETE FROM sharing_group_members WHERE account_id = $1',
  'DELETE FROM sharing_groups WHERE owner_id = $1',
  'DELETE FROM grants WHERE account_id = $1',
  'UPDATE serves SET player_id = NULL WHERE player_id = $1',
  'DELETE FROM serve_counts WHERE player_id = $1',
  `UPDATE deals SET owner_id = NULL, lifecycle = 'orphaned', personal_themes = '{}', inspirations = '{}', supplement = '[]',
     sharing = CASE sharing WHEN 'group' THEN 'private' ELSE sharing END, sharing_group_ids = '{}', personal_terms = '',
     search_head = NULL, updated_at = now(), revision = revision + 1
   WHERE owner_id = $1`,
  `UPDATE collections SET owner_id = NULL, public_enabled = false, public_token = NULL,
     archived_at = COALESCE(archived_at, now()), updated_at = now(), revision = revision + 1
   WHERE owner_id = $1`,
  'DELETE FROM idempotency_records WHERE accounts_named_by_answer(caller, body) @> ARRAY[$1]',
  `INSERT INTO released_handles (handle, held_until)
   SELECT handle, now() + interval '90 days' FROM accounts WHERE id = $1 AND handle IS NOT NULL`,
  "INSERT INTO erased_accounts (id_hash, erased_at) VALUES (encode(sha256(convert_to($1, 'UTF8')), 'hex'), now())",
  'DELETE FROM catalog_authors WHERE account_id = $1',
]

app.delete('/accounts/:id', { onRequest: requireCaller }, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  if (!mayManage(request, id)) return refuse(reply, 403, 'FORBIDDEN')
  const deleted = await inTransaction(async (send) => {
    const found = await send('lock-account', 'SELECT id FROM accounts WHERE id = $1 FOR UPDATE', [id])
    if (found.length === 0) return false
    for (const [i, text] of ERASING.entries()) await send(`erase-${i}`, text, [id])
    await send('delete-account', 'DELETE FROM accounts WHERE id = $1', [id])
    return true
  })
  forgetCaller(id)
  return deleted ? reply.code(204).send() : refuse(reply, 404, 'ACCOUNT_NOT_FOUND')
})

app.delete('/sharing-groups/:id', { onRequest: requireCaller }, async (request: Known, reply) => {
  const { id } = request.params as { id: string }
  const deleted = await inTransaction(async (send) => {
    const text = 'DELETE FROM sharing_groups WHERE id = $1 AND owner_id = $2 RETURNING id'
    if ((await send('delete-group', text, [id, request.caller?.id])).length === 0) return false
    await send(
      'withdraw-deals',
      `UPDATE deals SET sharing_group_ids = array_remove(sharing_group_ids, $1::uuid),
         sharing = CASE WHEN sharing_group_ids = ARRAY[$1::uuid] THEN 'private' ELSE sharing END,
         updated_at = now(), revision = revision + 1
       WHERE sharing = 'group' AND sharing_group_ids @> ARRAY[$1::uuid]`,
      [id],
    )
    return true
  })
  return deleted ? reply.code(204).send() : refuse(reply, 404, 'SHARING_GROUP_NOT_FOUND')
})
