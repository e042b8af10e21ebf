import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { CreateDeal } from '../../application/deals/create-deal.js'
import type { DeleteDeal } from '../../application/deals/delete-deal.js'
import type { GetDeal } from '../../application/deals/get-deal.js'
import type { ImportDeals } from '../../application/deals/import-deals.js'
import type { ListDeals } from '../../application/deals/list-deals.js'
import type { MoveDeal } from '../../application/deals/move-deal.js'
import type { UpdateDeal } from '../../application/deals/update-deal.js'
import type { UpdateDeals } from '../../application/deals/update-deals.js'
import type { ExplainExposure } from '../../application/exposure/explain-exposure.js'
import { patchFields } from '../../domain/deal.js'
import { callerOf, type Guards } from '../authentication.js'
import { ifMatch } from '../conditional-requests.js'
import { ExposureDto, toExposureDto } from '../exposure-dtos.js'
import { onceOf, sendKept } from '../idempotency.js'
import {
  API_KEY,
  BEARER,
  CONDITIONAL,
  failures,
  IdempotencyHeaders,
  IdParams,
  MERGE_PATCH,
  NoContent,
  ref,
  toPaginationDto,
} from '../schemas.js'
import {
  DealBatchBody,
  DealBody,
  DealDto,
  DealPatchBody,
  DealsDto,
  DealsQuery,
  ImportDto,
  ImportQuery,
  ReadableDealDto,
  toDealDto,
  toImportDto,
  toSharedDealDto,
  UpdatedDealsDto,
} from './deal-dtos.js'

export interface DealUseCases {
  readonly createDeal: CreateDeal
  readonly deleteDeal: DeleteDeal
  readonly explainExposure: ExplainExposure
  readonly getDeal: GetDeal
  readonly importDeals: ImportDeals
  readonly listDeals: ListDeals
  readonly moveDeal: MoveDeal
  readonly updateDeal: UpdateDeal
  readonly updateDeals: UpdateDeals
}

const MAX_IMPORT_BYTES = 5 * 1024 * 1024

/**
 * A scope whose routes take files, as their bytes: the character set is for the reader to find out. Any other media type
 * is refused there, JSON too, and files everywhere else.
 */
const forFiles = (app: FastifyInstance): FastifyInstance => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-pbn',
    { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES },
    (_request, body, done) => done(null, body),
  )
  app.addHook('preValidation', async ({ body }) => {
    if (!Buffer.isBuffer(body)) throw app.httpErrors.unsupportedMediaType()
  })
  return app
}

const IMPORT = {
  description: 'The good boards are kept, all in one transaction; each bad one is named with its line.',
  body: { content: { 'application/x-pbn': { schema: Type.Unsafe<Buffer>({ description: 'A file of boards' }) } } },
  headers: IdempotencyHeaders,
}

const importFile = async (importDeals: ImportDeals, ownerId: string, request: FastifyRequest, reply: FastifyReply) =>
  sendKept(
    reply,
    await importDeals.execute(
      { ownerId, format: 'pbn', file: request.body as Buffer },
      onceOf(request, reply, { status: 200, body: toImportDto }),
    ),
  )

