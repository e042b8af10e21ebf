import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ArchiveCollection } from '../../application/collections/archive-collection.js'
import type { ArrangeCollection } from '../../application/collections/arrange-collection.js'
import type { ClosePublicLink } from '../../application/collections/close-public-link.js'
import type { OpenPublicLink } from '../../application/collections/open-public-link.js'
import type { RestoreCollection } from '../../application/collections/restore-collection.js'
import type { UnarchiveCollection } from '../../application/collections/unarchive-collection.js'
import { CONDITIONAL, CollectionParams, toInstant } from '../dtos/schemas.js'
import { COMMON, changed, changeOf, respondChanged } from './collection-changes.js'
import { ArrangeBody, PublicLinkBody, RotateQuery } from './collection-dtos.js'

export interface CollectionStateUseCases {
  readonly archiveCollection: ArchiveCollection
  readonly arrangeCollection: ArrangeCollection
  readonly closePublicLink: ClosePublicLink
  readonly openPublicLink: OpenPublicLink
  readonly restoreCollection: RestoreCollection
  readonly unarchiveCollection: UnarchiveCollection
}

/** The order of a collection, its public link, the archive and the trash. */
export const collectionStateRoutes: FastifyPluginAsyncTypebox<CollectionStateUseCases> = async (app, useCases) => {
  app.put(
    '/:id/public-link',
    {
      schema: {
        ...COMMON,
        ...CONDITIONAL,
        operationId: 'openPublicLink',
        summary: "Open a collection's public link, with or without a time window",
        params: CollectionParams,
        querystring: RotateQuery,
        body: PublicLinkBody,
        response: changed('DEAL_COLLECTION_DEGRADED', 'DEAL_COLLECTION_ARCHIVED'),
      },
    },
    async (request, reply) => {
      const { availableFrom, availableUntil } = request.body ?? {}
      const link = { availableFrom: toInstant(availableFrom), availableUntil: toInstant(availableUntil) }
      const { rotate } = request.query
      return respondChanged(
        request,
        reply,
        useCases.openPublicLink.execute({ ...changeOf(request, request.params), link, rotate }),
      )
    },
  )

  app.delete(
    '/:id/public-link',
    {
      schema: {
        ...COMMON,
        ...CONDITIONAL,
        operationId: 'closePublicLink',
        summary: "Close a collection's public link",
        params: CollectionParams,
        response: changed('DEAL_COLLECTION_DEGRADED', 'DEAL_COLLECTION_ARCHIVED'),
      },
    },
    async (request, reply) =>
      respondChanged(request, reply, useCases.closePublicLink.execute(changeOf(request, request.params))),
  )

  app.post(
    '/:id/arrange',
    {
      config: { turn: 'batch' },
      schema: {
        ...COMMON,
        ...CONDITIONAL,
        operationId: 'arrangeCollection',
        summary: 'Reorder the deals of a collection',
        description:
          'At random, by board number or by title. Deals without a number come after those with one, ties are ordered by creation, and deals that you can no longer read come last.',
        params: CollectionParams,
        body: ArrangeBody,
        response: changed('DEAL_COLLECTION_DEGRADED', 'DEAL_COLLECTION_ARCHIVED'),
      },
    },
    async (request, reply) =>
      respondChanged(
        request,
        reply,
        useCases.arrangeCollection.execute({ ...changeOf(request, request.params), ...request.body }),
      ),
  )

  app.post(
    '/:id/archive',
    {
      schema: {
        ...COMMON,
        ...CONDITIONAL,
        operationId: 'archiveCollection',
        summary: 'Archive a collection',
        params: CollectionParams,
        response: changed('DEAL_COLLECTION_DEGRADED'),
      },
    },
    async (request, reply) =>
      respondChanged(request, reply, useCases.archiveCollection.execute(changeOf(request, request.params))),
  )

  app.post(
    '/:id/unarchive',
    {
      schema: {
        ...COMMON,
        ...CONDITIONAL,
        operationId: 'unarchiveCollection',
        summary: 'Unarchive a collection, if the plan allows it',
        params: CollectionParams,
        response: changed('DEAL_COLLECTION_DEGRADED', 'COLLECTION_CEILING_REACHED'),
      },
    },
    async (request, reply) =>
      respondChanged(request, reply, useCases.unarchiveCollection.execute(changeOf(request, request.params))),
  )

  app.post(
    '/:id/restore',
    {
      schema: {
        ...COMMON,
        ...CONDITIONAL,
        operationId: 'restoreCollection',
        summary: 'Restore a deleted collection, if the plan allows it',
        description: 'With its order and its link, which is open again if it was open.',
        params: CollectionParams,
        response: changed('COLLECTION_CEILING_REACHED'),
      },
    },
    async (request, reply) =>
      respondChanged(request, reply, useCases.restoreCollection.execute(changeOf(request, request.params))),
  )
}
