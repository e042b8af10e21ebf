import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { GetAccountOverview } from '../../application/back-office/get-account-overview.js'
import type { GetDailyFigures } from '../../application/back-office/get-daily-figures.js'
import type { ListAccounts } from '../../application/back-office/list-accounts.js'
import type { ListAuditRecords } from '../../application/back-office/list-audit-records.js'
import type { ListFormSubmissions } from '../../application/forms/list-form-submissions.js'
import { toAccountDto } from '../accounts/account-dtos.js'
import {
  type ManagedAnnouncementUseCases,
  managedAnnouncementRoutes,
} from '../announcements/managed-announcement-routes.js'
import { type ApiKeyUseCases, apiKeyRoutes } from '../api-keys/api-key-routes.js'
import { AccountParams, BEARER, failures, PageQuery, ref, toInstant, toPaginationDto } from '../dtos/schemas.js'
import { ADMINS_ONLY } from '../errors/problems.js'
import { FormSubmissionsDto, toFormSubmissionDto } from '../forms/form-dtos.js'
import { type AccountGrantUseCases, accountGrantRoutes } from '../grants/account-grant-routes.js'
import type { Guards } from '../plugins/caller/authentication.js'
import { tagged } from '../plugins/response/conditional-requests.js'
import { sendList } from '../responses/streamed-responses.js'
import { type WebhookUseCases, webhookRoutes } from '../webhooks/webhook-routes.js'
import {
  AccountOverviewDto,
  AccountsDto,
  AccountsQuery,
  AUDIT_RECORD,
  AuditDto,
  AuditQuery,
  StatsDto,
  StatsQuery,
  toAccountOverviewDto,
  toAccountSort,
  toAuditRecordDto,
  toStatsDto,
} from './back-office-dtos.js'

export interface BackOfficeUseCases
  extends AccountGrantUseCases,
    ApiKeyUseCases,
    ManagedAnnouncementUseCases,
    WebhookUseCases {
  readonly getAccountOverview: GetAccountOverview
  readonly getDailyFigures: GetDailyFigures
  readonly listAccounts: ListAccounts
  readonly listAuditRecords: ListAuditRecords
  readonly listFormSubmissions: ListFormSubmissions
}

/** For admins only, and never while they act as someone else. */
export const backOfficeRoutes: FastifyPluginAsyncTypebox<BackOfficeUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  app.addHook('onRequest', guards.requireAdmin)
  const common = { tags: ['back-office'], security: BEARER }

  app.get(
    '/accounts',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListAccounts',
        summary: 'List accounts',
        querystring: AccountsQuery,
        response: { 200: AccountsDto, ...failures(400, ...ADMINS_ONLY) },
      },
    },
    async ({ actor, query: { page, pageSize, sort, ...filter } }) => {
      const found = await useCases.listAccounts.execute({ actor, filter, sort: toAccountSort(sort), page, pageSize })
      return { accounts: found.items.map(toAccountDto), pagination: toPaginationDto({ page, pageSize }, found) }
    },
  )

  app.get(
    '/accounts/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeGetAccount',
        summary: 'Get an account with its grants and figures',
        params: AccountParams,
        response: { 200: ref(AccountOverviewDto), ...failures(...ADMINS_ONLY, 'ACCOUNT_NOT_FOUND') },
      },
    },
    async ({ actor, params }, reply) => {
      const found = await useCases.getAccountOverview.execute({ actor, ...params })
      tagged(reply, found.account)
      return toAccountOverviewDto(found)
    },
  )

  app.get(
    '/stats',
    {
      schema: {
        ...common,
        operationId: 'backOfficeGetStatistics',
        summary: 'Get daily statistics, by UTC day',
        querystring: StatsQuery,
        response: { 200: StatsDto, ...failures(400, ...ADMINS_ONLY) },
      },
    },
    async ({ actor, query }) => {
      const range = { from: toInstant(query.from), to: toInstant(query.to) }
      return toStatsDto(await useCases.getDailyFigures.execute({ actor, ...range }))
    },
  )

  app.get(
    '/audit',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListAuditRecords',
        summary: 'List the audit trail, newest first',
        querystring: AuditQuery,
        response: { 200: AuditDto, ...failures(400, ...ADMINS_ONLY) },
      },
    },
    async (request, reply) => {
      const { page, pageSize, from, to, ...filter } = request.query
      const range = { from: toInstant(from) ?? undefined, to: toInstant(to) ?? undefined }
      const { records: list, ...total } = await useCases.listAuditRecords.execute({
        actor: request.actor,
        filter: { ...filter, ...range },
        page,
        pageSize,
      })
      return sendList(request, reply, {
        list,
        field: 'records',
        schema: AUDIT_RECORD,
        toItem: toAuditRecordDto,
        around: (records) => ({ records, pagination: toPaginationDto({ page, pageSize }, total) }),
      })
    },
  )

  app.get(
    '/form-submissions',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListFormSubmissions',
        summary: 'List form submissions, newest first',
        querystring: PageQuery,
        response: { 200: FormSubmissionsDto, ...failures(400, ...ADMINS_ONLY) },
      },
    },
    async ({ actor, query }) => {
      const found = await useCases.listFormSubmissions.execute({ actor, ...query })
      return { formSubmissions: found.items.map(toFormSubmissionDto), pagination: toPaginationDto(query, found) }
    },
  )

  await app.register(managedAnnouncementRoutes, { ...useCases, prefix: '' })
  await app.register(accountGrantRoutes, { ...useCases, prefix: '' })
  await app.register(apiKeyRoutes, { ...useCases, prefix: '' })
  await app.register(webhookRoutes, { ...useCases, prefix: '' })
}
