import { v7 } from 'uuid'
import { type Account, newAccount } from '../../src/domain/account.js'
import { type Announcement, newAnnouncement } from '../../src/domain/announcement.js'
import type { ApiKey } from '../../src/domain/api-key.js'
import type { AuditRecord } from '../../src/domain/audit.js'
import { type Collection, newCollection } from '../../src/domain/collection.js'
import { newCollectionContent } from '../../src/domain/collection-content.js'
import { type Deal, LIFECYCLES, newDeal } from '../../src/domain/deal.js'
import { EVENT_KINDS } from '../../src/domain/event.js'
import type { FormSubmission } from '../../src/domain/form-submission.js'
import type { Grant } from '../../src/domain/grant.js'
import type { Handle } from '../../src/domain/handle.js'
import type {
  AccountId,
  AnnouncementId,
  ApiKeyId,
  AuditRecordId,
  CollectionId,
  DealId,
  FormSubmissionId,
  GrantId,
  ParticipantId,
  SharingGroupId,
  WebhookId,
} from '../../src/domain/ids.js'
import type { Participant } from '../../src/domain/practice/participant.js'
import { SHARINGS } from '../../src/domain/sharing.js'
import type { SharingGroup } from '../../src/domain/sharing-group.js'
import { newWebhook, type Webhook } from '../../src/domain/webhook.js'

let counter = 0

/** A time with whole milliseconds, which the databases store exactly. */
export const NOON = new Date('2026-03-01T12:00:00.000Z')

export const later = (ms: number, from = NOON): Date => new Date(from.getTime() + ms)

export const anAccountId = (name = `account-${String(++counter).padStart(6, '0')}`): AccountId => name as AccountId
export const aHandle = (text: string): Handle => text as Handle

export const anAccount = (overrides: Partial<Account> = {}): Account => {
  const id = overrides.id ?? anAccountId()
  const fresh = {
    id,
    email: `${id.replace(/[^\w.-]/g, '.')}@example.org`,
    displayName: `Name of ${id}`,
    signupSource: 'app' as const,
  }
  return { ...newAccount(fresh, NOON), ...overrides }
}

export const aDeal = (overrides: Partial<Deal> = {}): Deal => ({
  ...newDeal(
    { id: v7() as DealId, ownerId: anAccountId('owner'), fields: { title: 'A deal' }, sharingGroupIds: [] },
    NOON,
  ),
  ...overrides,
})

export const anApiKey = (overrides: Partial<ApiKey> = {}): ApiKey => ({
  id: v7() as ApiKeyId,
  name: 'A key',
  scopes: ['deals:read'],
  lastFour: 'abcd',
  previousSecretUntil: null,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  createdAt: NOON,
  createdBy: null,
  ...overrides,
})

export const aGrant = (overrides: Partial<Grant> = {}): Grant => ({
  id: v7() as GrantId,
  accountId: anAccountId('owner'),
  source: 'subscription',
  plan: 'pro',
  feature: 'plan',
  limit: null,
  startsAt: NOON,
  endsAt: null,
  revokedAt: null,
  createdAt: NOON,
  ...overrides,
})

export const aCollection = (overrides: Partial<Collection> = {}): Collection => ({
  ...newCollection(
    {
      id: v7() as CollectionId,
      ownerId: anAccountId('owner'),
      dealIds: [],
      seniority: 0,
      ...newCollectionContent({ title: 'A collection', description: null }),
    },
    NOON,
  ),
  ...overrides,
})

export const aParticipant = (overrides: Partial<Participant> = {}): Participant => ({
  id: v7() as ParticipantId,
  collectionId: v7() as CollectionId,
  name: 'Ada',
  startedAt: NOON,
  lastAt: null,
  ...overrides,
})

export const aSharingGroup = (overrides: Partial<SharingGroup> = {}): SharingGroup => ({
  id: v7() as SharingGroupId,
  revision: 1,
  ownerId: anAccountId('owner'),
  name: 'A group',
  memberIds: [],
  createdAt: NOON,
  ...overrides,
})

/** A deal of every sharing and lifecycle for each owner; deals without an owner, and only these, are orphaned. */
export const everyKindOfDeal = (owners: readonly AccountId[], overrides: Partial<Deal> = {}): Deal[] =>
  owners.flatMap((ownerId) =>
    SHARINGS.flatMap((sharing) =>
      LIFECYCLES.map((lifecycle) =>
        aDeal({ ...overrides, sharing, lifecycle, ownerId: lifecycle === 'orphaned' ? null : ownerId }),
      ),
    ),
  )

export const anAnnouncement = (overrides: Partial<Announcement> = {}): Announcement => ({
  ...newAnnouncement(v7() as AnnouncementId, { kind: 'news', title: { en: 'News' }, publishedAt: NOON }, NOON),
  ...overrides,
})

export const anAuditRecord = (overrides: Partial<AuditRecord> = {}): AuditRecord => ({
  id: v7() as AuditRecordId,
  at: NOON,
  actor: { type: 'account', id: anAccountId('admin') },
  as: null,
  action: 'account.update',
  parameters: {},
  subject: { type: 'account', id: 'subject' },
  changes: {},
  requestId: 'request',
  ...overrides,
})

export const aFormSubmission = (overrides: Partial<FormSubmission> = {}): FormSubmission => ({
  id: v7() as FormSubmissionId,
  form: 'contact',
  name: 'Carol',
  email: 'carol@example.org',
  message: 'Hello',
  locale: null,
  createdAt: NOON,
  ...overrides,
})

export const aWebhook = (overrides: Partial<Webhook> = {}): Webhook => ({
  ...newWebhook(
    { url: 'https://club.example.org/hook', kinds: EVENT_KINDS, description: null, isActive: true },
    { id: v7() as WebhookId, createdBy: null },
    NOON,
  ),
  ...overrides,
})
