import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ReadPublicCollection } from '../../application/collections/read-public-collection.js'
import { PUBLIC_DEAL, toPublicDealDto } from '../deals/deal-dtos.js'
import { failures, ref } from '../schemas.js'
import { sendList } from '../streamed-answers.js'
import { PublicCollectionDto, TokenParams, toPublicCollectionDto } from './public-collection-dtos.js'

export interface PublicCollectionUseCases {
  readonly readPublicCollection: ReadPublicCollection
}

/** For whoever holds the link of a collection. */
export const publicCollectionRoutes: FastifyPluginAsyncTypebox<PublicCollectionUseCases> = async (
  app,
  { readPublicCollection },
) => {
  app.get(
    '/collections/:token',
    {
      config: { limit: 'public' },
      schema: {
        operationId: 'readPublicCollection',
        summary: 'A collection through its public link',
        description:
          'For students. Holds all its active deals, those that are private or shared with a group included, and deals of other authors while they are public. A link that is unknown, closed or outside its window answers 404, and so does one of a collection that is archived or degraded or whose owner is inactive: nothing tells the one from the other.',
        tags: ['public'],
        security: [],
        params: TokenParams,
        response: { 200: ref(PublicCollectionDto), ...failures(404, 429) },
      },
    },
    async (request, reply) => {
      const collection = await readPublicCollection.execute(request.params)
      return sendList(request, reply, {
        list: collection.deals,
        field: 'deals',
        schema: PUBLIC_DEAL,
        toItem: toPublicDealDto,
        around: (deals) => toPublicCollectionDto(collection, deals),
      })
    },
  )
}
