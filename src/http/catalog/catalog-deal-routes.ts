import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublishedDeals } from '../../application/catalog/authored-deals.js'
import type { GetPublishedDeal } from '../../application/catalog/get-published-deal.js'
import type { ListRecentDeals } from '../../application/catalog/list-recent-deals.js'
import type { SheetFiles } from '../../application/deals/sheet-files.js'
import type { BoardWriter } from '../../application/ports/board-writer.js'
import { dealFileRoutes, LINKS, linkFiles } from '../deals/deal-file-routes.js'
import { decodeCursor } from '../dtos/cursor.js'
import { BEARER, DealParams, failures, ref } from '../dtos/schemas.js'
import { listedWhenSearched } from '../plugins/caller/turns.js'
import { sendList } from '../responses/streamed-responses.js'
import {
  AUTHORED_DEAL,
  AuthoredDealDto,
  type DealList,
  PublishedDealsDto,
  RecentQuery,
  toAuthoredDealDto,
  toPublishedDealsDto,
} from './catalog-dtos.js'

export interface CatalogDealUseCases {
  readonly boardWriter: BoardWriter
  readonly getPublishedDeal: GetPublishedDeal
  readonly listRecentDeals: ListRecentDeals
  readonly sheets: SheetFiles
}

export const sendPublished = (request: FastifyRequest, reply: FastifyReply, list: DealList, page: PublishedDeals) =>
  sendList(request, reply, {
    list: page.deals,
    field: 'deals',
    schema: AUTHORED_DEAL,
    toItem: toAuthoredDealDto,
    around: (deals) => toPublishedDealsDto(list, page, deals),
  })

/** The public deals of all authors, for any account. */
export const catalogDealRoutes: FastifyPluginAsyncTypebox<CatalogDealUseCases> = async (
  app,
  { boardWriter, getPublishedDeal, listRecentDeals, sheets },
) => {
  const common = { tags: ['catalog'], security: BEARER }
  const readPublished = async ({ actor }: FastifyRequest, reply: FastifyReply, id: string) => {
    const found = await getPublishedDeal.execute({ actor, id })
    reply.revision = found.revision
    return found
  }

  app.get(
    '',
    {
      config: { turn: listedWhenSearched },
      schema: {
        ...common,
        operationId: 'listRecentDeals',
        summary: 'List or search the public deals of all authors, most recently published first',
        description:
          'All filters have to hold; one without a value counts as absent. Titles and public themes are searched, also for the author.',
        querystring: RecentQuery,
        response: { 200: PublishedDealsDto, ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { cursor, limit, ...filter } = request.query
      const after = decodeCursor('recent', cursor, filter)
      const { author, language, theme: themes, ...board } = filter
      const search = { ...board, themes }
      const page = await listRecentDeals.execute({ actor: request.actor, search, author, language, after, limit })
      return sendPublished(request, reply, { name: 'recent', filter }, page)
    },
  )

  app.get(
    '/:id',
    {
      config: { documentedHeaders: { Link: 'always' } },
      schema: {
        ...common,
        operationId: 'getPublishedDeal',
        summary: 'Get a public deal with its author',
        description: LINKS,
        params: DealParams,
        response: { 200: ref(AuthoredDealDto), ...failures(401, 403, 'DEAL_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const found = await readPublished(request, reply, request.params.id)
      linkFiles(reply, boardWriter, '/catalog/deals', found.deal)
      return toAuthoredDealDto(found)
    },
  )

  await app.register(dealFileRoutes, {
    boardWriter,
    prefix: '',
    sheets,
    readBoard: async (request, reply, id) => {
      const { deal, author } = await readPublished(request, reply, id)
      return { board: deal, author: async () => author.displayName }
    },
    scope: {
      common,
      operationId: (id) => id.replace('Deal', 'PublishedDeal'),
      summarySuffix: ' of the catalog',
      refusals: [401, 403],
    },
  })
}
