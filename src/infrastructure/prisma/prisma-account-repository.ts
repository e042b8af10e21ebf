import type {
  AccountFilter,
  AccountRepository,
  AccountSearch,
  AccountSort,
} from '../../application/ports/account-repository.js'
import {
  type Account,
  emailKey,
  emailTaken,
  handleTaken,
  publicAvatarUrl,
  type Role,
  type SignupSource,
} from '../../domain/account.js'
import { MAX_SEARCH_RESULTS, matchesAnywhere, type SlimAccount, WORD_BREAKS } from '../../domain/account-search.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId } from '../../domain/ids.js'
import { offsetOf, type PageRequest } from '../../domain/page.js'
import { type PreferencesPatch, withPreferenceDefaults } from '../../domain/preferences.js'
import { foldForSearch } from '../../domain/text.js'
import { escapeLike } from './escape-like.js'
import { Prisma } from './generated/client.js'
import type * as Model from './generated/models.js'
import { toAuctionSystem } from './prisma-auction-system-repository.js'
import { refusing } from './prisma-errors.js'
import { indexable, searchColumnsOf, WORD_BREAK } from './search-columns.js'

const INCLUDE = { auctionSystem: true } as const
type AccountRow = Model.AccountGetPayload<{ include: typeof INCLUDE }>

const TAKEN = { accounts_email_key: emailTaken, accounts_handle_key: handleTaken }

const SORT_COLUMNS: Readonly<Record<AccountSort['by'], keyof Model.AccountModel>> = {
  createdAt: 'createdAt',
  onboardedAt: 'onboardedAt',
  displayName: 'searchName',
  email: 'searchAddress',
}

/** Serialises the transactions that count active admins; any number of our own. */
const ADMINS_LOCK = 4_251_991

export class PrismaAccountRepository implements AccountRepository {
  constructor(private readonly prisma: Prisma.TransactionClient) {}

  async findById(id: AccountId): Promise<Account | null> {
    return this.find({ id })
  }

  async findByEmail(email: string): Promise<Account | null> {
    return this.find({ emailKey: emailKey(email) })
  }

  async findByHandle(handle: Handle): Promise<Account | null> {
    return this.find({ handle })
  }

  async insert(account: Account): Promise<boolean> {
    const { count } = await refusing(TAKEN, () =>
      this.prisma.account.createMany({ data: toAccountRow(account), skipDuplicates: true }),
    )
    if (count === 0 && account.handle !== null && (await this.isFree(account))) throw handleTaken()
    return count === 1
  }

  async save(account: Account): Promise<Account | null> {
    const { id, createdAt: _, ...data } = toAccountRow(account)
    const [row] = await refusing(TAKEN, () =>
      this.prisma.account.updateManyAndReturn({
        where: { id, revision: account.revision },
        data: { ...data, revision: account.revision + 1 },
      }),
    )
    return row === undefined ? null : toAccount({ ...row, auctionSystem: null }, account.auctionSystem)
  }

  async lock(id: AccountId): Promise<void> {
    await this.prisma.$queryRaw`SELECT 1 FROM accounts WHERE id = ${id} FOR UPDATE`
  }

  async countActiveAdmins(): Promise<number> {
    await this.prisma.$queryRaw`SELECT pg_advisory_xact_lock(${ADMINS_LOCK})::text`
    return this.prisma.account.count({ where: { isActive: true, role: 'admin' } })
  }

  async search({ term, except }: AccountSearch): Promise<readonly SlimAccount[]> {
    const rows = await this.prisma.$queryRaw<SearchRow[]>(searchSql(term, except))
    return rows.map((row) => ({
      id: row.id as AccountId,
      email: row.email,
      displayName: row.display_name,
      avatarUrl: publicAvatarUrl({ avatarUrl: row.avatar_url, avatarTrusted: row.avatar_trusted }),
    }))
  }

  private async find(where: Model.AccountWhereUniqueInput): Promise<Account | null> {
    const row = await this.prisma.account.findUnique({ where, include: INCLUDE })
    return row === null ? null : toAccount(row)
  }

