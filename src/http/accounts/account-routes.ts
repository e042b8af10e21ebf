import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import type { CompleteOnboarding } from '../../application/accounts/complete-onboarding.js'
import type { CreateAccount } from '../../application/accounts/create-account.js'
import type { EraseAccount } from '../../application/accounts/erase-account.js'
import type { ExportAccount } from '../../application/accounts/export-account.js'
import type { FindAccountsByEmail } from '../../application/accounts/find-accounts-by-email.js'
import type { GetAccount } from '../../application/accounts/get-account.js'
import type { GetOwnAccount } from '../../application/accounts/get-own-account.js'
import type { SearchAccounts } from '../../application/accounts/search-accounts.js'
import type { UpdateAccount } from '../../application/accounts/update-account.js'
import type { Overview } from '../../application/back-office/overview.js'
import type { ExplainExposure } from '../../application/exposure/explain-exposure.js'
import type { AuctionSystemRepository } from '../../application/ports/auction-system-repository.js'
import type { AccountId } from '../../domain/ids.js'
import { callerOf, type Guards, identityOf, initiatorOf } from '../authentication.js'
import { expectedRevisions, tagged } from '../conditional-requests.js'
import { ExposureDto, toExposureDto } from '../exposure-dtos.js'
import { onceOf, sendKept } from '../idempotency.js'
import {
  API_KEY,
  BEARER,
  CONDITIONAL,
  EITHER,
  failures,
  IdempotencyHeaders,
  IdParams,
  MERGE_PATCH,
  NoContent,
  PageQuery,
  ref,
  toPaginationDto,
} from '../schemas.js'
import { sendStream } from '../streamed-answers.js'
import {
  AccountDto,
  AccountPatchBody,
  AuctionSystemDto,
  EmailQuery,
  NewAccountBody,
  OnboardingBody,
  SearchQuery,
  SlimAccountDto,
  toAccountDto,
  toAuctionSystemDto,
  toSlimAccountDto,
  withoutNulls,
} from './account-dtos.js'
import { AccessLogDto, AccountExportDto, exportTexts, toAccessLogEntryDto } from './export-dtos.js'

export interface AccountUseCases {
  readonly getOwnAccount: GetOwnAccount
  readonly completeOnboarding: CompleteOnboarding
  readonly getAccount: GetAccount
  readonly updateAccount: UpdateAccount
  readonly searchAccounts: SearchAccounts
  readonly createAccount: CreateAccount
  readonly findAccountsByEmail: FindAccountsByEmail
  readonly eraseAccount: EraseAccount
  readonly exportAccount: ExportAccount
  readonly overview: Overview
  readonly auctionSystems: AuctionSystemRepository
  readonly explainExposure: ExplainExposure
}

