import { type Actor, administers, hasNamedKey, isSelf, type Role } from './actor.js'
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

export const SIGNUP_SOURCES = ['app', 'backend', 'import', 'invite'] as const
export type SignupSource = (typeof SIGNUP_SOURCES)[number]

export const MAX_NAME_LENGTH = 200
export const MAX_URL_LENGTH = 2048
/** How many days the handle of an erased account stays reserved. */
export const HANDLE_HELD_DAYS = 90
/** How far the identity provider's clock may be ahead of ours. */
export const TOKEN_TOLERANCE_SECONDS = 5

export interface Account {
  readonly id: AccountId
  /** Incremented by every save. A save based on another revision is refused. */
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

/** The fields that the owner of an account may set. `handle` is the text as typed. */
export interface OwnerFields {
  readonly displayName?: string
  readonly firstName?: string | null
  readonly lastName?: string | null
  readonly organisationName?: string | null
  readonly country?: string | null
  readonly language?: string | null
  readonly appLanguage?: string | null
  readonly auctionSystem?: AuctionSystem | null
  readonly isOrganisation?: boolean | null
  readonly showEmailPublicly?: boolean | null
  readonly avatarUrl?: string | null
  readonly handle?: string | null
  readonly preferences?: PreferencesPatch | null
}

/** The fields that only admins and internal backends may set. */
export interface AdminFields {
  readonly role?: Role | null
  readonly isActive?: boolean | null
  readonly certified?: boolean | null
  readonly avatarTrusted?: boolean | null
  readonly signupSource?: SignupSource
  readonly email?: string
}

/** A merge patch of an account: `null` removes a value, or resets a required one to its default. */
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

export const avatarNotFound = (): DomainError => new DomainError('not-found', 'AVATAR_NOT_FOUND', 'There is no avatar.')

export const accountsNotFound = (ids: readonly string[]): DomainError =>
  new DomainError('not-found', 'ACCOUNT_NOT_FOUND', 'There is no such account.', { ids })

export const accountIdTaken = (): DomainError =>
  new DomainError('conflict', 'ACCOUNT_ID_TAKEN', 'An account with this id already exists.')

export const emailTaken = (): DomainError =>
  new DomainError('conflict', 'ACCOUNT_EMAIL_TAKEN', 'Another account has this e-mail address.')

export const handleTaken = (): DomainError =>
  new DomainError('conflict', 'ACCOUNT_HANDLE_TAKEN', 'Another author has this handle.')

export const lastAdmin = (): DomainError =>
  new DomainError('conflict', 'LAST_ADMIN', 'The last active admin cannot be demoted, deactivated or deleted.')

export const exportRunning = (): DomainError =>
  new DomainError('conflict', 'EXPORT_RUNNING', 'An export of this account is already running; wait until it finishes.')

/** Whether the actor is the account itself, an admin or an internal backend. */
export const mayManageAccount = (actor: Actor, id: AccountId): boolean => isSelf(actor, id) || administers(actor)

/** The form in which e-mail addresses are compared: case is ignored. */
export const emailKey = (email: string): string => email.toLowerCase()

/** Whether a token may predate the erasure of its account. Allows for clock skew and tokens without an issue time. */
export const mayPrecedeErasure = (issuedAt: Date | null, erasedAt: Date): boolean =>
  issuedAt === null || issuedAt.getTime() <= erasedAt.getTime() + TOKEN_TOLERANCE_SECONDS * 1000

/**
 * Whether a token may be as old as the account, and so belong to an earlier account with the same id. Allows for the
 * clocks of the identity provider and of two instances: the one that erased and the one that created the account.
 */
export const mayPrecedeAccount = (issuedAt: Date | null, { createdAt }: Pick<Account, 'createdAt'>): boolean =>
  issuedAt === null || issuedAt.getTime() <= createdAt.getTime() + 2 * TOKEN_TOLERANCE_SECONDS * 1000

export const isActiveAdmin = ({ role, isActive }: Pick<Account, 'role' | 'isActive'>): boolean =>
  role === 'admin' && isActive

/** The avatar as others see it; `null` until an admin trusts it. */
export const publicAvatarUrl = ({ avatarUrl, avatarTrusted }: Pick<Account, 'avatarUrl' | 'avatarTrusted'>) =>
  avatarTrusted ? avatarUrl : null

interface NewAccount {
  readonly id: AccountId
  readonly email: string
  readonly displayName: string
  readonly signupSource: SignupSource
}

/** The values of required fields in a new account, and after `null` in a merge patch. */
const DEFAULTS = {
  isActive: true,
  role: 'teacher',
  isOrganisation: false,
  showEmailPublicly: false,
  avatarTrusted: false,
  certified: false,
} as const satisfies Partial<Account>

export const newAccount = (fields: NewAccount, now: Date): Account => ({
  ...fields,
  ...DEFAULTS,
  revision: 1,
  firstName: null,
  lastName: null,
  organisationName: null,
  country: null,
  language: null,
  appLanguage: null,
  auctionSystem: null,
  avatarUrl: null,
  preferences: DEFAULT_PREFERENCES,
  handle: null,
  onboardedAt: null,
  createdAt: now,
  updatedAt: now,
})

/** The display name of a new account: the token's `name` claim, or else the e-mail address up to the @. */
export const displayNameFrom = (name: string | null, email: string): string => {
  const texts = [name ?? '', email.slice(0, email.lastIndexOf('@')), email]
  const names = texts.map((text) => cutAt(withoutControls(text).trim(), MAX_NAME_LENGTH))
  return names.find((text) => !isBlank(text)) ?? email
}

/** Whether no named API key may set this field, whatever its scopes. */
const isBeyondKeys = (field: keyof AdminFields): boolean => field !== 'signupSource'

/** Throws `FORBIDDEN`, listing the fields, if the change contains fields that the actor may not set. */
export const requireFieldRights = (actor: Actor, change: AccountChange): void => {
  const isByNamedKey = hasNamedKey(actor)
  if (administers(actor) && !isByNamedKey) return
  const fields = ADMIN_FIELDS.filter((field) => change[field] !== undefined && (!isByNamedKey || isBeyondKeys(field)))
  if (fields.length > 0) throw forbidden({ fields })
}

/**
 * The account with the change applied; the same object if the change is empty. A new avatar becomes untrusted if the
 * owner or a named API key sets it, neither of which may set the trust. Throws `VALIDATION_FAILED` with every issue of
 * the result.
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
  const isAvatarChanged = avatarUrl !== undefined && avatarUrl !== account.avatarUrl
  const losesTrust = isAvatarChanged && (isSelf(actor, account.id) || hasNamedKey(actor))
  return {
    ...account,
    ...(losesTrust ? { avatarTrusted: false } : {}),
    ...plainFieldsOf(change),
    handle: handleText === null ? null : handle,
    preferences,
    updatedAt: now,
  }
}

/**
 * The fields that are copied unchanged. They are picked one by one, because a change may have more members than its
 * type.
 */
const plainFieldsOf = (change: AccountChange): Partial<Account> => {
  const defaults: Partial<Account> = DEFAULTS
  return Object.fromEntries(
    [...PLAIN_FIELDS, ...ADMIN_FIELDS]
      .filter((field) => change[field] !== undefined)
      .map((field) => [field, change[field] ?? defaults[field] ?? null]),
  )
}

const HANDLE_RULE = 'must be 3 to 40 letters a-z, digits or hyphens (accents are dropped), and not a reserved word'

/** Applies the onboarding values. A repeated call also applies its values, but keeps the first `onboardedAt`. */
export const completeOnboarding = (account: Account, values: OwnerFields, actor: Actor, now: Date): Account => ({
  ...changeAccount(account, values, actor, now),
  onboardedAt: account.onboardedAt ?? now,
})
