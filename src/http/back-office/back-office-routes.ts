import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { ManageAnnouncements } from '../../application/announcements/manage-announcements.js'
import type { ReadAnnouncements } from '../../application/announcements/read-announcements.js'
import type { Overview } from '../../application/back-office/overview.js'
import type { ManageGrants } from '../../application/entitlements/manage-grants.js'
import type { ListFormSubmissions } from '../../application/forms/list-form-submissions.js'
import type { CountedAnnouncement } from '../../application/ports/announcement-repository.js'
import type { Clock } from '../../application/ports/clock.js'
import { toAccountDto } from '../accounts/account-dtos.js'
import {
  AnnouncementBody,
  AnnouncementPatchBody,
  AnnouncementsDto,
  ManagedAnnouncementDto,
  ManagedAnnouncementsDto,
  toAnnouncementFields,
  toAnnouncementPatch,
  toAnnouncementsDto,
  toManagedAnnouncementDto,
} from '../announcements/announcement-dtos.js'
import { type Guards, initiatorOf } from '../authentication.js'
import { expectedRevisions, tagged } from '../conditional-requests.js'
import { FormSubmissionsDto, toFormSubmissionDto } from '../forms/form-dtos.js'
import { GrantDto, toGrantDto, toGrantFields } from '../grants/grant-routes.js'
import { onceOf, sendKept } from '../idempotency.js'
import {
  BEARER,
  CONDITIONAL,
  failures,
  IdempotencyHeaders,
  IdParams,
  MERGE_PATCH,
  NoContent,
  PageQuery,
  ref,
  toInstant,
  toPaginationDto,
} from '../schemas.js'
import {
  AccountOverviewDto,
  AccountsDto,
  AccountsQuery,
  AuditDto,
  AuditQuery,
  ManualGrantBody,
  PreviewQuery,
  StatsDto,
  StatsQuery,
  toAccountOverviewDto,
  toAccountSort,
  toAuditRecordDto,
  toStatsDto,
} from './back-office-dtos.js'

export interface BackOfficeUseCases {
  readonly overview: Overview
  readonly manageAnnouncements: ManageAnnouncements
  readonly readAnnouncements: ReadAnnouncements
  readonly manageGrants: ManageGrants
  readonly listFormSubmissions: ListFormSubmissions
  readonly clock: Clock
}