/** The deals of the signed-in owner. */
export const dealRoutes: FastifyPluginAsyncTypebox<DealUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  const common = { tags: ['deals'], security: BEARER }
  const changed = { 200: ref(DealDto), ...failures(400, 401, 403, 404, 412, 413, 415) }
  const moved = { 200: ref(DealDto), ...failures(401, 403, 404, 409) }
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
    async (request) => {
      const page = await useCases.listDeals.execute({ owner: callerOf(request), ...request.query })
      return { deals: page.items.map(toDealDto), pagination: toPaginationDto(request.query, page) }
    },
  )

  app.post(
    '',
    {
      schema: {
        ...common,
        operationId: 'createDeal',
        summary: 'Keep a deal',
        description: 'Dealer and vulnerability default from the board number. The auction has to be legal.',
        headers: IdempotencyHeaders,
        body: DealBody,
        response: { 201: ref(DealDto), ...failures(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const kept = await useCases.createDeal.execute(
        { ownerId: callerOf(request).id, fields: request.body },
        onceOf(request, reply, { status: 201, body: toDealDto, location: ({ id }) => `/deals/${id}` }),
      )
      return sendKept(reply, kept)
    },
  )

  app.patch(
    '',
    {
      schema: {
        ...common,
        operationId: 'updateDeals',
        summary: 'Set sharing or themes of several deals, on all of them or on none',
        body: DealBatchBody,
        response: { 200: UpdatedDealsDto, ...failures(400, 401, 403, 404, 413, 415) },
      },
    },
    async ({ actor, body }) => ({ deals: (await useCases.updateDeals.execute({ actor, ...body })).map(toDealDto) }),
  )

  app.get(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'getDeal',
        summary: 'A deal of the caller, or one shared with a group of the caller',
        description: 'Without `personalThemes`, `inspirations` and `sharingGroupIds` for everyone but the owner.',
        params: IdParams,
        response: { 200: ref(ReadableDealDto), ...failures(401, 403, 404) },
      },
    },
    async ({ actor, params }) => {
      const read = await useCases.getDeal.execute({ actor, ...params })
      return 'whole' in read ? toDealDto(read.whole) : toSharedDealDto(read.shared)
    },
  )

  app.patch(
    '/:id',
    {
      schema: {
        ...common,
        ...MERGE_PATCH,
        operationId: 'updateDeal',
        summary: 'Change a deal of the caller',
        description:
          'A merge patch (RFC 7396). `publishedAt` is set the first time the deal becomes public, and stays.',
        params: IdParams,
        body: DealPatchBody,
        response: changed,
      },
    },
    async (request, reply) =>
      toDealDto(
        await useCases.updateDeal.execute({
          actor: request.actor,
          ...request.params,
          fieldsFrom: (before) => patchFields(before, request.body),
          expects: ifMatch(request, reply, toDealDto),
        }),
      ),
  )

  app.put(
    '/:id',
    {
      schema: {
        ...common,
        ...CONDITIONAL,
        operationId: 'overwriteDeal',
        summary: 'Overwrite a deal of the caller; what is left out has its default again',
        params: IdParams,
        body: DealBody,
        response: changed,
      },
    },
    async (request, reply) =>
      toDealDto(
        await useCases.updateDeal.execute({
          actor: request.actor,
          ...request.params,
          fieldsFrom: () => request.body,
          expects: ifMatch(request, reply, toDealDto),
        }),
      ),
  )

  app.delete(
    '/:id',
    {
      schema: {
        ...common,
        operationId: 'deleteDeal',
        summary: 'Delete a trashed deal for ever; it leaves every collection',
        params: IdParams,
        response: { 204: NoContent, ...failures(401, 403, 404, 409) },
      },
    },
    async ({ actor, params }, reply) => {
      await useCases.deleteDeal.execute({ actor, ...params })
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/:id/trash',
    {
      schema: { ...common, operationId: 'trashDeal', summary: 'Put into the trash', params: IdParams, response: moved },
    },
    async ({ actor, params }) => toDealDto(await useCases.moveDeal.execute({ actor, ...params, to: 'trashed' })),
  )

  app.post(
    '/:id/restore',
    {
      schema: {
        ...common,
        operationId: 'restoreDeal',
        summary: 'Take back from the trash',
        params: IdParams,
        response: moved,
      },
    },
    async ({ actor, params }) => toDealDto(await useCases.moveDeal.execute({ actor, ...params, to: 'active' })),
  )

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
        schema: {
          ...common,
          ...IMPORT,
          operationId: 'importDeals',
          summary: 'Import a PBN file as private deals of the caller',
          response: { 200: ImportDto, ...failures(400, 401, 403, 409, 413, 415) },
        },
      },
      async (request, reply) => importFile(useCases.importDeals, callerOf(request).id, request, reply),
    )
  })
}

/** The deals as internal backends see them, under /api/deals. */
export const dealApiRoutes: FastifyPluginAsyncTypebox<DealUseCases> = async (app, { importDeals }) => {
  await app.register(async (scope) => {
    forFiles(scope).post<{ Querystring: Static<typeof ImportQuery> }>(
      '/import',
      {
        bodyLimit: MAX_IMPORT_BYTES,
        schema: {
          ...IMPORT,
          tags: ['internal backends'],
          security: API_KEY,
          operationId: 'apiImportDeals',
          summary: 'Import a PBN file as private deals of an account',
          querystring: ImportQuery,
          response: { 200: ImportDto, ...failures(400, 401, 404, 409, 413, 415) },
        },
      },
      async (request, reply) => importFile(importDeals, request.query.ownerId, request, reply),
    )
  })
}
