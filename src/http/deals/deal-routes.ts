import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { CreateDeal } from '../../application/deals/create-deal.js'
import type { ExportDeals } from '../../application/deals/export-deals.js'
import type { GetDeal } from '../../application/deals/get-deal.js'
import type { GetDoubleDummy } from '../../application/deals/get-double-dummy.js'
import type { ImportDeals } from '../../application/deals/import-deals.js'
import type { ListDeals } from '../../application/deals/list-deals.js'
import type { PrintDeals } from '../../application/deals/print-deals.js'
import type { ServeDeal } from '../../application/deals/serve-deal.js'
import type { SheetFiles } from '../../application/deals/sheet-files.js'
import type { ExplainDealExposure } from '../../application/exposure/explain-deal-exposure.js'
import { BOARD_FORMATS } from '../../application/ports/board-reader.js'
import type { BoardWriter } from '../../application/ports/board-writer.js'
import { MAX_IMPORT_BYTES } from '../../domain/deal-content.js'
import { ExposureDto, toExposureDto } from '../dtos/exposure-dtos.js'
import { BEARER, DealParams, failures, IdempotencyHeaders, IN_DOCUMENT, ref, withScope } from '../dtos/schemas.js'
import { NAMED_NOT_FOUND } from '../errors/problems.js'
import { EXAMPLE_FILES } from '../openapi/examples.js'
import { callerOf, type Guards } from '../plugins/caller/authentication.js'
import { acceptRawBodies } from '../plugins/request/raw-bodies.js'
import { tagged } from '../plugins/response/conditional-requests.js'
import { sendIfChanged } from '../responses/streamed-responses.js'
import { MEDIA_TYPES } from './board-files.js'
import { DEAL, DealDto, DealsDto, PERSONAL_FIELDS, ReadableDealDto, toDealDto, toSharedDealDto } from './deal-dtos.js'
import { DEALS_FILE, dealFileRoutes, LINKS, linkFiles, managedBoard, sendDealsFile } from './deal-file-routes.js'
import { DealBody } from './deal-inputs.js'
import { DealsFileQuery, DealsQuery, EXPLORED, toDealListRequest } from './deal-list-query.js'
import { sendDealPage } from './deal-pages.js'
import { doubleDummyRoutes } from './double-dummy-routes.js'
import { ApiImportQuery, ImportDto, ImportQuery, indexesOf, toImportDto, toPreviewDto } from './import-dtos.js'
import { type ManagedDealUseCases, managedDealRoutes } from './managed-deal-routes.js'
import { dealsSheetRoute } from './sheet-routes.js'

export interface DealUseCases extends ManagedDealUseCases {
  readonly createDeal: CreateDeal
  readonly explainDealExposure: ExplainDealExposure
  readonly exportDeals: ExportDeals
  readonly getDeal: GetDeal
  readonly getDoubleDummy: GetDoubleDummy
  readonly importDeals: ImportDeals
  readonly listDeals: ListDeals
  readonly printDeals: PrintDeals
  readonly serveDeal: ServeDeal
  readonly boardWriter: BoardWriter
  readonly sheets: SheetFiles
}

/** The accepted media types of board files. The format is detected from the content, whatever the type. */
const IMPORT_TYPES = [...BOARD_FORMATS.map((format) => MEDIA_TYPES[format]), 'text/plain']

/** A scope whose routes accept files, as raw bytes: the reader detects the format and the character set. */
const forFiles = (app: FastifyInstance): FastifyInstance => {
  acceptRawBodies(app, IMPORT_TYPES, MAX_IMPORT_BYTES)
  // A client that waits while its file is being read is not silent, however long that takes. Injected requests have no
  // timeouts.
  app.addHook('preHandler', async ({ raw }) => void raw.socket.setTimeout?.(0))
  app.addHook('onSend', async ({ raw, server }) => void raw.socket.setTimeout?.(server.server.timeout))
  return app
}

const IMPORTED =
  "A PBN or LIN file of boards, in UTF-8, UTF-16 or Latin-1, or any text with links to Bridge Base Online's hand viewer, as it is: text, not JSON"

const IMPORT = {
  description:
    'Imports all valid boards in one transaction. The content decides which format the file has, whichever of the media types was sent. Links to a hand viewer are read, but never fetched: each must contain its board; one that does not is rejected, with what to import instead. The report lists each invalid record with its line, and anything a deal has no field for.',
  body: {
    content: Object.fromEntries(
      IMPORT_TYPES.map((type) => [
        type,
        {
          schema: Type.Unsafe<Buffer>({
            description: IMPORTED,
            examples: [type === MEDIA_TYPES.lin ? EXAMPLE_FILES.lin : EXAMPLE_FILES.pbn],
            [IN_DOCUMENT]: { type: 'string' },
          }),
        },
      ]),
    ),
  },
  headers: IdempotencyHeaders,
}

const importFile = async (
  importDeals: ImportDeals,
  ownerId: string,
  request: FastifyRequest<{ Querystring: Static<typeof ImportQuery> }>,
  reply: FastifyReply,
) => {
  const { actor, query } = request
  const { existing, after, dryRun } = query
  const except = indexesOf(query.except)
  const read = await importDeals.read({ actor, ownerId, file: request.body as Buffer, existing, except, after })
  if (dryRun) return request.recorded(async () => toPreviewDto(await importDeals.preview(read)))
  const answer = async () => toImportDto(await importDeals.execute(read))
  return request.recorded(() => request.answerOnce(reply, answer))
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

  await app.register(async (scope) => {
    forFiles(scope).post<{ Querystring: Static<typeof ImportQuery> }>(
      '/import',
      {
        bodyLimit: MAX_IMPORT_BYTES,
        config: { turn: 'import', manualAudit: true, manualIdempotency: true },
        schema: {
          ...common,
          ...IMPORT,
          operationId: 'importDeals',
          summary: 'Import a PBN or LIN file as your private deals',
          querystring: ImportQuery,
          response: {
            200: ImportDto,
            ...failures(400, 'NO_BOARDS_FOUND', 401, 403, 'QUOTA_EXCEEDED', 413, 415),
          },
        },
      },
      async (request, reply) => importFile(useCases.importDeals, callerOf(request).id, request, reply),
    )
  })
}

/** Imports by internal backends, under /api/deals. */
export const dealImportApiRoutes: FastifyPluginAsyncTypebox<DealUseCases> = async (app, { importDeals }) => {
  await app.register(async (scope) => {
    forFiles(scope).post<{ Querystring: Static<typeof ApiImportQuery> }>(
      '/import',
      {
        bodyLimit: MAX_IMPORT_BYTES,
        config: { turn: 'import', manualIdempotency: true },
        schema: {
          ...IMPORT,
          tags: ['internal backends'],
          security: withScope('deals:write'),
          operationId: 'apiImportDeals',
          summary: 'Import a PBN or LIN file as private deals of an account',
          querystring: ApiImportQuery,
          response: {
            200: ImportDto,
            ...failures(400, 'NO_BOARDS_FOUND', 401, NAMED_NOT_FOUND.account, 'QUOTA_EXCEEDED', 413, 415),
          },
        },
      },
      async (request, reply) => importFile(importDeals, request.query.ownerId, request, reply),
    )
  })
}
