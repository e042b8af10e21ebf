import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { CreateCollection } from '../../application/collections/create-collection.js'
import type { DeleteCollection } from '../../application/collections/delete-collection.js'
import type { ExportCollection } from '../../application/collections/export-collection.js'
import type { GetCollection } from '../../application/collections/get-collection.js'
import type { ListCollections } from '../../application/collections/list-collections.js'
import type { PrintCollection } from '../../application/collections/print-collection.js'
import type { SetCollectionDeals } from '../../application/collections/set-collection-deals.js'
import type { UpdateCollection } from '../../application/collections/update-collection.js'
import type { ExplainCollectionExposure } from '../../application/exposure/explain-collection-exposure.js'
import { DELETED_COLLECTION_DAYS } from '../../domain/collection.js'
import { boardFileType, CollectionFileQuery, fileOf, MEDIA_TYPES, sheetResponse } from '../deals/board-files.js'
import { READABLE_DEAL, toReadableDealDto } from '../deals/deal-dtos.js'
import { sendSheet } from '../deals/deal-file-routes.js'
import { CollectionSheetQuery, SHEET_NOTES, sheetOf } from '../deals/sheet-queries.js'
import { ExposureDto, toExposureDto } from '../dtos/exposure-dtos.js'
import {
  CONDITIONAL,
  CollectionParams,
  failures,
  IdempotencyHeaders,
  MERGE_PATCH,
  NoContent,
  ref,
  toPaginationDto,
} from '../dtos/schemas.js'
import { NAMED_NOT_FOUND, overQuota } from '../errors/problems.js'
import { EXAMPLE_FILES } from '../openapi/examples.js'
import type { Guards } from '../plugins/caller/authentication.js'
import { tagged } from '../plugins/response/conditional-requests.js'
import { sendIfChanged, sendList, sendStream } from '../responses/streamed-responses.js'
import { COMMON, changed, changeOf, respondChanged } from './collection-changes.js'
import {
  CollectionBody,
  CollectionDealsBody,
  CollectionDto,
  CollectionListQuery,
  CollectionPatchBody,
  CollectionsDto,
  CollectionWithDealsDto,
  DeletionQuery,
  IncludeQuery,
  toCollectionDto,
} from './collection-dtos.js'
import { type CollectionStateUseCases, collectionStateRoutes } from './collection-state-routes.js'

export interface CollectionUseCases extends CollectionStateUseCases {
  readonly createCollection: CreateCollection
  readonly deleteCollection: DeleteCollection
  readonly exportCollection: ExportCollection
  readonly getCollection: GetCollection
  readonly listCollections: ListCollections
  readonly printCollection: PrintCollection
  readonly setCollectionDeals: SetCollectionDeals
  readonly updateCollection: UpdateCollection
  readonly explainCollectionExposure: ExplainCollectionExposure
}

/** A longer list is serialised in a turn. */
const MANY_DEALS = 50

