import type { Account, Role } from '../../domain/account.js'
import type { SlimAccount } from '../../domain/account-search.js'
import type { EntitledAuthor } from '../../domain/author.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface AccountSearch {
  /** A folded term of two characters or more (`foldSearchTerm`). */
  readonly term: string
  /** An account to leave out. */
  readonly except: AccountId | null
}

export interface AccountFilter {
  /** A text in the name or anywhere in the address, whatever its case and accents. */
  readonly q?: string | undefined
  readonly role?: Role | undefined
  readonly isActive?: boolean | undefined
  readonly certified?: boolean | undefined
}

export const ACCOUNT_SORTS = ['createdAt', 'onboardedAt', 'displayName', 'email'] as const

export interface AccountSort {
  readonly by: (typeof ACCOUNT_SORTS)[number]
  readonly descending: boolean
}

export interface AccountRepository {
  findById(id: AccountId): Promise<Account | null>

  /** Addresses are compared without case. */
  findByEmail(email: string): Promise<Account | null>

  findByHandle(handle: Handle): Promise<Account | null>

  /** The account that carries the handle, active or not, as an author, with its grants active at that time. */
  findAuthor(handle: Handle, at: Date): Promise<EntitledAuthor | null>

  /**
   * Keeps a new account. `false`, and nothing kept, when its id or its e-mail (without case) is another account's.
   * @throws ACCOUNT_HANDLE_TAKEN when another account has its handle, or the handle of an erased one is still held
   */
  insert(account: Account): Promise<boolean>

  /**
   * Overwrites the account whose stored revision is `account.revision`, and counts that up by one: gives the account
   * as stored, or `null`, with nothing written, when the stored revision is another or the account is gone.
   * `createdAt` stays as first stored.
   * @throws ACCOUNT_EMAIL_TAKEN, ACCOUNT_HANDLE_TAKEN when another account has them, or a new handle is still held
   */
  save(account: Account): Promise<Account | null>

  /** Locks the account until the transaction ends, so that the next `save` of it meets no other writer. */
  lock(id: AccountId): Promise<void>

  /**
   * Keeps every other transaction that locks roles waiting until this one ends. Taken before any other lock by those that
   * change a role or an activity or erase an account, so that two of them never cross.
   */
  lockRoles(): Promise<void>

  /** How many active admins there are. Behind `lockRoles` the answer holds until the transaction ends. */
  countActiveAdmins(): Promise<number>

  /**
   * The first 20 active accounts that `searchTier` accepts, in the order of `compareRanked`.
   */
  search(search: AccountSearch): Promise<readonly SlimAccount[]>

  /** Accounts for the back-office. Ties, and accounts without the value (they come last), are in the order of their ids. */
  list(filter: AccountFilter, sort: AccountSort, request: PageRequest): Promise<Page<Account>>
}
