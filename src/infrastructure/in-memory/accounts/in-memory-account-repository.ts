import type {
  AccountFilter,
  AccountRepository,
  AccountSearch,
  AccountSort,
} from '../../../application/ports/account-repository.js'
import {
  type Account,
  emailKey,
  emailTaken,
  handleTaken,
  isActiveAdmin,
  publicAvatarUrl,
} from '../../../domain/account.js'
import {
  compareRanked,
  MAX_SEARCH_RESULTS,
  type SlimAccount,
  searchTextsOf,
  searchTier,
} from '../../../domain/account-search.js'
import { asAuthor, type EntitledAuthor } from '../../../domain/author.js'
import { accountEvents } from '../../../domain/consequences.js'
import type { Handle } from '../../../domain/handle.js'
import type { AccountId } from '../../../domain/ids.js'
import { isFiltering, listTotal, offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { compareCodePoints, foldForSearch } from '../../../domain/text.js'
import { appendEvents } from '../events/in-memory-event-log.js'
import { activeGrants } from '../grants/in-memory-entitlements.js'
import type { InMemoryDatabase, Tables } from '../in-memory-database.js'

export class InMemoryAccountRepository implements AccountRepository {
  constructor(private readonly db: InMemoryDatabase) {}

  async findById(id: AccountId): Promise<Account | null> {
    return structuredClone(this.db.tables.accounts.get(id) ?? null)
  }

  async findByEmail(email: string): Promise<Account | null> {
    return structuredClone(withEmail(this.db.tables, email) ?? null)
  }

  async findByHandle(handle: Handle): Promise<Account | null> {
    return structuredClone(withHandle(this.db.tables, handle) ?? null)
  }

  async findAuthor(handle: Handle, at: Date): Promise<EntitledAuthor | null> {
    const account = await this.findByHandle(handle)
    return account && { author: asAuthor(account), grants: activeGrants(this.db.tables, [account.id], at) }
  }

  insert(account: Account): Promise<boolean> {
    return this.db.write((tables) => {
      if (tables.accounts.has(account.id) || withEmail(tables, account.email) !== undefined) return false
      requireFreeHandle(tables, account)
      tables.accounts.set(account.id, structuredClone(account))
      return true
    })
  }

  save(before: Account, account: Account): Promise<Account | null> {
    return this.db.write((tables) => {
      const stored = tables.accounts.get(before.id)
      if (stored?.revision !== before.revision || +stored.createdAt !== +before.createdAt) return null
      const others = (found: Account | undefined) => found !== undefined && found.id !== account.id
      if (others(withEmail(tables, account.email))) throw emailTaken()
      if (account.handle !== stored.handle) requireFreeHandle(tables, account)
      const saved = structuredClone({ ...account, revision: before.revision + 1 })
      tables.accounts.set(account.id, saved)
      appendEvents(tables, accountEvents(before, saved))
      return structuredClone(saved)
    })
  }

  /** Does nothing: transactions run one after another here. */
  async lock(): Promise<void> {}

  async lockRoles(): Promise<void> {}

  async countActiveAdmins(): Promise<number> {
    return [...this.db.tables.accounts.values()].filter(isActiveAdmin).length
  }

  async search({ term, except }: AccountSearch): Promise<readonly SlimAccount[]> {
    return [...this.db.tables.accounts.values()]
      .filter((account) => account.isActive && account.id !== except)
      .flatMap((account) => {
        const texts = searchTextsOf(account)
        const tier = searchTier(texts, term)
        return tier === null ? [] : [{ account, tier, name: texts.name, id: account.id }]
      })
      .sort(compareRanked)
      .slice(0, MAX_SEARCH_RESULTS)
      .map(({ account }) => toSlimAccount(account))
  }

  async list(filter: AccountFilter, sort: AccountSort, request: PageRequest): Promise<Page<Account>> {
    const term = foldForSearch(filter.q ?? '')
    const found = [...this.db.tables.accounts.values()]
      .filter((account) => {
        const { name, address } = searchTextsOf(account)
        return (
          (name.includes(term) || address.includes(term)) &&
          (filter.role === undefined || account.role === filter.role) &&
          (filter.isActive === undefined || account.isActive === filter.isActive) &&
          (filter.certified === undefined || account.certified === filter.certified) &&
          (filter.avatarTrusted === undefined ||
            (account.avatarUrl !== null && account.avatarTrusted === filter.avatarTrusted))
        )
      })
      .sort(compareBy(sort))
    const items = found.slice(offsetOf(request), offsetOf(request) + request.pageSize)
    return {
      items: structuredClone(items),
      ...listTotal(isFiltering(filter), found.length),
    }
  }
}

const sortKey = (account: Account, by: AccountSort['by']): string | null => {
  if (by === 'displayName') return searchTextsOf(account).name
  if (by === 'email') return searchTextsOf(account).address
  return account[by]?.toISOString() ?? null
}

/** Sorts accounts without the value last, and ties by id. */
const compareBy =
  ({ by, descending }: AccountSort) =>
  (a: Account, b: Account): number => {
    const [x, y] = [sortKey(a, by), sortKey(b, by)]
    if (x === null || y === null) return Number(x === null) - Number(y === null) || compareCodePoints(a.id, b.id)
    return (descending ? -1 : 1) * compareCodePoints(x, y) || compareCodePoints(a.id, b.id)
  }

const withEmail = (tables: Tables, email: string): Account | undefined =>
  [...tables.accounts.values()].find((account) => emailKey(account.email) === emailKey(email))

export const withHandle = (tables: Tables, handle: Handle): Account | undefined =>
  [...tables.accounts.values()].find((account) => account.handle === handle)

const requireFreeHandle = (tables: Tables, { handle, updatedAt }: Account): void => {
  if (handle === null) return
  const reservedUntil = tables.releasedHandles.get(handle)
  if (withHandle(tables, handle) !== undefined || (reservedUntil !== undefined && reservedUntil > updatedAt))
    throw handleTaken()
}

const toSlimAccount = (account: Account): SlimAccount => ({
  id: account.id,
  email: account.email,
  displayName: account.displayName,
  avatarUrl: publicAvatarUrl(account),
})
