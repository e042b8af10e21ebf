import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ChangeCollection } from '../../application/collections/change-collection.js'
import type { CreateCollection } from '../../application/collections/create-collection.js'
import type { ExportCollection } from '../../application/collections/export-collection.js'
import type { ReadCollections } from '../../application/collections/read-collections.js'
import type { ExplainExposure } from '../../application/exposure/explain-exposure.js'
import type { Collection } from '../../domain/collection.js'
import { callerOf, type Guards } from '../authentication.js'
import { fileOf, MEDIA_TYPES, sendBoards } from '../board-files.js'
import { ifMatch } from '../conditional-requests.js'
import { toReadableDealDto } from '../deals/deal-dtos.js'
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

  const answer = async (collection: Promise<Collection>) =>
    toCollectionDto(await readCollections.withStanding(await collection))
  /** Only what is not degraded is changed, so that is how it reads before. */
  const target = (request: FastifyRequest, reply: FastifyReply, { id }: { id: string }) => ({
    actor: request.actor,
    id,
    expects: ifMatch(request, reply, (collection: Collection) => toCollectionDto({ collection, degraded: false })),
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
      return { collections: page.items.map(toCollectionDto), pagination: toPaginationDto(request.query, page) }
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
    async ({ actor, params, query }) => {
      const read = await readCollections.one({ actor, ...params })
      if (query.include === undefined) return toCollectionDto(read)
      return {
        ...toCollectionDto(read),
        deals: (await readCollections.dealsOf(actor, read)).map(toReadableDealDto(actor)),
      }
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
    async ({ actor, params }, reply) => {
      const { collection, text } = await exportCollection.execute({ actor, ...params, format: 'pbn' })
      return sendBoards(reply, 'pbn', collection.title, text)
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
    async (request, reply) => answer(changeCollection.describe(target(request, reply, request.params), request.body)),
  )

  app.delete(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'deleteCollection',
        summary: 'Delete a collection; its deals stay',
        params: IdParams,
        response: { 204: NoContent, ...failures(401, 403, 404) },
      },
    },
    async ({ actor, params }, reply) => {
      await changeCollection.delete({ actor, ...params })
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
      answer(changeCollection.setDeals(target(request, reply, request.params), request.body.dealIds)),
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
      return answer(changeCollection.openLink(target(request, reply, request.params), link, request.query.rotate))
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
    async (request, reply) => answer(changeCollection.closeLink(target(request, reply, request.params))),
  )

  app.post(
    '/:id/archive',
    {
      schema: { ...common, operationId: 'archiveCollection', summary: 'Archive', params: IdParams, response: changed },
    },
    async ({ actor, params }) => answer(changeCollection.archive({ actor, ...params })),
  )

  app.post(
    '/:id/unarchive',
    {
      schema: {
        ...common,
        operationId: 'unarchiveCollection',
        summary: 'Take back from the archive, while the plan carries it',
        params: IdParams,
        response: changed,
      },
    },
    async ({ actor, params }) => answer(changeCollection.unarchive({ actor, ...params })),
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
