import { type Account, emailKey, type SignupSource } from '../../../domain/account.js'
import type { Role } from '../../../domain/actor.js'
import type { AuctionSystem } from '../../../domain/auction-system.js'
import type { Handle } from '../../../domain/handle.js'
import type { AccountId } from '../../../domain/ids.js'
import { type PreferencesPatch, withPreferenceDefaults } from '../../../domain/preferences.js'
import type { Prisma } from '../generated/client.js'
import type { AccountModel, AuctionSystemModel } from '../generated/models.js'
import { accountSearchColumns } from './account-search-columns.js'
import { toAuctionSystem } from './prisma-auction-system-repository.js'

/** The columns that are read. */
export const READ_COLUMNS = {
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
} as const satisfies Partial<Record<keyof AccountModel, string>>

/** All columns of an account, including those used only for lookups and searches. */
export const ACCOUNT_COLUMNS = {
  ...READ_COLUMNS,
  emailKey: 'email_key',
  searchName: 'search_name',
  searchAddress: 'search_address',
  searchText: 'search_text',
} as const satisfies Record<Exclude<keyof AccountModel, 'erasedAt'>, string>

type AccountRow = Pick<AccountModel, keyof typeof READ_COLUMNS>
/** An account joined with its auction system. */
export type FoundAccountRow = AccountRow & {
  readonly systemIdentifier: string
  readonly systemLabels: AuctionSystemModel['labels']
  readonly systemSortOrder: number
}

export const toAccountRow = (
  account: Account,
): Omit<AccountModel, 'preferences' | 'erasedAt'> & { readonly preferences: Prisma.InputJsonObject } => ({
  id: account.id,
  revision: account.revision,
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
  ...accountSearchColumns(account),
})

const systemOf = (row: FoundAccountRow): AuctionSystem | null =>
  row.auctionSystemId === null
    ? null
    : toAuctionSystem({
        id: row.auctionSystemId,
        identifier: row.systemIdentifier,
        labels: row.systemLabels,
        sortOrder: row.systemSortOrder,
      })

export const toFoundAccount = (row: FoundAccountRow): Account => toAccount(row, systemOf(row))

export const toAccountWithSystem = (row: AccountRow & { readonly auctionSystem: AuctionSystemModel | null }): Account =>
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
