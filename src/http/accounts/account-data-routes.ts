import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { EraseAccount } from '../../application/accounts/erase-account.js'
import type { ExportAccount } from '../../application/accounts/export-account.js'
import type { ListAccessLog } from '../../application/accounts/list-access-log.js'
import {
  AccountParams,
  BEARER,
  CONDITIONAL,
  failures,
  NoContent,
  PageQuery,
  ref,
  toPaginationDto,
} from '../dtos/schemas.js'
import { callerOf, type Guards, initiatorOf } from '../plugins/caller/authentication.js'
import { expectedRevisions } from '../plugins/response/conditional-requests.js'
import { sendStream } from '../responses/streamed-responses.js'
import { AccessLogDto, AccountExportDto, exportTexts, toAccessLogEntryDto } from './export-dtos.js'

export interface AccountDataUseCases {
  readonly eraseAccount: EraseAccount
  readonly exportAccount: ExportAccount
  readonly listAccessLog: ListAccessLog
}

/** Lets users export the data stored about them, see who accessed it, and erase it. */
export const accountDataRoutes: FastifyPluginAsyncTypebox<AccountDataUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  const tags = ['accounts']

  const erase = {
    ...CONDITIONAL,
    tags,
    response: { 204: NoContent, ...failures(401, 403, 'FORBIDDEN', 'ACCOUNT_NOT_FOUND', 'LAST_ADMIN', 412) },
    security: BEARER,
    description:
      'This is permanent. Deals stay, but without an owner; collections are archived and no longer accessible. Everything else stored about the account is deleted, and its handle stays reserved for 90 days. The last active admin cannot be erased.',
  }

  app.delete(
    '/accounts/me',
    {
      onRequest: guards.requireAccount,
      schema: { ...erase, operationId: 'eraseOwnAccount', summary: 'Erase your account' },
    },
    async (request, reply) => {
      await useCases.eraseAccount.execute({
        ...initiatorOf(request),
        id: callerOf(request).id,
        expected: expectedRevisions(request),
      })
      reply.code(204)
      return null
    },
  )

  app.delete(
    '/accounts/:id',
    {
      onRequest: guards.requireAccount,
      schema: {
        ...erase,
        operationId: 'eraseAccount',
        summary: 'Erase an account, as its owner or an admin',
        params: AccountParams,
      },
    },
    async (request, reply) => {
      await useCases.eraseAccount.execute({
        ...initiatorOf(request),
        ...request.params,
        expected: expectedRevisions(request),
      })
      reply.code(204)
      return null
    },
  )

  app.get(
    '/accounts/me/export',
    {
      config: { turn: 'file', documentedHeaders: { ETag: 'never' } },
      onRequest: guards.requireAccount,
      schema: {
        operationId: 'exportOwnAccount',
        summary: 'Export everything stored about you, as one document',
        tags,
        security: BEARER,
        description: 'Only one at a time: while an export is running, another is refused with `EXPORT_RUNNING`.',
        response: { 200: ref(AccountExportDto), ...failures(401, 403, 'EXPORT_RUNNING') },
      },
    },
    async (request, reply) =>
      sendStream(request, reply, {
        type: 'application/json; charset=utf-8',
        version: null,
        texts: () => exportTexts(request, reply, useCases.exportAccount.execute({ actor: request.actor })),
      }),
  )

  app.get(
    '/accounts/me/access-log',
    {
      onRequest: guards.requireAccount,
      schema: {
        operationId: 'listOwnAccessLog',
        summary: 'List who acted as you, when, and what they did, newest first',
        tags,
        security: BEARER,
        querystring: PageQuery,
        response: { 200: AccessLogDto, ...failures(400, 401, 403) },
      },
    },
    async ({ actor, query }) => {
      const found = await useCases.listAccessLog.execute({ actor, ...query })
      return { entries: found.items.map(toAccessLogEntryDto), pagination: toPaginationDto(query, found) }
    },
  )
}
