import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { GetPublicCollection } from '../../application/collections/get-public-collection.js'
import type { ViewCounter } from '../../application/collections/view-counter.js'
import { PUBLIC_DEAL, toPublicDealDto } from '../deals/deal-dtos.js'
import { failures, ref } from '../dtos/schemas.js'
import { sendIfChanged, sendList } from '../responses/streamed-responses.js'
import { linkReader } from './link-reader.js'
import { OF_LINKS, PublicCollectionDto, TokenParams, toPublicCollectionDto } from './public-collection-dtos.js'
import { type PublicCollectionFileUseCases, publicCollectionFileRoutes } from './public-collection-file-routes.js'
import { countView } from './view-counting.js'

export interface PublicCollectionUseCases extends PublicCollectionFileUseCases {
  readonly getPublicCollection: GetPublicCollection
  readonly views: ViewCounter
}

/** For anyone who has the link of a collection. */
export const publicCollectionRoutes: FastifyPluginAsyncTypebox<PublicCollectionUseCases> = async (
  app,
  { getPublicCollection, views, ...files },
) => {
  app.get(
    '/collections/:token',
    {
      config: { ...OF_LINKS.route.config, turn: 'class' },
      schema: {
        ...OF_LINKS.schema,
        operationId: 'getPublicCollection',
        summary: 'Get a collection through its public link',
        description:
          "For students. Contains the owner's active deals, including private ones and those shared with groups, and deals of other authors while they are public. The response is the same 404 whether the link is unknown, closed or outside its window, the collection archived or degraded, or its owner inactive.",
        params: TokenParams,
        response: { 200: ref(PublicCollectionDto), ...failures('DEAL_COLLECTION_NOT_FOUND', 429) },
      },
    },
    async (request, reply) => {
      const collection = await getPublicCollection.execute({ ...linkReader(request, reply), ...request.params })
      countView(views, request, reply, collection.id)
      const version = [toPublicCollectionDto(collection, []), collection.version]
      return sendIfChanged(request, reply, version, async () =>
        sendList(request, reply, {
          list: (await collection.read()).deals,
          field: 'deals',
          schema: PUBLIC_DEAL,
          toItem: toPublicDealDto,
          around: (deals) => toPublicCollectionDto(collection, deals),
        }),
      )
    },
  )

  await app.register(publicCollectionFileRoutes, { ...files, prefix: '' })
}
