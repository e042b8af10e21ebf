import { type Static, Type } from 'typebox'
import type { AccountExport } from '../../application/accounts/export-account.js'
import type { AuditRecord } from '../../domain/audit.js'
import { AuditParameters, AuditRecordDto, toAuditRecordDto } from '../back-office/back-office-dtos.js'
import { CollectionDto, toCollectionDto } from '../collections/collection-dtos.js'
import { DealDto, toDealDto } from '../deals/deal-dtos.js'
import { GrantDto, toGrantDto } from '../grants/grant-routes.js'
import { nullable, PaginationDto, ref, Timestamp, toTimestamp } from '../schemas.js'
import { SharingGroupDto, toSharingGroupDto } from '../sharing-groups/sharing-group-dtos.js'
import { AccountDto, toAccountDto } from './account-dtos.js'

const AccessLogEntryDto = Type.Object({
  id: Type.String(),
  at: Timestamp,
  actor: Type.Object({ type: Type.String(), id: nullable(Type.String()) }),
  action: Type.String({
    description: 'The method of the request and the pattern of its route.',
    examples: ['GET /deals', 'PATCH /deals/{id}'],
  }),
  parameters: AuditParameters,
  requestId: Type.String(),
})

export const toAccessLogEntryDto = (record: AuditRecord): Static<typeof AccessLogEntryDto> => ({
  id: record.id,
  at: toTimestamp(record.at),
  actor: { type: record.actor.type, id: record.actor.id },
  action: record.action,
  parameters: { ...record.parameters },
  requestId: record.requestId,
})

export const AccessLogDto = Type.Object({ entries: Type.Array(AccessLogEntryDto), pagination: ref(PaginationDto) })

export const AccountExportDto = Type.Object(
  {
    exportedAt: Timestamp,
    account: ref(AccountDto),
    deals: Type.Array(ref(DealDto)),
    collections: Type.Array(ref(CollectionDto)),
    sharingGroups: Type.Array(ref(SharingGroupDto), { description: 'Those owned and those joined.' }),
    subscriptions: Type.Array(Type.Object({ handle: nullable(Type.String()), displayName: Type.String() })),
    grants: Type.Array(ref(GrantDto)),
    announcementReads: Type.Array(Type.Object({ id: Type.String(), readAt: Timestamp })),
    serves: Type.Array(Type.Object({ id: Type.String(), dealId: Type.String(), servedAt: Timestamp }), {
      description: 'Deals handed out to the account, as long as they are kept one by one.',
    }),
    auditRecords: Type.Array(ref(AuditRecordDto)),
  },
  { $id: 'AccountExport', description: 'Everything that is kept about an account.' },
)

export const toAccountExportDto = (kept: AccountExport): Static<typeof AccountExportDto> => ({
  exportedAt: toTimestamp(kept.exportedAt),
  account: toAccountDto(kept.account),
  deals: kept.deals.map(toDealDto),
  collections: kept.collections.map(toCollectionDto),
  sharingGroups: kept.sharingGroups.map(toSharingGroupDto(kept.account.id)),
  subscriptions: kept.subscriptions.map(({ handle, displayName }) => ({ handle, displayName })),
  grants: kept.grants.map(toGrantDto),
  announcementReads: kept.announcementReads.map(({ id, readAt }) => ({ id, readAt: toTimestamp(readAt) })),
  serves: kept.serves.map(({ id, dealId, servedAt }) => ({ id, dealId, servedAt: toTimestamp(servedAt) })),
  auditRecords: kept.auditRecords.map(toAuditRecordDto),
})
