import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { CreateDeal } from '../../application/deals/create-deal.js'
import type { GetDeal } from '../../application/deals/get-deal.js'
import type { ImportDeals } from '../../application/deals/import-deals.js'
import type { ListDeals } from '../../application/deals/list-deals.js'
import type { ServeDeal } from '../../application/deals/serve-deal.js'
import type { ExplainExposure } from '../../application/exposure/explain-exposure.js'
import { BOARD_FORMATS, type BoardFormat } from '../../application/ports/board-reader.js'
import type { BoardWriter } from '../../application/ports/board-writer.js'
import { callerOf, type Guards } from '../authentication.js'
import { MEDIA_TYPES } from '../board-files.js'
import { tagged } from '../conditional-requests.js'
import { ExposureDto, toExposureDto } from '../exposure-dtos.js'
import { onceOf, sendKept } from '../idempotency.js'
import { API_KEY, BEARER, failures, IdempotencyHeaders, IdParams, ref } from '../schemas.js'
import {
  DEAL,
  DealBody,
  DealDto,
  DealsDto,
  DealsQuery,
  ImportDto,
  ImportQuery,
  ReadableDealDto,
  toDealDto,
  toImportDto,
  toSharedDealDto,
} from './deal-dtos.js'
import { dealFileRoutes, LINKS, linkFiles } from './deal-file-routes.js'
import { sendDealPage } from './deal-pages.js'
import { type ManagedDealUseCases, managedDealRoutes } from './managed-deal-routes.js'

export interface DealUseCases extends ManagedDealUseCases {
  readonly createDeal: CreateDeal
  readonly explainExposure: ExplainExposure
  readonly getDeal: GetDeal
  readonly importDeals: ImportDeals
  readonly listDeals: ListDeals
  readonly serveDeal: ServeDeal
  readonly boardWriter: BoardWriter
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the file in the body, where a route takes files. */
    boardFormat: BoardFormat | null
  }
}

const MAX_IMPORT_BYTES = 5 * 1024 * 1024

/**
 * A scope whose routes take files, as their bytes: the character set is for the reader to find out. Any other media type
 * is refused there, JSON too, and files everywhere else.
 */
const forFiles = (app: FastifyInstance): FastifyInstance => {
  app.removeAllContentTypeParsers()
  app.decorateRequest('boardFormat', null)
  for (const format of BOARD_FORMATS)
    app.addContentTypeParser<Buffer>(
      MEDIA_TYPES[format],
      { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES },
      (request, body, done) => {
        request.boardFormat = format
        done(null, body)
      },
    )
  app.addHook('preValidation', async (request) => {
    if (!Buffer.isBuffer(request.body)) throw app.httpErrors.unsupportedMediaType()
  })
  return app
}

const IMPORT = {
  description:
    'The good boards are kept, all in one transaction; each bad one is named with its line, and so is what a deal has no field for.',
  body: {
    content: Object.fromEntries(
      BOARD_FORMATS.map((format) => [
        MEDIA_TYPES[format],
        { schema: Type.Unsafe<Buffer>({ description: `A ${format.toUpperCase()} file of boards` }) },
      ]),
    ),
  },
  headers: IdempotencyHeaders,
}

const importFile = async (importDeals: ImportDeals, ownerId: string, request: FastifyRequest, reply: FastifyReply) =>
  sendKept(
    reply,
    await importDeals.execute(
      { ownerId, format: request.boardFormat as BoardFormat, file: request.body as Buffer },
      onceOf(request, reply, { status: 200, body: toImportDto }),
    ),
  )

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
      schema: {
        ...common,
        operationId: 'listDeals',
        summary: 'The deals of the caller, newest first',
        querystring: DealsQuery,
        response: { 200: DealsDto, ...failures(400, 401, 403) },
      },
    },
    async (request, reply) => {
      const { query } = request
      const { deals, total } = await useCases.listDeals.execute({ ...query, ownerId: callerOf(request).id })
      return sendDealPage(request, reply, { deals, total, page: query, schema: DEAL, toItem: toDealDto })
    },
  )

  app.post(
    '',
    {
      schema: {
        ...common,
        operationId: 'createDeal',
        summary: 'Create a deal',
        description: 'Dealer and vulnerability default from the board number. The auction has to be legal.',
        headers: IdempotencyHeaders,
        body: DealBody,
        response: { 201: ref(DealDto), ...failures(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const kept = await useCases.createDeal.execute(
        { ownerId: callerOf(request).id, fields: request.body },
        onceOf(request, reply, {
          status: 201,
          body: toDealDto,
          location: ({ id }) => `/deals/${id}`,
          hasRevision: true,
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
        operationId: 'getDeal',
        summary: 'A deal of the caller, or one shared with a group of the caller',
        description: `Without \`personalThemes\`, \`inspirations\` and \`sharingGroupIds\` for everyone but the owner. ${LINKS}`,
        params: IdParams,
        response: { 200: ref(ReadableDealDto), ...failures(401, 403, 404) },
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
    scope: { common, operationId: (id) => id, whose: ' of the caller' },
  })

  await app.register(dealFileRoutes, {
    boardWriter: useCases.boardWriter,
    prefix: '',
    scope: {
      common,
      operationId: (id) => id,
      read: async (actor, id) => {
        const read = await useCases.getDeal.execute({ actor, id })
        return 'whole' in read ? read.whole : read.shared
      },
    },
  })

  app.get(
    '/:id/exposure',
    {
      schema: {
        ...common,
        operationId: 'explainDealExposure',
        summary: 'Why the deal is, or is not, in the catalog',
        params: IdParams,
        response: { 200: ref(ExposureDto), ...failures(401, 403, 404) },
      },
    },
    async (request) => toExposureDto(await useCases.explainExposure.ofDeal(callerOf(request), request.params.id)),
  )

  await app.register(async (scope) => {
    forFiles(scope).post(
      '/import',
      {
        bodyLimit: MAX_IMPORT_BYTES,
        config: { atOnce: 'imports' },
        schema: {
          ...common,
          ...IMPORT,
          operationId: 'importDeals',
          summary: 'Import a PBN or LIN file as private deals of the caller',
          response: { 200: ImportDto, ...failures(400, 401, 403, 404, 409, 413, 415) },
        },
      },
      async (request, reply) => importFile(useCases.importDeals, callerOf(request).id, request, reply),
    )
  })
}

/** Files of boards from internal backends, under /api/deals. */
export const dealImportApiRoutes: FastifyPluginAsyncTypebox<DealUseCases> = async (app, { importDeals }) => {
  await app.register(async (scope) => {
    forFiles(scope).post<{ Querystring: Static<typeof ImportQuery> }>(
      '/import',
      {
        bodyLimit: MAX_IMPORT_BYTES,
        config: { atOnce: 'imports' },
        schema: {
          ...IMPORT,
          tags: ['internal backends'],
          security: API_KEY,
          operationId: 'apiImportDeals',
          summary: 'Import a PBN or LIN file as private deals of an account',
          querystring: ImportQuery,
          response: { 200: ImportDto, ...failures(400, 401, 404, 409, 413, 415) },
        },
      },
      async (request, reply) => importFile(importDeals, request.query.ownerId, request, reply),
    )
  })
}
