import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChangeCollection } from '../../application/collections/change-collection.js'
import type { CreateCollection } from '../../application/collections/create-collection.js'
import type { ExportCollection } from '../../application/collections/export-collection.js'
import type { ReadCollections } from '../../application/collections/read-collections.js'
import type { ExplainExposure } from '../../application/exposure/explain-exposure.js'
import type { Collection } from '../../domain/collection.js'
import { callerOf, type Guards } from '../authentication.js'
import { boardFileType, fileOf, MEDIA_TYPES } from '../board-files.js'
import { expectedRevisions, tagged } from '../conditional-requests.js'
import { READABLE_DEAL, toReadableDealDto } from '../deals/deal-dtos.js'
import { ExposureDto, toExposureDto } from '../exposure-dtos.js'
import { onceOf, sendKept } from '../idempotency.js'
import {
  BEARER,
  CONDITIONAL,
  failures,
  IdempotencyHeaders,
  IdParams,
  MERGE_PATCH,
  NoContent,
  PageQuery,
  ref,
  toInstant,
  toPaginationDto,
} from '../schemas.js'
import { sendList, sendStream } from '../streamed-answers.js'
import {
  CollectionBody,
  CollectionDealsBody,
  CollectionDto,
  CollectionPatchBody,
  CollectionsDto,
  CollectionWithDealsDto,
  IncludeQuery,
  PublicLinkBody,
  RotateQuery,
  toCollectionDto,
} from './collection-dtos.js'

export interface CollectionUseCases {
  readonly createCollection: CreateCollection
  readonly readCollections: ReadCollections
  readonly changeCollection: ChangeCollection
  readonly explainExposure: ExplainExposure
  readonly exportCollection: ExportCollection
}

