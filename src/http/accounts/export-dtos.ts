import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import type { ExportedLists, ExportPiece } from '../../application/accounts/export-account.js'
import type { AuditRecord } from '../../domain/audit.js'
import { AuditParameters, AuditRecordDto, toAuditRecordDto } from '../back-office/back-office-dtos.js'
import { CollectionDto, toCollectionDto } from '../collections/collection-dtos.js'
import { DEAL, DealDto, toDealDto } from '../deals/deal-dtos.js'
import { AccountIdText, called, nullable, PaginationDto, ref, says, timestamp, Uuid } from '../dtos/schemas.js'
import { GrantDto, toGrantDto } from '../grants/grant-dtos.js'
import { EXAMPLE_IDS, EXAMPLE_TIMES } from '../openapi/examples.js'
import { ExportedParticipantDto, toExportedParticipantDto } from '../practice/answer-dtos.js'
import { SHARING_GROUP, SharingGroupDto, toSharingGroupDto } from '../sharing-groups/sharing-group-dtos.js'
import { AccountDto, toAccountDto } from './account-dtos.js'

const AccessLogEntryDto = Type.Object(
  {
    id: Uuid('The id of the entry.', EXAMPLE_IDS.auditRecord),
    at: timestamp('When it was done.', EXAMPLE_TIMES.updated),
    actor: Type.Object(
      {
        type: Type.String(says('Always `account`.', 'account')),
        id: nullable(AccountIdText('The admin; `null` once that account is erased.', EXAMPLE_IDS.admin)),
      },
      { description: 'Who did it.' },
    ),
    action: Type.String({
      ...says('The method and route pattern of the request.', 'PATCH /deals/{id}', 'GET /deals'),
    }),
    parameters: AuditParameters,
    requestId: Type.String(says('The id of the request.', EXAMPLE_IDS.request)),
  },
  called('AccessLogEntry', 'Something that an admin did as you.'),
)

export const toAccessLogEntryDto = (record: AuditRecord): Static<typeof AccessLogEntryDto> => ({
  id: record.id,
  at: record.at,
  actor: { type: record.actor.type, id: record.actor.id },
  action: record.action,
  parameters: { ...record.parameters },
  requestId: record.requestId,
})

export const AccessLogDto = Type.Object(
  {
    entries: Type.Array(AccessLogEntryDto, says('The entries of this page, newest first.')),
    pagination: ref(PaginationDto),
  },
  called('AccessLogPage', 'A page of who acted as you.'),
)

const Subscription = Type.Object(
  {
    handle: nullable(Type.String(says("The name in the URL of the author's page.", 'bob-bernard'))),
    displayName: nullable(Type.String(says('The name that others see.', 'Bob Bernard'))),
  },
  called('Subscription', 'An author you follow. `null` fields: the author is not in the catalog at the moment.'),
)
const AnnouncementRead = Type.Object(
  {
    id: Uuid('The id of the announcement.', EXAMPLE_IDS.announcement),
    readAt: timestamp('When it was first marked as read.', EXAMPLE_TIMES.updated),
  },
  called('AnnouncementRead', 'An announcement that you have marked as read.'),
)
const ExportedServe = Type.Object(
  {
    id: Uuid('The id of the serve.', EXAMPLE_IDS.serve),
    dealId: Uuid('The id of the deal.', EXAMPLE_IDS.deal),
    servedAt: timestamp('When it was served.', EXAMPLE_TIMES.updated),
  },
  called('ExportedServe', 'A deal that was served to you.'),
)

export const AccountExportDto = Type.Object(
  {
    exportedAt: timestamp('When the export was made.', EXAMPLE_TIMES.updated),
    account: ref(AccountDto),
    uploadedPicture: nullable(
      Type.String(
        says(
          'The avatar that you uploaded, a WebP picture in base64.',
          'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAUAmJaQAA3AA/vuUAAA=',
        ),
      ),
    ),
    deals: Type.Array(ref(DealDto), says('Your deals.')),
    collections: Type.Array(ref(CollectionDto), says('Your collections.')),
    deletedCollections: Type.Array(ref(CollectionDto), says('Deleted collections that can still be restored.')),
    participants: Type.Array(ExportedParticipantDto, {
      description: 'Students who take part in the practice of your collections, with their answers.',
    }),
    sharingGroups: Type.Array(ref(SharingGroupDto), { description: 'Groups that the account owns or has joined.' }),
    subscriptions: Type.Array(Subscription, says('The authors you follow.')),
    grants: Type.Array(ref(GrantDto), says('Your grants.')),
    announcementReads: Type.Array(AnnouncementRead, says('The announcements that you have marked as read.')),
    serves: Type.Array(ExportedServe, {
      description: 'Recent serves to the account. Older ones are only stored as daily totals.',
    }),
    auditRecords: Type.Array(ref(AuditRecordDto), says('What was recorded about you.')),
  },
  { $id: 'AccountExport', description: 'Everything stored about an account.' },
)

type Items = { readonly [List in keyof ExportedLists]: Static<(typeof ITEMS)[List]> }

const ITEMS = {
  deals: DEAL,
  collections: ref(CollectionDto),
  deletedCollections: ref(CollectionDto),
  participants: ExportedParticipantDto,
  sharingGroups: SHARING_GROUP,
  subscriptions: Subscription,
  grants: ref(GrantDto),
  announcementReads: AnnouncementRead,
  serves: ExportedServe,
  auditRecords: ref(AuditRecordDto),
} satisfies Record<keyof ExportedLists, TSchema>

type ToItems = { readonly [List in keyof ExportedLists]: (item: ExportedLists[List]) => Items[List] }

const toItemsOf = (request: FastifyRequest): ToItems => ({
  deals: toDealDto,
  collections: (collection) => toCollectionDto(request, collection),
  deletedCollections: (collection) => toCollectionDto(request, collection),
  participants: toExportedParticipantDto,
  sharingGroups: toSharingGroupDto,
  subscriptions: ({ handle, displayName }) => ({ handle, displayName }),
  grants: toGrantDto,
  announcementReads: ({ id, readAt }) => ({ id, readAt: readAt }),
  serves: ({ id, dealId, servedAt }) => ({ id, dealId, servedAt: servedAt }),
  auditRecords: toAuditRecordDto,
})

const ACCOUNT = ref(AccountDto)

/** The JSON text of an export, piece by piece. */
export async function* exportTexts(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: AsyncIterable<ExportPiece>,
): AsyncIterable<string> {
  const toItems = toItemsOf(request)
  const write = (schema: TSchema, value: unknown): string =>
    reply.compileSerializationSchema(schema as never)(value as never)
  let open: ExportPiece['list'] = null
  let isFirst = true
  for await (const piece of pieces) {
    if (piece.list === null) {
      const account = write(ACCOUNT, toAccountDto(piece.account))
      const picture = piece.picture && Buffer.from(piece.picture.bytes).toString('base64')
      yield `{"exportedAt":${JSON.stringify(piece.exportedAt)},"account":${account},"uploadedPicture":${JSON.stringify(picture)}`
      continue
    }
    const { list } = piece
    if (list !== open) {
      yield `${open === null ? '' : ']'},${JSON.stringify(list)}:[`
      open = list
      isFirst = true
    }
    for (const item of piece.items as readonly never[]) {
      yield `${isFirst ? '' : ','}${write(ITEMS[list], toItems[list](item))}`
      isFirst = false
    }
  }
  yield ']}'
}
