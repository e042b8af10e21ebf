import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { ReadDeal } from '../../application/deals/get-deal.js'
import { type Deal, dealNotFound } from '../../domain/deal.js'
import { serviceUnavailable } from '../../domain/errors.js'
import { DealParams, failures, IdempotencyHeaders, ref, withScope } from '../dtos/schemas.js'
import { NAMED_NOT_FOUND } from '../errors/problems.js'
import { NO_STORE, tagged } from '../plugins/response/conditional-requests.js'
import { sendIfChanged } from '../responses/streamed-responses.js'
import { DEAL, DealDto, DealsDto, toDealDto } from './deal-dtos.js'
import { DEALS_FILE, dealFileRoutes, linkFiles, managedBoard, sendDealsFile } from './deal-file-routes.js'
import { ApiDealBody } from './deal-inputs.js'
import { ApiDealsFileQuery, ApiDealsQuery, EXPLORED, toDealListRequest } from './deal-list-query.js'
import { sendDealPage } from './deal-pages.js'
import type { DealUseCases } from './deal-routes.js'
import { doubleDummyRoutes } from './double-dummy-routes.js'
import { managedDealRoutes } from './managed-deal-routes.js'
import { ServedDealDto, ServeQuery, toServedDealDto } from './serve-dtos.js'
import { apiDealsSheetRoute } from './sheet-routes.js'

const SERVING =
  `This records a serve and deducts it from the player's daily allowance. A bearer token, sent along with the API key,
identifies the player. Without a token, or if it is invalid or does not belong to an active account, the player is anonymous
and is neither charged nor refused. Any deal can be served, whatever its owner, sharing or lifecycle; \`lifecycle\` shows
whether it is in the trash or has lost its owner. Repeating a request for the same player with the same
\`Idempotency-Key\` charges once. \`?serve=false\` only reads the deal, for which a key needs the scope \`deals:read\` instead: the response has an \`ETag\`, \`serve: null\`, and a
\`Link\` to the deal's files and a hand viewer. \`HEAD\` is never a serve, and either scope is enough
for it.`.replace(/\n/g, ' ')

/** Internal backends always read whole deals. */
const wholeOf = (read: ReadDeal): Deal => {
  if ('shared' in read) throw dealNotFound()
  return read.whole
}

/** Deals as internal backends see them, under /api/deals, where reading one serves it to a player. */
export const dealApiRoutes: FastifyPluginAsyncTypebox<DealUseCases> = async (app, useCases) => {
  const tags = ['internal backends']
  const reading = { tags, security: withScope('deals:read') }
  const writing = { tags, security: withScope('deals:write') }

  app.get(
    '/:id',
    {
      config: { manualIdempotency: true, documentedHeaders: { ETag: 'sometimes', Link: 'sometimes' } },
      schema: {
        tags,
        operationId: 'apiServeDeal',
        summary: 'Serve a deal to a player',
        description: SERVING,
        security: [...withScope('serve'), { apiKey: ['serve'], bearer: [] }],
        params: DealParams,
        querystring: ServeQuery,
        headers: IdempotencyHeaders,
        response: { 200: ServedDealDto, ...failures(400, 401, 'SERVE_ALLOWANCE_EXHAUSTED', 'DEAL_NOT_FOUND') },
      },
    },
    async (request, reply) => {
      const { actor, auth, params, query } = request
      if (query.serve) reply.header('cache-control', NO_STORE)
      if (!query.serve || request.method === 'HEAD') {
        const deal = wholeOf(await useCases.getDeal.execute({ actor, ...params, isHeadOfServe: query.serve }))
        linkFiles(reply, useCases.boardWriter, '/api/deals', deal)
        return { deal: toDealDto(tagged(reply, deal)), serve: null }
      }
      if (request.isTokenUnverifiable)
        throw serviceUnavailable("The identity provider's keys are currently unavailable.")
      const playerId = auth?.userId ?? null
      const serve = async () => toServedDealDto(await useCases.serveDeal.execute({ actor, ...params, playerId }))
      return request.respondOnce(reply, serve, { player: playerId })
    },
  )

  app.get(
    '',
    {
      config: { turn: 'list' },
      schema: {
        ...reading,
        operationId: 'apiListDeals',
        summary: 'Search and list deals; this is not a serve',
        description: EXPLORED.apiDescription,
        querystring: ApiDealsQuery,
        response: { 200: DealsDto, ...failures(400, 401, ...EXPLORED.refusals) },
      },
    },
    async (request, reply) => {
      const { actor, query } = request
      const { version, read } = await useCases.listDeals.execute({ actor, ...toDealListRequest(query) })
      return sendIfChanged(request, reply, [query, version], async () =>
        sendDealPage(request, reply, { ...(await read()), page: query, schema: DEAL, toItem: toDealDto }),
      )
    },
  )

  app.get(
    '.pbn',
    {
      config: { turn: 'file' },
      schema: {
        ...reading,
        operationId: 'apiGetDealsAsPbn',
        summary: 'Get deals as one PBN file, searched and sorted like the list; this is not a serve',
        description: `${EXPLORED.apiDescription} ${DEALS_FILE.description}`,
        querystring: ApiDealsFileQuery,
        response: { 200: DEALS_FILE.response, ...failures(400, 401, ...EXPLORED.refusals) },
      },
    },
    async (request, reply) => {
      const { actor, query } = request
      return sendDealsFile(
        request,
        reply,
        await useCases.exportDeals.execute({ actor, ...toDealListRequest(query), format: 'pbn' }),
      )
    },
  )

  await app.register(apiDealsSheetRoute, { ...useCases, prefix: '' })

  app.post(
    '',
    {
      config: { createsRevision: true },
      schema: {
        ...writing,
        operationId: 'apiCreateDeal',
        summary: 'Create a deal for an account',
        description: 'The dealer and vulnerability default to those of the board number. The auction must be legal.',
        headers: IdempotencyHeaders,
        body: ApiDealBody,
        response: {
          201: ref(DealDto),
          ...failures(400, 401, NAMED_NOT_FOUND.account, NAMED_NOT_FOUND.sharingGroups, 'QUOTA_EXCEEDED', 413, 415),
        },
      },
    },
    async ({ actor, body: { ownerId, ...fields } }, reply) => {
      const deal = await useCases.createDeal.execute({ actor, ownerId, fields })
      reply.code(201).header('location', `/api/deals/${deal.id}`)
      return toDealDto(tagged(reply, deal))
    },
  )

  const operationId = (id: string) => `api${id.charAt(0).toUpperCase()}${id.slice(1)}`
  await app.register(dealFileRoutes, {
    ...useCases,
    prefix: '',
    readBoard: managedBoard(useCases.getDeal, useCases.sheets),
    scope: { common: reading, operationId, summarySuffix: '', refusals: [401] },
  })
  await app.register(doubleDummyRoutes, {
    ...useCases,
    prefix: '',
    scope: { common: reading, operationId, summarySuffix: '', refusals: [401] },
  })
  await app.register(managedDealRoutes, {
    ...useCases,
    prefix: '',
    scope: {
      common: writing,
      operationId,
      summarySuffix: '',
      deletable: 'trashed or orphaned',
      refusals: [401],
      conflicts: ['DEAL_ORPHANED'],
    },
  })
}
