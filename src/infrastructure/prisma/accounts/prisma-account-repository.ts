import type {
  AccountFilter,
  AccountRepository,
  AccountSearch,
  AccountSort,
} from '../../../application/ports/account-repository.js'
import { type Account, emailKey, emailTaken, handleTaken, publicAvatarUrl } from '../../../domain/account.js'
import type { SlimAccount } from '../../../domain/account-search.js'
import type { EntitledAuthor } from '../../../domain/author.js'
import { accountEvents, changesListing, listingOf } from '../../../domain/consequences.js'
import type { Handle } from '../../../domain/handle.js'
import type { AccountId } from '../../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../../domain/page.js'
import { foldForSearch } from '../../../domain/text.js'
import { LOCKS } from '../../postgres/advisory-locks.js'
import { escapeLike } from '../../postgres/escape-like.js'
import type { Statement, Statements } from '../../postgres/statements.js'
import { type AuthorRow, toAuthor } from '../catalog/author-rows.js'
import { LOCK_AUTHORS } from '../catalog/catalog-author-statements.js'
import { appendedValues } from '../events/event-statements.js'
import { IS_ACTIVE_ADMIN } from '../exposure-sql.js'
import { countedTotal } from '../filtered-totals.js'
import type { Prisma } from '../generated/client.js'
import type { AccountModel, AccountWhereInput } from '../generated/models.js'
import { type GrantsRow, toGrants } from '../grants/grant-rows.js'
import { refusing } from '../prisma-errors.js'
import { type FoundAccountRow, toAccountRow, toAccountWithSystem, toFoundAccount } from './account-rows.js'
import { type SearchRow, searchOf } from './account-search-statements.js'
import {
  FIND_AUTHOR,
  FIND_BY_EMAIL,
  FIND_BY_HANDLE,
  FIND_BY_ID,
  SAVE,
  SAVE_LISTING,
  savedValues,
} from './account-statements.js'

const INCLUDE = { auctionSystem: true } as const

const TAKEN = { accounts_email_key: emailTaken, accounts_handle_key: handleTaken }

const SORT_COLUMNS: Readonly<Record<AccountSort['by'], keyof AccountModel>> = {
  createdAt: 'createdAt',
  onboardedAt: 'onboardedAt',
  displayName: 'searchName',
  email: 'searchAddress',
}

type SavedRow = Pick<Account, 'revision'>

export class PrismaAccountRepository implements AccountRepository {
  constructor(
    private readonly prisma: Prisma.TransactionClient,
    private readonly statements: Statements,
  ) {}

  findById(id: AccountId): Promise<Account | null> {
    return this.find(FIND_BY_ID, id)
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.find(FIND_BY_EMAIL, emailKey(email))
  }

  findByHandle(handle: Handle): Promise<Account | null> {
    return this.find(FIND_BY_HANDLE, handle)
  }

  async findAuthor(handle: Handle, at: Date): Promise<EntitledAuthor | null> {
    const [row] = await this.statements.rows<AuthorRow & GrantsRow>(FIND_AUTHOR, [handle, at])
    return row === undefined ? null : { author: toAuthor(row), grants: toGrants(row) }
  }

  async insert(account: Account): Promise<boolean> {
    const { count } = await refusing(TAKEN, () =>
      this.prisma.account.createMany({ data: toAccountRow(account), skipDuplicates: true }),
    )
    if (count === 0 && account.handle !== null && (await this.isFree(account))) throw handleTaken()
    return count === 1
  }

  async save(before: Account, after: Account): Promise<Account | null> {
    const values = savedValues({ ...after, revision: before.revision, createdAt: before.createdAt })
    const listing = listingOf(after)
    const entry = [listing?.name ?? null, listing?.handle ?? null]
    const events = accountEvents(before, after)
    const save = (): Promise<readonly SavedRow[]> =>
      changesListing(before, after) || events.length > 0
        ? this.statements.inOneTransaction<SavedRow>(
            [
              { statement: LOCK_AUTHORS, values: [[after.id]] },
              { statement: SAVE_LISTING, values: [...values, ...entry, ...appendedValues(events)] },
            ],
            after.id,
          )
        : this.statements.rows<SavedRow>(SAVE, values)
    const [row] = await refusing(TAKEN, save)
    return row === undefined ? null : { ...after, ...row }
  }

  async lock(id: AccountId): Promise<void> {
    await this.statements.rows(LOCK_AUTHORS, [[id]])
    await this.prisma.$queryRaw`SELECT 1 FROM accounts WHERE id = ${id} FOR UPDATE`
  }

  async lockRoles(): Promise<void> {
    await this.prisma.$queryRaw`SELECT pg_advisory_xact_lock(${LOCKS.roles})::text`
  }

  countActiveAdmins(): Promise<number> {
    return this.prisma.account.count({ where: IS_ACTIVE_ADMIN })
  }

  async search(search: AccountSearch): Promise<readonly SlimAccount[]> {
    const { bounded, exhaustive } = searchOf(search)
    const found = await this.statements.rows<SearchRow>(...bounded)
    const isFrequent = exhaustive !== undefined && found.at(-1)?.isFrequent
    const rows = isFrequent ? await this.statements.rows<SearchRow>(...exhaustive) : found
    return rows.map((row) => ({
      id: row.id as AccountId,
      email: row.email,
      displayName: row.display_name,
      avatarUrl: publicAvatarUrl({ avatarUrl: row.avatar_url, avatarTrusted: row.avatar_trusted }),
    }))
  }

  private async find(statement: Statement, key: string): Promise<Account | null> {
    const [row] = await this.statements.rows<FoundAccountRow>(statement, [key])
    return row === undefined ? null : toFoundAccount(row)
  }

  async list(filter: AccountFilter, { by, descending }: AccountSort, request: PageRequest): Promise<Page<Account>> {
    const { q, role, isActive, certified, avatarTrusted } = filter
    const term = foldForSearch(q ?? '')
    const where: AccountWhereInput = {
      erasedAt: null,
      ...(role === undefined ? {} : { role }),
      ...(isActive === undefined ? {} : { isActive }),
      ...(certified === undefined ? {} : { certified }),
      ...(avatarTrusted === undefined ? {} : { avatarTrusted, avatarUrl: { not: null } }),
      ...(term === ''
        ? {}
        : { OR: [{ searchName: { contains: escapeLike(term) } }, { searchAddress: { contains: escapeLike(term) } }] }),
    }
    const direction = descending ? 'desc' : 'asc'
    const order = by === 'onboardedAt' ? ({ sort: direction, nulls: 'last' } as const) : direction
    const rows = await this.prisma.account.findMany({
      where,
      include: INCLUDE,
      orderBy: [{ [SORT_COLUMNS[by]]: order }, { id: 'asc' }],
      skip: offsetOf(request),
      take: request.pageSize,
    })
    return {
      items: rows.map(toAccountWithSystem),
      ...(await countedTotal(filter, (limit) => this.prisma.account.count({ where, ...limit }))),
    }
  }

  /** Whether the insertion failed for a reason other than the id or the e-mail address. */
  private async isFree({ id, email }: Account): Promise<boolean> {
    return (await this.prisma.account.findFirst({ where: { OR: [{ id }, { emailKey: emailKey(email) }] } })) === null
  }
}
