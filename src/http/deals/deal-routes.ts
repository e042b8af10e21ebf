import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { CreateDeal } from '../../application/deals/create-deal.js'
import type { ExportDeals } from '../../application/deals/export-deals.js'
import type { GetDeal } from '../../application/deals/get-deal.js'
import type { GetDoubleDummy } from '../../application/deals/get-double-dummy.js'
import type { ListDeals } from '../../application/deals/list-deals.js'
import type { PrintDeals } from '../../application/deals/print-deals.js'
import type { ServeDeal } from '../../application/deals/serve-deal.js'
import type { SheetFiles } from '../../application/deals/sheet-files.js'
import type { ExplainDealExposure } from '../../application/exposure/explain-deal-exposure.js'
import type { BoardWriter } from '../../application/ports/board-writer.js'
import { ExposureDto, toExposureDto } from '../dtos/exposure-dtos.js'
import { BEARER, DealParams, failures, IdempotencyHeaders, ref } from '../dtos/schemas.js'
import { NAMED_NOT_FOUND } from '../errors/problems.js'
import { callerOf, type Guards } from '../plugins/caller/authentication.js'
import { tagged } from '../plugins/response/conditional-requests.js'
import { sendIfChanged } from '../responses/streamed-responses.js'
import { DEAL, DealDto, DealsDto, PERSONAL_FIELDS, ReadableDealDto, toDealDto, toSharedDealDto } from './deal-dtos.js'
import { DEALS_FILE, dealFileRoutes, LINKS, linkFiles, managedBoard, sendDealsFile } from './deal-file-routes.js'
import { dealImportRoutes, type ImportUseCases } from './deal-import-routes.js'
import { DealBody } from './deal-inputs.js'
import { DealsFileQuery, DealsQuery, EXPLORED, toDealListRequest } from './deal-list-query.js'
import { sendDealPage } from './deal-pages.js'
import { doubleDummyRoutes } from './double-dummy-routes.js'
import { type ManagedDealUseCases, managedDealRoutes } from './managed-deal-routes.js'
import { dealsSheetRoute } from './sheet-routes.js'

export interface DealUseCases extends ManagedDealUseCases, ImportUseCases {
  readonly createDeal: CreateDeal
  readonly explainDealExposure: ExplainDealExposure
  readonly exportDeals: ExportDeals
  readonly getDeal: GetDeal
  readonly getDoubleDummy: GetDoubleDummy
  readonly listDeals: ListDeals
  readonly printDeals: PrintDeals
  readonly serveDeal: ServeDeal
  readonly boardWriter: BoardWriter
  readonly sheets: SheetFiles
}

/** The deals of the signed-in owner. */
export const dealRoutes: FastifyPluginAsyncTypebox<DealUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  const common = { tags: ['deals'], security: BEARER }
  app.addHook('onRequest', guards.requireAccount)

  app.get(
    '',
    {
      config: { turn: 'list' },
      schema: {
        ...common,
        operationId: 'listDeals',
        summary: 'Search and list your deals',
        description: EXPLORED.description,
        querystring: DealsQuery,
        response: { 200: DealsDto, ...failures(400, 401, 403, ...EXPLORED.refusals) },
      },
    },
    async (request, reply) => {
      const { actor, query } = request
      const { version, read } = await useCases.listDeals.execute({
        ...toDealListRequest(query),
        actor,
        ownerId: callerOf(request).id,
      })
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
        ...common,
        operationId: 'getDealsAsPbn',
        summary: 'Get your deals as one PBN file, searched and sorted like the list',
        description: `${EXPLORED.description} ${DEALS_FILE.description}`,
        querystring: DealsFileQuery,
        response: { 200: DEALS_FILE.response, ...failures(400, 401, 403, ...EXPLORED.refusals) },
      },
    },
    async (request, reply) => {
      const { actor, query } = request
      const input = { ...toDealListRequest(query), actor, ownerId: callerOf(request).id, format: 'pbn' } as const
      return sendDealsFile(request, reply, await useCases.exportDeals.execute(input))
    },
  )

  await app.register(dealsSheetRoute, { ...useCases, prefix: '' })

  app.post(
    '',
    {
      config: { createsRevision: true },
      schema: {
        ...common,
        operationId: 'createDeal',
        summary: 'Create a deal',
        description: 'The dealer and vulnerability default to those of the board number. The auction must be legal.',
        headers: IdempotencyHeaders,
        body: DealBody,
        response: {
          201: ref(DealDto),
          ...failures(400, 401, 403, NAMED_NOT_FOUND.sharingGroups, 'QUOTA_EXCEEDED', 413, 415),
        },
      },
    },
    async (request, reply) => {
      const { actor, body: fields } = request
      const deal = await useCases.createDeal.execute({ actor, ownerId: callerOf(request).id, fields })
      reply.code(201).header('location', `/deals/${deal.id}`)
      return toDealDto(tagged(reply, deal))
    },
  )

  app.get(
    '/:id',
    {
      config: { documentedHeaders: { Link: 'always' } },
      schema: {
        ...common,
        operationId: 'getDeal',
        summary: 'Get one of your deals, or one shared with a group of yours',
        description: `Only the owner gets ${PERSONAL_FIELDS}. ${LINKS}`,
        params: DealParams,
        response: { 200: ref(ReadableDealDto), ...failures(401, 403, 'DEAL_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) => {
      const read = await useCases.getDeal.execute({ actor, ...params })
      linkFiles(reply, useCases.boardWriter, '/deals', 'whole' in read ? read.whole : read.shared)
      return 'whole' in read ? toDealDto(tagged(reply, read.whole)) : toSharedDealDto(read.shared)
    },
  )

  await app.register(managedDealRoutes, {
    ...useCases,
    prefix: '',
    // An orphaned deal has no owner, so accounts can't reach it.
    scope: {
      common,
      operationId: (id) => id,
      summarySuffix: ' of the caller',
      deletable: 'trashed',
      refusals: [401, 403],
      conflicts: [],
    },
  })

  await app.register(dealFileRoutes, {
    ...useCases,
    prefix: '',
    readBoard: managedBoard(useCases.getDeal, useCases.sheets),
    scope: { common, operationId: (id) => id, summarySuffix: '', refusals: [401, 403] },
  })

  await app.register(doubleDummyRoutes, {
    ...useCases,
    prefix: '',
    scope: { common, operationId: (id) => id, summarySuffix: ' of yours', refusals: [401, 403] },
  })

  app.get(
    '/:id/exposure',
    {
      schema: {
        ...common,
        operationId: 'getDealExposure',
        summary: 'Explain why a deal is, or is not, in the catalog',
        params: DealParams,
        response: { 200: ref(ExposureDto), ...failures(401, 403, 'DEAL_NOT_FOUND') },
      },
    },
    async ({ actor, params }) => toExposureDto(await useCases.explainDealExposure.execute({ actor, ...params })),
  )

  await app.register(dealImportRoutes, { importDeals: useCases.importDeals })
}