export const accountRoutes: FastifyPluginAsyncTypebox<AccountUseCases & { guards: Guards }> = async (
  app,
  { guards, ...useCases },
) => {
  const tags = ['accounts']

  app.get(
    '/accounts/me',
    {
      onRequest: guards.requireSignIn,
      schema: {
        operationId: 'getOwnAccount',
        summary: 'The account of the caller, made at the first call',
        tags,
        security: BEARER,
        response: { 200: ref(AccountDto), ...failures(401, 403, 409) },
      },
    },
    async (request, reply) => toAccountDto(tagged(reply, await useCases.getOwnAccount.execute(identityOf(request)))),
  )

  app.post(
    '/accounts/me/complete-onboarding',
    {
      onRequest: guards.requireSignIn,
      schema: {
        operationId: 'completeOnboarding',
        summary: 'Apply the onboarding values and mark the account onboarded',
        description: 'May be repeated: the values of the last call stand, and `onboardedAt` is that of the first.',
        tags,
        security: BEARER,
        ...CONDITIONAL,
        body: OnboardingBody,
        response: { 200: ref(AccountDto), ...failures(400, 401, 403, 404, 409, 412, 413, 415) },
      },
    },
    async (request, reply) =>
      toAccountDto(
        tagged(
          reply,
          await useCases.completeOnboarding.execute({
            identity: identityOf(request),
            values: withoutNulls(request.body),
            expected: expectedRevisions(request),
          }),
        ),
      ),
  )

  app.get(
    '/accounts/me/exposure',
    {
      onRequest: guards.requireAccount,
      schema: {
        operationId: 'explainOwnExposure',
        summary: 'Why the caller is, or is not, in the catalog',
        tags,
        security: BEARER,
        response: { 200: ref(ExposureDto), ...failures(401, 403) },
      },
    },
    async (request) => toExposureDto(await useCases.explainExposure.ofAccount(callerOf(request))),
  )

  app.get(
    '/accounts/search',
    {
      onRequest: guards.requireAccount,
      config: { limit: 'search' },
      schema: {
        operationId: 'searchAccounts',
        summary: 'Find accounts by name or e-mail',
        description:
          'At most 20 active accounts. A term of three characters or more is looked for anywhere in the name or in the part of the e-mail before the @, one of two only at the start of the name or the address. Case and accents do not count.',
        tags,
        security: BEARER,
        querystring: SearchQuery,
        response: { 200: Type.Array(ref(SlimAccountDto)), ...failures(400, 401, 403) },
      },
    },
    async (request) =>
      (await useCases.searchAccounts.execute({ caller: callerOf(request), ...request.query })).map(toSlimAccountDto),
  )

  app.get(
    '/accounts/:id',
    {
      onRequest: guards.requireApiKeyOrAccount,
      schema: {
        operationId: 'getAccount',
        summary: 'An account, for itself, an admin or an internal backend',
        tags,
        security: EITHER,
        params: IdParams,
        response: { 200: ref(AccountDto), ...failures(401, 403, 404) },
      },
    },
    async ({ actor, params }, reply) =>
      toAccountDto(tagged(reply, await useCases.getAccount.execute({ actor, ...params }))),
  )

  const patch = {
    ...MERGE_PATCH,
    tags,
    body: AccountPatchBody,
    response: { 200: ref(AccountDto), ...failures(400, 401, 403, 404, 409, 412, 413, 415) },
  }

  app.patch(
    '/accounts/me',
    {
      onRequest: guards.requireAccount,
      schema: {
        ...patch,
        operationId: 'updateOwnAccount',
        summary: 'Change the account of the caller',
        security: BEARER,
      },
    },
    async (request, reply) =>
      toAccountDto(
        tagged(
          reply,
          await useCases.updateAccount.execute({
            ...initiatorOf(request),
            id: callerOf(request).id,
            patch: request.body,
            expected: expectedRevisions(request),
          }),
        ),
      ),
  )

  app.patch(
    '/accounts/:id',
    {
      onRequest: guards.requireApiKeyOrAccount,
      schema: {
        ...patch,
        operationId: 'updateAccount',
        summary: 'Change an account: by itself, an admin or an internal backend',
        description:
          'A merge patch (RFC 7396). `role`, `isActive`, `certified`, `avatarTrusted`, `signupSource` and `email` are for admins and internal backends; an owner who sends one is refused with `meta.fields`.',
        security: EITHER,
        params: IdParams,
      },
    },
    async (request, reply) =>
      toAccountDto(
        tagged(
          reply,
          await useCases.updateAccount.execute({
            ...initiatorOf(request),
            ...request.params,
            patch: request.body,
            expected: expectedRevisions(request),
          }),
        ),
      ),
  )

  const erase = {
    ...CONDITIONAL,
    tags,
    response: { 204: NoContent, ...failures(401, 403, 404, 409, 412) },
    security: BEARER,
    description:
      'For ever. Deals stay without an owner and collections are archived, for nobody; everything else that is kept about the account goes, and its handle is given to nobody for 90 days. The last active admin is not erased.',
  }

  app.delete(
    '/accounts/me',
    {
      onRequest: guards.requireAccount,
      schema: { ...erase, operationId: 'eraseOwnAccount', summary: 'Erase the account of the caller' },
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
        summary: 'Erase an account: by itself or an admin',
        params: IdParams,
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
      onRequest: guards.requireAccount,
      schema: {
        operationId: 'exportOwnAccount',
        summary: 'Everything that is kept about the caller, in one document',
        tags,
        security: BEARER,
        description: 'One at a time: another one meanwhile is refused with `EXPORT_RUNNING`.',
        response: { 200: ref(AccountExportDto), ...failures(401, 403, 409) },
      },
    },
    async (request, reply) =>
      sendStream(request, reply, {
        type: 'application/json; charset=utf-8',
        madeOf: null,
        texts: () => exportTexts(reply, useCases.exportAccount.execute(callerOf(request))),
      }),
  )

  app.get(
    '/accounts/me/access-log',
    {
      onRequest: guards.requireAccount,
      schema: {
        operationId: 'listOwnAccessLog',
        summary: 'Who acted as the caller, when, and what was done, newest first',
        tags,
        security: BEARER,
        querystring: PageQuery,
        response: { 200: AccessLogDto, ...failures(400, 401, 403) },
      },
    },
    async (request) => {
      const found = await useCases.overview.audit({ as: callerOf(request).id }, request.query)
      return { entries: found.items.map(toAccessLogEntryDto), pagination: toPaginationDto(request.query, found.total) }
    },
  )

  app.get(
    '/auction-systems',
    {
      config: { limit: 'public' },
      schema: {
        operationId: 'listAuctionSystems',
        summary: 'The auction systems an account may choose from, by sortOrder',
        tags,
        security: [],
        response: { 200: Type.Object({ auctionSystems: Type.Array(ref(AuctionSystemDto)) }), ...failures(429) },
      },
    },
    async () => ({ auctionSystems: (await useCases.auctionSystems.list()).map(toAuctionSystemDto) }),
  )
}

