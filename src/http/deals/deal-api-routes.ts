import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serviceUnavailable } from '../../domain/errors.js'
import { NO_STORE, tagged } from '../conditional-requests.js'
import { onceOf, sendKept } from '../idempotency.js'
import { API_KEY, failures, IdempotencyHeaders, IdParams, ref } from '../schemas.js'
import {
  ApiDealBody,
  ApiDealsQuery,
  DEAL,
  DealDto,
  DealsDto,
  ServedDealDto,
  ServeQuery,
  toDealDto,
  toServedDealDto,
} from './deal-dtos.js'
import { dealFileRoutes, linkFiles } from './deal-file-routes.js'
import { sendDealPage } from './deal-pages.js'
import type { DealUseCases } from './deal-routes.js'
import { managedDealRoutes } from './managed-deal-routes.js'

const SERVING =
  `A serve: it is recorded, and the player pays one of the day's allowance. A bearer token beside the API key names
the player; without one, or with one that is bad or names no active account, the player is anonymous, pays nothing and is
never refused. Deals of every owner, sharing and lifecycle are served; \`lifecycle\` tells one in the trash or without an
owner. Under the same \`Idempotency-Key\` the same request, of the same player, pays once. \`?serve=false\` is a plain read,
with an \`ETag\` and \`serve: null\`, and a \`Link\` to the deal's files and a hand viewer; \`HEAD\` is never a serve.`.replace(
    /\n/g,
    ' ',
  )

/** Deals as internal backends see them, under /api/deals; who reads one there hands it out. */
export const dealApiRoutes: FastifyPluginAsyncTypebox<DealUseCases> = async (app, useCases) => {
  const common = { tags: ['internal backends'], security: API_KEY }

  app.get(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'apiServeDeal',
        summary: 'Hand out a deal to a player',
        description: SERVING,
        security: [...API_KEY, { apiKey: [], bearer: [] }],
        params: IdParams,
        querystring: ServeQuery,
        headers: IdempotencyHeaders,
        response: { 200: ServedDealDto, ...failures(400, 401, 402, 404, 409) },
      },
    },
    async (request, reply) => {
      const { actor, auth, params, query } = request
      if (query.serve) reply.header('cache-control', NO_STORE)
      if (!query.serve || request.method === 'HEAD') {
        const deal = await useCases.serveDeal.read(actor, params.id)
        linkFiles(reply, useCases.boardWriter, '/api/deals', deal)
        return { deal: toDealDto(tagged(reply, deal)), serve: null }
      }
      if (request.isTokenUnverifiable)
        throw serviceUnavailable('No key of the identity provider is currently available.')
      const playerId = auth?.userId ?? null
      const kept = await useCases.serveDeal.execute(
        { ...params, playerId },
        onceOf(request, reply, { status: 200, body: toServedDealDto, player: playerId }),
      )
      return sendKept(reply, kept)
    },
  )

  app.get(
    '',
    {
      schema: {
        ...common,
        operationId: 'apiListDeals',
        summary: 'Deals, newest first; not a serve',
        querystring: ApiDealsQuery,
        response: { 200: DealsDto, ...failures(400, 401) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const { deals, total } = await useCases.listDeals.execute(query)
      return sendDealPage(request, reply, { deals, total, page: query, schema: DEAL, toItem: toDealDto })
    },
  )

  app.post(
    '',
    {
      schema: {
        ...common,
        operationId: 'apiCreateDeal',
        summary: 'Create a deal of an account',
        description: 'Dealer and vulnerability default from the board number. The auction has to be legal.',
        headers: IdempotencyHeaders,
        body: ApiDealBody,
        response: { 201: ref(DealDto), ...failures(400, 401, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { ownerId, ...fields } = request.body
      const kept = await useCases.createDeal.execute(
        { ownerId, fields },
        onceOf(request, reply, {
          status: 201,
          body: toDealDto,
          location: ({ id }) => `/api/deals/${id}`,
          hasRevision: true,
        }),
      )
      return sendKept(reply, kept)
    },
  )

  const operationId = (id: string) => `api${id.charAt(0).toUpperCase()}${id.slice(1)}`
  await app.register(dealFileRoutes, {
    boardWriter: useCases.boardWriter,
    prefix: '',
    scope: { common, operationId, read: (actor, id) => useCases.serveDeal.read(actor, id) },
  })
  await app.register(managedDealRoutes, {
    ...useCases,
    prefix: '',
    scope: { common, operationId, whose: '' },
  })
}
