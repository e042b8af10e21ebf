import { mayPrecedeAccount, mayPrecedeErasure } from '../../domain/account.js'
import type { CallerAccount } from '../../domain/actor.js'
import type { TokenClaims } from '../ports/access-token-verifier.js'
import type { CallerAccounts } from '../ports/caller-accounts.js'

/**
 * The account of a token; `null` if there is none, or if the token may be from before the erasure of an earlier account
 * with this id. Erasures are only looked up for a token that may be older than the account.
 */
export const accountOfToken = async (
  callers: CallerAccounts,
  { userId, issuedAt }: Pick<TokenClaims, 'userId' | 'issuedAt'>,
): Promise<CallerAccount | null> => {
  const account = await callers.find(userId)
  if (account === null || !mayPrecedeAccount(issuedAt, account)) return account
  const erasedAt = await callers.findErasedBefore(account)
  return erasedAt !== null && mayPrecedeErasure(issuedAt, erasedAt) ? null : account
}