/** The accounts as internal backends see them, under /api. */
export const accountApiRoutes: FastifyPluginAsyncTypebox<AccountUseCases> = async (app, useCases) => {
  const tags = ['internal backends']

  app.get(
    '/accounts/:id',
    {
      schema: {
        operationId: 'apiGetAccount',
        summary: 'An account',
        tags,
        security: API_KEY,
        params: IdParams,
        response: { 200: ref(AccountDto), ...failures(401, 404) },
      },
    },
    async ({ actor, params }, reply) =>
      toAccountDto(tagged(reply, await useCases.getAccount.execute({ actor, ...params }))),
  )

  app.get(
    '/accounts',
    {
      schema: {
        operationId: 'apiFindAccounts',
        summary: 'The accounts with an e-mail address, compared without case',
        tags,
        security: API_KEY,
        querystring: EmailQuery,
        response: { 200: Type.Object({ accounts: Type.Array(ref(AccountDto)) }), ...failures(400, 401) },
      },
    },
    async ({ query }) => ({
      accounts: (await useCases.findAccountsByEmail.execute(query.email)).map(toAccountDto),
    }),
  )

  app.post(
    '/accounts',
    {
      schema: {
        operationId: 'apiCreateAccount',
        summary: 'Make an account ahead of its first sign-in',
        tags,
        security: API_KEY,
        headers: IdempotencyHeaders,
        body: NewAccountBody,
        response: { 201: ref(AccountDto), ...failures(400, 401, 404, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { id, signupSource = 'backend', ...fields } = withoutNulls(request.body)
      const kept = await useCases.createAccount.execute(
        { ...fields, id: id as AccountId, signupSource },
        onceOf(request, reply, {
          status: 201,
          body: toAccountDto,
          location: (account) => `/api/accounts/${encodeURIComponent(account.id)}`,
          hasRevision: true,
        }),
      )
      return sendKept(reply, kept)
    },
  )
}
