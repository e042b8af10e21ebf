import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { ImportDeals } from '../../application/deals/import-deals.js'
import { BOARD_FORMATS } from '../../application/ports/board-reader.js'
import { MAX_IMPORT_BYTES } from '../../domain/deal-content.js'
import { BEARER, failures, IdempotencyHeaders, IN_DOCUMENT, withScope } from '../dtos/schemas.js'
import { NAMED_NOT_FOUND } from '../errors/problems.js'
import { EXAMPLE_FILES } from '../openapi/examples.js'
import { callerOf } from '../plugins/caller/authentication.js'
import { acceptRawBodies } from '../plugins/request/raw-bodies.js'
import { MEDIA_TYPES } from './board-files.js'
import { ApiImportQuery, ImportDto, ImportQuery, indexesOf, toImportDto, toPreviewDto } from './import-dtos.js'

export interface ImportUseCases {
  readonly importDeals: ImportDeals
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
  return request.recorded(() => request.respondOnce(reply, answer))
}

/** Imports by signed-in owners; the caller adds the guard. */
export const dealImportRoutes: FastifyPluginAsyncTypebox<ImportUseCases> = async (app, { importDeals }) => {
  await app.register(async (scope) => {
    forFiles(scope).post<{ Querystring: Static<typeof ImportQuery> }>(
      '/import',
      {
        bodyLimit: MAX_IMPORT_BYTES,
        config: { turn: 'import', manualAudit: true, manualIdempotency: true },
        schema: {
          ...IMPORT,
          tags: ['deals'],
          security: BEARER,
          operationId: 'importDeals',
          summary: 'Import a PBN or LIN file as your private deals',
          querystring: ImportQuery,
          response: {
            200: ImportDto,
            ...failures(400, 'NO_BOARDS_FOUND', 401, 403, 'QUOTA_EXCEEDED', 413, 415),
          },
        },
      },
      async (request, reply) => importFile(importDeals, callerOf(request).id, request, reply),
    )
  })
}

/** Imports by internal backends, under /api/deals. */
export const dealImportApiRoutes: FastifyPluginAsyncTypebox<ImportUseCases> = async (app, { importDeals }) => {
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
