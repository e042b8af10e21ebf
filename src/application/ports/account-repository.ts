import type { Account } from '../../domain/account.js'
import type { SlimAccount } from '../../domain/account-search.js'
import type { Role } from '../../domain/actor.js'
import type { EntitledAuthor } from '../../domain/author.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId } from '../../domain/ids.js'
import type { Page, PageRequest } from '../../domain/page.js'

export interface AccountSearch {
  /** A folded term of at least two characters (`foldSearchTerm`). */
  readonly term: string
  /** An account to leave out, if any. */
  readonly except: AccountId | null
}

export interface AccountFilter {
  /** Text anywhere in the name or e-mail address, ignoring case and accents. */
  readonly q?: string | undefined
  readonly role?: Role | undefined
  readonly isActive?: boolean | undefined
  readonly certified?: boolean | undefined
  /** Only accounts with a picture that is trusted, or is not. */
  readonly avatarTrusted?: boolean | undefined
}

export const ACCOUNT_SORTS = ['createdAt', 'onboardedAt', 'displayName', 'email'] as const

export interface AccountSort {
  readonly by: (typeof ACCOUNT_SORTS)[number]
  readonly descending: boolean
}

export interface AccountRepository {
  /** The account, active or not; `null` if there is none. */
  findById(id: AccountId): Promise<Account | null>

  /** Ignores case. */
  findByEmail(email: string): Promise<Account | null>

  /** The account that has the handle now, active or not; `null` if none does. */
  findByHandle(handle: Handle): Promise<Account | null>

  /** The account that has the handle, active or not, as an author with its grants active at that time. */
  findAuthor(handle: Handle, at: Date): Promise<EntitledAuthor | null>

  /**
   * Inserts a new account. Returns `false`, without inserting it, if another account has its id or its e-mail address
   * (ignoring case).
   * @throws ACCOUNT_HANDLE_TAKEN if another account has its handle, or the handle is still reserved after an erasure
   */
  insert(account: Account): Promise<boolean>

  /**
   * Overwrites the account `before` with `after` if its stored revision is still the same, and increments the revision.
   * Returns the account as stored, or `null`, without writing anything, if the stored revision differs, the account no
   * longer exists, or its id has been given to another one (whose `createdAt` differs).
   * @throws ACCOUNT_EMAIL_TAKEN, ACCOUNT_HANDLE_TAKEN if another account has them, or a new handle is still reserved
   */
  save(before: Account, after: Account): Promise<Account | null>

  /** Locks the account until the transaction ends, so that no other writer can change it before its `save`. */
  lock(id: AccountId): Promise<void>

  /**
   * Makes all other transactions that lock roles wait until this one ends. Transactions that change a role, activate or
   * deactivate an account, or erase an admin take this lock before any other, so that they cannot deadlock.
   */
  lockRoles(): Promise<void>

  /** The number of active admins. After `lockRoles` it cannot change until the transaction ends. */
  countActiveAdmins(): Promise<number>

  /**
   * The first 20 active accounts that `searchTier` accepts, in the order of `compareRanked`.
   */
  search(search: AccountSearch): Promise<readonly SlimAccount[]>

  /** Lists accounts for the back-office. Accounts without the sorted value come last; ties are ordered by id. */
  list(filter: AccountFilter, sort: AccountSort, request: PageRequest): Promise<Page<Account>>
}