/** For admins alone, and never while acting as somebody else. */
export const backOfficeRoutes: FastifyPluginAsyncTypebox<BackOfficeUseCases & { guards: Guards }> = async (
  app,
  { guards, overview, manageAnnouncements, readAnnouncements, manageGrants, listFormSubmissions, clock },
) => {
  app.addHook('onRequest', guards.requireAdmin)
  const common = { tags: ['back-office'], security: BEARER }
  const answer = async (reply: FastifyReply, found: Promise<CountedAnnouncement>) => {
    const counted = await found
    tagged(reply, counted.announcement)
    return toManagedAnnouncementDto(clock.now())(counted)
  }

  app.get(
    '/accounts',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListAccounts',
        summary: 'The accounts table',
        querystring: AccountsQuery,
        response: { 200: AccountsDto, ...failures(400, 401, 403) },
      },
    },
    async ({ query: { page, pageSize, sort, ...filter } }) => {
      const found = await overview.accounts(filter, toAccountSort(sort), { page, pageSize })
      return { accounts: found.items.map(toAccountDto), pagination: toPaginationDto({ page, pageSize }, found.total) }
    },
  )

  app.get(
    '/accounts/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeGetAccount',
        summary: 'An account with its grants and its numbers',
        params: IdParams,
        response: { 200: ref(AccountOverviewDto), ...failures(401, 403, 404) },
      },
    },
    async ({ params }, reply) => {
      const found = await overview.account(params.id)
      tagged(reply, found.account)
      return toAccountOverviewDto(found)
    },
  )

  app.get(
    '/stats',
    {
      schema: {
        ...common,
        operationId: 'backOfficeStats',
        summary: 'Daily statistics, by UTC day',
        querystring: StatsQuery,
        response: { 200: StatsDto, ...failures(400, 401, 403) },
      },
    },
    async ({ query }) => toStatsDto(await overview.daily({ from: toInstant(query.from), to: toInstant(query.to) })),
  )

  app.get(
    '/audit',
    {
      schema: {
        ...common,
        operationId: 'backOfficeAudit',
        summary: 'The audit trail, newest first',
        querystring: AuditQuery,
        response: { 200: AuditDto, ...failures(400, 401, 403) },
      },
    },
    async ({ query: { page, pageSize, from, to, ...filter } }) => {
      const range = { from: toInstant(from) ?? undefined, to: toInstant(to) ?? undefined }
      const found = await overview.audit({ ...filter, ...range }, { page, pageSize })
      return {
        records: found.items.map(toAuditRecordDto),
        pagination: toPaginationDto({ page, pageSize }, found.total),
      }
    },
  )

  app.get(
    '/form-submissions',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListFormSubmissions',
        summary: 'What was sent through the public forms, newest first',
        querystring: PageQuery,
        response: { 200: FormSubmissionsDto, ...failures(400, 401, 403) },
      },
    },
    async ({ query }) => {
      const found = await listFormSubmissions.execute(query)
      return { formSubmissions: found.items.map(toFormSubmissionDto), pagination: toPaginationDto(query, found.total) }
    },
  )

  app.get(
    '/announcements',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListAnnouncements',
        summary: 'Every announcement, newest first',
        querystring: PageQuery,
        response: { 200: ManagedAnnouncementsDto, ...failures(400, 401, 403) },
      },
    },
    async ({ query }) => {
      const found = await manageAnnouncements.list(query)
      return {
        announcements: found.items.map(toManagedAnnouncementDto(clock.now())),
        pagination: toPaginationDto(query, found.total),
      }
    },
  )

  app.post(
    '/announcements',
    {
      schema: {
        ...common,
        operationId: 'backOfficeCreateAnnouncement',
        summary: 'Write an announcement; without `publishedAt` it is a draft',
        headers: IdempotencyHeaders,
        body: AnnouncementBody,
        response: { 201: ref(ManagedAnnouncementDto), ...failures(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const kept = await manageAnnouncements.create(
        toAnnouncementFields(request.body),
        initiatorOf(request),
        onceOf(request, reply, {
          status: 201,
          body: toManagedAnnouncementDto(clock.now()),
          location: ({ announcement }) => `/back-office/announcements/${announcement.id}`,
          hasRevision: true,
        }),
      )
      return sendKept(reply, kept)
    },
  )

  app.get(
    '/announcements/preview',
    {
      schema: {
        ...common,
        operationId: 'backOfficePreviewAnnouncements',
        summary: 'What an account sees at a moment',
        querystring: PreviewQuery,
        response: { 200: ref(AnnouncementsDto), ...failures(400, 401, 403, 404) },
      },
    },
    async ({ query: { accountId, at } }) =>
      toAnnouncementsDto(await readAnnouncements.preview({ accountId, at: toInstant(at) })),
  )

  app.get(
    '/announcements/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeGetAnnouncement',
        summary: 'An announcement',
        params: IdParams,
        response: { 200: ref(ManagedAnnouncementDto), ...failures(401, 403, 404) },
      },
    },
    async ({ params }, reply) => answer(reply, manageAnnouncements.get(params.id)),
  )

  app.patch(
    '/announcements/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeUpdateAnnouncement',
        summary: 'Change an announcement (merge patch)',
        ...MERGE_PATCH,
        params: IdParams,
        body: AnnouncementPatchBody,
        response: { 200: ref(ManagedAnnouncementDto), ...failures(400, 401, 403, 404, 412, 413, 415) },
      },
    },
    async (request, reply) =>
      answer(
        reply,
        manageAnnouncements.update({
          ...initiatorOf(request),
          ...request.params,
          patch: toAnnouncementPatch(request.body),
          expected: expectedRevisions(request),
        }),
      ),
  )

  app.delete(
    '/announcements/:id',
    {
      schema: {
        ...common,
        operationId: 'backOfficeDeleteAnnouncement',
        summary: 'Delete an announcement with its read marks',
        ...CONDITIONAL,
        params: IdParams,
        response: { 204: NoContent, ...failures(401, 403, 404, 412) },
      },
    },
    async (request, reply) => {
      await manageAnnouncements.delete({
        ...initiatorOf(request),
        ...request.params,
        expected: expectedRevisions(request),
      })
      reply.code(204)
      return null
    },
  )

  app.post(
    '/announcements/:id/reset-reads',
    {
      schema: {
        ...common,
        operationId: 'backOfficeResetReads',
        summary: 'Make an announcement unread again for everyone',
        params: IdParams,
        response: { 204: NoContent, ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await manageAnnouncements.resetReads({ ...initiatorOf(request), ...request.params })
      reply.code(204)
      return null
    },
  )

  app.get(
    '/accounts/:id/grants',
    {
      schema: {
        ...common,
        operationId: 'backOfficeListGrants',
        summary: 'The grants of an account, newest start first',
        params: IdParams,
        response: { 200: Type.Object({ grants: Type.Array(ref(GrantDto)) }), ...failures(401, 403, 404) },
      },
    },
    async ({ params }) => ({ grants: (await manageGrants.list(params.id)).map(toGrantDto) }),
  )

  app.post(
    '/accounts/:id/grants',
    {
      schema: {
        ...common,
        operationId: 'backOfficeGiveGrant',
        summary: 'Give a grant by hand',
        headers: IdempotencyHeaders,
        params: IdParams,
        body: ManualGrantBody,
        response: { 201: ref(GrantDto), ...failures(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const once = onceOf(request, reply, {
        status: 201,
        body: toGrantDto,
        location: () => `/back-office/accounts/${encodeURIComponent(id)}/grants`,
      })
      return sendKept(reply, await manageGrants.give(id, toGrantFields(request.body), initiatorOf(request), once))
    },
  )

  app.post(
    '/accounts/:id/grants/:grantId/revoke',
    {
      schema: {
        ...common,
        operationId: 'backOfficeRevokeGrant',
        summary: 'End a grant of an account at once',
        params: Type.Object({ id: Type.String(), grantId: Type.String() }),
        response: { 200: ref(GrantDto), ...failures(401, 403, 404) },
      },
    },
    async (request) => toGrantDto(await manageGrants.revokeOf({ ...initiatorOf(request), ...request.params })),
  )
}
