declare const brand: unique symbol
type Branded<Name extends string> = string & { readonly [brand]: Name }

/** The `sub` claim of the identity provider: see {@link parseAccountId}. */
export type AccountId = Branded<'AccountId'>
export type ApiKeyId = Branded<'ApiKeyId'>
export type AnnouncementId = Branded<'AnnouncementId'>
export type AuditRecordId = Branded<'AuditRecordId'>
export type DealId = Branded<'DealId'>
export type EventId = Branded<'EventId'>
export type FormSubmissionId = Branded<'FormSubmissionId'>
export type GrantId = Branded<'GrantId'>
export type ParticipantId = Branded<'ParticipantId'>
export type ServeId = Branded<'ServeId'>
export type SharingGroupId = Branded<'SharingGroupId'>
export type WebhookId = Branded<'WebhookId'>

const ACCOUNT_ID = /^[A-Za-z0-9._:|\-@+=~]{1,255}$/
const NOT_ACCOUNT_IDS: ReadonlySet<string> = new Set(['me', 'search', '.', '..'])

/** Parses 1 to 255 characters of `A-Z a-z 0-9 . _ : | - @ + = ~`, except words used in paths. Case matters. */
export const parseAccountId = (text: string): AccountId | null =>
  ACCOUNT_ID.test(text) && !NOT_ACCOUNT_IDS.has(text) ? (text as AccountId) : null

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
export const parseUuid = <Id extends string>(text: string): Id | null => (UUID.test(text) ? (text as Id) : null)

export const parseAnnouncementId = (text: string): AnnouncementId | null => parseUuid<AnnouncementId>(text)
export const parseApiKeyId = (text: string): ApiKeyId | null => parseUuid<ApiKeyId>(text)
export const parseDealId = (text: string): DealId | null => parseUuid<DealId>(text)
export type CollectionId = Branded<'CollectionId'>
export const parseCollectionId = (text: string): CollectionId | null => parseUuid<CollectionId>(text)
export const parseEventId = (text: string): EventId | null => parseUuid<EventId>(text)
export const parseGrantId = (text: string): GrantId | null => parseUuid<GrantId>(text)
export const parseParticipantId = (text: string): ParticipantId | null => parseUuid<ParticipantId>(text)
export const parseSharingGroupId = (text: string): SharingGroupId | null => parseUuid<SharingGroupId>(text)
export const parseWebhookId = (text: string): WebhookId | null => parseUuid<WebhookId>(text)
