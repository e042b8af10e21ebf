import type { Account } from './account.js'
import { type Actor, administers, isSelf } from './actor.js'
import { normalizeHandle } from './handle.js'
import { type AccountId, type ApiKeyId, type AuditRecordId, parseAccountId, parseUuid } from './ids.js'

/** The actor and the request that the audit trail records. */
export interface Initiator {
  readonly actor: Actor
  readonly requestId: string
}

export const AUDIT_SUBJECTS = ['account', 'announcement', 'apiKey', 'grant', 'webhook'] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** A changed field: its values, or nothing (an empty object) if the field is personal. */
export type AuditChange = { readonly before: unknown; readonly after: unknown } | Readonly<Record<string, never>>

/**
 * An entry of the audit trail. It never changes, except that erasing an account replaces its id with a pseudonym and
 * clears its handle. It must not contain personal values or secrets.
 */
export interface AuditRecord {
  readonly id: AuditRecordId
  readonly at: Date
  /** A service has the id of its named API key, or `null` if it used the key of the settings. */
  readonly actor: { readonly type: 'account' | 'service'; readonly id: AccountId | ApiKeyId | null }
  /** The account that the admin acted as, if any. */
  readonly as: AccountId | null
  /** Such as `account.update`; for an impersonated request, its method and route pattern (`GET /deals/{id}`). */
  readonly action: string
  /** The path parameters of an impersonated request; `null` for the handle of an account that has since been erased. */
  readonly parameters: Readonly<Record<string, string | null>>
  readonly subject: { readonly type: AuditSubject; readonly id: string }
  readonly changes: Readonly<Record<string, AuditChange>>
  readonly requestId: string
}

/** The parts of an audit record that a use-case determines. */
export type AuditedAct = Pick<AuditRecord, 'action' | 'subject' | 'changes'> & Partial<Pick<AuditRecord, 'parameters'>>

/** Who is responsible for an act: the account itself, or the admin who acts as it. */
export const auditedActor = (actor: Actor): Pick<AuditRecord, 'actor' | 'as'> => {
  if (actor.kind !== 'account') {
    const id = actor.kind === 'backend' ? (actor.key?.id ?? null) : null
    return { actor: { type: 'service', id }, as: null }
  }
  const { account, impersonatedBy } = actor
  return {
    actor: { type: 'account', id: impersonatedBy ?? account.id },
    as: impersonatedBy === null ? null : account.id,
  }
}

/** Whether a parameter of a route pattern is the id of an account. */
const namesAccount = (pattern: string, name: string): boolean =>
  name === 'accountId' || (name === 'id' && pattern.includes('/accounts/{id}'))

/** The path parameters as the trail records them: handles are normalised, malformed ids and handles left out. */
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

/** Stands in for the id of an erased account in the trail, so that its records can still be grouped. */
export type Pseudonym = `erased-${string}`

/** A record with the pseudonym of an erased account in place of its id, and without its handle. */
export const pseudonymized = (
  record: AuditRecord,
  { id, handle }: Pick<Account, 'id' | 'handle'>,
  pseudonym: Pseudonym,
): AuditRecord => {
  const { action, actor, as, subject, parameters } = record
  const nameOf = <Name extends string | null>(name: Name): Name =>
    (name as string | null) === id ? (pseudonym as string as Name) : name
  return {
    ...record,
    actor: (actor.type === 'account' ? { ...actor, id: nameOf(actor.id) } : actor) as AuditRecord['actor'],
    as: nameOf(as),
    subject: subject.type === 'account' ? { ...subject, id: nameOf(subject.id) } : subject,
    parameters: Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => {
        if (name === 'handle') return [name, value === handle ? null : value]
        return [name, namesAccount(action, name) ? nameOf(value) : value]
      }),
    ),
  }
}

/** The account fields that are not personal, so that the trail may record their values. */
const OFFICIAL_FIELDS = ['role', 'isActive', 'certified', 'avatarTrusted', 'signupSource'] as const
const OFFICIAL: ReadonlySet<string> = new Set(OFFICIAL_FIELDS)

/** A value as JSON represents it; dates become text. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** The fields that differ between two versions, with their values if `isShown` allows it. */
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

/** The changes of an account, without the values of personal fields. */
export const accountChanges = (before: Account, after: Account): Readonly<Record<string, AuditChange>> =>
  changesBetween<Account>(
    before,
    after,
    (Object.keys(after) as (keyof Account & string)[]).filter((field) => !UNRECORDED.has(field)),
    (field) => OFFICIAL.has(field),
  )

/** Whether a write is audited: an administrator writes to another account, or sets a field that only they may set. */
export const isAdministrative = (actor: Actor, id: AccountId, fields: readonly string[]): boolean =>
  administers(actor) && (!isSelf(actor, id) || fields.some((field) => OFFICIAL.has(field) || field === 'email'))

/** How long a recorded impersonated read of an account covers the reads that follow it. */
export const IMPERSONATED_READ_MINUTES = 15
