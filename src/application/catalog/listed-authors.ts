import type { Account } from '../../domain/account.js'
import { authorNotFound, type EntitledAuthor } from '../../domain/author.js'
import { isListedAuthor } from '../../domain/exposure.js'
import { type Handle, normalizeHandle } from '../../domain/handle.js'
import type { AccountRepository } from '../ports/account-repository.js'

/** Looks something up by the handle of a listed author, however it is spelt. @throws CATALOG_AUTHOR_NOT_FOUND */
export const findListed = async <Found>(
  text: string,
  find: (handle: Handle) => Promise<Found | null>,
  authorOf: (found: Found) => Pick<Account, 'isActive' | 'handle'>,
): Promise<Found> => {
  const handle = normalizeHandle(text)
  const found = handle === null ? null : await find(handle)
  if (found === null || !isListedAuthor(authorOf(found))) throw authorNotFound()
  return found
}

/** Finds the authors that the catalog shows. */
export class ListedAuthors {
  constructor(private readonly accounts: AccountRepository) {}

  /** The active account with the handle, however it is spelt. @throws CATALOG_AUTHOR_NOT_FOUND */
  byHandle(text: string): Promise<Account> {
    const find = (handle: Handle) => this.accounts.findByHandle(handle)
    return findListed(text, find, (account) => account)
  }

  /** The same account as an author, with its grants active at that time. @throws CATALOG_AUTHOR_NOT_FOUND */
  entitled(text: string, at: Date): Promise<EntitledAuthor> {
    const find = (handle: Handle) => this.accounts.findAuthor(handle, at)
    return findListed(text, find, ({ author }) => author)
  }
}
