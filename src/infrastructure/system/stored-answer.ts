import type { AccountId } from '../../domain/ids.js'

/** An answer as it is stored for a retry: its status, its body as JSON, and the address of what it created. */
export interface StoredAnswer {
  readonly status: number
  readonly body: string
  readonly location: string | null
}

/**
 * How a stored body names an account: as the value of `id`, `ownerId`, `playerId` or `accountId`. The id alone may be any
 * word, `title` or `teacher`, that stands in the answers of others too.
 */
const namedInBody = (id: AccountId): string => `d":${JSON.stringify(id)}`

/** Whether an answer names an account; the function `accounts_named_by_answer` of the database is its twin. */
export const namesAccount = ({ body }: StoredAnswer, id: AccountId): boolean => body.includes(namedInBody(id))
