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
import type { AuctionSystem } from '../../domain/auction-system.js'
import type { EntitledAuthor } from '../../domain/author.js'
import type { Handle } from '../../domain/handle.js'
import type { AccountId } from '../../domain/ids.js'
import { offsetOf, type Page, type PageRequest } from '../../domain/page.js'
import { type PreferencesPatch, withPreferenceDefaults } from '../../domain/preferences.js'
import { foldForSearch } from '../../domain/text.js'
import { AUTHOR_COLUMNS, type AuthorRow, toAuthor } from './deal-rows.js'
import { escapeLike } from './escape-like.js'
import type { Prisma } from './generated/client.js'
import type * as Model from './generated/models.js'
import { toAuctionSystem } from './prisma-auction-system-repository.js'
import { type GrantsRow, grantsColumn, toGrants } from './prisma-entitlements.js'
import { refusing } from './prisma-errors.js'
import { indexable, searchColumnsOf, WORD_BREAK } from './search-columns.js'
import type { Statement, Statements } from './statements.js'

const INCLUDE = { auctionSystem: true } as const

/** The columns under the names of the model, those apart by which accounts are looked for. */
const READ_COLUMNS = {
  id: 'id',
  revision: 'revision',
  email: 'email',
  displayName: 'display_name',
  firstName: 'first_name',
  lastName: 'last_name',
  organisationName: 'organisation_name',
  country: 'country',
  language: 'language',
  appLanguage: 'app_language',
  auctionSystemId: 'auction_system_id',
  isActive: 'is_active',
  role: 'role',
  signupSource: 'signup_source',
  isOrganisation: 'is_organisation',
  showEmail: 'show_email_publicly',
  avatarUrl: 'avatar_url',
  avatarTrusted: 'avatar_trusted',
  preferences: 'preferences',
  certified: 'certified',
  handle: 'handle',
  onboardedAt: 'onboarded_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Partial<Record<keyof Model.AccountModel, string>>

type AccountRow = Pick<Model.AccountModel, keyof typeof READ_COLUMNS>
type AccountWithSystem = AccountRow & { readonly auctionSystem: Model.AuctionSystemModel | null }
type FoundRow = AccountRow & {
  readonly systemIdentifier: string
  readonly systemLabels: Model.AuctionSystemModel['labels']
  readonly systemSortOrder: number
}

const COLUMNS = Object.entries(READ_COLUMNS)
  .map(([field, column]) => `a.${column} AS "${field}"`)
  .join(', ')

const findBy = (key: 'id' | 'email_key' | 'handle'): Statement => ({
  name: `account_by_${key}`,
  text: `SELECT ${COLUMNS}, s.identifier AS "systemIdentifier", s.labels AS "systemLabels", s.sort_order AS "systemSortOrder"
    FROM accounts a LEFT JOIN auction_systems s ON s.id = a.auction_system_id WHERE a.${key} = $1`,
})
const FIND_BY_ID = findBy('id')
const FIND_BY_EMAIL = findBy('email_key')
const FIND_BY_HANDLE = findBy('handle')
const FIND_AUTHOR: Statement = {
  name: 'author_by_handle',
  text: `SELECT ${AUTHOR_COLUMNS}, ${grantsColumn('a.id', '$2')} FROM accounts a WHERE a.handle = $1`,
}

/** What a save may change, behind the id and the revision: the values of $3 and on. */
const WRITTEN_COLUMNS = (({ id: _, revision: __, createdAt: ___, ...columns }) => ({
  ...columns,
  emailKey: 'email_key',
  searchName: 'search_name',
  searchAddress: 'search_address',
  searchText: 'search_text',
}))(READ_COLUMNS)
const WRITTEN = Object.keys(WRITTEN_COLUMNS) as (keyof typeof WRITTEN_COLUMNS)[]
const SAVE: Statement = {
  name: 'account_save',
  kind: 'write',
  text: `UPDATE accounts a SET revision = revision + 1, ${WRITTEN.map((field, i) => `${WRITTEN_COLUMNS[field]} = $${i + 3}`).join(', ')}
    WHERE id = $1 AND revision = $2 RETURNING revision`,
}

const TAKEN = { accounts_email_key: emailTaken, accounts_handle_key: handleTaken }

const SORT_COLUMNS: Readonly<Record<AccountSort['by'], keyof Model.AccountModel>> = {
  createdAt: 'createdAt',
  onboardedAt: 'onboardedAt',
  displayName: 'searchName',
  email: 'searchAddress',
}

/** The key of the advisory lock on roles; any number of our own. */
const ROLES_LOCK = 4_251_991

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

  async save(account: Account): Promise<Account | null> {
    const data = toAccountRow(account)
    const values = WRITTEN.map((field) => data[field])
    const [row] = await refusing(TAKEN, () =>
      this.statements.rows<Pick<Account, 'revision'>>(SAVE, [account.id, account.revision, ...values]),
    )
    return row === undefined ? null : { ...account, ...row }
  }

  async lock(id: AccountId): Promise<void> {
    await this.prisma.$queryRaw`SELECT 1 FROM accounts WHERE id = ${id} FOR UPDATE`
  }

  async lockRoles(): Promise<void> {
    await this.prisma.$queryRaw`SELECT pg_advisory_xact_lock(${ROLES_LOCK})::text`
  }

  countActiveAdmins(): Promise<number> {
    return this.prisma.account.count({ where: { isActive: true, role: 'admin' } })
  }

  async search(search: AccountSearch): Promise<readonly SlimAccount[]> {
    const { few, many } = searchOf(search)
    const found = await this.statements.rows<SearchRow & { readonly isFrequent: boolean }>(...few)
    const rows = found[0]?.isFrequent ? await this.statements.rows<SearchRow>(...many) : found
    return rows.map((row) => ({
      id: row.id as AccountId,
      email: row.email,
      displayName: row.display_name,
      avatarUrl: publicAvatarUrl({ avatarUrl: row.avatar_url, avatarTrusted: row.avatar_trusted }),
    }))
  }

  private async find(statement: Statement, key: string): Promise<Account | null> {
    const [row] = await this.statements.rows<FoundRow>(statement, [key])
    return row === undefined ? null : toAccount(row, systemOf(row))
  }

  async list(
    { q, role, isActive, certified }: AccountFilter,
    { by, descending }: AccountSort,
    request: PageRequest,
  ): Promise<Page<Account>> {
    const term = foldForSearch(q ?? '')
    const where: Model.AccountWhereInput = {
      ...(role === undefined ? {} : { role }),
      ...(isActive === undefined ? {} : { isActive }),
      ...(certified === undefined ? {} : { certified }),
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
    return { items: rows.map(toAccountWithSystem), total: await this.prisma.account.count({ where }) }
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

/** Above every text that starts with the prefix, in the order of collation "C": no text here is as long. */
const afterPrefix = (prefix: string): string => prefix + '\u{10ffff}'.repeat(MAX_TEXT_LENGTH)
const MAX_TEXT_LENGTH = 512

/** So many matches are read and sorted; where there are more, their order has to come from an index. */
const FEW = 500
/** How many names, in their order, are looked through for a frequent term before all its matches are sorted. */
const NEAR = 500

const contains = (text: string): string => `%${escapeLike(text)}%`

/**
 * The tiers of `searchTier`, each read only when those before it left room: `few` reads the whole of it unless a term has
 * more matches elsewhere than are worth sorting, and `many` then looks among the first names, where a frequent term fills
 * its room soon. Left to choose, the planner would walk all names for a rare term, or sort all for a frequent one: what is
 * MATERIALIZED and OFFSET 0 keep it from that. Values in a SELECT of their own are as unknown to it at first as they
 * are later, so that it keeps its first plan.
 *
 * $1 the term, $2 what is above all that starts with it, $3 who is left out, $4 patterns of it at the start of a word; where
 * it is looked for anywhere, $5 its pattern, and $6 and $7 those for the trigram index, anywhere and at the start of a word.
 */
const searchTexts = (isAnywhere: boolean): { readonly few: string; readonly many: string } => {
  const value = (position: number, type = 'text') => `(SELECT $${position}::${type})`
  const candidate = 'SELECT id, email, display_name, avatar_url, avatar_trusted, search_name, search_address'
  const among = `FROM accounts WHERE is_active AND id <> ${value(3)}`
  const first = `ORDER BY search_name, id LIMIT ${MAX_SEARCH_RESULTS}`
  const atAddressStart = `(search_address >= ${value(1)} AND search_address < ${value(2)})`
  const matches = isAnywhere
    ? `((search_text LIKE ${value(6)} AND (search_name LIKE ${value(5)}
        OR regexp_replace(search_address, '@[^@]*$', '') LIKE ${value(5)})) OR ${atAddressStart})`
    : atAddressStart
  const isAtWordStart = `search_name LIKE ANY (${value(4, 'text[]')}::text[])`
  const wordMatches = `${isAnywhere ? `search_text LIKE ${value(7)}` : atAddressStart} AND ${isAtWordStart}`
  // A tier is read only when those before it left room, and then they hold all that they match.
  const notIn = (...tiers: readonly string[]) =>
    `id NOT IN (${tiers.map((tier) => `SELECT id FROM ${tier}`).join(' UNION ALL ')})`
  const room = (...tiers: readonly string[]) =>
    `${tiers.map((tier) => `(SELECT count(*) FROM ${tier})`).join(' + ')} < ${MAX_SEARCH_RESULTS}`
  const elsewhere = `${matches} AND ${notIn('exact', 'name', 'word')}`
  const start = `WITH exact AS MATERIALIZED (${candidate}, 0 AS tier ${among} AND search_address = ${value(1)} ${first}),
      name AS MATERIALIZED (${candidate}, 1 AS tier ${among} AND search_name >= ${value(1)} AND search_name < ${value(2)}
        AND search_address <> ${value(1)} ${first})`
  const sorted = `ORDER BY tier, search_name, id LIMIT ${MAX_SEARCH_RESULTS}`
  return {
    few: `${start},
      matching AS MATERIALIZED (${candidate}, CASE WHEN ${isAtWordStart} THEN 2 ELSE 3 END AS tier ${among}
        AND ${matches} AND ${notIn('exact', 'name')} AND ${room('exact', 'name')}),
      found AS MATERIALIZED (SELECT * FROM matching LIMIT ${FEW})
    SELECT *, (SELECT count(*) FROM found) = ${FEW} AS "isFrequent"
    FROM (SELECT * FROM exact UNION ALL SELECT * FROM name UNION ALL SELECT * FROM found) AS every ${sorted}`,
    many: `${start},
      word AS MATERIALIZED (
        SELECT * FROM (${candidate}, 2 AS tier ${among} AND ${wordMatches} AND ${notIn('exact', 'name')}
          AND ${room('exact', 'name')} OFFSET 0) AS found ${first}),
      near AS MATERIALIZED (
        SELECT * FROM (${candidate}, 3 AS tier, search_text ${among} AND ${room('exact', 'name', 'word')}
          ORDER BY search_name, id LIMIT ${NEAR}) AS names WHERE ${elsewhere} ${first}),
      far AS MATERIALIZED (
        SELECT * FROM (${candidate}, 3 AS tier ${among} AND ${elsewhere}
          AND ${room('exact', 'name', 'word', 'near')} OFFSET 0) AS found ${first})
    SELECT *
    FROM (SELECT * FROM exact UNION ALL SELECT * FROM name UNION ALL SELECT * FROM word UNION ALL SELECT * FROM far
      UNION ALL SELECT id, email, display_name, avatar_url, avatar_trusted, search_name, search_address, tier FROM near
        WHERE NOT (${room('exact', 'name', 'word', 'near')})) AS every ${sorted}`,
  }
}

const searchStatements = (where: string, isAnywhere: boolean): Readonly<Record<'few' | 'many', Statement>> => {
  const { few, many } = searchTexts(isAnywhere)
  return {
    few: { name: `accounts_search_${where}`, text: few },
    many: { name: `accounts_search_${where}_many`, text: many, kind: 'long' },
  }
}
const SEARCH_ANYWHERE = searchStatements('anywhere', true)
const SEARCH_AT_START = searchStatements('at_start', false)

/** A statement with its values. */
type Sent = readonly [statement: Statement, values: readonly unknown[]]

/** The statements of a search: the second is for when the first tells of a frequent term. */
export const searchOf = ({ term, except }: AccountSearch): { readonly few: Sent; readonly many: Sent } => {
  const atWordStart = WORD_BREAKS.map((mark) => contains(mark + term))
  const values = [term, afterPrefix(term), except ?? '', atWordStart]
  if (!matchesAnywhere(term)) return { few: [SEARCH_AT_START.few, values], many: [SEARCH_AT_START.many, values] }
  const anywhere = [...values, contains(term), contains(indexable(term))]
  return {
    few: [SEARCH_ANYWHERE.few, anywhere],
    many: [SEARCH_ANYWHERE.many, [...anywhere, contains(WORD_BREAK + indexable(term))]],
  }
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

const systemOf = (row: FoundRow): AuctionSystem | null =>
  row.auctionSystemId === null
    ? null
    : toAuctionSystem({
        id: row.auctionSystemId,
        identifier: row.systemIdentifier,
        labels: row.systemLabels,
        sortOrder: row.systemSortOrder,
      })

export const toAccountWithSystem = (row: AccountWithSystem): Account =>
  toAccount(row, row.auctionSystem && toAuctionSystem(row.auctionSystem))

const toAccount = (row: AccountRow, auctionSystem: AuctionSystem | null): Account => ({
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