/** The collections of the signed-in owner. */
export const collectionRoutes: FastifyPluginAsyncTypebox<CollectionUseCases & { guards: Guards }> = async (
  app,
  { guards, createCollection, readCollections, changeCollection, explainExposure, exportCollection },
) => {
  const common = { tags: ['collections'], security: BEARER }
  const changed = { 200: ref(CollectionDto), ...failures(400, 401, 403, 404, 409, 412, 413, 415) }
  app.addHook('onRequest', guards.requireAccount)

  const answer = async (reply: FastifyReply, collection: Promise<Collection>) =>
    toCollectionDto(await readCollections.withStanding(tagged(reply, await collection)))
  const target = (request: FastifyRequest, { id }: { id: string }) => ({
    actor: request.actor,
    id,
    expected: expectedRevisions(request),
  })

  app.get(
    '',
    {
      schema: {
        ...common,
        operationId: 'listCollections',
        summary: 'The collections of the caller, newest first',
        querystring: PageQuery,
        response: { 200: CollectionsDto, ...failures(400, 401, 403) },
      },
    },
    async (request) => {
      const page = await readCollections.list({ owner: callerOf(request), ...request.query })
      return { collections: page.items.map(toCollectionDto), pagination: toPaginationDto(request.query, page.total) }
    },
  )

  app.post(
    '',
    {
      schema: {
        ...common,
        operationId: 'createCollection',
        summary: 'Make a collection',
        description: 'Holds deals of the caller, and public deals of others.',
        headers: IdempotencyHeaders,
        body: CollectionBody,
        response: { 201: ref(CollectionDto), ...failures(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { title, description, dealIds } = request.body
      const kept = await createCollection.execute(
        { owner: callerOf(request), title, description: description ?? null, dealIds: dealIds ?? [] },
        onceOf(request, reply, {
          status: 201,
          location: ({ id }) => `/collections/${id}`,
          hasRevision: true,
          body: (collection) => toCollectionDto({ collection, degraded: false }),
        }),
      )
      return sendKept(reply, kept)
    },
  )

  app.get(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'getCollection',
        summary: 'A collection of the caller, with its deals when asked for',
        params: IdParams,
        querystring: IncludeQuery,
        response: { 200: ref(CollectionWithDealsDto), ...failures(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { actor, params, query } = request
      const read = await readCollections.one({ actor, ...params })
      tagged(reply, read.collection)
      if (query.include === undefined) return toCollectionDto(read)
      return sendList(request, reply, {
        list: await readCollections.dealsOf(actor, read),
        field: 'deals',
        schema: READABLE_DEAL,
        toItem: toReadableDealDto(actor),
        around: (deals) => ({ ...toCollectionDto(read), deals }),
      })
    },
  )

  app.get(
    '/:id.pbn',
    {
      schema: {
        ...common,
        operationId: 'getCollectionAsPbn',
        summary: 'The deals of a collection of the caller as one PBN file, in its order',
        description:
          'Each board has a number of its own: those of the deals where all have different ones, else 1, 2, 3 and so on.',
        params: IdParams,
        response: { 200: fileOf(MEDIA_TYPES.pbn, 'A file of boards'), ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { actor, params } = request
      const { collection, madeOf, pieces } = await exportCollection.execute({ actor, ...params, format: 'pbn' })
      tagged(reply, collection)
      const type = boardFileType(reply, 'pbn', collection.title)
      return sendStream(request, reply, { type, madeOf: madeOf(), texts: pieces })
    },
  )

  app.patch(
    '/:id',
    {
      schema: {
        ...common,
        ...MERGE_PATCH,
        operationId: 'updateCollection',
        summary: 'Change title or description',
        params: IdParams,
        body: CollectionPatchBody,
        response: changed,
      },
    },
    async (request, reply) => answer(reply, changeCollection.describe(target(request, request.params), request.body)),
  )

  app.delete(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'deleteCollection',
        summary: 'Delete a collection; its deals stay',
        ...CONDITIONAL,
        params: IdParams,
        response: { 204: NoContent, ...failures(401, 403, 404, 412) },
      },
    },
    async (request, reply) => {
      await changeCollection.delete(target(request, request.params))
      reply.code(204)
      return null
    },
  )

  app.put(
    '/:id/deals',
    {
      schema: {
        ...common,
        ...CONDITIONAL,
        operationId: 'setCollectionDeals',
        summary: 'Set the whole ordered list of deals',
        params: IdParams,
        body: CollectionDealsBody,
        response: changed,
      },
    },
    async (request, reply) =>
      answer(reply, changeCollection.setDeals(target(request, request.params), request.body.dealIds)),
  )

  app.put(
    '/:id/public-link',
    {
      schema: {
        ...common,
        ...CONDITIONAL,
        operationId: 'openPublicLink',
        summary: 'Open the public link, for a time or for good',
        params: IdParams,
        querystring: RotateQuery,
        body: PublicLinkBody,
        response: changed,
      },
    },
    async (request, reply) => {
      const { availableFrom, availableUntil } = request.body ?? {}
      const link = { availableFrom: toInstant(availableFrom), availableUntil: toInstant(availableUntil) }
      return answer(reply, changeCollection.openLink(target(request, request.params), link, request.query.rotate))
    },
  )

  app.delete(
    '/:id/public-link',
    {
      schema: {
        ...common,
        ...CONDITIONAL,
        operationId: 'closePublicLink',
        summary: 'Close the public link',
        params: IdParams,
        response: changed,
      },
    },
    async (request, reply) => answer(reply, changeCollection.closeLink(target(request, request.params))),
  )

  app.post(
    '/:id/archive',
    {
      schema: {
        ...common,
        ...CONDITIONAL,
        operationId: 'archiveCollection',
        summary: 'Archive',
        params: IdParams,
        response: changed,
      },
    },
    async (request, reply) => answer(reply, changeCollection.archive(target(request, request.params))),
  )

  app.post(
    '/:id/unarchive',
    {
      schema: {
        ...common,
        ...CONDITIONAL,
        operationId: 'unarchiveCollection',
        summary: 'Take back from the archive, while the plan carries it',
        params: IdParams,
        response: changed,
      },
    },
    async (request, reply) => answer(reply, changeCollection.unarchive(target(request, request.params))),
  )

  app.get(
    '/:id/exposure',
    {
      schema: {
        ...common,
        operationId: 'explainCollectionExposure',
        summary: 'Why the collection is, or is not, in the catalog',
        params: IdParams,
        response: { 200: ref(ExposureDto), ...failures(401, 403, 404) },
      },
    },
    async (request) => toExposureDto(await explainExposure.ofCollection(callerOf(request), request.params.id)),
  )
}
