import type { FastifyReply } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import type { ExportedLists, ExportPiece } from '../../application/accounts/export-account.js'
import type { AuditRecord } from '../../domain/audit.js'
import { AuditParameters, AuditRecordDto, toAuditRecordDto } from '../back-office/back-office-dtos.js'
import { CollectionDto, toCollectionDto } from '../collections/collection-dtos.js'
import { DEAL, DealDto, toDealDto } from '../deals/deal-dtos.js'
import { GrantDto, toGrantDto } from '../grants/grant-routes.js'
import { nullable, PaginationDto, ref, Timestamp } from '../schemas.js'
import { SHARING_GROUP, SharingGroupDto, toSharingGroupDto } from '../sharing-groups/sharing-group-dtos.js'
import { AccountDto, toAccountDto } from './account-dtos.js'

const AccessLogEntryDto = Type.Object({
  id: Type.String(),
  at: Timestamp,
  actor: Type.Object({ type: Type.String(), id: nullable(Type.String()) }),
  action: Type.String({
    description: 'The method and route pattern of the request.',
    examples: ['GET /deals', 'PATCH /deals/{id}'],
  }),
  parameters: AuditParameters,
  requestId: Type.String(),
})

export const toAccessLogEntryDto = (record: AuditRecord): Static<typeof AccessLogEntryDto> => ({
  id: record.id,
  at: record.at,
  actor: { type: record.actor.type, id: record.actor.id },
  action: record.action,
  parameters: { ...record.parameters },
  requestId: record.requestId,
})

export const AccessLogDto = Type.Object({ entries: Type.Array(AccessLogEntryDto), pagination: ref(PaginationDto) })

const Subscription = Type.Object(
  { handle: nullable(Type.String()), displayName: nullable(Type.String()) },
  { description: 'An author you follow. `null` fields: the author is not in the catalog at the moment.' },
)
const AnnouncementRead = Type.Object({ id: Type.String(), readAt: Timestamp })
const ExportedServe = Type.Object({ id: Type.String(), dealId: Type.String(), servedAt: Timestamp })

export const AccountExportDto = Type.Object(
  {
    exportedAt: Timestamp,
    account: ref(AccountDto),
    deals: Type.Array(ref(DealDto)),
    collections: Type.Array(ref(CollectionDto)),
    sharingGroups: Type.Array(ref(SharingGroupDto), { description: 'Groups that the account owns or has joined.' }),
    subscriptions: Type.Array(Subscription),
    grants: Type.Array(ref(GrantDto)),
    announcementReads: Type.Array(AnnouncementRead),
    serves: Type.Array(ExportedServe, {
      description: 'Recent serves to the account. Older ones are only stored as daily totals.',
    }),
    auditRecords: Type.Array(ref(AuditRecordDto)),
  },
  { $id: 'AccountExport', description: 'Everything stored about an account.' },
)

type Items = { readonly [List in keyof ExportedLists]: Static<(typeof ITEMS)[List]> }

const ITEMS = {
  deals: DEAL,
  collections: ref(CollectionDto),
  sharingGroups: SHARING_GROUP,
  subscriptions: Subscription,
  grants: ref(GrantDto),
  announcementReads: AnnouncementRead,
  serves: ExportedServe,
  auditRecords: ref(AuditRecordDto),
} satisfies Record<keyof ExportedLists, TSchema>

type ToItems = { readonly [List in keyof ExportedLists]: (item: ExportedLists[List]) => Items[List] }

const TO_ITEMS: ToItems = {
  deals: toDealDto,
  collections: toCollectionDto,
  sharingGroups: toSharingGroupDto,
  subscriptions: ({ handle, displayName }) => ({ handle, displayName }),
  grants: toGrantDto,
  announcementReads: ({ id, readAt }) => ({ id, readAt }),
  serves: ({ id, dealId, servedAt }) => ({ id, dealId, servedAt }),
  auditRecords: toAuditRecordDto,
}

const ACCOUNT = ref(AccountDto)

/** The JSON text of an export, piece by piece. */
export async function* exportTexts(reply: FastifyReply, pieces: AsyncIterable<ExportPiece>): AsyncIterable<string> {
  const write = (schema: TSchema, value: unknown): string =>
    reply.compileSerializationSchema(schema as never)(value as never)
  let open: ExportPiece['list'] = null
  let isFirst = true
  for await (const piece of pieces) {
    if (piece.list === null) {
      const account = write(ACCOUNT, toAccountDto(piece.account))
      yield `{"exportedAt":${JSON.stringify(piece.exportedAt)},"account":${account}`
      continue
    }
    const { list } = piece
    if (list !== open) {
      yield `${open === null ? '' : ']'},${JSON.stringify(list)}:[`
      open = list
      isFirst = true
    }
    for (const item of piece.items as readonly never[]) {
      yield `${isFirst ? '' : ','}${write(ITEMS[list], TO_ITEMS[list](item))}`
      isFirst = false
    }
  }
  yield ']}'
}
