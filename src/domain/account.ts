import { type Actor, administers, isSelf } from './actor.js'
import type { AuctionSystem } from './auction-system.js'
import { DomainError, forbidden, rejectIssues } from './errors.js'
import { type Handle, normalizeHandle } from './handle.js'
import type { AccountId } from './ids.js'
import { isEmptyPatch } from './merge-patch.js'
import {
  DEFAULT_PREFERENCES,
  mergePreferences,
  type Preferences,
  type PreferencesPatch,
  preferenceIssues,
} from './preferences.js'
import { cutAt, isBlank, withoutControls } from './text.js'

export const ROLES = ['teacher', 'player', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const SIGNUP_SOURCES = ['app', 'backend', 'import', 'invite'] as const
export type SignupSource = (typeof SIGNUP_SOURCES)[number]

export const MAX_NAME_LENGTH = 200
export const MAX_EMAIL_LENGTH = 320
export const MAX_URL_LENGTH = 2048
/** How long nobody gets the handle of an erased account. */
export const HANDLE_HELD_DAYS = 90
/** How far the clock of the identity provider may be ahead of ours. */
export const TOKEN_TOLERANCE_SECONDS = 5

export interface Account {
  readonly id: AccountId
  /** Counts the saves of this account; a save that does not name the current one is refused. */
  readonly revision: number
  readonly email: string
  readonly displayName: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly organisationName: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
  /** BCP 47. */
  readonly language: string | null
  /** BCP 47. */
  readonly appLanguage: string | null
  readonly auctionSystem: AuctionSystem | null
  readonly isActive: boolean
  readonly role: Role
  readonly signupSource: SignupSource
  readonly isOrganisation: boolean
  readonly showEmailPublicly: boolean
  readonly avatarUrl: string | null
  readonly avatarTrusted: boolean
  readonly preferences: Preferences
  readonly certified: boolean
  readonly handle: Handle | null
  readonly onboardedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** What the owner of an account may set. `handle` is the text as typed. */
export interface OwnerFields {
  readonly displayName?: string
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly organisationName?: string | null
  readonly country?: string | null
  readonly language?: string | null
  readonly appLanguage?: string | null
  readonly auctionSystem?: AuctionSystem | null
  readonly isOrganisation?: boolean
  readonly showEmailPublicly?: boolean
  readonly avatarUrl?: string | null
  readonly handle?: string | null
  readonly preferences?: PreferencesPatch | null
}

/** What admins and internal backends may set on top. */
export interface AdminFields {
  readonly role?: Role
  readonly isActive?: boolean
  readonly certified?: boolean
  readonly avatarTrusted?: boolean
  readonly signupSource?: SignupSource
  readonly email?: string
}

export type AccountChange = OwnerFields & AdminFields

const PLAIN_FIELDS = [
  'displayName',
  'firstName',
  'lastName',
  'organisationName',
  'country',
  'language',
  'appLanguage',
  'auctionSystem',
  'isOrganisation',
  'showEmailPublicly',
  'avatarUrl',
] as const satisfies readonly (keyof OwnerFields)[]

const ADMIN_FIELDS = [
  'role',
  'isActive',
  'certified',
  'avatarTrusted',
  'signupSource',
  'email',
] as const satisfies readonly (keyof AdminFields)[]

export const accountNotFound = (): DomainError =>
  new DomainError('not-found', 'ACCOUNT_NOT_FOUND', 'There is no such account.')

export const avatarNotFound = (): DomainError =>
  new DomainError('not-found', 'AVATAR_NOT_FOUND', 'There is no picture.')

export const accountsNotFound = (ids: readonly string[]): DomainError =>
  new DomainError('not-found', 'ACCOUNT_NOT_FOUND', 'There is no such account.', { ids })

export const accountRequired = (): DomainError =>
  new DomainError('forbidden', 'ACCOUNT_REQUIRED', 'The token names no account of this service.')

export const accountInactive = (): DomainError =>
  new DomainError('forbidden', 'ACCOUNT_INACTIVE', 'This account is deactivated.')

export const accountIdTaken = (): DomainError =>
  new DomainError('conflict', 'ACCOUNT_ID_TAKEN', 'An account with this id exists.')

export const emailTaken = (): DomainError =>
  new DomainError('conflict', 'ACCOUNT_EMAIL_TAKEN', 'Another account has this e-mail address.')

export const handleTaken = (): DomainError =>
  new DomainError('conflict', 'ACCOUNT_HANDLE_TAKEN', 'Another author has this handle.')

export const lastAdmin = (): DomainError =>
  new DomainError('conflict', 'LAST_ADMIN', 'The last active admin cannot be demoted, deactivated or deleted.')

export const exportRunning = (): DomainError =>
  new DomainError('conflict', 'EXPORT_RUNNING', 'An export of this account is running; wait until it has ended.')

/** The account itself, admins and internal backends. */
export const mayManageAccount = (actor: Actor, id: AccountId): boolean => isSelf(actor, id) || administers(actor)

/** The e-mail as it is compared: addresses that differ only in case are one. */
export const emailKey = (email: string): string => email.toLowerCase()

/** Whether a token may have been issued before its account was erased, by a clock that is ahead or one that it does not tell. */
export const mayPrecedeErasure = (issuedAt: Date | null, erasedAt: Date): boolean =>
  issuedAt === null || issuedAt.getTime() <= erasedAt.getTime() + TOKEN_TOLERANCE_SECONDS * 1000

export const isActiveAdmin = ({ role, isActive }: Pick<Account, 'role' | 'isActive'>): boolean =>
  role === 'admin' && isActive

/** The avatar as others see it: only once an admin trusts it. */
export const publicAvatarUrl = ({ avatarUrl, avatarTrusted }: Pick<Account, 'avatarUrl' | 'avatarTrusted'>) =>
  avatarTrusted ? avatarUrl : null

interface NewAccount {
  readonly id: AccountId
  readonly email: string
  readonly displayName: string
  readonly signupSource: SignupSource
}

export const newAccount = (fields: NewAccount, now: Date): Account => ({
  ...fields,
  revision: 1,
  firstName: null,
  lastName: null,
  organisationName: null,
  country: null,
  language: null,
  appLanguage: null,
  auctionSystem: null,
  isActive: true,
  role: 'teacher',
  isOrganisation: false,
  showEmailPublicly: false,
  avatarUrl: null,
  avatarTrusted: false,
  preferences: DEFAULT_PREFERENCES,
  certified: false,
  handle: null,
  onboardedAt: null,
  createdAt: now,
  updatedAt: now,
})

/** The name that a first token gives: its `name` claim, else what stands before the @ of the e-mail. */
export const displayNameFrom = (name: string | null, email: string): string => {
  const texts = [name ?? '', email.slice(0, email.lastIndexOf('@')), email]
  const names = texts.map((text) => cutAt(withoutControls(text).trim(), MAX_NAME_LENGTH))
  return names.find((text) => !isBlank(text)) ?? email
}

/** Refuses, naming them, the fields that this actor may not set; nothing is written then. */
export const requireFieldRights = (actor: Actor, change: AccountChange): void => {
  if (administers(actor)) return
  const fields = ADMIN_FIELDS.filter((field) => change[field] !== undefined)
  if (fields.length > 0) throw forbidden({ fields })
}

/**
 * The account with the change applied, the same one where that is empty. A new avatar from the owner is untrusted again. Throws `VALIDATION_FAILED`
 * naming every fault of the result.
 */
export const changeAccount = (account: Account, change: AccountChange, actor: Actor, now: Date): Account => {
  if (isEmptyPatch(change)) return account
  const { handle: handleText, preferences: preferencesPatch, avatarUrl } = change
  const handle = typeof handleText === 'string' ? normalizeHandle(handleText) : (handleText ?? account.handle)
  const preferences =
    preferencesPatch === undefined ? account.preferences : mergePreferences(account.preferences, preferencesPatch)
  rejectIssues([
    ...(typeof handleText === 'string' && handle === null ? [{ path: '/handle', message: HANDLE_RULE }] : []),
    ...(preferencesPatch === undefined ? [] : preferenceIssues(preferences)),
  ])
  const avatarChangedByOwner = avatarUrl !== undefined && avatarUrl !== account.avatarUrl && isSelf(actor, account.id)
  return {
    ...account,
    ...(avatarChangedByOwner ? { avatarTrusted: false } : {}),
    ...plainFieldsOf(change),
    handle: handleText === null ? null : handle,
    preferences,
    updatedAt: now,
  }
}

/** The fields that are taken as they come, one by one: a change from outside may hold more than it says. */
const plainFieldsOf = (change: AccountChange): Partial<Account> =>
  Object.fromEntries(
    [...PLAIN_FIELDS, ...ADMIN_FIELDS]
      .filter((field) => change[field] !== undefined)
      .map((field) => [field, change[field]]),
  )

const HANDLE_RULE = 'must be 3 to 40 letters a-z, digits or hyphens once accents are dropped, and not a reserved word'

/** Applies the onboarding values; a second call applies its values too and keeps the first `onboardedAt`. */
export const completeOnboarding = (account: Account, values: OwnerFields, actor: Actor, now: Date): Account => ({
  ...changeAccount(account, values, actor, now),
  onboardedAt: account.onboardedAt ?? now,
})
