import type { StoredResponse } from '../../../application/ports/idempotency-keys.js'
import type { AccountId } from '../../../domain/ids.js'

/**
 * The forms in which a stored body names an account: as the value of a member whose name ends in `d` or `dBy`, such as
 * `id`, `ownerId` or `createdBy`. The id alone is not enough: it may be any word, such as `title` or `teacher`. A match
 * too many does no harm: it only deletes a stored response.
 */
const namesInBody = (id: AccountId): readonly string[] => ['d', 'dBy'].map((end) => `${end}":${JSON.stringify(id)}`)

/** Whether a response names an account. The database function `accounts_named_by_answer` has to match. */
export const namesAccount = ({ body }: StoredResponse, id: AccountId): boolean =>
  namesInBody(id).some((name) => body.includes(name))