  async list({ q, ...filter }: AccountFilter, { by, descending }: AccountSort, request: PageRequest) {
    const term = foldForSearch(q ?? '')
    const where: Model.AccountWhereInput = {
      ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
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
    return { items: rows.map((row) => toAccount(row)), total: await this.prisma.account.count({ where }) }
  }

  /** Whether neither the id nor the e-mail is what kept an account from being inserted. */
  private async isFree({ id, email }: Account): Promise<boolean> {
    return (await this.prisma.account.findFirst({ where: { OR: [{ id }, { emailKey: emailKey(email) }] } })) === null
  }
}

interface SearchRow {
  readonly id: string
  readonly email: string
  readonly display_name: string
  readonly avatar_url: string | null
  readonly avatar_trusted: boolean
}

/** The texts that start with `prefix`, as one range in the order of collection "C". */
const startsWith = (column: Prisma.Sql, prefix: string): Prisma.Sql => {
  const end = afterPrefix(Array.from(prefix))
  return end === null
    ? Prisma.sql`(${column} >= ${prefix})`
    : Prisma.sql`(${column} >= ${prefix} AND ${column} < ${end})`
}

/** The least text above every text that starts so; `null` when there is none. */
const afterPrefix = (characters: readonly string[]): string | null => {
  const last = characters.at(-1)?.codePointAt(0)
  if (last === undefined) return null
  if (last === 0x10ffff) return afterPrefix(characters.slice(0, -1))
  return characters.slice(0, -1).join('') + String.fromCodePoint(last === 0xd7ff ? 0xe000 : last + 1)
}

/** How many names, in their order, are looked through before the trigram index is asked for what a term matches anywhere. */
const NEAR = 500

/**
 * One statement of four tiers, as `searchTier` has them; each is read only when those before it left room. What matches
 * elsewhere is looked for among the first names, where a frequent term fills its room soon, and only then gathered whole
 * from the index and sorted. Left to choose, the planner would walk all names for a rare term, or sort all for a
 * frequent one: OFFSET 0 keeps it from that.
 */
export const searchSql = (term: string, except: AccountId | null): Prisma.Sql => {
  const candidate = Prisma.sql`SELECT id, email, display_name, avatar_url, avatar_trusted, search_name, search_address`
  const among = Prisma.sql`FROM accounts WHERE is_active AND id <> ${except ?? ''}`
  const first = Prisma.sql`ORDER BY search_name, id LIMIT ${MAX_SEARCH_RESULTS}`
  const atAddressStart = startsWith(Prisma.raw('search_address'), term)
  const atNameStart = startsWith(Prisma.raw('search_name'), term)
  const contains = (text: string) => `%${escapeLike(text)}%`
  const atWordStart = Prisma.sql`search_name LIKE ANY (ARRAY[${Prisma.join(WORD_BREAKS.map((mark) => contains(mark + term)))}])`
  const isAnywhere = matchesAnywhere(term)
  const inIndex = (text: string) => Prisma.sql`search_text LIKE ${contains(text)}`
  const matches = isAnywhere
    ? Prisma.sql`((${inIndex(indexable(term))} AND (search_name LIKE ${contains(term)}
        OR regexp_replace(search_address, '@[^@]*$', '') LIKE ${contains(term)})) OR ${atAddressStart})`
    : atAddressStart
  const wordMatches = isAnywhere ? inIndex(WORD_BREAK + indexable(term)) : atAddressStart
  // A tier is read only when those before it left room, and then they hold all that they match.
  const notIn = (...tiers: readonly string[]) =>
    Prisma.raw(`id NOT IN (${tiers.map((tier) => `SELECT id FROM ${tier}`).join(' UNION ALL ')})`)
  const room = (...tiers: readonly string[]) =>
    Prisma.raw(`${tiers.map((tier) => `(SELECT count(*) FROM ${tier})`).join(' + ')} < ${MAX_SEARCH_RESULTS}`)
  const elsewhere = Prisma.sql`${matches} AND ${notIn('exact', 'name', 'word')}`
  return Prisma.sql`
    WITH exact AS MATERIALIZED (${candidate} ${among} AND search_address = ${term} ${first}),
      name AS MATERIALIZED (${candidate} ${among} AND ${atNameStart} AND search_address <> ${term} ${first}),
      word AS MATERIALIZED (
        SELECT * FROM (${candidate} ${among} AND ${wordMatches} AND ${atWordStart} AND ${notIn('exact', 'name')}
          AND ${room('exact', 'name')} OFFSET 0) AS found ${first}),
      near AS MATERIALIZED (
        SELECT * FROM (${candidate}, search_text ${among} AND ${room('exact', 'name', 'word')}
          ORDER BY search_name, id LIMIT ${NEAR}) AS names WHERE ${elsewhere} ${first}),
      far AS MATERIALIZED (
        SELECT * FROM (${candidate} ${among} AND ${elsewhere}
          AND ${room('exact', 'name', 'word', 'near')} OFFSET 0) AS found ${first})
    SELECT id, email, display_name, avatar_url, avatar_trusted
    FROM (SELECT 0 AS tier, * FROM exact UNION ALL SELECT 1, * FROM name UNION ALL SELECT 2, * FROM word
      UNION ALL SELECT 3, id, email, display_name, avatar_url, avatar_trusted, search_name, search_address FROM near
        WHERE NOT (${room('exact', 'name', 'word', 'near')})
      UNION ALL SELECT 3, * FROM far) AS found
    ORDER BY tier, search_name, id LIMIT ${MAX_SEARCH_RESULTS}`
}

export const toAccountRow = (account: Account) => {
  return {
    id: account.id,
    email: account.email,
    emailKey: emailKey(account.email),
    displayName: account.displayName,
    firstName: account.firstName,
    lastName: account.lastName,
    organisationName: account.organisationName,
    country: account.country,
    language: account.language,
    appLanguage: account.appLanguage,
    auctionSystemId: account.auctionSystem?.id ?? null,
    isActive: account.isActive,
    role: account.role,
    signupSource: account.signupSource,
    isOrganisation: account.isOrganisation,
    showEmail: account.showEmailPublicly,
    avatarUrl: account.avatarUrl,
    avatarTrusted: account.avatarTrusted,
    preferences: account.preferences as unknown as Prisma.InputJsonObject,
    certified: account.certified,
    handle: account.handle,
    onboardedAt: account.onboardedAt,
    createdAt: account.createdAt,
    updatedAt: account.updatedAt,
    ...searchColumnsOf(account),
  }
}

export const toAccount = (
  row: AccountRow,
  auctionSystem = row.auctionSystem && toAuctionSystem(row.auctionSystem),
): Account => ({
  id: row.id as AccountId,
  revision: row.revision,
  email: row.email,
  displayName: row.displayName,
  firstName: row.firstName,
  lastName: row.lastName,
  organisationName: row.organisationName,
  country: row.country,
  language: row.language,
  appLanguage: row.appLanguage,
  auctionSystem,
  isActive: row.isActive,
  role: row.role as Role,
  signupSource: row.signupSource as SignupSource,
  isOrganisation: row.isOrganisation,
  showEmailPublicly: row.showEmail,
  avatarUrl: row.avatarUrl,
  avatarTrusted: row.avatarTrusted,
  preferences: withPreferenceDefaults(row.preferences as unknown as PreferencesPatch),
  certified: row.certified,
  handle: row.handle as Handle | null,
  onboardedAt: row.onboardedAt,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
