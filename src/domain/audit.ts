import type { Account } from './account.js'
import { type Actor, administers, isSelf } from './actor.js'
import { normalizeHandle } from './handle.js'
import { type AccountId, type AuditRecordId, parseAccountId, parseUuid } from './ids.js'

/** Who began something, and in which request: what the trail keeps of it. */
export interface Initiator {
  readonly actor: Actor
  readonly requestId: string
}

export const AUDIT_SUBJECTS = ['account', 'announcement', 'grant'] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** A field that changed: its values or, of a personal one, nothing but its name. */
export type AuditChange = { readonly before: unknown; readonly after: unknown } | Readonly<Record<string, never>>

/**
 * One line of the trail. It is never changed, but for the parameters that name an account, which go with the account: no
 * personal value and no secret may stand in it.
 */
export interface AuditRecord {
  readonly id: AuditRecordId
  readonly at: Date
  readonly actor: { readonly type: 'account' | 'service'; readonly id: AccountId | null }
  /** The account that an admin acted as. */
  readonly as: AccountId | null
  /** `account.update` and the like; of an impersonated request its method and the pattern of its route (`GET /deals/{id}`). */
  readonly action: string
  /** What the path of an impersonated request names; `null` where that was an account that has been erased since. */
  readonly parameters: Readonly<Record<string, string | null>>
  readonly subject: { readonly type: AuditSubject; readonly id: string }
  readonly changes: Readonly<Record<string, AuditChange>>
  readonly requestId: string
}

/** An act on a subject, as it is told to the trail. */
export type AuditedAct = Pick<AuditRecord, 'action' | 'subject' | 'changes'> & Partial<Pick<AuditRecord, 'parameters'>>

/** Who stands behind an act: the admin when it impersonates, and whom it acts as. */
export const auditedActor = (actor: Actor): Pick<AuditRecord, 'actor' | 'as'> => {
  if (actor.kind !== 'account') return { actor: { type: 'service', id: null }, as: null }
  const { account, impersonatedBy } = actor
  return {
    actor: { type: 'account', id: impersonatedBy ?? account.id },
    as: impersonatedBy === null ? null : account.id,
  }
}

/** Whether a parameter of a route's pattern names an account by its id. */
const namesAccount = (pattern: string, name: string): boolean =>
  name === 'accountId' || (name === 'id' && pattern.includes('/accounts/{id}'))

/** The parameters of a path as the trail keeps them: handles normalised, and none that is no id or handle of its kind. */
export const recordedParameters = (
  pattern: string,
  parameters: Readonly<Record<string, string>>,
): AuditRecord['parameters'] => {
  const recorded = (name: string, text: string): string | null => {
    if (name === 'handle') return normalizeHandle(text)
    return namesAccount(pattern, name) ? parseAccountId(text) : parseUuid(text)
  }
  return Object.fromEntries(
    Object.entries(parameters)
      .map(([name, text]) => [name, recorded(name, text)] as const)
      .filter(([, value]) => value !== null),
  )
}

/** The parameters of a record without what names an account. */
export const withoutAccount = (
  { action, parameters }: Pick<AuditRecord, 'action' | 'parameters'>,
  { id, handle }: Pick<Account, 'id' | 'handle'>,
): AuditRecord['parameters'] =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      const isNamed = name === 'handle' ? value === handle : namesAccount(action, name) && value === id
      return [name, isNamed ? null : value]
    }),
  )

/** What of an account is no personal datum, so that its values may stand in the trail. */
const OFFICIAL_FIELDS = ['role', 'isActive', 'certified', 'avatarTrusted', 'signupSource'] as const
const OFFICIAL: ReadonlySet<string> = new Set(OFFICIAL_FIELDS)

/** As JSON has it: a moment is its text. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** The fields of two readings that differ, with their values where `isShown` says so. */
export const changesBetween = <Subject extends object>(
  before: Partial<Subject>,
  after: Partial<Subject>,
  fields: readonly (keyof Subject & string)[],
  isShown: (field: string) => boolean = () => true,
): Readonly<Record<string, AuditChange>> =>
  Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
      .map((field) => [field, isShown(field) ? { before: plain(before[field]), after: plain(after[field]) } : {}]),
  )

const UNRECORDED: ReadonlySet<string> = new Set(['id', 'revision', 'createdAt', 'updatedAt'])

/** What changed in an account; of personal fields only the name. */
export const accountChanges = (before: Account, after: Account): Readonly<Record<string, AuditChange>> =>
  changesBetween<Account>(
    before,
    after,
    (Object.keys(after) as (keyof Account & string)[]).filter((field) => !UNRECORDED.has(field)),
    (field) => OFFICIAL.has(field),
  )

/** Writes on an account that leave a record: another's, or of what only those who administer may set. */
export const isAdministrative = (actor: Actor, id: AccountId, fields: readonly string[]): boolean =>
  administers(actor) && (!isSelf(actor, id) || fields.some((field) => OFFICIAL.has(field) || field === 'email'))

/** How long the first impersonated read of an account stands for those after it. */
export const IMPERSONATED_READ_MINUTES = 15
