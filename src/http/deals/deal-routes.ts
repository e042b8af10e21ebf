import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import type { CreateDeal } from '../../application/deals/create-deal.js'
import type { GetDeal } from '../../application/deals/get-deal.js'
import type { ImportDeals } from '../../application/deals/import-deals.js'
import type { UpdateDeal } from '../../application/deals/update-deal.js'
import { callerOf, type Guards } from '../authentication.js'
import { ifMatch } from '../conditional-requests.js'
import { API_KEY, BEARER, failures, IdParams, ref } from '../schemas.js'
import { DealBody, DealDto, DealPatchBody, ImportDto, ImportQuery, toDealDto } from './deal-dtos.js'

export interface DealUseCases {
  readonly createDeal: CreateDeal
  readonly getDeal: GetDeal
  readonly updateDeal: UpdateDeal
  readonly importDeals: ImportDeals
}

const MAX_IMPORT_BYTES = 5 * 1024 * 1024

/** The deals of the signed-in owner. */
export const dealRoutes: FastifyPluginAsyncTypebox<DealUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  const tags = ['deals']
  app.addHook('onRequest', guards.requireAccount)

  app.post(
    '',
    {
      schema: {
        operationId: 'createDeal',
        summary: 'Keep a deal',
        description: 'Dealer and vulnerability default from the board number. The auction has to be legal.',
        tags,
        security: BEARER,
        body: DealBody,
        response: { 201: ref(DealDto), ...failures(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request, reply) => {
      const deal = await useCases.createDeal.execute({ owner: callerOf(request), fields: request.body })
      return reply.code(201).header('location', `/deals/${deal.id}`).send(toDealDto(deal))
    },
  )

  app.get(
    '/:id',
    {
      schema: {
        operationId: 'getDeal',
        summary: 'A deal of the caller',
        tags,
        security: BEARER,
        params: IdParams,
        response: { 200: ref(DealDto), ...failures(401, 403, 404) },
      },
    },
    async ({ actor, params }) => toDealDto(await useCases.getDeal.execute({ actor, ...params })),
  )

  app.patch(
    '/:id',
    {
      schema: {
        operationId: 'updateDeal',
        summary: 'Change a deal of the caller',
        description:
          'A merge patch (RFC 7396). `publishedAt` is set the first time the deal becomes public, and stays.',
        tags,
        security: BEARER,
        params: IdParams,
        body: DealPatchBody,
        response: { 200: ref(DealDto), ...failures(400, 401, 403, 404, 412, 413, 415) },
      },
    },
    async (request, reply) =>
      toDealDto(
        await useCases.updateDeal.execute({
          actor: request.actor,
          ...request.params,
          patch: request.body,
          expects: ifMatch(request, reply, toDealDto),
        }),
      ),
  )
}

/** The deals as internal backends see them, under /api/deals. */
export const dealApiRoutes: FastifyPluginAsyncTypebox<DealUseCases> = async (app, useCases) => {
  const tags = ['internal backends']

  // A file is its bytes: its character set is for the reader to find out.
  app.addContentTypeParser(
    'application/x-pbn',
    { parseAs: 'buffer', bodyLimit: MAX_IMPORT_BYTES },
    (_request, body, done) => done(null, body),
  )

  app.post<{ Body: Buffer; Querystring: Static<typeof ImportQuery> }>(
    '/import',
    {
      bodyLimit: MAX_IMPORT_BYTES,
      // Another media type is refused, JSON too: this route reads files.
      preValidation: async (request) => {
        if (!Buffer.isBuffer(request.body)) throw app.httpErrors.unsupportedMediaType()
      },
      schema: {
        operationId: 'apiImportDeals',
        summary: 'Import a PBN file as private deals of an account',
        description: 'The good boards are kept, all in one transaction; each bad one is named with its line.',
        tags,
        security: API_KEY,
        consumes: ['application/x-pbn'],
        querystring: ImportQuery,
        response: { 200: ImportDto, ...failures(400, 401, 404, 413, 415) },
      },
    },
    async ({ query: { ownerId }, body: file }) => {
      const report = await useCases.importDeals.execute({ ownerId, format: 'pbn', file })
      return { ...report, rejected: [...report.rejected], ids: [...report.ids] }
    },
  )
}
