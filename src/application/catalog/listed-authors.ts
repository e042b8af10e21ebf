import type { Account } from '../../domain/account.js'
import { authorNotFound } from '../../domain/author.js'
import { isListedAuthor } from '../../domain/exposure.js'
import { normalizeHandle } from '../../domain/handle.js'
import type { AccountRepository } from '../ports/account-repository.js'

/** Finds the authors that the catalog shows. */
export class ListedAuthors {
  constructor(private readonly accounts: AccountRepository) {}

  /** The active account that carries the handle, in whatever spelling. @throws CATALOG_AUTHOR_NOT_FOUND */
  async byHandle(text: string): Promise<Account> {
    const handle = normalizeHandle(text)
    const account = handle === null ? null : await this.accounts.findByHandle(handle)
    if (account === null || !isListedAuthor(account)) throw authorNotFound()
    return account
  }
}
