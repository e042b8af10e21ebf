import { accountNotFound, mayManageAccount } from '../../domain/account.js'
import { type Actor, administers, requireAccountOrBackend } from '../../domain/actor.js'
import { forbidden } from '../../domain/errors.js'
import { type AccountId, parseAccountId } from '../../domain/ids.js'

/**
 * The id of an account that the actor may read and change. Other actors get the same refusal whether or not it exists.
 * @throws ACCOUNT_REQUIRED, ACCOUNT_INACTIVE, FORBIDDEN, ACCOUNT_NOT_FOUND
 */
export const managedAccountId = (actor: Actor, text: string): AccountId => {
  requireAccountOrBackend(actor, 'accounts')
  const id = parseAccountId(text)
  if (id === null ? !administers(actor) : !mayManageAccount(actor, id)) throw forbidden()
  if (id === null) throw accountNotFound()
  return id
}