/** The collections of the signed-in owner. */
export const collectionRoutes: FastifyPluginAsyncTypebox<CollectionUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  app.addHook('onRequest', guards.requireAccount)

  app.get(
    '',
    {
      schema: {
        ...COMMON,
        operationId: 'listCollections',
        summary: 'List your collections, newest first',
        querystring: CollectionListQuery,
        response: { 200: CollectionsDto, ...failures(400, 401, 403) },
      },
    },
    async (request) => {
      const { actor, query } = request
      const { items, total } = await useCases.listCollections.execute({ actor, ...query })
      return {
        collections: items.map((item) => toCollectionDto(request, item)),
        pagination: toPaginationDto(query, { total }),
      }
    },
  )

  app.post(
    '',
    {
      config: { createsRevision: true },
      schema: {
        ...COMMON,
        operationId: 'createCollection',
        summary: 'Create a collection',
        description: 'It can contain your own deals and public deals of other authors.',
        headers: IdempotencyHeaders,
        body: CollectionBody,
        response: {
          201: ref(CollectionDto),
          ...failures(
            400,
            401,
            403,
            NAMED_NOT_FOUND.deals,
            'COLLECTION_CEILING_REACHED',
            overQuota('collections'),
            413,
            415,
          ),
        },
      },
    },
    async (request, reply) => {
      const { actor, body } = request
      const fields = { ...body, description: body.description ?? null, dealIds: body.dealIds ?? [] }
      const created = await useCases.createCollection.execute({ actor, ...fields })
      tagged(reply, created.collection)
      reply.code(201).header('location', `/collections/${created.collection.id}`)
      return toCollectionDto(request, created)
    },
  )

  app.get(
    '/:id',
    {
      config: { turn: ({ query }) => ((query as { readonly include?: string }).include === undefined ? null : 'list') },
      schema: {
        ...COMMON,
        operationId: 'getCollection',
        summary: 'Get one of your collections, optionally with its deals',
        params: CollectionParams,
        querystring: IncludeQuery,
        response: { 200: ref(CollectionWithDealsDto), ...failures(400, 401, 403, 'DEAL_COLLECTION_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request
      const withDeals = query.include !== undefined
      const read = await useCases.getCollection.execute({ actor, ...params, withDeals })
      tagged(reply, read.collection)
      const collection = toCollectionDto(request, read)
      const { deals } = read
      if (deals === null) return collection
      return sendIfChanged(request, reply, [collection, deals.version], async () =>
        sendList(request, reply, {
          list: await deals.read(),
          field: 'deals',
          schema: READABLE_DEAL,
          toItem: toReadableDealDto(actor),
          around: (items) => ({ ...collection, deals: items }),
        }),
      )
    },
  )

  app.get(
    '/:id.pbn',
    {
      config: { turn: 'file' },
      schema: {
        ...COMMON,
        operationId: 'getCollectionAsPbn',
        summary: 'Get the deals of one of your collections as one PBN file, in its order',
        description:
          'Every board gets its own number: the board numbers of the deals if they all differ, otherwise 1, 2, 3 and so on.',
        params: CollectionParams,
        querystring: CollectionFileQuery,
        response: {
          200: fileOf(MEDIA_TYPES.pbn, 'A file of boards', EXAMPLE_FILES.pbn),
          ...failures(400, 401, 403, 'DEAL_COLLECTION_NOT_FOUND'),
        },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request
      const { collection, version, pieces } = await useCases.exportCollection.execute({
        actor,
        ...params,
        ...query,
        format: 'pbn',
      })
      tagged(reply, collection)
      const type = boardFileType(reply, 'pbn', collection.title)
      return sendStream(request, reply, { type, version, texts: pieces })
    },
  )

  app.get(
    '/:id.pdf',
    {
      config: { turn: 'print' },
      schema: {
        ...COMMON,
        operationId: 'printCollection',
        summary: 'Get the deals of one of your collections as a sheet to print, in its order',
        description: `Without the deals in the trash. ${SHEET_NOTES}`,
        params: CollectionParams,
        querystring: CollectionSheetQuery,
        response: { 200: sheetResponse, ...failures(400, 401, 403, 'DEAL_COLLECTION_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request
      const { chosen, others } = sheetOf(query)
      const { collection, ...file } = await useCases.printCollection.execute({ actor, ...params, ...others, chosen })
      tagged(reply, collection)
      return sendSheet(request, reply, file)
    },
  )

  app.patch(
    '/:id',
    {
      schema: {
        ...COMMON,
        ...MERGE_PATCH,
        operationId: 'updateCollection',
        summary: "Update a collection's title, description or looks",
        params: CollectionParams,
        body: CollectionPatchBody,
        response: changed('DEAL_COLLECTION_DEGRADED', 'DEAL_COLLECTION_ARCHIVED'),
      },
    },
    async (request, reply) =>
      respondChanged(
        request,
        reply,
        useCases.updateCollection.execute({ ...changeOf(request, request.params), patch: request.body }),
      ),
  )

  app.delete(
    '/:id',
    {
      schema: {
        ...COMMON,
        operationId: 'deleteCollection',
        summary: 'Delete a collection; its deals stay',
        description: `For ${DELETED_COLLECTION_DAYS} days it can be restored, with its link; until then it is only in the list of deleted collections, and its link is closed.`,
        ...CONDITIONAL,
        params: CollectionParams,
        querystring: DeletionQuery,
        response: { 204: NoContent, ...failures(401, 403, 'DEAL_COLLECTION_NOT_FOUND', 412) },
      },
    },
    async (request, reply) => {
      await useCases.deleteCollection.execute({ ...changeOf(request, request.params), ...request.query })
      reply.code(204)
      return null
    },
  )

  app.put(
    '/:id/deals',
    {
      config: { turn: ({ body }) => ((body as { dealIds: string[] }).dealIds.length > MANY_DEALS ? 'batch' : null) },
      schema: {
        ...COMMON,
        ...CONDITIONAL,
        operationId: 'setCollectionDeals',
        summary: "Replace a collection's ordered list of deals",
        params: CollectionParams,
        body: CollectionDealsBody,
        response: changed(NAMED_NOT_FOUND.deals, 'DEAL_COLLECTION_DEGRADED', 'DEAL_COLLECTION_ARCHIVED'),
      },
    },
    async (request, reply) =>
      respondChanged(
        request,
        reply,
        useCases.setCollectionDeals.execute({ ...changeOf(request, request.params), ...request.body }),
      ),
  )

  await app.register(collectionStateRoutes, { ...useCases, prefix: '' })

  app.get(
    '/:id/exposure',
    {
      schema: {
        ...COMMON,
        operationId: 'getCollectionExposure',
        summary: 'Explain why a collection is, or is not, in the catalog',
        params: CollectionParams,
        response: { 200: ref(ExposureDto), ...failures(401, 403, 'DEAL_COLLECTION_NOT_FOUND') },
      },
    },
    async ({ actor, params }) => toExposureDto(await useCases.explainCollectionExposure.execute({ actor, ...params })),
  )
}
