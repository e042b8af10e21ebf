import type { StoredResponse } from '../../../application/ports/idempotency-keys.js'
import type { AccountId } from '../../../domain/ids.js'

/**
 * The forms in which a stored body names an account: as the value of `id`, `ownerId`, `playerId`, `accountId` or
 * `createdBy`. The id alone is not enough: it may be any word, such as `title` or `teacher`.
 */
const namesInBody = (id: AccountId): readonly string[] => ['d', 'dBy'].map((end) => `${end}":${JSON.stringify(id)}`)

/** Whether a response names an account. The database function `accounts_named_by_answer` has to match. */
export const namesAccount = ({ body }: StoredResponse, id: AccountId): boolean =>
  namesInBody(id).some((name) => body.includes(name))
